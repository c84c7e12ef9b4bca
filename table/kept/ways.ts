/** Ways to open a game that is kept. */

/** A game that is kept is opened in the first of these ways that its events and today's rules allow. */
export const WAYS = ['play on', 'ask the open step again', 'only look'] as const;
export type Way = (typeof WAYS)[number];

/** The answers since the last finished step do not fit the rules any more. */
export class Misfit extends Error {}
