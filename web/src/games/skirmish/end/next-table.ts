/** What the form for the next table begins with: the table that was made last, with something else agreed on. */
import type { Agreed } from '../setting-up/options.ts';

const KEY = 'holotape.last-table.skirmish';

interface Kept {
  readonly seats?: unknown;
  readonly options?: Partial<Agreed>;
}

/** Somebody who made no table here yet plays against a bot. */
const USUAL: Kept = {
  seats: [
    { sitter: 'you', bot: 'greedy', name: '' },
    { sitter: 'bot', bot: 'greedy', name: '' },
  ],
};

export function changeWish(options: Partial<Agreed>): void {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? USUAL) as Kept;
    localStorage.setItem(KEY, JSON.stringify({ ...kept, options: { ...kept.options, ...options } }));
  } catch {
    // Then the form begins with the usual battle.
  }
}
