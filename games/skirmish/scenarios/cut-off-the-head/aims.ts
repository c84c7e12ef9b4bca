/** Cut Off the Head: the raiders run for the Leader, whose own keep them off. */
import type { Aim } from '../../battle.ts';
import { fewestMoves } from '../../bots/errands.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';
import { headsOf } from './heads.ts';

/** Nearer to the Leader is better for those who want its life, about as much as a wound on somebody else. */
const PER_MOVE = 1.5;
/** And a wound on the Leader is worth two. */
const WOUND = 1;

export const aim: Aim = (battle, seat) => {
  if (seat === 0) return 0;
  return headsOf(battle).reduce(
    (sum, head) =>
      sum +
      WOUND * (head.regular + head.radiation) -
      PER_MOVE * fewestMoves(battle, modelsOf(battle, 1), baseOf(battle, head)),
    0,
  );
};
