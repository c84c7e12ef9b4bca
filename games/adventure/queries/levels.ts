/** HT-LEVEL: what a table's difficulty changes. Figures of our own. */
import type { Difficulty } from '../words.ts';

interface Level {
  /** Letters that every survivor begins with besides the two of the book. */
  readonly letters: number;
  /** Caps more or less at the beginning. */
  readonly caps: number;
  /** Influence more or less that wins. */
  readonly influence: number;
  /** Rounds more or less until a story that has a clock is over. */
  readonly rounds: number;
  /** Whoever takes the place of a killed enemy is active at once. */
  readonly awake: boolean;
  /** Goals more or less when they play together. */
  readonly goals: number;
}

export const LEVELS: Readonly<Record<Difficulty, Level>> = {
  gentle: { letters: 1, caps: 0, influence: -1, rounds: 6, awake: false, goals: -1 }, // HT-LEVEL-1
  book: { letters: 0, caps: 0, influence: 0, rounds: 0, awake: false, goals: 0 }, // HT-LEVEL-2
  hard: { letters: 0, caps: -2, influence: 1, rounds: -4, awake: true, goals: 1 }, // HT-LEVEL-3
};
