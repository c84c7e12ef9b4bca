/** The Coming Storm: the Leader nearer to the cave when the storm breaks. */
import type { Aim, Battle } from '../../battle.ts';
import { movesTo } from '../../bots/errands.ts';
import { ofKind } from '../../bots/finds.ts';
import { discOf } from '../../queries/markers.ts';
import { modelsOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';

const LEADERS = ['survivor', 'brute'] as const;

/** Being nearest counts only at the end, but the way is long: what a Move is worth in the first round, and more in each. */
const PER_MOVE = 0.7;
const MORE = 0.35;

const isLeader = ({ unit }: Model): boolean => LEADERS.includes(unit as 'brute');

export const aim: Aim = (battle, seat) => {
  const leader = modelsOf(battle, seat).find(isLeader);
  const cave = ofKind(battle, 'cave')[0];
  if (leader === undefined || cave === undefined) return 0;
  return -movesTo(battle, leader, discOf(cave)) * (PER_MOVE + MORE * battle.state.round);
};

export const isVital = (_battle: Battle, model: Model): boolean => isLeader(model);
