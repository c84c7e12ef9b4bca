/** What lists show of a table, as it is kept. */
import type { Json, Seat } from '@holotape/kernel';
import { peopleOf, sitterName, type TableCard, type TableEvent, type TableState } from '@holotape/table';
import type { TableRow } from './storage/store.ts';

/** What a list shows of a table, whoever looks. */
export type Card = {
  readonly title: string;
  readonly names: readonly string[];
  readonly owners: readonly (string | null)[];
  /** Who plays with them, by seat; missing where nobody does. */
  readonly beside?: readonly (readonly string[])[];
  readonly host: string;
  readonly open: number;
  /** Missing in rows of before: yes. */
  readonly watch?: boolean;
  readonly waits: readonly (Seat | 'chance')[];
  readonly round?: number;
};

function roundOf(state: TableState): number | undefined {
  const view = state.session?.view('public') as { round?: unknown } | undefined;
  return typeof view?.round === 'number' ? view.round : undefined;
}

export function rowOf(state: TableState, now: number): TableRow {
  const { setup, seats, status, session } = state;
  const owners = seats.map((seat) => (seat.kind === 'open' ? null : (seat.owner?.id ?? null)));
  const people = seats.map((seat) => peopleOf(seat).map(({ id }) => id));
  const round = roundOf(state);
  const card: Card = {
    title: setup.title,
    names: seats.map((seat, at) => sitterName(seat, at) ?? ''),
    owners,
    ...(people.some((of) => of.length > 1) && { beside: people.map((of) => of.slice(1)) }),
    host: setup.host.id,
    open: setup.closed ? 0 : seats.filter((seat) => seat.kind === 'open' || (seat.kind === 'bot' && seat.free)).length,
    watch: setup.watch !== false,
    waits: status === 'playing' ? session!.waitsFor : [],
    ...(round !== undefined && { round }),
  };
  return {
    id: setup.id,
    code: setup.code ?? setup.id,
    game: setup.game,
    status,
    listed: setup.listed,
    at: now,
    people: [...new Set([setup.host.id, ...people.flat()])],
    card,
  };
}

/** The table on a list, as this person sees it. */
export function cardFor(row: TableRow, person: string | undefined): TableCard {
  const { title, names, owners, beside, host, open, watch = true, waits, round } = row.card as Card;
  const plays = (seat: Seat) => owners[seat] === person || beside?.[seat]?.includes(person!);
  const mine = person === undefined ? [] : owners.flatMap((_, seat) => (plays(seat) ? [seat] : []));
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    title,
    status: row.status,
    names: [...names],
    mine,
    host: host === person,
    open,
    watch,
    waits: {
      you: waits.some((seat) => (seat === 'chance' ? mine.length > 0 : mine.includes(seat))),
      names: waits.flatMap((seat) => (seat === 'chance' ? [] : [names[seat] ?? ''])),
    },
    at: row.at,
    ...(round !== undefined && { round }),
  };
}

/** Which game is played at a table that is kept. */
export function nameOfGame(kept: {
  readonly snapshot?: { readonly state: Json };
  readonly events: readonly TableEvent[];
}): string {
  const first = kept.events[0];
  const setup =
    kept.snapshot === undefined
      ? first?.type === 'made' && first.setup
      : (kept.snapshot.state as { setup: { game: string } }).setup;
  if (!setup) throw new Error('A table without a first event cannot be opened.');
  return setup.game;
}
