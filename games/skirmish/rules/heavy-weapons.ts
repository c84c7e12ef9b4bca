/** Heavy, Slow Firing, Unique and Primed weapons. */
import { type Reason, say } from '@holotape/kernel';
import type { Weapon } from '../content.ts';
import type { Battle, BattleTable, Model } from '../state.ts';
import { attributeNow } from './skills.ts';
import { unitOf } from './units.ts';

const isSlowFiring = ({ icons }: Weapon): boolean => icons.includes('slow-firing');

/** A weapon without the icon has no marker and counts as loaded. WW-RULING-73 */
export const isLoaded = (battle: Battle, model: Model, { id }: Weapon): boolean =>
  !unitOf(battle, model).empty.includes(id);

/** Why the weapon cannot be fired now, whatever the target. WW-HEAVY-3 */
export function whyNotFired(battle: Battle, model: Model, weapon: Weapon): Reason | undefined {
  const args = { weapon: weapon.id };
  if (!isLoaded(battle, model, weapon)) return { rule: 'WW-HEAVY-3', say: 'shoot.empty', args };
  if (attributeNow(battle, model, 'STR') < (weapon.strength ?? 0))
    return { rule: 'WW-CARD-3', say: 'shoot.too-weak', args: { ...args, strength: weapon.strength! } };
  return undefined;
}

/** The marker shows Empty after use. WW-HEAVY-2, WW-HEAVY-3 */
export function fired(table: BattleTable, model: Model, weapon: Weapon): void {
  if (!isSlowFiring(weapon)) return;
  unitOf(table, model).empty.push(weapon.id);
  say(table, 'empty', { model: model.id, weapon: weapon.id }, 'WW-HEAVY-3');
}

/** When its user is activated, and never at the start of a round. WW-HEAVY-3, WW-RULING-82 */
export function load(table: BattleTable, model: Model): void {
  const unit = unitOf(table, model);
  for (const weapon of unit.empty) say(table, 'loaded', { model: model.id, weapon }, 'WW-HEAVY-3');
  unit.empty = [];
}
