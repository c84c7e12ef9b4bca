/** The story of the linked scenarios: what has been decided so far, and what is carried forward. SC-CAMP-4 */
import { z } from 'zod';
import { id } from './fields.ts';

const seat = z.number().int().min(0).max(1);

/** What a battle may bring for a later one. */
const CARRIED = [
  'food',
  'weapon',
  'caps',
  'troops',
  'points',
  'priority',
  'chooses-priority',
  'deploys-second',
  'deeper',
  'turrets',
  'missiles',
  'mine',
] as const;
export type Carried = (typeof CARRIED)[number];

const GRADES = ['major', 'minor'] as const;

/** For a seat, in the scenario named: so many cards, Caps, models or attacks. */
const carried = { what: z.enum(CARRIED), seat, in: id, n: z.number().int().min(-1000).max(1000) };

/** A row of the table of Campaign Consequences: what a side carries forward with a victory of this grade. SC-CAMP-5 */
export const consequenceSchema = z.strictObject({ side: seat, grade: z.enum(GRADES), ...carried });

export const storySchema = z.strictObject({
  results: z.array(z.strictObject({ scenario: id, winner: seat.nullable(), grade: z.enum(GRADES).nullable() })).max(20),
  carried: z.array(z.strictObject(carried)).max(40),
});
export type Story = z.infer<typeof storySchema>;
