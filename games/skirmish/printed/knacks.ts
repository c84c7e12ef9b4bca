/** Knacks: abilities for one moment of an attack, a movement or a Use. Part of abilities.ts. */
import { z } from 'zod';
import { DAMAGE_TYPES, EFFECT_DICE, SPECIAL_ICONS, UNIT_TYPES, WEAPON_TYPES } from '../words.ts';
import { attribute, color, dice, id } from './fields.ts';

const some = z.number().int().positive().max(20);
const less = z.number().int().negative();
const yes = z.literal(true).optional();

export const knackFields = {
  /** Before a rifle shot that is not of radiation: damage is 1 and a blue die more, of which a Star injures a leg. */
  hobbles: yes,
  /** One die of these colors is rolled again, whatever it shows. */
  rerolls: z
    .strictObject({ of: z.array(z.enum(EFFECT_DICE)).min(1), with: z.array(z.enum(WEAPON_TYPES)).min(1) })
    .optional(),
  /** Once per activation, to a shot at the target of the Action before. */
  'same-target': some.optional(),
  /** To enemy shots after two movement Actions: until it is Used, hurt, engaged or reacts. */
  evasive: less.optional(),
  /** In Power Armor, instead of a Charge bonus: this die is damage to whom it charges. */
  rams: z.enum(EFFECT_DICE).optional(),
  /** Tokens: one is flipped when a die gives a Critical Point, for one more. */
  finesse: some.optional(),
  /** Luck is flipped when it would set off a mine by moving. */
  'treads-lightly': yes,
  /** One addiction roll of a battle is rolled again. */
  'kicks-habits': yes,
  /** Luck is flipped when it has removed an enemy: so many others near and in sight have less on their next Action. */
  appalls: z.strictObject({ by: less, most: some, within: color }).optional(),
  /** One melee attack of an activation reaches as far as that. */
  lunges: color.optional(),
  /** A blue die when it is Used, without V.A.T.S.: this icon is an Action Point. */
  quickened: z.enum(SPECIAL_ICONS).optional(),
  /** On these icons of V.A.T.S. somebody hits the nearest unengaged enemy in sight, or whom it likes from so far off. */
  stranger: z
    .strictObject({
      on: z.array(z.enum(SPECIAL_ICONS)).min(1),
      amount: some,
      dice,
      within: color.optional(),
      later: color.optional(),
    })
    .optional(),
  /** An enemy that leaves its engagement makes an opposed test of AGI, once per activation. */
  entangles: yes,
  /** Use Expertise takes so much damage off somebody in contact, once per activation: with this Leader card, of these types, after a test, or with a kit instead; or off its undegraded Power Armor, which Stuns. */
  mends: z
    .strictObject({
      leader: id.optional(),
      types: z.array(z.enum(UNIT_TYPES)).min(1).optional(),
      heals: some,
      test: attribute.optional(),
      kit: id.optional(),
      suit: yes,
      once: yes,
    })
    .optional(),
  /** WW-DOG-1 */
  'handles-dogs': yes,
  /** Its Reaction Marker is discarded for so much on one armor roll. */
  braces: some.optional(),
  /** With so much Health or less after an attack it uses this item of its own by itself. */
  pumps: z.strictObject({ item: id, health: some }).optional(),
  /** Around it after a fall or jump from this height or more. */
  vents: z.strictObject({ type: z.enum(DAMAGE_TYPES), amount: some, area: color, from: color }).optional(),
  /** May leave what is dangerous where it lies. WW-SEARCH-4 */
  wary: yes,
};
