/** What need not be asked, and what need not be read by everybody. Pure. */
import type { LogLine, QuestionInfo } from '@holotape/table/spoken/protocol';

/** The only option that can be chosen, where there is just one. */
export function onlyChoice(question: QuestionInfo): string | undefined {
  if (question.kind !== 'choice' && question.kind !== 'together') return undefined;
  const open = (question.options ?? []).filter(({ blocked }) => blocked === undefined);
  return open.length === 1 ? open[0]!.id : undefined;
}

/** Lines this seat may read: on a shared screen private lines of others are put away. */
export const linesFor = (log: readonly LogLine[], seat: number | 'public'): readonly LogLine[] =>
  log.some(({ to }) => to !== undefined && (seat === 'public' || !to.includes(seat)))
    ? log.filter(({ to }) => to === undefined || (seat !== 'public' && to.includes(seat)))
    : log;
