/** Conditions: markers that last until something removes them. */

import { type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { hasAbility } from '../../queries/abilities.ts';
import { has, isImmune } from '../../queries/conditions.ts';
import type { Model } from '../../state.ts';
import type { Condition } from '../../words.ts';
import { flip } from '../round/luck.ts';
import { attributeTest } from '../round/own-tests.ts';

/** Fire melts ice, and ice puts out fire. WW-COND-2 */
const REPLACES: Partial<Record<Condition, Condition>> = { 'on-fire': 'frozen', frozen: 'on-fire' };

/** A marker, unless the model has it already or is immune. WW-COND-1, WW-COND-2 */
export function inflict(table: BattleTable, model: Model, condition: Condition, rule = 'WW-COND-1'): void {
  if (has(model, condition) || isImmune(table, model, condition)) return;
  const replaced = REPLACES[condition];
  model.conditions = [...model.conditions.filter((each) => each !== replaced), condition]; // WW-COND-2
  say(table, 'condition', { model: model.id, condition }, rule);
}

/** A marker, unless a model that can resist it flips it away. */
export function* afflict(table: BattleTable, model: Model, condition: Condition, rule = 'WW-COND-1'): Play {
  const resists = condition === 'stunned' && !has(model, condition) && hasAbility(table, model, 'resists-stun'); // WW-CARD-1
  if (resists && (yield* flip(table, rule))) say(table, 'resisted', { model: model.id, condition }, rule);
  else inflict(table, model, condition, rule);
}

export function cure(table: BattleTable, model: Model, condition: Condition, rule: string): void {
  if (!has(model, condition)) return;
  model.conditions = model.conditions.filter((each) => each !== condition);
  say(table, 'cured', { model: model.id, condition }, rule);
}

/** At the end of the model's activation. WW-COND-6 */
export const thaw = (table: BattleTable, model: Model): void => cure(table, model, 'frozen', 'WW-COND-6');

/** A Move Action that goes nowhere and needs no test. WW-COND-19, WW-COND-20 */
// biome-ignore lint/correctness/useYield: an Action is a rule, also where nothing is asked
export function* shakeOff(table: BattleTable, model: Model): Play {
  cure(table, model, 'stunned', 'WW-COND-19');
}

/** A Move Action that goes nowhere, with a test of AGI. WW-COND-13 */
export function* douse(table: BattleTable, model: Model): Play {
  const test = yield* attributeTest(table, model, 'douse.roll', 'AGI');
  if (test.success) cure(table, model, 'on-fire', 'WW-COND-13');
  else say(table, 'still-burning', { model: model.id }, 'WW-COND-13');
}
