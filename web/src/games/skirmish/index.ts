/** The skirmish on the shelf. */
import binoculars from 'game-icon:binoculars';
import type { GameEntry } from '../entry.ts';
import art from './tape.svg';

export const skirmish: GameEntry = {
  face: {
    id: 'skirmish',
    title: 'Skirmish',
    tape: 3,
    art,
    icon: binoculars,
    ink: '#4D5428',
    shape: 'six',
    blurb: 'Miniatures, cover and nerve on a square yard of dust.',
    players: '1–2',
    time: '90 min',
    about:
      'Miniatures on a free table, measured to the thousandth of an inch: cover, sight and reactions are checked for you, and the opponent can be a friend or a set of rules with nerves of steel.',
  },
  // Rules of play, the campaign handbook, and its scenarios.
  prefixes: ['WW', 'CH', 'SC'],
  catalog: () => import('catalog:skirmish').then((loaded) => loaded.default),
  rulebook: () => import('./rulebook/index.ts').then(({ rulebook }) => rulebook),
  pages: [
    {
      path: 'forces/:force/print',
      title: 'Force sheet',
      load: () => import('./forces/Print.tsx').then((m) => m.Print),
    },
    {
      path: 'forces/:force?',
      title: 'Force builder',
      load: () => import('./forces/Builder.tsx').then((m) => m.Builder),
    },
    { path: 'table/:table?', title: 'Table editor', load: () => import('./editor/Editor.tsx').then((m) => m.Editor) },
  ],
  play: {
    settingUp: () => import('./setting-up/index.ts').then(({ settingUp }) => settingUp),
    module: () => import('./module.ts').then(({ skirmish: module }) => module),
  },
};
