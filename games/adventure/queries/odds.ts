/**
 * Exact chances of tests and fights with the best use of rerolls, for people who ask before they choose. Pure: computed
 * from the printed dice, looking at nothing else.
 */
import type { Face } from '../printed/board.ts';
import { type Area, VATS_DICE } from '../words.ts';

/** What a roll is worth: 1 for a success, 0 for a failure, or any value in between. Dice come as faces from 0. */
type Worth = (faces: readonly number[]) => number;

/** All ways three dice can fall, and which dice can be kept. */
const rollsOf = (sides: number, dice: number): number[][] =>
  dice === 0
    ? [[]]
    : rollsOf(sides, dice - 1).flatMap((roll) => Array.from({ length: sides }, (_, face) => [...roll, face]));

const indexOf = (roll: readonly number[], sides: number): number =>
  roll.reduce((index, face) => index * sides + face, 0);

/**
 * The chance (or mean worth) with so many rerolls, each of any dice, every one spent as well as possible. Worked back
 * from the last: what a roll is worth with n rerolls is the best mean of rolling some of its dice again with n - 1.
 */
export function bestMean(sides: number, rerolls: number, worth: Worth): number {
  const rolls = rollsOf(sides, VATS_DICE);
  let values = rolls.map(worth);
  const mean = (kept: readonly (number | undefined)[], of: readonly number[]): number => {
    const free = kept.flatMap((face, die) => (face === undefined ? [die] : []));
    const ways = rollsOf(sides, free.length);
    const sum = ways.reduce((total, way) => {
      const roll = kept.map((face, die) => face ?? way[free.indexOf(die)]!);
      return total + of[indexOf(roll, sides)]!;
    }, 0);
    return sum / ways.length;
  };
  for (let left = 0; left < rerolls; left += 1) {
    const after = values;
    const means = new Map<string, number>();
    values = rolls.map((roll) => {
      let best = after[indexOf(roll, sides)]!;
      for (let again = 1; again < 1 << VATS_DICE; again += 1) {
        const kept = roll.map((face, die) => (again & (1 << die) ? undefined : face));
        const key = kept.join();
        const value = means.get(key) ?? mean(kept, after);
        means.set(key, value);
        best = Math.max(best, value);
      }
      return best;
    });
  }
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

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
