/** Skill Tests: the dice are rolled. */
import { type Play, roll, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { EffectFace } from '../../content.ts';
import { faceOf } from '../../queries/faces.ts';
import {
  adjustedValue,
  type Counting,
  capped,
  countingFor,
  EFFECT_DIE,
  judge,
  type Modifier,
  ONE,
  SKILL_DIE,
  type SkillTest,
} from '../../queries/skill-tests.ts';
import type { EffectDie } from '../../words.ts';

/** Dice that a card lets count as something else, or rolls again. WW-DICE-5, WW-CARD-1, WW-ITEM-8 */
function* counted(
  table: BattleTable,
  pool: readonly EffectDie[],
  faces: readonly EffectFace[],
  counting: readonly Counting[],
): Play<EffectFace[]> {
  const left = [...counting];
  const found: EffectFace[] = [];
  for (const [i, die] of pool.entries()) {
    let face = faces[i]!;
    const at = countingFor(left, die, face);
    // WW-CARD-1, WW-ITEM-8
    if (at >= 0) {
      const [{ as }] = left.splice(at, 1) as [Counting]; // WW-CARD-1, WW-ITEM-8
      // WW-CARD-1, WW-ITEM-8
      face =
        as === undefined ? (yield* rollEffects(table, 'attack.reroll', [die], 'WW-DICE-5'))[0]! : { icons: [...as] };
      say(table, 'die.counts', { die, icons: face.icons.join(', ') }, 'WW-DICE-5');
    }
    found.push(face);
  }
  return found;
}

/** A test that succeeds whatever its modifiers; only Effect Dice are rolled. WW-CRIT-8 */
export function* certainTest(
  table: BattleTable,
  ask: string,
  value: number,
  modifiers: readonly Modifier[],
  dice: readonly EffectDie[],
  counting: readonly Counting[] = [],
): Play<SkillTest> {
  const rolled = yield* rollEffects(table, ask, dice, 'WW-CRIT-8');
  const effects = yield* counted(table, capped(dice), rolled, counting);
  return { ...judge(value, modifiers, ONE, effects), result: ONE.value, success: true, margin: undefined };
}

/** Effect Dice by themselves: those of a mine. WW-RULING-68 */
export function* rollEffects(
  table: BattleTable,
  ask: string,
  dice: readonly EffectDie[],
  rule: string,
): Play<EffectFace[]> {
  const pool = capped(dice);
  if (pool.length === 0) return [];
  return facesOf(
    table,
    pool,
    yield* roll(
      table,
      ask,
      pool.map(() => EFFECT_DIE),
      { rule, about: { pool } },
    ),
  );
}

const facesOf = ({ content }: BattleTable, pool: readonly EffectDie[], sides: readonly number[]): EffectFace[] =>
  sides.map((side, i) => faceOf(content.dice.effect[pool[i]!], side));

/** Rolls the Skill Die with Effect Dice. WW-TEST-1 */
export function* skillTest(
  table: BattleTable,
  ask: string,
  value: number,
  modifiers: readonly Modifier[],
  dice: readonly EffectDie[],
  counting: readonly Counting[] = [],
): Play<SkillTest> {
  const pool = capped(dice);
  const sides = [SKILL_DIE, ...pool.map(() => EFFECT_DIE)];
  const [first, ...rest] = yield* roll(table, ask, sides, {
    rule: 'WW-TEST-1',
    about: { pool, value: adjustedValue(value, modifiers) },
  });
  const effects = yield* counted(table, pool, facesOf(table, pool, rest), counting);
  return judge(value, modifiers, faceOf(table.content.dice.skill, first!), effects);
}
