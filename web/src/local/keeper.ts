/** Keeps a table's events and snapshots in IndexedDB. Events are kept when their transaction is complete. */
import type { Json } from '@holotape/kernel';
import { AlreadyKept, type Keeper, type Kept, type TableEvent } from '@holotape/table';
import { database, done, eventsOf, kept } from './store.ts';

interface Snapshot {
  readonly after: number;
  readonly state: Json;
}

export class BrowserKeeper implements Keeper {
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  async append(after: number, events: readonly TableEvent[]): Promise<void> {
    const db = await database();
    const transaction = db.transaction('events', 'readwrite', { durability: 'strict' });
    // `add` refuses a number that is taken: another window wrote it first.
    const store = transaction.objectStore('events');
    for (const [i, event] of events.entries()) store.add(event, [this.#id, after + i]);
    await kept(transaction).catch((error: DOMException) => {
      throw error.name === 'ConstraintError' ? new AlreadyKept(after) : error;
    });
  }

  async snapshot(after: number, text: string): Promise<void> {
    const state = JSON.parse(text) as Json;
    const db = await database();
    const transaction = db.transaction('snapshots', 'readwrite');
    transaction.objectStore('snapshots').put({ after, state } satisfies Snapshot, this.#id);
    await kept(transaction);
  }

  async read(): Promise<Kept> {
    const db = await database();
    const transaction = db.transaction(['events', 'snapshots']);
    const found = done<Snapshot | undefined>(transaction.objectStore('snapshots').get(this.#id));
    const all = done<TableEvent[]>(transaction.objectStore('events').getAll(eventsOf(this.#id)));
    const [snapshot, events] = await Promise.all([found, all]);
    return { ...(snapshot && { snapshot }), events: events.slice(snapshot?.after ?? 0) };
  }
}
