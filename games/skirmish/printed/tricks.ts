/** Tricks: what a card lets a model do in its own activation without an Action, so often and no more. */
import { z } from 'zod';
import { SKILLS, UNIT_TYPES } from '../words.ts';
import { attribute, color, dice, id } from './fields.ts';

const some = z.number().int().positive().max(20);

const often = {
  /** Once in each of these. */
  once: z.enum(['activation', 'round', 'battle']).optional(),
  /** Tokens on the card: one is spent each time. */
  tokens: some.optional(),
  /** All its tokens come back when its owner is Used, or when a round ends. */
  refills: z.enum(['activation', 'round']).optional(),
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
  z.strictObject({
    does: z.literal('unsettle'),
    ...often,
    by: z.number().int().negative(),
    unseen: z.literal(true).optional(),
  }),
  /** Fires go out in an area around somebody who burns. */
  z.strictObject({ does: z.literal('extinguish'), ...often, area: color, within: color }),
  /** A Move that is no Action. */
  z.strictObject({ does: z.literal('move'), ...often }),
  /** A Quick Action for each of so many models of a unit card. */
  z.strictObject({ does: z.literal('command'), ...often, unit: id, most: some, within: color }),
  /** Dice for the next attack with a weapon, or a Move that is no Action. */
  z.strictObject({ does: z.literal('refuel'), ...often, weapon: id, dice }),
  /** Stun is removed from somebody else inside Presence. */
  z.strictObject({ does: z.literal('steady'), ...often }),
  /** Damage is removed from somebody in sight who is no robot. */
  z.strictObject({ does: z.literal('treat'), ...often, heals: some, within: color }),
  /** A test that loads an empty heavy weapon. */
  z.strictObject({ does: z.literal('reload'), ...often, test: attribute }),
  /** One of its Actions is performed by an unengaged friend inside Presence. */
  z.strictObject({ does: z.literal('order'), ...often }),
  /** One Action is put aside for a later activation. */
  z.strictObject({ does: z.literal('bank'), ...often }),
  /** Action Points of somebody's tokens. */
  z.strictObject({ does: z.literal('cheer'), ...often, points: some }),
  /** A Reaction Marker of somebody's. */
  z.strictObject({ does: z.literal('watch'), ...often }),
  /** Damage is removed from whoever uses it. */
  z.strictObject({ does: z.literal('drink'), ...often, heals: some }),
  /** Its next Move or Charge of this activation leads straight over what is no higher than that. CH-RULING-112 */
  z.strictObject({ does: z.literal('fly'), ...often, over: color }),
  /** A point of foresight for a look at a marker or at the top of a deck. CH-RULING-124 */
  z.strictObject({ does: z.literal('foresee'), ...often }),
  /** For this activation it has an attribute of the owner of the aura. */
  z.strictObject({ does: z.literal('borrow'), ...often }),
]);
export type Trick = z.infer<typeof trick>;
export type TrickOf<D extends Trick['does']> = Extract<Trick, { does: D }>;
