/** A model blows up, and is removed. */
import { type Play, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { loadOf } from '../../queries/attacks.ts';
import { specialRules } from '../../queries/scenario.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { remove } from '../harm/elimination.ts';
import { rollEffects } from '../round/skill-tests.ts';
import { blast } from './attacks.ts';
import { spendIcons } from './special-effects.ts';

/** With the dice and the areas of the card it blows up like; nobody aims it. WW-RULING-100, WW-RULING-101 */
export function* blowUp(table: BattleTable, model: Model, as: string): Play {
  const weapon = table.content.weapons.get(as)!;
  const seat = seatOf(table, model);
  say(table, 'blows-up', { model: model.id }, 'WW-RULING-100');
  remove(table, model);
  const faces = yield* rollEffects(table, 'blow-up.effects', weapon.short.dice, 'WW-RULING-68');
  const icons = faces.flatMap((face) => face.icons);
  const bought = yield* spendIcons(table, seat, weapon, icons);
  const load = loadOf({ weapon, isCritical: false, reduction: 0 }, icons, bought);
  const { x, y } = model;
  const it = { weapon, by: undefined, seat, covered: false };
  yield* within(table, 'damage', blast(table, it, { x, y }, undefined, load));
  specialRules(table).blasted?.(table, model, as); // SC-DEMO-22
}
