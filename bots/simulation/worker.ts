/** A thread of a simulation: plays the games it is given by number and sends back what became of them. */
import { parentPort } from 'node:worker_threads';
import type { AnyGame } from '@holotape/kernel';
import { type GameName, loadGame } from '@holotape/shelf';
import { type Plan, playGame } from './game.ts';

/** What all games of a simulation have in common. Plain data. */
export interface Work {
  readonly game: GameName;
  readonly packs: readonly string[];
  readonly plan: Plan;
}

/** Games of one simulation, by their numbers. */
export interface Handful {
  readonly work: Work;
  readonly numbers: readonly number[];
}

/** The game that was played last: opening one takes longer than playing it. */
let opened: { readonly name: string; readonly game: AnyGame } | undefined;

function open({ game, packs }: Work): AnyGame {
  const name = JSON.stringify([game, packs]);
  if (opened?.name !== name) opened = { name, game: loadGame(game, packs) };
  return opened.game;
}

parentPort!.on('message', ({ work, numbers }: Handful) => {
  const game = open(work);
  parentPort!.postMessage(numbers.map((number) => playGame(game, work.plan, number)));
});
