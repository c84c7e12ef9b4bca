/**
 * Exact chances of tests and fights with the best use of rerolls, for people who ask before they choose. Pure: computed
 * from the printed dice, looking at nothing else.
 */
import type { Face } from '../printed/board.ts';
import { type Area, VATS_DICE } from '../words.ts';

/** What a roll is worth: 1 for a success, 0 for a failure, or any value in between. Dice come as faces from 0. */
type Worth = (faces: readonly number[]) => number;

/** All ways so many dice can fall. */
const rollsOf = (sides: number, dice: number): number[][] =>
  dice === 0
    ? [[]]
    : rollsOf(sides, dice - 1).flatMap((roll) => Array.from({ length: sides }, (_, face) => [...roll, face]));

const indexOf = (roll: readonly number[], sides: number): number =>
  roll.reduce((index, face) => index * sides + face, 0);

/** The mean worth of a roll when some of its dice are kept and the others are rolled. */
function meanOf(sides: number, kept: readonly (number | undefined)[], values: readonly number[]): number {
  const free = kept.flatMap((face, die) => (face === undefined ? [die] : []));
  const ways = rollsOf(sides, free.length);
  const sum = ways.reduce((total, way) => {
    const roll = kept.map((face, die) => face ?? way[free.indexOf(die)]!);
    return total + values[indexOf(roll, sides)]!;
  }, 0);
  return sum / ways.length;
}

/** What is kept of a roll when the dice of this choice are rolled again: a bit for each die. */
const keptOf = (roll: readonly number[], again: number) =>
  roll.map((face, die) => (again & (1 << die) ? undefined : face));

/**
 * What every roll is worth with so many rerolls left, each of any dice, every one spent as well as possible. Worked back
 * from the last: with n rerolls it is the best mean of rolling some of its dice again with n - 1.
 */
function valuesWith(sides: number, dice: number, rerolls: number, worth: Worth): readonly number[] {
  const rolls = rollsOf(sides, dice);
  let values = rolls.map(worth);
  for (let left = 0; left < rerolls; left += 1) {
    const after = values;
    const means = new Map<string, number>();
    values = rolls.map((roll) => {
      let best = after[indexOf(roll, sides)]!;
      for (let again = 1; again < 1 << dice; again += 1) {
        const kept = keptOf(roll, again);
        const key = kept.join();
        const value = means.get(key) ?? meanOf(sides, kept, after);
        means.set(key, value);
        best = Math.max(best, value);
      }
      return best;
    });
  }
  return values;
}

/** The chance (or mean worth) of three dice with so many rerolls. */
export function bestMean(sides: number, rerolls: number, worth: Worth): number {
  const values = valuesWith(sides, VATS_DICE, rerolls, worth);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What dice that lie there are worth if they stand, and if any choice of them (`13`) is rolled again now. */
export function rerollMeans(
  sides: number,
  roll: readonly number[],
  rerolls: number,
  worth: Worth,
): { readonly stand: number; readonly again: ReadonlyMap<string, number> } {
  const after = valuesWith(sides, roll.length, Math.max(0, rerolls - 1), worth);
  const choices = Array.from({ length: (1 << roll.length) - 1 }, (_, i) => i + 1);
  return {
    stand: worth(roll),
    again: new Map(
      choices.map((again) => [
        roll.flatMap((_, die) => (again & (1 << die) ? [die + 1] : [])).join(''),
        meanOf(sides, keptOf(roll, again), after),
      ]),
    ),
  };
}

/** What three dice come to, each lying or still to be rolled (`null`): several worths at once, by the dice in order. */
class Means {
  readonly #faces: readonly number[];
  readonly #values = new Map<string, readonly number[]>();
  readonly #lying: (roll: readonly number[]) => readonly number[];

  constructor(sides: number, lying: (roll: readonly number[]) => readonly number[]) {
    this.#faces = Array.from({ length: sides }, (_, face) => face);
    this.#lying = lying;
  }

  /** The mean over what is still to be rolled; which die shows what does not matter. */
  of(dice: readonly (number | null)[]): readonly number[] {
    const key = dice
      .map((face) => face ?? this.#faces.length)
      .sort((one, other) => one - other)
      .join();
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const free = dice.indexOf(null);
    const value =
      free < 0 ? this.#lying(dice as number[]) : meanOfAll(this.#faces.map((face) => this.of(dice.with(free, face))));
    this.#values.set(key, value);
    return value;
  }
}

const meanOfAll = (all: readonly (readonly number[])[]): number[] =>
  all[0]!.map((_, i) => all.reduce((sum, each) => sum + each[i]!, 0) / all.length);

const TO_ROLL = Array<null>(VATS_DICE).fill(null);
const CHOICES = Array.from({ length: (1 << VATS_DICE) - 1 }, (_, i) => i + 1);

/**
 * The means of several worths when every reroll serves the first of them: how likely it succeeds, and what it costs on the
 * way. Dice that cannot be bettered lie.
 */
export function meansServing(sides: number, rerolls: number, worths: readonly Worth[]): readonly number[] {
  let means = new Means(sides, (roll) => worths.map((worth) => worth(roll)));
  for (let left = 0; left < rerolls; left += 1) {
    const after = means;
    means = new Means(sides, (roll) => {
      const choices = CHOICES.map((again) => after.of(roll.map((face, die) => (again & (1 << die) ? null : face))));
      return choices.reduce((best, each) => (each[0]! > best[0]! + SAME ? each : best), after.of(roll));
    });
  }
  return means.of(TO_ROLL);
}

/** Chances closer than this differ by rounding only. */
const SAME = 1e-9;

const hitsOf = (dice: readonly Face[], faces: readonly number[]): number =>
  faces.reduce((sum, face) => sum + dice[face]!.hits, 0);

/** The chance to pass a test. FB-TEST-4 */
export const testOdds = (dice: readonly Face[], rerolls: number, difficulty: number): number =>
  bestMean(dice.length, rerolls, (faces) => (hitsOf(dice, faces) >= difficulty ? 1 : 0));

interface FightOdds {
  /** The chance to kill, if that is all that counts. */
  readonly kill: number;
  /** The mean number of hits suffered before armor, when the dice are never rerolled for it. */
  readonly hits: number;
}

/** The chance to inflict enough hits. FB-FIGHT-11, FB-FIGHT-12 */
export function fightOdds(
  dice: readonly Face[],
  rerolls: number,
  areas: readonly Area[],
  hitsNeeded: number,
  bonus = 0,
): FightOdds {
  const matches = (face: number) => dice[face]!.areas.some((area) => areas.includes(area));
  const kill = bestMean(dice.length, rerolls, (faces) => (faces.filter(matches).length + bonus >= hitsNeeded ? 1 : 0));
  return { kill, hits: bestMean(dice.length, 0, (faces) => hitsOf(dice, faces)) };
}
