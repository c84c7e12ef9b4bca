/** SH-TRAIN: which letters are free. */
import { LETTERS, type Letter } from '../printed/icons.ts';
import type { Player } from '../state.ts';

export const isTaken = (player: Player, letter: Letter): boolean =>
  player.dwellers.some(({ trained }) => trained === letter);

export const freeLetters = (player: Player): Letter[] => LETTERS.filter((letter) => !isTaken(player, letter));
