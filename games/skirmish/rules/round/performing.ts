/** An Action in a model's own activation, and what others make of it. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable, SpecialAction } from '../../battle.ts';
import { actOf } from '../../queries/acting.ts';
import { kindOf, SELF_DESTRUCT } from '../../queries/action-kinds.ts';
import { whyNotAct } from '../../queries/actions.ts';
import { boostsFor } from '../../queries/boosts.ts';
import { seerOf } from '../../queries/foresight.ts';
import { reactors } from '../../queries/reactions.ts';
import { result } from '../../queries/result.ts';
import { modelById, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { ACTIONS, type ActionName } from '../../words.ts';
import { turretsReact } from '../attacking/turrets.ts';
import { maybeBoost } from '../boosts/playing.ts';
import { carryOut } from './actions.ts';
import { maybeForeseen } from './foresight.ts';
import { lift } from './lasting.ts';
import { reactions } from './reactions.ts';

/** An Action or Quick Action, and then the Reactions to it; what is done in answer is no Trigger. WW-REACT-3, WW-RULING-63 */
export function* perform(
  table: BattleTable,
  model: Model,
  action: ActionName,
  how: 'action' | 'quick',
  own?: SpecialAction['perform'],
): Play {
  if (!(yield* maybeAnticipated(table, model, action, how))) return; // CH-BOOST-4
  const act = yield* carryOut(table, model, action, how, undefined, own);
  // A victory ends the battle at once. SC-POLICE-1
  if (result(table) !== undefined) return;
  yield* reactions(table, act); // WW-REACT-3, WW-REACT-10
  yield* turretsReact(table, act); // WW-TURRET-2, WW-TURRET-4
  yield* alarms(table); // WW-RULING-100
  if (action === 'move') yield* maybeActOn(table, model); // CH-BOOST-4
}

/** Reactions to what was only declared; false if it cannot be done any more. CH-BOOST-4 */
function* maybeAnticipated(
  table: BattleTable,
  model: Model,
  action: ActionName,
  how: 'action' | 'quick',
): Play<boolean> {
  const seat = 1 - seatOf(table, model);
  const declared = actOf(model, action, how);
  const isAble = boostsFor(table, seat, ['anticipate']).length > 0 || seerOf(table, seat) !== undefined;
  if (!isAble || reactors(table, declared).length === 0) return true;
  const about = { to: model.id, action };
  const isEarly =
    (yield* maybeForeseen(table, seat, model)) || // CH-RULING-124
    (yield* maybeBoost(table, seat, 'declared', ['anticipate'], about)) !== undefined;
  if (!isEarly) return true;
  yield* reactions(table, declared);
  if (model.gone === null && whyNotAct(table, model, action, how) === undefined) return true;
  say(table, 'boost.forestalled', { model: model.id, action }, 'CH-BOOST-4');
  return false;
}

/** A Quick Action that is no movement, after a Move. CH-BOOST-4 */
function* maybeActOn(table: BattleTable, model: Model): Play {
  const seat = seatOf(table, model);
  if (model.gone !== null || boostsFor(table, seat, ['act-on']).length === 0) return;
  const able = ACTIONS.filter(
    (action) => kindOf(action) !== 'movement' && whyNotAct(table, model, action, 'quick') === undefined,
  );
  if (able.length === 0) return;
  if ((yield* maybeBoost(table, seat, 'moved', ['act-on'], { model: model.id })) === undefined) return;
  const action = yield* choose(table, seat, 'boost.action', () => able.map((each) => option(each)), {
    rule: 'CH-BOOST-4',
    about: { model: model.id },
  });
  yield* perform(table, model, action as ActionName, 'quick');
}

/** A countdown that has begun is a Trigger for everybody near by, in sight or not. WW-RULING-100 */
function* alarms(table: BattleTable): Play {
  for (const alarm of table.state.lasting.filter(({ kind }) => kind === 'alarm')) {
    lift(table, alarm);
    const robot = modelById(table, alarm.on);
    if (robot.gone === null) yield* reactions(table, actOf(robot, SELF_DESTRUCT, 'free'));
  }
}
