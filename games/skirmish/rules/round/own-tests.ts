/** Tests that a model makes for itself: of Expertise, of an attribute, to climb. */
import type { Play } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { modifiersOn } from '../../queries/circumstances.ts';
import type { Modifier, SkillTest } from '../../queries/skill-tests.ts';
import { attributeNow } from '../../queries/skills.ts';
import type { Model } from '../../state.ts';
import type { Attribute, EffectDie } from '../../words.ts';
import { boostAfter } from '../boosts/rolls.ts';
import { questRolled } from '../quests/removing.ts';
import { pointsFrom } from './action-points.ts';
import { useMarkers } from './heartening.ts';
import { maybeAccurate } from './luck.ts';
import { skillTest } from './skill-tests.ts';
import { tellTest } from './telling.ts';

/** A value is tested under the circumstances of the moment, with Luck after a failure. WW-RULING-88 */
export function* ownTest(
  table: BattleTable,
  model: Model,
  ask: string,
  value: number,
  more: readonly Modifier[] = [],
  dice: readonly EffectDie[] = [],
): Play<SkillTest> {
  const rolled = yield* skillTest(table, ask, value, [...modifiersOn(table, model), ...more], dice);
  tellTest(table, model, dice, rolled);
  useMarkers(table, model, 'heartened'); // WW-RULING-102
  pointsFrom(table, model, rolled); // WW-TEST-11
  questRolled(table, model, rolled); // CH-RULING-124
  const test = yield* boostAfter(table, model, 'other', dice, rolled);
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
