/** Shooting into engaged models: who may be hit. */
import type { Battle } from '../battle.ts';
import { distance, touches } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import { isLevel } from './engagement.ts';
import { canSee, placeOf } from './line-of-sight.ts';
import { baseOf, inPlay } from './units.ts';

/** WW-MELEE-1 */
export const MELEE_BONUS = 2;

/** The Armor Die shows 1 to 4. */
export const NUMBERS = 4;

/** Models of either side in contact with the target whom the attacker can see, nearest first. WW-MELEE-5, WW-RULING-46 */
export function candidates(battle: Battle, attacker: Model, target: Model): Model[] {
  const base = baseOf(battle, target);
  const from = placeOf(battle, attacker);
  return inPlay(battle)
    .filter(
      (model) =>
        model !== target &&
        model !== attacker &&
        isLevel(battle, target, model) &&
        touches(base, baseOf(battle, model)),
    )
    .filter((model) => canSee(battle, from, placeOf(battle, model)))
    .sort((a, b) => distance(from.disc, a) - distance(from.disc, b));
}

/** Who has the numbers 1 to 4: the target, the others in order, then all over again. WW-MELEE-5, WW-MELEE-6 */
export const numbered = (target: Model, others: readonly Model[]): Model[] => {
  const inOrder = [target, ...others].slice(0, NUMBERS);
  return Array.from({ length: NUMBERS }, (_, i) => inOrder[i % inOrder.length]!);
};
