/** The SQLite file itself, used from one thread: every call is done when it returns. See sqlite-store.ts. */
import { closeSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';
import { OWN_FILE } from './privacy.ts';
import type { RawKept, RawRow } from './raw.ts';
import { copyWhole, type Inventory } from './sqlite-backup.ts';
import { Reading } from './sqlite-reading.ts';

export type Write =
  | { readonly do: 'make'; readonly row: RawRow; readonly events: readonly string[] }
  | { readonly do: 'snapshot'; readonly table: string; readonly after: number; readonly state: string }
  | { readonly do: 'row'; readonly row: RawRow }
  | { readonly do: 'remove'; readonly table: string }
  | { readonly do: 'rewrite'; readonly row: RawRow; readonly whole: RawKept }
  | { readonly do: 'unpromise'; readonly person: string }
  | { readonly do: 'promise'; readonly name: string; readonly promise: string; readonly until: number }
  | { readonly do: 'redeem'; readonly name: string; readonly now: number }
  | { readonly do: 'secret'; readonly name: string; readonly offer: string }
  | { readonly do: 'change'; readonly name: string; readonly from: string; readonly to: string }
  | { readonly do: 'leave'; readonly name: string; readonly until: number }
  | { readonly do: 'left'; readonly now: number }
  | { readonly do: 'try'; readonly piece: string }
  | Append;

/** Events after the first `after` ones: by far the most there is to write. A list goes between threads in half the time. */
type Append = readonly [table: string, after: number, row: RawRow | null, ...events: readonly string[]];

export type Read =
  | { readonly get: 'table'; readonly table: string }
  | { readonly get: 'whole'; readonly table: string }
  | { readonly get: 'mentions'; readonly person: string }
  | { readonly get: 'row'; readonly table: string }
  | { readonly get: 'id'; readonly code: string }
  | { readonly get: 'tablesOf'; readonly person: string; readonly most: number }
  | { readonly get: 'listed'; readonly most: number }
  | { readonly get: 'all'; readonly most: number }
  | { readonly get: 'old'; readonly status: readonly string[]; readonly before: number; readonly most: number }
  | { readonly get: 'clean' }
  | { readonly get: 'check' };

/** Refusals that are part of the contract; anything else is trouble. */
type Refusal = { readonly refused: 'kept' | 'code' | 'missing' };
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

/**
 * About 8 MB of changes may wait in the log beside the file before they are moved into it. Whoever answers meanwhile waits for
 * that: 5 ms of work at a time. Five times as much took 16 to 20 at a time, for one in fifty answers, and saved nothing.
 */
const PAGES_IN_LOG = 2_000;

/** A server that is just going down may still hold the file for so many milliseconds. */
const BUSY = 3_000;

/** More tables than that are not played at the same time. */
const TABLES_REMEMBERED = 20_000;

/** With less room than that, in bytes, the next bundles may not find a place. */
const ROOM = 16 * 1024 * 1024;

/** A bundle of an evening with many tables, in bytes. */
const BUNDLE = 64 * 1024;

/** SQLite's numbers for a file that is damaged, or is none of its own. */
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);
const damaged = (how: string) => new Error(`The data is damaged (${how}).`);

/** A file of up to so many bytes is looked over when it is opened: that takes a tenth of a second. A larger one is read through later. */
const LOOKED_OVER = 64 * 1024 * 1024;

export class SqliteFile {
  readonly #path: string;
  readonly #db: DatabaseSync;
  /** What was found damaged stays so. */
  #damage: Error | undefined;
  /** The last that was to be written could not be. */
  #failed = false;
  /** Something waits in the log beside the file. */
  #unmoved = false;
  /** What was too large to be looked over at once. */
  #reading: Reading | undefined;
  readonly #statements = new Map<string, StatementSync>();
  /** Keys of tables and the numbers of their last events: nobody else writes, so they need not be looked up. */
  readonly #keys = new Map<string, number>();
  readonly #lasts = new Map<number, number>();

  constructor(path: string, lookedOver = LOOKED_OVER) {
    this.#path = path;
    // What is beside it is made like it.
    closeSync(openSync(path, 'a', OWN_FILE));
    this.#db = new DatabaseSync(path, { timeout: BUSY });
    try {
      this.#open(lookedOver);
    } catch (error) {
      this.#db.close();
      throw error;
    }
  }

