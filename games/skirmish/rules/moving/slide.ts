/** Slide: a movement of the attacker around those it is engaged with, after a Close Combat attack. */
import { open, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { actBy } from '../../queries/acting.ts';
import { whyNotAct } from '../../queries/actions.ts';
import { engagedWith } from '../../queries/engagement.ts';
import { checkSlide, isWay, slideColor, suggestSlides, wayOf } from '../../queries/slide.ts';
import { isFixed, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { maybeBoost } from '../boosts/playing.ts';
import { travel } from './travelling.ts';

/** Part of the attack: Reactions wait until it is over. WW-SLIDE-1, WW-SLIDE-5 */
export function* maybeSlide(table: BattleTable, model: Model): Play {
  if (model.gone !== null || isFixed(table, model) || engagedWith(table, model).length === 0) return;
  if (yield* slipFree(table, model)) return;
  // Where staying is all there is nobody is asked.
  const able = suggestSlides(table, model);
  if (able.length < 2) return;
  const [x, y] = yield* open<[number, number]>(
    table,
    seatOf(table, model),
    'slide.to',
    (answer) => checkSlide(table, model, answer),
    () => able,
    { rule: 'WW-SLIDE-1', about: { model: model.id, color: slideColor(table, model) } },
  );
  if (x === model.x && y === model.y) return;
  const way = wayOf(table, model, [x, y]);
  if (!isWay(way)) return;
  say(table, 'slid', { model: model.id, x, y }, 'WW-SLIDE-1');
  yield* travel(table, model, way);
}

/** Away from everybody, as far as a Slide goes; free attacks come as usual. CH-BOOST-4 */
function* slipFree(table: BattleTable, model: Model): Play<boolean> {
  const how = actBy(table, model)?.how;
  if (how === undefined || whyNotAct(table, model, 'move', how) !== undefined) return false;
  const played = yield* maybeBoost(table, seatOf(table, model), 'slide', ['slide-out'], { model: model.id });
  if (played === undefined) return false;
  yield* table.content.carryOut(table, model, 'move', how);
  return true;
}
