/**
 * Contestants that take turns. Each runs in a thread of its own, so that none spoils another's compiled code or heap,
 * and time is the thread's own processor time, so that a busy machine disturbs little.
 */
import { Worker } from 'node:worker_threads';
import type { Slice } from './contestant.ts';
import { median } from './figures.ts';

const ROUNDS = 9;
/** Long enough for all the rules of a game to be compiled as well as they ever will be. */
const WARM_UP_MS = 1500;
const SLICE_MS = 150;

class Contestant {
  readonly #thread: Worker;

  constructor(name: string) {
    this.#thread = new Worker(new URL('./contestant.ts', import.meta.url), { workerData: name });
  }

  /** Runs for about so long; what was done per second comes back. */
  run(ms: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const thread = this.#thread;
      const done = ({ count, seconds }: Slice) => {
        thread.off('error', reject);
        resolve(count / seconds);
      };
      thread.once('message', done);
      thread.once('error', reject);
      thread.postMessage(ms);
    });
  }

  async stop(): Promise<void> {
    await this.#thread.terminate();
  }
}

/** By contestant, what it did per second in each round. */
type Rates<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/** Lets these contestants take turns. */
export async function contest<Name extends string>(
  names: readonly Name[],
  progress: (line: string) => void,
): Promise<Rates<Name>> {
  const contestants = names.map((name) => [name, new Contestant(name)] as const);
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  try {
    for (const [name, contestant] of contestants) {
      progress(`warming up: ${name}`);
      await contestant.run(WARM_UP_MS);
    }
    for (let round = 1; round <= ROUNDS; round += 1) {
      progress(`round ${round} of ${ROUNDS}`);
      for (const [name, contestant] of contestants) rates[name].push(await contestant.run(SLICE_MS));
    }
  } finally {
    await Promise.all(contestants.map(([, contestant]) => contestant.stop()));
  }
  return rates;
}

/** How many times as fast one was as the other: the median over the rounds. */
export function ratio<Name extends string>(rates: Rates<Name>, one: Name, other: Name): number {
  return median(rates[one].map((rate, round) => rate / rates[other][round]!));
}
