/**
 * The store in a PostgreSQL database, 15 or newer. Appends of many tables go together in one statement (append.ts), and so do
 * the rows of lists: while a bundle is on its way, all that comes is collected for the next one. Each is acknowledged when its
 * commit is.
 */
import { AlreadyKept, type Kept, type TableEvent, type TableStatus, type WholeTable } from '@holotape/table';
import { Pool, type QueryConfig, type QueryResultRow } from 'pg';
import { RELEASE } from '../../release.ts';
import { cooked, type RawRow, raw } from '../raw.ts';
import {
  type Claimed,
  CodeTaken,
  NoSuchTable,
  NotOurs,
  type SeatPromise,
  type SharedCounts,
  type Store,
  type TableRow,
} from '../store.ts';
import { line, named } from './address.ts';
import { type Append, appendQuery, type Shown, showQuery } from './append.ts';
import { Bundles, type Waiting } from './bundles.ts';
import { CLAIM, OWNER } from './claims.ts';
import { PostgresCounts } from './counts.ts';
import { LEASE, Lease } from './lease.ts';
import { keptIn, MENTIONS, READ, REWRITE, rewriting, UNPROMISE, WHOLE } from './whole.ts';

/** Bundles, lists and tables being opened at once. */
const CONNECTIONS = 4;
/** A line that has gone dead without a word is given up after so many milliseconds; looking through everything may take its time. */
const [PATIENCE, MORE_PATIENCE] = [30_000, 600_000];
/** More tables than that are not played at the same time. */
const TABLES_REMEMBERED = 20_000;

const CLOSED = new Error('The storage has been closed.');
const AWAY = new Error('The database is away.');

type Row = QueryResultRow;

/** A table that is this process's: its key, and which of its claims that was. */
interface Claim {
  readonly key: string;
  readonly epoch: number;
}

/** The head of a table, if it is still ours: what is written beside events is written under the same guard. */
const MINE =
  'mine as (select table_key from holotape.heads where table_key = $1 and owner = $2 and epoch = $3 for share)';

/** All of it goes at once, and the head goes with its lock: whoever waits for that finds nothing to write to. */
const REMOVE = `
  with head as (delete from holotape.heads where table_key = $1 and owner = $2 and epoch = $3 returning table_key),
  events as (delete from holotape.events e using head where e.table_key = head.table_key),
  snapshots as (delete from holotape.snapshots s using head where s.table_key = head.table_key),
  people as (delete from holotape.people p using head where p.table_key = head.table_key)
  delete from holotape.tables t using head where t.key = head.table_key returning t.key`;

const COLUMNS = `t.id, t.code, t.game, t.status, t.listed::int as listed, t.at::float8 as at, t.card,
  array(select p.person from holotape.people p where p.table_key = t.key order by p.person) as people`;

export class PostgresStore implements Store {
  readonly shared = true;
  readonly counts: SharedCounts;
  readonly #pool: Pool;
  readonly #lease: Lease;
  readonly #release: number;
  /** Tables that are ours, or about to be. */
  readonly #claims = new Map<string, Claim | Promise<Claim | undefined>>();
  readonly #appends = new Bundles<Append>((bundle) => this.#append(bundle));
  readonly #shown = new Bundles<Shown>((bundle) => this.#show(bundle));
  /** Whatever was asked for and is not done. */
  readonly #underWay = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  private constructor(pool: Pool, lease: Lease, release: number) {
    this.#pool = pool;
    this.#lease = lease;
    this.#release = release;
    this.counts = new PostgresCounts((text, values) => this.#does(() => this.#query(text, values)));
    this.onLost(() => {});
  }

  /** Opens the database, and brings it to the shape of today. The errors name it without its password. */
  static async open(url: string, lease = LEASE, release = RELEASE): Promise<PostgresStore> {
    const name = named(url);
    try {
      const taken = await Lease.take(url, lease);
      const pool = new Pool({ ...line(url, 'holotape'), query_timeout: PATIENCE, max: CONNECTIONS });
      pool.on('error', () => {});
      return new PostgresStore(pool, taken, release);
    } catch (error) {
      throw new Error(`${name} cannot be opened: ${(error as Error).message}`);
    }
  }

  isHeld(): boolean {
    return this.#lease.isHeld();
  }

  announce(address: string): Promise<void> {
    return this.#lease.announce(address);
  }

