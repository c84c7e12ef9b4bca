/** Abilities of special moments: what a model does, or is spared, when its card says so. Part of abilities.ts. */
import { z } from 'zod';
import { SPECIAL_ICONS } from '../words.ts';
import { attribute, color, id } from './fields.ts';

export const deedFields = {
  /** Once between its activations, unengaged, it takes what an attack does to a friend within this range and in sight. */
  'takes-for': color.optional(),
  /** Once per battle, unengaged, an unengaged friend within this range and in sight takes what an attack does to it. */
  'passes-on': color.optional(),
  /** Once per battle it tests this to ignore all damage of an attack. */
  'shrugs-off': attribute.optional(),
  /** Whoever attacks it, charges it or would notice it tests PER first. */
  stealthy: z.literal(true).optional(),
  /** Begins to destroy itself: with no Health left instead of being removed, or below half of it if a blue die shows this. */
  'self-destructs': z
    .strictObject({ at: z.enum(['zero', 'half']), if: z.array(z.enum(SPECIAL_ICONS)).min(1).optional(), as: id })
    .optional(),
  /** Carries a charge: sets it off as an Action with an enemy this near; a die after damage may, but not if it falls to a Critical Attack. */
  detonates: z.strictObject({ within: color, if: z.enum(SPECIAL_ICONS), as: id }).optional(),
};
