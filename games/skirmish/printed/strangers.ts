/** Stranger cards: somebody to talk to, to trade with, or to be wary of. */
import { z } from 'zod';
import { outcome, tested } from './dangers.ts';
import { id, name } from './fields.ts';

const stranger = z
  .strictObject({
    id,
    name,
    /** Comes into the deck where Events, Boosts or Quests are played with. CH-RULING-111 */
    handbook: z.literal(true).optional(),
    test: tested.optional(),
    /** What can be handed over instead of the test. */
    price: z.enum(['item', 'weapon']).optional(),
    /** Or so many Caps that the side has found, or an item worth as many. CH-RULING-110 */
    caps: z.number().int().positive().optional(),
    /** Asks for nothing but company. */
    free: z.literal(true).optional(),
    /** After a test that succeeded, or for the price. */
    success: z.array(outcome).min(1),
    failure: z.array(outcome).default([]),
    /** A model that failed may try again in its next activation. */
    again: z.literal(true).optional(),
    text: z.string().max(300),
  })
  .refine(
    ({ test, price, caps, free }) => [test, price, caps, free].some((each) => each !== undefined),
    'a Stranger wants a test, a price or company',
  );
export const strangersSchema = z.array(stranger);
export type StrangerCard = z.infer<typeof stranger>;
