/** The activation of a model: what happens when it is Used, and its Actions. */
import { choose, mark, type Option, option, type Play, say, within } from '@holotape/kernel';
import type { Activation, BattleTable, Model } from '../state.ts';
import { ACTIONS, type ActionName } from '../words.ts';
import { quickActionsOf, unusedIcon, whyNoQuick } from './action-points.ts';
import { perform, whyNotAct } from './actions.ts';
import { sufferConditions, thaw } from './conditions.ts';
import { load } from './heavy-weapons.ts';
import { removeReaction } from './preparing.ts';
import { result } from './rounds.ts';
import { modelById, seatOf } from './units.ts';

/** WW-ACT-1 */
const MAIN_ACTIONS = 2;

const QUICK = 'quick:';

/** What comes before a model's first Action, in this order. WW-RULING-17 */
export function* beginActivation(table: BattleTable, model: Model): Play {
  say(table, 'use', { model: model.id }, 'WW-ROUND-8');
  table.state.activation = { model: model.id, left: MAIN_ACTIONS, points: 0, icons: [] };
  table.state.phase = 'acting';
  removeReaction(table, model, 'WW-PREPARE-4');
  load(table, model);
  yield* sufferConditions(table, model);
}

/** One Action or Quick Action, or whatever else the model does between two. WW-ACT-1, WW-ACT-4 */
export function* actingStep(table: BattleTable): Play {
  const activation = table.state.activation!;
  const model = modelById(table, activation.model);
  if (model.gone !== null || isDone(table, model, activation)) return endActivation(table, model);
  mark(table, 'action');
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'action',
    () => [...choices(table, model, activation), option('end')],
    { rule: 'WW-ACT-1', about: { model: model.id, left: activation.left, points: activation.points } },
  );
  if (answer === 'end') return endActivation(table, model);
  yield* within(table, 'activation', take(table, model, activation, answer));
}

/** Everything the model could do now, with why not. */
function choices(table: BattleTable, model: Model, activation: Activation): Option[] {
  const main =
    activation.left === 0 ? [] : ACTIONS.map((each) => option(each, whyNotAct(table, model, each, 'action')));
  const quick = activation.points === 0 ? [] : quickActionsOf(table, model);
  return [...main, ...quick.map((each) => option(QUICK + each, whyNoQuick(table, model, activation, each)))];
}

/** With nothing left to choose the activation ends by itself. */
const isDone = (table: BattleTable, model: Model, activation: Activation): boolean =>
  activation.left === 0 && choices(table, model, activation).every(({ blocked }) => blocked !== undefined);

function* take(table: BattleTable, model: Model, activation: Activation, answer: string): Play {
  if (!answer.startsWith(QUICK)) {
    activation.left -= 1;
    return yield* perform(table, model, answer as ActionName, 'action');
  }
  const action = answer.slice(QUICK.length) as ActionName;
  activation.points -= 1; // WW-AP-3
  activation.icons.push(unusedIcon(table, model, activation, action)!.id);
  yield* perform(table, model, action, 'quick');
}

/** What is left of the Action Points is lost. WW-AP-9, WW-ROUND-10 */
function endActivation(table: BattleTable, model: Model): void {
  model.readiness = 'used';
  thaw(table, model);
  table.state.activation = null;
  table.state.phase = result(table) === undefined ? 'using' : 'over';
}
