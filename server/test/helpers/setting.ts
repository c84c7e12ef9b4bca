/** A real server on a port of its own with data of its own, and people who come to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Client, Refused, type TableSocket } from '../../client.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../index.ts';
import type { Limits } from '../../limits.ts';
import { SMALL_GAMES } from './small-games.ts';

export function tempFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'holotape-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const plenty = { burst: 1e6, perSecond: 1e6 };

/** Where a test is not about limits, how quick the machine is does not matter. */
export const ROOMY: Partial<Limits> = {
  writes: plenty,
  requests: plenty,
  files: plenty,
  tables: plenty,
  guesses: plenty,
  chat: plenty,
  hellos: plenty,
  games: plenty,
  leaves: plenty,
  messages: plenty,
};

export class ServerSetting {
  readonly #options: ServerOptions;
  readonly #folder: { path: string; remove(): void };
  server!: RunningServer;

  constructor(options: Partial<ServerOptions>) {
    this.#folder = tempFolder();
    this.#options = {
      port: 0,
      host: '127.0.0.1',
      data: this.#folder.path,
      shelf: SMALL_GAMES,
      logLevel: 'silent',
      web: join(this.#folder.path, 'web'),
      ...options,
      limits: {
        ...ROOMY,
        // Each look is a new one.
        healthTime: 0,
        ...options.limits,
      },
    };
  }

  get data(): string {
    return this.#folder.path;
  }

  get address(): string {
    return this.server.address;
  }

  async start(): Promise<this> {
    this.server = await startServer(this.#options);
    return this;
  }

  async restart(): Promise<void> {
    await this.server.close();
    await this.start();
  }

  async stop(): Promise<void> {
    await this.server.close();
    this.#folder.remove();
  }

  async person(name: string): Promise<Client> {
    const client = new Client(this.address);
    await client.name(name);
    return client;
  }
}

export const startTestServer = (options: Partial<ServerOptions> = {}): Promise<ServerSetting> =>
  new ServerSetting(options).start();

/** Long enough for the slowest machine: what is waited for comes, or never does. */
const PATIENCE = 600_000;

/** Waits until it is so, on however slow a machine; the message says for what. */
export async function until(what: string, isSo: () => boolean, milliseconds = PATIENCE): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** The first choice that is allowed. */
export function firstAnswer(socket: TableSocket): string {
  const { options, suggestions } = socket.model!.question!;
  return (options?.find(({ blocked }) => !blocked)?.id ?? suggestions?.[0]) as string;
}

/** Answers the open question of this screen. */
export const answer = (socket: TableSocket, what: string = firstAnswer(socket)) =>
  socket.say({ type: 'answer', question: socket.model!.question!.number, answer: what });

/** How a call was refused: its status and the key of the reason. */
export async function refusal(call: Promise<unknown>): Promise<[number, string]> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refused)) throw new Error(`It was not refused: ${error}`);
  expect(error.problem.sentence).not.toBe('');
  return [error.status, error.problem.say];
}
