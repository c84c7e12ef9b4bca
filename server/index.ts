/** The server: tables over HTTP and sockets, kept in a data folder, and the web app on the same port. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Timing } from '@holotape/table';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { BotPool, type PoolOptions } from './bots/pool.ts';
import { Health } from './health.ts';
import { Gate } from './http/gate.ts';
import { addHttp } from './http/index.ts';
import { Refusal, sendProblem } from './http/problems.ts';
import { Proxies } from './http/proxies.ts';
import { addWeb } from './http/web.ts';
import { Identities } from './identity.ts';
import { newKey } from './identity-keys.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { Luck } from './luck.ts';
import { answering, openDoor } from './operating/door.ts';
import type { Metrics } from './operating/metrics.ts';
import { Operator } from './operating/operator.ts';
import { Passing } from './passing.ts';
import { REQUEST_ID, requestIdOf } from './request-ids.ts';
import { passedAsker, SAFE_HEADERS } from './safety.ts';
import { Sharing } from './sharing.ts';
import { openAll, type Shelf } from './shelf.ts';
import { Sockets } from './socket.ts';
import { makeOwnFolder, openToOthers } from './storage/privacy.ts';
import { SqliteStore } from './storage/sqlite-store.ts';
import type { Store } from './storage/store.ts';
import { Elsewhere, Newer } from './table-errors.ts';
import { type Retention, Tables } from './tables.ts';

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the data; made if it is not there. */
  readonly data: string;
  /** The address of a PostgreSQL database in which tables are kept instead. */
  readonly database?: string | undefined;
  /** Where other processes on the same database reach this one: an address that only they can reach. Any port if it is 0. */
  readonly private?: { readonly host: string; readonly port: number } | undefined;
  /** Where figures for Prometheus are given out, if anywhere: an address that only whoever collects them can reach. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  /** How long this process counts as alive without a sign of life, in milliseconds. */
  readonly lease?: number;
  /** Which release this process is; another one than its own only in tests. */
  readonly release?: number;
  readonly shelf?: Shelf;
  readonly store?: Store;
  readonly limits?: Partial<Limits>;
  readonly timing?: Partial<Timing>;
  readonly bots?: PoolOptions;
  /** Where ids, codes and seeds come from; the machine's own randomness unless given. */
  readonly luck?: Luck;
  /** A table at which nobody has been for so many milliseconds leaves memory. */
  readonly idle?: number;
  /** How long tables are kept; for ever unless it says so. */
  readonly retention?: Retention | undefined;
  readonly heartbeat?: number;
  /** `fatal` to `trace`, or `silent`. */
  readonly logLevel?: string;
  /** Believe `X-Forwarded-*` headers: behind a proxy of one's own. */
  readonly trustProxy?: boolean;
  /** Only these addresses and nets are such proxies; whoever else comes is taken for who they are. */
  readonly proxies?: readonly string[];
  /** The built web app. */
  readonly web?: string;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** Where the figures are, if they are given out. */
  readonly metricsPort: number | undefined;
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly gate: Gate;
  /** Stops taking requests, finishes what is under way, writes it down, and ends. */
  close(): Promise<void>;
}

export const DATA_FILE = 'holotape.db';
/** The file and what SQLite puts beside it. */
const DATA_FILES = /^holotape\.db/;
/** When the server ends, requests under way get so long; then they are cut off, so that what counts is written. */
const LAST_REQUESTS = 1_000;
/** Screens are asked so often whether they are still there, in milliseconds. */
const HEARTBEAT = 30_000;
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

