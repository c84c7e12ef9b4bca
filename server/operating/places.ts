/** Both kinds of storage as whoever moves between them sees them: everything of a table at once, and what belongs to none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { DATA_FILE } from '../index.ts';
import { migrate } from '../storage/postgres/migrations.ts';
import { makeOwnFolder } from '../storage/privacy.ts';
import type { RawRow } from '../storage/raw.ts';
import { SqliteStore } from '../storage/sqlite-store.ts';

/** A table with everything that is kept of it. */
interface Whole {
  readonly row: RawRow;
  readonly events: readonly string[];
  readonly snapshot: { readonly after: number; readonly state: string } | undefined;
}

/** What belongs to no table: keys, tokens that are void, seats that were promised. */
interface Sundries {
  readonly secrets: readonly { readonly name: string; readonly secret: string }[];
  readonly left: readonly { readonly name: string; readonly times: number; readonly until: number }[];
  readonly promises: readonly { readonly name: string; readonly promise: string; readonly until: number }[];
}

export interface Place {
  /** Ids of tables after that one, in their own order. */
  ids(after: string, most: number): Promise<string[]>;
  whole(id: string): Promise<Whole | undefined>;
  /** Keeps a table that is not there yet, all of it or nothing. */
  put(table: Whole): Promise<void>;
  sundries(): Promise<Sundries>;
  /** What is there already stays; but keys of the other place take the place of those here. */
  putSundries(sundries: Sundries): Promise<void>;
  close(): Promise<void>;
}

const TRY = 'try';

class SqlitePlace implements Place {
  readonly #db: DatabaseSync;

  constructor(path: string) {
    this.#db = new DatabaseSync(path);
    this.#db.exec('pragma locking_mode = exclusive; pragma synchronous = full; begin exclusive; commit');
  }

  #all<T>(sql: string, ...values: readonly (string | number)[]): T[] {
    return this.#db.prepare(sql).all(...values) as T[];
  }

  #run(sql: string, ...values: readonly (string | number)[]): void {
    this.#db.prepare(sql).run(...values);
  }

  /** All of it, or nothing. */
  #together(does: () => void): void {
    this.#db.exec('begin immediate');
    try {
      does();
      this.#db.exec('commit');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw error;
    }
  }

  async ids(after: string, most: number): Promise<string[]> {
    return this.#all<{ id: string }>('select id from tables where id > ? order by id limit ?', after, most).map(
      ({ id }) => id,
    );
  }

  async whole(id: string): Promise<Whole | undefined> {
    const [found] = this.#all<{ key: number } & Omit<RawRow, 'people'>>('select * from tables where id = ?', id);
    if (found === undefined) return undefined;
    const { key, ...row } = found;
    const people = this.#all<{ person: string }>(
      'select person from people where table_key = ? order by person',
      key,
    ).map(({ person }) => person);
    const events = this.#all<{ event: string }>('select event from events where table_key = ? order by number', key);
    const [snapshot] = this.#all<NonNullable<Whole['snapshot']>>(
      'select after, state from snapshots where table_key = ?',
      key,
    );
    return {
      row: { ...row, people },
      events: events.map(({ event }) => event),
      snapshot: snapshot && { after: snapshot.after, state: snapshot.state },
    };
  }

  async put({ row, events, snapshot }: Whole): Promise<void> {
    const { id, code, game, status, listed, at, card, people } = row;
    this.#together(() => {
      const made = 'insert into tables (id, code, game, status, listed, at, card) values (?, ?, ?, ?, ?, ?, ?)';
      this.#run(made, id, code, game, status, listed, at, card);
      const [{ key }] = this.#all<{ key: number }>('select key from tables where id = ?', id) as [{ key: number }];
      for (const person of people) this.#run('insert into people (person, table_key) values (?, ?)', person, key);
      for (const [i, event] of events.entries())
        this.#run('insert into events (table_key, number, event) values (?, ?, ?)', key, i + 1, event);
      if (snapshot !== undefined)
        this.#run(
          'insert into snapshots (table_key, after, state) values (?, ?, ?)',
          key,
          snapshot.after,
          snapshot.state,
        );
    });
  }

  async sundries(): Promise<Sundries> {
    return {
      secrets: this.#all('select name, secret from secrets where name <> ? order by name', TRY),
      left: this.#all('select name, times, until from left_names order by name'),
      promises: this.#all('select name, promise, until from seat_promises order by name'),
    };
  }

  async putSundries({ secrets, left, promises }: Sundries): Promise<void> {
    this.#together(() => {
      for (const { name, secret } of secrets)
        this.#run('insert or replace into secrets (name, secret) values (?, ?)', name, secret);
      for (const { name, times, until } of left)
        this.#run('insert or replace into left_names (name, times, until) values (?, ?, ?)', name, times, until);
      for (const { name, promise, until } of promises)
        this.#run('insert or replace into seat_promises (name, promise, until) values (?, ?, ?)', name, promise, until);
    });
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}

