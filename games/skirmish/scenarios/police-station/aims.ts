/** Police Station Defense: the Attackers run for the Control Point; the Defenders stand around it. */
import type { Aim } from '../../battle.ts';
import { fewestMoves } from '../../bots/errands.ts';
import { ofKind } from '../../bots/finds.ts';
import { discOf } from '../../queries/markers.ts';
import { modelsOf } from '../../queries/units.ts';

/** A Move nearer is worth more than a shot. */
const PER_MOVE = 5;
/** Whoever guards need not stand on it. */
const GUARD = 0.8;

export const aim: Aim = (battle, seat) => {
  const point = ofKind(battle, 'control-point').map(discOf)[0];
  if (point === undefined) return 0;
  return -(seat === 0 ? PER_MOVE : GUARD) * fewestMoves(battle, modelsOf(battle, seat), point);
};
