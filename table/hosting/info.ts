/** The table as somebody sees it from outside: who sits where, who is here, how it is played. Pure. */
import type { SeatState } from '../kept/events.ts';
import { sitterName } from '../kept/names.ts';
import { isOf, peopleOf, SEAT_SHARED_BY } from '../kept/people.ts';
import type { TableState } from '../kept/state.ts';
import type { SeatInfo, TableInfo } from '../spoken/protocol.ts';
import { mayHaveHints } from './accounts.ts';
import { openInner } from './inners.ts';
import { isReadyAt } from './seating.ts';

/** Everybody whose screen is here, with the name they have said, if they did. */
type Present = ReadonlyMap<string, string | undefined>;

/** Since when somebody is away who is not present. */
type AwaySince = (person: string) => number;

/** More names than that say nothing. */
const NAMED = 8;

export function tableInfo(
  state: TableState,
  person: string | undefined,
  present: Present,
  awaySince: AwaySince,
): TableInfo {
  const { setup, status, rematch, seats } = state;
  const inner = openInner(state);
  const players = new Set(seats.flatMap((seat) => peopleOf(seat).map(({ id }) => id)));
  const watching = [...present].filter(([who]) => !players.has(who));
  return {
    id: setup.id,
    ...(setup.code !== undefined && { code: setup.code }),
    game: setup.game,
    title: setup.title,
    status,
    seats: seats.map((seat, at) => {
      const people = peopleOf(seat);
      // A seat of several is away once the last of them has gone.
      const isAway = people.length > 0 && !people.some(({ id }) => present.has(id));
      return {
        ...seatInfo(seat, at, person, present, status === 'waiting' && isReadyAt(seat)),
        ...(isAway && { awaySince: Math.max(...people.map(({ id }) => awaySince(id))) }),
      };
    }),
    ...(state.game.sharedSeats && { sharedSeats: true }),
    options: state.game.openOptions?.(setup.options) ?? setup.options,
    undo: setup.undo,
    dice: setup.dice,
    listed: setup.listed,
    watch: setup.watch !== false,
    closed: setup.closed === true,
    host: person !== undefined && setup.host.id === person,
    hostHere: present.has(setup.host.id),
    watchers: watching.length,
    watching: watching.flatMap(([, name]) => (name === undefined ? [] : [name])).slice(0, NAMED),
    ...(mayHaveHints(state, person) && { hints: true as const }),
    ...(rematch !== undefined && { rematch }),
    ...(inner && { inner: { table: inner.table, home: inner.home } }),
    ...(setup.within && { within: setup.within.table }),
    ...(state.readOnly !== undefined && { readOnly: true }),
  };
}

function seatInfo(
  seat: SeatState,
  at: number,
  person: string | undefined,
  present: Present,
  isReady: boolean,
): SeatInfo {
  if (seat.kind === 'open') return { kind: 'open', name: '', present: false, yours: false };
  const { owner } = seat;
  const people = peopleOf(seat);
  const place = (seat.beside ?? []).findIndex(({ id }) => id === person);
  const whose = {
    present: people.some(({ id }) => present.has(id)),
    yours: person !== undefined && isOf(seat, person),
    ...(isReady && { ready: true }),
    ...(seat.beside && { beside: seat.beside.map(({ id, name }) => ({ name, present: present.has(id) })) }),
    ...(seat.kind === 'human' && seat.shared && people.length < SEAT_SHARED_BY && { shared: true }),
    ...(place >= 0 && { yourPlace: place }),
  };
  if (seat.kind === 'human') return { kind: 'human', name: seat.owner.name, ...whose };
  return {
    kind: 'bot',
    name: sitterName(seat, at)!,
    bot: seat.bot,
    ...(owner && { standIn: true }),
    ...(seat.free && { free: true }),
    ...whose,
  };
}
