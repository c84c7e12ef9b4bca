/** What the toy game's rules compute and change, the same for every contestant. They differ only in how they ask. */
import { GOODS, type Good, type Goods, ROUNDS, SPACES } from './content.ts';
import type { ToyState } from './state.ts';

const wealth = ({ food, water, power, scrap }: Goods) => food + water + power + scrap;

/** The spaces this player may go to, each as its item of `all`. */
export function freeSpaces<T>({ spaces, players }: ToyState, by: number, all: readonly T[]): T[] {
  const { goods } = players[by]!;
  const most = wealth(goods);
  const free: T[] = [];
  for (let i = 0; i < SPACES.length; i += 1) {
    const { cost, needs } = SPACES[i]!;
    if (spaces[i]!.holder === null && cost <= most && needs.food <= goods.food && needs.water <= goods.water)
      free.push(all[i]!);
  }
  return free;
}

/** The goods this player has, each as its item of `all`. */
export function ownedGoods<T>({ players }: ToyState, by: number, all: readonly T[]): T[] {
  const { goods } = players[by]!;
  const owned: T[] = [];
  for (let i = 0; i < GOODS.length; i += 1) if (goods[GOODS[i]!] > 0) owned.push(all[i]!);
  return owned;
}

export function pay({ players, market }: ToyState, by: number, good: Good): void {
  players[by]!.goods[good] -= 1;
  market[good] += 1;
}

export function gain({ players, market }: ToyState, by: number, good: Good, count: number): void {
  players[by]!.goods[good] += count;
  market[good] = Math.max(0, market[good] - count);
}

export function takeSpace({ spaces, players }: ToyState, by: number, at: number): void {
  const space = spaces[at]!;
  space.holder = by;
  players[by]!.points += SPACES[at]!.points + space.bounty;
  space.bounty = 0;
  if (at > 0) spaces[at - 1]!.bounty += 1;
  if (at + 1 < spaces.length) spaces[at + 1]!.bounty += 1;
}

/** The worker stays on the space of its first placement; when the next player has none left, the round is over. */
export function endOfTurn(state: ToyState, by: number, at: number): void {
  const { players, spaces } = state;
  players[by]!.workers.find((worker) => worker.at === null)!.at = at;
  state.turn = (by + 1) % players.length;
  if (players[state.turn]!.workers.some((worker) => worker.at === null)) return;
  state.round += 1;
  for (const { goods, workers } of players) {
    for (const worker of workers) worker.at = null;
    for (const good of GOODS) goods[good] += 1;
  }
  for (const space of spaces) {
    if (space.holder === null) space.bounty += 1;
    space.holder = null;
  }
}

export const isOver = ({ round }: ToyState): boolean => round === ROUNDS;
export const scoresOf = ({ players }: ToyState): number[] => players.map(({ points }) => points);
