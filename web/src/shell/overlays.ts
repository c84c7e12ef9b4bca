/** What lies over the page: the settings drawer, the list of keys, a rule beside the table. */
import { useSyncExternalStore } from 'react';

interface Overlays {
  readonly settings: boolean;
  readonly keys: boolean;
  /** The rule shown beside what is on the screen. */
  readonly rule: string | undefined;
  /** The game whose rules are told in three minutes. */
  readonly short: string | undefined;
  /** The table whose seat shall move to another device. */
  readonly moveSeat: string | undefined;
}

let overlays: Overlays = { settings: false, keys: false, rule: undefined, short: undefined, moveSeat: undefined };
const listeners = new Set<() => void>();

export function show(change: Partial<Overlays>): void {
  overlays = { ...overlays, ...change };
  for (const listener of listeners) listener();
}

export function useOverlays(): Overlays {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => overlays,
  );
}
