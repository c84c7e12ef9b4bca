/** Options of a campaign as the terminal lists them. */
import type { AnySession, Option, Question } from '@holotape/kernel';
import type { Campaign } from '@holotape/skirmish/campaign/campaign';
import { BUILD_TITLES, labelOf, partsOf } from '@holotape/skirmish/campaign/labels';
import type { Label, Numbered } from '../face.ts';

/** Forces and reports are offered by what they are made of. */
const MADE: ReadonlySet<string> = new Set(['force', 'battle']);

export function label(session: AnySession, question: Question, { id }: Option, names: readonly string[]): Label {
  const { ask, to } = question;
  const seat = typeof to === 'number' ? to : 0;
  return labelOf(session.position as Campaign, names, { ask, seat }, MADE.has(ask) ? JSON.parse(id) : id);
}

interface Group {
  readonly title: string;
  readonly choices: readonly Numbered[];
}

/** Step 1 offers much: it is told in groups, in the order of the book. */
export function groupsOf(question: Question | undefined, all: readonly Numbered[]): Group[] {
  if (question?.ask !== 'build') return [{ title: '', choices: all }];
  const words = [...new Set(all.map(({ option }) => partsOf(option.id)[0]))];
  return words.map((word) => ({
    title: BUILD_TITLES[word] ?? '',
    choices: all.filter(({ option }) => partsOf(option.id)[0] === word),
  }));
}
