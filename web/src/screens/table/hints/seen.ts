/** Which hints a person has had, on this device. */
import { useSyncExternalStore } from 'react';

const KEY = 'holotape.hints';

type Seen = Readonly<Record<string, readonly string[]>>;

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (kept === null || typeof kept !== 'object') return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, ids]) => (Array.isArray(ids) ? [[game, ids.map(String)]] : [])),
    );
  } catch {
    return {};
  }
}

let seen = read();
const listeners = new Set<() => void>();
const NONE: readonly string[] = [];

function keep(next: Seen): void {
  seen = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Without storage it holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

export const useSeen = (game: string): readonly string[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => seen[game] ?? NONE,
  );

export const saw = (game: string, hint: string): void => {
  const before = seen[game] ?? NONE;
  if (!before.includes(hint)) keep({ ...seen, [game]: [...before, hint] });
};

/** As if one had never played. */
export const forgetHints = (game: string): void => keep({ ...seen, [game]: NONE });
