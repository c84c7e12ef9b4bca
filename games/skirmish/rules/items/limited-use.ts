/** Limited Use items are used up and counted. */
import type { Play } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { isLimitedWeapon } from '../../queries/limited-use.ts';
import { modelById, seatOf, unitOf } from '../../queries/units.ts';
import type { Activation, Model } from '../../state.ts';
import { maybeBoost } from '../boosts/playing.ts';

/** One copy of a grenade or mine is gone when it has been used. WW-LIMITED-1 */
export function* useUp(table: BattleTable, model: Model, weapon: Weapon): Play {
  if (!isLimitedWeapon(weapon)) return;
  if (!(yield* isKept(table, model, weapon.id))) {
    const { weapons } = unitOf(table, model);
    const from = weapons.includes(weapon.id) ? weapons : model.items;
    from.splice(from.indexOf(weapon.id), 1);
  }
  const { activation } = table.state;
  if (activation?.model === model.id) activation.limited.last = true; // WW-RULING-50
}

/** Whether a Boost saves the item. CH-BOOST-4 */
export function* isKept(table: BattleTable, model: Model, item: string): Play<boolean> {
  const about = { model: model.id, item };
  return (yield* maybeBoost(table, seatOf(table, model), 'item', ['keep-item'], about)) !== undefined;
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
