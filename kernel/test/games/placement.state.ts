import { z } from 'zod';

const whole = z.number().int().nonnegative();
const seat = whole;

export const RESOURCES = ['food', 'water', 'power'] as const;

/** What stays on the line, told apart by its kind. */
const thing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('beacon'), at: whole, owner: seat }),
  z.strictObject({ kind: z.literal('wreck'), at: whole, parts: z.array(z.strictObject({ id: z.string() })) }),
]);

export const placementState = z.strictObject({
  phase: z.enum(['bid', 'place']),
  round: whole,
  /** Seats in the order of this round, and how many workers have been placed in it. */
  order: z.array(seat),
  placed: whole,
  players: z.array(z.strictObject({ stock: z.record(z.enum(RESOURCES), whole), points: whole })),
  spaces: z.record(z.string(), seat),
  line: z.array(thing),
});

export type PlacementState = z.infer<typeof placementState>;
