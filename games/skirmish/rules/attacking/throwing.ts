/** Throw: thrown weapons, as far as the thrower's own color reaches. */
import { choose, type Option, option, type Play, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { nameOf, whyNotThere } from '../../queries/shooting.ts';
import { throwAt, thrownBy, whyNotThrown } from '../../queries/throwing.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { useUp } from '../items/limited-use.ts';
import { attack } from './attacks.ts';
import { chooseCritical } from './criticals.ts';
import { fired } from './heavy-weapons.ts';
import { aim, chooseRange } from './shots.ts';

/** WW-THROW-4 */
export function* throwWeapon(table: BattleTable, model: Model): Play {
  const seat = seatOf(table, model);
  const all = thrownBy(table, model);
  const id = yield* choose(
    table,
    seat,
    'throw.weapon',
    () => all.map((weapon): Option => option(weapon.id, whyNotThrown(table, model, weapon))),
    { rule: 'WW-THROW-1', about: { model: model.id } },
  );
  const weapon = all.find((each) => each.id === id)!;
  const target = yield* aim(table, model, 'throw', weapon, true, (place) => whyNotThere(table, model, weapon, place)); // WW-SHOOT-7
  const range = yield* chooseRange(table, model, weapon, target);
  const isCritical = yield* chooseCritical(table, model, weapon, range);
  say(table, 'throw', { model: model.id, weapon: weapon.id, target: nameOf(target) }, 'WW-THROW-4');
  fired(table, model, weapon); // WW-HEAVY-2, WW-HEAVY-3
  yield* useUp(table, model, weapon); // WW-LIMITED-1
  yield* within(table, 'attack', attack(table, throwAt(table, model, weapon, target, range, { isCritical })));
}
