/** Unit cards. */
import { z } from 'zod';
import { SKILLS, UNIT_ICONS, UNIT_TYPES } from '../words.ts';
import { ability, aura } from './abilities.ts';
import { attribute, caps, color, id, name, ratings } from './fields.ts';

/** WW-CARD-2 */
const unit = z.strictObject({
  id,
  name,
  faction: id,
  unique: z.boolean(),
  /** Versions of one character count as one Unique unit. WW-UNIT-5 */
  character: id.optional(),
  type: z.enum(UNIT_TYPES),
  /** All seven. WW-SPEC-1 */
  special: z.record(attribute, z.number().int().nonnegative()),
  /** The attribute beside which each skill icon stands, and the one with the Health icon. WW-SPEC-2 */
  skills: z.strictObject({
    health: attribute,
    ...(Object.fromEntries(SKILLS.map((skill) => [skill, attribute.optional()])) as Record<
      (typeof SKILLS)[number],
      z.ZodOptional<typeof attribute>
    >),
  }),
  colors: z.strictObject({ presence: color, throw: color, 'battle-cry': color }).partial().default({}),
  move: color,
  charge: color.optional(),
  awareness: color,
  armor: ratings,
  icons: z.array(z.enum(UNIT_ICONS)),
  /** Skills or items with which it has a Speciality. WW-TEST-12 */
  specialities: z.array(id).default([]),
  caps,
  /** The base's width in millimetres. WW-UNIT-6 */
  base: z.number().int().min(25).max(120),
  /** Charges without Line of Sight. WW-CARD-1 */
  'charges-unseen': z.literal(true).optional(),
  has: z.array(ability).default([]),
  aura: z.array(aura).default([]),
  /** Perks it has without having to pay for them. */
  perks: z.array(id).default([]),
  /** Stands with a side in some scenario, and is part of nobody's force. SC-RULING-51 */
  escorted: z.literal(true).optional(),
  /** May be in a force with one other version of the same character. */
  'shares-force': z.literal(true).optional(),
  /** Kinds of items that it never has. */
  without: z.array(z.enum(['power-armor'])).optional(),
  /** Damage that it begins with under a Leader of another faction. */
  'hurt-unless': z.strictObject({ led: id, damage: z.number().int().positive().max(5) }).optional(),
  /** Items, Mods and perks that cost it no Caps. CH-FORCE-5 */
  free: z.array(id).default([]),
  /** The only Leader card it may have, and what costs it no Caps then. CH-RULING-127 */
  'as-leader': z.strictObject({ leader: id, free: z.array(id).default([]) }).optional(),
  /** Items it usually comes with. */
  kit: z.array(id).default([]),
  text: z.string().max(600),
});
export const unitsSchema = z.array(unit);

export type Unit = z.infer<typeof unit>;
