/** Counts the games of a simulation in their order, in whatever order they come in, and however often. */
import { answerOf, type Until } from './asking.ts';
import { type Decision, Evidence } from './deciding.ts';
import type { Plan } from './game.ts';
import { isBroken, type Report, Tally } from './report.ts';
import type { Outcome } from './team.ts';

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly seconds: number;
  /** Processes that have taken part so far, if it is played by several. */
  readonly workers?: number;
  /** What is known of the question that is to be decided. */
  readonly decision?: Decision;
}

export class Counting {
  readonly #games: number;
  readonly #tally: Tally;
  readonly #until: Until | undefined;
  readonly #evidence: Evidence | undefined;
  readonly #onProgress: ((progress: Progress) => void) | undefined;
  readonly #started = performance.now();
  /** Played, but not counted yet: an earlier game is still being played. */
  readonly #early = new Map<number, Outcome>();
  #counted = 0;
  #decision: Decision | undefined;

  constructor(plan: Plan, games: number, onProgress?: (progress: Progress) => void, until?: Until) {
    this.#games = games;
    this.#tally = new Tally(plan);
    this.#until = until;
    this.#evidence = until && new Evidence(1 / plan.seats.length, until.margin);
    this.#decision = this.#evidence?.decision;
    this.#onProgress = onProgress;
  }

  /** A game that was played twice is the same game twice: it counts once. What comes after a decision does not count. */
  add(batch: readonly Outcome[]): void {
    if (this.isDone) return;
    for (const outcome of batch) if (outcome.number >= this.#counted) this.#early.set(outcome.number, outcome);
    for (let next = this.#early.get(this.#counted); next !== undefined; next = this.#early.get(this.#counted)) {
      this.#tally.add(next);
      this.#weigh(next);
      this.#early.delete(this.#counted);
      this.#counted += 1;
      if (this.isDone) this.#early.clear();
    }
    this.#onProgress?.({
      done: this.#counted + this.#early.size,
      of: this.isDone ? this.#counted : this.#games,
      seconds: this.#seconds,
      ...(this.#decision && { decision: this.#decision }),
    });
  }

  #weigh(outcome: Outcome): void {
    if (this.#until === undefined || isBroken(outcome)) return;
    const value = answerOf(this.#until.question, outcome);
    if (value === undefined) return;
    this.#evidence!.add(value);
    this.#decision = this.#evidence!.decision;
  }

  /** All are counted, or the question is decided. */
  get isDone(): boolean {
    return this.#counted === this.#games || (this.#decision !== undefined && this.#decision.verdict !== 'open');
  }

  report(): Report {
    const report = this.#tally.report(this.#seconds);
    return this.#decision === undefined ? report : { ...report, decision: this.#decision };
  }

  get #seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }
}
