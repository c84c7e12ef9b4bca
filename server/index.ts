/** The server: tables over HTTP and sockets, kept in a data folder, and the web app on the same port. */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Timing } from '@holotape/table';
import Fastify, { type FastifyError, type FastifyServerOptions } from 'fastify';
import { BotPool, type PoolOptions } from './bots/pool.ts';
import { addHttp } from './http.ts';
import { Identities } from './identity.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Refusal, sendProblem } from './problems.ts';
import { SAFE_HEADERS } from './safety.ts';
import type { Shelf } from './shelf.ts';
import { Sockets } from './socket.ts';
import { SqliteStore } from './storage/sqlite-store.ts';
import type { Store } from './storage/store.ts';
import { Tables } from './tables.ts';
import { addWeb } from './web.ts';

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the data; made if it is not there. */
  readonly data: string;
  readonly shelf?: Shelf;
  readonly store?: Store;
  readonly limits?: Partial<Limits>;
  readonly timing?: Partial<Timing>;
  readonly bots?: PoolOptions;
  /** A table at which nobody has been for so many milliseconds leaves memory. */
  readonly idle?: number;
  readonly heartbeat?: number;
  /** `fatal` to `trace`, or `silent`. */
  readonly logLevel?: string;
  /** Believe `X-Forwarded-*` headers: behind a proxy of one's own. */
  readonly trustProxy?: boolean;
  /** The built web app. */
  readonly web?: string;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  readonly tables: Tables;
  readonly sockets: Sockets;
  /** Stops taking requests, finishes what is under way, writes it down, and ends. */
  close(): Promise<void>;
}

export const DATA_FILE = 'holotape.db';
/** Whoever takes longer to send a request does not mean it. In milliseconds. */
const REQUEST_TIMEOUT = 30_000;
/** When the server ends, requests under way get so long; then they are cut off, so that what counts is written. */
const LAST_REQUESTS = 1_000;
const WEB = fileURLToPath(new URL('../web/dist/', import.meta.url));

/** The log says which route was asked for, never the whole address: it may hold an invite. Nor any header. */
function loggerOf(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const limits: Limits = { ...LIMITS, ...options.limits };
  const shelf = options.shelf ?? (await import('./built-in-shelf.ts')).builtInShelf();
  mkdirSync(options.data, { recursive: true, mode: 0o700 });
  const store = options.store ?? (await SqliteStore.open(join(options.data, DATA_FILE)));
  const identities = new Identities(await store.secret('identity', Identities.newKey()));
  const bots = new BotPool(options.bots);

  const app = Fastify({
    logger: loggerOf(options.logLevel ?? 'warn'),
    bodyLimit: limits.bodySize,
    requestTimeout: REQUEST_TIMEOUT,
    // One proxy, our own: of the addresses before the one it names, anybody may have made up any.
    trustProxy: options.trustProxy ? 1 : false,
    routerOptions: { maxParamLength: 100 },
    // An address that is none is refused before any hook: like everything else, with our headers and in our words.
    frameworkErrors: (error, _request, reply) => {
      reply.headers(SAFE_HEADERS);
      return sendProblem(
        reply,
        new Refusal(error.statusCode ?? 400, { say: 'api.malformed', args: { problem: error.message } }),
      );
    },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SAFE_HEADERS);
  });
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return sendProblem(reply, error);
    const status = error.statusCode ?? 500;
    if (status === 413) return sendProblem(reply, new Refusal(413, { say: 'api.too-large' }));
    if (status < 500)
      return sendProblem(reply, new Refusal(status, { say: 'api.malformed', args: { problem: error.message } }));
    request.log.error({ err: error }, 'A request failed.');
    return sendProblem(reply, new Refusal(500, { say: 'api.trouble' }));
  });

  const log = app.log;
  const { idle, timing } = options;
  const tables = new Tables({
    store,
    shelf,
    bots,
    log,
    ...(idle !== undefined && { idle }),
    ...(timing && { timing }),
  });
  const { trustProxy = false, heartbeat = 30_000 } = options;
  const sockets = new Sockets({ tables, identities, limits, log, heartbeat, trustProxy });
  app.get('/healthz', async () => {
    // Without its storage the server can do nothing: whoever watches over it shall start it again.
    await store.idOf('');
    return { ok: true, tables: tables.size };
  });
  await app.register(async (api) => addHttp(api, { tables, shelf, identities, limits, trustProxy }));
  await addWeb(app, options.web ?? WEB);
  app.server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));

  let closing: Promise<void> | undefined;
  const close = async () => {
    // Nobody new is let in; who is here is told; then what is under way is finished and written.
    const closed = app.close();
    const cut = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS);
    await sockets.close();
    await closed;
    clearTimeout(cut);
    // Tables first: a table whose bot goes home in the middle of a thought would answer with anything.
    await tables.close();
    await bots.close();
    await store.close();
  };
  try {
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const shown = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    address: `http://${shown === '0.0.0.0' || shown === '[::]' ? 'localhost' : shown}:${port}/`,
    port,
    tables,
    sockets,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
