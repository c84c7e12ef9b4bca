/** Tricks: what a card lets a model do in its own activation without an Action, so often and no more. */
import { z } from 'zod';
import { SKILLS, UNIT_TYPES } from '../words.ts';
import { color, dice, id } from './fields.ts';

const some = z.number().int().positive().max(20);

const often = {
  /** Once in each of these. */
  once: z.enum(['activation', 'round', 'battle']).optional(),
  /** Tokens on the card: one is spent each time. */
  tokens: some.optional(),
  /** The card is discarded when it was used. */
  'used-up': z.literal(true).optional(),
  /** Friends may use it as they share items; alone these may. WW-LIMITED-4 */
  shared: z.literal(true).optional(),
  types: z.array(z.enum(UNIT_TYPES)).min(1).optional(),
};

export const trick = z.discriminatedUnion('does', [
  /** Action Points for damage that nothing prevents. */
  z.strictObject({ does: z.literal('hurry'), ...often, damage: some, points: some }),
  /** Until its next activation: Strong Armor and dice; and Action Points at once. */
  z.strictObject({
    does: z.literal('rouse'),
    ...often,
    points: some,
    strong: some,
    dice: z.partialRecord(z.enum(SKILLS), dice),
  }),
  /** Action Points for whoever is in Power Armor. */
  z.strictObject({ does: z.literal('power'), ...often, points: some }),
  /** As many Action Points as undegraded Power Armor takes damage. */
  z.strictObject({ does: z.literal('overload'), ...often, most: some }),
  /** A marker on an enemy inside Presence and in sight, until its own next activation. */
  z.strictObject({ does: z.literal('unsettle'), ...often, by: z.number().int().negative() }),
  /** Fires go out in an area around somebody who burns. */
  z.strictObject({ does: z.literal('extinguish'), ...often, area: color, within: color }),
  /** A Move that is no Action. */
  z.strictObject({ does: z.literal('move'), ...often }),
  /** A Quick Action for each of so many models of a unit card. */
  z.strictObject({ does: z.literal('command'), ...often, unit: id, most: some, within: color }),
  /** Dice for the next attack with a weapon, or a Move that is no Action. */
  z.strictObject({ does: z.literal('refuel'), ...often, weapon: id, dice }),
]);
export type Trick = z.infer<typeof trick>;
export type TrickOf<D extends Trick['does']> = Extract<Trick, { does: D }>;
