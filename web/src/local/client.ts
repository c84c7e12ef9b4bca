/** The page's side of the worker that runs local tables. The worker starts when it is first needed. */

import type { Watchable } from '@holotape/table/kept/watchable';
import type { NewTable, TableAction } from '@holotape/table/spoken/actions';
import type { ClientMessage } from '@holotape/table/spoken/protocol';
import { Line, type Refused } from '../client/connection.ts';
import { t } from '../text/index.ts';
import type { Call, FromWorker, Gone, ToWorker } from './calls.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let count = 0;
const calls = new Map<number, Waiting>();
const lines = new Map<number, WorkerConnection>();

/** 128 bits of the browser's own randomness. */
const newLuck = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

function tell(message: ToWorker): void {
  if (worker === undefined) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'holotape-tables' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    worker.onerror = (event) => {
      // The worker itself broke: everything acknowledged is kept, so a new one opens the tables again.
      const error = new Error(event.message || t('trouble.worker'));
      worker?.terminate();
      worker = undefined;
      for (const { reject } of calls.values()) reject(error);
      calls.clear();
      for (const line of [...lines.values()]) line.broke();
    };
    worker.postMessage({ luck: newLuck() } satisfies ToWorker);
  }
  worker.postMessage(message);
}

function hear(data: FromWorker): void {
  if ('call' in data) {
    const waiting = calls.get(data.call);
    calls.delete(data.call);
    if ('trouble' in data) waiting?.reject(new Error(data.trouble));
    else waiting?.resolve(data.ok);
    return;
  }
  lines.get(data.line)?.heard(data);
}

function call<T>(what: Call): Promise<T> {
  count += 1;
  const number = count;
  return new Promise<T>((resolve, reject) => {
    calls.set(number, { resolve: resolve as (value: unknown) => void, reject });
    tell({ call: number, what });
  });
}

/** Starts the worker with a game's rules, so that its table is made at once. */
export const loadLocal = (game: string): Promise<void> => call({ do: 'load', game });
/** Has the worker do what would keep the page from painting: A goes over, B comes back. */
export const workLocal = <A, B>(game: string, what: string, about: A): Promise<B> =>
  call({ do: 'work', game, what, about });
/** Makes a table in this browser and resolves to its id. */
export const makeLocal = (table: NewTable, name: string): Promise<string> => call({ do: 'make', table, name });
/** Opens a save as a new table; rejects with a sentence that says what is wrong with it. */
export const importSave = (text: string, name: string): Promise<string> => call({ do: 'import', text, name });
export const exportSave = (id: string): Promise<string> => call({ do: 'export', id });
export const actLocal = (id: string, action: TableAction): Promise<Refused | undefined> =>
  call({ do: 'act', id, action });
/** The game so far, step by step, for the replay. */
export const watchLocal = (id: string): Promise<Watchable | undefined> => call({ do: 'watch', id });

/** A line to a table in this browser. */
export class WorkerConnection extends Line {
  readonly local = true;
  #line = 0;

  constructor(id: string) {
    super(id);
    this.#open(false);
  }

  #open(steal: boolean): void {
    count += 1;
    this.#line = count;
    lines.set(this.#line, this);
    tell({ line: this.#line, open: this.id, steal });
    this.hello();
  }

  heard(data: Extract<FromWorker, { readonly line: number }>): void {
    if ('heard' in data) this.hear(data.heard);
    else this.#gone(data.gone, data.detail);
  }

  #gone(gone: Gone, detail: string | undefined): void {
    lines.delete(this.#line);
    this.#line = 0;
    this.forget();
    this.set({
      status: 'gone',
      trouble: t(gone, { detail: detail ?? '' }),
      elsewhere: gone === 'gone.elsewhere' || gone === 'gone.taken',
    });
  }

  /** The worker broke; a new one carries on from what was kept. */
  broke(): void {
    lines.delete(this.#line);
    this.forget();
    this.#open(true);
  }

  protected send(message: ClientMessage): boolean {
    if (this.#line === 0) return false;
    tell({ line: this.#line, say: message });
    return true;
  }

  /** Takes the table over from another window. */
  tryNow(): void {
    if (this.#line !== 0) return;
    this.set({ status: 'connecting' });
    this.#open(true);
  }

  leave(): void {
    if (this.#line === 0) return;
    tell({ line: this.#line, close: true });
    lines.delete(this.#line);
    this.#line = 0;
  }
}
