/** What the seats of a table are called. */
import type { Person, SeatState } from './events.ts';

/** A bot without a name of its own is called by its seat: two bots at a table are never called the same. */
export const BOT_NAMES = ['Clerk', 'Foreman', 'Warden', 'Tinker', 'Usher', 'Porter', 'Scout', 'Cook'] as const;

/** Whoever sits there: the person, also while a bot stands in, or the bot. Undefined: nobody. */
export function sitterName(seat: SeatState, at: number): string | undefined {
  if (seat.kind === 'open') return undefined;
  if (seat.owner !== undefined) return seat.owner.name;
  return (seat.kind === 'bot' && seat.name) || (BOT_NAMES[at] ?? `Bot ${at + 1}`);
}

/** Whose seat it is, also while a bot stands in. */
export const ownerOf = (seat: SeatState): Person | undefined => (seat.kind === 'open' ? undefined : seat.owner);
