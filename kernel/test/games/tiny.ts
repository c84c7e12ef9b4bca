/** A game of one rule, played a few times over: for tests of the table itself. */
import { choose, type Game, option, type Play, type Table } from '@holotape/kernel';
import { z } from 'zod';

const tinyState = z.strictObject({ played: z.number(), words: z.array(z.string()), secret: z.array(z.string()) });
type TinyState = z.infer<typeof tinyState>;
export type TinyTable = Table<TinyState, null>;
export type TinyGame = Game<TinyState, null, { played: number; words: string[] }, Record<string, never>>;

export function tiny(rule: (table: TinyTable) => Play, times = 3, secret: readonly string[] = []): TinyGame {
  return {
    id: 'tiny',
    title: 'Tiny',
    version: 1,
    migrations: [],
    seats: { least: 1, most: 4, rule: 'TI-SEATS' },
    content: null,
    options: z.strictObject({}),
    state: tinyState,
    copy: ({ played, words, secret }) => ({ played, words: words.slice(), secret: secret.slice() }),
    setup: () => ({ played: 0, words: [], secret: secret.slice() }),
    *step(table) {
      yield* rule(table);
      table.state.played += 1;
    },
    result: ({ state }) => (state.played < times ? undefined : { winners: [0], scores: [state.words.length] }),
    view: ({ state }) => ({ played: state.played, words: state.words.slice() }),
    resample: ({ state }) => {
      state.secret.reverse();
    },
    texts: { messages: {}, printers: {} },
  };
}

/** Asks seat 0 for a word and keeps it. */
export function* askWord(table: TinyTable, ask = 'word'): Play {
  table.state.words.push(yield* choose(table, 0, ask, () => [option('yes'), option('no')]));
}
