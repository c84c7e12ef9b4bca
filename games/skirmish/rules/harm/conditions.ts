/** Conditions: markers that last until something removes them. */
import { type Play, type Reason, say } from '@holotape/kernel';
import { abilities, hasAbility } from '../../queries/abilities.ts';
import { shorter } from '../../queries/ranges.ts';
import { cardOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';
import type { ActionName, Color, Condition, Gain } from '../../words.ts';
import { flip } from '../round/luck.ts';
import { attributeTest } from '../round/own-tests.ts';
import type { Modifier } from '../round/skill-tests.ts';
import { isEvent } from '../wasteland/events.ts';
import { harm } from './damage.ts';

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
  (condition === 'on-fire' && isEvent(battle, 'no-fire')) ||
  (condition === 'poisoned' && NOT_POISONED.includes(cardOf(battle, model).type)) ||
  abilities(battle, model, 'immune').some(({ gives }) => gives.immune.includes(condition));

/** A marker, unless the model has it already or is immune. WW-COND-1, WW-COND-2 */
export function inflict(table: BattleTable, model: Model, condition: Condition, rule = 'WW-COND-1'): void {
  if (has(model, condition) || isImmune(table, model, condition)) return;
  const replaced = REPLACES[condition];
  model.conditions = [...model.conditions.filter((each) => each !== replaced), condition];
  say(table, 'condition', { model: model.id, condition }, rule);
}

/** A marker, unless a model that can resist it flips it away. */
export function* afflict(table: BattleTable, model: Model, condition: Condition, rule = 'WW-COND-1'): Play {
  const resists = condition === 'stunned' && !has(model, condition) && hasAbility(table, model, 'resists-stun');
  if (resists && (yield* flip(table, rule))) say(table, 'resisted', { model: model.id, condition }, rule);
  else inflict(table, model, condition, rule);
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

/** Fire and poison, before anything else the model does. WW-COND-11, WW-COND-12, WW-COND-14 */
export function* sufferConditions(table: BattleTable, model: Model): Play {
  if (has(model, 'on-fire')) {
    yield* harm(table, model, 1, 'WW-COND-11');
    if (model.gone === null && (yield* flip(table, 'WW-COND-12'))) cure(table, model, 'on-fire', 'WW-COND-12');
  }
  if (model.gone === null && has(model, 'poisoned')) yield* harm(table, model, 1, 'WW-COND-14');
}

/** At the end of the model's activation. WW-COND-6 */
export const thaw = (table: BattleTable, model: Model): void => cure(table, model, 'frozen', 'WW-COND-6');

/** WW-COND-20 */
export function whyNoShakingOff(_battle: Battle, model: Model): Reason | undefined {
  return has(model, 'stunned') ? undefined : reason('WW-COND-20', 'not-stunned', model);
}

/** A Move Action that goes nowhere and needs no test. WW-COND-19, WW-COND-20 */
// biome-ignore lint/correctness/useYield: an Action is a rule, also where nothing is asked
export function* shakeOff(table: BattleTable, model: Model): Play {
  cure(table, model, 'stunned', 'WW-COND-19');
}

export function whyNoDousing(_battle: Battle, model: Model): Reason | undefined {
  return has(model, 'on-fire') ? undefined : reason('WW-COND-13', 'not-on-fire', model);
}

/** A Move Action that goes nowhere, with a test of AGI. WW-COND-13 */
export function* douse(table: BattleTable, model: Model): Play {
  const test = yield* attributeTest(table, model, 'douse.roll', 'AGI');
  if (test.success) cure(table, model, 'on-fire', 'WW-COND-13');
  else say(table, 'still-burning', { model: model.id }, 'WW-COND-13');
}
