/** Power Armor is mended by a friend. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { mendable, suitOf } from '../../queries/power-armor.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { afflict } from '../harm/conditions.ts';

/** Only what is made for it repairs Power Armor; its wearer is Stunned. WW-PA-6 */
export function* mend(table: BattleTable, model: Model, amount: number): Play {
  const able = mendable(table, model);
  const id =
    able.length === 1
      ? able[0]!.id
      : yield* choose(table, seatOf(table, model), 'item.mend', () => able.map((each) => option(each.id)), {
          rule: 'WW-PA-6',
        });
  yield* mendSuit(table, able.find((each) => each.id === id)!, amount);
}

/** WW-PA-6 */
export function* mendSuit(table: BattleTable, wearer: Model, amount: number): Play {
  const suit = suitOf(table, wearer)!;
  const regular = Math.min(suit.regular, amount);
  suit.regular -= regular;
  suit.radiation -= Math.min(suit.radiation, amount - regular);
  say(table, 'suit.mended', { model: wearer.id, suit: suit.card }, 'WW-PA-6');
  yield* afflict(table, wearer, 'stunned', 'WW-PA-6');
}
