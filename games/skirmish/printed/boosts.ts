/** Boost cards: held in hand, revealed at the moment they are for, and gone. CH-BOOST-4 */
import { z } from 'zod';
import { BOOST_TYPES, DICE_ICONS, EFFECT_DICE, SPECIAL_ICONS } from '../words.ts';
import { ability } from './abilities.ts';
import { caps, color, dice, id, name } from './fields.ts';

const some = z.number().int().positive().max(20);
const die = z.enum(EFFECT_DICE);
/** Rolls that a card is for: of attacks, of tests that are none, or of both. */
const of = z.enum(['attack', 'other', 'any']);
export type RollKind = z.infer<typeof of>;

const effect = z.discriminatedUnion('does', [
  /** An icon more after the roll. */
  z.strictObject({ does: z.literal('icon'), icon: z.enum(DICE_ICONS), of }),
  /** To the Skill Die after the roll. */
  z.strictObject({ does: z.literal('shift'), by: z.number().int().negative(), of }),
  /** A die more, rolled after the others. */
  z.strictObject({ does: z.literal('extra-die'), die, of }),
  z.strictObject({ does: z.literal('points'), points: some }),
  /** To the armor of a model that is hit; for cover alone. */
  z.strictObject({ does: z.literal('armor'), more: some, covered: z.literal(true).optional() }),
  /** Critical Points on the weapon of an attack. */
  z.strictObject({ does: z.literal('critical'), points: some }),
  /** One die for one of another color, before the roll. */
  z.strictObject({ does: z.literal('swap'), of: dice, for: die }),
  /** Any number of icons of one kind count as another. */
  z.strictObject({ does: z.literal('turn-icons'), from: z.enum(SPECIAL_ICONS), to: z.enum(SPECIAL_ICONS) }),
  /** One of these handfuls of icons counts as one of another kind. */
  z.strictObject({
    does: z.literal('trade-icons'),
    give: z.array(z.array(z.enum(SPECIAL_ICONS)).min(1)).min(1),
    get: z.enum(SPECIAL_ICONS),
  }),
  /** The Skill Die again, but never an X. */
  z.strictObject({ does: z.literal('reroll-skill'), of }),
  z.strictObject({ does: z.literal('reroll-one') }),
  /** All dice of these colors, or the blank ones of them. */
  z.strictObject({ does: z.literal('reroll-all'), dice, blank: z.literal(true).optional() }),
  z.strictObject({ does: z.literal('reroll-vats') }),
  /** A flipped token shows the Luck side. */
  z.strictObject({ does: z.literal('lucky') }),
  z.strictObject({ does: z.literal('succeed') }),
  /** Of two Events one counts. */
  z.strictObject({ does: z.literal('second-event') }),
  z.strictObject({ does: z.literal('keep-event') }),
  /** An ability of the model for its next movement, or for its activation. */
  z.strictObject({ does: z.literal('gives'), until: z.enum(['movement', 'activation']), gives: ability }),
  /** To all Skill Values in the first Action of an activation. */
  z.strictObject({ does: z.literal('hearten'), by: some }),
  z.strictObject({ does: z.literal('leave') }),
  z.strictObject({ does: z.literal('slide-out') }),
  /** Reactions before the Action that causes them. */
  z.strictObject({ does: z.literal('anticipate') }),
  /** All Triggers of an Action at two Awareness lengths. */
  z.strictObject({ does: z.literal('alert') }),
  /** A Reaction Marker for whoever has noticed something. */
  z.strictObject({ does: z.literal('watch') }),
  z.strictObject({ does: z.literal('watch-too') }),
  z.strictObject({ does: z.literal('keep-marker') }),
  /** Ready models that are not Used stay Ready. */
  z.strictObject({ does: z.literal('hold-back') }),
  z.strictObject({ does: z.literal('ready-more'), most: some }),
  /** A Used model acts again. */
  z.strictObject({ does: z.literal('again'), by: z.number().int().negative() }),
  z.strictObject({ does: z.literal('tread') }),
  /** A Move after an attack that removed somebody. */
  z.strictObject({ does: z.literal('go-on') }),
  /** A Quick Action after a Move. */
  z.strictObject({ does: z.literal('act-on') }),
  /** A Battle Cry with this value and this Push Back. */
  z.strictObject({ does: z.literal('cry'), value: some, color }),
  z.strictObject({ does: z.literal('handy') }),
  z.strictObject({ does: z.literal('scatter-again') }),
  z.strictObject({ does: z.literal('scatter-shift') }),
  /** A Luck Token from the supply. */
  z.strictObject({ does: z.literal('luck') }),
  z.strictObject({ does: z.literal('keep-item') }),
  z.strictObject({ does: z.literal('walk-off'), most: some }),
  z.strictObject({ does: z.literal('reload') }),
  z.strictObject({ does: z.literal('intended') }),
  z.strictObject({ does: z.literal('douse') }),
  /** To an attack on one's own. */
  z.strictObject({ does: z.literal('hinder'), by: z.number().int().negative() }),
  z.strictObject({ does: z.literal('resist') }),
  z.strictObject({ does: z.literal('unlock') }),
  /** Another Danger instead of the one drawn. */
  z.strictObject({ does: z.literal('replace') }),
  /** Items are drawn, the opponent discards one, one of the others is kept. */
  z.strictObject({ does: z.literal('rummage'), draw: some }),
]);
type BoostEffect = z.infer<typeof effect>;
export type BoostDoes = BoostEffect['does'];
export type BoostOf<D extends BoostDoes> = Extract<BoostEffect, { does: D }>;

const boost = z.strictObject({
  id,
  name,
  type: z.enum(BOOST_TYPES),
  /** To take it into a force. CH-FORCE-11 */
  caps: caps.default(0),
  effect,
  /** What playing it leads to. CH-BOOST-8 */
  consequence: id.optional(),
  text: z.string().max(200),
});
export const boostsSchema = z.array(boost);
export type BoostCard = z.infer<typeof boost>;
