/** Questions that would change nothing, and need not be asked: dice that cannot be bettered, a camp that is done, the paint of a flag. */
import { isIdle, lyingIn, rungsOf } from '@holotape/adventure/queries/rerolls';
import { type AdventureView, openPosition } from '@holotape/adventure/view';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { keep } from '../../settings/kept.ts';
import { adventureContent } from './pack.ts';

interface Habits {
  /** What could help nobody is not asked. */
  readonly skip: boolean;
}

export const habits = keep<Habits>('holotape.adventure.habits', (kept) => ({
  skip: (kept as Partial<Habits> | null)?.skip !== false,
}));

export const habit = (question: QuestionInfo, view: AdventureView): string | undefined =>
  habits.now().skip ? uselessly(question, view) : undefined;

/** What somebody begins with is worn or held, unless it makes them slow: it costs nothing to put it away. */
function isBurden({ about }: QuestionInfo): boolean {
  const { item } = (about ?? {}) as { readonly item?: string };
  return item === undefined || adventureContent().items.get(item)?.heavy !== false;
}

/** The answer to a question that would change nothing. Pure. */
function uselessly(question: QuestionInfo, view: AdventureView): string | undefined {
  const open = (question.options ?? []).filter(({ blocked }) => blocked === undefined).map(({ id }) => id);
  if (question.ask === 'marker.colour') return open[0]; // FB-QUEST-13
  if (question.ask === 'setup.card') return isBurden(question) ? undefined : open[0]; // FB-CHAR-2
  if (question.ask === 'camp') return open.every((id) => id === 'done') ? 'done' : undefined;
  const way = ['stand', 'go-on'].find((each) => open.includes(each));
  const lying = lyingIn(question.about);
  if (way === undefined || lying === undefined) return undefined;
  const rungs = rungsOf(openPosition(view, adventureContent()), lying);
  const [stand] = rungs;
  // Nothing is left to win: it succeeds as it lies, and nobody is hurt.
  if (stand!.chance === 1 && (stand!.harm ?? 0) === 0) return way;
  const helpless = open.every((id) => id === way || id.startsWith('reroll:'));
  return helpless && isIdle(rungs) ? way : undefined;
}
