/** What the seats of a table are called, and who comes and goes. */
import type { Seat } from '@holotape/kernel';
import { TITLE_LIMIT } from '../spoken/limits.ts';
import type { Coming } from '../spoken/protocol.ts';
import type { Person, SeatChange, SeatState } from './events.ts';
import { cameOrWent } from './people.ts';

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

const AGAIN = /^(.*), rematch(?: (\d+))?$/;

/** What a rematch is called: "Rainy Sunday, rematch", and then "Rainy Sunday, rematch 2". */
export function rematchTitle(title: string): string {
  const [, first = title, times] = AGAIN.exec(title) ?? [];
  const again = first === title ? ', rematch' : `, rematch ${Number(times ?? 1) + 1}`;
  return `${first.slice(0, TITLE_LIMIT - again.length)}${again}`;
}

/** What the talk tells of a seat before the game; of those who only change places, nothing. */
export function comingOf(seat: Seat, before: SeatState, to: SeatState, why: SeatChange): Coming | undefined {
  if (why === 'beside' || why === 'rise')
    return { what: why === 'rise' ? 'leave' : why, name: cameOrWent(before, to)?.name ?? '', seat };
  if (why !== 'join' && why !== 'leave' && why !== 'change') return undefined;
  const isGone = to.kind === 'open';
  const name = sitterName(isGone ? before : to, seat);
  if (name === undefined) return undefined;
  return { what: why === 'change' ? (isGone ? 'free' : 'bot') : why, name, seat };
}

/** Everybody one seat on, for a rematch with sides changed. */
export const movedOn = <T>(seats: readonly T[]): readonly T[] => [...seats.slice(-1), ...seats.slice(0, -1)];
