/** Grenades and mines: weapons that are gone when they have been used. */
import type { Weapon } from '../content.ts';
import type { BattleTable, Model } from '../state.ts';
import { unitOf } from './units.ts';

/** WW-ITEM-10; what grows on a creature, or lies about for it, does not run out. */
export const isLimited = ({ type, natural }: Weapon): boolean => (type === 'thrown' || type === 'mine') && !natural;

/** One copy is discarded. WW-LIMITED-1 */
export function useUp(table: BattleTable, model: Model, weapon: Weapon): void {
  if (!isLimited(weapon)) return;
  const { weapons } = unitOf(table, model);
  const from = weapons.includes(weapon.id) ? weapons : model.items;
  from.splice(from.indexOf(weapon.id), 1);
  const { activation } = table.state;
  if (activation?.model === model.id) activation.limited.last = true; // WW-RULING-50
}
