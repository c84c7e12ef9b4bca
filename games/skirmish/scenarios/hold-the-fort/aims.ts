/** Hold the Fort: those who can take machines apart go for them; the others keep them off. */
import type { Aim, Battle } from '../../battle.ts';
import { fewestMoves, prospects } from '../../bots/errands.ts';
import { errandTo, ofKind } from '../../bots/finds.ts';
import { discOf } from '../../queries/markers.ts';
import { oddsOf } from '../../queries/odds.ts';
import { skillOf } from '../../queries/skills.ts';
import { modelsOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { DISABLING, STILLS } from './stills.ts';

/** Two of three decide it. */
const STILL = 16;
const PER_MOVE = 1.8;
/** Whoever guards need not stand on it. */
const GUARD = 0.5;

function breaking(battle: Battle): number {
  const worth = (model: Model) => {
    const values = DISABLING.flatMap((skill) => skillOf(battle, model, skill) ?? []);
    return values.length === 0 ? 0 : STILL * oddsOf(battle.content.dice, Math.max(...values), [], []);
  };
  const open = ofKind(battle, 'still');
  const errands = open.map((still) => errandTo(still, worth));
  return STILL * (STILLS - open.length) + prospects(battle, modelsOf(battle, 1), errands, PER_MOVE);
}

export const aim: Aim = (battle, seat) => {
  if (seat === 1) return breaking(battle);
  const open = ofKind(battle, 'still');
  const guards = open.map((still) => fewestMoves(battle, modelsOf(battle, 0), discOf(still)));
  return STILL * open.length - GUARD * guards.reduce((sum, moves) => sum + moves, 0);
};
