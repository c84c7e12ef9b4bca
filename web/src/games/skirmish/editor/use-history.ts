/** What was drawn, with a way back and a way forward again. */
import { useState } from 'react';

interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export function useHistory<T>(first: () => T) {
  const [{ past, now, future }, set] = useState<History<T>>(() => ({ past: [], now: first(), future: [] }));
  return {
    now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (next: T) => set((was) => ({ past: [...was.past, was.now], now: next, future: [] })),
    undo: () =>
      set((was) =>
        was.past.length === 0
          ? was
          : { past: was.past.slice(0, -1), now: was.past.at(-1)!, future: [was.now, ...was.future] },
      ),
    redo: () =>
      set((was) =>
        was.future.length === 0
          ? was
          : { past: [...was.past, was.now], now: was.future[0]!, future: was.future.slice(1) },
      ),
  };
}
