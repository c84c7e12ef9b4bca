/**
 * Passing on. A table is at one process, and people may come to any: whoever is asked for a table of another process passes
 * the request on to it, as it came, and the answer back. Between processes a port of their own is used, which nobody else
 * has business with; a secret that only they know says that a request was passed on, and for whom.
 */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, sendProblem } from './http/problems.ts';
import { REQUEST_ID } from './request-ids.ts';
import { addressOf, countsFor } from './safety.ts';

/** Where, on the port between processes, an operator is heard. */
export const OPERATOR = '/operator';
const SECRET = 'x-holotape-passed';
const ASKER = 'x-holotape-for';
/** Headers that are about one connection and not about what is said on it (RFC 9110, 7.6.1). */
const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'content-length', 'te']);
/** Whoever was asked and says nothing for so long, in milliseconds, is not there; a frozen process still takes connections. */
const PATIENCE = 5_000;
const GREETING = 1_000;

export class Passing {
  readonly #secret: string;
  readonly #trustProxy: boolean;
  /** Requests and sockets that somebody took over. */
  passed = 0;

  constructor(secret: string, trustProxy: boolean) {
    this.#secret = secret;
    this.#trustProxy = trustProxy;
  }

  /** Listens for what other processes pass on. */
  async listen(
    { host, port }: { readonly host: string; readonly port: number },
    handler: RequestListener,
    upgrade: (asked: IncomingMessage, stream: Duplex, head: Buffer) => void,
  ): Promise<{ readonly server: Server; readonly address: string }> {
    const server = createServer((asked, response) => {
      if (this.#admits(asked)) handler(asked, response);
      else asked.socket.destroy();
    });
    server.on('upgrade', (asked, stream, head) => {
      if (this.#admits(asked)) upgrade(asked, stream, head);
      else stream.destroy();
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    const shown = host.includes(':') ? `[${host}]` : host;
    return { server, address: `http://${shown}:${(server.address() as AddressInfo).port}` };
  }

  #admits(asked: IncomingMessage): boolean {
    const [given, expected] = [Buffer.from(String(asked.headers[SECRET])), Buffer.from(this.#secret)];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    countsFor(asked, String(asked.headers[ASKER]));
    delete asked.headers[SECRET];
    delete asked.headers[ASKER];
    return true;
  }

  /** What says to the other process that it was passed on. Nobody who asks can say it for us. */
  #stamp(asked: IncomingMessage): Record<string, string> {
    return { [SECRET]: this.#secret, [ASKER]: addressOf(asked, this.#trustProxy) };
  }

  /** Passes a request on, and what comes back back. */
  async request(asked: FastifyRequest, reply: FastifyReply, at: string): Promise<FastifyReply> {
    try {
      const answer = await this.#ask(asked, at);
      this.passed += 1;
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_ONE_CONNECTION.has(name));
      return reply.code(answer.statusCode!).headers(Object.fromEntries(kept)).send(answer);
    } catch {
      // Whoever has the table is just going, or just coming.
      return sendProblem(reply.header('retry-after', '1'), new Refusal(503, { say: 'api.moving' }));
    }
  }

  #ask({ raw, body, id }: FastifyRequest, at: string): Promise<IncomingMessage> {
    const text = body === undefined || body === null ? undefined : JSON.stringify(body);
    const kept = Object.entries(raw.headers).filter(([name]) => !OF_ONE_CONNECTION.has(name));
    const length = text === undefined ? {} : { 'content-length': Buffer.byteLength(text) };
    return new Promise((resolve, reject) => {
      const passed = request(`${at}${raw.url}`, {
        method: raw.method ?? 'GET',
        headers: { ...Object.fromEntries(kept), ...length, [REQUEST_ID]: id, ...this.#stamp(raw) },
        timeout: PATIENCE,
      });
      passed.on('response', resolve);
      passed.on('timeout', () => passed.destroy(new Error('It says nothing.')));
      passed.on('error', reject);
      passed.end(text);
    });
  }

  /** Passes a connection that wants to become a socket on, byte by byte. False: nobody is there, and nothing was said. */
  socket(asked: IncomingMessage, stream: Duplex, head: Buffer, at: string): Promise<boolean> {
    const { hostname, port } = new URL(at);
    return new Promise((resolve) => {
      const wire = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), noDelay: true });
      let isThere = false;
      const silence = setTimeout(() => wire.destroy(), GREETING);
      wire.on('connect', () => {
        wire.write(headOf(asked, this.#stamp(asked)));
        wire.write(head);
      });
      wire.once('data', (greeting) => {
        clearTimeout(silence);
        isThere = true;
        this.passed += 1;
        stream.write(greeting);
        wire.pipe(stream).pipe(wire);
        resolve(true);
      });
      wire.on('error', () => {});
      // Neither end outlives the other.
      const hangUp = () => wire.destroy();
      stream.on('close', hangUp);
      wire.on('close', () => {
        clearTimeout(silence);
        stream.off('close', hangUp);
        if (isThere) stream.destroy();
        else resolve(false);
      });
    });
  }
}

/** Says something to the process at this address as another process would, and gives its answer back, read as JSON. */
export async function askPrivately(at: string, secret: string, wish: object): Promise<unknown> {
  const said = JSON.stringify(wish);
  return new Promise((resolve, reject) => {
    const asked = request(`${at}${OPERATOR}`, {
      method: 'POST',
      headers: { 'content-length': Buffer.byteLength(said), [SECRET]: secret, [ASKER]: 'operator' },
      timeout: PATIENCE,
    });
    asked.on('timeout', () => asked.destroy(new Error('The server that has the table says nothing.')));
    asked.on('error', reject);
    asked.on('response', (reply) => json(reply).then(resolve, reject));
    asked.end(said);
  });
}

/** A request as it came, with the stamp on it. */
function headOf({ method, url, rawHeaders }: IncomingMessage, stamp: Record<string, string>): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (!Object.hasOwn(stamp, name.toLowerCase())) lines.push(`${name}: ${rawHeaders[i + 1]}`);
  }
  for (const [name, value] of Object.entries(stamp)) lines.push(`${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
