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

/** The games that were played last, two if versions are compared: opening one takes longer than playing it. */
const opened = new Map<string, AnyGame>();
const KEPT = 2;

function open({ game, packs }: Work): AnyGame {
  const name = JSON.stringify([game, packs]);
  const known = opened.get(name) ?? loadGame(game, packs);
  opened.delete(name);
  opened.set(name, known);
  for (const oldest of opened.keys()) if (opened.size > KEPT) opened.delete(oldest);
  return known;
}

parentPort!.on('message', ({ work, numbers }: Handful) => {
  const game = open(work);
  parentPort!.postMessage(numbers.map((number) => playGame(game, work.plan, number)));
});
