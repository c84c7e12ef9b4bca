/** What a relay grenade brings: a model of the thrower's side, where it comes down. */
import { say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import type { Point } from '../../geometry/index.ts';
import { roomFor } from '../../queries/places.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { addModel, addUnit } from '../round/joining.ts';

const MILLIMETRE = 10;

/** Used, so that it acts from the next round on; as near as there is room. WW-CARD-3 */
export function relay(
  table: BattleTable,
  by: Model,
  { unit: card, items }: NonNullable<Weapon['brings']>,
  at: Point,
): void {
  const { state, content } = table;
  const seat = seatOf(table, by);
  const id = `${card}-relay-${seat + 1}`;
  if (!state.units.some((unit) => unit.id === id))
    addUnit(table, { id, card, models: 1, items: [...items], heroic: false, leader: null }, seat);
  const model = addModel(table, id, roomFor(table, (content.units.get(card)!.base * MILLIMETRE) / 2, at));
  model.readiness = 'used';
  say(table, 'relayed', { model: model.id, x: model.x, y: model.y }, 'WW-CARD-3');
}
