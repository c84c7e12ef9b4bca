/** Ambush the Camp: the hunters close in on whoever is left, and nobody of the camp is to be out of their reach. */
import type { Aim } from '../../battle.ts';
import { fewestMoves } from '../../bots/errands.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';

/** Everybody must go: whoever falls brings the hunters nearer to it than wounds on others. */
const REMOVED = 4;
/** Those who hide are to be found while there are rounds left. */
const PER_MOVE = 0.6;

export const aim: Aim = (battle, seat) => {
  if (seat !== 0) return 0;
  const hunters = modelsOf(battle, 0);
  const camp = modelsOf(battle, 1);
  const far = camp.reduce((sum, model) => sum + fewestMoves(battle, hunters, baseOf(battle, model)), 0);
  return -REMOVED * camp.length - PER_MOVE * far;
};
