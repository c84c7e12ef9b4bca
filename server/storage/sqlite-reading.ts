/**
 * A large file is read through once after every start, a slice at a time between other work: what is damaged in it is told before
 * somebody needs it, and nobody waits until all of it has been looked over.
 */
import type { DatabaseSync } from 'node:sqlite';

/** Some hundred KB each, so a few milliseconds. Whatever is long lies in pages that only its length makes anybody look at. */
const SLICES = [
  `select max(id) as last, sum(length(event)) from (select id, event from events where id > ? order by id limit 1000)`,
  `select max(table_key) as last, sum(length(state))
   from (select table_key, state from snapshots where table_key > ? order by table_key limit 4)`,
  `select max(key) as last, sum(length(card)) from (select key, card from tables where key > ? order by key limit 500)`,
];

export class Reading {
  readonly #db: DatabaseSync;
  #part = 0;
  #after = 0;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Reads on; true when there is no more. Throws what SQLite finds. */
  readsOn(): boolean {
    const slice = SLICES[this.#part];
    if (slice === undefined) return true;
    const { last } = this.#db.prepare(slice).get(this.#after) as { last: number | null };
    if (last === null) this.#part += 1;
    this.#after = last ?? 0;
    return false;
  }
}
