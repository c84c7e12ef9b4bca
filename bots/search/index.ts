/** Looks further ahead than greedy where the game says that it pays. */
import type { Answer, Random } from '@holotape/kernel';
import { type Intentions, rankedGreedily } from '../greedy.ts';
import type { AnyTerm, Foreseeing } from '../thinking.ts';
import { bestByPlayouts } from './playouts.ts';
import { TreeSearch } from './tree.ts';

/** Imagined worlds for one answer. Counted and not timed, so that the same seed gives the same answer. */
export const WORLDS = 4000;
/** A world that is played on to a far horizon costs as much as so many that are walked down a tree. */
const PLAYOUT = 25;

export function searching(
  thinking: Foreseeing,
  random: Random,
  terms: readonly AnyTerm[],
  intentions: Intentions,
  worlds: number,
): Answer {
  const ranked = rankedGreedily(thinking, random, terms, intentions);
  const [first] = ranked;
  const foresight = ranked.length === 1 ? undefined : thinking.foresight(random);
  if (foresight === undefined) return first!.answer;
  const best =
    foresight.way === 'tree'
      ? new TreeSearch(thinking, random, foresight, terms, ranked).look(worlds)[0]!.answer
      : bestByPlayouts(thinking, random, foresight, terms, ranked, Math.ceil(worlds / PLAYOUT));
  if (best !== first!.answer) intentions.clear();
  return best;
}
