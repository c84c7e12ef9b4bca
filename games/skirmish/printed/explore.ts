/** Explore cards: what is found between two battles, and what it costs. CH-EXPLORE */
import { z } from 'zod';
import { BOOST_TYPES } from '../words.ts';
import { attribute, caps, id, name } from './fields.ts';
import { ITEM_TYPES } from './structures.ts';

const some = z.number().int().positive().max(20);
const many = z.number().int().positive().max(500);
const types = z.array(z.enum(ITEM_TYPES)).min(1);

/** What can wait for a model at the next set-up. CH-EXPLORE-5 */
const HARMS = ['damage', 'radiation', 'stunned'] as const;

const effect = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('caps'), amount: many }),
  z.strictObject({ does: z.literal('items'), types, draw: some, keep: some }),
  z.strictObject({ does: z.literal('harm'), what: z.enum(HARMS), count: some }),
  /** Harm that waits is taken off again. */
  z.strictObject({ does: z.literal('soothe'), most: some }),
  /** Armor Boost Tokens for a unit in the next battle. CH-RULING-56 */
  z.strictObject({ does: z.literal('tokens'), count: some }),
  /** The card goes into the next Event Deck. CH-EXPLORE-2 */
  z.strictObject({ does: z.literal('consequence') }),
  /** The card is shuffled back into the Explore Deck. */
  z.strictObject({ does: z.literal('back') }),
  z.strictObject({ does: z.literal('another') }),
  /** Boosts in hand in the next battle, beyond what Stores allow. */
  z.strictObject({ does: z.literal('boosts'), types: z.array(z.enum(BOOST_TYPES)).min(1), count: some }),
  /** A Structure of this kind without payment. */
  z.strictObject({ does: z.literal('structure'), kind: z.enum(['item', 'crafting']) }),
  z.strictObject({ does: z.literal('lose-structure'), kind: z.literal('item') }),
  /** One Item Structure draws more from now on, up to so many. */
  z.strictObject({ does: z.literal('widen'), by: some, most: some }),
  /** All Item Structures draw more in this phase. */
  z.strictObject({ does: z.literal('draw-more'), cards: some }),
  /** So many suppliers of Power or Water give more for good. */
  z.strictObject({ does: z.literal('supply'), structures: some, by: some }),
  /** A generator gives nothing in the next phase. */
  z.strictObject({ does: z.literal('dark') }),
  /** Structures that were not used count as used, for so many Caps each. */
  z.strictObject({ does: z.literal('idle'), each: many, most: many }),
  z.strictObject({ does: z.literal('again') }),
]);
export type ExploreEffect = z.infer<typeof effect>;

/** What has to be given first. */
const price = z.strictObject({
  caps: caps.optional(),
  /** Items of the pool. */
  items: z.strictObject({ types, count: some }).optional(),
  /** A Structure that draws these and was not used yet. */
  unused: types.optional(),
});

const offer = z
  .strictObject({
    id,
    /** On the key. */
    name,
    pay: price.optional(),
    /** The Leader's attribute; of several the best. CH-EXPLORE-3 */
    test: z.array(attribute).min(1).optional(),
    /** A blue die: any Star. */
    star: z.literal(true).optional(),
    /** Whatever comes of the test. */
    does: z.array(effect).default([]),
    success: z.array(effect).default([]),
    failure: z.array(effect).default([]),
  })
  .refine(
    ({ test, star, success, failure }) =>
      (test === undefined && star !== true) === (success.length === 0 && failure.length === 0),
    'what is tested has a success or a failure, and nothing else has',
  );
export type ExploreOffer = z.infer<typeof offer>;

const explore = z.strictObject({
  id,
  name,
  line: z.string().max(200),
  text: z.string().max(300),
  /** Without one nothing happens. */
  offers: z.array(offer).max(4),
  /** Somebody must choose: there is no walking by. */
  must: z.literal(true).optional(),
  /** What comes of it when the next phase begins. */
  later: z.array(effect).default([]),
});
export const exploreSchema = z.array(explore);
export type ExploreCard = z.infer<typeof explore>;
