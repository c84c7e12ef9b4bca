/** Conditions: markers that last until something removes them. */
import { say } from '@holotape/kernel';
import type { Battle, BattleTable, Model } from '../state.ts';
import type { Color, Condition, Gain } from '../words.ts';
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

/** Fire melts ice, and ice puts out fire. WW-COND-2 */
const REPLACES: Partial<Record<Condition, Condition>> = { 'on-fire': 'frozen', frozen: 'on-fire' };

const NOT_POISONED = ['robot', 'synth'];

/** WW-COND-16 */
export const isImmune = (battle: Battle, model: Model, condition: Condition): boolean =>
  condition === 'poisoned' && NOT_POISONED.includes(cardOf(battle, model).type);

/** A marker, unless the model has it already or is immune. WW-COND-1, WW-COND-2 */
export function inflict(table: BattleTable, model: Model, condition: Condition, rule = 'WW-COND-1'): void {
  if (has(model, condition) || isImmune(table, model, condition)) return;
  const replaced = REPLACES[condition];
  model.conditions = [...model.conditions.filter((each) => each !== replaced), condition];
  say(table, 'condition', { model: model.id, condition }, rule);
}

export function cure(table: BattleTable, model: Model, condition: Condition, rule: string): void {
  if (!has(model, condition)) return;
  model.conditions = model.conditions.filter((each) => each !== condition);
  say(table, 'cured', { model: model.id, condition }, rule);
}

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
