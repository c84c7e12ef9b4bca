/** Escort the Brahmin: its Health is what both sides fight about. */
import type { Aim } from '../../battle.ts';
import { fewestMoves } from '../../bots/errands.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';
import { brahminOf } from './brahmin.ts';

/** A wound on the Brahmin is worth more than one on anybody else. */
const WOUND = 1.5;
/** Those who want it dead must come near. */
const PER_MOVE = 1;

export const aim: Aim = (battle, seat) => {
  const brahmin = brahminOf(battle);
  if (brahmin === undefined || seat === 0) return 0;
  const hurt = WOUND * (brahmin.regular + brahmin.radiation);
  return hurt - PER_MOVE * fewestMoves(battle, modelsOf(battle, 1), baseOf(battle, brahmin));
};
