/** Processes of the server's benchmark: one or more that serve, and one that plays at them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from '../../../server/node-flags.mjs';
import type { Load } from './load.ts';

const script = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

export type Contestant = 'echo' | 'holotape' | 'boardgame.io';

/** What the load found, and how long the servers worked for each answer, in microseconds. */
export interface Played extends Load {
  readonly work: number;
}

async function nextWord<T>(child: ChildProcess): Promise<T> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the benchmark ended with ${code}.`);
  });
  const [word] = await Promise.race([once(child, 'message'), gone]);
  return word as T;
}

export interface Served {
  readonly port: number;
  /** Microseconds it has worked so far. */
  worked(): Promise<number>;
  end(): Promise<void>;
}

interface Serving {
  /** A folder of its own, gone at the end, unless it is named. */
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

export async function serve(contestant: Contestant, { data, database }: Serving = {}): Promise<Served> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'holotape-bench-'));
  const child = fork(script('served'), [contestant, folder, ...(database === undefined ? [] : [database])], {
    execArgv: [...SERVER_FLAGS],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    if (data === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { port } = await nextWord<{ port: number }>(child);
    return {
      port,
      end,
      worked: () => {
        child.send('work');
        return nextWord<number>(child);
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

interface Playing {
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
  /** Where tables are made, if not where they are played. */
  readonly madeAt?: number;
}

/** Plays at these servers, the tables shared out among them. */
export async function playAt(servers: readonly Served[], { game, tables, seconds, madeAt }: Playing): Promise<Played> {
  const ports = servers.map(({ port }) => `${madeAt ?? port}:${port}`).join(',');
  const load = fork(script('load'), [game, ports, String(tables), String(seconds)]);
  const worked = async () => {
    let sum = 0;
    for (const each of servers) sum += await each.worked();
    return sum;
  };
  try {
    await nextWord(load);
    const before = await worked();
    const result = await nextWord<Load>(load);
    return { ...result, work: ((await worked()) - before) / result.answers };
  } finally {
    load.kill('SIGKILL');
  }
}

export const rate = ({ answers, seconds }: Load): number => answers / seconds;
