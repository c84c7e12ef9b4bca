/** Battle Cry: part of a Charge, after contact and before anybody reacts. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { actBy } from '../../queries/acting.ts';
import { cryColor, cryWinner, resistance } from '../../queries/battle-cry.ts';
import { skillOf } from '../../queries/skills.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { ownTest } from '../round/own-tests.ts';
import { pushBack } from './push-back.ts';

/** Taken in place of the free Charge Bonus Marker. WW-BCRY-4, WW-RULING-37 */
export function* battleCry(table: BattleTable, model: Model, target: Model): Play {
  const act = actBy(table, model)!;
  model.bonus = null;
  const cry = yield* ownTest(table, model, 'cry.roll', skillOf(table, model, 'battle-cry')!);
  const resist = resistance(table, target);
  const answer = resist === undefined ? undefined : yield* ownTest(table, target, 'cry.resist', resist);
  const winner = cryWinner(cry, answer);
  say(table, `cry.${winner ?? 'nobody'}`, { model: model.id, target: target.id }, 'WW-BCRY-5');
  if (winner === 'defender') act.undaunted.push(target.id); // WW-BCRY-10, WW-BCRY-11
  if (winner !== 'charger') return;
  act.cowed.push(target.id); // WW-BCRY-7
  model.bonus = { against: target.id, dice: ['black', 'green'] }; // WW-BCRY-8
  const pushes = yield* choose(table, seatOf(table, model), 'cry.push', () => [option('push'), option('stay')], {
    rule: 'WW-BCRY-9',
    about: { model: model.id, target: target.id },
  });
  if (pushes === 'push') yield* pushBack(table, model, target, cryColor(table, model)!);
}
