/** Heavy and Slow Firing weapons: fired, empty and loaded again. */
import { say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { isSlowFiring } from '../../queries/heavy-weapons.ts';
import { unitOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';

/** The marker shows Empty after use. WW-HEAVY-2, WW-HEAVY-3 */
export function fired(table: BattleTable, model: Model, weapon: Weapon): void {
  if (weapon.primed !== undefined) model.primed[weapon.id] = 0;
  if (weapon.once) {
    const { weapons } = unitOf(table, model);
    const from = weapons.includes(weapon.id) ? weapons : model.items;
    from.splice(from.indexOf(weapon.id), 1);
  }
  if (!isSlowFiring(weapon)) return;
  unitOf(table, model).empty.push(weapon.id);
  say(table, 'empty', { model: model.id, weapon: weapon.id }, 'WW-HEAVY-3');
}

/** A Special Effect keeps it ready. */
export function reload(table: BattleTable, model: Model, { id }: Weapon): void {
  const unit = unitOf(table, model);
  if (!unit.empty.includes(id)) return;
  unit.empty = unit.empty.filter((each) => each !== id);
  say(table, 'loaded', { model: model.id, weapon: id }, 'WW-SPFX-1');
}

/** When its user is activated, and never at the start of a round. WW-HEAVY-3, WW-RULING-82 */
export function load(table: BattleTable, model: Model): void {
  const unit = unitOf(table, model);
  for (const weapon of unit.empty) say(table, 'loaded', { model: model.id, weapon }, 'WW-HEAVY-3');
  unit.empty = [];
}
