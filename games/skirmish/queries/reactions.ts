/** Reactions: who may react to an Action, and how. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Act, Model } from '../state.ts';
import { ACTIONS, type ActionName } from '../words.ts';
import type { Cause } from './acting.ts';
import { whyNotAct } from './actions.ts';
import { engagedWith } from './engagement.ts';
import { isAware } from './triggers.ts';
import { inPlay, isFriendly, modelById, seatOf } from './units.ts';

/** WW-RULING-67 */
export const REACTIONS = ACTIONS.filter((action) => action !== 'prepare');

export const causeOf = (act: Act, model: Model): Cause => ({
  by: act.model,
  charged: act.charges === model.id,
  undaunted: act.undaunted.includes(model.id),
});

/** Move Actions of an engaged model: away, or out of what holds it. WW-COND-13, WW-COND-20 */
const MOVES: readonly ActionName[] = ['move', 'shake-off', 'douse'];

/** An engaged model answers the one it is engaged with, or moves when it is hurt. WW-REACT-6 */
function whyTooBusy(battle: Battle, model: Model, act: Act, action?: ActionName): Reason | undefined {
  const foes = engagedWith(battle, model);
  if (foes.length === 0 || foes.some(({ id }) => id === act.model)) return undefined;
  const hurt = act.hits.some((hit) => hit.model === model.id && hit.hurt);
  if (hurt && (action === undefined || MOVES.includes(action))) return undefined;
  return { rule: 'WW-REACT-6', say: 'react.engaged', args: { model: model.id } };
}

/** Who may react to an Action; judged when it is over. WW-REACT-1, WW-REACT-4 */
export function reactors(battle: Battle, act: Act, isAlert = false): Model[] {
  const by = modelById(battle, act.model);
  return inPlay(battle).filter(
    (model) =>
      model.prepared &&
      !isFriendly(battle, by, model) &&
      !act.cowed.includes(model.id) &&
      whyTooBusy(battle, model, act) === undefined &&
      isAware(battle, model, act, isAlert),
  );
}

/** Models of a side without a Reaction Marker that have noticed it. CH-BOOST-4 */
export const onlookers = (battle: Battle, seat: number, act: Act): Model[] =>
  inPlay(battle).filter((model) => !model.prepared && seatOf(battle, model) === seat && isAware(battle, model, act));

export const whyNoReaction = (battle: Battle, model: Model, action: ActionName, act: Act): Reason | undefined =>
  whyTooBusy(battle, model, act, action) ?? whyNotAct(battle, model, action, 'reaction', causeOf(act, model));