class PostgresPlace implements Place {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async #all<T>(sql: string, ...values: readonly unknown[]): Promise<T[]> {
    return (await this.#client.query(sql, [...values])).rows as T[];
  }

  async ids(after: string, most: number): Promise<string[]> {
    // The same order everywhere, whatever the language of the database.
    const rows = await this.#all<{ id: string }>(
      'select id from holotape.tables where id collate "C" > $1 order by id collate "C" limit $2',
      after,
      most,
    );
    return rows.map(({ id }) => id);
  }

  async whole(id: string): Promise<Whole | undefined> {
    const [found] = await this.#all<
      Omit<RawRow, 'people'> & { people: string[]; events: string[]; after: number | null; state: string | null }
    >(
      `select t.id, t.code, t.game, t.status, t.listed::int as listed, t.at::float8 as at, t.card,
         array(select person from holotape.people where table_key = t.key order by person collate "C") as people,
         array(select event from holotape.events where table_key = t.key order by number) as events,
         s.after, s.state
       from holotape.tables t left join holotape.snapshots s on s.table_key = t.key where t.id = $1`,
      id,
    );
    if (found === undefined) return undefined;
    const { events, after, state, ...row } = found;
    return { row, events, snapshot: after === null ? undefined : { after, state: state! } };
  }

  async put({ row, events, snapshot }: Whole): Promise<void> {
    const { id, code, game, status, listed, at, card, people } = row;
    await this.#all(
      `with made as (
         insert into holotape.tables (id, code, game, status, listed, at, card)
         values ($1, $2, $3, $4, $5, $6, $7) returning key),
       head as (insert into holotape.heads (table_key, last) select key, cardinality($8::text[]) from made),
       kept as (
         insert into holotape.events (table_key, number, event)
         select key, e.number, e.event from made, unnest($8::text[]) with ordinality e(event, number)),
       come as (insert into holotape.people (person, table_key) select p, key from made, unnest($9::text[]) p)
       insert into holotape.snapshots (table_key, after, state)
       select key, $10::int, $11::text from made where $10::int is not null`,
      ...[id, code, game, status, listed === 1, at, card, events, people],
      snapshot?.after ?? null,
      snapshot?.state ?? null,
    );
  }

  async sundries(): Promise<Sundries> {
    return {
      secrets: await this.#all(
        `select name, secret from holotape.secrets where name not in ($1, 'passing') order by name collate "C"`,
        TRY,
      ),
      left: await this.#all(
        'select name, times, until::float8 as until from holotape.left_names order by name collate "C"',
      ),
      promises: await this.#all(
        'select name, promise, until::float8 as until from holotape.seat_promises order by name collate "C"',
      ),
    };
  }

  async putSundries({ secrets, left, promises }: Sundries): Promise<void> {
    for (const { name, secret } of secrets)
      await this.#all(
        'insert into holotape.secrets values ($1, $2) on conflict (name) do update set secret = excluded.secret',
        name,
        secret,
      );
    for (const { name, times, until } of left)
      await this.#all(
        `insert into holotape.left_names values ($1, $2, $3)
         on conflict (name) do update set times = excluded.times, until = excluded.until`,
        ...[name, times, until],
      );
    for (const { name, promise, until } of promises)
      await this.#all(
        'insert into holotape.seat_promises values ($1, $2, $3) on conflict (name) do nothing',
        ...[name, promise, until],
      );
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}

export const isDatabase = (place: string): boolean => /^postgres(?:ql)?:/.test(place);

async function openDatabase(url: string): Promise<Place> {
  const client = new Client({ connectionString: url, application_name: 'holotape move' });
  await client.connect();
  try {
    await migrate(client);
    const { rowCount } = await client.query('select from holotape.servers where until > now()');
    if (rowCount !== 0) throw new Error('A server is using the database: end it first.');
    return new PostgresPlace(client);
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Opens a folder or a database, in the shape of today. Throws a sentence if a server uses it. */
export async function openPlace(place: string, mayBeNew: boolean): Promise<Place> {
  if (isDatabase(place)) return openDatabase(place);
  const path = join(place, DATA_FILE);
  if (!mayBeNew && !existsSync(path)) throw new Error(`There is no data in ${place}.`);
  makeOwnFolder(place);
  // Opened once by whoever knows its shape; that says, too, whether somebody has it.
  await (await SqliteStore.open(path)).close();
  return new SqlitePlace(path);
}
