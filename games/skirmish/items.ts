/** Item cards: what models carry, wear, eat and fit. What the fields cannot say stands in the text. */
import { z } from 'zod';
import {
  adds,
  attribute,
  caps,
  color,
  condition,
  dice,
  icons,
  id,
  instant,
  name,
  raises,
  rating,
  ratings,
  skillBonus,
} from './fields.ts';
import { EFFECT_DICE, SKILLS, SPECIAL_ICONS, UNIT_TYPES } from './words.ts';

const some = z.number().int().positive().max(20);
const text = z.string().max(400);
const types = z.array(z.enum(UNIT_TYPES)).min(1);

const card = {
  id,
  name,
  unique: z.boolean().default(false),
  /** Unit types that alone may have it, and those that never may. */
  only: types.optional(),
  never: types.optional(),
  caps,
  text,
};
/** Colors of the unit card that are one longer. */
const longer = z.array(z.enum(['throw', 'presence', 'awareness'])).min(1);

const armor = z.strictObject({
  ...card,
  /** Takes the place of the ratings it names. WW-ARM-5 */
  sets: z.strictObject({ physical: rating, energy: rating, radiation: rating }).partial().optional(),
  /** Modifies them. WW-ARM-5 */
  adds: adds.optional(),
  /** Its `adds` count only against attackers of these types. */
  against: types.optional(),
  raises: raises.optional(),
  /** Armor Boosts the model starts with. */
  boosts: some.optional(),
  presence: color.optional(),
  icons: icons.optional(),
  /** Kinds of items that cannot be worn with it. */
  bars: z.array(z.literal('clothing')).optional(),
});
export const armorSchema = z.array(armor);

const clothing = z.strictObject({
  ...card,
  raises: raises.optional(),
  adds: adds.optional(),
  skills: skillBonus.optional(),
  longer: longer.optional(),
  boosts: some.optional(),
  icons: icons.optional(),
});
export const clothingSchema = z.array(clothing);

const side = z.strictObject({ raises, armor: ratings });
/** WW-PA-2, WW-PA-8 */
const powerArmor = z.strictObject({ ...card, green: side, degraded: side });
export const powerArmorSchema = z.array(powerArmor);

/** What a model has in one period of a diminishing item. WW-USE */
const period = z.strictObject({
  raises: raises.optional(),
  adds: adds.optional(),
  health: some.optional(),
  icons: icons.optional(),
  'action-points': some.optional(),
  'critical-points': some.optional(),
  /** Luck tokens gained. */
  luck: some.optional(),
  /** A Reaction Marker is placed. */
  reaction: z.literal(true).optional(),
  melee: z.strictObject({ dice: dice.optional(), damage: some.optional() }).optional(),
  immune: z.array(condition).optional(),
  /** Causes no Triggers at these ranges of awareness. */
  quiet: z.array(z.enum(['short', 'long'])).optional(),
  'charges-unseen': z.literal(true).optional(),
  /** Radiation tokens turned when the period begins. */
  flips: some.optional(),
});
export type Period = z.infer<typeof period>;

/** The same for so many activations. WW-USE-3 */
const fixed = period.extend({ duration: z.number().int().nonnegative().max(10) });

/** WW-ADDICT-1, WW-ADDICT-3 */
const addiction = z.strictObject({ icon: z.enum(SPECIAL_ICONS), raises, adds: adds.optional() });
export type Addiction = z.infer<typeof addiction>;

/** A chem or a drink. */
const chem = z
  .strictObject({
    ...card,
    instant: instant.optional(),
    steps: z.array(period).min(2).max(3).optional(),
    fixed: fixed.optional(),
    addiction: addiction.optional(),
  })
  .refine(
    ({ instant, steps, fixed }) => [instant, steps, fixed].filter((each) => each !== undefined).length === 1,
    'works at once, in steps or for a fixed time',
  );
export const chemsSchema = z.array(chem);