  onLost(call: () => void): void {
    this.#lease.onLost(() => {
      this.#claims.clear();
      call();
    });
  }

  claim(table: string): Promise<Claimed> {
    return this.#does(async () => {
      this.#claims.delete(table);
      // Whoever has no lease has no table either: another one may take it at any moment.
      if (!this.#lease.isHeld()) throw AWAY;
      if ((await this.#claimOf(table)) !== undefined) return 'ours';
      const [found] = await this.#query(OWNER, [table, this.#release]);
      if (found === undefined) return 'missing';
      const { address, newer } = found as { address: string | null; newer: boolean };
      return address === null && newer ? 'newer' : { at: address ?? '' };
    });
  }

  make(row: TableRow, events: readonly TableEvent[]): Promise<void> {
    const { id, code, game, status, listed, at, card, people } = raw(row);
    return this.#does(async () => {
      const made = await this.#query(
        `with made as (
           insert into holotape.tables (id, code, game, status, listed, at, card)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning key),
         head as (
           insert into holotape.heads (table_key, last, owner, epoch, release)
           select key, cardinality($8::text[]), $10, 1, $11 from made),
         kept as (
           insert into holotape.events (table_key, number, event)
           select key, e.number, e.event from made, unnest($8::text[]) with ordinality e(event, number)),
         come as (insert into holotape.people (person, table_key) select p, key from made, unnest($9::text[]) p)
         select key from made`,
        [
          id,
          code,
          game,
          status,
          listed === 1,
          at,
          card,
          texts(events),
          [...new Set(people)],
          this.#lease.id,
          this.#release,
        ],
      );
      if (made.length === 0) throw new CodeTaken();
      this.#remember(id, Promise.resolve({ key: made[0]!.key as string, epoch: 1 }));
    });
  }

  append(table: string, after: number, events: readonly TableEvent[], row?: TableRow): Promise<void> {
    const wish = (claim: Claim) => ({ ...claim, after, events: texts(events), row: row && raw(row) });
    const ours = this.#claims.get(table);
    // An answer at a table that was played before takes no detour: nothing is done as often.
    if (this.#closed === undefined && ours !== undefined && !(ours instanceof Promise))
      return this.#appends.add(wish(ours));
    return this.#does(async () => {
      const claim = await this.#claimOf(table);
      if (claim === undefined) throw (await this.#isThere(table)) ? new NotOurs() : new AlreadyKept(after);
      await this.#appends.add(wish(claim));
    });
  }

  snapshot(table: string, after: number, state: string): Promise<void> {
    return this.#does(async () => {
      const { key, epoch } = await this.#claimed(table);
      const kept = await this.#query(
        `with ${MINE}, kept as (
           insert into holotape.snapshots as s (table_key, after, state) select table_key, $4, $5 from mine
           on conflict (table_key) do update set after = excluded.after, state = excluded.state
           where s.after <= excluded.after)
         select from mine`,
        [key, this.#lease.id, epoch, after, state],
      );
      if (kept.length === 0) throw new NotOurs();
    });
  }

  read(table: string): Promise<Kept | undefined> {
    return this.#does(async () => {
      const [found] = await this.#query(READ, [table]);
      return keptIn(found);
    });
  }

  whole(table: string): Promise<WholeTable | undefined> {
    return this.#does(async () => {
      const [found] = await this.#query(WHOLE, [table]);
      return keptIn(found);
    });
  }

  rewrite(row: TableRow, whole: WholeTable): Promise<void> {
    return this.#does(async () => {
      const { key, epoch } = await this.#claimed(row.id);
      const written = await this.#query(REWRITE, rewriting({ key, epoch, owner: this.#lease.id }, raw(row), whole));
      if (written.length === 0) throw await this.#whyRefused(key, epoch, whole.events.length);
    });
  }

  mentions(person: string): Promise<string[]> {
    return this.#does(async () => (await this.#query(MENTIONS, [person], MORE_PATIENCE)).map(({ id }) => id as string));
  }

  /** PostgreSQL does so by itself, by and by. */
  async clean(): Promise<void> {}

  async forgetPromises(person: string): Promise<void> {
    await this.#does(() => this.#query(UNPROMISE, [person]));
  }

  putRow(row: TableRow): Promise<void> {
    return this.#does(async () => {
      const claim = await this.#claimed(row.id);
      await this.#shown.add({ ...claim, row: raw(row) });
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

  allTables(most: number): Promise<TableRow[]> {
    return this.#rows('order by t.at desc, t.key desc limit $1', [most]);
  }

  oldTables(status: readonly TableStatus[], before: number, most: number): Promise<string[]> {
    return this.#does(async () => {
      const rows = await this.#query(
        'select id from holotape.tables where status = any($1::text[]) and at < $2 order by at, key limit $3',
        [status, before, most],
      );
      return rows.map(({ id }) => id as string);
    });
  }

  remove(table: string): Promise<boolean> {
    return this.#does(async () => {
      const claim = await this.#claimOf(table);
      if (claim === undefined) {
        if (await this.#isThere(table)) throw new NotOurs();
        return false;
      }
      const removed = await this.#query(REMOVE, [claim.key, this.#lease.id, claim.epoch]);
      this.#claims.delete(table);
      if (removed.length === 0) throw new NotOurs();
      return true;
    });
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

  changeSecret(name: string, from: string, to: string): Promise<boolean> {
    return this.#does(async () => {
      const changed = await this.#query(
        'update holotape.secrets set secret = $3 where name = $1 and secret = $2 returning name',
        [name, from, to],
      );
      return changed.length === 1;
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
      if (!this.#lease.isHeld()) throw AWAY;
      await this.#query(
        "insert into holotape.secrets (name, secret) values ('try', '0') on conflict (name) do update set secret = '0'",
        [],
      );
    });
  }

  close(): Promise<void> {
    this.#closed ??= (async () => {
      await Promise.allSettled([...this.#underWay, this.#appends.settled(), this.#shown.settled()]);
      await this.#giveUp().catch(() => {});
      await this.#pool.end();
      await this.#lease.close();
    })();
    return this.#closed;
  }

  #does<T>(task: () => Promise<T>): Promise<T> {
    if (this.#closed !== undefined) return Promise.reject(CLOSED);
    const done = task().finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
    return done;
  }

  async #query(text: string, values: readonly unknown[], patience = PATIENCE): Promise<Row[]> {
    // The driver knows it; its types do not.
    const query: QueryConfig & { query_timeout: number } = { text, values: [...values], query_timeout: patience };
    const { rows } = await this.#pool.query<Row>(query);
    return rows;
  }

  #rows(which: string, values: readonly unknown[]): Promise<TableRow[]> {
    return this.#does(async () => {
      const rows = await this.#query(`select ${COLUMNS} from holotape.tables t ${which}`, values);
      return rows.map((row) => cooked(row as RawRow));
    });
  }

  /** Whoever comes next need not wait until the lease is over. */
  async #giveUp(): Promise<void> {
    const claims = await Promise.all(this.#claims.values());
    await this.#query('update holotape.heads set owner = null where owner = $1 and table_key = any($2::bigint[])', [
      this.#lease.id,
      claims.flatMap((claim) => (claim === undefined ? [] : [claim.key])),
    ]);
  }

  async #isThere(table: string): Promise<boolean> {
    return (await this.#query('select from holotape.tables where id = $1', [table])).length > 0;
  }

  /** Our claim on the table, made if need be; undefined if it is somebody else's or there is none. */
  #claimOf(table: string): Claim | Promise<Claim | undefined> {
    return (
      this.#claims.get(table) ??
      this.#remember(
        table,
        this.#query(CLAIM, [table, this.#lease.id, this.#release]).then(([row]) => row as Claim | undefined),
      )
    );
  }

  /** The same, for what is only done to tables that are there and ours. */
  async #claimed(table: string): Promise<Claim> {
    const claim = await this.#claimOf(table);
    if (claim === undefined) throw (await this.#isThere(table)) ? new NotOurs() : new NoSuchTable();
    return claim;
  }

  #remember(table: string, claim: Promise<Claim | undefined>): Promise<Claim | undefined> {
    if (this.#claims.size >= TABLES_REMEMBERED) this.#claims.clear();
    this.#claims.set(table, claim);
    // What is not ours now may be later, and what failed may not fail again.
    const settle = (found?: Claim) => {
      if (this.#claims.get(table) !== claim) return;
      if (found === undefined) this.#claims.delete(table);
      else this.#claims.set(table, found);
    };
    claim.then(settle, () => settle());
    return claim;
  }

  async #append(bundle: readonly Waiting<Append>[]): Promise<void> {
    try {
      if (!this.#lease.isHeld()) throw AWAY;
      const wishes = bundle.map(({ wish }) => wish);
      const kept = await this.#keysOf(appendQuery(wishes, this.#lease.id));
      for (const { wish, resolve, reject } of bundle) {
        if (kept.has(wish.key)) resolve();
        else reject(await this.#whyRefused(wish.key, wish.epoch, wish.after));
      }
    } catch (error) {
      await Promise.all(bundle.map((each) => this.#lookUp(each, error as Error)));
    }
  }

  async #show(bundle: readonly Waiting<Shown>[]): Promise<void> {
    try {
      const wishes = bundle.map(({ wish }) => wish);
      const ours = await this.#keysOf(showQuery(wishes, this.#lease.id));
      for (const { wish, resolve, reject } of bundle) {
        if (ours.has(wish.key)) resolve();
        else reject(new NotOurs());
      }
    } catch (error) {
      for (const { reject } of bundle) reject(error as Error);
    }
  }

  async #keysOf(query: QueryConfig): Promise<ReadonlySet<string>> {
    const { rows } = await this.#pool.query<{ table_key: string }>(query);
    return new Set(rows.map(({ table_key }) => table_key));
  }

  /** Not kept: somebody was quicker, or the table is another process's. */
  async #whyRefused(key: string, epoch: number, after: number): Promise<Error> {
    const ours = await this.#query('select from holotape.heads where table_key = $1 and owner = $2 and epoch = $3', [
      key,
      this.#lease.id,
      epoch,
    ]);
    return ours.length > 0 ? new AlreadyKept(after) : new NotOurs();
  }

  /** A lost reply is not a refusal: what was sent may have been kept. If it stands there word by word, it was. */
  async #lookUp({ wish: { key, after, events }, resolve, reject }: Waiting<Append>, error: Error): Promise<void> {
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
