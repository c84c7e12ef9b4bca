/**
 * Two versions of a game's content, played by the same bots with the same seeds. A roll that both versions have falls the same in
 * both (chance goes by the name of the question), so most of the luck cancels out; a deck with other cards in it is another
 * deck.
 */
import { availableParallelism } from 'node:os';
import { type Progress, type SimulationOptions, upTo, workOf } from './simulate.ts';
import { answerOf } from './simulation/asking.ts';
import { type Decision, Evidence } from './simulation/deciding.ts';
import type { Plan, Played } from './simulation/game.ts';
import { isBroken, type Report, Tally } from './simulation/report.ts';
import { type Outcome, Team } from './simulation/team.ts';

interface CompareOptions extends SimulationOptions {
  /** Folders of packs of the other version; the first has `packs`. */
  readonly other: readonly string[];
}

/** How much more there is of something in the other version, in the mean of the same games. */
export interface Difference {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface Comparison {
  readonly first: Report;
  readonly second: Report;
  /** Pairs of games of which both could be finished. */
  readonly pairs: number;
  /** Pairs in which both games ended with the very same table: what is different never came up. */
  readonly alike: number;
  readonly bySeat: readonly { readonly wins: Difference; readonly score: Difference }[];
  readonly rounds: Difference | undefined;
  readonly decisions: Difference;
  readonly decision?: Decision;
}

/** 95 % of a normal distribution lie within so many standard errors. */
const SURE = 1.959964;

class Differences {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(first: number, second: number): void {
    const value = second - first;
    this.#count += 1;
    const before = value - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (value - this.#mean);
  }

  get counted(): boolean {
    return this.#count > 0;
  }

  get difference(): Difference {
    const mean = this.#mean;
    const error = this.#count < 2 ? 0 : SURE * Math.sqrt(this.#squares / (this.#count - 1) / this.#count);
    return { mean, low: mean - error, high: mean + error };
  }
}

/** Both games of a number, as they come in; counted in their order. */
class Pairs {
  readonly #options: CompareOptions;
  readonly #tallies: readonly [Tally, Tally];
  readonly #early: readonly [Map<number, Outcome>, Map<number, Outcome>] = [new Map(), new Map()];
  readonly #wins: readonly Differences[];
  readonly #scores: readonly Differences[];
  readonly #rounds = new Differences();
  readonly #decisions = new Differences();
  readonly #evidence: Evidence | undefined;
  readonly #started = performance.now();
  #counted = 0;
  #pairs = 0;
  #alike = 0;

  constructor(options: CompareOptions, plan: Plan) {
    this.#options = options;
    this.#tallies = [new Tally(plan), new Tally(plan)];
    this.#wins = plan.seats.map(() => new Differences());
    this.#scores = plan.seats.map(() => new Differences());
    this.#evidence = options.until && new Evidence(0, options.until.margin, -1);
  }

  add(version: 0 | 1, batch: readonly Outcome[]): void {
    for (const outcome of batch) this.#early[version].set(outcome.number, outcome);
    while (!this.isDone) {
      const [first, second] = this.#early.map((each) => each.get(this.#counted));
      if (first === undefined || second === undefined) return;
      for (const each of this.#early) each.delete(this.#counted);
      this.#counted += 1;
      this.#tallies[0].add(first);
      this.#tallies[1].add(second);
      if (!isBroken(first) && !isBroken(second)) this.#count(first, second);
    }
  }

  #count(first: Played, second: Played): void {
    this.#pairs += 1;
    if (first.hash === second.hash) this.#alike += 1;
    this.#wins.forEach((wins, seat) => {
      const [one, other] = [first, second].map((game) => answerOf({ of: 'seat', seat }, game)!);
      wins.add(one!, other!);
      this.#scores[seat]!.add(first.scores[seat]!, second.scores[seat]!);
    });
    if (first.rounds !== undefined && second.rounds !== undefined) this.#rounds.add(first.rounds, second.rounds);
    this.#decisions.add(first.decisions, second.decisions);
    if (this.#options.until === undefined) return;
    const [one, other] = [first, second].map((game) => answerOf(this.#options.until!.question, game));
    if (one !== undefined && other !== undefined) this.#evidence!.add(other - one);
  }

  get isDone(): boolean {
    return this.#counted === this.#options.games || (this.#decision ?? OPEN).verdict !== 'open';
  }

  get #decision(): Decision | undefined {
    return this.#evidence?.decision;
  }

  get progress(): Progress {
    const decision = this.#decision;
    const of = this.isDone ? this.#counted : this.#options.games;
    return { done: this.#counted, of, seconds: this.#seconds, ...(decision && { decision }) };
  }

  get comparison(): Comparison {
    const [first, second] = this.#tallies.map((tally) => tally.report(this.#seconds)) as [Report, Report];
    const decision = this.#decision;
    return {
      first,
      second,
      pairs: this.#pairs,
      alike: this.#alike,
      bySeat: this.#wins.map(({ difference }, seat) => ({ wins: difference, score: this.#scores[seat]!.difference })),
      rounds: this.#rounds.counted ? this.#rounds.difference : undefined,
      decisions: this.#decisions.difference,
      ...(decision && { decision }),
    };
  }

  get #seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }
}

const OPEN = { verdict: 'open' } as const;

/** Plays every game twice, once with each version. */
export async function compare(options: CompareOptions, onProgress?: (progress: Progress) => void): Promise<Comparison> {
  const { games, other, jobs = availableParallelism() } = options;
  const works = [workOf(options), workOf({ ...options, packs: other })] as const;
  const pairs = new Pairs(options, works[0].plan);
  const team = new Team(jobs);
  const play = (version: 0 | 1) =>
    team.play(
      works[version],
      upTo(games, () => pairs.isDone),
      games,
      (batch) => {
        pairs.add(version, batch);
        onProgress?.(pairs.progress);
      },
    );
  try {
    await Promise.all([play(0), play(1)]);
    return pairs.comparison;
  } finally {
    team.close();
  }
}
