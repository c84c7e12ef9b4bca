/** Battle Cry: part of a Charge, after contact and before anybody reacts. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { BoostOf } from '../../printed/boosts.ts';
import { actBy } from '../../queries/acting.ts';
import { cryColor, cryValue, resistance } from '../../queries/battle-cry.ts';
import { winner } from '../../queries/skill-tests.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { maybeBoost } from '../boosts/playing.ts';
import { ownTest } from '../round/own-tests.ts';
import { pushBack } from './push-back.ts';

/** As the log calls them. */
const SIDE = { starter: 'charger', other: 'defender' } as const;

/** Of a Boost: for whoever cannot cry out otherwise. CH-BOOST-4 */
type Lent = Pick<BoostOf<'cry'>, 'value' | 'color'>;

/** Taken in place of the free Charge Bonus Marker. WW-BCRY-4, WW-RULING-37 */
export function* battleCry(table: BattleTable, model: Model, target: Model, lent?: Lent): Play {
  const act = actBy(table, model)!;
  const cry = yield* ownTest(table, model, 'cry.roll', lent?.value ?? cryValue(table, model)); // CH-BOOST-4
  const resist = resistance(table, target);
  const answer = resist === undefined ? undefined : yield* ownTest(table, target, 'cry.resist', resist); // WW-BCRY-10
  const settled = winner(cry, answer, () => 'starter'); // WW-BCRY-5, WW-BCRY-6, WW-RULING-38
  const about = { model: target.id, by: model.id };
  // CH-BOOST-4
  const isSteady =
    settled === 'starter' &&
    (yield* maybeBoost(table, seatOf(table, target), 'cried-at', ['resist'], about)) !== undefined; // CH-BOOST-4
  const won = isSteady ? 'other' : settled;
  say(table, `cry.${won === undefined ? 'nobody' : SIDE[won]}`, { model: model.id, target: target.id }, 'WW-BCRY-5');
  if (won === 'other') act.undaunted.push(target.id); // WW-BCRY-10, WW-BCRY-11
  if (won !== 'starter') return;
  act.cowed.push(target.id); // WW-BCRY-7
  model.bonus = { against: target.id, dice: ['black', 'green'] }; // WW-BCRY-8
  const pushes = yield* choose(table, seatOf(table, model), 'cry.push', () => [option('push'), option('stay')], {
    rule: 'WW-BCRY-9',
    about: { model: model.id, target: target.id },
  });
  if (pushes === 'push') yield* pushBack(table, model, target, lent?.color ?? cryColor(table, model)!); // WW-BCRY-9, CH-BOOST-4
}
