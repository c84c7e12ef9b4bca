/** What the dice of a fight or a test are worth as they lie, and what every reroll would bring: for whoever looks before choosing. */
import type { Adventure } from '../state.ts';
import type { Area } from '../words.ts';
import { type EnemyBlow, hitsThrough } from './fights.ts';
import { type Foe, has } from './foes.ts';
import { rerollMeans } from './odds.ts';
import { hitsOn } from './rolling.ts';

/** Dice that lie there while somebody is asked about them. */
export interface LyingDice {
  /** Faces 1 to 6. */
  readonly dice: readonly number[];
  readonly rerolls: number;
  readonly wanted: { readonly hits: number; readonly areas: readonly Area[] };
  /** In a fight: what the enemy is about to do as the dice lie, and who it is. */
  readonly blow?: EnemyBlow | undefined;
  readonly foe?: Foe | undefined;
}

/** The dice that a question is about, if it is about dice. */
export function lyingIn(about: unknown): LyingDice | undefined {
  const { dice, rerolls = 0, wanted, blow, foe } = (about ?? {}) as Partial<LyingDice>;
  return dice === undefined || wanted === undefined ? undefined : { dice, rerolls, wanted, blow, foe };
}

/** Does a die count towards what is wanted, and for how much? FB-FIGHT-11, FB-TEST-6 */
export function countOf({ content }: Adventure, { wanted }: LyingDice, face: number): number {
  const { areas, hits } = content.dice[face - 1]!;
  if (wanted.areas.length === 0) return hits;
  return areas.some((area) => wanted.areas.includes(area)) ? 1 : 0;
}

interface Rung {
  /** The dice that would be rolled again: `13`; none, if they stand. */
  readonly dice: string;
  /** Of success, if later rerolls are used as well as possible. */
  readonly chance: number;
  /** Damage and rads to be expected if the dice then stand; none in a test. FB-FIGHT-9, FB-ABIL-9 */
  readonly harm: number | undefined;
  readonly rads: number | undefined;
}

/** What standing and every choice of dice to roll again would bring, exactly. */
export function rungsOf(position: Adventure, lying: LyingDice): readonly Rung[] {
  const sides = position.content.dice.length;
  const faces = lying.dice.map((face) => face - 1);
  const { blow, foe } = lying;
  const success = (roll: readonly number[]) =>
    roll.reduce((sum, face) => sum + countOf(position, lying, face + 1), 0) >= lying.wanted.hits ? 1 : 0;
  const through = (roll: readonly number[]) =>
    hitsThrough({
      ...blow!,
      dice: hitsOn(
        position,
        roll.map((face) => face + 1),
      ),
    });
  const chances = rerollMeans(sides, faces, lying.rerolls, success);
  const harms = blow && rerollMeans(sides, faces, 1, (roll) => through(roll) * blow.level);
  const radiates = foe !== undefined && has(foe, 'radiation');
  const rads = blow && rerollMeans(sides, faces, 1, (roll) => (radiates && through(roll) > 0 ? blow.level : 0));
  return [
    { dice: '', chance: chances.stand, harm: harms?.stand, rads: rads?.stand },
    ...[...chances.again].map(([dice, chance]) => ({
      dice,
      chance,
      harm: harms?.again.get(dice),
      rads: rads?.again.get(dice),
    })),
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

/** No reroll could add anything: success is sure, or out of reach, and no harm could be spared. */
export function isIdle(rungs: readonly Rung[]): boolean {
  const stand = rungs[0]!;
  return rungs.every(
    ({ chance, harm }) => chance <= stand.chance && (chance < stand.chance || (harm ?? 0) >= (stand.harm ?? 0)),
  );
}
