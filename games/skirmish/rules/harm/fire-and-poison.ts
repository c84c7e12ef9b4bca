/** What fire and poison do when a model is Used. */
import type { Play } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { has } from '../../queries/conditions.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { maybeBoost } from '../boosts/playing.ts';
import { flip } from '../round/luck.ts';
import { cure } from './conditions.ts';
import { takeDamage } from './damage.ts';

/** Fire and poison, before anything else the model does. WW-COND-11, WW-COND-12, WW-COND-14 */
export function* sufferConditions(table: BattleTable, model: Model): Play {
  // CH-BOOST-4
  if (has(model, 'on-fire')) {
    const put = yield* maybeBoost(table, seatOf(table, model), 'burning', ['douse'], { model: model.id });
    if (put !== undefined) cure(table, model, 'on-fire', 'CH-BOOST-4'); // CH-BOOST-4
  }
  if (has(model, 'on-fire')) {
    yield* takeDamage(table, model, 1, 'WW-COND-11');
    if (model.gone === null && (yield* flip(table, 'WW-COND-12'))) cure(table, model, 'on-fire', 'WW-COND-12');
  }
  if (model.gone === null && has(model, 'poisoned')) yield* takeDamage(table, model, 1, 'WW-COND-14');
}
