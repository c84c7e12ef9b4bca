/** A force as it is written down before a battle: its units with what they carry, the limit and the prices it was made with. */
import { z } from 'zod';
import { caps, id, name } from './fields.ts';

/** Bounds of a list: far above what any number of Caps buys, so that a file of a stranger ends somewhere. */
export const MOST_UNITS = 30;
export const MOST_MODELS = 20;
const MOST_CARDS = 40;
export const MOST_LIMIT = 5000;

export const listedUnit = z.strictObject({
  card: id,
  models: z.number().int().min(1).max(MOST_MODELS).default(1),
  /** Weapons and everything else; every model has each of them, but a Limited Use item is the unit's. CH-FORCE-7, CH-FORCE-8 */
  items: z.array(id).max(MOST_CARDS).default([]),
  mods: z
    .array(z.strictObject({ on: id, mod: id }))
    .max(MOST_CARDS)
    .default([]),
  perks: z.array(id).max(MOST_CARDS).default([]),
  leader: id.nullable().default(null),
  heroic: z.boolean().default(false),
});

export const forceListSchema = z.strictObject({
  name,
  /** The list of prices. */
  prices: id,
  limit: z.number().int().positive().max(MOST_LIMIT),
  /** House rules: what the book forbids is told and let pass. */
  house: z.boolean().default(false),
  units: z.array(listedUnit).max(MOST_UNITS),
  /** Boosts, which no unit has. CH-BOOST-2 */
  boosts: z.array(id).max(MOST_CARDS).default([]),
});

/** Lists that come with the game, for bots and for whoever has no force yet. */
export const namedListsSchema = z.array(
  forceListSchema.omit({ house: true }).extend({ id, faction: id, about: z.string().max(160) }),
);

const prices = z.record(id, caps).default({});

/** Prices of another year: what is not named costs what stands on its card. */
export const pricesSchema = z.array(
  z.strictObject({ id, name, heroic: caps.optional(), units: prices, items: prices, leaders: prices, perks: prices }),
);

export type ListedUnit = z.infer<typeof listedUnit>;
export type ForceList = z.infer<typeof forceListSchema>;
export type NamedList = z.infer<typeof namedListsSchema>[number];
export type PriceList = z.infer<typeof pricesSchema>[number];
