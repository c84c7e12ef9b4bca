/**
 * Many games of bots at once, on all cores. Deterministic: game i has the seed `seed/i` and every bot a stream of its
 * own, so the same options give the same games whatever the number of workers.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Json } from '@holotape/kernel';
import type { GameName } from '@holotape/shelf';
import type { BotName } from './index.ts';
import type { Broken, Plan, Played } from './simulation/game.ts';
import { type Report, Tally } from './simulation/report.ts';
import type { Work } from './simulation/worker.ts';

export interface SimulationOptions {
  readonly game: GameName;
  /** Folders of packs laid beside the built-in cards. */
  readonly packs?: readonly string[];
  /** One bot for each seat. */
  readonly seats: readonly BotName[];
  readonly games: number;
  readonly seed: string;
  /** In each game everybody moves on by one seat: for measuring strength. */
  readonly rotate?: boolean;
  /** Each deal is played from every seat before the next one. */
  readonly paired?: boolean;
  /** Imagined worlds for one answer of a bot that searches. */
  readonly worlds?: number;
  /** The game's own options. */
  readonly options?: Json;
  /** Workers; as many as there are cores, if left out. */
  readonly jobs?: number;
  /** A game with more decisions than this counts as an error. */
  readonly longest?: number;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly seconds: number;
}

/** No sensible game is nearly as long; random players need some hundred decisions. */
const LONGEST = 20_000;
/** Games handed to a worker at once: few enough to keep all of them busy to the end. */
const HANDFUL = 8;

/** Plays the games and counts. Rejects if the games cannot be played at all: a bad pack, a worker that dies. */
export function simulate(options: SimulationOptions, onProgress?: (progress: Progress) => void): Promise<Report> {
  const { games, jobs = availableParallelism() } = options;
  const plan: Plan = {
    seed: options.seed,
    seats: options.seats,
    rotate: options.rotate ?? false,
    paired: options.paired ?? false,
    ...(options.worlds !== undefined && { worlds: options.worlds }),
    options: options.options ?? {},
    longest: options.longest ?? LONGEST,
  };
  const work: Work = { game: options.game, packs: options.packs ?? [], plan };
  const started = performance.now();
  const tally = new Tally(plan);
  /** Played, but not counted yet: an earlier game is still being played. */
  const early = new Map<number, Played | Broken>();
  const handful = Math.max(1, Math.min(HANDFUL, Math.floor(games / (4 * jobs))));
  const workers: Worker[] = [];
  let next = 0;
  let done = 0;

  const count = (batch: readonly (Played | Broken)[]): void => {
    for (const outcome of batch) early.set(outcome.number, outcome);
    for (let outcome = early.get(done); outcome !== undefined; outcome = early.get(done)) {
      tally.add(outcome);
      early.delete(done);
      done += 1;
    }
  };
  const secondsSince = (): number => (performance.now() - started) / 1000;
  const numbers = (): number[] => {
    const from = next;
    next = Math.min(games, next + handful);
    return Array.from({ length: next - from }, (_, i) => from + i);
  };

  return new Promise<Report>((resolve, reject) => {
    const finish = (settle: () => void): void => {
      for (const worker of workers) void worker.terminate();
      settle();
    };
    const hire = (): void => {
      const worker = new Worker(new URL('./simulation/worker.ts', import.meta.url), { workerData: work });
      workers.push(worker);
      worker.on('message', (batch: (Played | Broken)[]) => {
        count(batch);
        onProgress?.({ done, of: games, seconds: secondsSince() });
        if (done === games) finish(() => resolve(tally.report(secondsSince())));
        else if (next < games) worker.postMessage(numbers());
      });
      worker.on('error', (error) => finish(() => reject(error)));
      worker.on('exit', (code) => {
        if (done < games) finish(() => reject(new Error(`A worker of the simulation stopped with code ${code}.`)));
      });
      worker.postMessage(numbers());
    };
    if (games === 0) resolve(tally.report(secondsSince()));
    for (let i = 0; i < Math.min(jobs, Math.ceil(games / handful)); i += 1) hire();
  });
}

export type { Broken } from './simulation/game.ts';
export type { Rate, Spread } from './simulation/rates.ts';
export type { CardReport, Report } from './simulation/report.ts';
