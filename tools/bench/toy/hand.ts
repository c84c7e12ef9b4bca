/** The toy game as one would write it without any engine: plain functions, mutable state, the player called directly. */
import { GOODS, SPACES } from './content.ts';
import { endOfTurn, freeSpaces, gain, isOver, ownedGoods, pay, scoresOf, takeSpace } from './rules.ts';
import { newToy, type ToyState } from './state.ts';

/** Chooses one of the legal options. */
export type Pick = <T>(options: readonly T[]) => T;

const NUMBERS = SPACES.map((_, i) => i);

function turn(state: ToyState, pick: Pick): void {
  const by = state.turn;
  let first: number | undefined;
  for (let again = true; again; ) {
    const at = pick(freeSpaces(state, by, NUMBERS));
    first ??= at;
    const { cost, bonus } = SPACES[at]!;
    for (let paid = 0; paid < cost; paid += 1) pay(state, by, pick(ownedGoods(state, by, GOODS)));
    takeSpace(state, by, at);
    if (bonus === 'good') gain(state, by, pick(GOODS), 1);
    if (bonus === 'trade') trade(state, by, pick);
    again = bonus === 'again' && freeSpaces(state, by, NUMBERS).length > 0;
  }
  endOfTurn(state, by, first!);
}

function trade(state: ToyState, by: number, pick: Pick): void {
  const owned = ownedGoods(state, by, GOODS);
  if (owned.length === 0) return;
  pay(state, by, pick(owned));
  gain(state, by, pick(GOODS), 2);
}

/** Plays a whole game; the points of each player come back. */
export function playByHand(pick: Pick): number[] {
  const state = newToy();
  while (!isOver(state)) turn(state, pick);
  return scoresOf(state);
}
