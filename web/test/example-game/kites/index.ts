/** A game that has no board yet: it stands on the shelf, and its rules can be read. */
import type { GameEntry } from '../../../src/games/entry.ts';
import { flags } from '../flags/index.ts';

export const kites: GameEntry = {
  face: { ...flags.face, id: 'kites', title: 'Kites', tape: 10, about: 'String, paper, and the same weather.' },
  prefixes: ['KT'],
  catalog: () =>
    Promise.resolve({
      game: 'kites',
      topics: [{ id: 'KT', title: 'Flying', rules: [{ id: 'KT-1', rule: 'A kite flies where no flag stands.' }] }],
      rulings: [],
    }),
};
