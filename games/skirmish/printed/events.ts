/** Event cards: what happens to everybody, for a round or at once. */
import { z } from 'zod';
import { color, id, name } from './fields.ts';

/** Colors of the unit cards that an Event makes shorter. */
const EVENT_COLORS = ['awareness', 'charge', 'throw'] as const;

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
]);
export type EventEffect = z.infer<typeof effect>;

const event = z.strictObject({
  id,
  name,
  /** Discarded when the round ends; what it has put on the table stays. */
  effects: z.array(effect),
  text: z.string().max(300),
});
export const eventsSchema = z.array(event);
export type EventCard = z.infer<typeof event>;
