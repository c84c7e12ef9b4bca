/** Takes batches out of the queues, plays them and sends back what became of them, as long as it is wanted. */
import { hostname } from 'node:os';
import { type Outcome, Team } from '@holotape/bots/simulation/team';
import type { Job, PgBoss } from 'pg-boss';
import { type Batch, batchSchema, type Results } from './queue.ts';

/** Milliseconds between two signs of life: well within what is waited for. */
const SIGN_AFTER = 3_000;
/** Milliseconds between two looks into queues that were empty. */
const LOOK_AGAIN = 500;

/** Who played something, for whoever counts the helpers. */
const SELF = `${hostname()}/${process.pid}`;

interface BatchWorkerOptions {
  readonly boss: PgBoss;
  /** The first that has something is taken from. */
  readonly queues: readonly string[];
  /** Games at once. */
  readonly jobs: number;
  /** A batch was played, with so many games; or not, and why. */
  onBatch?(games: number): void;
  onTrouble?(error: Error): void;
}

function* between({ from, to }: Batch): Generator<number> {
  for (let number = from; number < to; number += 1) yield number;
}

export class BatchWorker {
  readonly #options: BatchWorkerOptions;
  readonly #team: Team;
  readonly #hands: Promise<void>[];
  readonly #ended = new AbortController();

  constructor(options: BatchWorkerOptions) {
    this.#options = options;
    this.#team = new Team(options.jobs);
    // Twenty games and more keep ten threads busy; one batch more, so that they need not wait for the last game of another.
    const hands = 1 + Math.ceil(options.jobs / 10);
    this.#hands = Array.from({ length: hands }, () => this.#run());
  }

  /** Ends at once. Batches that were begun are given back, for others to play. */
  async close(): Promise<void> {
    this.#ended.abort();
    this.#team.close();
    await Promise.all(this.#hands);
  }

  async #run(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      try {
        if (!(await this.#takeOne())) await this.#rest();
      } catch (error) {
        // The database is away, perhaps: it is asked again.
        this.#options.onTrouble?.(error as Error);
        await this.#rest();
      }
    }
  }

  #rest(): Promise<void> {
    return new Promise((resolve) => {
      const rested = () => {
        clearTimeout(timer);
        this.#ended.signal.removeEventListener('abort', rested);
        resolve();
      };
      const timer = setTimeout(rested, LOOK_AGAIN);
      this.#ended.signal.addEventListener('abort', rested);
    });
  }

  /** Whether there was one. */
  async #takeOne(): Promise<boolean> {
    for (const queue of this.#options.queues) {
      const [job] = await this.#options.boss.fetch<Batch>(queue);
      if (job === undefined) continue;
      await this.#does(queue, job);
      return true;
    }
    return false;
  }

  async #does(queue: string, job: Job<Batch>): Promise<void> {
    const { boss, onBatch, onTrouble } = this.#options;
    const sign = setInterval(() => void boss.touch(queue, job).catch(onTrouble ?? (() => {})), SIGN_AFTER);
    try {
      const batch = batchSchema.parse(job.data) as Batch;
      const outcomes = await this.#play(batch);
      // Whoever wanted it may have gone in good order, or have it from somebody else.
      if ((await boss.getQueue(batch.results)) !== null) {
        const results: Results = { by: SELF, outcomes };
        await boss.send(batch.results, results);
        onBatch?.(outcomes.length);
      }
      await boss.complete(queue, job);
    } catch (error) {
      await boss.fail(queue, job, { message: (error as Error).message });
      if (!this.#ended.signal.aborted) throw error;
    } finally {
      clearInterval(sign);
    }
  }

  async #play(batch: Batch): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    await this.#team.play(batch.work, between(batch), batch.to - batch.from, (some) => outcomes.push(...some));
    return outcomes;
  }
}
