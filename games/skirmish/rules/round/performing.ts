/** An Action in a model's own activation, and what others make of it. */
import type { Play } from '@holotape/kernel';
import type { BattleTable, SpecialAction } from '../../battle.ts';
import { actOf } from '../../queries/acting.ts';
import { SELF_DESTRUCT } from '../../queries/action-kinds.ts';
import { result } from '../../queries/result.ts';
import { modelById } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import type { ActionName } from '../../words.ts';
import { turretsReact } from '../attacking/turrets.ts';
import { carryOut } from './actions.ts';
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
  const act = yield* carryOut(table, model, action, how, undefined, own);
  // A victory ends the battle at once. SC-POLICE-1
  if (result(table) !== undefined) return;
  yield* reactions(table, act);
  yield* turretsReact(table, act);
  yield* alarms(table);
}

/** A countdown that has begun is a Trigger for everybody near by, in sight or not. WW-RULING-100 */
function* alarms(table: BattleTable): Play {
  for (const alarm of table.state.lasting.filter(({ kind }) => kind === 'alarm')) {
    lift(table, alarm);
    const robot = modelById(table, alarm.on);
    if (robot.gone === null) yield* reactions(table, actOf(robot, SELF_DESTRUCT, 'free'));
  }
}
