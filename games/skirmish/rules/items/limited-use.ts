/** Limited Use items are used up and counted. */
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { isLimitedWeapon } from '../../queries/limited-use.ts';
import { modelById, unitOf } from '../../queries/units.ts';
import type { Activation, Model } from '../../state.ts';

/** One copy of a grenade or mine is gone when it has been used. WW-LIMITED-1 */
export function useUp(table: BattleTable, model: Model, weapon: Weapon): void {
  if (!isLimitedWeapon(weapon)) return;
  const { weapons } = unitOf(table, model);
  const from = weapons.includes(weapon.id) ? weapons : model.items;
  from.splice(from.indexOf(weapon.id), 1);
  const { activation } = table.state;
  if (activation?.model === model.id) activation.limited.last = true; // WW-RULING-50
}

/** One copy of the owner's is discarded: of its unit's, or of what it found. WW-LIMITED-1, WW-LIMITED-5 */
export function discardCopy(table: BattleTable, owner: Model, id: string): void {
  const model = modelById(table, owner.id);
  const own = unitOf(table, model).items;
  const from = own.includes(id) ? own : model.items;
  from.splice(from.indexOf(id), 1);
}

export function countItem({ limited }: Activation): void {
  if (limited.last) limited.next = true;
  else limited.last = true;
}

/** The next Action takes the item that was used for it with it. */
export function countAction({ limited }: Activation): void {
  limited.last = limited.next;
  limited.next = false;
}
