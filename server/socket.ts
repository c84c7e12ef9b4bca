/** The sockets: one screen each, from hello to goodbye. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Message, type Person, SOCKET_CLOSED, type Wire } from '@holotape/table';
import { WebSocket, WebSocketServer } from 'ws';
import { COMPRESSION } from './frames.ts';
import { Identities } from './identity.ts';
import { Bucket, Limiter, type Limits } from './limits.ts';
import { Line, Lines } from './line.ts';
import { askerOf, isFromHere, lastOf } from './safety.ts';
import { inWords } from './shelf.ts';
import { markOf, type Tables } from './tables.ts';

interface SocketParts {
  readonly tables: Tables;
  readonly identities: Identities;
  readonly limits: Limits;
  /** Every so many milliseconds each screen is asked whether it is still there. */
  readonly heartbeat: number;
  readonly trustProxy: boolean;
  readonly log: { warn(details: object, message: string): void };
}

const PATH = /^\/api\/tables\/([0-9a-z]{1,40})\/socket$/;
/** Whoever goes on talking after so many refused messages is shown out. */
const PATIENCE = 200;

export class Sockets {
  readonly #parts: SocketParts;
  readonly #server: WebSocketServer;
  readonly #byAddress = new Map<string, number>();
  readonly #dialled: Limiter;
  readonly #chatted: Limiter;
  readonly #quiet = new Set<WebSocket>();
  readonly #lines = new Lines();
  readonly #beat: NodeJS.Timeout;
  #closing = false;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    this.#dialled = new Limiter(parts.limits.requests);
    this.#chatted = new Limiter(parts.limits.chat);
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: parts.limits.messageSize,
      perMessageDeflate: COMPRESSION,
    });
    this.#beat = setInterval(() => this.#askAll(), parts.heartbeat).unref();
  }

  get size(): number {
    return this.#server.clients.size;
  }

  /** Takes a connection that wants to become a socket. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const [, id] = PATH.exec((request.url ?? '').split('?')[0]!) ?? [];
    const { trustProxy } = this.#parts;
    const address = addressOf(request, trustProxy);
    if (this.#closing) refuse(stream, '503 Service Unavailable');
    else if (id === undefined) refuse(stream, '404 Not Found');
    else if (!isFromHere(request.headers, trustProxy)) refuse(stream, '403 Forbidden');
    else if ((this.#byAddress.get(address) ?? 0) >= this.#parts.limits.sockets) refuse(stream, '429 Too Many Requests');
    else if (!this.#dialled.takes(address)) refuse(stream, '429 Too Many Requests');
    else
      this.#server.handleUpgrade(request, stream, head, (socket) => {
        this.#count(address, 1);
        socket.on('close', () => {
          this.#count(address, -1);
          this.#quiet.delete(socket);
        });
        // A broken message is answered by the library with the right close code; there is nothing to add.
        socket.on('error', () => {});
        this.#welcome(socket, id, request, address).catch((error: unknown) => {
          this.#parts.log.warn({ table: markOf(id), err: error }, 'A table could not be opened.');
          socket.close(1011, 'The table cannot be opened.');
        });
      });
  }

  #count(address: string, by: number): void {
    const count = (this.#byAddress.get(address) ?? 0) + by;
    if (count > 0) this.#byAddress.set(address, count);
    else this.#byAddress.delete(address);
  }

  async #welcome(socket: WebSocket, id: string, request: IncomingMessage, address: string): Promise<void> {
    const { tables, identities, limits } = this.#parts;
    const known = identities.fromCookies(request.headers.cookie, Date.now());
    // Somebody without a name may watch.
    const person: Person = known?.person ?? Identities.newPerson('Somebody');
    const early: Buffer[] = [];
    const keep = (data: Buffer) => {
      if (early.length < 10) early.push(data);
    };
    socket.on('message', keep);
    const host = await tables.get(id);
    socket.off('message', keep);
    if (host === undefined) {
      socket.close(SOCKET_CLOSED.noTable, 'There is no such table.');
      return;
    }
    if (socket.readyState !== WebSocket.OPEN) return;
    const line = new Line(socket, limits.backlog, this.#lines);
    const connection = host.connect({
      person,
      mute: known === undefined,
      send: (parcel) => line.send(parcel),
      showOut: () => line.close(SOCKET_CLOSED.notWatched, inWords(undefined, [], 'table.no-watching')),
    });
    const bucket = new Bucket(limits.messages, performance.now());
    let refusals = 0;
    const hear = (data: Buffer) => {
      if (!bucket.takes(performance.now())) {
        refusals += 1;
        if (refusals > PATIENCE) line.close(SOCKET_CLOSED.tooMuch, 'That was too much.');
        else refuseMessage(line, 'table.too-fast');
        return;
      }
      receive(line, connection, data, () => this.#chatted.takes(address));
    };
    socket.on('message', hear);
    socket.on('close', () => connection.close());
    socket.on('pong', () => this.#quiet.delete(socket));
    for (const data of early) hear(data);
  }

  #askAll(): void {
    for (const socket of this.#server.clients) {
      if (this.#quiet.has(socket)) {
        this.#quiet.delete(socket);
        socket.terminate();
      } else {
        this.#quiet.add(socket);
        socket.ping();
      }
    }
  }

  /** Everybody is told that the server goes; those who do not hear are cut off. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#beat);
    this.#lines.flush();
    for (const socket of this.#server.clients) socket.close(1012, 'The server restarts.');
    await new Promise((resolve) => setTimeout(resolve, this.#server.clients.size === 0 ? 0 : 50));
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}

/** Where a connection comes from; behind a proxy of our own, where that says it came from. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  return askerOf((trustProxy && lastOf(headers['x-forwarded-for'])) || (socket.remoteAddress ?? ''));
}

/** `mayChat`: whether whoever is at that address may say another line; if so, it counts. */
function receive(line: Line, connection: Wire, data: Buffer, mayChat: () => boolean): void {
  let message: unknown;
  try {
    message = JSON.parse(data.toString('utf8'));
  } catch {
    refuseMessage(line, 'table.malformed', { problem: 'it is not JSON' });
    return;
  }
  const said = chatOf(message);
  // The table counts by person; one address can be many persons.
  if (said !== undefined && !mayChat()) refuseMessage(line, 'table.too-fast', undefined, said.id);
  else void connection.receive(message);
}

/** The id of a chat line, if the message is one. */
function chatOf(message: unknown): { readonly id: string } | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { type, id } = message as { readonly type?: unknown; readonly id?: unknown };
  return type === 'chat' ? { id: typeof id === 'string' ? id.slice(0, 40) : '' } : undefined;
}

function refuseMessage(line: Line, say: string, args?: { readonly problem: string }, id = ''): void {
  line.send(new Message({ type: 'refused', id, reason: { say, ...(args && { args }) } }));
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
