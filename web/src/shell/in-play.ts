/** The table of this tab, as far as its rulebook wants to know: which rules have to do with what is going on there. */
import { useSyncExternalStore } from 'react';

interface InPlay {
  readonly game: string;
  readonly title: string;
  /** What happens just now by these rules, in sentences, the newest first. */
  says(rules: ReadonlySet<string>): readonly Told[];
}

interface Told {
  readonly rule: string;
  readonly text: string;
}

let inPlay: InPlay | undefined;
const listeners = new Set<() => void>();

/** The table screen tells it with every change; it stays known while the rulebook is read. */
export function noteInPlay(now: InPlay): void {
  inPlay = now;
  for (const listener of listeners) listener();
}

export const gameInPlay = (): string | undefined => inPlay?.game;

export function useInPlay(): InPlay | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => inPlay,
  );
}
