/** What cards say and the rules do not do yet, so that nobody counts on it. */
import { z } from 'zod';

export const unsaidSchema = z.array(
  z.strictObject({
    /** The kind of card and its id: `units/dogmeat`. */
    card: z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/, 'a card is named by its file and its id, like units/dogmeat'),
    /** A sentence of the card's text. */
    says: z.string().min(1).regex(/\.$/, 'a whole sentence, with its full stop'),
    why: z.string().min(10),
  }),
);
export type Unsaid = z.infer<typeof unsaidSchema>[number];
