/** What need not be asked, and what need not be read by everybody. Pure. */
import type { LogLine, QuestionInfo } from '@holotape/table/spoken/protocol';

/** The only option that can be chosen, where there is just one. */
export function onlyChoice(question: QuestionInfo): string | undefined {
  if (question.kind !== 'choice' && question.kind !== 'together') return undefined;
  const open = (question.options ?? []).filter(({ blocked }) => blocked === undefined);
  return open.length === 1 ? open[0]!.id : undefined;
}

/**
 * Whether the screen is handed over behind a shut door: to somebody else than who sat here last, where one of the two has
 * something to hide. Where nobody has, a door would only be in the way.
 */
export const mustPassTo = (
  asked: number | undefined,
  atScreen: number | undefined,
  secrets: readonly number[],
): asked is number =>
  asked !== undefined &&
  asked !== atScreen &&
  (secrets.includes(asked) || (atScreen !== undefined && secrets.includes(atScreen)));

/** Lines this seat may read: on a shared screen private lines of others are put away. */
export const linesFor = (log: readonly LogLine[], seat: number | 'public'): readonly LogLine[] =>
  log.some(({ to }) => to !== undefined && (seat === 'public' || !to.includes(seat)))
    ? log.filter(({ to }) => to === undefined || (seat !== 'public' && to.includes(seat)))
    : log;
