/** Who is engaged with whom: opposing models whose bases touch. */
import { touches } from '../geometry/index.ts';
import type { Battle, Model } from '../state.ts';
import { baseOf, inPlay, isFriendly } from './units.ts';

/** WW-CC-1 */
export function engagedWith(battle: Battle, model: Model): Model[] {
  const base = baseOf(battle, model);
  return inPlay(battle).filter((other) => !isFriendly(battle, model, other) && touches(base, baseOf(battle, other)));
}

export const isEngaged = (battle: Battle, model: Model): boolean => engagedWith(battle, model).length > 0;

/** Engaged with two or more. WW-CC-8 */
export const isOutnumbered = (battle: Battle, model: Model): boolean => engagedWith(battle, model).length > 1;
