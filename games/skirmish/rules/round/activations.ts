/** The activation of a model: what happens when it is Used, and its Actions. */
import { choose, mark, type Option, option, type Play, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { abilities } from '../../queries/abilities.ts';
import { actOf } from '../../queries/acting.ts';
import { unusedIcon, whyNoQuick } from '../../queries/action-points.ts';
import { specialAction, specialActions, whyNotAct } from '../../queries/actions.ts';
import type { Plan } from '../../queries/ai/plans.ts';
import { isByTheBook } from '../../queries/ai/sides.ts';
import { isAskedUnseen, marksItsTurn } from '../../queries/auras.ts';
import { activationBoosts, whyNotInActivation } from '../../queries/boosts.ts';
import { turnable, whyNotTurnUp } from '../../queries/investigation.ts';
import { isUnder, lastingOn } from '../../queries/lasting.ts';
import { itemsAtHand } from '../../queries/limited-use.ts';
import { isSeenByFoes } from '../../queries/line-of-sight.ts';
import { markerById } from '../../queries/markers.ts';
import { result } from '../../queries/result.ts';
import { lookable, takeable, whyNotSearch } from '../../queries/searching.ts';
import { meetable, whyNotMeet } from '../../queries/strangers.ts';
import { tricksOf, whyNotTrick } from '../../queries/tricks.ts';
import { inPlay, modelById, seatOf } from '../../queries/units.ts';
import { quickActionsOf } from '../../queries/use-icons.ts';
import { whyNotUseItem } from '../../queries/using-items.ts';
import type { Activation, Model } from '../../state.ts';
import { ACTIONS, type ActionName, PROMISED } from '../../words.ts';
import { healWithPoint, nextStep, rollForResponse } from '../ai/activating.ts';
import { asPlanned } from '../ai/answering.ts';
import { load } from '../attacking/heavy-weapons.ts';
import { turretsReact } from '../attacking/turrets.ts';
import { useBoost } from '../boosts/activation.ts';
import { chooseArmor } from '../harm/armor.ts';
import { thaw } from '../harm/conditions.ts';
import { eliminateAll } from '../harm/elimination.ts';
import { sufferConditions } from '../harm/fire-and-poison.ts';
import { radiate, walkInto } from '../harm/radiating.ts';
import { countDown } from '../harm/self-destruction.ts';
import { turnUp } from '../items/investigation.ts';
import { countAction } from '../items/limited-use.ts';
import { look, offerItem } from '../items/searching.ts';
import { takeChem, updateItems, useItem } from '../items/using-items.ts';
import { shock } from '../wasteland/events.ts';
import { burnFuses } from '../wasteland/fuses.ts';
import { meet, tryAgain } from '../wasteland/strangers.ts';
import { gainPoints } from './action-points.ts';
import { maybeHandled } from './dogs.ts';
import { brotherhoodWatch } from './factions.ts';
import { gatherForesight, maybeTakenBack } from './foresight.ts';
import { handOut, hearten } from './heartening.ts';
import { vats } from './heroic.ts';
import { lay, lift, liftAll, liftOwn } from './lasting.ts';
import { betweenActions, judgeBattle, endActivation as scenarioEndsActivation, takesOver } from './moments.ts';
import { perform } from './performing.ts';
import { removeReaction } from './preparing.ts';
import { maybeMakeReady, maybeRouse } from './readying.ts';
import { useTrick } from './tricks.ts';

/** WW-ACT-1 */
const MAIN_ACTIONS = 2;

const QUICK = 'quick:';

/** Fewer for whoever has just come on. SC-SUIT-11 */
const mainActions = (table: BattleTable, { id }: Model): number =>
  lastingOn(table, id, 'arrived')[0]?.left ?? MAIN_ACTIONS;

/** What comes before a model's first Action, in this order. WW-RULING-17 */
export function* beginActivation(table: BattleTable, model: Model): Play {
  say(table, 'use', { model: model.id }, 'WW-ROUND-8');
  const limited = { last: true, next: false };
  table.state.activation = { model: model.id, left: mainActions(table, model), points: 0, icons: [], limited };
  table.state.phase = 'acting';
  liftOwn(table, model);
  removeReaction(table, model, 'WW-PREPARE-4');
  load(table, model); // WW-HEAVY-3, WW-RULING-82
  yield* updateItems(table, model);
  if (model.gone !== null) return;
  yield* takeChem(table, model); // CH-RULING-116
  yield* chooseArmor(table, model); // WW-ARM-6, WW-RULING-17
  yield* sufferConditions(table, model); // WW-COND-11, WW-RULING-17
  if (model.gone !== null) return;
  maybeHandled(table, model); // WW-DOG-1
  if (marksItsTurn(table, model)) lay(table, { kind: 'used', on: model.id, until: 'turn', from: 'turn' });
  yield* brotherhoodWatch(table, model); // WW-FACTION-3
  yield* maybeMakeReady(table, model); // WW-CARD-1
  yield* maybeRouse(table, model); // WW-RULING-103
  hearten(table, model); // WW-RULING-102
  gatherForesight(table, model); // CH-RULING-124
  yield* handOut(table, model); // WW-RULING-102
  markUnseen(table, model); // WW-LEADER-5
  if (yield* takesOver(table, model)) return yield* finish(table, model); // SC-NEWS-2
  yield* vats(table, model); // WW-AP-2, WW-HEROIC-2
  if (isByTheBook(table, model)) yield* rollForResponse(table, model); // CH-AIACT-2
  yield* maybePromised(table, model); // SC-RULING-10
  for (const { gives } of abilities(table, model, 'points')) gainPoints(table, model, gives.points, 'WW-AP-1'); // WW-AP-1, WW-CARD-1
}

/** An Action Point in hand, in whichever of its activations it likes. SC-RULING-10 */
function* maybePromised(table: BattleTable, model: Model): Play {
  const [promised] = lastingOn(table, model.id, PROMISED);
  if (promised === undefined) return;
  const answer = yield* choose(table, seatOf(table, model), 'points.use', () => [option('use'), option('keep')], {
    rule: 'SC-RULING-10',
    about: { model: model.id },
  });
  if (answer === 'keep') return;
  lift(table, promised);
  gainPoints(table, model, 1, 'SC-RULING-10');
}

/** One Action or Quick Action, or whatever else the model does between two. WW-ACT-1, WW-ACT-4 */
export function* actingStep(table: BattleTable): Play {
  const activation = table.state.activation!;
  const model = modelById(table, activation.model);
  if (model.gone !== null) return yield* endActivation(table, model); // WW-ELIM-1
  betweenActions(table, model); // SC-SMASH-5
  if (isByTheBook(table, model)) return yield* bookStep(table, model, activation); // CH-AIACT-1
  if (isDone(table, model, activation)) return yield* endActivation(table, model);
  mark(table, 'action');
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'action',
    () => [...choices(table, model, activation), option('end')],
    { rule: 'WW-ACT-1', about: { model: model.id, left: activation.left, points: activation.points } },
  );
  if (answer === 'end') return yield* endActivation(table, model);
  yield* within(table, 'activation', take(table, model, activation, answer));
  yield* afterAction(table); // WW-RULING-90, SC-STORM-7, SC-BEGIN-4
}

