/**
 * Abilities: what a card gives the model it is in effect on. One vocabulary for unit cards, armor, clothing, gear, Mods,
 * Leaders, perks and what was taken, so that a rule asks once and every card that says so is heard. WW-CARD-1
 */
import { z } from 'zod';
import { DAMAGE_TYPES, DICE_ICONS, EFFECT_DICE, SKILLS, SPECIAL_ICONS, UNIT_TYPES, WEAPON_TYPES } from '../words.ts';
import { deedFields } from './deeds.ts';
import { featFields } from './feats.ts';
import { adds, color, condition, dice, effect, icons, id, raises, skillBonus } from './fields.ts';
import { knackFields } from './knacks.ts';
import { trick } from './tricks.ts';

const some = z.number().int().positive().max(20);
const by = z.number().int();

/** Rolls that dice can be added to: of a skill, of a skill at one range, or of a kind. */
const ROLLS = [
  ...SKILLS,
  'pistol-short',
  'pistol-long',
  'rifle-short',
  'rifle-long',
  'heavy-short',
  'heavy-long',
  /** With the improvised weapon. */
  'improvised',
  /** An attack that is a Quick Action. */
  'quick-attack',
  /** A long shot at somebody who alone of all enemies sees the model. */
  'unseen-long',
  /** With a weapon that does radiation damage. */
  'radiation-weapon',
  /** While a Charge Bonus is used. */
  'charge-bonus',
  'expertise',
  'danger',
  'creature',
  'stranger',
] as const;
export type Roll = (typeof ROLLS)[number];

/** Colors that an ability makes one longer; `quick-move` for a Move that is a Quick Action. */
const LENGTHS = ['throw', 'presence', 'awareness', 'move', 'charge', 'quick-move'] as const;

/** When an ability counts; all of it must hold. */
const when = z
  .strictObject({
    /** In a force of this faction. */
    force: id,
    /** With at most so much Health left. */
    health: some,
    /** With a friend inside the model's Presence, or with none but dogs there. */
    near: z.enum(['friend', 'only-dogs']),
    /** With another model of these unit cards inside the model's Presence. */
    beside: z.array(id).min(1),
    /** While it wears armor or clothing. */
    wears: z.literal(true),
    unengaged: z.literal(true),
    /** In the turn in which the owner of the aura was Used before. */
    after: z.literal(true),
    /** In the turn in which the owner of the aura has fired a heavy weapon. */
    'after-heavy': z.literal(true),
    /** In an activation that it has begun out of sight of every enemy. */
    unseen: z.literal(true),
  })
  .partial();
export type When = z.infer<typeof when>;

/** One face of an Effect Die that counts as something else, once in a roll; without `as` the die is rolled again. */
const counts = z.strictObject({
  face: z.enum(['blank', 'bottle']),
  of: z.array(z.enum(EFFECT_DICE)).min(1),
  as: z.array(z.enum(DICE_ICONS)).min(1).optional(),
  /** Kinds of weapons; all, if none is named. */
  with: z.array(z.enum(WEAPON_TYPES)).min(1).optional(),
});
export type Counts = z.infer<typeof counts>;

