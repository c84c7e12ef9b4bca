import type * as content from '../toy/content.ts';
import type { Pick } from '../toy/hand.ts';
import type * as rules from '../toy/rules.ts';
import type { ToyState } from '../toy/state.ts';

export function boardgameIo(toy: typeof content, by: typeof rules, newToy: () => ToyState): (pick: Pick) => number[];

export interface BoardgameIoToy {
  readonly game: object;
  legal(G: object, by: number): readonly (string | number)[];
}

export function toyGame(toy: typeof content, by: typeof rules, newToy: () => ToyState): BoardgameIoToy;
