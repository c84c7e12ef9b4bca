/** Withdrawing: who is left behind, and who of them strikes. */
import type { Battle } from '../battle.ts';
import { distance, type Point, TOLERANCE } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import { ownAbilities } from './abilities.ts';
import { grips } from './close-combat.ts';
import { has } from './conditions.ts';
import { engagedWith } from './engagement.ts';
import { isSpent } from './lasting.ts';
import { baseOf } from './units.ts';

/** Enemies with which contact is lost at any moment of the path. WW-WITHDRAW-5, WW-RULING-42 */
function leftBehind(battle: Battle, model: Model, path: readonly Point[]): Model[] {
  const { r } = baseOf(battle, model);
  return engagedWith(battle, model).filter((foe) => {
    const contact = r + baseOf(battle, foe).r + TOLERANCE;
    // On a straight line between two points in contact nothing is farther off than they are.
    return path.some((point) => distance(point, foe) > contact);
  });
}

/** Of those, the ones that may hold on to it, once in an activation. WW-CARD-1 */
export const entanglers = (battle: Battle, model: Model, path: readonly Point[]): Model[] =>
  leftBehind(battle, model, path).filter(
    (foe) => ownAbilities(battle, foe, 'entangles').length > 0 && !isSpent(battle, foe, 'entangles'),
  );

/** Of those, the ones with nobody else to fight and their wits about them. WW-WITHDRAW-2, WW-WITHDRAW-6 */
export const freeAttackers = (battle: Battle, model: Model, path: readonly Point[]): Model[] =>
  leftBehind(battle, model, path).filter(
    (foe) => engagedWith(battle, foe).length === 1 && !has(foe, 'stunned') && grips(battle, foe).length > 0,
  );
