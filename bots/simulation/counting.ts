/** Counts the games of a simulation in their order, in whatever order they come in, and however often. */
import type { Plan } from './game.ts';
import { type Report, Tally } from './report.ts';
import type { Outcome } from './team.ts';

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly seconds: number;
  /** Processes that have taken part so far, if it is played by several. */
  readonly workers?: number;
}

export class Counting {
  readonly #games: number;
  readonly #tally: Tally;
  readonly #onProgress: ((progress: Progress) => void) | undefined;
  readonly #started = performance.now();
  /** Played, but not counted yet: an earlier game is still being played. */
  readonly #early = new Map<number, Outcome>();
  #counted = 0;

  constructor(plan: Plan, games: number, onProgress?: (progress: Progress) => void) {
    this.#games = games;
    this.#tally = new Tally(plan);
    this.#onProgress = onProgress;
  }

  /** A game that was played twice is the same game twice: it counts once. */
  add(batch: readonly Outcome[]): void {
    for (const outcome of batch) if (outcome.number >= this.#counted) this.#early.set(outcome.number, outcome);
    for (let next = this.#early.get(this.#counted); next !== undefined; next = this.#early.get(this.#counted)) {
      this.#tally.add(next);
      this.#early.delete(this.#counted);
      this.#counted += 1;
    }
    this.#onProgress?.({ done: this.#counted + this.#early.size, of: this.#games, seconds: this.#seconds });
  }

  get isDone(): boolean {
    return this.#counted === this.#games;
  }

  report(): Report {
    return this.#tally.report(this.#seconds);
  }

  get #seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }
}
