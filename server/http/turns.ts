/**
 * Dear work that many may ask for at once: one piece after the other, and everybody else is heard between two. After a piece
 * the next one waits three times as long as it took: dear answers never get more than a quarter of the server's time.
 */
import { setImmediate as heard, setTimeout as passed } from 'node:timers/promises';
import { monotonic } from '../limits.ts';

const OTHERS = 3;

/** Everybody else is heard for so many milliseconds. */
async function rest(time: number): Promise<void> {
  await heard();
  await passed(time, undefined, { ref: false });
}

export class Turns {
  readonly #now: () => number;
  readonly #rest: (time: number) => Promise<void>;
  #last: Promise<void> = Promise.resolve();

  constructor(around: { readonly now: () => number; readonly rest: typeof rest } = { now: monotonic, rest }) {
    this.#now = around.now;
    this.#rest = around.rest;
  }

  take<T>(work: () => T): Promise<T> {
    let took = 0;
    const mine = this.#last.then(() => {
      const since = this.#now();
      try {
        return work();
      } finally {
        took = this.#now() - since;
      }
    });
    const others = () => this.#rest(OTHERS * took);
    this.#last = mine.then(others, others);
    return mine;
  }
}
