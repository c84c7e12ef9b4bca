/** Police Station Defense: the Attackers run for the Control Point, several at once; the Defenders stand around it. */
import type { Aim, Battle } from '../../battle.ts';
import { movesAround } from '../../bots/errands.ts';
import { ofKind } from '../../bots/finds.ts';
import type { Disc } from '../../geometry/index.ts';
import { discOf } from '../../queries/markers.ts';
import { modelsOf } from '../../queries/units.ts';

/**
 * What a Move nearer is worth to whoever is nearest, to the next and so on: more than a shot, and nobody runs alone, for whoever
 * does is shot at by all.
 */
const PER_MOVE = [4, 3, 2, 1];
/** Whoever guards need not stand on it, but several who stand around it leave no room. */
const GUARD = [1.5, 1.2, 1, 0.8];
/** More Moves than a table is deep. */
const FAR = 10;

/** Moves that those who are nearest still have to go, by what they count; a place that nobody is left for counts as far. */
function toGo(battle: Battle, seat: number, point: Disc, weights: readonly number[]): number {
  const moves = modelsOf(battle, seat)
    .map((model) => movesAround(battle, model, point))
    .sort((a, b) => a - b);
  return weights.reduce((sum, weight, i) => sum + weight * (moves[i] ?? FAR), 0);
}

export const aim: Aim = (battle, seat) => {
  const point = ofKind(battle, 'control-point').map(discOf)[0];
  return point === undefined ? 0 : -toGo(battle, seat, point, seat === 0 ? PER_MOVE : GUARD);
};
