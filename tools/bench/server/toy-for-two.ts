/** The toy game of the kernel's benchmark for two players, and so long that no game ends while it is measured. */
import { type AnyGame, mark, type Play, type Table } from '@holotape/kernel';
import * as content from '../toy/content.ts';
import { toy } from '../toy/game.ts';
import * as rules from '../toy/rules.ts';
import { newToy, type ToyState } from '../toy/state.ts';

const ROUNDS = 200;

export function newToyForTwo(): ToyState {
  const state = newToy();
  state.players.length = 2;
  return state;
}

const isOver = ({ round }: ToyState): boolean => round === ROUNDS;

export const rulesForTwo: typeof rules = { ...rules, isOver };
export const contentForTwo: typeof content = content;

/** A turn as in any real game: people can take it back, or the whole round. */
function* turn(table: Table<ToyState, null>): Play {
  const { turn: by, players } = table.state;
  if (by === 0 && players[0]!.workers.every(({ at }) => at === null)) mark(table, 'round');
  mark(table, 'turn');
  mark(table, 'action');
  return yield* toy.step(table);
}

export const toyForTwo = {
  ...toy,
  step: turn,
  seats: { least: 2, most: 2, rule: 'TOY-SEATS' },
  setup: newToyForTwo,
  publicAsks: new Set(['place.space', 'pay.with', 'gain.good']),
  result: ({ state }: { state: ToyState }) =>
    isOver(state) ? { scores: rules.scoresOf(state), winners: [0] } : undefined,
} as AnyGame;
