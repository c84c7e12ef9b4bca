/** Several people at one seat: who may sit down beside whom, and who may send them away. Pure. */
import type { Seat } from '@holotape/kernel';
import type { Person, SeatState } from '../kept/events.ts';
import { peopleOf, SEAT_SHARED_BY, withBeside, withoutOne } from '../kept/people.ts';
import type { TableState } from '../kept/state.ts';
import type { TableAction } from '../spoken/actions.ts';
import { type Refused, refused } from '../spoken/refused.ts';
import type { Outcome } from './happening.ts';

/** The seat of a person there, to be shared; or why it cannot be. */
function sharedSeat({ game, seats }: TableState, seat: Seat): Refused | (SeatState & { kind: 'human' }) {
  const found = seats[seat];
  if (found === undefined) return refused('table.no-seat');
  if (game.sharedSeats !== true) return refused('table.not-shared');
  return found.kind === 'human' ? found : refused('table.beside-nobody');
}

export function beside(state: TableState, person: Person, seat: Seat, isHost: boolean): Outcome {
  const found = sharedSeat(state, seat);
  if ('say' in found) return found;
  if (state.seatsOf(person.id).length > 0) return refused('table.seated');
  if (!isHost && state.setup.closed) return refused('table.closed');
  if (found.shared !== true) return refused('table.not-beside', { seat });
  if (peopleOf(found).length >= SEAT_SHARED_BY) return refused('table.beside-full');
  // Whoever has seen with other eyes in this game would bring it along.
  const other = state.heldBeside(person.id, seat);
  if (other !== undefined) return refused('table.other-seat', { seat: other });
  return [{ type: 'seat', seat, to: withBeside(found, person), why: 'beside' }];
}

type Share = Extract<TableAction, { do: 'share' }>;

/** Once cards are dealt only whose seat it is decides who looks into them; before that, who runs the table may as well. */
export function share(state: TableState, person: Person, { seat, shared }: Share, isHost: boolean): Outcome {
  const found = sharedSeat(state, seat);
  if ('say' in found) return found;
  const mayShare = found.owner.id === person.id || (isHost && (state.status === 'waiting' || !shared));
  if (!mayShare) return refused('table.not-your-seat', { seat });
  return (found.shared === true) === shared ? [] : [{ type: 'shared', seat, shared }];
}

type Apart = Extract<TableAction, { do: 'apart' }>;

export function apart(state: TableState, person: Person, { seat, beside: at }: Apart, isHost: boolean): Outcome {
  const found = sharedSeat(state, seat);
  if ('say' in found) return found;
  if (!isHost && found.owner.id !== person.id) return refused('table.not-your-seat', { seat });
  const sent = found.beside?.[at];
  if (sent === undefined) return refused('table.beside-nobody');
  return [{ type: 'seat', seat, to: withoutOne(found, sent.id), why: 'rise' }];
}
