/** The vault on the shelf. */
import bunker from 'game-icon:bunker';
import type { GameEntry } from '../entry.ts';
import art from './tape.svg';

export const vault: GameEntry = {
  face: {
    id: 'vault',
    title: 'Vault',
    tape: 1,
    art,
    icon: bunker,
    ink: '#17595B',
    shape: 'round',
    blurb: 'Dig, staff and defend your level of a shelter.',
    players: '2–4',
    time: '45 min',
    about:
      'Everybody runs one level of a shelter: send dwellers to work, build rooms, keep vermin and raiders out, and win the election by being the happiest level of all.',
  },
  prefixes: ['SH'],
  catalog: () => import('catalog:vault').then((loaded) => loaded.default),
  rulebook: () => import('./rulebook/index.ts').then(({ rulebook }) => rulebook),
  play: {
    settingUp: () => import('./setting-up/index.ts').then(({ settingUp }) => settingUp),
    module: () => import('./module.ts').then(({ vault: module }) => module),
  },
};
