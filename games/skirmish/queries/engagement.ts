/** Who is engaged with whom: opposing models whose bases touch. */
import type { Battle } from '../battle.ts';
import { TOLERANCE, touches } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, isFriendly } from './units.ts';

/** Within Orange above or below: on a wall as on the ground. WW-CLIMB-7 */
export const isLevel = ({ content }: Battle, a: Model, b: Model): boolean =>
  Math.abs(a.height - b.height) <= lengthOf(content, 'orange') + TOLERANCE;

/** Bases that touch, neither of them above the other. */
export const isInContact = (battle: Battle, a: Model, b: Model): boolean =>
  isLevel(battle, a, b) && touches(baseOf(battle, a), baseOf(battle, b));

/** WW-CC-1 */
export function engagedWith(battle: Battle, model: Model): Model[] {
  const base = baseOf(battle, model);
  // Whether they touch is asked first: hardly any do.
  return battle.state.models.filter(
    (other) =>
      other.gone === null &&
      other !== model &&
      touches(base, baseOf(battle, other)) &&
      isLevel(battle, model, other) &&
      !isFriendly(battle, model, other),
  );
}

export const isEngaged = (battle: Battle, model: Model): boolean => engagedWith(battle, model).length > 0;

/** Engaged with two or more. WW-CC-8 */
export const isOutnumbered = (battle: Battle, model: Model): boolean => engagedWith(battle, model).length > 1;
