/** A throw that comes down near somebody who knows what to do about it. CH-RULING-114 */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { type Point, rounded } from '../../geometry/index.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { ARROWS } from '../../queries/scatter.ts';
import { catchersAt } from '../../queries/throwing.ts';
import { seatOf } from '../../queries/units.ts';

/** Eight directions are enough to be rid of it. */
const EVERY = 2;

/** Where it lands in the end. CH-RULING-114 */
export function* maybeShift(table: BattleTable, at: Point): Play<Point> {
  for (const { model, color } of catchersAt(table, at)) {
    const ways = ARROWS.filter((_, i) => i % EVERY === 0);
    const answer = yield* choose(
      table,
      seatOf(table, model),
      'throw.shift',
      () => [...ways.map((_, i) => option(String(i))), option('none')],
      { rule: 'CH-RULING-114', about: { model: model.id } },
    );
    if (answer === 'none') continue;
    const arrow = ways[Number(answer)]!;
    const length = lengthOf(table.content, color);
    say(table, 'shifted', { model: model.id }, 'CH-RULING-114');
    return rounded({ x: at.x + arrow.x * length, y: at.y + arrow.y * length });
  }
  return at;
}
