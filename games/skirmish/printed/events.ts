/** Event cards: what happens to everybody, for a round or at once. */
import { z } from 'zod';
import { DAMAGE_TYPES, SPECIAL_ICONS, UNIT_TYPES } from '../words.ts';
import { attribute, color, dice, id, name } from './fields.ts';

/** Colors of the unit cards that an Event makes shorter. */
const EVENT_COLORS = ['awareness', 'charge', 'throw'] as const;

const harm = { type: z.enum(DAMAGE_TYPES), amount: z.number().int().positive(), dice: dice.optional() };

const effect = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('no-long-range') }),
  /** To the Skill Value of every attack at long range. */
  z.strictObject({ does: z.literal('long-range'), by: z.number().int() }),
  z.strictObject({ does: z.literal('shorter'), of: z.enum(EVENT_COLORS) }),
  /** Fires go out, and nothing catches fire. */
  z.strictObject({ does: z.literal('no-fire') }),
  /** All Reaction Markers are discarded. */
  z.strictObject({ does: z.literal('no-reactions') }),
  /** A Stranger in the middle of the table. WW-WASTE-3 */
  z.strictObject({ does: z.literal('stranger') }),
  /** A Searchable Marker with an item, so far from the middle, in a direction that chance picks. */
  z.strictObject({ does: z.literal('crate'), color }),
  /** So many Action Points at most for a model in its activation. */
  z.strictObject({ does: z.literal('few-points'), most: z.number().int().positive() }),
  /** Dice more for attacks with damage of this type. */
  z.strictObject({ does: z.literal('dice'), type: z.enum(DAMAGE_TYPES), dice }),
  /** A blue die at the end of the activation of these, and of whoever wears Power Armor: this icon Stuns. */
  z.strictObject({ does: z.literal('shocks'), types: z.array(z.enum(UNIT_TYPES)).min(1), icon: z.enum(SPECIAL_ICONS) }),
  /** Triggers are noticed one Awareness length farther off. */
  z.strictObject({ does: z.literal('farther-triggers') }),
  /** To the shots of whoever stands Elevated. */
  z.strictObject({ does: z.literal('elevated-shots'), by: z.number().int() }),
  /** A model that chance picks, and all this near to it, have less on all skills; not these, nor whoever wears Power Armor. */
  z.strictObject({
    does: z.literal('cloud'),
    by: z.number().int().negative(),
    within: color,
    not: z.array(z.enum(UNIT_TYPES)).min(1),
  }),
  /** Each Leader that fails a test gives the other side a marker to put on one of its models, for one Action. */
  z.strictObject({ does: z.literal('roar'), test: attribute, by: z.number().int().negative() }),
  /** Each player takes one condition off one model. */
  z.strictObject({ does: z.literal('relief') }),
  /** What scatters goes one color farther, and as far as Orange at least. */
  z.strictObject({ does: z.literal('farther-scatter') }),
  /** Two neutral models, so far from the middle, in opposite directions that chance picks. */
  z.strictObject({ does: z.literal('beasts'), unit: id, color }),
  /** Caps for the model nearest to the middle, or a Boost for its player. CH-RULING-101 */
  z.strictObject({ does: z.literal('caps'), amount: z.number().int().positive() }),
  /** Nobody sees farther than that. */
  z.strictObject({ does: z.literal('no-sight'), beyond: color }),
  /** Nothing is a Trigger for whoever does not see who did it. */
  z.strictObject({ does: z.literal('only-seen') }),
  /** When the round begins and when it ends: the highest model under the open sky. CH-RULING-102 */
  z.strictObject({ does: z.literal('lightning'), ...harm }),
  /** When the round ends: all models under the open sky. CH-RULING-102 */
  z.strictObject({ does: z.literal('fallout'), ...harm }),
  /** Along a line across the table: whoever stands this near to it and fails the test. CH-RULING-103 */
  z.strictObject({ does: z.literal('stampede'), within: color, scatter: color, test: attribute, ...harm }),
  /** To shots towards an edge that chance picks. CH-RULING-104 */
  z.strictObject({ does: z.literal('glare'), by: z.number().int().negative() }),
  /** To the tests of climbs. CH-RULING-105 */
  z.strictObject({ does: z.literal('slippery'), by: z.number().int().negative() }),
  /** Charges through Difficult Terrain bring no Charge Bonus. */
  z.strictObject({ does: z.literal('no-run-up') }),
  /** A turret in the middle of the table, on nobody's side, until the card leaves. */
  z.strictObject({ does: z.literal('gun'), turret: id }),
]);
export type EventEffect = z.infer<typeof effect>;

const event = z.strictObject({
  id,
  name,
  /** The Flip icon: on top of the deck it lies face up. CH-EVENT-9 */
  flip: z.literal(true).optional(),
  /** Discarded when the round ends; what it has put on the table stays. CH-EVENT-8 */
  effects: z.array(effect),
  /** Stays for so many rounds; as long as the red die shows no more than that; or until Luck is flipped. CH-EVENT-13 */
  stays: z
    .union([
      z.strictObject({ rounds: z.number().int().min(2) }),
      z.strictObject({ 'red-at-most': z.number().int().positive() }),
      z.strictObject({ until: z.literal('luck') }),
    ])
    .optional(),
  /** The Remove icon: it leaves the battle instead of lying among the discards. CH-RULING-5 */
  removed: z.literal(true).optional(),
  text: z.string().max(300),
});
export const eventsSchema = z.array(event);
export type EventCard = z.infer<typeof event>;
