/** What many tables want written goes together: while a bundle is on its way, all that comes is collected for the next one. */

/** One of a bundle, and whoever waits for it. */
export interface Waiting<Wish> {
  readonly wish: Wish;
  resolve(): void;
  reject(error: Error): void;
}

export class Bundles<Wish extends { readonly key: string }> {
  readonly #send: (bundle: readonly Waiting<Wish>[]) => Promise<void>;
  #collected: Waiting<Wish>[] = [];
  #sending: Promise<void> | undefined;

  /** `send` settles each of a bundle, and never rejects. */
  constructor(send: (bundle: readonly Waiting<Wish>[]) => Promise<void>) {
    this.#send = send;
  }

  add(wish: Wish): Promise<void> {
    // Everything of this turn of the event loop goes together.
    this.#sending ??= new Promise((resolve) => setImmediate(resolve)).then(() => this.#sendAll());
    return new Promise((resolve, reject) => this.#collected.push({ wish, resolve, reject }));
  }

  /** Nothing is on its way. */
  async settled(): Promise<void> {
    while (this.#sending !== undefined) await this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#collected.length > 0) await this.#send(this.#next());
    this.#sending = undefined;
  }

  /** Each table once: a second one would be passed over by a statement that meets both. */
  #next(): readonly Waiting<Wish>[] {
    const keys = new Set<string>();
    const [bundle, rest]: [Waiting<Wish>[], Waiting<Wish>[]] = [[], []];
    for (const each of this.#collected) {
      (keys.has(each.wish.key) ? rest : bundle).push(each);
      keys.add(each.wish.key);
    }
    this.#collected = rest;
    return bundle;
  }
}
