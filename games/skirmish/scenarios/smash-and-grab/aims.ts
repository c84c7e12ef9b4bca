/** Smash and Grab: to the helmet, and with it to the edge; the others stand in between. */
import type { Aim, Battle } from '../../battle.ts';
import { fewestMoves, movesTo } from '../../bots/errands.ts';
import { carriers } from '../../bots/finds.ts';
import { discOf } from '../../queries/markers.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';
import { helmetOf, holderOf } from './helmet.ts';

/** Half of the way is done with the helmet in hand. */
const HELD = 15;
/** A Move nearer to what the battle is about, or with it to the edge. */
const PER_MOVE = 3;
/** Whoever keeps them from it need not stand on it. */
const GUARD = 0.8;

/** How many Moves are between the thieves and the end of it. */
function toGo(battle: Battle): number {
  const holder = holderOf(battle);
  if (holder === undefined) {
    const helmet = helmetOf(battle);
    return helmet === undefined ? 0 : fewestMoves(battle, carriers(battle, 1), discOf(helmet));
  }
  return movesTo(battle, holder, { x: holder.x, y: battle.state.height, r: 0 });
}

export const aim: Aim = (battle, seat) => {
  const holder = holderOf(battle);
  if (seat === 1) return (holder === undefined ? 0 : HELD) - PER_MOVE * toGo(battle);
  const helmet = helmetOf(battle);
  const at = holder === undefined ? helmet && discOf(helmet) : baseOf(battle, holder);
  return at === undefined ? 0 : -GUARD * fewestMoves(battle, modelsOf(battle, 0), at);
};
