/** Prepare: a Reaction Marker for the opponent's turn. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { isInAura } from '../../queries/abilities.ts';
import { canSee, placeOf } from '../../queries/line-of-sight.ts';
import { modelById, modelsOf, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { maybeBoost } from '../boosts/playing.ts';

/** WW-PREPARE-1 */
export function* prepare(table: BattleTable, model: Model): Play {
  model.prepared = true;
  say(table, 'prepared', { model: model.id }, 'WW-PREPARE-1');
  yield* watchToo(table, model); // CH-BOOST-4
}

/** A Reaction Marker for somebody else inside Presence and in sight. CH-BOOST-4 */
function* watchToo(table: BattleTable, model: Model): Play {
  const seat = seatOf(table, model);
  const able = modelsOf(table, seat).filter(
    (other) =>
      !other.prepared && isInAura(table, model, other) && canSee(table, placeOf(table, model), placeOf(table, other)),
  );
  if (able.length === 0) return;
  if ((yield* maybeBoost(table, seat, 'prepared', ['watch-too'], { model: model.id })) === undefined) return;
  const id = yield* choose(table, seat, 'boost.watch', () => able.map((other) => option(other.id)), {
    rule: 'CH-BOOST-4',
  });
  modelById(table, id).prepared = true;
  say(table, 'prepared', { model: id }, 'CH-BOOST-4');
}

/** When it is activated, has reacted, or by a Remove Reaction effect. WW-PREPARE-4, WW-PREPARE-5, WW-REACT-9 */
export function removeReaction(table: BattleTable, model: Model, rule: string): void {
  if (model.prepared) say(table, 'unprepared', { model: model.id }, rule);
  model.prepared = false;
}
