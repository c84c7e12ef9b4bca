/** A fight or test as the open question tells it: the dice that lie there, what is wanted, and what each reroll is worth. */
import type { EnemyBlow } from '@holotape/adventure/queries/fights';
import { hitsThrough } from '@holotape/adventure/queries/fights';
import type { Foe } from '@holotape/adventure/queries/foes';
import { rerollMeans } from '@holotape/adventure/queries/odds';
import { hitsOn } from '@holotape/adventure/queries/rolling';
import type { Adventure } from '@holotape/adventure/state';
import type { Area } from '@holotape/adventure/words';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';

export interface Lying {
  /** Faces 1 to 6. */
  readonly dice: readonly number[];
  readonly rerolls: number;
  readonly wanted: { readonly hits: number; readonly areas: readonly Area[] };
  /** In a fight: what the enemy is about to do as the dice lie. */
  readonly blow: EnemyBlow | undefined;
}

const ASKS = ['fight.reroll', 'test.reroll', 'fight.hits', 'fight.strike'];

/** The dice of the open question, if it is about dice. */
export function lyingDice(question: QuestionInfo | null): Lying | undefined {
  if (question === null || !ASKS.includes(question.ask)) return undefined;
  const about = (question.about ?? {}) as Partial<Lying>;
  if (about.dice === undefined || about.wanted === undefined) return undefined;
  return { dice: about.dice, rerolls: about.rerolls ?? 0, wanted: about.wanted, blow: about.blow };
}

/** Who is being fought, as the question tells it. */
export const foeAsked = (question: QuestionInfo | null): Foe | undefined =>
  ((question?.about ?? {}) as { foe?: Foe }).foe;

/** Does a die count towards what is wanted, and for how much? FB-FIGHT-11, FB-TEST-6 */
export function countOf({ content }: Adventure, { wanted }: Lying, face: number): number {
  const { areas, hits } = content.dice[face - 1]!;
  if (wanted.areas.length === 0) return hits;
  return areas.some((area) => wanted.areas.includes(area)) ? 1 : 0;
}

/** What the enemy does to the survivor with these faces. FB-FIGHT-9, FB-FIGHT-10 */
const harmOf = (position: Adventure, blow: EnemyBlow, faces: readonly number[]): number =>
  hitsThrough({ ...blow, dice: hitsOn(position, faces) }) * blow.level;

interface Rung {
  /** The dice that would be rolled again: `13`; none, if they stand. */
  readonly dice: string;
  readonly chance: number;
  /** Harm to be expected if the dice then stand. */
  readonly harm: number | undefined;
}

/** What standing and every choice of dice to roll again would bring: exact, later rerolls used as well as possible. */
export function rungsOf(position: Adventure, lying: Lying): readonly Rung[] {
  const { dice } = position.content;
  const faces = lying.dice.map((face) => face - 1);
  const success = (roll: readonly number[]) =>
    roll.reduce((sum, face) => sum + countOf(position, lying, face + 1), 0) >= lying.wanted.hits ? 1 : 0;
  const { blow } = lying;
  const chances = rerollMeans(dice.length, faces, lying.rerolls, success);
  const harms =
    blow &&
    rerollMeans(dice.length, faces, 1, (roll) =>
      harmOf(
        position,
        blow,
        roll.map((face) => face + 1),
      ),
    );
  return [
    { dice: '', chance: chances.stand, harm: harms?.stand },
    ...[...chances.again].map(([again, chance]) => ({ dice: again, chance, harm: harms?.again.get(again) })),
  ];
}

/** The best choice for each number of dice, standing first: a ladder of four rungs at most. */
export function ladderOf(rungs: readonly Rung[]): readonly Rung[] {
  const best = new Map<number, Rung>();
  for (const rung of rungs) {
    const known = best.get(rung.dice.length);
    if (known === undefined || isBetter(rung, known)) best.set(rung.dice.length, rung);
  }
  return [...best.values()];
}

const isBetter = (a: Rung, b: Rung): boolean =>
  a.chance > b.chance + 1e-9 || (Math.abs(a.chance - b.chance) <= 1e-9 && (a.harm ?? 0) < (b.harm ?? 0));

/** The rung nothing is better than. */
const bestRung = (rungs: readonly Rung[]): Rung => rungs.reduce((best, rung) => (isBetter(rung, best) ? rung : best));

/** No reroll could add anything: success is sure, or out of reach, and no harm could be spared. */
export const isIdle = (rungs: readonly Rung[]): boolean => {
  const [stand] = rungs;
  if (stand === undefined) return true;
  const best = bestRung(rungs).chance;
  const spared = rungs.some(({ harm, chance }) => (harm ?? 0) < (stand.harm ?? 0) && chance >= stand.chance);
  return best <= stand.chance && !spared;
};