const fields = {
  when: when.optional(),
  raises: raises.optional(),
  adds: adds.optional(),
  /** Its `adds` count only against attackers of these types, or against what takes effect in an area. */
  against: z.union([z.array(z.enum(UNIT_TYPES)).min(1), z.literal('area')]).optional(),
  skills: skillBonus.optional(),
  /** Skills that those without them have, with this value. */
  'at-least': z.partialRecord(z.enum(SKILLS), some).optional(),
  icons: icons.optional(),
  health: some.optional(),
  /** Armor Boosts the model starts with. */
  boosts: some.optional(),
  longer: z.array(z.enum(LENGTHS)).min(1).optional(),
  shorter: z
    .array(z.enum(['move']))
    .min(1)
    .optional(),
  immune: z
    .array(z.union([condition, z.literal('battle-cry')]))
    .min(1)
    .optional(),
  dice: z.partialRecord(z.enum(ROLLS), dice).optional(),
  /** How far its melee weapons reach without contact. */
  reach: color.optional(),
  /** Damage more with weapons of a type. */
  damage: z.partialRecord(z.enum(WEAPON_TYPES), some).optional(),
  counts: z.array(counts).min(1).optional(),
  /** Special Effects more, with weapons of a type or with the improvised one. */
  effects: z
    .array(effect.extend({ on: z.enum([...WEAPON_TYPES, 'improvised']) }))
    .min(1)
    .optional(),
  /** Items of cover that its shots ignore. */
  'ignores-cover': some.optional(),
  /** Shots into a melee hit the model that was aimed at. */
  'hits-intended': z.literal(true).optional(),
  /** Of a ranged weapon in close combat: no armor for the target, or neither that nor the penalty. */
  handy: z.enum(['no-armor', 'all']).optional(),
  /** Falls and jumps: no damage, or one color less. */
  falls: z.enum(['unhurt', 'shorter']).optional(),
  /** To the test of a climb; the first test of a movement, or all of them, succeed by themselves. */
  climbs: z
    .strictObject({ by, sure: z.enum(['first', 'always']) })
    .partial()
    .optional(),
  /** Never ends a movement on the side of something. */
  leaps: z.literal(true).optional(),
  /** Difficult Terrain does not slow it down. WW-TERRAIN-5 */
  unimpeded: z.literal(true).optional(),
  /** A token is flipped whenever it would be Stunned. */
  'resists-stun': z.literal(true).optional(),
  'charges-unseen': z.literal(true).optional(),
  /** Causes no Triggers at these ranges of awareness; for some kinds of Actions, if they are named. */
  quiet: z
    .strictObject({
      at: z.array(z.enum(['short', 'long'])).min(1),
      of: z
        .array(z.enum(['movement', 'melee']))
        .min(1)
        .optional(),
    })
    .optional(),
  /** Seen only from within the Awareness of whoever looks. */
  camouflaged: z.literal(true).optional(),
  /** Each point of radiation removes a point of damage. */
  'radiation-heals': z.literal(true).optional(),
  /** Enemy bases that it moves through. */
  through: z.enum(['smaller', 'weaker']).optional(),
  /** To tests of those in the aura; of shots alone. Not to attacks on its owner. */
  hinders: z.strictObject({ by, of: z.enum(['tests', 'shots']) }).optional(),
  /** To attacks on it at this range. */
  'hard-to-hit': z.partialRecord(z.enum(['short', 'long']), by).optional(),
  /** Those in the aura charge whom its owner sees, and react to what its owner is aware of. */
  spots: z.literal(true).optional(),
  /** Skills of the aura's owner that unengaged friends may use. */
  lends: z.array(z.enum(SKILLS)).min(1).optional(),
  /** What of the aura's owner friends may use: its Luck Tokens, how it resists a Battle Cry, its Armor Boosts. */
  shares: z
    .array(z.enum(['luck', 'resist', 'boosts']))
    .min(1)
    .optional(),
  /** When it is Used it may make an Unready friend within this range Ready. */
  readies: color.optional(),
  /** When it is made Ready, one Unready model of the same unit card inside its Presence may be made Ready too. */
  'readies-kin': z.literal(true).optional(),
  /** May be made Ready besides a friend: one inside its Presence, or any. */
  joins: z.enum(['near', 'any']).optional(),
  /** Around it when its activation ends; with a die, if that shows the icon. */
  radiates: z
    .strictObject({
      type: z.enum(DAMAGE_TYPES),
      amount: some,
      area: color,
      if: z.enum(SPECIAL_ICONS).optional(),
    })
    .optional(),
  /** Action Points whenever it is Used. */
  points: some.optional(),
  /** Icons of V.A.T.S. that are worth an Action Point besides the Bottle. */
  vats: z.array(z.enum(SPECIAL_ICONS)).min(1).optional(),
  /** Food is cooked to it, or brings it no radiation. */
  food: z.enum(['cooked', 'clean']).optional(),
  /** Fading items last one activation longer. */
  'lasts-longer': z.literal(true).optional(),
  /** Never locked out of Computers. */
  'never-locked': z.literal(true).optional(),
  /** Dice that may be taken as Charge Bonus. */
  'charge-bonus': z
    .array(z.enum(['yellow']))
    .min(1)
    .optional(),
  /** How far it shares Limited Use items. */
  sharing: color.optional(),
  /** One Quick Action before it is removed, Ready or not; no movement. */
  'last-action': z.literal(true).optional(),
  /** Items that heal, or turn radiation, do so much more of it. */
  improves: z.record(id, some).optional(),
  /** Not counted when the Advantage Marker finds its holder. */
  uncounted: z.literal(true).optional(),
  /** Looks at Investigation Markers so much farther. */
  looks: color.optional(),
  /** What it may do without an Action. */
  trick: trick.optional(),
  /** Strong Armor more, on the model's own card. WW-ARM-7 */
  strong: some.optional(),
  /** Armor Boosts that it starts with, against one type of damage alone. */
  'boosts-against': z.partialRecord(z.enum(DAMAGE_TYPES), some).optional(),
  ...knackFields,
  ...deedFields,
  ...featFields,
};

/** What a card gives for itself. */
export const ability = z.strictObject(fields);
export type Ability = z.infer<typeof ability>;

/** What a card gives to all who stand inside its owner's Presence: of the same side and faction, if nothing else is said.
 * WW-LEADER-5 */
export const aura = z.strictObject({
  ...fields,
  /** Enemies, or friends but not the owner. */
  to: z.enum(['foes', 'others']).optional(),
  types: z.array(z.enum(UNIT_TYPES)).min(1).optional(),
  units: z.array(id).min(1).optional(),
  /** Not for Unique units. */
  common: z.literal(true).optional(),
});
export type Aura = z.infer<typeof aura>;

/** On cards whose own fields are the abilities. */
export const abilityFields = { ...fields, aura: z.array(aura).min(1).optional() };
