/** Fields that cards of several kinds have in common. */
import { z } from 'zod';
import {
  ATTRIBUTES,
  CARD_ICONS,
  COLORS,
  CONDITIONS,
  DAMAGE_TYPES,
  EFFECT_DICE,
  GAINS,
  SKILLS,
  SPECIAL_ICONS,
} from '../words.ts';

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of lower-case words joined by "-"');
export const name = z.string().min(1).max(60);
export const color = z.enum(COLORS);
export const attribute = z.enum(ATTRIBUTES);
export const caps = z.number().int().nonnegative();
export const dice = z.array(z.enum(EFFECT_DICE)).max(6);
export const condition = z.enum(CONDITIONS);
const some = z.number().int().positive().max(20);

/** `3`, `2+1` with Strong Armor, `-` for none, `X` for immune. WW-ARM-7, WW-RULING-27 */
export const rating = z
  .string()
  .regex(/^(\d+(\+\d+)?|-|X)$/, 'a rating is like 3, 2+1, - or X')
  .transform((text): Rating => {
    if (text === 'X') return { rating: 0, strong: 0, immune: true };
    const [plain = '0', strong = '0'] = text === '-' ? [] : text.split('+');
    return { rating: Number(plain), strong: Number(strong), immune: false };
  });

export interface Rating {
  readonly rating: number;
  readonly strong: number;
  /** Damage of that type has no effect. */
  readonly immune: boolean;
}

export const ratings = z.strictObject({ physical: rating, energy: rating, radiation: rating });

export const damage = z.strictObject({
  type: z.enum(DAMAGE_TYPES),
  amount: some,
  area: color.optional(),
});
export type Damage = z.infer<typeof damage>;

/** Attributes that are higher or lower. WW-SPEC-5 */
export const raises = z.partialRecord(attribute, z.number().int());
/** Skill Values that are higher or lower; a skill the unit does not have begins at 0. */
export const skillBonus = z.partialRecord(z.enum(SKILLS), z.number().int());
/** Armor Ratings that are higher or lower. */
export const adds = z.partialRecord(z.enum(DAMAGE_TYPES), z.number().int());
export const icons = z.array(z.enum(CARD_ICONS));

/** A Special Effect. WW-SPFX-1 */
export const effect = z.strictObject({
  /** Nothing to spend: it happens with every hit. */
  spend: z.array(z.enum(SPECIAL_ICONS)).max(3),
  gain: z.enum(GAINS),
  most: z.number().int().positive().optional(),
  /** "If the target takes damage". WW-SPFX-10 */
  ifDamaged: z.boolean().optional(),
});

/** What happens at once. */
export const instant = z.strictObject({
  /** Damage tokens removed. */
  heals: some.optional(),
  /** Radiation tokens turned to their regular side, before anything is healed. */
  flips: some.optional(),
  /** Tokens removed from the Power Armor of a friend in contact, who is then Stunned. WW-PA-6 */
  repairs: some.optional(),
  cures: z.array(z.enum([...CONDITIONS, 'addiction'])).optional(),
  /** Cured instead of healing. */
  'or-cures': z.array(condition).optional(),
  /** Radiation damage taken afterwards. */
  radiation: some.optional(),
  'action-points': some.optional(),
  boosts: z.strictObject({ count: some, against: z.enum(DAMAGE_TYPES) }).optional(),
  immune: z.array(z.enum([...CONDITIONS, 'radiation'])).optional(),
  melee: z.strictObject({ dice, attacks: some }).optional(),
});
export type Instant = z.infer<typeof instant>;
