/**
 * The store in a PostgreSQL database, 15 or newer. Appends of many tables go together in one statement (append.ts): while a
 * bundle is on its way, all that comes is collected for the next one. Each is acknowledged when its commit is.
 */
import type { Json } from '@holotape/kernel';
import type { Kept, TableEvent } from '@holotape/table';
import { Pool, type QueryResultRow } from 'pg';
import { cooked, type RawRow, raw } from '../raw.ts';
import { AlreadyKept, CodeTaken, NoSuchTable, type SeatPromise, type Store, type TableRow } from '../store.ts';
import { type Append, appendQuery } from './append.ts';
import { Guard } from './guard.ts';

/** Bundles, lists and tables being opened at once. */
const CONNECTIONS = 4;
/** More tables than that are not played at the same time. */
const TABLES_REMEMBERED = 20_000;

const CLOSED = new Error('The storage has been closed.');

interface Waiting extends Append {
  resolve(): void;
  reject(error: Error): void;
}

type Row = QueryResultRow;

const COLUMNS = `t.id, t.code, t.game, t.status, t.listed::int as listed, t.at::float8 as at, t.card,
  array(select p.person from holotape.people p where p.table_key = t.key order by p.person) as people`;

export class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #guard: Guard;
  /** Keys of tables never change. */
  readonly #keys = new Map<string, Promise<string | undefined>>();
  #collected: Waiting[] = [];
  #isSending = false;
  /** Whatever was asked for and is not done. */
  readonly #underWay = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  private constructor(pool: Pool, guard: Guard) {
    this.#pool = pool;
    this.#guard = guard;
  }

  /** Opens the database, and brings it to the shape of today. The errors name it without its password. */
  static async open(url: string): Promise<PostgresStore> {
    const { name, isPlain } = described(url);
    if (isPlain)
      throw new Error(
        `${name} is another machine, and nothing says how to talk to it safely: add ?sslmode=verify-full to its address, or ?sslmode=disable.`,
      );
    try {
      const guard = await Guard.take(url);
      const pool = new Pool({ connectionString: url, max: CONNECTIONS, application_name: 'holotape' });
      pool.on('error', () => {});
      return new PostgresStore(pool, guard);
    } catch (error) {
      throw new Error(`${name} cannot be opened: ${(error as Error).message}`);
    }
  }

  make(row: TableRow, events: readonly TableEvent[]): Promise<void> {
    const { id, code, game, status, listed, at, card, people } = raw(row);
    return this.#does(async () => {
      const made = await this.#query(
        `with made as (
           insert into holotape.tables (id, code, game, status, listed, at, card)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning key),
         head as (insert into holotape.heads (table_key, last) select key, cardinality($8::text[]) from made),
         kept as (
           insert into holotape.events (table_key, number, event)
           select key, e.number, e.event from made, unnest($8::text[]) with ordinality e(event, number)),
         come as (insert into holotape.people (person, table_key) select p, key from made, unnest($9::text[]) p)
         select key from made`,
        [id, code, game, status, listed === 1, at, card, texts(events), [...new Set(people)]],
      );
      if (made.length === 0) throw new CodeTaken();
      this.#keys.delete(id);
    });
  }

  append(table: string, after: number, events: readonly TableEvent[], row?: TableRow): Promise<void> {
    return this.#does(async () => {
      const key = await this.#keyOf(table);
      if (key === undefined) throw new AlreadyKept(after);
      await new Promise<void>((resolve, reject) => {
        this.#collected.push({ key, after, events: texts(events), row: row && raw(row), resolve, reject });
        this.#send();
      });
    });
  }

  snapshot(table: string, after: number, state: string): Promise<void> {
    return this.#does(async () => {
      const key = await this.#keyOf(table);
      if (key === undefined) throw new NoSuchTable();
      await this.#query(
        `insert into holotape.snapshots as s (table_key, after, state) values ($1, $2, $3)
         on conflict (table_key) do update set after = excluded.after, state = excluded.state where s.after <= excluded.after`,
        [key, after, state],
      );
    });
  }

  read(table: string): Promise<Kept | undefined> {
    return this.#does(async () => {
      const [found] = await this.#query(
        `select s.after, s.state, array(
           select e.event from holotape.events e
           where e.table_key = t.key and e.number > coalesce(s.after, 0) order by e.number) as events
         from holotape.tables t left join holotape.snapshots s on s.table_key = t.key where t.id = $1`,
        [table],
      );
      if (found === undefined) return undefined;
      const { after, state, events } = found as { after: number | null; state: string; events: string[] };
      return {
        ...(after !== null && { snapshot: { after, state: JSON.parse(state) as Json } }),
        events: events.map((text) => JSON.parse(text) as TableEvent),
      };
    });
  }

  putRow(row: TableRow): Promise<void> {
    const { id, status, listed, at, card, people } = raw(row);
    return this.#does(async () => {
      const put = await this.#query(
        `with put as (
           update holotape.tables set status = $2, listed = $3, at = $4, card = $5 where id = $1 returning key),
         gone as (
           delete from holotape.people p using put where p.table_key = put.key and not p.person = any($6::text[])),
         come as (
           insert into holotape.people (person, table_key) select p, key from put, unnest($6::text[]) p
           on conflict do nothing)
         select key from put`,
        [id, status, listed === 1, at, card, [...new Set(people)]],
      );
      if (put.length === 0) throw new NoSuchTable();
    });
  }

  async row(table: string): Promise<TableRow | undefined> {
    return (await this.#rows('where t.id = $1', [table]))[0];
  }

  idOf(code: string): Promise<string | undefined> {
    return this.#does(async () => {
      const [found] = await this.#query('select id from holotape.tables where code = $1', [code]);
      return found?.id as string | undefined;
    });
  }

  tablesOf(person: string, most: number): Promise<TableRow[]> {
    const join = 'join holotape.people mine on mine.table_key = t.key';
    return this.#rows(`${join} where mine.person = $1 order by t.at desc, t.key desc limit $2`, [person, most]);
  }

  listedTables(most: number): Promise<TableRow[]> {
    return this.#rows("where t.listed and t.status in ('waiting', 'playing') order by t.at desc, t.key desc limit $1", [
      most,
    ]);
  }

  promiseSeat(name: string, promise: SeatPromise): Promise<void> {
    return this.#does(async () => {
      await this.#query(
        `insert into holotape.seat_promises (name, promise, until) values ($1, $2, $3)
         on conflict (name) do update set promise = excluded.promise, until = excluded.until`,
        [name, JSON.stringify(promise), promise.until],
      );
    });
  }

  redeemSeat(name: string, now: number): Promise<SeatPromise | undefined> {
    return this.#does(async () => {
      await this.#query('delete from holotape.seat_promises where until <= $1', [now]);
      const [found] = await this.#query('delete from holotape.seat_promises where name = $1 returning promise', [name]);
      return found && (JSON.parse(found.promise as string) as SeatPromise);
    });
  }

  secret(name: string, offer: string): Promise<string> {
    return this.#does(async () => {
      await this.#query('insert into holotape.secrets (name, secret) values ($1, $2) on conflict do nothing', [
        name,
        offer,
      ]);
      const [found] = await this.#query('select secret from holotape.secrets where name = $1', [name]);
      return found!.secret as string;
    });
  }

  leave(name: string, until: number): Promise<number> {
    return this.#does(async () => {
      const [left] = await this.#query(
        `insert into holotape.left_names as l (name, times, until) values ($1, 1, $2)
         on conflict (name) do update set times = l.times + 1, until = greatest(l.until, excluded.until) returning times`,
        [name, until],
      );
      return left!.times as number;
    });
  }

  left(now: number): Promise<ReadonlyMap<string, number>> {
    return this.#does(async () => {
      await this.#query('delete from holotape.left_names where until <= $1', [now]);
      const rows = await this.#query('select name, times from holotape.left_names', []);
      return new Map(rows.map(({ name, times }) => [name as string, times as number]));
    });
  }

  check(): Promise<void> {
    return this.#does(async () => {
      if (!this.#guard.held) throw new Error('The database is away.');
      await this.#query(
        "insert into holotape.secrets (name, secret) values ('try', '0') on conflict (name) do update set secret = '0'",
        [],
      );
    });
  }

  close(): Promise<void> {
    this.#closed ??= (async () => {
      await Promise.allSettled(this.#underWay);
      await this.#pool.end();
      await this.#guard.close();
    })();
    return this.#closed;
  }

  #does<T>(task: () => Promise<T>): Promise<T> {
    if (this.#closed !== undefined) return Promise.reject(CLOSED);
    const done = task().finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
    return done;
  }

  async #query(text: string, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.#pool.query<Row>(text, [...values]);
    return rows;
  }

  #rows(which: string, values: readonly unknown[]): Promise<TableRow[]> {
    return this.#does(async () => {
      const rows = await this.#query(`select ${COLUMNS} from holotape.tables t ${which}`, values);
      return rows.map((row) => cooked(row as RawRow));
    });
  }

  #keyOf(table: string): Promise<string | undefined> {
    let key = this.#keys.get(table);
    if (key === undefined) {
      if (this.#keys.size >= TABLES_REMEMBERED) this.#keys.clear();
      key = this.#query('select key from holotape.tables where id = $1', [table]).then(([row]) => row?.key as string);
      this.#keys.set(table, key);
      // What is not there now may be there later, and what failed may not fail again.
      const forget = () => this.#keys.delete(table);
      key.then((found) => found ?? forget(), forget);
    }
    return key;
  }

  /** Everything of this turn of the event loop goes together, and each table once. */
  #send(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    setImmediate(async () => {
      while (this.#collected.length > 0) await this.#sendBundle();
      this.#isSending = false;
    });
  }

  async #sendBundle(): Promise<void> {
    const keys = new Set<string>();
    const [bundle, rest]: [Waiting[], Waiting[]] = [[], []];
    for (const each of this.#collected) {
      (keys.has(each.key) ? rest : bundle).push(each);
      keys.add(each.key);
    }
    this.#collected = rest;
    try {
      if (!this.#guard.held) throw new Error('The database is away.');
      const kept = await this.#keep(bundle);
      for (const each of bundle) {
        if (kept.has(each.key)) each.resolve();
        else each.reject(new AlreadyKept(each.after));
      }
    } catch (error) {
      await Promise.all(bundle.map((each) => this.#lookUp(each, error as Error)));
    }
  }

  async #keep(bundle: readonly Append[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.#pool.query<{ table_key: string }>(appendQuery(bundle));
    return new Set(rows.map(({ table_key }) => table_key));
  }

  /** A lost reply is not a refusal: what was sent may have been kept. If it stands there word by word, it was. */
  async #lookUp({ key, after, events, resolve, reject }: Waiting, error: Error): Promise<void> {
    const said = new Error(`It could not be written: ${error.message}`);
    try {
      const rows = await this.#query(
        'select event from holotape.events where table_key = $1 and number > $2 and number <= $3 order by number',
        [key, after, after + events.length],
      );
      const isKept = events.length > 0 && events.every((event, i) => event === rows[i]?.event);
      if (isKept) resolve();
      else reject(said);
    } catch {
      reject(said);
    }
  }
}

const texts = (events: readonly TableEvent[]): string[] => events.map((event) => JSON.stringify(event));

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|)$/;

/** The database as it may be named, and whether everything would go over the net as it is. */
function described(url: string): { readonly name: string; readonly isPlain: boolean } {
  if (!URL.canParse(url)) throw new Error('An address of a database looks like this: postgresql://USER@HOST/NAME.');
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  const isLocal = LOOPBACK.test(host) || host.startsWith('/');
  return {
    name: `The database at ${host || 'localhost'}${port && `:${port}`}${pathname}`,
    isPlain: !isLocal && !searchParams.has('sslmode'),
  };
}
