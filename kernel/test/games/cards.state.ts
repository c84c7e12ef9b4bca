import { z } from 'zod';

const whole = z.number().int().nonnegative();
const pile = z.array(z.string());

export const cardsState = z.strictObject({
  phase: z.enum(['shuffle', 'turns']),
  round: whole,
  turn: whole,
  /** The top card is the last. Nobody knows the order. */
  deck: pile,
  discard: pile,
  /** Angry traders that are not in the deck yet. */
  angry: pile,
  /** Fame is since version 2; before, angry traders were called "aside". */
  players: z.array(z.strictObject({ hand: pile, caps: whole, luck: whole, fame: whole })),
});

export type CardsState = z.infer<typeof cardsState>;
