/**
 * The gate before all routes. It counts what a stranger could pile up: connections and answers of an address, requests that
 * wait on one connection, answers that nobody reads. Behind it a route need not think of that.
 */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Count, type Limits, monotonic } from '../limits.ts';
import { addressOf, askerOf, SAFE_HEADERS } from '../safety.ts';
import { tooFast } from './problems.ts';
import type { Proxies } from './proxies.ts';

/** An answer that has not been read to its end. */
interface UnderWay {
  readonly address: string;
  readonly since: number;
}

/** How often it is looked for answers and requests that take too long, in milliseconds. */
const LOOK_EVERY = 5_000;

/** A connection waits so long for its next request, in milliseconds: longer than proxies before us do, so that they end it. */
const KEPT_ALIVE = 72_000;

export class Gate {
  readonly #limits: Limits;
  readonly #trustProxy: boolean;
  readonly #proxies: Proxies | undefined;
  readonly #connections: Count;
  readonly #answers: Count;
  readonly #wires = new Map<Socket, Map<ServerResponse, UnderWay>>();
  readonly #look: NodeJS.Timeout;

  /** `proxies`: those that are believed, if not everybody is. */
  constructor(limits: Limits, trustProxy: boolean, proxies?: Proxies) {
    this.#proxies = proxies;
    this.#limits = limits;
    this.#trustProxy = trustProxy;
    this.#connections = new Count(limits.connections);
    this.#answers = new Count(limits.answers);
    this.#look = setInterval(() => this.#cutLate(), Math.min(LOOK_EVERY, limits.answerTime)).unref();
  }

  /** Connections that are open; those that became sockets are not counted here. */
  get connections(): number {
    return this.#wires.size;
  }

  /** Answers that are being made or have not been read to their end. */
  get answers(): number {
    let sum = 0;
    for (const answers of this.#wires.values()) sum += answers.size;
    return sum;
  }

  /** What waits to be read, in bytes. */
  get buffered(): number {
    let sum = 0;
    for (const [wire, answers] of this.#wires) {
      sum += wire.writableLength;
      for (const answer of answers.keys()) sum += answer.writableLength;
    }
    return sum;
  }

  /** A server that asks the gate first. */
  serve(handler: RequestListener): Server {
    const { requestTime, stallTime, allConnections } = this.#limits;
    const server = createServer(
      {
        requestTimeout: requestTime,
        headersTimeout: requestTime,
        connectionsCheckingInterval: Math.min(LOOK_EVERY, requestTime),
      },
      (request, response) => {
        this.#proxies?.hear(request);
        if (this.#admits(request, response)) handler(request, response);
      },
    );
    // A connection on which nothing moves, in either direction.
    server.setTimeout(stallTime);
    server.keepAliveTimeout = KEPT_ALIVE;
    server.maxConnections = allConnections;
    server.on('connection', (wire) => this.#connected(wire));
    server.on('upgrade', (request) => {
      this.#proxies?.hear(request);
      this.#wires.delete(request.socket);
    });
    return server;
  }

  close(): void {
    clearInterval(this.#look);
  }

  #connected(wire: Socket): void {
    const address = askerOf(wire.remoteAddress ?? '');
    if (!this.#trustProxy && !this.#connections.takes(address)) {
      wire.destroy();
      return;
    }
    this.#wires.set(wire, new Map());
    wire.on('close', () => {
      if (!this.#trustProxy) this.#connections.givesBack(address);
      this.#wires.delete(wire);
    });
  }

  #admits(request: IncomingMessage, response: ServerResponse): boolean {
    const wire = request.socket;
    const answers = this.#wires.get(wire);
    if (wire.destroyed || answers === undefined) return false;
    if (answers.size >= this.#limits.pipelined) {
      wire.destroy();
      return false;
    }
    const address = addressOf(request, this.#trustProxy);
    const isCounted = this.#answers.takes(address);
    answers.set(response, { address, since: monotonic() });
    response.on('close', () => {
      answers.delete(response);
      if (isCounted) this.#answers.givesBack(address);
    });
    if (!isCounted) refuse(response);
    return isCounted;
  }

  /** Whoever takes an answer byte by byte has had enough time. */
  #cutLate(): void {
    const late = monotonic() - this.#limits.answerTime;
    for (const [wire, answers] of this.#wires)
      for (const { since } of answers.values()) if (since <= late) wire.destroy();
  }
}

function refuse(response: ServerResponse): void {
  const { status, problem } = tooFast();
  response.writeHead(status, {
    ...SAFE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  });
  response.end(JSON.stringify(problem));
}
