/** What somebody has left at a table, as its events tell it: for those who want to have it, and for those who want it gone. */
import type { Answer, Seat } from '@holotape/kernel';
import type { Person, SeatChange, SeatState, TableEvent } from './events.ts';
import { ownerOf } from './names.ts';
import { isOf, peopleOf, renamed } from './people.ts';

type Chat = Extract<TableEvent, { type: 'chat' }>;

interface Traces {
  /** What they have been called there. */
  readonly names: readonly string[];
  /** Whether the table was theirs to run at some time. */
  readonly ran: boolean;
  /** When they came to a seat, and how; 'made': with the table. */
  readonly sat: readonly { readonly at: number; readonly seat: Seat; readonly why: SeatChange | 'made' }[];
  readonly said: readonly Pick<Chat, 'at' | 'by' | 'text'>[];
  readonly answered: readonly { readonly at: number; readonly seat: Seat; readonly answer: Answer }[];
}

/** Who sits where after an event. */
function seatsAfter(seats: readonly SeatState[], event: TableEvent): readonly SeatState[] {
  if (event.type === 'made') return event.setup.seats;
  if (event.type === 'seat') return seats.with(event.seat, event.to);
  if (event.type === 'named') return seats.with(event.seat, renamed(seats[event.seat]!, event.name, event.who));
  return seats;
}

const hostOf = (event: TableEvent): Person | undefined =>
  event.type === 'made' ? event.setup.host : event.type === 'hosted' ? event.by : undefined;

/** Whether this answer was given by them: by hand, where several play the seat. */
const isTheirAnswer = (seat: SeatState, hand: string | undefined, person: string): boolean =>
  seat.kind === 'human' && (hand ?? seat.owner.id) === person;

export function tracesOf(person: string, events: readonly TableEvent[]): Traces {
  const names = new Set<string>();
  const sat: Traces['sat'][number][] = [];
  const said: Chat[] = [];
  const answered: Traces['answered'][number][] = [];
  let ran = false;
  let seats: readonly SeatState[] = [];
  for (const event of events) {
    const before = seats;
    seats = seatsAfter(seats, event);
    const host = hostOf(event);
    if (host?.id === person) {
      ran = true;
      names.add(host.name);
    }
    for (const [seat, state] of seats.entries()) {
      for (const each of peopleOf(state)) if (each.id === person) names.add(each.name);
      const came = isOf(state, person) && !(before[seat] && isOf(before[seat], person));
      if (came) sat.push({ at: event.at, seat, why: event.type === 'seat' ? event.why : 'made' });
    }
    if (event.type === 'answered' && typeof event.by === 'number') {
      const { at, by: seat, answer, hand } = event;
      if (isTheirAnswer(seats[seat]!, hand, person)) answered.push({ at, seat, answer });
    }
    if (event.type === 'chat' && (typeof event.by === 'string' || ownerOf(seats[event.by]!)?.id === person))
      said.push(event);
  }
  // Who watches speaks under a name alone: a line under one of theirs counts as theirs.
  const theirs = said.filter(({ by }) => typeof by === 'number' || names.has(by));
  return { names: [...names], ran, sat, said: theirs.map(({ at, by, text }) => ({ at, by, text })), answered };
}
