/** The adventure on the shelf. */
import compass from 'game-icon:compass';
import type { GameEntry } from '../entry.ts';
import art from './tape.svg';

export const adventure: GameEntry = {
  face: {
    id: 'adventure',
    title: 'Adventure',
    tape: 2,
    art,
    icon: compass,
    ink: '#A2391F',
    shape: 'square',
    blurb: 'Walk a strange map, take sides, come home changed.',
    players: '1–4',
    time: '2–3 h',
    about:
      'Up to four survivors walk a map nobody has walked before. Quests come from a library of numbered cards that remembers what you did; everybody has a plan of their own, or all of you have one together.',
  },
  prefixes: ['FB', 'AB', 'NC'],
  catalog: () => import('catalog:adventure').then((loaded) => loaded.default),
  rulebook: () => import('./rulebook/index.ts').then(({ rulebook }) => rulebook),
  play: {
    settingUp: () => import('./setting-up/index.ts').then(({ settingUp }) => settingUp),
    module: () => import('./module.ts').then(({ adventure: module }) => module),
  },
};
