/** The basic Actions, and carrying one out. */
import type { Play } from '@holotape/kernel';
import type { BattleTable, SpecialAction } from '../../battle.ts';
import { actOf, type Cause } from '../../queries/acting.ts';
import { isBasic, kindOf } from '../../queries/action-kinds.ts';
import { specialAction } from '../../queries/actions.ts';
import { lastingOn } from '../../queries/lasting.ts';
import type { Act, Model } from '../../state.ts';
import type { ActionName, BasicAction, How } from '../../words.ts';
import { strike } from '../attacking/close-combat.ts';
import { layMine, minesAfterAction } from '../attacking/mines.ts';
import { prime } from '../attacking/priming.ts';
import { shoot } from '../attacking/shooting.ts';
import { throwWeapon } from '../attacking/throwing.ts';
import { douse, shakeOff } from '../harm/conditions.ts';
import { useExpertise } from '../items/expertise.ts';
import { lookAround } from '../items/investigation.ts';
import { charge } from '../moving/charging.ts';
import { move } from '../moving/movement.ts';
import { trample } from '../moving/trampling.ts';
import { questActed } from '../quests/progress.ts';
import { strangersFollow } from '../wasteland/company.ts';
import { afterAction, during, takeOver } from './acting.ts';
import { lift } from './lasting.ts';
import { acted } from './moments.ts';
import { prepare } from './preparing.ts';

/** WW-ACT-2 */
const PERFORM: Readonly<Record<BasicAction, (table: BattleTable, model: Model) => Play>> = {
  move,
  shoot,
  throw: throwWeapon,
  charge,
  strike,
  expertise: useExpertise,
  prepare,
  'lay-mine': layMine,
  douse,
  'shake-off': shakeOff,
};

/** What an Action does, in its own way if one is given, and what lies in wait for whoever did it. */
export function* carryOut(
  table: BattleTable,
  model: Model,
  action: ActionName,
  how: How,
  cause?: Cause,
  own?: SpecialAction['perform'],
): Play<Act> {
  if (action !== 'strike') model.bonus = null; // WW-CHARGE-10
  const act = actOf(model, action, how, cause);
  takeOver(table, act); // CH-BOOST-5
  const rule = own ?? (isBasic(action) ? PERFORM[action] : specialAction(table, action).perform);
  yield* during(table, act, rule(table, model));
  afterAction(table, model, act);
  yield* minesAfterAction(table, model, kindOf(action) === 'movement');
  if (how === 'action' || how === 'quick') yield* prime(table, model, action);
  acted(table, model, act); // SC-NEWS-4
  yield* questActed(table, model, act);
  strangersFollow(table, model); // CH-RULING-109
  if (kindOf(action) === 'movement') {
    for (const each of lastingOn(table, model.id, 'flying')) lift(table, each); // CH-RULING-112
    if (model.gone === null) yield* trample(table, model, act.way); // CH-RULING-122
  }
  lookAround(table); // WW-INVEST-3: only when the movement is over
  return act;
}
