/** Rows as they are written: the card as text, whatever the database. */
import type { Json } from '@holotape/kernel';
import type { TableStatus } from '@holotape/table';
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
