/** Weapon cards, and turrets, which are weapons that stand by themselves. */
import { z } from 'zod';
import { DAMAGE_TYPES, GAINS, SPECIAL_ICONS, UNIT_TYPES, WEAPON_TYPES } from '../words.ts';
import { count } from './components.ts';
import { attribute, caps, color, damage, dice, effect, id, name, ratings } from './fields.ts';

/** WW-CARD-3 */
const weapon = z.strictObject({
  id,
  name,
  type: z.enum(WEAPON_TYPES),
  unique: z.boolean().default(false),
  natural: z.boolean().default(false),
  short: z.strictObject({ range: color.optional(), dice }),
  long: z.strictObject({ range: color, dice }).optional(),
  damage: z.array(damage),
  /** Damage more for the single target of an area weapon. WW-SCATTER-8 */
  target: z.number().int().positive().optional(),
  effects: z.array(effect).default([]),
  /** What an area brings besides damage; without an area the single target. WW-SCATTER-8 */
  burst: z.array(z.strictObject({ area: color.optional(), gain: z.enum(GAINS) })).default([]),
  /** Armor Reduction icons that come with every hit. */
  reduction: z.number().int().positive().optional(),
  /** Rolled for each model that takes damage; their icons are spent on that model alone. */
  'dice-if-damaged': dice.optional(),
  /** A model of this unit card, with these items, stands where it comes down; on the side of whoever threw it, and Used. */
  brings: z.strictObject({ unit: id, items: z.array(id) }).optional(),
  /** The lowest of these ratings counts. WW-ARM-9 */
  lowest: z.array(z.enum(DAMAGE_TYPES)).default([]),
  /** Types of models that it harms; all, if none is named. */
  affects: z.array(z.enum(UNIT_TYPES)).default([]),
  icons: z.array(z.enum(['slow-firing', 'robot', 'grenade'])).default([]),
  /** The die that great Strength adds to a melee weapon, if it is not black. WW-CC-5 */
  strong: z.enum(['yellow', 'none']).optional(),
  /** Used on weaker models that its owner goes over, who test this. CH-RULING-122 */
  tramples: attribute.optional(),
  /** Whoever has it has the Criticals icon. WW-CRIT-1 */
  criticals: z.literal(true).optional(),
  /** So many blows in one Action: one for each so many points of Health that are left. */
  blows: z.number().int().positive().optional(),
  /** Gone after it was fired. */
  once: z.literal(true).optional(),
  /** How far from the model that was hit a repeated shot may go. */
  repeats: color.optional(),
  /** Its shots are no Triggers. */
  quiet: z.literal(true).optional(),
  walked: z.strictObject({ shots: z.number().int().positive(), range: color }).optional(),
  strength: z.number().int().positive().optional(),
  scatter: z.array(z.strictObject({ over: z.number().int().nonnegative(), range: color })).optional(),
  /** It scatters on a hit as well, as if it had missed by nothing. */
  'always-scatters': z.literal(true).optional(),
  /** Unit cards that alone may have it. */
  units: z.array(id).min(1).optional(),
  minimum: color.optional(),
  /** Used only with so many Counting Tokens; how they come, and the attribute of the target that the test is against.
   * WW-HEAVY-6, WW-HEAVY-7 */
  primed: z
    .strictObject({
      tokens: z.number().int().positive(),
      /** After every Action with an enemy in sight, or by Prepare; what moves loses the latter. */
      gains: z.enum(['after-action-in-sight', 'prepare']),
      /** A Shoot Action brings none. */
      'not-by-shooting': z.literal(true).optional(),
      /** One is lost after an Action without an enemy in sight. */
      fades: z.literal(true).optional(),
      /** It shoots by itself as soon as it has them all. */
      'at-once': z.literal(true).optional(),
      /** It can be used with fewer, and every token is 1 damage more. */
      optional: z.literal(true).optional(),
      value: attribute.optional(),
      less: attribute.optional(),
    })
    .optional(),
  critical: z
    .strictObject({
      rating: z.number().int().positive(),
      dice,
      only: z.enum(['short', 'long']).optional(),
      damage: z.array(damage).optional(),
      /** Armor Reduction icons more. */
      reduction: z.number().int().positive().default(0),
      /** Strong Armor, that of Armor Boosts too, counts as usual armor. WW-ARM-7 */
      'strong-as-usual': z.literal(true).optional(),
      /** Icons to spend that need no die. */
      icons: z.array(z.enum(SPECIAL_ICONS)).default([]),
      /** Special Effects printed inside the meter. WW-SPFX-9 */
      effects: z.array(effect).default([]),
    })
    .optional(),
  caps,
  text: z.string().max(400),
});
export const weaponsSchema = z.array(weapon);

/** WW-TURRET */
const turret = z.strictObject({
  id,
  name,
  /** The Rifle skill it shoots with. */
  skill: count,
  health: count,
  armor: ratings,
  awareness: color,
  short: z.strictObject({ range: color, dice }),
  long: z.strictObject({ range: color, dice }),
  damage: z.array(damage).min(1),
  /** Reaction Markers at the beginning of each round. WW-TURRET-1 */
  reactions: count,
  base: z.number().int().min(25).max(120),
  caps,
  text: z.string().max(200),
});
export const turretsSchema = z.array(turret);

export type Weapon = z.infer<typeof weapon>;
export type SpecialEffect = z.infer<typeof effect>;
export type Turret = z.infer<typeof turret>;
