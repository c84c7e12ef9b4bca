/** Troubled Beginnings: the Super Mutants run from trap to trap; the Survivors free the dog and must get all of them. */
import type { Aim } from '../../battle.ts';
import { fewestMoves, roundTrip } from '../../bots/errands.ts';
import { ofKind } from '../../bots/finds.ts';
import { discOf } from '../../queries/markers.ts';
import { anchorOf } from '../../queries/places.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';

/** All four are needed, and there is little time: a trap is worth as much as a model. */
const TRAP = 14;
const PER_MOVE = 4;
/** The dog fights for those who free it. */
const DOG = 8;
const TO_THE_DOG = 1.2;
/** Nobody is shot from afar behind a wall. */
const HUNT = 0.4;

export const aim: Aim = (battle, seat) => {
  const models = modelsOf(battle, seat);
  const orange = lengthOf(battle.content, 'orange');
  if (seat === 1) {
    const traps = ofKind(battle, 'trap').map(discOf);
    return -TRAP * traps.length - PER_MOVE * roundTrip(battle, models, traps, orange);
  }
  const foes = modelsOf(battle, 1).map((foe) => baseOf(battle, foe));
  const hunt = foes.reduce((sum, foe) => sum + fewestMoves(battle, models, foe), 0);
  const isFreed = tallyOf(battle, 'freed') > 0;
  const dog = isFreed ? DOG : -TO_THE_DOG * fewestMoves(battle, models, anchorOf(battle, 'dogmeat'), orange);
  return dog - HUNT * hunt;
};
