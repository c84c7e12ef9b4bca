/** Thinks as greedy does, and overlooks things as people do. */
import { type Answer, below, type Random } from '@holotape/kernel';
import { greedily, type Intentions } from './greedy.ts';
import type { AnyTerm, Foreseeing } from './thinking.ts';

/** Of every hundred answers so many are not noticed. */
const OVERLOOKED = 35;

/** The best of what it has noticed, which is at least one answer. */
export function gently(
  thinking: Foreseeing,
  random: Random,
  terms: readonly AnyTerm[],
  intentions: Intentions,
): Answer {
  const { answers } = thinking.asking;
  const noticed = answers.filter(() => below(random, 100) >= OVERLOOKED);
  if (noticed.length === 0) noticed.push(answers[below(random, answers.length)]!);
  return greedily(thinking.among(noticed), random, terms, intentions);
}
