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

/** How long one answer is thought about. */
interface Budget {
  readonly worlds: number;
  /** Whether somebody has waited long enough. */
  isLate(): boolean;
}

/** From now on: nobody waits without end. */
export function lateAfter(milliseconds: number | undefined): () => boolean {
  if (milliseconds === undefined) return () => false;
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}

export function searching(
  thinking: Foreseeing,
  random: Random,
  terms: readonly AnyTerm[],
  intentions: Intentions,
  { worlds, isLate }: Budget,
): Answer {
  const ranked = rankedGreedily(thinking, random, terms, intentions);
  const [first] = ranked;
  const foresight = ranked.length === 1 ? undefined : thinking.foresight(random);
  if (foresight === undefined) return first!.answer;
  const best =
    foresight.way === 'tree'
      ? new TreeSearch(thinking, random, foresight, terms, ranked).look(worlds, isLate)[0]!.answer
      : bestByPlayouts(thinking, random, foresight, terms, ranked, { playouts: Math.ceil(worlds / PLAYOUT), isLate });
  if (best !== first!.answer) intentions.clear();
  return best;
}
