/** A fight or test as the open question tells it: the dice that lie there, what is wanted, and what each reroll is worth. */
import { type Foe, foeOf } from '@holotape/adventure/queries/foes';
import { rerollMeans } from '@holotape/adventure/queries/odds';
import type { Adventure } from '@holotape/adventure/state';
import type { Area } from '@holotape/adventure/words';
import type { LogLine, QuestionInfo } from '@holotape/table/spoken/protocol';

export interface Lying {
  /** Faces 1 to 6. */
  readonly dice: readonly number[];
  readonly rerolls: number;
  readonly wanted: { readonly hits: number; readonly areas: readonly Area[] };
}

const ASKS = ['fight.reroll', 'test.reroll', 'fight.hits', 'fight.strike'];

/** The dice of the open question, if it is about dice. */
export function lyingDice(question: QuestionInfo | null): Lying | undefined {
  if (question === null || !ASKS.includes(question.ask)) return undefined;
  const about = (question.about ?? {}) as Partial<Lying>;
  if (about.dice === undefined || about.wanted === undefined) return undefined;
  return { dice: about.dice, rerolls: about.rerolls ?? 0, wanted: about.wanted };
}

/** Who is being fought: the log told it last. */
export function foeInFight(log: readonly LogLine[], position: Adventure): Foe | undefined {
  const line = log.findLast(({ say }) => say === 'fight' || say === 'fight.attack' || say === 'fight.drawn');
  const { enemy } = (line?.args ?? {}) as { enemy?: string };
  return enemy === undefined ? undefined : foeOf(position, enemy);
}

/** Does a die count towards what is wanted, and for how much? FB-FIGHT-11, FB-TEST-6 */
export function countOf({ content }: Adventure, { wanted }: Lying, face: number): number {
  const { areas, hits } = content.dice[face - 1]!;
  if (wanted.areas.length === 0) return hits;
  return areas.some((area) => wanted.areas.includes(area)) ? 1 : 0;
}

/** The chance of success if the dice stand, and for every choice of dice to roll again. */
export function chances(position: Adventure, lying: Lying) {
  const { dice } = position.content;
  return rerollMeans(
    dice.length,
    lying.dice.map((face) => face - 1),
    lying.rerolls,
    (faces) => (faces.reduce((sum, face) => sum + countOf(position, lying, face + 1), 0) >= lying.wanted.hits ? 1 : 0),
  );
}
