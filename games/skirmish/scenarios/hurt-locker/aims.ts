/** Hurt Locker: to the bunkers, and then to the one that counts. */
import type { Aim, Battle } from '../../battle.ts';
import { fewestMoves, prospects } from '../../bots/errands.ts';
import { errandTo, ofKind } from '../../bots/finds.ts';
import { discOf, isAt } from '../../queries/markers.ts';
import { oddsOf } from '../../queries/odds.ts';
import { skillOf } from '../../queries/skills.ts';
import { modelsOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { holderOf, stashOf } from './stash.ts';

/** It decides the battle. */
const STASH = 24;
/** A bunker looked into is one less to look into. */
const LOOKED = 4;
const PER_MOVE = 2;
/** Somebody on it keeps others from holding it. */
const ON_IT = 10;

function seeking(battle: Battle, seat: number): number {
  const worth = (model: Model) => {
    const value = skillOf(battle, model, 'search');
    return value === undefined ? 0 : (STASH / 2) * oddsOf(battle.content.dice, value, [], []);
  };
  const open = ofKind(battle, 'stash').filter(({ opened }) => !opened);
  return prospects(
    battle,
    modelsOf(battle, seat),
    open.map((bunker) => errandTo(bunker, worth)),
    PER_MOVE,
  );
}

export const aim: Aim = (battle, seat) => {
  const stash = stashOf(battle);
  if (stash === undefined)
    return seeking(battle, seat) + LOOKED * ofKind(battle, 'stash').filter(({ up }) => up).length;
  const own = modelsOf(battle, seat);
  const mine = holderOf(battle) === seat ? STASH : 0;
  const there = own.some((model) => isAt(battle, model, stash)) ? ON_IT : 0;
  return mine + there - PER_MOVE * fewestMoves(battle, own, discOf(stash));
};
