/** The Coming Storm: the Leader nearer to the cave when the storm breaks. */
import { discOf } from '../rules/markers.ts';
import { modelsOf } from '../rules/units.ts';
import type { Model } from '../state.ts';
import { movesTo } from './errands.ts';
import { ofKind } from './finds.ts';
import type { Aim } from './index.ts';

const LEADERS = ['survivor', 'brute'] as const;

/** Being nearest counts only at the end, but the way is long: what a Move is worth in the first round, and more in each. */
const PER_MOVE = 0.7;
const MORE = 0.35;

export const isLeader = ({ unit }: Model): boolean => LEADERS.includes(unit as 'brute');

export const storm: Aim = (battle, seat) => {
  const leader = modelsOf(battle, seat).find(isLeader);
  const cave = ofKind(battle, 'cave')[0];
  if (leader === undefined || cave === undefined) return 0;
  return -movesTo(battle, leader, discOf(cave)) * (PER_MOVE + MORE * battle.state.round);
};
