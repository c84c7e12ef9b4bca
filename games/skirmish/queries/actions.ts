/** Whether a model can perform an Action now. */
import type { Reason } from '@holotape/kernel';
import type { Battle, SpecialAction } from '../battle.ts';
import type { Model } from '../state.ts';
import type { ActionName, BasicAction, How } from '../words.ts';
import { actOf, asIfDuring, type Cause } from './acting.ts';
import { isBasic, kindOf } from './action-kinds.ts';
import { whyNoCharge } from './charging.ts';
import { whyMidClimb } from './climbing.ts';
import { whyNoStrike } from './close-combat.ts';
import { whyNoDousing, whyNoShakingOff, whyNotInThisState } from './conditions.ts';
import { whyNoExpertise } from './expertise.ts';
import { whyNoLaying } from './mines.ts';
import { specialRules } from './scenario.ts';
import { whyNoneButMovement } from './self-destruction.ts';
import { whyNoShot } from './shooting.ts';
import { whyNoThrow } from './throwing.ts';

/** WW-PREPARE-2 */
const whyNoPreparing = (_battle: Battle, model: Model): Reason | undefined =>
  model.prepared ? { rule: 'WW-PREPARE-2', say: 'prepare.is-prepared', args: { model: model.id } } : undefined;

/** WW-ACT-2 */
const WHY_NOT: Readonly<Record<BasicAction, (battle: Battle, model: Model) => Reason | undefined>> = {
  move: () => undefined,
  shoot: whyNoShot,
  throw: whyNoThrow,
  charge: whyNoCharge,
  strike: whyNoStrike,
  expertise: whyNoExpertise,
  prepare: whyNoPreparing,
  'lay-mine': whyNoLaying,
  douse: whyNoDousing,
  'shake-off': whyNoShakingOff,
};

const SPECIAL = 'special:';

/** Actions that the scenario grants. WW-ACT-3 */
export const specialActions = (battle: Battle, model: Model): ActionName[] => [
  ...Object.keys(specialRules(battle).actions ?? {}).map((name): ActionName => `special:${name}`),
  ...Object.entries(battle.content.granted).flatMap(([name, { isGranted }]): ActionName[] =>
    isGranted(battle, model) ? [`special:${name}`] : [],
  ),
];

export function specialAction(battle: Battle, action: ActionName): SpecialAction {
  const name = action.slice(SPECIAL.length);
  return specialRules(battle).actions?.[name] ?? battle.content.granted[name]!;
}

/** A grenade or mine is the one Limited Use item of its Action. WW-RULING-50 */
function whyItemSpent({ state: { activation } }: Battle, model: Model, action: ActionName): Reason | undefined {
  if (action !== 'throw' && action !== 'lay-mine') return undefined;
  const isSpent = activation?.model === model.id && activation.limited.next;
  return isSpent ? { rule: 'WW-LIMITED-2', say: 'item.one-per-action' } : undefined;
}

/** Why the model cannot perform an Action in this way now. WW-QUICK-1, WW-QUICK-5 */
export function whyNotAct(
  battle: Battle,
  model: Model,
  action: ActionName,
  how: How,
  cause?: Cause,
): Reason | undefined {
  const why =
    whyNotInThisState(model, action) ??
    whyNoneButMovement(battle, model, action) ??
    whyItemSpent(battle, model, action) ??
    whyMidClimb(model, kindOf(action));
  if (why !== undefined) return why;
  const whyNot = isBasic(action) ? WHY_NOT[action] : specialAction(battle, action).whyNot;
  return whyNot(asIfDuring(battle, actOf(model, action, how, cause)), model);
}
