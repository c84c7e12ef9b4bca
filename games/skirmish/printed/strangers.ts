/** Stranger cards: somebody to talk to, to trade with, or to be wary of. */
import { z } from 'zod';
import { outcome, tested } from './dangers.ts';
import { id, name } from './fields.ts';

const stranger = z
  .strictObject({
    id,
    name,
    test: tested.optional(),
    /** What can be handed over instead of the test. */
    price: z.enum(['item', 'weapon']).optional(),
    /** After a test that succeeded, or for the price. */
    success: z.array(outcome).min(1),
    failure: z.array(outcome).default([]),
    /** A model that failed may try again in its next activation. */
    again: z.literal(true).optional(),
    text: z.string().max(300),
  })
  .refine(({ test, price }) => test !== undefined || price !== undefined, 'a Stranger wants a test or a price');
export const strangersSchema = z.array(stranger);
export type StrangerCard = z.infer<typeof stranger>;
