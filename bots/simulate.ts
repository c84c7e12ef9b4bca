/**
 * Many games of bots at once, on all cores. Deterministic: game i has the seed `seed/i` and every bot a stream of its
 * own, so the same options give the same games whatever the number of workers.
 */
import { availableParallelism } from 'node:os';
import type { Json } from '@holotape/kernel';
import type { GameName } from '@holotape/shelf';
import type { BotName } from './index.ts';
import type { Until } from './simulation/asking.ts';
import { Counting, type Progress } from './simulation/counting.ts';
import type { Report } from './simulation/report.ts';
import { Team } from './simulation/team.ts';
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
  /** Who plays the games within the game, for everybody; the bots of the game themselves, if left out. */
  readonly within?: BotName;
  /** The game's own options. */
  readonly options?: Json;
  /** Played on until this is decided, with `games` at most. */
  readonly until?: Until;
  /** Workers; as many as there are cores, if left out. */
  readonly jobs?: number;
  /** A game with more decisions than this counts as an error. */
  readonly longest?: number;
}

/** No sensible game is nearly as long; random players need some hundred decisions. */
const LONGEST = 20_000;

/** What a thread has to know, here or on another machine. */
export const workOf = (options: SimulationOptions): Work => ({
  game: options.game,
  packs: options.packs ?? [],
  plan: {
    seed: options.seed,
    seats: options.seats,
    rotate: options.rotate ?? false,
    paired: options.paired ?? false,
    ...(options.worlds !== undefined && { worlds: options.worlds }),
    ...(options.within !== undefined && { within: options.within }),
    options: options.options ?? {},
    longest: options.longest ?? LONGEST,
  },
});

/** The numbers of the games, until there are enough. */
export function* upTo(games: number, isDone: () => boolean): Generator<number> {
  for (let number = 0; number < games && !isDone(); number += 1) yield number;
}

/** Plays the games and counts. Rejects if the games cannot be played at all: a bad pack, a worker that dies. */
export async function simulate(options: SimulationOptions, onProgress?: (progress: Progress) => void): Promise<Report> {
  const { games, jobs = availableParallelism() } = options;
  const work = workOf(options);
  const counting = new Counting(work.plan, games, onProgress, options.until);
  const team = new Team(jobs);
  try {
    const numbers = upTo(games, () => counting.isDone);
    await team.play(work, numbers, games, (batch) => counting.add(batch));
    return counting.report();
  } finally {
    team.close();
  }
}

export type { Question, Until } from './simulation/asking.ts';
export type { Progress } from './simulation/counting.ts';
export type { Decision } from './simulation/deciding.ts';
export type { Broken } from './simulation/game.ts';
export type { Rate, Spread } from './simulation/rates.ts';
export type { CardReport, Report } from './simulation/report.ts';
