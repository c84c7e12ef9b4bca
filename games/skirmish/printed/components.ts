/** What lies in the box besides cards: rulers, dice, and the table of falls. */
import { z } from 'zod';
import { COLORS, CORNERS, type Corner, DICE_ICONS, EFFECT_DICE, type EffectDie } from '../words.ts';
import { color } from './fields.ts';

/** How many there are of something printed: small. */
export const count = z.number().int().positive().max(20);

const ruler = z.strictObject({
  color,
  length: z.number().int().positive(),
  /** Corners of a range icon that carry a mark, so that no color is told by color alone. WW-RANGE-9 */
  marks: z.array(z.enum(CORNERS)),
});
export const rulersSchema = z
  .array(ruler)
  .length(COLORS.length)
  .refine(
    (rulers) =>
      new Set(rulers.map(({ marks }) => CORNERS.filter((corner) => marks.includes(corner)).join())).size ===
      rulers.length,
    'each color has marks of its own',
  );

const skillFace = z.strictObject({
  value: z.number().int().min(1).max(10).optional(),
  /** An X: the test fails. WW-TEST-9 */
  fails: z.boolean().default(false),
  action: z.boolean().default(false),
  critical: z.boolean().default(false),
  count,
});
const armorFace = z.strictObject({ value: z.number().int().min(1).max(4), count });
const effectFace = z.strictObject({ icons: z.array(z.enum(DICE_ICONS)).max(2), count });
const sides = (faces: readonly { readonly count: number }[]): number =>
  faces.reduce((sum, face) => sum + face.count, 0);
const effectDie = z.array(effectFace).refine((faces) => sides(faces) === 12, 'an effect die has 12 faces');
export const diceSchema = z.strictObject({
  skill: z
    .array(skillFace.refine(({ value, fails }) => (value === undefined) === fails, 'a face has a value or fails'))
    .refine((faces) => sides(faces) === 20, 'the Skill Die has 20 faces'),
  armor: z.array(armorFace).refine((faces) => sides(faces) === 12, 'the Armor Die has 12 faces'),
  black: effectDie,
  green: effectDie,
  yellow: effectDie,
  blue: effectDie,
  /** The corner of each Effect Die's icon that carries a dot. WW-RANGE-9 */
  dots: z
    .record(z.enum(EFFECT_DICE), z.enum(CORNERS))
    .refine((dots) => new Set(Object.values(dots)).size === EFFECT_DICE.length, 'each die has a corner of its own'),
});

/** WW-FALL-2 */
const fall = z.strictObject({ upTo: color, damage: z.number().int().nonnegative() });
export const fallingSchema = z.array(fall).length(COLORS.length);

export type Fall = z.infer<typeof fall>;
export type SkillFace = Omit<z.infer<typeof skillFace>, 'count'>;
export type EffectFace = Omit<z.infer<typeof effectFace>, 'count'>;
export type Ruler = z.infer<typeof ruler>;

/** Every face of every die, as often as it is there: a roll of n shows the n-th. */
export interface Dice {
  readonly skill: readonly SkillFace[];
  readonly armor: readonly number[];
  readonly effect: Readonly<Record<EffectDie, readonly EffectFace[]>>;
  readonly dots: Readonly<Record<EffectDie, Corner>>;
}

const spread = <F extends { readonly count: number }>(faces: readonly F[]): F[] =>
  faces.flatMap((face) => Array.from({ length: face.count }, () => face));

export function diceOf(printed: z.infer<typeof diceSchema>): Dice {
  return {
    skill: spread(printed.skill),
    armor: spread(printed.armor).map(({ value }) => value),
    effect: {
      black: spread(printed.black),
      green: spread(printed.green),
      yellow: spread(printed.yellow),
      blue: spread(printed.blue),
    },
    dots: printed.dots,
  };
}
