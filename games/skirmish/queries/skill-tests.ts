/** What a Skill Test amounts to. */
import type { EffectFace, SkillFace } from '../content.ts';
import type { Counts } from '../printed/abilities.ts';
import { type DiceIcon, EFFECT_DICE, type EffectDie } from '../words.ts';

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

export const SKILL_DIE = 20;

export const EFFECT_DIE = 12;

/** WW-DICE-7 */
const MOST_OF_A_COLOR = 4;

/** The dice that are rolled: no more than four of a color. WW-DICE-7 */
export const capped = (dice: readonly EffectDie[]): EffectDie[] =>
  EFFECT_DICE.flatMap((color) => dice.filter((die) => die === color).slice(0, MOST_OF_A_COLOR));

/** Faces that count as something else, each once in a roll, in order; `as` undefined: the die is rolled again. */
export type Counting = Pick<Counts, 'face' | 'of' | 'as'>;

const shows = ({ icons }: EffectFace, face: Counting['face']): boolean =>
  face === 'blank' ? icons.length === 0 : icons.length === 1 && icons[0] === face; // WW-ITEM-8

/** The first of these that a face of this color could be used for. */
export const countingFor = (counting: readonly Counting[], die: EffectDie, face: EffectFace): number =>
  counting.findIndex((each) => each.of.includes(die) && shows(face, each.face));

export const MINUS: Partial<Record<DiceIcon, number>> = { 'minus-1': -1, 'minus-2': -2, 'minus-3': -3 };

/** Bonuses and penalties are added up and applied once. WW-TEST-3 */
export const adjustedValue = (value: number, modifiers: readonly Modifier[]): number =>
  value + modifiers.reduce((sum, { by }) => sum + by, 0);

/** By how much a face that fails exceeds the value, with what is added to it; undefined for an X. */
export const marginOf = (face: SkillFace, adjusted: number, added: number): number | undefined =>
  face.value === undefined ? undefined : Math.max(0, face.value + added - adjusted);

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
  const margin = success ? undefined : marginOf(face, adjusted, minus + shift);
  return { value, modifiers, adjusted, face, effects, shift, result, success, margin };
}

/** The same roll after Luck. */
export const shifted = ({ value, modifiers, face, effects, shift }: SkillTest, by: number): SkillTest =>
  judge(value, modifiers, face, effects, shift + by);

/** An X that no die shows: an attack on somebody who cannot be made out. WW-RULING-99 */
export const X: SkillFace = { value: undefined, fails: true, action: false, critical: false };

/** In a Critical Attack the Skill Die is not rolled and counts as 1. WW-CRIT-8, WW-LUCK-7 */
export const ONE: SkillFace = { value: 1, fails: false, action: false, critical: false };

/** Icons of a success; a failed test has none. WW-TEST-10 */
export const iconsOf = ({ success, effects }: SkillTest): DiceIcon[] =>
  success ? effects.flatMap(({ icons }) => icons) : [];

/** Action Points on the Skill Die count whether the test succeeds or fails. WW-TEST-11 */
export const actionPointsOf = ({ face }: SkillTest): number => (face.action ? 1 : 0);

type Party = 'starter' | 'other';

/** Of equal results that of the higher Skill Value, as it was adjusted; whoever began it does not win a full tie. WW-OPP-5, WW-RULING-11 */
const byValue = (starter: SkillTest, other: SkillTest): Party =>
  starter.adjusted > other.adjusted ? 'starter' : 'other'; // WW-OPP-5, WW-RULING-11

/** Of those who succeeded the highest result wins; against nobody a success is enough. WW-OPP-2, WW-OPP-4 */
export function winner(
  starter: SkillTest,
  other: SkillTest | undefined,
  tied: (starter: SkillTest, other: SkillTest) => Party = byValue,
): Party | undefined {
  const resisted = other?.success === true;
  if (!starter.success) return resisted ? 'other' : undefined;
  if (!resisted) return 'starter';
  if (other.result === starter.result) return tied(starter, other);
  return other.result! > starter.result! ? 'other' : 'starter';
}
