/** Danger and Creature cards: a test, and what comes of it. */
import { z } from 'zod';
import { DAMAGE_TYPES, EFFECT_DICE, SKILLS, SPECIAL_ICONS, UNIT_TYPES } from '../words.ts';
import { attribute, color, condition, dice, id, name } from './fields.ts';

const some = z.number().int().positive().max(50);

/** Cards that can be looked for in the Item deck. */
const FINDS = ['junk', 'chem', 'alcohol', 'food', 'meat', 'weapon', 'item'] as const;

/** What a card does to the model that drew it. */
export const outcome = z.discriminatedUnion('does', [
  z.strictObject({
    does: z.literal('damage'),
    type: z.enum(DAMAGE_TYPES),
    amount: some,
    dice: dice.optional(),
    /** An area around the marker; `inside` more within Orange of it. */
    area: color.optional(),
    inside: some.optional(),
    /** Every model within this range of the one that drew the card. */
    within: color.optional(),
    /** After the model's next activation. */
    delayed: z.literal(true).optional(),
    /** More for a model in Power Armor. */
    powerArmor: some.optional(),
    /** A condition if any damage got through. */
    ifHurt: condition.optional(),
    /** A condition if its dice show the icon. */
    ifShown: z.strictObject({ icon: z.enum(SPECIAL_ICONS), condition }).optional(),
  }),
  z.strictObject({ does: z.literal('condition'), condition }),
  /** A condition if the die shows the icon. */
  z.strictObject({ does: z.literal('chance'), die: z.enum(EFFECT_DICE), icon: z.enum(SPECIAL_ICONS), condition }),
  z.strictObject({ does: z.literal('move'), color }),
  z.strictObject({ does: z.literal('scatter'), color }),
  z.strictObject({ does: z.literal('fall'), color }),
  /** The first card of a kind, or one of the first so many. */
  z.strictObject({
    does: z.literal('draw'),
    deck: z.enum(FINDS),
    of: some.default(1),
    /** No Unique card. */
    common: z.literal(true).optional(),
  }),
  z.strictObject({ does: z.literal('item'), item: id }),
  /** Worth something if the model survives. */
  z.strictObject({ does: z.literal('caps'), amount: some }),
  /** Enemies within this range without a Reaction Marker get one. */
  z.strictObject({ does: z.literal('alarm'), within: color }),
  /** A neutral model, in contact or at a range. */
  z.strictObject({
    does: z.literal('appears'),
    unit: id,
    at: z.union([z.literal('contact'), color]),
    health: z.literal('half').optional(),
  }),
  /** Damage tokens removed, or all conditions, of one model of that side in contact. */
  z.strictObject({ does: z.literal('treat'), heals: some }),
  /** Undersides of Investigation Markers within this range are seen by the model's player, or so many Boosts of the other. */
  z.strictObject({ does: z.literal('look'), within: color, boosts: some }),
  /** The other side looks at so many Boosts of the model's player. */
  z.strictObject({ does: z.literal('gossip'), boosts: some }),
  /** Caps if the model survives; an enemy that removes it has them instead. CH-RULING-106 */
  z.strictObject({ does: z.literal('letter'), amount: some }),
  /** A shot by whoever stands at the marker: at an enemy in sight and this near, or at the model itself. */
  z.strictObject({
    does: z.literal('shot'),
    at: z.enum(['enemy', 'asker']),
    within: color,
    value: some,
    damage: some,
    dice,
  }),
  /** A model of this unit card joins the side from the next round on. CH-RULING-107 */
  z.strictObject({ does: z.literal('joins'), unit: id }),
  /** So many of the next Events are looked at, and put back in any order. CH-RULING-108 */
  z.strictObject({ does: z.literal('foretells'), cards: some, sorts: z.literal(true).optional() }),
  /** Comes along with the model, and is worth something at its own edge. CH-RULING-109 */
  z.strictObject({ does: z.literal('follows'), caps: some }),
  z.strictObject({ does: z.literal('luck'), tokens: some }),
  z.strictObject({
    does: z.enum(['corrode', 'creature-card', 'extra-item', 'put-back', 'lose-reaction', 'leaves']),
  }),
]);
export type Outcome = z.infer<typeof outcome>;

/** Attributes or skills, the best of which is tested. */
export const tested = z.array(z.union([attribute, z.enum(SKILLS)])).min(1);

const danger = z.strictObject({
  id,
  name,
  /** Without a test it fails. */
  test: tested.optional(),
  bonus: z.number().int().optional(),
  /** Unit types, or an icon, that need no roll. */
  sure: z.array(z.union([z.enum(UNIT_TYPES), z.literal('dog-handler')])).optional(),
  success: z.array(outcome).default([]),
  failure: z.array(outcome),
  text: z.string().max(300),
});
export const dangersSchema = z.array(danger);
export type Danger = z.infer<typeof danger>;
