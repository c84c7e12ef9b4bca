/** Who may do what about a table, and what then happens. */
import type { Seat } from '@holotape/kernel';
import type { Person, SeatState } from '../kept/events.ts';
import { companionIn, companyOf, isOf, peopleOf, withoutOne } from '../kept/people.ts';
import type { TableState } from '../kept/state.ts';
import type { TableAction } from '../spoken/actions.ts';
import { type Refused, refused } from '../spoken/refused.ts';
import { agreedWith } from './agreement.ts';
import type { Happening, Outcome } from './happening.ts';
import { apart, beside, share } from './sharing.ts';

interface BotsAtHand {
  readonly bots: readonly string[];
  /** Who plays for somebody who has left. */
  readonly standIn: string;
}

/** What changes who sits where, or how. */
export type SeatedAction = Exclude<TableAction, { do: 'rematch' | 'inner' | 'home' }>;

export const isRefused = (outcome: Outcome): outcome is Refused => !Array.isArray(outcome);

export function eventsFor(
  state: TableState,
  person: Person,
  action: SeatedAction,
  atHand: BotsAtHand,
  isHere: (person: string) => boolean,
  seed: () => string,
): Outcome {
  // Whether the record may be watched is a question of a table that has ended, too.
  if (state.ended && action.do !== 'door') return refused('table.ended');
  const isHost = state.setup.host.id === person.id;
  switch (action.do) {
    case 'join':
      return join(state, person, action.seat, isHost);
    case 'beside':
      return beside(state, person, action.seat, isHost);
    case 'share':
      return share(state, person, action, isHost);
    case 'apart':
      return apart(state, person, action, isHost);
    case 'leave':
      return leave(state, person, action.seat, atHand.standIn);
    case 'rename':
      return rename(state, person, action.seat, action.name);
    case 'ready':
      return ready(state, person, action.seat, action.ready);
    case 'start':
      return isHost ? start(state, action, atHand.bots, seed) : refused('table.host-only');
    case 'seat':
      return isHost ? change(state, action.seat, action.to, atHand.bots) : refused('table.host-only');
    case 'swap':
      return isHost ? swap(state, ...action.seats) : refused('table.host-only');
    case 'stand-in':
      return standIn(state, person, action, atHand.bots, isHere);
    case 'back':
      return back(state, person, isHost, action.seat);
    case 'agree':
      return isHost ? agree(state, action) : refused('table.host-only');
    case 'door':
      return isHost ? door(state, action) : refused('table.host-only');
    case 'abandon':
      if (!isHost) return refused('table.host-only');
      return [{ type: 'abandoned', by: state.seatsOf(person.id)[0] ?? null }];
  }
}

function join(state: TableState, person: Person, wanted: Seat | undefined, isHost: boolean): Outcome {
  const isFree = (seat: SeatState) => seat.kind === 'open' || (seat.kind === 'bot' && seat.free === true);
  if (state.seatsOf(person.id).length > 0) return refused('table.seated');
  if (state.setup.closed && !isHost) return refused('table.closed');
  const seat = wanted ?? freeSeat(state, person, isFree);
  const found = state.seats[seat];
  if (found === undefined) return refused(wanted === undefined ? 'table.full' : 'table.no-seat');
  if (!isFree(found)) return refused('table.seat-taken');
  // Whoever gets up knows what that seat has seen, and must not come to know what another has.
  const other = state.heldBeside(person.id, seat);
  if (other !== undefined) return refused('table.other-seat', { seat: other });
  return [{ type: 'seat', seat, to: { kind: 'human', owner: person }, why: 'join' }];
}

/** The free seat that is meant if none is named: the one this person had, or the first. */
function freeSeat(state: TableState, person: Person, isFree: (seat: SeatState) => boolean): Seat {
  const had = state.seats.findIndex((seat, at) => isFree(seat) && state.heldBeside(person.id, at) === undefined);
  return had < 0 ? state.seats.findIndex(isFree) : had;
}

function agree(state: TableState, wanted: Extract<TableAction, { do: 'agree' }>): Outcome {
  if (state.status !== 'waiting') return refused('table.begun');
  const agreed = agreedWith(state, wanted);
  if (agreed === undefined) return [];
  return 'say' in agreed ? agreed : [agreed];
}

function door({ setup }: TableState, wanted: Extract<TableAction, { do: 'door' }>): Outcome {
  const { watch = true, closed = false } = setup;
  const next = { watch: wanted.watch ?? watch, closed: wanted.closed ?? closed };
  return next.watch === watch && next.closed === closed ? [] : [{ type: 'door', ...next }];
}

/** One's own seats: the one named, or all of them. */
function ownSeats(state: TableState, person: Person, seat: Seat | undefined): Refused | readonly Seat[] {
  const own = state.seatsOf(person.id);
  if (own.length === 0) return refused('table.watching');
  if (seat !== undefined && !own.includes(seat)) return refused('table.not-your-seat', { seat });
  return seat === undefined ? own : [seat];
}

function leave(state: TableState, person: Person, which: Seat | undefined, bot: string): Outcome {
  const own = ownSeats(state, person, which);
  if ('say' in own) return own;
  const to: SeatState = state.status === 'waiting' ? { kind: 'open' } : { kind: 'bot', bot, free: true };
  return own.map((seat) => {
    const before = state.seats[seat]!;
    // Those who stay play on.
    return peopleOf(before).length > 1
      ? { type: 'seat', seat, to: withoutOne(before, person.id), why: 'rise' }
      : { type: 'seat', seat, to, why: 'leave' };
  });
}