/** WW-ITEM-5 */
const food = z.strictObject({
  ...card,
  plain: instant,
  cooked: instant.optional(),
  /** Of some beast. */
  meat: z.literal(true).optional(),
});
export const foodSchema = z.array(food);

const gear = z.strictObject({
  ...card,
  skills: skillBonus.optional(),
  icons: icons.optional(),
  raises: raises.optional(),
  /** A test of this skill succeeds without a roll, even without the skill. */
  succeeds: z.enum(SKILLS).optional(),
  instant: instant.optional(),
  fixed: fixed.optional(),
  /** How often it can be used before it is discarded. */
  uses: some.optional(),
  tokens: some.optional(),
});
export const gearSchema = z.array(gear);

const junk = z.strictObject({ id, name, caps });
export const junkSchema = z.array(junk);

export const MOD_FITS = ['rifle', 'pistol', 'heavy', 'melee', 'armor', 'power-armor'] as const;

/** WW-ITEM-8 */
const mod = z.strictObject({
  ...card,
  fits: z.array(z.enum(MOD_FITS)).min(1),
  /** Only armor that sets the ratings. */
  needs: z.literal('sets').optional(),
  /** Only these items. */
  named: z.array(id).optional(),
  /** Bonus to the Skill Value with the weapon: at short range, at long range, always. */
  short: z.number().int().optional(),
  long: z.number().int().optional(),
  skill: z.number().int().optional(),
  /** Both ranges one color longer. */
  longer: z.literal(true).optional(),
  /** Its shots are no Triggers. */
  quiet: z.literal(true).optional(),
  adds: adds.optional(),
  raises: raises.optional(),
  skills: skillBonus.optional(),
  icons: icons.optional(),
});
export const modsSchema = z.array(mod);

/** Dice for the Leader's own attacks: with a skill, or with it at one range. */
const own = z.partialRecord(
  z.enum(['melee', 'pistol', 'rifle-short', 'rifle-long', 'heavy-short', 'heavy-long', 'throw']),
  dice,
);
const aura = z.strictObject({
  dice: z.partialRecord(z.enum(SKILLS), dice).optional(),
  skills: skillBonus.optional(),
  raises: raises.optional(),
  longer: longer.optional(),
  /** Skills of the Leader that unengaged friends may use. */
  lends: z.array(z.enum(SKILLS)).optional(),
});
/** WW-LEADER */
const leader = z.strictObject({
  ...card,
  /** Only for units of this faction. WW-LEADER-3 */
  faction: id.optional(),
  own: own.optional(),
  aura: aura.optional(),
  raises: raises.optional(),
  adds: adds.optional(),
  skills: skillBonus.optional(),
  health: some.optional(),
  boosts: some.optional(),
});
export const leadersSchema = z.array(leader);

const perk = z.strictObject({
  ...card,
  attribute,
  /** The least value of the attribute (ours). */
  least: some,
  /** A perk one must have before. */
  after: id.optional(),
  /** Of use between battles only. */
  settlement: z.literal(true).optional(),
  skills: skillBonus.optional(),
  adds: adds.optional(),
  health: some.optional(),
  icons: icons.optional(),
  rerolls: z.strictObject({ skill: z.enum(SKILLS), die: z.enum(EFFECT_DICE), blank: z.boolean() }).optional(),
  'ignores-cover': some.optional(),
});
export const perksSchema = z.array(perk);

/** WW-HEROIC */
const heroic = z.strictObject({ id, name, vats: z.literal(true), health: some, icons, caps });
export const heroicSchema = heroic;

export type Armor = z.infer<typeof armor>;
export type Clothing = z.infer<typeof clothing>;
export type PowerArmor = z.infer<typeof powerArmor>;
export type Chem = z.infer<typeof chem>;
export type Food = z.infer<typeof food>;
export type Gear = z.infer<typeof gear>;
export type Junk = z.infer<typeof junk>;
export type Mod = z.infer<typeof mod>;
export type Leader = z.infer<typeof leader>;
export type Perk = z.infer<typeof perk>;
export type Heroic = z.infer<typeof heroic>;
