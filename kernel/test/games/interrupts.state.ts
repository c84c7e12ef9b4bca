import { z } from 'zod';

const whole = z.number().int().nonnegative();

export const interruptsState = z.strictObject({
  /** Before anything else every player draws luck in secret. */
  phase: z.enum(['luck', 'turns']),
  round: whole,
  turn: whole,
  players: z.array(z.strictObject({ life: whole, luck: whole })),
});

export type InterruptsState = z.infer<typeof interruptsState>;