function rename(state: TableState, person: Person, which: Seat | undefined, name: string): Outcome {
  const own = ownSeats(state, person, which);
  if ('say' in own) return own;
  return own.map((seat) => {
    const isBeside = companionIn(state.seats[seat]!, person.id) !== undefined;
    return { type: 'named', seat, name, ...(isBeside && { who: person.id }) };
  });
}

function ready(state: TableState, person: Person, which: Seat | undefined, isReady: boolean): Outcome {
  if (state.status !== 'waiting') return refused('table.begun');
  const own = ownSeats(state, person, which);
  if ('say' in own) return own;
  const others = own.filter((seat) => isReadyAt(state.seats[seat]!) !== isReady);
  return others.map((seat) => ({ type: 'ready', seat, ready: isReady }));
}

/** Whether nobody has to wait for this seat before the game: whoever sits there is ready. Bots always are. */
export const isReadyAt = (seat: SeatState): boolean =>
  seat.kind === 'bot' || (seat.kind === 'human' && seat.ready === true);

type Start = Extract<TableAction, { do: 'start' }>;

function start(state: TableState, { fill, everyone }: Start, bots: readonly string[], seed: () => string): Outcome {
  if (state.status !== 'waiting') return refused('table.begun');
  const waits = state.names.filter((_, seat) => {
    const at = state.seats[seat]!;
    return at.kind === 'human' && !isReadyAt(at);
  });
  if (everyone && waits.length > 0) return refused('table.not-ready', { names: waits.join(', ') });
  const open = state.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  if (fill === undefined && open.length > 0)
    return refused('table.seats-open', { seats: open.map((seat) => seat + 1).join(', ') });
  if (fill !== undefined && !bots.includes(fill)) return refused('table.no-bot', { bot: fill });
  if (state.setup.dice === 'typed' && !state.seats.some(({ kind }) => kind === 'human'))
    return refused('table.dice-need-people');
  const filled = open.map(
    (seat): Happening => ({ type: 'seat', seat, to: { kind: 'bot', bot: fill!, free: true }, why: 'change' }),
  );
  return [...filled, { type: 'started', seed: seed(), chance: 'keyed' }];
}

function change(
  state: TableState,
  seat: Seat,
  to: { readonly kind: 'open' } | { readonly kind: 'bot'; readonly bot: string },
  bots: readonly string[],
): Outcome {
  if (state.seats[seat] === undefined) return refused('table.no-seat');
  if (to.kind === 'open' && state.status !== 'waiting') return refused('table.begun');
  if (to.kind === 'bot' && !bots.includes(to.bot)) return refused('table.no-bot', { bot: to.bot });
  return [{ type: 'seat', seat, to, why: 'change' }];
}

function swap(state: TableState, a: Seat, b: Seat): Outcome {
  if (state.status !== 'waiting') return refused('table.begun');
  const [one, other] = [state.seats[a], state.seats[b]];
  if (one === undefined || other === undefined) return refused('table.no-seat');
  if (a === b) return [];
  return [
    { type: 'seat', seat: a, to: unready(other), why: 'swap' },
    { type: 'seat', seat: b, to: unready(one), why: 'swap' },
  ];
}

/** Another place at the table, another colour, other neighbours: whoever is moved there may think again. */
const unready = (seat: SeatState): SeatState =>
  seat.kind === 'human' ? { kind: 'human', owner: seat.owner, ...companyOf(seat) } : seat;

function standIn(
  state: TableState,
  person: Person,
  { seat, bot }: Extract<TableAction, { do: 'stand-in' }>,
  bots: readonly string[],
  isHere: (person: string) => boolean,
): Outcome {
  const found = state.seats[seat];
  if (found === undefined) return refused('table.no-seat');
  if (state.status !== 'playing') return refused('table.not-playing');
  if (found.kind !== 'human') return refused('table.nobody-to-replace');
  const { id: host } = state.setup.host;
  // Without the host the others help themselves when somebody is missing, be it the host.
  const mayHelp = person.id === host || (!isHere(host) && state.seatsOf(person.id).length > 0);
  if (!mayHelp && !isOf(found, person.id)) return refused('table.host-only');
  // Of several it is enough that one is here who has not asked for it.
  const others = peopleOf(found).filter(({ id }) => id !== person.id);
  if (others.some(({ id }) => isHere(id))) return refused('table.still-here', { seat });
  if (!bots.includes(bot)) return refused('table.no-bot', { bot });
  return [{ type: 'seat', seat, to: { kind: 'bot', bot, owner: found.owner, ...companyOf(found) }, why: 'stand-in' }];
}

function back(state: TableState, person: Person, isHost: boolean, seat: Seat): Outcome {
  const found = state.seats[seat];
  if (found === undefined) return refused('table.no-seat');
  if (found.kind !== 'bot' || found.owner === undefined) return refused('table.nobody-to-return');
  if (!isHost && !isOf(found, person.id)) return refused('table.host-only');
  return [{ type: 'seat', seat, to: { kind: 'human', owner: found.owner, ...companyOf(found) }, why: 'back' }];
}
