/** As much of IndexedDB as the keeper of local tables uses, in memory: values are cloned, transactions end by themselves. */

type Key = string | readonly (string | number)[];

interface Range {
  readonly from: readonly (string | number)[];
}

interface FakeTransaction {
  error: DOMException | null;
  readonly undo: (() => void)[];
  oncomplete?: () => void;
  onabort?: () => void;
  objectStore(name: string): StoreWithin;
}

interface StoreWithin extends Pick<FakeStore, 'put' | 'get' | 'getAll'> {
  add(value: unknown, key: Key): unknown;
}

class FakeStore {
  readonly #rows = new Map<string, { readonly key: Key; readonly value: unknown }>();

  /** The same store for one transaction: if a key is there already, all of it is taken back. */
  within(transaction: FakeTransaction): StoreWithin {
    return {
      add: (value, key) => {
        const name = JSON.stringify(key);
        if (this.#rows.has(name)) transaction.error = new DOMException('Key already exists.', 'ConstraintError');
        else if (transaction.error === null) {
          this.put(value, key);
          transaction.undo.push(() => this.#rows.delete(name));
        }
        return requestOf(undefined);
      },
      put: (value, key) => this.put(value, key),
      get: (key) => this.get(key),
      getAll: (range) => this.getAll(range),
    };
  }

  /** A card is kept by its own id. */
  put(value: unknown, key: Key = (value as { readonly id: string }).id): unknown {
    this.#rows.set(JSON.stringify(key), { key, value: structuredClone(value) });
    return requestOf(undefined);
  }

  get(key: Key): unknown {
    return requestOf(structuredClone(this.#rows.get(JSON.stringify(key))?.value));
  }

  getAll(range?: Range): unknown {
    const rows = [...this.#rows.values()].filter(
      ({ key }) => range === undefined || (Array.isArray(key) && key[0] === range.from[0]),
    );
    rows.sort((a, b) => Number(a.key[1]) - Number(b.key[1]));
    return requestOf(rows.map(({ value }) => structuredClone(value)));
  }
}

/** Its handlers are called when whoever made it has set them. */
function requestOf(result: unknown): unknown {
  const request: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

export function giveIndexedDb(): void {
  const stores = new Map<string, FakeStore>();
  const db = {
    createObjectStore: (name: string) => stores.set(name, new FakeStore()),
    transaction() {
      const transaction: FakeTransaction = {
        error: null,
        undo: [],
        objectStore: (name) => stores.get(name)!.within(transaction),
      };
      const ends = () => {
        if (transaction.error === null) transaction.oncomplete?.();
        else {
          for (const undo of transaction.undo) undo();
          transaction.onabort?.();
        }
      };
      queueMicrotask(() => queueMicrotask(ends));
      return transaction;
    },
  };
  const open = () => {
    const request: { result: unknown; onupgradeneeded?: () => void; onsuccess?: () => void } = { result: db };
    queueMicrotask(() => {
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  Object.assign(globalThis, {
    indexedDB: { open },
    IDBKeyRange: { bound: (from: Range['from']): Range => ({ from }) },
  });
}
