/** Campaigns of the skirmish on the shelf: Settlements, forces, and battles as tables of their own. */
import village from 'game-icon:village';
import type { GameEntry } from '../entry.ts';
import art from './tape.svg';

export const campaign: GameEntry = {
  face: {
    id: 'campaign',
    title: 'Campaign',
    tape: 4,
    art,
    icon: village,
    ink: '#6B4A1E',
    shape: 'round',
    blurb: 'A fence, a pump, a radio, and a reason to come home.',
    players: '2–5',
    time: 'weeks',
    about:
      'What happens between the battles of the skirmish: a Settlement grows plot by plot, people come home or are carried home, and every sum is done for you. Against friends, or against settlements that bots run.',
  },
  // Its rules stand in the skirmish's book: tags lead there.
  prefixes: [],
  readIn: { game: 'skirmish', chapter: 'CH-SETTLE' },
  catalog: () => import('catalog:skirmish').then((loaded) => loaded.default),
  play: {
    settingUp: () => import('./setting-up/index.ts').then(({ settingUp }) => settingUp),
    module: () => import('./module.ts').then(({ campaign: module }) => module),
  },
};
