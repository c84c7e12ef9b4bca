/** Who sits where at a table that is made: as it was wished, or as it was in the last game. */
import { companyOf, movedOn, type NewSeat, type Person, type SeatState } from '@holotape/table';

export function seatFor(seat: NewSeat, by: Person): SeatState {
  switch (seat.kind) {
    case 'open':
      return { kind: 'open' };
    case 'bot':
      return { kind: 'bot', bot: seat.bot, ...(seat.name !== undefined && { name: seat.name }) };
    case 'me':
      // Whoever makes a table means to play.
      return {
        kind: 'human',
        owner: { id: by.id, name: seat.name ?? by.name },
        ready: true,
        ...(seat.shared && { shared: true }),
      };
  }
}

/** The same people and bots once more, each at the next side if they wish. */
export const seatsAgain = (seats: readonly SeatState[], by: Person, sides: 'changed' | undefined): SeatState[] =>
  (sides === 'changed' ? movedOn(seats) : seats).map((seat): SeatState => {
    if (seat.kind === 'open') return seat;
    // Whoever was away may be back for the next game.
    if (seat.kind === 'bot' && seat.owner === undefined)
      return { kind: 'bot', bot: seat.bot, ...(seat.name !== undefined && { name: seat.name }) };
    const owner = seat.owner!;
    return { kind: 'human', owner, ...companyOf(seat), ...(owner.id === by.id && { ready: true }) };
  });
