/** Auras: abilities that reach as far as their owner's Presence. */
import { withinReach } from '../geometry/index.ts';
import type { Battle, Model } from '../state.ts';
import { colorNow } from './card-colors.ts';
import { lengthOf } from './ranges.ts';
import { baseOf } from './units.ts';

/** Within the color of the owner's Presence icon; the owner itself is. WW-LEADER-5, WW-RULING-92 */
export function isInAura(battle: Battle, owner: Model, model: Model): boolean {
  if (owner === model) return true;
  const presence = colorNow(battle, owner, 'presence');
  if (presence === undefined) return false;
  const range = lengthOf(battle.content, presence);
  return withinReach(baseOf(battle, owner), baseOf(battle, model), range, owner.height - model.height);
}
