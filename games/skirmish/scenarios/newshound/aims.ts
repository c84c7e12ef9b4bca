/** Newshound: the journalist takes the shortest round and then the nearest edge; the camp looks for her. */
import type { Aim, Battle } from '../../battle.ts';
import { fewestMoves, movesOut, roundTrip } from '../../bots/errands.ts';
import { ofKind } from '../../bots/finds.ts';
import { discOf } from '../../queries/markers.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';
import { journalistOf, LEADS } from './journalist.ts';

/** Three decide it: each is worth more than a model. */
const LEAD = 18;
const PER_MOVE = 4;
/** Away with all of it. */
const OUT = 12;
/** Whoever is nearest to her will have to stop her. */
const TO_HER = 1.2;

function defenders(battle: Battle): number {
  const found = tallyOf(battle, 'found');
  const journalist = journalistOf(battle);
  if (journalist === undefined) return LEAD * found;
  if (found >= LEADS) return LEAD * found + OUT - PER_MOVE * movesOut(battle, journalist);
  // A marker found is a Move or two saved as well: the round gets shorter by it.
  return LEAD * found - PER_MOVE * roundTrip(battle, [journalist], ofKind(battle, 'lead').map(discOf), 0);
}

export const aim: Aim = (battle, seat) => {
  if (seat === 0) return defenders(battle);
  const journalist = journalistOf(battle);
  return journalist === undefined ? 0 : -TO_HER * fewestMoves(battle, modelsOf(battle, 1), baseOf(battle, journalist));
};
