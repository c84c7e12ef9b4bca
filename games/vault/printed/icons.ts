/** The small printed vocabulary of the vault game: what stands on spaces and cards. Icon reference, back cover. */

export const RESOURCES = ['power', 'food', 'water'] as const;
export type Resource = (typeof RESOURCES)[number];

/** S.P.E.C.I.A.L. */
export const LETTERS = ['S', 'P', 'E', 'C', 'I', 'A', 'L'] as const;
export type Letter = (typeof LETTERS)[number];

/** `any` is the "?" icon: a resource of the player's choice. */
export const COST_ICONS = [...RESOURCES, 'any', 'item', 'price', 'injury'] as const;
export type CostIcon = (typeof COST_ICONS)[number];

export const PRICE_ICONS = [...RESOURCES, 'any'] as const;
export type PriceIcon = (typeof PRICE_ICONS)[number];

export const REWARD_ICONS = [
  ...RESOURCES,
  'any',
  'happiness',
  'dweller',
  'first-player',
  'item',
  'build',
  'ready',
  'heal',
  'refresh-items',
  'refresh-rooms',
] as const;
export type RewardIcon = (typeof REWARD_ICONS)[number];

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** Resource track, rulebook "Resources": six cubes at most. SH-RES-2 */
export const TRACK_LIMIT = 6;
/** SH-DWELL-2 */
export const DWELLER_LIMIT = 7;
/** Cards lying face up in each track. SH-SETUP-6 */
export const TRACK_CARDS = 3;
/** SH-BUILD-3 */
export const PLACES = 6;
