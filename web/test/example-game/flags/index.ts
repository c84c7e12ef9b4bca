/** The example game on the shelf: everything the browser knows of it, in one entry. */
import flag from 'game-icon:binoculars';
import type { GameEntry } from '../../../src/games/entry.ts';
import art from '../../../src/games/vault/tape.svg';

export const flags: GameEntry = {
  face: {
    id: 'flags',
    title: 'Flags',
    tape: 9,
    art,
    icon: flag,
    ink: '#7E2018',
    shape: 'round',
    blurb: 'Put up flags in the wind.',
    players: '1–3',
    time: '5 min',
    about: 'A field, some flags, and the weather.',
  },
  prefixes: ['FL'],
  catalog: () =>
    Promise.resolve({
      game: 'flags',
      topics: [
        {
          id: 'FL',
          title: 'Flags',
          rules: [
            { id: 'FL-0', rule: 'One to three people play.' },
            { id: 'FL-1', rule: 'A flag stands on the field.' },
            { id: 'FL-2', rule: 'A flag needs 40 feet of room, and 10 more for each point of wind.' },
            { id: 'FL-3', rule: 'A flag that waves counts twice.' },
          ],
        },
      ],
      rulings: [{ id: 'FL-RULING-1', question: 'And without wind?', ruling: 'There is always wind.' }],
    }),
  rulebook: () => import('./rulebook.tsx').then(({ rulebook }) => rulebook),
  pages: [
    { path: 'weather/:day?', title: 'Weather', load: () => import('./Weather.tsx').then(({ Weather }) => Weather) },
  ],
  play: {
    settingUp: () => import('./setting-up.tsx').then(({ settingUp }) => settingUp),
    module: () => import('./module.tsx').then(({ flagsModule }) => flagsModule),
  },
};
