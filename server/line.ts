/**
 * The line to one screen. What is said goes out when everything that just became known has been said to everybody: a
 * screen gets it in one piece, and the disk's word for many tables wakes the other ends once instead of table by table
 * (measured with 200 tables: a fifth more answers per second, and a lower p99).
 */
import type { Socket } from 'node:net';
import type { Parcel } from '@holotape/table';
import { WebSocket } from 'ws';
import { frameOf } from './frames.ts';

/** Lines that hold something. */
export class Lines {
  #holding: Line[] = [];

  holds(line: Line): void {
    this.#holding.push(line);
    if (this.#holding.length === 1) process.nextTick(() => this.flush());
  }

  flush(): void {
    const holding = this.#holding;
    this.#holding = [];
    for (const line of holding) line.flush();
  }
}

export class Line {
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  readonly #mayCompress: boolean;
  /** So many bytes may wait for a slow screen. */
  readonly #backlog: number;
  readonly #lines: Lines;
  readonly #held: Buffer[] = [];

  constructor(socket: WebSocket, backlog: number, lines: Lines) {
    this.#socket = socket;
    this.#wire = wireOf(socket);
    this.#mayCompress = socket.extensions !== '';
    this.#backlog = backlog;
    this.#lines = lines;
  }

  send(parcel: Parcel): void {
    if (!this.#isRead()) return;
    this.#held.push(frameOf(parcel, this.#mayCompress));
    if (this.#held.length === 1) this.#lines.holds(this);
  }

  ping(data: Buffer): void {
    if (this.#isRead()) this.#socket.ping(data);
  }

  pong(data: Buffer): void {
    if (this.#isRead()) this.#socket.pong(data);
  }

  /** What was sent and not yet taken by the system, in bytes. */
  get buffered(): number {
    return this.#wire.writableLength;
  }

  /** Whether something can still be said. Whoever does not read is cut off, and comes back to say what it has seen. */
  #isRead(): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    if (this.#wire.writableLength <= this.#backlog) return true;
    this.#socket.terminate();
    return false;
  }

  flush(): void {
    const held = this.#held;
    if (held.length === 0) return;
    const piece = held.length === 1 ? held[0]! : Buffer.concat(held);
    held.length = 0;
    this.#wire.write(piece);
  }

  /** Goodbye is the last thing a screen hears. */
  close(code: number, why: string): void {
    this.flush();
    this.#socket.close(code, why);
  }
}

/** The connection under a socket. The library keeps it to itself, but says in its documentation that it is there. */
export const wireOf = (socket: WebSocket): Socket => (socket as WebSocket & { _socket: Socket })._socket;
