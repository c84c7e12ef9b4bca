/** The basic Actions, and performing one. */
import type { Play, Reason } from '@holotape/kernel';
import { actOf, asIfDuring, type Cause, during } from '../../queries/acting.ts';
import { specialRules } from '../../queries/scenario.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';
import type { ActionName, BasicAction, How } from '../../words.ts';
import { strike, whyNoStrike } from '../attacking/close-combat.ts';
import { prime } from '../attacking/heavy-weapons.ts';
import { layMine, minesAfterAction, whyNoLaying } from '../attacking/mines.ts';
import { shoot, whyNoShot } from '../attacking/shooting.ts';
import { throwWeapon, whyNoThrow } from '../attacking/throwing.ts';
import { turretsReact } from '../attacking/turrets.ts';
import { douse, shakeOff, whyNoDousing, whyNoShakingOff, whyNotInThisState } from '../harm/conditions.ts';
import { useExpertise, whyNoExpertise } from '../items/expertise.ts';
import { lookAround } from '../items/investigation.ts';
import { charge, whyNoCharge } from '../moving/charging.ts';
import { whyMidClimb } from '../moving/climbing.ts';
import { move } from '../moving/movement.ts';
import { prepare, whyNoPreparing } from './preparing.ts';
import { reactions } from './reactions.ts';

/** What others make of an Action. WW-TRIGGER-6 */
export type ActionKind = 'movement' | 'attack' | 'expertise' | 'prepare';

interface Action {
  readonly kind: ActionKind;
  readonly whyNot: (battle: Battle, model: Model) => Reason | undefined;
  readonly perform: (table: BattleTable, model: Model) => Play;
}

/** WW-ACT-2. Rules call each other in circles, so that only functions that are hoisted can stand here. */
const ACTION: Readonly<Record<BasicAction, Action>> = {
  move: { kind: 'movement', whyNot: () => undefined, perform: move },
  shoot: { kind: 'attack', whyNot: whyNoShot, perform: shoot },
  throw: { kind: 'attack', whyNot: whyNoThrow, perform: throwWeapon },
  charge: { kind: 'movement', whyNot: whyNoCharge, perform: charge },
  strike: { kind: 'attack', whyNot: whyNoStrike, perform: strike },
  expertise: { kind: 'expertise', whyNot: whyNoExpertise, perform: useExpertise },
  prepare: { kind: 'prepare', whyNot: whyNoPreparing, perform: prepare },
  // Move Actions that go nowhere. WW-TRIGGER-7
  'lay-mine': { kind: 'movement', whyNot: whyNoLaying, perform: layMine },
  douse: { kind: 'movement', whyNot: whyNoDousing, perform: douse },
  'shake-off': { kind: 'movement', whyNot: whyNoShakingOff, perform: shakeOff },
};

const isBasic = (action: ActionName): action is BasicAction => action in ACTION;

const SPECIAL = 'special:';

/** Actions that the scenario grants. WW-ACT-3 */
export const specialActions = (battle: Battle): ActionName[] =>
  Object.keys(specialRules(battle).actions ?? {}).map((name): ActionName => `special:${name}`);

function actionOf(battle: Battle, action: ActionName): Action {
  if (isBasic(action)) return ACTION[action];
  return { kind: 'expertise', ...specialRules(battle).actions![action.slice(SPECIAL.length)]! };
}

/** Whatever is neither movement nor attack nor Prepare is noticed like Expertise. WW-TRIGGER-5 */
export const kindOf = (action: ActionName): ActionKind => (isBasic(action) ? ACTION[action].kind : 'expertise');

/** A grenade or mine is the one Limited Use item of its Action. WW-RULING-50 */
function whyItemSpent({ state: { activation } }: Battle, model: Model, action: ActionName): Reason | undefined {
  if (action !== 'throw' && action !== 'lay-mine') return undefined;
  const isSpent = activation?.model === model.id && activation.limited.next;
  return isSpent ? { rule: 'WW-LIMITED-2', say: 'item.one-per-action' } : undefined;
}

/** Why the model cannot perform an Action in this way now. WW-QUICK-1, WW-QUICK-5 */
export const whyNotAct = (
  battle: Battle,
  model: Model,
  action: ActionName,
  how: How,
  cause?: Cause,
): Reason | undefined =>
  whyNotInThisState(model, action) ??
  whyItemSpent(battle, model, action) ??
  whyMidClimb(model, kindOf(action)) ??
  actionOf(battle, action).whyNot(asIfDuring(battle, actOf(model, action, how, cause)), model);

/** An Action or Quick Action, and then the Reactions to it. WW-REACT-3 */
export function* perform(table: BattleTable, model: Model, action: ActionName, how: How, cause?: Cause): Play {
  if (action !== 'strike') model.bonus = null; // WW-CHARGE-10
  const act = actOf(model, action, how, cause);
  yield* during(table, act, actionOf(table, action).perform(table, model));
  yield* minesAfterAction(table, model);
  if (how === 'action' || how === 'quick') yield* prime(table, model, action);
  lookAround(table); // WW-INVEST-3: only when the movement is over
  // WW-RULING-63: what is done in answer to something is no Trigger.
  if (how !== 'action' && how !== 'quick') return;
  yield* reactions(table, act);
  yield* turretsReact(table, act);
}
