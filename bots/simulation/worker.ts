/** A worker of a simulation: plays the games it is given by number and sends back what became of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { type GameName, loadGame } from '@holotape/shelf';
import { type Plan, playGame } from './game.ts';

/** What a worker is told when it starts. */
export interface Work {
  readonly game: GameName;
  readonly packs: readonly string[];
  readonly plan: Plan;
}

const { game: name, packs, plan } = workerData as Work;
const game = loadGame(name, packs);

parentPort!.on('message', (numbers: readonly number[]) => {
  parentPort!.postMessage(numbers.map((number) => playGame(game, plan, number)));
});
