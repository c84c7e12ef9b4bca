/** Rows and tables as they are written: cards, events and snapshots as text, whatever the database. */
import type { Json } from '@holotape/kernel';
import type { TableEvent, TableStatus, WholeTable } from '@holotape/table';
import type { TableRow } from './store.ts';

export interface RawRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly status: string;
  /** 1: yes. */
  readonly listed: number;
  readonly at: number;
  readonly card: string;
  readonly people: readonly string[];
}

export const raw = ({ id, code, game, status, listed, at, people, card }: TableRow): RawRow => ({
  id,
  code,
  game,
  status,
  listed: listed ? 1 : 0,
  at,
  people,
  card: JSON.stringify(card),
});

export const cooked = ({ status, listed, card, ...row }: RawRow): TableRow => ({
  ...row,
  status: status as TableStatus,
  listed: listed === 1,
  card: JSON.parse(card) as Json,
});

/** A snapshot, and events. */
export interface RawKept {
  readonly snapshot: { readonly after: number; readonly state: string } | undefined;
  readonly events: readonly string[];
}

export const rawKept = ({ events, snapshot }: WholeTable): RawKept => ({
  events: events.map((event) => JSON.stringify(event)),
  snapshot: snapshot && { after: snapshot.after, state: JSON.stringify(snapshot.state) },
});

export const cookedKept = (kept: RawKept | undefined): WholeTable | undefined =>
  kept && {
    ...(kept.snapshot && { snapshot: { after: kept.snapshot.after, state: JSON.parse(kept.snapshot.state) as Json } }),
    events: kept.events.map((text) => JSON.parse(text) as TableEvent),
  };
