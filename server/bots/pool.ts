/**
 * Bots think in threads of their own, so that a table never blocks the server. A thought that takes too long is cut off
 * with its thread; the table then helps itself with any answer that is allowed.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Answer, type Because, hashOf, type Save, type Seat } from '@holotape/kernel';

interface Question {
  readonly game: string;
  readonly bot: string;
  /** Where it sits: it stays there, and remembers what it means to do. Without it somebody new thinks every time. */
  readonly table?: string;
  readonly seat: Seat;
  readonly position: Save;
  /** Where its luck comes from. */
  readonly seed: string;
  /** An answer it has given, and is to account for; or its answer for a person, with what speaks for it. */
  readonly wanted?: { readonly why: Answer } | 'hint';
}

/** What comes of it. */
interface Said {
  readonly answer: Answer;
  readonly because?: readonly Because[];
}

/** As it goes to a thread, and as it comes back. */
export type Asked = Question & {
  readonly id: number;
  /** A bot that looks ahead answers within so many milliseconds, with the best it has found by then. */
  readonly patience: number;
};
export type Thought =
  | { readonly id: number; readonly answer: Answer; readonly because?: readonly Because[] }
  | { readonly id: number; readonly error: string };

interface Task {
  readonly asked: Asked;
  resolve(thought: Said): void;
  reject(error: Error): void;
}

interface Thinker {
  readonly worker: Worker;
  task: Task | undefined;
  timer: NodeJS.Timeout | undefined;
  /** Tells it from the others. */
  readonly number: number;
}

export interface PoolOptions {
  readonly threads?: number;
  /** The longest a bot may think about one answer, in milliseconds. */
  readonly deadline?: number;
  /** What the threads run; another one in tests. */
  readonly script?: URL;
}

/** So much of the deadline is for thinking: a thought that is cut off with its thread is worth nothing. */
const IN_TIME = 0.6;

/** A thread that nobody needs for so long goes away. */
const IDLE = 60_000;

export class BotPool {
  readonly #most: number;
  readonly #deadline: number;
  readonly #script: URL;
  readonly #thinkers = new Set<Thinker>();
  readonly #queue: Task[] = [];
  #next = 1;
  #hired = 0;
  #closed = false;

  constructor({ threads, deadline = 10_000, script }: PoolOptions = {}) {
    this.#most = threads ?? Math.max(1, Math.min(4, availableParallelism() - 1));
    this.#deadline = deadline;
    this.#script = script ?? new URL('./thread.ts', import.meta.url);
  }

  /** The bot's answer. Rejects if it breaks, or does not come within its time. */
  async think(question: Question): Promise<Answer> {
    return (await this.#ask(question)).answer;
  }

  /** Why it gave that answer, for everybody. */
  async account(question: Question, why: Answer): Promise<readonly Because[]> {
    return (await this.#ask({ ...question, wanted: { why } })).because ?? [];
  }

  /** What it would answer for a person, and why. */
  async hint(question: Question): Promise<Required<Said>> {
    const { answer, because = [] } = await this.#ask({ ...question, wanted: 'hint' });
    return { answer, because };
  }

  #ask(question: Question): Promise<Said> {
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new Error('The bots have gone home.'));
        return;
      }
      const asked: Asked = { ...question, id: this.#next, patience: IN_TIME * this.#deadline };
      this.#next += 1;
      this.#queue.push({ asked, resolve, reject });
      this.#handOut();
    });
  }

  /** How many think just now, and how many wait for a thread. */
  get busy(): { readonly thinking: number; readonly queued: number } {
    let thinking = 0;
    for (const { task } of this.#thinkers) if (task !== undefined) thinking += 1;
    return { thinking, queued: this.#queue.length };
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('The bots have gone home.'));
    await Promise.all(
      [...this.#thinkers].map((thinker) => this.#dismiss(thinker, new Error('The bots have gone home.'))),
    );
  }

  #handOut(): void {
    while (this.#queue.length > 0) {
      const thinker = this.#free(this.#queue[0]!.asked.table) ?? this.#hire();
      if (thinker === undefined) return;
      this.#give(thinker, this.#queue.shift()!);
    }
  }

  /** Of those who have nothing to do the one that usually thinks for the table: its bots are most likely there. */
  #free(table = ''): Thinker | undefined {
    const place = ({ number }: Thinker) => hashOf(`${table} ${number}`);
    return [...this.#thinkers]
      .filter(({ task }) => task === undefined)
      .reduce<Thinker | undefined>(
        (best, each) => (best === undefined || place(each) < place(best) ? each : best),
        undefined,
      );
  }

  #hire(): Thinker | undefined {
    if (this.#closed || this.#thinkers.size >= this.#most) return undefined;
    const worker = new Worker(this.#script);
    this.#hired += 1;
    const thinker: Thinker = { worker, task: undefined, timer: undefined, number: this.#hired };
    worker.on('message', (thought: Thought) => this.#hear(thinker, thought));
    worker.on('error', (error) => void this.#dismiss(thinker, error as Error));
    worker.on('exit', () => void this.#dismiss(thinker, new Error('The bot has gone.')));
    this.#thinkers.add(thinker);
    return thinker;
  }

  #give(thinker: Thinker, task: Task): void {
    clearTimeout(thinker.timer);
    thinker.task = task;
    thinker.worker.ref();
    const { bot } = task.asked;
    thinker.timer = setTimeout(
      () => void this.#dismiss(thinker, new Error(`"${bot}" thought for more than ${this.#deadline} ms.`)),
      this.#deadline,
    );
    thinker.worker.postMessage(task.asked);
  }

  #hear(thinker: Thinker, thought: Thought): void {
    const { task } = thinker;
    if (task === undefined || task.asked.id !== thought.id) return;
    clearTimeout(thinker.timer);
    thinker.task = undefined;
    // It may wait for the next question, but does not keep the server from ending.
    thinker.worker.unref();
    thinker.timer = setTimeout(() => void this.#dismiss(thinker, new Error('No longer needed.')), IDLE).unref();
    if ('error' in thought) task.reject(new Error(thought.error));
    else task.resolve(thought);
    this.#handOut();
  }

  async #dismiss(thinker: Thinker, why: Error): Promise<void> {
    if (!this.#thinkers.delete(thinker)) return;
    clearTimeout(thinker.timer);
    const { task } = thinker;
    thinker.task = undefined;
    task?.reject(why);
    this.#handOut();
    await thinker.worker.terminate();
  }
}
