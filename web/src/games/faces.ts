/** The three games as they stand on the shelf: what is known before any of their code is loaded. */
import binoculars from 'game-icon:binoculars';
import bunker from 'game-icon:bunker';
import compass from 'game-icon:compass';
import adventureArt from '../design/art/adventure.svg';
import skirmishArt from '../design/art/skirmish.svg';
import vaultArt from '../design/art/vault.svg';

export interface Face {
  readonly id: string;
  readonly tape: number;
  /** A picture, 250 x 214. */
  readonly art: string;
  readonly icon: string;
  /** The ink of its print. */
  readonly ink: string;
  /** Its sign in lists: colour and shape. */
  readonly shape: 'round' | 'square' | 'six';
  readonly players: string;
  /** Can be played now. */
  readonly ready: boolean;
}

export const FACES: readonly Face[] = [
  { id: 'vault', tape: 1, art: vaultArt, icon: bunker, ink: '#17595B', shape: 'round', players: '2–4', ready: true },
  {
    id: 'adventure',
    tape: 2,
    art: adventureArt,
    icon: compass,
    ink: '#A2391F',
    shape: 'square',
    players: '1–4',
    ready: false,
  },
  {
    id: 'skirmish',
    tape: 3,
    art: skirmishArt,
    icon: binoculars,
    ink: '#4D5428',
    shape: 'six',
    players: '1–2',
    ready: false,
  },
];

export const faceOf = (game: string): Face | undefined => FACES.find(({ id }) => id === game);
