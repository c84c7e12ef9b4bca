/** What condition markers do to a model while they last. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import type { ActionName, Color, Condition, Gain } from '../words.ts';
import { abilities } from './abilities.ts';
import { isEvent } from './events.ts';
import { shorter } from './ranges.ts';
import type { Modifier } from './skill-tests.ts';
import { cardOf } from './units.ts';

export const has = ({ conditions }: Model, condition: Condition): boolean => conditions.includes(condition);

/** Special Effects that put a marker on the model that was hit. */
export const CONDITION_OF: Partial<Record<Gain, Condition>> = {
  stun: 'stunned',
  fire: 'on-fire',
  frozen: 'frozen',
  poison: 'poisoned',
  'injured-arm': 'injured-arm',
  'injured-leg': 'injured-leg',
};

const NOT_POISONED = ['robot', 'synth'];

/** WW-COND-16 */
export const isImmune = (battle: Battle, model: Model, condition: Condition): boolean =>
  (condition === 'on-fire' && isEvent(battle, 'no-fire')) ||
  (condition === 'poisoned' && NOT_POISONED.includes(cardOf(battle, model).type)) ||
  abilities(battle, model, 'immune').some(({ gives }) => gives.immune.includes(condition)); // WW-CARD-1, WW-COND-16

/** Penalties to every test of the model. WW-COND-3, WW-COND-7, WW-RULING-75, WW-RULING-88 */
export const conditionModifiers = (model: Model): Modifier[] => [
  ...(has(model, 'frozen') ? [{ rule: 'WW-COND-3', by: -2 }] : []),
  ...(has(model, 'injured-arm') ? [{ rule: 'WW-COND-7', by: -2 }] : []),
];

/** Movements of a model with these markers, before anything else shortens them. WW-COND-4, WW-COND-17, WW-COND-18 */
export function conditionColor(model: Model, color: Color): Color {
  // WW-COND-8, WW-RULING-75: an Injured Leg is Slow, and Slow counts once.
  const slow = has(model, 'slow') || has(model, 'injured-leg');
  return shorter(color, (slow ? 1 : 0) + (has(model, 'frozen') ? 1 : 0));
}

const reason = (rule: string, key: string, model: Model): Reason => ({
  rule,
  say: `condition.${key}`,
  args: { model: model.id },
});

/** What a marker keeps a model from doing. WW-COND-5, WW-COND-19 */
export function whyNotInThisState(model: Model, action: ActionName): Reason | undefined {
  if (has(model, 'stunned') && action !== 'shake-off') return reason('WW-COND-19', 'is-stunned', model);
  if (has(model, 'frozen') && action === 'prepare') return reason('WW-COND-5', 'is-frozen', model);
  return undefined;
}

/** WW-COND-20 */
export function whyNoShakingOff(_battle: Battle, model: Model): Reason | undefined {
  return has(model, 'stunned') ? undefined : reason('WW-COND-20', 'not-stunned', model);
}

export function whyNoDousing(_battle: Battle, model: Model): Reason | undefined {
  return has(model, 'on-fire') ? undefined : reason('WW-COND-13', 'not-on-fire', model);
}
