/** Abilities of special moments: what a model does, or is spared, when its card says so. Part of abilities.ts. */
import { z } from 'zod';
import { DAMAGE_TYPES, EFFECT_DICE, SPECIAL_ICONS } from '../words.ts';
import { attribute, color, dice, id } from './fields.ts';

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
  /** When it is Used it may make an Unready friend Ready that is not Unique, inside Presence and in sight: for Quick Actions. */
  rouses: z.literal(true).optional(),
  /** When it is Used it gives one of these dice, for their next attack, to up to so many Ready friends without one. */
  'hands-out': z.strictObject({ dice, most: z.number().int().positive() }).optional(),
  /** After taking damage it has one of these dice for its next attack, if it has none. */
  emboldened: dice.optional(),
  /** For the first friend activated after its owner in a turn: to its first test. */
  heartens: z.number().int().positive().optional(),
  /** Once per battle it takes the Advantage Marker from the other side. */
  seizes: z.literal(true).optional(),
  /** Those who resist a Battle Cry can cry themselves, this far. */
  cries: color.optional(),
  /** Once per round one of those in the aura leaves an engagement without free attacks. */
  'slips-away': z.literal(true).optional(),
  /** One die of these for another color, before the roll: in close combat, or against the outnumbered; once per activation. */
  swaps: z
    .strictObject({
      of: dice,
      for: z.enum(EFFECT_DICE),
      in: z.enum(['melee', 'outnumbering']).optional(),
      once: z.literal(true).optional(),
    })
    .optional(),
  /** When an enemy attack has removed it, so many friends inside Presence and in sight each do a Quick Action. */
  avenged: z.number().int().positive().optional(),
  /** Its Charge is no movement: it comes up where it engages somebody, seen or not. */
  burrows: z.literal(true).optional(),
  /** Where it was removed, until the round ends: to whoever ends an activation so near. */
  lingers: z
    .strictObject({ type: z.enum(DAMAGE_TYPES), amount: z.number().int().positive(), within: color })
    .optional(),
  /** Draws one item more than others, and discards one of them. */
  picks: z.literal(true).optional(),
};
