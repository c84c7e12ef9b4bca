/** Tests that a model makes for itself: of Expertise, of an attribute, to climb. */
import type { Play } from '@holotape/kernel';
import { pointsFrom } from '../../queries/action-points.ts';
import { modifiersOn } from '../../queries/circumstances.ts';
import { attributeNow } from '../../queries/skills.ts';
import type { BattleTable, Model } from '../../state.ts';
import type { Attribute, EffectDie } from '../../words.ts';
import { maybeAccurate } from './luck.ts';
import { type Modifier, type SkillTest, skillTest } from './skill-tests.ts';

/** A value is tested under the circumstances of the moment, with Luck after a failure. WW-RULING-88 */
export function* ownTest(
  table: BattleTable,
  model: Model,
  ask: string,
  value: number,
  more: readonly Modifier[] = [],
  dice: readonly EffectDie[] = [],
): Play<SkillTest> {
  const test = yield* skillTest(table, ask, value, [...modifiersOn(table, model), ...more], dice);
  pointsFrom(table, model, test);
  return yield* maybeAccurate(table, model, test);
}

/** An attribute is its own Skill Value. WW-SPEC-4 */
export function* attributeTest(
  table: BattleTable,
  model: Model,
  ask: string,
  attribute: Attribute,
  more: readonly Modifier[] = [],
): Play<SkillTest> {
  return yield* ownTest(table, model, ask, attributeNow(table, model, attribute), more);
}
