/** Threads that play games of simulations, as many as are needed and no more than allowed. */
import { Worker } from 'node:worker_threads';
import type { Broken, Played } from './game.ts';
import type { Handful, Work } from './worker.ts';

export type Outcome = Played | Broken;

const SCRIPT = new URL('./worker.ts', import.meta.url);

/** Games handed to a thread at once: few enough to keep all of them busy to the end. */
const MOST_AT_ONCE = 8;

export class Team {
  readonly size: number;
  readonly #idle: Worker[] = [];
  readonly #hired = new Set<Worker>();
  /** Those who wait for a thread that is free. */
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(size: number) {
    this.size = size;
  }

  /** Plays all of them, spread over the threads. What is finished is told at once, in any order. Rejects if it cannot be done. */
  async play(work: Work, numbers: Iterator<number>, length: number, tell: (batch: Outcome[]) => void): Promise<void> {
    const handful = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(length / (4 * this.size))));
    const hand = async () => {
      for (;;) {
        const some = take(numbers, handful);
        if (some.length === 0) return;
        tell(await this.#does({ work, numbers: some }));
      }
    };
    await Promise.all(Array.from({ length: Math.min(this.size, Math.ceil(length / handful)) }, hand));
  }

  /** Ends all threads; what they were at is lost. */
  close(): void {
    for (const each of this.#hired) void each.terminate();
  }

  async #does(handful: Handful): Promise<Outcome[]> {
    while (this.#busy >= this.size) await new Promise<void>((free) => this.#waiting.push(free));
    this.#busy += 1;
    const thread = this.#idle.pop() ?? this.#hire();
    try {
      const outcomes = await asked(thread, handful);
      this.#idle.push(thread);
      return outcomes;
    } finally {
      this.#busy -= 1;
      this.#waiting.shift()?.();
    }
  }

  #hire(): Worker {
    const thread = new Worker(SCRIPT);
    this.#hired.add(thread);
    thread.on('exit', () => this.#hired.delete(thread));
    return thread;
  }
}

function take(numbers: Iterator<number>, most: number): number[] {
  const taken: number[] = [];
  while (taken.length < most) {
    const { value, done } = numbers.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

const asked = (thread: Worker, handful: Handful): Promise<Outcome[]> =>
  new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      thread.off('message', answered).off('error', failed).off('exit', ended);
      settled();
    };
    const answered = (outcomes: Outcome[]) => settle(() => resolve(outcomes));
    const failed = (error: unknown) => settle(() => reject(error));
    const ended = (code: number) =>
      settle(() => reject(new Error(`A worker of the simulation stopped with code ${code}.`)));
    thread.on('message', answered).on('error', failed).on('exit', ended);
    thread.postMessage(handful);
  });
