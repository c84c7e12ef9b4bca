/**
 * The store in one SQLite file. A thread of its own does the writing, so that the server never waits for the disk.
 *
 * Group commit: while a bundle of writes is on its way to the disk, all that comes is collected, and goes as the next
 * bundle in one transaction. Each write is acknowledged only when its transaction is on the disk.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AlreadyKept, type Kept, type TableEvent, type TableStatus, type WholeTable } from '@holotape/table';
import { cooked, cookedKept, type RawKept, type RawRow, raw, rawKept } from './raw.ts';
import type { Inventory } from './sqlite-backup.ts';
import { isRefusal, type Read, type Write } from './sqlite-file.ts';
import type { Done, Work } from './sqlite-thread.ts';
import { type Claimed, CodeTaken, NoSuchTable, type SeatPromise, type Store, type TableRow } from './store.ts';

interface Waiting<T> {
  resolve(value: T): void;
  reject(error: Error): void;
}

const CLOSED = new Error('The storage has been closed.');

type Pending = Waiting<unknown> & { readonly write: Write };

export class SqliteStore implements Store {
  /** The file is one process's, and so is every table in it. */
  readonly shared = false;
  readonly counts = undefined;
  readonly #thread: Worker;
  #collected: Pending[] = [];
  #onItsWay: readonly Pending[] | undefined;
  #flushing = false;
  readonly #reads = new Map<number, Waiting<unknown>>();
  #nextRead = 1;
  #closed: Waiting<void> | undefined;
  #broken: Error | undefined;

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', (done: Done) => this.#hear(done));
    thread.on('error', (error) => this.#break(error as Error));
    thread.on('exit', () => this.#break(CLOSED));
  }

  /** Opens the file, or makes it. `quiet`: after so many milliseconds without work it is put in order. */
  static async open(path: string, quiet?: number): Promise<SqliteStore> {
    const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { path, quiet } });
    // A thread that cannot open the file says so and ends, perhaps in one go: its end is listened for from the beginning.
    const gone = new Promise((resolve) => thread.once('exit', resolve));
    const [first] = (await once(thread, 'message')) as [Done];
    if (first.type === 'ready') return new SqliteStore(thread);
    await gone;
    throw new Error(`The data in ${path} cannot be opened: ${first.type === 'broken' ? first.error : first.type}`);
  }

  async announce(): Promise<void> {}

  async claim(): Promise<Claimed> {
    return 'ours';
  }

  onLost(): void {}

  isHeld(): boolean {
    return true;
  }

  async make(row: TableRow, events: readonly TableEvent[]): Promise<void> {
    const refusal = await this.#write({
      do: 'make',
      row: raw(row),
      events: events.map((event) => JSON.stringify(event)),
    });
    if (isRefusal(refusal)) throw new CodeTaken();
  }

  async append(table: string, after: number, events: readonly TableEvent[], row?: TableRow): Promise<void> {
    const texts = events.map((event) => JSON.stringify(event));
    const refusal = await this.#write([table, after, row === undefined ? null : raw(row), ...texts]);
    if (isRefusal(refusal)) throw new AlreadyKept(after);
  }

  async snapshot(table: string, after: number, state: string): Promise<void> {
    const refusal = await this.#write({ do: 'snapshot', table, after, state });
    if (isRefusal(refusal)) throw new NoSuchTable();
  }

  async read(table: string): Promise<Kept | undefined> {
    return cookedKept((await this.#read({ get: 'table', table })) as RawKept | undefined);
  }

  async whole(table: string): Promise<WholeTable | undefined> {
    return cookedKept((await this.#read({ get: 'whole', table })) as RawKept | undefined);
  }

  async rewrite(row: TableRow, whole: WholeTable): Promise<void> {
    const refusal = await this.#write({ do: 'rewrite', row: raw(row), whole: rawKept(whole) });
    if (isRefusal(refusal)) throw new AlreadyKept(whole.events.length);
  }

  async mentions(person: string): Promise<string[]> {
    return (await this.#read({ get: 'mentions', person })) as string[];
  }

  async clean(): Promise<void> {
    await this.#read({ get: 'clean' });
  }

  async forgetPromises(person: string): Promise<void> {
    await this.#write({ do: 'unpromise', person });
  }

  async putRow(row: TableRow): Promise<void> {
    const refusal = await this.#write({ do: 'row', row: raw(row) });
    if (isRefusal(refusal)) throw new NoSuchTable();
  }

  async row(table: string): Promise<TableRow | undefined> {
    const found = (await this.#read({ get: 'row', table })) as RawRow | undefined;
    return found && cooked(found);
  }

  async idOf(code: string): Promise<string | undefined> {
    return (await this.#read({ get: 'id', code })) as string | undefined;
  }

  async tablesOf(person: string, most: number): Promise<TableRow[]> {
    return ((await this.#read({ get: 'tablesOf', person, most })) as RawRow[]).map(cooked);
  }

  async listedTables(most: number): Promise<TableRow[]> {
    return ((await this.#read({ get: 'listed', most })) as RawRow[]).map(cooked);
  }

  async allTables(most: number): Promise<TableRow[]> {
    return ((await this.#read({ get: 'all', most })) as RawRow[]).map(cooked);
  }

  async oldTables(status: readonly TableStatus[], before: number, most: number): Promise<string[]> {
    return (await this.#read({ get: 'old', status, before, most })) as string[];
  }

  async remove(table: string): Promise<boolean> {
    return !isRefusal(await this.#write({ do: 'remove', table }));
  }

  async promiseSeat(name: string, promise: SeatPromise): Promise<void> {
    await this.#write({ do: 'promise', name, promise: JSON.stringify(promise), until: promise.until });
  }

  async redeemSeat(name: string, now: number): Promise<SeatPromise | undefined> {
    const found = (await this.#write({ do: 'redeem', name, now })) as string | undefined;
    return found === undefined ? undefined : (JSON.parse(found) as SeatPromise);
  }

  async secret(name: string, offer: string): Promise<string> {
    return (await this.#write({ do: 'secret', name, offer })) as string;
  }

  async changeSecret(name: string, from: string, to: string): Promise<boolean> {
    return (await this.#write({ do: 'change', name, from, to })) === 1;
  }

  async leave(name: string, until: number): Promise<number> {
    return (await this.#write({ do: 'leave', name, until })) as number;
  }

  async left(now: number): Promise<ReadonlyMap<string, number>> {
    return new Map((await this.#write({ do: 'left', now })) as [string, number][]);
  }

  async check(): Promise<void> {
    await this.#read({ get: 'check' });
  }

  /** Writes a whole copy of the file while it goes on being used, and says what is in it. */
  async backUp(to: string): Promise<Inventory> {
    return (await this.#ask((id) => ({ type: 'backup', id, to }))) as Inventory;
  }

  async close(): Promise<void> {
    if (this.#broken !== undefined || this.#closed !== undefined) return;
    await new Promise<void>((resolve, reject) => {
      this.#closed = { resolve, reject };
      this.#maybeClose();
    });
  }

  /** What was asked for before is done before. */
  #maybeClose(): void {
    const isDone = this.#onItsWay === undefined && this.#collected.length === 0 && this.#reads.size === 0;
    if (this.#closed !== undefined && isDone) this.#work({ type: 'close' });
  }

  #write(write: Write): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#broken !== undefined || this.#closed !== undefined) {
        reject(this.#broken ?? CLOSED);
        return;
      }
      this.#collected.push({ write, resolve, reject });
      if (this.#flushing || this.#onItsWay !== undefined) return;
      // Everything of this turn of the event loop goes together.
      this.#flushing = true;
      setImmediate(() => {
        this.#flushing = false;
        this.#send();
      });
    });
  }

  #send(): void {
    if (this.#onItsWay !== undefined || this.#collected.length === 0) return;
    this.#onItsWay = this.#collected;
    this.#collected = [];
    this.#work({ type: 'write', writes: this.#onItsWay.map(({ write }) => write) });
  }

  #read(read: Read): Promise<unknown> {
    return this.#ask((id) => ({ type: 'read', id, read }));
  }

  /** Work that changes nothing and is answered by its number. */
  #ask(work: (id: number) => Work): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#broken !== undefined || this.#closed !== undefined) {
        reject(this.#broken ?? CLOSED);
        return;
      }
      const id = this.#nextRead;
      this.#nextRead += 1;
      this.#reads.set(id, { resolve, reject });
      this.#work(work(id));
    });
  }

  #work(work: Work): void {
    this.#thread.postMessage(work);
  }

  #hear(done: Done): void {
    switch (done.type) {
      case 'written':
      case 'unwritten': {
        const bundle = this.#onItsWay ?? [];
        this.#onItsWay = undefined;
        this.#send();
        if (done.type === 'written') for (const [i, each] of bundle.entries()) each.resolve(done.results[i]);
        else for (const each of bundle) each.reject(new Error(`It could not be written: ${done.error}`));
        this.#maybeClose();
        return;
      }
      case 'read':
      case 'unread': {
        const waiting = this.#reads.get(done.id);
        this.#reads.delete(done.id);
        if (done.type === 'read') waiting?.resolve(done.value);
        else waiting?.reject(new Error(done.error));
        this.#maybeClose();
        return;
      }
      case 'closed':
        this.#broken = CLOSED;
        this.#closed?.resolve();
        return;
      case 'ready':
      case 'broken':
        return;
    }
  }

  /** The thread is gone: whatever was asked of it will not come. */
  #break(error: Error): void {
    this.#broken ??= error;
    for (const each of [...(this.#onItsWay ?? []), ...this.#collected, ...this.#reads.values()]) each.reject(error);
    this.#onItsWay = undefined;
    this.#collected = [];
    this.#reads.clear();
    this.#closed?.resolve();
  }
}