function* afterAction(table: BattleTable): Play {
  // WW-RULING-90: whoever has left an aura may have less Health than tokens.
  yield* eliminateAll(table, inPlay(table));
  // A victory ends the battle at once.
  judgeBattle(table); // SC-STORM-7, SC-BEGIN-4
  if (result(table) !== undefined) table.state.phase = 'over'; // SC-STORM-7, SC-BEGIN-4
}

/** What costs no Action more often than this costs one after all: it must come to an end. */
const MOST_FREE = 6;

/** One Action of an AI model, as the handbook works it out. CH-AIACT-1 */
function* bookStep(table: BattleTable, model: Model, activation: Activation): Play {
  mark(table, 'action');
  const step = yield* nextStep(table, model, activation);
  if (step.does === 'end') return yield* endActivation(table, model);
  if (step.does === 'heal') healWithPoint(table, model);
  else if (step.does === 'item') yield* within(table, 'activation', take(table, model, activation, step.answer));
  else {
    const { action, answers } = step.plan;
    yield* within(
      table,
      'activation',
      asPlanned(table, carryOutPlan(table, model, activation, action, step.how), answers),
    );
  }
  yield* afterAction(table);
}

function* carryOutPlan(
  table: BattleTable,
  model: Model,
  activation: Activation,
  action: Plan['action'],
  how: 'action' | 'quick',
): Play {
  const turn = table.state.book!.turn!;
  const isFree = typeof action === 'object' && turn.free < MOST_FREE;
  if (isFree) turn.free += 1;
  else if (how === 'action') activation.left -= 1; // CH-AIACT-1
  if (action === undefined) return;
  if (typeof action === 'object') return yield* take(table, model, activation, action.free);
  countAction(activation);
  if (action === 'charge') turn.charged = true; // CH-RULING-27
  yield* perform(table, model, action, how);
}

/** Everything the model could do now, with why not. */
function choices(table: BattleTable, model: Model, activation: Activation): Option[] {
  const all = actions(table, model, activation);
  return [...all, ...between(table, model, activation, all)];
}

/** In an activation that somebody else has brought about all Actions are Quick Actions. WW-RULING-103 */
const howOf = (table: BattleTable, { id }: Model): 'action' | 'quick' =>
  isUnder(table, id, 'hasty') ? 'quick' : 'action';

/** Whether no enemy sees it as its activation begins, where some card asks. */
function markUnseen(table: BattleTable, model: Model): void {
  if (!isAskedUnseen(table, model) || isSeenByFoes(table, model)) return;
  lay(table, { kind: 'unseen', on: model.id, until: 'activation', from: 'turn' });
}

/** A special Action that costs none. SC-RULING-23 */
const isFree = (table: BattleTable, answer: string): boolean =>
  answer.startsWith('special:') && specialAction(table, answer as ActionName).free === true;

