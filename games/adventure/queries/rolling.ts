/** FB-DICE: what tests and fights have in common, three dice being rolled, and what dice show. */
import type { Adventure } from '../state.ts';
import type { Area, Letter } from '../words.ts';

/** Every choice of some of three dice: `1`, `13`, `123`. */
export const SOME_DICE = ['1', '2', '3', '12', '13', '23', '123'] as const;

/** Those that can be chosen of the dice on the table: the assist die is alone. */
export const someOf = ({ dice }: Rolling): readonly string[] =>
  SOME_DICE.filter((some) => [...some].every((die) => Number(die) <= dice.length));

export interface Wanted {
  readonly hits: number;
  readonly areas: readonly Area[];
}

/** A fight or a test being rolled. Cards change it under way. */
export interface Rolling {
  readonly of: 'fight' | 'test';
  /** What counts as used. FB-FIGHT-21 */
  readonly letters: readonly Letter[];
  /** What is wanted: so many hit icons, or so many dice that show one of these areas. */
  readonly wanted: Wanted;
  /** Faces 1 to 6; none before the roll. */
  dice: number[];
  rerolls: number;
  /** Hits of the survivor besides the dice. */
  bonus: number;
  /** Enemy hits that do nothing. */
  cancelled: number;
  /** Places of dice that count as showing every area. */
  everyArea: number[];
  /** Cards that were used and cannot be used again in it. */
  used: string[];
  /** Well Rested was given up. FB-RULING-31 */
  rested: boolean;
}

export const newRolling = (
  of: Rolling['of'],
  letters: readonly Letter[],
  rerolls: number,
  wanted: Wanted,
): Rolling => ({
  of,
  letters,
  wanted,
  dice: [],
  rerolls,
  bonus: 0,
  cancelled: 0,
  everyArea: [],
  used: [],
  rested: false,
});

/** Hit icons on all dice. FB-DICE-2 */
export const hitsOn = ({ content }: Adventure, dice: readonly number[]): number =>
  dice.reduce((sum, face) => sum + content.dice[face - 1]!.hits, 0);

export const areasOn = ({ content }: Adventure, face: number): readonly Area[] => content.dice[face - 1]!.areas;
