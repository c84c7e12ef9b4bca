/** Troubled Beginnings: the Super Mutants run from trap to trap; the Survivors free the dog and must get all of them. */
import type { Seat } from '@holotape/kernel';
import type { Aim, Battle } from '../../battle.ts';
import { actionsLeft, fewestMoves, roundTrip } from '../../bots/errands.ts';
import { ofKind } from '../../bots/finds.ts';
import { discOf } from '../../queries/markers.ts';
import { anchorOf } from '../../queries/places.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';

/** All four are needed, and there is little time: a trap is worth as much as a model. */
const TRAP = 14;
const PER_MOVE = 4;
const TRAPS = 4;
/** Moves between traps, as many as there can be. */
const FARTHEST = 24;
/** The dog fights for those who free it, and without it nobody of them wins. */
const DOG = 12;
const TO_THE_DOG = 2.5;
/** Nobody is shot from afar behind a wall. */
const HUNT = 0.4;

/** The traps that are left, and the Moves from one to the next. */
function roundOf(battle: Battle): { readonly traps: number; readonly moves: number } {
  const traps = ofKind(battle, 'trap').map(discOf);
  const moves = roundTrip(battle, modelsOf(battle, 1), traps, lengthOf(battle.content, 'orange'));
  return { traps: traps.length, moves };
}

/** Every trap takes an Action, and the way to it; when that is more than is left, traps are worth nothing any more. */
const isTooMuch = (battle: Battle, { traps, moves }: ReturnType<typeof roundOf>): boolean =>
  traps + moves > actionsLeft(battle, 1);

function trapsOf(battle: Battle): number {
  const round = roundOf(battle);
  return isTooMuch(battle, round) ? -TRAP * TRAPS - PER_MOVE * FARTHEST : -TRAP * round.traps - PER_MOVE * round.moves;
}

/** Survivors always have somebody to hunt; Super Mutants who are too late for the traps turn on them. */
export const isOutOfReach = (battle: Battle, seat: Seat): boolean => seat === 1 && isTooMuch(battle, roundOf(battle));

export const aim: Aim = (battle, seat, viewer) => {
  if (seat === 1) return trapsOf(battle);
  const models = modelsOf(battle, seat);
  const orange = lengthOf(battle.content, 'orange');
  const foes = modelsOf(battle, 1).map((foe) => baseOf(battle, foe));
  const hunt = foes.reduce((sum, foe) => sum + fewestMoves(battle, models, foe), 0);
  const isFreed = tallyOf(battle, 'freed') > 0;
  const dog = isFreed ? DOG : -TO_THE_DOG * fewestMoves(battle, models, anchorOf(battle, 'dogmeat'), orange);
  // The hunted keep away while they are busy with the traps; who is too late for them has no reason to run.
  const isFeared = viewer === seat || !isOutOfReach(battle, viewer);
  return isFeared ? dog - HUNT * hunt : dog;
};
