/** Faction reference cards. */
import { z } from 'zod';
import { UNIT_TYPES } from '../words.ts';
import { ability } from './abilities.ts';
import { color, id, name } from './fields.ts';

const some = z.number().int().positive().max(20);

/** WW-FACTION-3 */
const faction = z.strictObject({
  id,
  name,
  /** What every model of the faction has. */
  has: z.array(ability).default([]),
  /** Armor Boosts that each model starts with. WW-BOOST-1 */
  boosts: z.strictObject({ unique: some, others: some }).optional(),
  /** Characters of whom two different versions may be in one force. WW-UNIT-5 */
  pairs: z.array(id).default([]),
  /** Unit types of which its forces have Unique units alone. */
  'unique-only': z.array(z.enum(UNIT_TYPES)).default([]),
  /** When its Leader is activated, one friend inside the Leader's Presence may be given a Reaction Marker. */
  watch: z.literal(true).optional(),
  /** Its models charge whom they do not see, if another of them is engaged with it. */
  'joins-in': z.literal(true).optional(),
  /** Played by the book they throw where an area catches most enemies; Careful ones spare their friends. */
  'aims-areas': z.literal(true).optional(),
  /** Once in a round one of its models uses Computers from this far away instead of in contact. */
  'far-computers': color.optional(),
  text: z.string().max(400),
});
export const factionsSchema = z.array(faction);
export type Faction = z.infer<typeof faction>;
