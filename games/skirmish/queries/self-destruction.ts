/** Models that blow up: how they come to it, and what they can still do. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import type { ActionName } from '../words.ts';
import { healthLeft, maxHealth, ownAbilities } from './abilities.ts';
import { kindOf } from './action-kinds.ts';
import { isUnder } from './lasting.ts';
import { isWithin } from './near.ts';
import { inPlay, isFriendly } from './units.ts';

export const isCountingDown = (battle: Battle, { id }: Model): boolean => isUnder(battle, id, 'self-destructing');

/** With no Health left it begins to destroy itself instead of being removed. WW-RULING-100 */
export const outlastsItself = (battle: Battle, model: Model): boolean =>
  ownAbilities(battle, model, 'self-destructs').some(({ gives }) => gives['self-destructs'].at === 'zero');

/** Only movement from then on. WW-RULING-100 */
export const whyNoneButMovement = (battle: Battle, model: Model, action: ActionName): Reason | undefined =>
  isCountingDown(battle, model) && kindOf(action) !== 'movement'
    ? { rule: 'WW-RULING-100', say: 'self-destruct.only-moves', args: { model: model.id } }
    : undefined;

/** Whether its Health has just dropped below half. */
export function hasDroppedBelowHalf(battle: Battle, model: Model, before: number): boolean {
  const half = maxHealth(battle, model) / 2;
  return before >= half && healthLeft(battle, model) < half;
}

/** An enemy near enough to be worth it. WW-RULING-101 */
export function whyNotDetonate(battle: Battle, model: Model): Reason | undefined {
  const [given] = ownAbilities(battle, model, 'detonates');
  const within = given?.gives.detonates.within ?? 'orange';
  const isNear = inPlay(battle).some((foe) => !isFriendly(battle, model, foe) && isWithin(battle, model, foe, within));
  return isNear ? undefined : { rule: 'WW-RULING-101', say: 'detonate.nobody', args: { color: within } };
}
