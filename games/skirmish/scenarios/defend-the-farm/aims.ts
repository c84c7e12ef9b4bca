/** Defend the Farm: the Defenders run from fuse box to fuse box, the Attackers from crop to crop. */
import type { Aim, Battle } from '../../battle.ts';
import { actionsLeft, prospects, roundTrip } from '../../bots/errands.ts';
import { errandTo, ofKind } from '../../bots/finds.ts';
import { discOf } from '../../queries/markers.ts';
import { oddsOf } from '../../queries/odds.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { skillOf } from '../../queries/skills.ts';
import { modelsOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { CROPS_TO_BURN } from './figures.ts';

/** All four are needed: each is worth as much as a model. */
const BOX = 14;
/** Six of eight are needed. */
const CROP = 10;
const PER_MOVE = 3;

function defenders(battle: Battle): number {
  const worth = (model: Model) => {
    const value = skillOf(battle, model, 'computers');
    return value === undefined ? 0 : BOX * oddsOf(battle.content.dice, value, [], []);
  };
  const open = ofKind(battle, 'fuse-box').filter(({ opened }) => !opened);
  const hopes = prospects(
    battle,
    modelsOf(battle, 0),
    open.map((box) => errandTo(box, worth)),
  );
  return BOX * tallyOf(battle, 'online') + hopes;
}

/** The nearest ones that are still needed, if there is time for them. */
function attackers(battle: Battle): number {
  const burned = tallyOf(battle, 'burned');
  const models = modelsOf(battle, 1);
  const crops = ofKind(battle, 'crop').map(discOf);
  const needed = Math.max(0, CROPS_TO_BURN - burned);
  const moves = (roundTrip(battle, models, crops, 0) * needed) / Math.max(1, crops.length);
  return CROP * burned - (moves <= actionsLeft(battle, 1) ? PER_MOVE * moves : 0);
}

export const aim: Aim = (battle, seat) => (seat === 0 ? defenders(battle) : attackers(battle));