  #open(lookedOver: number): void {
    const version = this.#version();
    if (version > MIGRATIONS.length)
      throw new Error(`It was written by a newer Holotape (shape ${version}, this one knows ${MIGRATIONS.length}).`);
    // One server at a time: what it has in memory is what is in the file.
    this.#db.exec('pragma locking_mode = exclusive');
    this.#db.exec('pragma journal_mode = wal');
    // An event that was acknowledged survives the power going out.
    this.#db.exec('pragma synchronous = full');
    this.#db.exec(`pragma wal_autocheckpoint = ${PAGES_IN_LOG}`);
    // The file is ours from here on, and not only from the first event on.
    this.#db.exec('begin exclusive; commit');
    this.#migrate(version);
    this.#lookForDamage(lookedOver);
    // A server that was killed has left everything in the log beside the file.
    this.#emptyLog();
  }

  /** Moves what waits in the log beside the file into it: whoever looks at the file alone then sees everything. */
  #emptyLog(): void {
    try {
      this.#db.exec('pragma wal_checkpoint(truncate)');
      this.#unmoved = false;
    } catch {
      // On a full disk it waits there, as safe as before.
    }
  }

  /** Nothing has been written for a while: what takes its time is done now. */
  rest(): void {
    if (this.#unmoved && !this.#failed && this.#damage === undefined) this.#emptyLog();
  }

  /** A damaged file is opened all the same, for what can still be read; `check` tells. */
  #lookForDamage(upTo: number): void {
    if (statSync(this.#path).size > upTo) {
      this.#reading = new Reading(this.#db);
      return;
    }
    const found = this.#db.prepare('pragma quick_check(1)').get() as { quick_check: string };
    if (found.quick_check !== 'ok') this.#damage = damaged(found.quick_check);
  }

  /** Looks over a little more of a large file; true when nothing is left to look at. */
  readsOn(): boolean {
    try {
      if (this.#damage === undefined && this.#reading?.readsOn() === false) return false;
    } catch (error) {
      this.#noticed(error);
    }
    return true;
  }

  #version(): number {
    return (this.#db.prepare('pragma user_version').get() as { user_version: number }).user_version;
  }

  #migrate(version: number): void {
    for (let step = version; step < MIGRATIONS.length; step += 1) {
      this.#db.exec('begin immediate');
      try {
        this.#db.exec(MIGRATIONS[step]!);
        this.#db.exec(`pragma user_version = ${step + 1}`);
        this.#db.exec('commit');
      } catch (error) {
        this.#takeBack();
        throw error;
      }
    }
  }

  /** Ends the transaction with nothing written. On a full disk SQLite may have done so by itself. */
  #takeBack(): void {
    if (this.#db.isTransaction) this.#db.exec('rollback');
  }

  /** Writes everything in one transaction; each gets its own result. Throws, and has written nothing, if that fails. */
  write(writes: readonly Write[]): unknown[] {
    this.#run('begin immediate');
    try {
      const results = writes.map((write) => this.#write(write));
      this.#run('commit');
      this.#failed = false;
      this.#unmoved = true;
      return results;
    } catch (error) {
      this.#failed = true;
      this.#keys.clear();
      this.#lasts.clear();
      this.#takeBack();
      throw this.#noticed(error);
    }
  }

  read(read: Read): unknown {
    try {
      return this.#read(read);
    } catch (error) {
      throw this.#noticed(error);
    }
  }

  #noticed(error: unknown): unknown {
    const { errcode = 0 } = error as { readonly errcode?: number };
    if (DAMAGED.has(errcode & 0xff)) this.#damage = damaged((error as Error).message);
    return error;
  }

  #read(read: Read): unknown {
    switch (read.get) {
      case 'table':
        return this.#table(read.table);
      case 'whole':
        return this.#table(read.table, true);
      case 'mentions':
        return this.#mentions(read.person);
      case 'row':
        return this.#rows('where id = ?', read.table)[0];
      case 'id':
        return (this.#get('select id from tables where code = ?', read.code) as { id: string } | undefined)?.id;
      case 'tablesOf':
        return this.#rows(
          'join people on table_key = key where person = ? order by at desc, key desc limit ?',
          read.person,
          read.most,
        );
      case 'listed':
        return this.#rows(
          "where listed = 1 and status in ('waiting', 'playing') order by at desc, key desc limit ?",
          read.most,
        );
      case 'all':
        return this.#rows('order by at desc, key desc limit ?', read.most);
      case 'old':
        return this.#old(read.status, read.before, read.most);
      case 'clean':
        // What was deleted still stands in pages that are free, and in the log beside the file.
        this.#db.exec('vacuum');
        this.#emptyLog();
        return undefined;
      case 'check':
        this.#check();
        return undefined;
    }
  }

  /** Writes a whole copy, in pieces: what is asked meanwhile is done in between, and is in the copy or not. */
  backUp(to: string): Promise<Inventory> {
    return copyWhole(this.#db, to);
  }

  close(): void {
    this.#db.close();
  }

  #leftNames(now: number): [name: string, times: number][] {
    this.#run('delete from left_names where until <= ?', now);
    const rows = this.#statement('select name, times from left_names').all() as { name: string; times: number }[];
    return rows.map(({ name, times }) => [name, times]);
  }

  /** Throws what keeps the next event from being kept. */
  #check(): void {
    if (this.#damage !== undefined) throw this.#damage;
    const { bavail, bsize } = statfsSync(dirname(this.#path));
    if (bavail * bsize < ROOM) throw new Error('The disk is full.');
    // What cannot be written here cannot be written anywhere. After a failure it has to be as much as a bundle may be.
    this.write([{ do: 'try', piece: '0'.repeat(this.#failed ? BUNDLE : 1) }]);
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #run(sql: string, ...values: readonly (string | number)[]): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  #get(sql: string, ...values: readonly (string | number)[]): unknown {
    return this.#statement(sql).get(...values);
  }

  #write(write: Write): unknown {
    if (!('do' in write)) {
      const [table, after, row, ...events] = write;
      return this.#append(table, after, events, row);
    }
    switch (write.do) {
      case 'make':
        return this.#make(write.row, write.events);
      case 'snapshot':
        return this.#snapshot(write.table, write.after, write.state);
      case 'row':
        return this.#putRow(write.row);
      case 'remove':
        return this.#remove(write.table);
      case 'rewrite':
        return this.#rewrite(write.row, write.whole);
      case 'unpromise':
        return this.#run('delete from seat_promises where instr(promise, ?) > 0', write.person);
      case 'promise':
        this.#run(
          'insert or replace into seat_promises (name, promise, until) values (?, ?, ?)',
          write.name,
          write.promise,
          write.until,
        );
        return undefined;
      case 'redeem': {
        this.#run('delete from seat_promises where until <= ?', write.now);
        const found = this.#get('delete from seat_promises where name = ? returning promise', write.name);
        return (found as { promise: string } | undefined)?.promise;
      }
      case 'secret': {
        this.#run('insert or ignore into secrets (name, secret) values (?, ?)', write.name, write.offer);
        return (this.#get('select secret from secrets where name = ?', write.name) as { secret: string }).secret;
      }
      case 'change':
        return this.#run(
          'update secrets set secret = ? where name = ? and secret = ?',
          write.to,
          write.name,
          write.from,
        );
      case 'leave': {
        const left = this.#get(
          `insert into left_names (name, times, until) values (?, 1, ?)
           on conflict (name) do update set times = times + 1, until = max(until, excluded.until) returning times`,
          write.name,
          write.until,
        );
        return (left as { times: number }).times;
      }
      case 'left':
        return this.#leftNames(write.now);
      case 'try':
        return this.#run("insert or replace into secrets (name, secret) values ('try', ?)", write.piece);
    }
  }

  #make(row: RawRow, events: readonly string[]): Refusal | undefined {
    const { id, code, game, status, listed, at, card } = row;
    const made = this.#run(
      'insert into tables (id, code, game, status, listed, at, card) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
      id,
      code,
      game,
      status,
      listed,
      at,
      card,
    );
    if (made === 0) return { refused: 'code' };
    this.#putPeople(this.#keyOf(id)!, row.people);
    return this.#append(id, 0, events, null);
  }

  #keyOf(table: string): number | undefined {
    let key = this.#keys.get(table);
    if (key === undefined) {
      key = (this.#get('select key from tables where id = ?', table) as { key: number } | undefined)?.key;
      if (this.#keys.size >= TABLES_REMEMBERED) this.#keys.clear();
      if (key !== undefined) this.#keys.set(table, key);
    }
    return key;
  }

  #append(table: string, after: number, events: readonly string[], row: RawRow | null): Refusal | undefined {
    const key = this.#keyOf(table);
    if (key === undefined) return { refused: 'kept' };
    if (this.#lastOf(key) !== after) return { refused: 'kept' };
    for (const [i, event] of events.entries())
      this.#run('insert into events (table_key, number, event) values (?, ?, ?)', key, after + i + 1, event);
    this.#lasts.set(key, after + events.length);
    if (row !== null) this.#putRow(row);
    return undefined;
  }

  #lastOf(key: number): number {
    let last = this.#lasts.get(key);
    if (last === undefined) {
      const found = this.#get('select max(number) as last from events where table_key = ?', key);
      last = (found as { last: number | null }).last ?? 0;
      if (this.#lasts.size >= TABLES_REMEMBERED) this.#lasts.clear();
      this.#lasts.set(key, last);
    }
    return last;
  }

  #snapshot(table: string, after: number, state: string): Refusal | undefined {
    const key = this.#keyOf(table);
    if (key === undefined) return { refused: 'missing' };
    this.#run(
      `insert into snapshots (table_key, after, state) values (?, ?, ?)
       on conflict (table_key) do update set after = excluded.after, state = excluded.state where after <= excluded.after`,
      key,
      after,
      state,
    );
    return undefined;
  }

  #putRow({ id, status, listed, at, card, people }: RawRow): Refusal | undefined {
    const key = this.#keyOf(id);
    if (key === undefined) return { refused: 'missing' };
    this.#run(
      'update tables set status = ?, listed = ?, at = ?, card = ? where key = ?',
      status,
      listed,
      at,
      card,
      key,
    );
    this.#putPeople(key, people);
    return undefined;
  }

  #old(status: readonly string[], before: number, most: number): string[] {
    const rows = this.#statement(
      'select id from tables where status in (select value from json_each(?)) and at < ? order by at, key limit ?',
    ).all(JSON.stringify(status), before, most) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  #remove(table: string): Refusal | undefined {
    const key = this.#keyOf(table);
    if (key === undefined) return { refused: 'missing' };
    for (const part of ['events', 'snapshots', 'people']) this.#run(`delete from ${part} where table_key = ?`, key);
    this.#run('delete from tables where key = ?', key);
    this.#keys.delete(table);
    this.#lasts.delete(key);
    return undefined;
  }

  #rewrite(row: RawRow, { events, snapshot }: RawKept): Refusal | undefined {
    const key = this.#keyOf(row.id);
    if (key === undefined || this.#lastOf(key) !== events.length) return { refused: 'kept' };
    for (const part of ['events', 'snapshots']) this.#run(`delete from ${part} where table_key = ?`, key);
    this.#lasts.set(key, 0);
    this.#append(row.id, 0, events, row);
    if (snapshot !== undefined) this.#snapshot(row.id, snapshot.after, snapshot.state);
    return undefined;
  }

  #mentions(person: string): string[] {
    const found = this.#statement(
      `select id from tables where key in (
         select table_key from people where person = ?1
         union select table_key from events where instr(event, ?1) > 0
         union select table_key from snapshots where instr(state, ?1) > 0) order by id`,
    ).all(person) as { id: string }[];
    return found.map(({ id }) => id);
  }

  #putPeople(key: number, people: readonly string[]): void {
    const before = this.#statement('select person from people where table_key = ?').all(key) as { person: string }[];
    const had = new Set(before.map(({ person }) => person));
    for (const person of people)
      if (!had.delete(person)) this.#run('insert into people (person, table_key) values (?, ?)', person, key);
    for (const person of had) this.#run('delete from people where person = ? and table_key = ?', person, key);
  }

  /** `whole`: with the events that the snapshot stands for. */
  #table(table: string, whole = false): RawKept | undefined {
    const key = this.#keyOf(table);
    if (key === undefined) return undefined;
    const snapshot = this.#get('select after, state from snapshots where table_key = ?', key) as RawKept['snapshot'];
    const rows = this.#statement('select event from events where table_key = ? and number > ? order by number').all(
      key,
      whole ? 0 : (snapshot?.after ?? 0),
    ) as { event: string }[];
    return { snapshot, events: rows.map(({ event }) => event) };
  }

  #rows(which: string, ...values: readonly (string | number)[]): RawRow[] {
    const found = this.#statement(`select key, id, code, game, status, listed, at, card from tables ${which}`).all(
      ...values,
    ) as ({ key: number } & Omit<RawRow, 'people'>)[];
    return found.map(({ key, ...row }) => {
      const people = this.#statement('select person from people where table_key = ?').all(key) as { person: string }[];
      return { ...row, people: people.map(({ person }) => person) };
    });
  }
}
