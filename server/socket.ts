/** The sockets: one screen each, from hello to goodbye. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Parcel, type Person, SOCKET_CLOSED } from '@holotape/table';
import { WebSocket, WebSocketServer } from 'ws';
import { COMPRESSION } from './frames.ts';
import { Identities, type Known } from './identity.ts';
import { Count, Limiter, type Limits, monotonic } from './limits.ts';
import { Line, Lines } from './line.ts';
import type { Metrics } from './operating/metrics.ts';
import type { Passing } from './passing.ts';
import { addressOf, isFromHere, passedAsker } from './safety.ts';
import { inWords } from './shelf.ts';
import { Elsewhere } from './table-errors.ts';
import { markOf, type Tables } from './tables.ts';
import { type Paid, Visit } from './visit.ts';

interface SocketParts {
  readonly tables: Tables;
  readonly identities: Identities;
  readonly limits: Limits;
  /** Every so many milliseconds each screen is asked whether it is still there. */
  readonly heartbeat: number;
  readonly trustProxy: boolean;
  /** Where other processes have tables, too. */
  readonly passing?: Passing | undefined;
  readonly log: { warn(details: object, message: string): void };
  readonly metrics?: Metrics | undefined;
}

/** A connection that wants to become a socket. */
interface Caller {
  readonly request: IncomingMessage;
  readonly stream: Duplex;
  readonly head: Buffer;
  accept(): void;
}

/** Said to screens of a table that is another process's by now. */
const MOVED = 'The table has moved.';
const PATH = /^\/api\/tables\/([0-9a-z]{1,40})\/socket$/;
/** A table whose process has just gone is looked for so often and so long, in milliseconds: longer than a lease. */
const LOOK_AGAIN = 100;
const LOOKED_FOR = 8_000;
/** When the server ends, screens get so many milliseconds to say goodbye. */
const LAST_WORDS = 50;

export class Sockets {
  readonly #parts: SocketParts;
  readonly #server: WebSocketServer;
  /** All screens, who they said they are, and what they look at. */
  readonly #visits = new Map<Visit, { readonly known: Known | undefined; readonly table: string }>();
  readonly #byAddress: Count;
  readonly #dialled: Limiter;
  readonly #paid: Readonly<Record<Paid, Limiter>>;
  readonly #lines = new Lines();
  readonly #beat: NodeJS.Timeout;
  #closing = false;

  constructor(parts: SocketParts) {
    const { limits } = parts;
    this.#parts = parts;
    this.#byAddress = new Count(limits.sockets);
    this.#dialled = new Limiter(limits.requests);
    this.#paid = { chat: new Limiter(limits.chat), hello: new Limiter(limits.hellos) };
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.messageSize,
      maxFragments: limits.fragments,
      perMessageDeflate: COMPRESSION,
      // A visit counts pings before it answers them.
      autoPong: false,
    });
    this.#beat = setInterval(() => this.heartbeat(), parts.heartbeat).unref();
  }

  get size(): number {
    return this.#visits.size;
  }

  /** What waits to be sent to screens, in bytes. */
  get buffered(): number {
    let sum = 0;
    for (const { line } of this.#visits.keys()) sum += line.buffered;
    return sum;
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
    else if (!this.#dialled.takes(address) || !this.#byAddress.takes(address)) refuse(stream, '429 Too Many Requests');
    else {
      stream.on('close', () => this.#byAddress.givesBack(address));
      const accept = () =>
        this.#server.handleUpgrade(request, stream, head, (socket) => this.#let(socket, id, request, address));
      if (this.#parts.passing === undefined) accept();
      else void this.#find(id, { request, stream, head, accept });
    }
  }

  /** The table is here, or at another process: then the connection goes on to that one. If that one is just going, it waits. */
  async #find(id: string, caller: Caller): Promise<void> {
    const { tables, passing } = this.#parts;
    const { request, stream, head, accept } = caller;
    for (const end = monotonic() + LOOKED_FOR; monotonic() < end; ) {
      const found = await tables.whereabouts(id).catch(() => 'here' as const);
      if (stream.destroyed || this.#closing) break;
      if (found === 'here') {
        accept();
        return;
      }
      // What was passed on once is not passed on again.
      const mayPass = found.at !== '' && passedAsker(request) === undefined;
      if (mayPass && (await passing!.socket(request, stream, head, found.at))) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
    refuse(stream, '503 Service Unavailable');
  }

  #let(socket: WebSocket, id: string, request: IncomingMessage, address: string): void {
    const { identities, limits, log } = this.#parts;
    const known = identities.fromCookies(request.headers.cookie, Date.now());
    const line = new Line(socket, limits.backlog, this.#lines);
    const pays = (what: Paid) => this.#paid[what].takes(address);
    const visit = new Visit(socket, line, limits, pays, this.#parts.metrics);
    this.#visits.set(visit, { known, table: id });
    socket.on('close', () => this.#visits.delete(visit));
    this.#welcome(socket, visit, id, known).catch((error: unknown) => {
      if (error instanceof Elsewhere) return line.close(1012, MOVED);
      log.warn({ table: markOf(id), err: error }, 'A table could not be opened.');
      line.close(1011, 'The table cannot be opened.');
    });
  }

  async #welcome(socket: WebSocket, visit: Visit, id: string, known: Known | undefined): Promise<void> {
    const { tables } = this.#parts;
    const { line } = visit;
    // Somebody without a name may watch.
    const person: Person = known?.person ?? Identities.newPerson('Somebody');
    const host = await tables.get(id);
    if (host === undefined) {
      line.close(SOCKET_CLOSED.noTable, 'There is no such table.');
      return;
    }
    if (socket.readyState !== WebSocket.OPEN) return;
    visit.sitDown(
      host.connect({
        person,
        mute: known === undefined,
        // What was lost to another process is told to nobody: the screen comes anew.
        send: (parcel) => (tables.isHeld() ? this.#tell(line, parcel) : line.close(1012, MOVED)),
        showOut: () => line.close(SOCKET_CLOSED.notWatched, inWords(undefined, [], 'table.no-watching')),
      }),
    );
  }

  #tell(line: Line, parcel: Parcel): void {
    const { metrics } = this.#parts;
    if (metrics !== undefined && parcel.message.type === 'refused') metrics.refused(parcel.message.reason.say);
    line.send(parcel);
  }

  /** Every screen is asked whether it is still there. */
  heartbeat(): void {
    for (const visit of this.#visits.keys()) visit.heartbeat();
  }

  /** Somebody has left: screens that say they are them have to say it anew, and find that they are not. */
  closeVoid(): void {
    for (const [{ line }, { known }] of this.#visits)
      if (known !== undefined && this.#parts.identities.isVoid(known)) line.close(1008, 'You have left.');
  }

  /** The table is at another process by now: its screens come anew, and are passed on. */
  leaveTable(id: string): void {
    for (const [{ line }, { table }] of this.#visits) if (table === id) line.close(1012, MOVED);
  }

  /** Everybody is told that the server goes; those who do not hear are cut off. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#beat);
    this.#lines.flush();
    for (const { line } of this.#visits.keys()) line.close(1012, 'The server restarts.');
    await new Promise((resolve) => setTimeout(resolve, this.#visits.size === 0 ? 0 : LAST_WORDS));
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
