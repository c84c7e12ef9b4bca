import { flagsGame } from './game.ts';

export const engine = () => flagsGame;
