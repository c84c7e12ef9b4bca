/** Structures: what a Settlement is made of, and what each of them does between two battles. CH-STRUCT */
import { z } from 'zod';
import { BOOST_TYPES } from '../words.ts';
import { caps, id, name } from './fields.ts';

const some = z.number().int().positive().max(20);

/** In the order of the handbook's tables. */
const STRUCTURE_KINDS = ['supply', 'crafting', 'item', 'exploration', 'storage', 'advanced', 'boost'] as const;

/** What a draw from the Item Deck looks for: a printed type, or a group that the handbook names. CH-RULING-54 */
export const ITEM_TYPES = [
  'any',
  'weapon',
  'armor',
  'clothing',
  'chem',
  'alcohol',
  'food',
  'gear',
  'junk',
  'power-armor',
  /** Takes away damage or a condition, and is nothing to eat or drink. CH-STRUCT-34 */
  'medical',
  /** For weapons, and of a kind that the Settlement's perks can attach. CH-STRUCT-8 */
  'weapon-mod',
  'armor-mod',
  'power-armor-mod',
] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** What its one use in Step 2 does. CH-DRAW-1 */
const use = z.discriminatedUnion('does', [
  z.strictObject({
    does: z.literal('items'),
    types: z.array(z.enum(ITEM_TYPES)).min(1),
    draw: some,
    keep: some,
    /** One card for each of these Structures that works, up to `draw`. CH-STRUCT-12 */
    per: z.array(id).min(1).optional(),
    /** In place of the draw: an Armor Boost Token for a unit. CH-STRUCT-9 */
    token: z.literal(true).optional(),
  }),
  z.strictObject({ does: z.literal('boosts'), types: z.array(z.enum(BOOST_TYPES)).min(1), draw: some, keep: some }),
  /** Explores; for this many Caps, then as often as they are paid. CH-STRUCT-36 */
  z.strictObject({ does: z.literal('explore'), cost: caps, often: z.literal(true).optional() }),
  /** Another Explore card in place of one just drawn. CH-STRUCT-38 */
  z.strictObject({ does: z.literal('other-explore') }),
  /** All cards of a draw anew, one card more to choose from, one card more to keep. CH-STRUCT-41 to CH-STRUCT-43 */
  z.strictObject({ does: z.literal('redraw') }),
  z.strictObject({ does: z.literal('draw-more'), cards: some }),
  z.strictObject({ does: z.literal('keep-more'), cards: some }),
  /** One more use of a Structure that was used. CH-STRUCT-44 */
  z.strictObject({ does: z.literal('again') }),
  /** A card by its name in place of a draw. CH-STRUCT-45 */
  z.strictObject({ does: z.literal('named') }),
]);
export type StructureUse = z.infer<typeof use>;

const structure = z.strictObject({
  id,
  name,
  kind: z.enum(STRUCTURE_KINDS),
  caps,
  /** What it needs to work. CH-BUILD-7, CH-BUILD-10 */
  power: z.number().int().nonnegative().default(1),
  water: z.number().int().nonnegative().default(0),
  /** What it supplies. */
  gives: z.strictObject({ power: some, water: some }).partial().optional(),
  /** So many in one Settlement. */
  most: some.optional(),
  /** One of these perks must be there to build it, and to use it. CH-RULING-48 */
  perks: z.array(id).min(1).optional(),
  /** Another Structure that must stand as long as this one does. CH-BUILD-6 */
  after: id.optional(),
  /** Only a Settlement of this faction builds it, in place of that Structure. CH-STRUCT-7 */
  instead: z.strictObject({ of: id, faction: id }).optional(),
  use: use.optional(),
  /** Items, or twice as many Boosts, taken from the pool to the next battle; or retained after one. CH-STRUCT-39, CH-STRUCT-40 */
  selects: some.optional(),
  retains: some.optional(),
  /** Suits of Power Armor that are whole again. CH-ADPOWER-3 */
  repairs: some.optional(),
  text: z.string().max(300),
});
export const structuresSchema = z.array(structure);
export type Structure = z.infer<typeof structure>;