/** HTTP without any route yet: whatever goes wrong is told in one way, and every reply has our headers. */
function newApp(
  gate: Gate,
  limits: Limits,
  options: ServerOptions,
  passing: () => Passing | undefined,
): FastifyInstance {
  const app = Fastify({
    serverFactory: (handler) => gate.serve(handler),
    logger: loggerOf(options.logLevel ?? 'warn'),
    bodyLimit: limits.bodySize,
    // One proxy, our own: of the addresses before the one it names, anybody may have made up any.
    trustProxy: options.trustProxy ? 1 : false,
    genReqId: (request) => requestIdOf(request, options.trustProxy ?? false),
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
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFE_HEADERS).header(REQUEST_ID, request.id);
  });
  const passOn = (request: FastifyRequest, reply: FastifyReply, { at }: Elsewhere) => {
    // What was passed on once is not passed on again: the table is just moving.
    const mayPass = at !== '' && passedAsker(request.raw) === undefined;
    if (mayPass) return passing()!.request(request, reply, at);
    return sendProblem(reply.header('retry-after', '1'), new Refusal(503, { say: 'api.moving' }));
  };
  app.setErrorHandler((error: FastifyError | Refusal | Elsewhere | Newer, request, reply) => {
    if (error instanceof Refusal) return sendProblem(reply, error);
    if (error instanceof Elsewhere) return passOn(request, reply, error);
    if (error instanceof Newer)
      return sendProblem(reply.header('retry-after', '60'), new Refusal(503, { say: 'api.newer' }));
    const status = error.statusCode ?? 500;
    if (status === 413) return sendProblem(reply, new Refusal(413, { say: 'api.too-large' }));
    if (status < 500)
      return sendProblem(reply, new Refusal(status, { say: 'api.malformed', args: { problem: error.message } }));
    request.log.error({ err: error }, 'A request failed.');
    return sendProblem(reply, new Refusal(500, { say: 'api.trouble' }));
  });
  return app;
}

/** Every request, and whatever is refused, is counted from here on. */
function count(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    metrics.requested({ method, route, status: reply.statusCode }, reply.elapsedTime);
  });
  app.addHook('onError', async (_request, _reply, error: Error) => {
    if (error instanceof Refusal) metrics.refused(error.problem.say);
  });
}

/** Opens the database, or the file of the data. What others could read of that is told. */
async function openData(
  { database, lease, release, data: folder }: ServerOptions,
  log: FastifyBaseLogger,
): Promise<Store> {
  // Read only by those who have one.
  if (database !== undefined)
    return (await import('./storage/postgres/store.ts')).PostgresStore.open(database, lease, release);
  makeOwnFolder(folder);
  const store = await SqliteStore.open(join(folder, DATA_FILE));
  const open = openToOthers(folder, DATA_FILES);
  if (open.length > 0) log.warn({ open }, 'Others on this machine can read the data.');
  return store;
}

/** The operator's door, where there is a folder for it. A server without one serves all the same. */
async function openedDoor(
  store: Store,
  operator: Operator,
  { data }: ServerOptions,
  log: FastifyBaseLogger,
): Promise<Server | undefined> {
  if (!(store instanceof SqliteStore) || process.platform === 'win32') return undefined;
  try {
    return await openDoor(data, { operator, backUp: (to) => store.backUp(to) });
  } catch (error) {
    log.warn({ err: error }, 'The door for operators cannot be opened: "holotape backup" has to wait for the end.');
    return undefined;
  }
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const shelf = options.shelf ?? (await import('./built-in-shelf.ts')).builtInShelf();
  const limits: Limits = { ...LIMITS, ...options.limits };
  const gate = new Gate(limits, options.trustProxy ?? false, options.proxies && Proxies.of(options.proxies));
  let passing: Passing | undefined;
  const app = newApp(gate, limits, options, () => passing);
  const store = options.store ?? (await openData(options, app.log));
  try {
    const identities = await Identities.open(store, Date.now());
    if (store.shared) passing = new Passing(await store.secret('passing', newKey()), options.trustProxy ?? false);
    return await serveFrom(store, { options, shelf, limits, gate, app, identities, passing });
  } catch (error) {
    // A start that failed keeps nothing open: neither the file nor the process.
    await store.close();
    throw error;
  }
}

interface Parts {
  readonly options: ServerOptions;
  readonly shelf: Shelf;
  readonly limits: Limits;
  readonly gate: Gate;
  readonly app: FastifyInstance;
  readonly identities: Identities;
  readonly passing: Passing | undefined;
}

