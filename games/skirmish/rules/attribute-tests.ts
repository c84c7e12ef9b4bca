/** Tests of an attribute: Skill Tests whose Skill Value is the attribute. */
import { type Play, say } from '@holotape/kernel';
import type { BattleTable, Model } from '../state.ts';
import type { Attribute } from '../words.ts';
import { pointsFrom } from './action-points.ts';
import { modifiersOn } from './circumstances.ts';
import { maybeAccurate } from './luck.ts';
import { type SkillTest, skillTest } from './skill-tests.ts';
import { attributeNow } from './skills.ts';

/** No icon is needed, and what changes Skill Values counts here too. WW-SPEC-4, WW-RULING-88 */
export function* attributeTest(table: BattleTable, model: Model, attribute: Attribute, ask: string): Play<SkillTest> {
  const rolled = yield* skillTest(table, ask, attributeNow(table, model, attribute), modifiersOn(table, model), []);
  pointsFrom(table, model, rolled);
  const test = yield* maybeAccurate(table, model, rolled);
  const args = { model: model.id, attribute, result: test.result ?? null, needed: test.adjusted };
  say(table, test.success ? 'test.passed' : 'test.failed', args, 'WW-SPEC-4');
  return test;
}
