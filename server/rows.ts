/** What lists show of a table, as it is kept. */
import type { Seat } from '@holotape/kernel';
import { sitterName, type TableState } from '@holotape/table';
import type { TableRow } from './storage/store.ts';

/** What a list shows of a table, whoever looks. */
export type Card = {
  readonly title: string;
  readonly names: readonly string[];
  readonly owners: readonly (string | null)[];
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
  const round = roundOf(state);
  const card: Card = {
    title: setup.title,
    names: seats.map((seat, at) => sitterName(seat, at) ?? ''),
    owners,
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
    people: [...new Set([setup.host.id, ...owners.filter((owner) => owner !== null)])],
    card,
  };
}