async function serveFrom(store: Store, parts: Parts): Promise<RunningServer> {
  const { options, shelf, limits, gate, app, identities, passing } = parts;
  const { idle, timing, luck, trustProxy = false, heartbeat = HEARTBEAT } = options;
  const { log } = app;
  const bots = new BotPool(options.bots);
  const metrics = options.metrics && (await import('./operating/metrics.ts'));
  const figures =
    metrics &&
    new metrics.Metrics({
      tables: () => tables.size,
      sockets: () => sockets.size,
      connections: () => gate.connections,
      thinking: () => bots.busy.thinking,
      queued: () => bots.busy.queued,
      passed: () => passing?.passed ?? 0,
      lost: () => tables.losses,
    });
  if (figures !== undefined) count(app, figures);
  const tables = new Tables({
    store,
    shelf,
    bots,
    log,
    dropped: (id) => sockets.leaveTable(id),
    metrics: figures,
    retention: options.retention,
    ...(idle !== undefined && { idle }),
    ...(timing && { timing }),
    ...(luck && { luck }),
  });
  const sockets = new Sockets({ tables, identities, limits, log, heartbeat, trustProxy, passing, metrics: figures });
  const health = new Health(store, limits.healthTime);

  // It lives: whatever may be wrong with the storage, starting it anew would not help.
  app.get('/livez', async () => ({ ok: true }));
  app.get('/healthz', async (_request, reply) => {
    const why = await health.trouble();
    if (why === undefined) return { ok: true, tables: tables.size };
    return reply.code(503).header('cache-control', 'no-store').send({ ok: false, why });
  });
  await app.register(async (api) =>
    addHttp(api, { tables, sockets, shelf, identities, limits, counts: store.counts, trustProxy, host: options.host }),
  );
  await app.register(async (page) => addWeb(page, options.web ?? WEB, limits.files));
  app.server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));

  const operator = new Operator({
    store,
    shelf,
    alone: (id, work) => tables.alone(id, work),
    keysChanged: (keys) => identities.hearKeys(keys),
    namesLeft: async () => {
      identities.hear(await store.left(Date.now()));
      sockets.closeVoid();
    },
  });
  let door: Server | undefined;
  let sharing: Sharing | undefined;
  let collected: { readonly server: Server; readonly port: number } | undefined;
  let stopOpening = () => {};
  const close = async () => {
    stopOpening();
    // Nobody new is let in; who is here is told; then what is under way is finished and written.
    const closed = app.close();
    const cut = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS);
    await sockets.close();
    await closed;
    clearTimeout(cut);
    sharing?.close();
    collected?.server.close();
    gate.close();
    await tables.close();
    await bots.close();
    door?.close();
    await store.close();
  };
  try {
    if (figures !== undefined) collected = await metrics!.serveMetrics(figures, options.metrics!);
    if (options.store === undefined) door = await openedDoor(store, operator, options, log);
    await app.listen({ port: options.port, host: options.host });
    if (passing !== undefined)
      sharing = await Sharing.begin({
        ...{ store, passing, app, sockets, identities },
        operator: answering({ operator }),
        at: options.private,
      });
  } catch (error) {
    await close();
    throw error;
  }
  stopOpening = openAll(shelf);
  const why = await health.trouble();
  if (why !== undefined) log.error({ why }, 'The storage is not well.');
  let closing: Promise<void> | undefined;
  return {
    ...addressOf(app, options.host),
    metricsPort: collected?.port,
    tables,
    sockets,
    gate,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function addressOf({ server }: FastifyInstance, host: string): Pick<RunningServer, 'address' | 'port'> {
  const { port } = server.address() as AddressInfo;
  const shown = host.includes(':') ? `[${host}]` : host;
  return { address: `http://${shown === '0.0.0.0' || shown === '[::]' ? 'localhost' : shown}:${port}/`, port };
}
