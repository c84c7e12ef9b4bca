/** Who is engaged with whom: opposing models whose bases touch. */
import type { Battle } from '../battle.ts';
import { TOLERANCE, touches } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, inPlay, isFriendly } from './units.ts';

/** Within Orange above or below: on a wall as on the ground. WW-CLIMB-7 */
export const isLevel = ({ content }: Battle, a: Model, b: Model): boolean =>
  Math.abs(a.height - b.height) <= lengthOf(content, 'orange') + TOLERANCE;

/** WW-CC-1 */
export function engagedWith(battle: Battle, model: Model): Model[] {
  const base = baseOf(battle, model);
  return inPlay(battle).filter(
    (other) =>
      !isFriendly(battle, model, other) && isLevel(battle, model, other) && touches(base, baseOf(battle, other)),
  );
}

export const isEngaged = (battle: Battle, model: Model): boolean => engagedWith(battle, model).length > 0;

/** Engaged with two or more. WW-CC-8 */
export const isOutnumbered = (battle: Battle, model: Model): boolean => engagedWith(battle, model).length > 1;
