/**
 * Where the server keeps its tables. Everything the server writes goes through here; what is behind it is a file of
 * SQLite or a PostgreSQL database. test/helpers/store-contract.ts says what every kind of store must do.
 */
import type { Json } from '@holotape/kernel';
import type { Kept, TableEvent, TableStatus, WholeTable } from '@holotape/table';
import type { Allowance } from '../limits.ts';

/** What lists of tables are made of. */
export interface TableRow {
  readonly id: string;
  /** The invite; no two tables have the same. */
  readonly code: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly listed: boolean;
  /** When something happened there last, in milliseconds since 1970. */
  readonly at: number;
  /** Who sees it among their own tables. */
  readonly people: readonly string[];
  /** What the list shows; the store does not look into it. */
  readonly card: Json;
}

// Errors go into the log: they name neither the id of a table nor its code, for whoever has one may come in.

/** There is a table with this code already. Nothing has changed. */
export class CodeTaken extends Error {
  constructor() {
    super('The code of the table is taken.');
    this.name = 'CodeTaken';
  }
}

export class NoSuchTable extends Error {
  constructor() {
    super('There is no such table.');
    this.name = 'NoSuchTable';
  }
}

/** The table is another process's by now. Nothing has changed. */
export class NotOurs extends Error {
  constructor() {
    super('The table is at another server.');
    this.name = 'NotOurs';
  }
}

/**
 * Who may write a table: this process from here on, or the one at this address (nothing yet, if it has just started); or only
 * one of a newer release, because such a one has played it.
 */
export type Claimed = 'ours' | 'missing' | 'newer' | { readonly at: string };

/** Limits that all processes on the same storage count together. */
export interface SharedCounts {
  /** Whether it may be done once more under this name; if so, it counts. */
  takes(name: string, allowance: Allowance): Promise<boolean>;
  /** What was counted did not happen, or did no harm. */
  givesBack(name: string): Promise<void>;
}

/** A promise to give a seat to whoever brings the code. */
export interface SeatPromise {
  readonly table: string;
  readonly seat: number;
  /** Whose seat it was when the code was made: it must still be. */
  readonly person: string;
  /** Whoever brings the code runs the table from there, if the other one did. Missing in promises of before: no. */
  readonly host?: boolean;
  /** Until when, in milliseconds since 1970. */
  readonly until: number;
}

export interface Store {
  /** Whether other processes keep tables in the same place. If not, every table is ours and nothing has to be claimed. */
  readonly shared: boolean;
  /** Where all of them count what an address may do; undefined if there is only one. */
  readonly counts: SharedCounts | undefined;
  /** Says how other processes reach this one. */
  announce(address: string): Promise<void>;
  /** Makes the table this process's own, unless it is that of another one that lives. */
  claim(table: string): Promise<Claimed>;
  /** Called when all that was claimed may be somebody else's by now: whatever is in memory of it is of no use. */
  onLost(call: () => void): void;
  /** Whether what was claimed is certainly still ours. */
  isHeld(): boolean;

  /** Makes a table with its first events. Rejects with CodeTaken. */
  make(row: TableRow, events: readonly TableEvent[]): Promise<void>;
  /**
   * Keeps events, all or none, after the table's first `after` ones, and the row with them if there is one. Resolves once
   * they survive the power going out; rejects with AlreadyKept if the table does not have exactly `after` events, and with
   * NotOurs if another process has it.
   */
  append(table: string, after: number, events: readonly TableEvent[], row?: TableRow): Promise<void>;
  /** Keeps what stands for the first `after` events of the table, JSON text. An older one than the newest is not kept. */
  snapshot(table: string, after: number, state: string): Promise<void>;
  /** The newest snapshot and the events since; undefined if there is no such table. */
  read(table: string): Promise<Kept | undefined>;

  /** Keeps what lists show of a table. */
  putRow(row: TableRow): Promise<void>;
  row(table: string): Promise<TableRow | undefined>;
  idOf(code: string): Promise<string | undefined>;
  /** The latest first. */
  tablesOf(person: string, most: number): Promise<TableRow[]>;
  /** Listed tables that have not ended, the latest first. */
  listedTables(most: number): Promise<TableRow[]>;

  /** All tables, whatever has become of them, the latest first. */
  allTables(most: number): Promise<TableRow[]>;

  /** Tables in one of these states at which nothing has happened since `before`, the longest first. */
  oldTables(status: readonly TableStatus[], before: number, most: number): Promise<string[]>;
  /** Forgets the table and everything about it, for good. False: there is none. Rejects with NotOurs if another process has it. */
  remove(table: string): Promise<boolean>;

  /** All tables of which something that is kept names this person: every event is looked at. */
  mentions(person: string): Promise<string[]>;
  /** The newest snapshot and all events, also those that it stands for. */
  whole(table: string): Promise<WholeTable | undefined>;
  /**
   * Puts this in the place of what is kept of the table, all of it or nothing. Rejects with AlreadyKept if it does not have
   * as many events, and with NotOurs if another process has it.
   */
  rewrite(row: TableRow, whole: WholeTable): Promise<void>;

  /** What was deleted is gone from the disk as well, as far as that is ours to say. Takes its time. */
  clean(): Promise<void>;

  /** Forgets what was promised to this person. */
  forgetPromises(person: string): Promise<void>;

  /** Keeps a promise under a name that nobody can guess. */
  promiseSeat(name: string, promise: SeatPromise): Promise<void>;
  /** Takes the promise out, so that it is given only once. Those that are over by `now` are forgotten. */
  redeemSeat(name: string, now: number): Promise<SeatPromise | undefined>;

  /** A secret of the server that all of its processes share: the first one offered is kept. */
  secret(name: string, offer: string): Promise<string>;

  /** Puts another secret in the place of this one. False: it was another already, and nothing has changed. */
  changeSecret(name: string, from: string, to: string): Promise<boolean>;

  /**
   * Remembers, at least until then, that a name was left once more, and says how often that was: names of browsers and
   * of people whose tokens are void.
   */
  leave(name: string, until: number): Promise<number>;
  /** How often each name was left. Those that are over by `now` are forgotten. */
  left(now: number): Promise<ReadonlyMap<string, number>>;

  /** Rejects with a sentence if nothing could be kept just now: the disk is full, or what is kept is damaged. */
  check(): Promise<void>;

  /** Waits until everything is written. Nothing can be kept afterwards. */
  close(): Promise<void>;
}
