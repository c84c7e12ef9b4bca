/** Item cards: what models carry, wear, eat and fit. */
import { z } from 'zod';
import { EFFECT_DICE, SKILLS, SPECIAL_ICONS, UNIT_TYPES } from '../words.ts';
import { ability, abilityFields } from './abilities.ts';
import { adds, attribute, caps, color, effect, icons, id, instant, name, raises, rating, ratings } from './fields.ts';

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

const armor = z.strictObject({
  ...card,
  ...abilityFields,
  /** Takes the place of the ratings it names; its `adds` modify them. WW-ARM-5 */
  sets: z.strictObject({ physical: rating, energy: rating, radiation: rating }).partial().optional(),
  /** The color of the Presence icon. */
  presence: color.optional(),
  /** Kinds of items that cannot be worn with it. */
  bars: z.array(z.literal('clothing')).optional(),
});
export const armorSchema = z.array(armor);

const clothing = z.strictObject({ ...card, ...abilityFields });
export const clothingSchema = z.array(clothing);

const side = z.strictObject({ raises, armor: ratings });
/** WW-PA-2, WW-PA-8 */
const powerArmor = z.strictObject({ ...card, green: side, degraded: side });
export const powerArmorSchema = z.array(powerArmor);

/** What a model has in one period of a diminishing item. WW-USE */
const period = ability.extend({
  'action-points': some.optional(),
  'critical-points': some.optional(),
  /** Luck tokens gained. */
  luck: some.optional(),
  /** A Reaction Marker is placed. */
  reaction: z.literal(true).optional(),
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
  ...abilityFields,
  /** A test of this skill succeeds without a roll, even without the skill; then it is discarded. */
  succeeds: z.enum(SKILLS).optional(),
  /** Discarded after the first success with this skill. */
  'spent-by': z.enum(SKILLS).optional(),
  instant: instant.optional(),
  fixed: fixed.optional(),
  /** How often it can be used before it is discarded. */
  uses: some.optional(),
  /** What happens when it is found. CH-RULING-125, CH-RULING-126 */
  found: z.enum(['note', 'letter']).optional(),
  /** Friends cannot use it. WW-LIMITED-4 */
  unshared: z.literal(true).optional(),
});
export const gearSchema = z.array(gear);

const junk = z.strictObject({ id, name, caps });
export const junkSchema = z.array(junk);

/** `suit`: the Power Armor that it is to whoever can wear it. SC-RULING-35 */
const objective = junk.extend({ suit: id.optional() });
export const objectivesSchema = z.array(objective);

const MOD_FITS = ['rifle', 'pistol', 'heavy', 'melee', 'armor', 'power-armor'] as const;

/** What a Mod makes of the weapon it is attached to. */
const changes = z
  .strictObject({
    /** Bonus to the Skill Value with the weapon: at short range, at long range, always. */
    short: z.number().int(),
    long: z.number().int(),
    skill: z.number().int(),
    /** Both ranges one color longer. */
    longer: z.literal(true),
    /** Its shots are no Triggers. */
    quiet: z.literal(true),
    /** Special Effects more. */
    effects: z.array(effect).min(1),
    /** A blue die, if it has none. */
    blue: z.literal(true),
    damage: some,
    /** Armor Reduction icons. */
    reduction: some,
    'slow-firing': z.literal(true),
    /** What its user's STR may be lower than it says. */
    strength: some,
    counts: ability.shape.counts.unwrap(),
    'hits-intended': z.literal(true),
    handy: ability.shape.handy.unwrap(),
    /** Action Point Use icons for attacks with it alone. */
    icons,
    /** Whoever charges its user takes 1 physical damage with this die. */
    bayonet: z.enum(EFFECT_DICE),
    /** Before the roll any so many Effect Dice are discarded for one of these. */
    swaps: z.strictObject({ give: some, get: z.array(z.enum(EFFECT_DICE)).min(1) }),
    /** Before the armor roll so many damage icons are discarded to Stun. */
    'stuns-for': some,
    /** Tokens: against Power Armor one is spent for a die more. */
    honed: z.strictObject({ tokens: some, die: z.enum(EFFECT_DICE) }),
    /** Discarded after the first poisoning. */
    'until-poison': z.literal(true),
  })
  .partial();
export type Changes = z.infer<typeof changes>;

/** WW-ITEM-8 */
const mod = z.strictObject({
  ...card,
  ...abilityFields,
  fits: z.array(z.enum(MOD_FITS)).min(1),
  /** Only armor that sets the ratings. */
  needs: z.literal('sets').optional(),
  /** Only these items. */
  named: z.array(id).optional(),
  weapon: changes.optional(),
});
export const modsSchema = z.array(mod);

/** WW-LEADER. What is not in an aura is for the Leader alone. */
const leader = z.strictObject({
  ...card,
  ...abilityFields,
  /** Only for units of this faction. WW-LEADER-3 */
  faction: id.optional(),
  /** The faction of its owner from then on; a force of that faction has no other units. */
  becomes: z.enum(['creatures', 'robots']).optional(),
});
export const leadersSchema = z.array(leader);

const perk = z.strictObject({
  ...card,
  ...abilityFields,
  attribute,
  /** The least value of the attribute (ours). */
  least: some,
  /** A perk one must have before, or an icon of the unit card. */
  after: id.optional(),
  needs: z.literal('dog-handler').optional(),
  /** Of use between battles only: which Mods it lets one attach, and the Structure that comes with it. CH-PERK-4, CH-PERK-7 */
  settlement: z.strictObject({ mods: z.array(z.enum(MOD_FITS)).min(1).optional(), brings: id.optional() }).optional(),
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
export type Objective = z.infer<typeof objective>;
export type Mod = z.infer<typeof mod>;
export type Leader = z.infer<typeof leader>;
export type Perk = z.infer<typeof perk>;
export type Heroic = z.infer<typeof heroic>;