function actions(table: BattleTable, model: Model, activation: Activation): Option[] {
  const special = specialActions(table, model).filter((each) => !isFree(table, each));
  const main = activation.left === 0 ? [] : [...ACTIONS, ...special];
  const quick = activation.points === 0 ? [] : quickActionsOf(table, model);
  return [
    ...main.map((each) => option(each, whyNotAct(table, model, each, howOf(table, model)))),
    ...quick.map((each) => option(QUICK + each, whyNoQuick(table, model, activation, each))),
  ];
}

/** What costs no Action: looking at markers, taking what lies there, using items. WW-SEARCH-2, WW-USE-1 */
function between(table: BattleTable, model: Model, activation: Activation, all: readonly Option[]): Option[] {
  const isMoreToCome = all.some(({ blocked }) => blocked === undefined);
  return [
    ...specialActions(table, model)
      .filter((each) => isFree(table, each))
      .map((each) => option(each, specialAction(table, each).whyNot(table, model))),
    ...turnable(table, model).map((each) => option(`turn-up:${each.id}`, whyNotTurnUp(table, model, each))),
    ...meetable(table, model).map((each) => option(`meet:${each.id}`, whyNotMeet(table, model, each))),
    ...lookable(table, model).map((each) => option(`look:${each.id}`, whyNotSearch(table, model, each))),
    ...takeable(table, model).map((each) => option(`take:${each.id}`, whyNotSearch(table, model, each))),
    ...itemsAtHand(table, model)
      .filter(({ item }) => !('trick' in item))
      .map((each) => option(`item:${each.id}`, whyNotUseItem(table, model, each, activation, isMoreToCome))),
    ...tricksOf(table, model).map((each) => option(`trick:${each.id}`, whyNotTrick(table, model, each))),
    ...activationBoosts(table, model).map((each) => option(`boost:${each.id}`, whyNotInActivation(table, model, each))),
  ];
}

/** With nothing left to choose the activation ends by itself. */
const isDone = (table: BattleTable, model: Model, activation: Activation): boolean =>
  activation.left === 0 && choices(table, model, activation).every(({ blocked }) => blocked !== undefined);

function* take(table: BattleTable, model: Model, activation: Activation, answer: string): Play {
  const at = answer.indexOf(':');
  const id = answer.slice(at + 1);
  switch (answer.slice(0, at)) {
    case 'turn-up':
      return yield* turnUp(table, model, markerById(table, id));
    case 'meet':
      return yield* meet(table, model, markerById(table, id));
    case 'look':
      return yield* look(table, model, markerById(table, id));
    case 'take':
      return yield* offerItem(table, model, markerById(table, id));
    case 'item':
      return yield* useItem(table, model, itemsAtHand(table, model).find((each) => each.id === id)!);
    case 'trick':
      return yield* useTrick(table, model, tricksOf(table, model).find((each) => each.id === id)!);
    case 'boost':
      return yield* useBoost(table, model, id);
    case 'quick': {
      const action = id as ActionName;
      activation.points -= 1; // WW-AP-3
      activation.icons.push(unusedIcon(table, model, activation, action)!.id);
      countAction(activation);
      return yield* perform(table, model, action, 'quick');
    }
    default:
      if (isFree(table, answer)) return yield* specialAction(table, answer as ActionName).perform(table, model);
      activation.left -= 1;
      countAction(activation);
      yield* perform(table, model, answer as ActionName, howOf(table, model));
      if (yield* maybeTakenBack(table, model)) activation.left += 1; // CH-RULING-124
  }
}

/** Every main Action left unused is a Trigger for turrets, one after the other. WW-TURRET-5, WW-RULING-78 */
function* idle(table: BattleTable, model: Model): Play {
  for (let left = table.state.activation!.left; left > 0 && model.gone === null; left -= 1)
    yield* turretsReact(table, actOf(model, 'prepare', 'action'));
}

/** Nothing is left to it. */
function* finish(table: BattleTable, model: Model): Play {
  table.state.activation!.left = 0;
  if (result(table) === undefined) yield* endActivation(table, model);
  else table.state.phase = 'over';
}

/** The model is done. */
function* endActivation(table: BattleTable, model: Model): Play {
  yield* idle(table, model); // WW-TURRET-5
  yield* radiate(table, model); // WW-CARD-1
  yield* walkInto(table, model); // WW-RULING-105
  yield* shock(table, model); // CH-EVENT-5
  yield* countDown(table, model); // WW-RULING-100
  yield* eliminateAll(table, inPlay(table)); // WW-RULING-90
  liftAll(table, 'activation'); // WW-DOG-4
  for (const each of lastingOn(table, model.id, 'hasty')) lift(table, each); // WW-RULING-103
  model.readiness = 'used'; // WW-ROUND-10
  thaw(table, model); // WW-COND-6
  if (table.state.book !== null) table.state.book.turn = null; // CH-AITURN-4
  table.state.activation = null; // WW-AP-9: what is left of the Action Points is lost
  tryAgain(table, model);
  yield* burnFuses(table, model);
  yield* scenarioEndsActivation(table, model);
  table.state.phase = result(table) === undefined ? 'using' : 'over';
}
