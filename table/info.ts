/** The table as somebody sees it from outside: who sits where, who is here, how it is played. Pure. */
import type { SeatState } from './events.ts';
import type { SeatInfo, TableInfo } from './protocol.ts';
import { isReadyAt } from './seating.ts';
import type { TableState } from './state.ts';

/** `present`: everybody whose screen is here. */
export function tableInfo(state: TableState, person: string | undefined, present: ReadonlySet<string>): TableInfo {
  const { setup, status, rematch, seats } = state;
  let watchers = present.size;
  const counted = new Set<string>();
  for (const seat of seats) {
    const owner = seat.kind === 'open' ? undefined : seat.owner?.id;
    if (owner === undefined || counted.has(owner) || !present.has(owner)) continue;
    counted.add(owner);
    watchers -= 1;
  }
  return {
    id: setup.id,
    ...(setup.code !== undefined && { code: setup.code }),
    game: setup.game,
    title: setup.title,
    status,
    seats: seats.map((seat) => seatInfo(seat, person, present, status === 'waiting' && isReadyAt(seat))),
    options: setup.options,
    undo: setup.undo,
    dice: setup.dice,
    listed: setup.listed,
    watch: setup.watch !== false,
    closed: setup.closed === true,
    host: person !== undefined && setup.host.id === person,
    watchers,
    ...(rematch !== undefined && { rematch }),
  };
}

function seatInfo(
  seat: SeatState,
  person: string | undefined,
  present: ReadonlySet<string>,
  isReady: boolean,
): SeatInfo {
  if (seat.kind === 'open') return { kind: 'open', name: '', present: false, yours: false };
  const { owner } = seat;
  const whose = {
    present: owner !== undefined && present.has(owner.id),
    yours: owner !== undefined && owner.id === person,
    ...(isReady && { ready: true }),
  };
  if (seat.kind === 'human') return { kind: 'human', name: seat.owner.name, ...whose };
  return {
    kind: 'bot',
    name: owner?.name ?? seat.bot,
    bot: seat.bot,
    ...(owner && { standIn: true }),
    ...(seat.free && { free: true }),
    ...whose,
  };
}
