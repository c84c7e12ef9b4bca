/** Skill Tests and Opposed Skill Tests. */
import { type Play, roll } from '@holotape/kernel';
import type { Dice, EffectFace, SkillFace } from '../content.ts';
import type { BattleTable } from '../state.ts';
import { type DiceIcon, EFFECT_DICE, type EffectDie } from '../words.ts';

/** A bonus or penalty to the Skill Value, with the rule behind it. */
export interface Modifier {
  readonly rule: string;
  readonly by: number;
}

/** One Skill Test, with everything that made its result. WW-TEST-8 */
export interface SkillTest {
  readonly value: number;
  readonly modifiers: readonly Modifier[];
  readonly adjusted: number;
  readonly face: SkillFace;
  readonly effects: readonly EffectFace[];
  /** The number rolled with the numbers on Effect Dice; undefined for an X. */
  readonly result: number | undefined;
  readonly success: boolean;
  /** By how much the result exceeds the adjusted value; undefined for an X and for a success. */
  readonly margin: number | undefined;
}

const SKILL_DIE = 20;
const EFFECT_DIE = 12;
/** WW-DICE-7 */
export const MOST_OF_A_COLOR = 4;

/** The dice that are rolled: no more than four of a color. WW-DICE-7 */
export const capped = (dice: readonly EffectDie[]): EffectDie[] =>
  EFFECT_DICE.flatMap((color) => dice.filter((die) => die === color).slice(0, MOST_OF_A_COLOR));

const MINUS: Partial<Record<DiceIcon, number>> = { 'minus-1': -1, 'minus-2': -2, 'minus-3': -3 };

/** Bonuses and penalties are added up and applied once. WW-TEST-3 */
export const adjustedValue = (value: number, modifiers: readonly Modifier[]): number =>
  value + modifiers.reduce((sum, { by }) => sum + by, 0);

/** What a roll amounts to. */
export function judge(
  value: number,
  modifiers: readonly Modifier[],
  face: SkillFace,
  effects: readonly EffectFace[],
): SkillTest {
  const adjusted = adjustedValue(value, modifiers);
  const minus = effects.flatMap(({ icons }) => icons).reduce((sum, icon) => sum + (MINUS[icon] ?? 0), 0); // WW-TEST-6
  const result = face.value === undefined ? undefined : face.value + minus; // WW-RULING-10: no floor
  // WW-TEST-5: below 1 only the Critical Point icon succeeds.
  const success = result !== undefined && (adjusted < 1 ? face.critical : result <= adjusted);
  const margin = success || result === undefined ? undefined : Math.max(0, result - adjusted);
  return { value, modifiers, adjusted, face, effects, result, success, margin };
}

/** Icons of a success; a failed test has none. WW-TEST-10 */
export const iconsOf = ({ success, effects }: SkillTest): DiceIcon[] =>
  success ? effects.flatMap(({ icons }) => icons) : [];

/** Action Points on the Skill Die count whether the test succeeds or fails. WW-TEST-11 */
export const actionPointsOf = ({ face }: SkillTest): number => (face.action ? 1 : 0);

/** Rolls the Skill Die with Effect Dice. WW-TEST-1 */
export function* skillTest(
  table: BattleTable,
  ask: string,
  value: number,
  modifiers: readonly Modifier[],
  dice: readonly EffectDie[],
): Play<SkillTest> {
  const pool = capped(dice);
  const sides = [SKILL_DIE, ...pool.map(() => EFFECT_DIE)];
  const [first, ...rest] = yield* roll(table, ask, sides, {
    rule: 'WW-TEST-1',
    about: { pool, value: adjustedValue(value, modifiers) },
  });
  const { dice: printed } = table.content;
  const effects = rest.map((side, i) => printed.effect[pool[i]!][side - 1]!);
  return judge(value, modifiers, printed.skill[first! - 1]!, effects);
}

/** Of those who succeeded the highest result wins, then the highest adjusted value; a full tie has no winner but the
 * party that did not start the test. WW-OPP-2, WW-OPP-5, WW-RULING-11 */
export function winner(starter: SkillTest, other: SkillTest | undefined): 'starter' | 'other' | undefined {
  const theirs = other?.success ? other : undefined;
  if (!starter.success) return theirs === undefined ? undefined : 'other';
  if (theirs === undefined) return 'starter';
  if (starter.result !== theirs.result) return starter.result! > theirs.result! ? 'starter' : 'other';
  return starter.adjusted > theirs.adjusted ? 'starter' : 'other';
}

/** The chance that a test succeeds, exactly. */
export function oddsOf(dice: Dice, value: number, modifiers: readonly Modifier[], pool: readonly EffectDie[]): number {
  // How often each sum of numbers comes up on the Effect Dice, in shares.
  let sums = new Map([[0, 1]]);
  for (const color of capped(pool)) {
    const next = new Map<number, number>();
    for (const [sum, share] of sums)
      for (const { icons } of dice.effect[color]) {
        const with_ = icons.reduce((all, icon) => all + (MINUS[icon] ?? 0), sum);
        next.set(with_, (next.get(with_) ?? 0) + share / EFFECT_DIE);
      }
    sums = next;
  }
  const adjusted = adjustedValue(value, modifiers);
  let odds = 0;
  for (const face of dice.skill)
    for (const [sum, share] of sums) {
      const passes = face.value !== undefined && (adjusted < 1 ? face.critical : face.value + sum <= adjusted);
      if (passes) odds += share / SKILL_DIE;
    }
  return odds;
}
