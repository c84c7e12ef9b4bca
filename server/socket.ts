/** The sockets: one screen each, from hello to goodbye. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Connection, Parcel, type Person, SOCKET_CLOSED } from '@holotape/table';
import { WebSocket, WebSocketServer } from 'ws';
import { COMPRESSION, frameOf } from './frames.ts';
import { Identities } from './identity.ts';
import { Bucket, type Limits } from './limits.ts';
import { isFromHere } from './safety.ts';
import type { Tables } from './tables.ts';

export interface SocketParts {
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
  readonly #quiet = new Set<WebSocket>();
  /** What is not on its way yet. */
  readonly #held = new Map<WebSocket, Buffer[]>();
  #lettingGo = false;
  readonly #beat: NodeJS.Timeout;
  #closing = false;

  constructor(parts: SocketParts) {
    this.#parts = parts;
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
    else
      this.#server.handleUpgrade(request, stream, head, (socket) => {
        this.#count(address, 1);
        socket.on('close', () => {
          this.#count(address, -1);
          this.#quiet.delete(socket);
        });
        // A broken message is answered by the library with the right close code; there is nothing to add.
        socket.on('error', () => {});
        this.#welcome(socket, id, request).catch((error: unknown) => {
          this.#parts.log.warn({ table: id, err: error }, 'A table could not be opened.');
          socket.close(1011, 'The table cannot be opened.');
        });
      });
  }

  #count(address: string, by: number): void {
    const count = (this.#byAddress.get(address) ?? 0) + by;
    if (count > 0) this.#byAddress.set(address, count);
    else this.#byAddress.delete(address);
  }

  async #welcome(socket: WebSocket, id: string, request: IncomingMessage): Promise<void> {
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
    const connection = host.connect({
      person,
      mute: known === undefined,
      send: (parcel) => this.#send(socket, parcel),
      flush: () => this.#flush(socket),
    });
    const bucket = new Bucket(limits.messages, performance.now());
    let refusals = 0;
    const hear = (data: Buffer) => {
      if (!bucket.takes(performance.now())) {
        refusals += 1;
        if (refusals > PATIENCE) this.#showOut(socket, SOCKET_CLOSED.tooMuch, 'That was too much.');
        else this.#refuse(socket, 'table.too-fast');
        return;
      }
      this.#receive(socket, connection, data);
    };
    socket.on('message', hear);
    socket.on('close', () => connection.close());
    socket.on('pong', () => this.#quiet.delete(socket));
    for (const data of early) hear(data);
  }

  #receive(socket: WebSocket, connection: Connection, data: Buffer): void {
    let message: unknown;
    try {
      message = JSON.parse(data.toString('utf8'));
    } catch {
      this.#refuse(socket, 'table.malformed', { problem: 'it is not JSON' });
      return;
    }
    void connection.receive(message);
  }

  #refuse(socket: WebSocket, say: string, args?: { readonly problem: string }): void {
    this.#send(socket, new Parcel({ type: 'refused', id: '', reason: { say, ...(args && { args }) } }));
  }

  #send(socket: WebSocket, parcel: Parcel): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > this.#parts.limits.backlog) {
      // It will come back and say what it has seen.
      socket.terminate();
      return;
    }
    this.#hold(socket, frameOf(parcel, socket.extensions !== ''));
  }

  /** What a screen gets at once (news, and the reply to its answer) goes in one piece; at the latest when the loop turns. */
  #hold(socket: WebSocket, frame: Buffer): void {
    const held = this.#held.get(socket);
    if (held !== undefined) {
      held.push(frame);
      return;
    }
    this.#held.set(socket, [frame]);
    if (this.#lettingGo) return;
    this.#lettingGo = true;
    process.nextTick(() => this.#letGo());
  }

  #letGo(): void {
    this.#lettingGo = false;
    for (const socket of this.#held.keys()) this.#flush(socket);
  }

  #flush(socket: WebSocket): void {
    const frames = this.#held.get(socket);
    if (frames === undefined) return;
    this.#held.delete(socket);
    wireOf(socket)?.write(frames.length === 1 ? frames[0]! : Buffer.concat(frames));
  }

  /** Goodbye is the last thing a screen hears. */
  #showOut(socket: WebSocket, code: number, why: string): void {
    this.#flush(socket);
    socket.close(code, why);
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
    for (const socket of this.#server.clients) this.#showOut(socket, 1012, 'The server restarts.');
    await new Promise((resolve) => setTimeout(resolve, this.#server.clients.size === 0 ? 0 : 50));
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}

/** Where a connection comes from; behind a proxy of our own, where that says it came from. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
}

/** The connection under a socket. The library keeps it to itself, but says in its documentation that it is there. */
const wireOf = (socket: WebSocket): Socket => (socket as unknown as { _socket: Socket })._socket;

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
