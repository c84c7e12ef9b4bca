/** What a table keeps so that the events before it need not be played again. */
import type { Save, Seat } from '@holotape/kernel';
import type { ChatLine, TableStatus } from '../spoken/protocol.ts';
import type { InnerTable, SeatState, TableSetup } from './events.ts';

/** The number of a snapshot's own shape. */
export const SNAPSHOT = 1;

export interface Snapshot {
  readonly version: number;
  readonly setup: TableSetup;
  readonly seats: readonly SeatState[];
  readonly status: TableStatus;
  readonly number: number;
  readonly since: number;
  readonly chat: readonly ChatLine[];
  readonly chatted: number;
  readonly rematch?: string;
  readonly inner?: InnerTable;
  readonly recorded?: boolean;
  /** Of the game, by which the options are meant. */
  readonly gameVersion?: number;
  readonly save?: Save;
  /** Who has had which seat in this game. Missing in those of before: who has one now. */
  readonly held?: readonly (readonly [person: string, seat: Seat])[];
  /** At seats of several: who answered last, where it was not whose seat it is. */
  readonly hands?: readonly (readonly [seat: Seat, person: string])[];
}
