/** Skill Tests and Opposed Skill Tests. */
import { type Play, roll, say } from '@holotape/kernel';
import type { Dice, EffectFace, SkillFace } from '../../content.ts';
import type { Counts } from '../../printed/abilities.ts';
import type { BattleTable } from '../../state.ts';
import { type DiceIcon, EFFECT_DICE, type EffectDie, type SpecialIcon } from '../../words.ts';

/** A bonus or penalty to the Skill Value, with the rule behind it. */
export interface Modifier {
  readonly rule: string;
  readonly by: number;
  /** What gives it, by id: a piece of cover. */
  readonly from?: string;
}

/** One Skill Test, with everything that made its result. WW-TEST-8 */
export interface SkillTest {
  readonly value: number;
  readonly modifiers: readonly Modifier[];
  readonly adjusted: number;
  readonly face: SkillFace;
  readonly effects: readonly EffectFace[];
  /** What Luck added to the Skill Die. WW-LUCK-4, WW-LUCK-6 */
  readonly shift: number;
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

/** Faces that count as something else, each once in a roll, in order; `as` undefined: the die is rolled again. */
export type Counting = Pick<Counts, 'face' | 'of' | 'as'>;

const shows = ({ icons }: EffectFace, face: Counting['face']): boolean =>
  face === 'blank' ? icons.length === 0 : icons.length === 1 && icons[0] === face;

/** The first of these that a face of this color could be used for. */
const countingFor = (counting: readonly Counting[], die: EffectDie, face: EffectFace): number =>
  counting.findIndex((each) => each.of.includes(die) && shows(face, each.face));

/** Dice that a card lets count as something else, or rolls again. WW-DICE-5 */
export function* counted(
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
    if (at >= 0) {
      const [{ as }] = left.splice(at, 1) as [Counting];
      face =
        as === undefined ? (yield* rollEffects(table, 'attack.reroll', [die], 'WW-DICE-5'))[0]! : { icons: [...as] };
      say(table, 'die.counts', { die, icons: face.icons.join(', ') }, 'WW-DICE-5');
    }
    found.push(face);
  }
  return found;
}

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
  shift = 0,
): SkillTest {
  const adjusted = adjustedValue(value, modifiers);
  const minus = effects.flatMap(({ icons }) => icons).reduce((sum, icon) => sum + (MINUS[icon] ?? 0), 0); // WW-TEST-6
  const result = face.value === undefined ? undefined : face.value + minus + shift; // WW-RULING-10: no floor
  // WW-TEST-5: below 1 only the Critical Point icon succeeds.
  const success = result !== undefined && (adjusted < 1 ? face.critical : result <= adjusted);
  const margin = success || result === undefined ? undefined : Math.max(0, result - adjusted);
  return { value, modifiers, adjusted, face, effects, shift, result, success, margin };
}

/** The same roll after Luck. */
export const shifted = ({ value, modifiers, face, effects, shift }: SkillTest, by: number): SkillTest =>
  judge(value, modifiers, face, effects, shift + by);

/** In a Critical Attack the Skill Die is not rolled and counts as 1. WW-CRIT-8, WW-LUCK-7 */
const ONE: SkillFace = { value: 1, fails: false, action: false, critical: false };

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
  sides.map((side, i) => content.dice.effect[pool[i]!][side - 1]!);

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
  counting: readonly Counting[] = [],
): Play<SkillTest> {
  const pool = capped(dice);
  const sides = [SKILL_DIE, ...pool.map(() => EFFECT_DIE)];
  const [first, ...rest] = yield* roll(table, ask, sides, {
    rule: 'WW-TEST-1',
    about: { pool, value: adjustedValue(value, modifiers) },
  });
  const effects = yield* counted(table, pool, facesOf(table, pool, rest), counting);
  return judge(value, modifiers, table.content.dice.skill[first! - 1]!, effects);
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

/** What a set of Effect Dice amounts to; of the icons to spend only those that somebody asks for. */
export interface EffectSum extends Readonly<Record<SpecialIcon, number>> {
  readonly minus: number;
  readonly damage: number;
  readonly reduction: number;
}

const NO_ICONS: EffectSum = { minus: 0, damage: 0, reduction: 0, bottle: 0, star: 0, blast: 0 };

/** How often each sum comes up on these dice, in shares: exact, every face counted. */
export function effectSums(
  dice: Dice,
  pool: readonly EffectDie[],
  wanted: readonly SpecialIcon[] = [],
  counting: readonly Counting[] = [],
): readonly (EffectSum & { readonly share: number })[] {
  type Sum = EffectSum & { share: number; left: readonly Counting[] };
  let sums = new Map<string, Sum>([['', { ...NO_ICONS, share: 1, left: counting }]]);
  for (const color of capped(pool)) {
    const next: typeof sums = new Map();
    const add = (sum: Sum, { icons }: EffectFace, share: number, left: Sum['left']) => {
      const count = (icon: DiceIcon) => icons.filter((each) => each === icon).length;
      const spent = (icon: SpecialIcon) => sum[icon] + (wanted.includes(icon) ? count(icon) : 0);
      const now = {
        minus: icons.reduce((all, icon) => all + (MINUS[icon] ?? 0), sum.minus),
        damage: sum.damage + count('damage'),
        reduction: sum.reduction + count('reduce-armor'),
        bottle: spent('bottle'),
        star: spent('star'),
        blast: spent('blast'),
      };
      const key = `${Object.values(now).join()} ${left.map((each) => counting.indexOf(each)).join()}`;
      next.set(key, { ...now, left, share: (next.get(key)?.share ?? 0) + share });
    };
    for (const sum of sums.values())
      for (const face of dice.effect[color]) {
        const at = countingFor(sum.left, color, face);
        const share = sum.share / EFFECT_DIE;
        if (at < 0) {
          add(sum, face, share, sum.left);
          continue;
        }
        const left = sum.left.filter((_, i) => i !== at);
        const { as } = sum.left[at]!;
        if (as !== undefined) add(sum, { icons: [...as] }, share, left);
        else for (const again of dice.effect[color]) add(sum, again, share / EFFECT_DIE, left);
      }
    sums = next;
  }
  return [...sums.values()];
}

/** Whether a face of the Skill Die succeeds with these numbers on the Effect Dice. */
export const isSuccess = (face: SkillFace, adjusted: number, minus: number): boolean =>
  face.value !== undefined && (adjusted < 1 ? face.critical : face.value + minus <= adjusted);

/** The chance that a test succeeds, exactly. */
export function oddsOf(
  dice: Dice,
  value: number,
  modifiers: readonly Modifier[],
  pool: readonly EffectDie[],
  counting: readonly Counting[] = [],
): number {
  const adjusted = adjustedValue(value, modifiers);
  let odds = 0;
  for (const { minus, share } of effectSums(dice, pool, [], counting))
    for (const face of dice.skill) if (isSuccess(face, adjusted, minus)) odds += share / SKILL_DIE;
  return odds;
}
