/** Looks further ahead than greedy where the game says that it pays. */
import type { Answer, Random } from '@holotape/kernel';
import { type Intentions, rankedGreedily } from '../greedy.ts';
import type { AnyTerm, Foreseeing } from '../thinking.ts';
import { TreeSearch } from './tree.ts';

/** Imagined worlds for one answer. Counted and not timed, so that the same seed gives the same answer. */
export const WORLDS = 3000;

export function searching(
  thinking: Foreseeing,
  random: Random,
  terms: readonly AnyTerm[],
  intentions: Intentions,
  worlds: number,
): Answer {
  const ranked = rankedGreedily(thinking, random, terms, intentions);
  const [first] = ranked;
  if (ranked.length === 1 || !thinking.isWorthASearch(random)) return first!.answer;
  const [best] = new TreeSearch(thinking, random, ranked).look(worlds);
  if (best!.answer !== first!.answer) intentions.clear();
  return best!.answer;
}
