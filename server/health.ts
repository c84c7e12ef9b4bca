/** Whether the server could keep the next answer: whoever watches over it asks that, and so may any stranger, cheaply. */
import { monotonic } from './limits.ts';
import type { Store } from './storage/store.ts';

export class Health {
  readonly #store: Pick<Store, 'check'>;
  readonly #fresh: number;
  #last: { readonly at: number; readonly trouble: Promise<string | undefined> } | undefined;

  /** `fresh`: for so many milliseconds what was found is not looked for again. */
  constructor(store: Pick<Store, 'check'>, fresh: number) {
    this.#store = store;
    this.#fresh = fresh;
  }

  /** What is wrong, in a sentence; undefined if nothing is. */
  trouble(): Promise<string | undefined> {
    const now = monotonic();
    if (this.#last === undefined || now - this.#last.at >= this.#fresh)
      this.#last = {
        at: now,
        trouble: this.#store.check().then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        ),
      };
    return this.#last.trouble;
  }
}
