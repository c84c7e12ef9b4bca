/** Good places that were found for a question, for the sheet and the bar alike. Beside React's state, like the pointer. */
import type { GoodPlace } from './good-places.ts';

interface Found {
  /** Of the question. */
  readonly number: number;
  readonly places: readonly GoodPlace[];
}

export class FoundPlaces {
  #now: Found | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): Found | undefined => this.#now;

  find(found: Found): void {
    this.#now = found;
    for (const listener of this.#listeners) listener();
  }
}
