/** Something small that this device remembers and screens follow: a habit of one game. */
import { useSyncExternalStore } from 'react';

interface Kept<T> {
  now(): T;
  change(next: Partial<T>): void;
  use(): T;
}

/** `read` makes sense of what was kept, whatever it is. */
export function keep<T extends object>(key: string, read: (kept: unknown) => T): Kept<T> {
  let value = load(key, read);
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    change(next) {
      value = { ...value, ...next };
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Then it holds until the page is closed.
      }
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => value,
      ),
  };
}

function load<T>(key: string, read: (kept: unknown) => T): T {
  try {
    return read(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return read(null);
  }
}
