/**
 * One screen on its line, from the first byte to goodbye. Everything it sends counts, whatever kind of frame it is; and it
 * has to read: whoever leaves answers lying, or does not echo what a heartbeat says, is cut off.
 */
import { randomBytes } from 'node:crypto';
import { Message, SOCKET_CLOSED, type Wire } from '@holotape/table';
import type { WebSocket } from 'ws';
import { Bucket, type Limits, monotonic } from './limits.ts';
import type { Line } from './line.ts';
import type { Metrics } from './operating/metrics.ts';

/** Whoever goes on talking after so many refused frames is shown out; after as many again, cut off. */
const PATIENCE = 200;
/** So much may be said before the table has been opened. */
const EARLY = 10;
/** RFC 6455, 7.4.1 and its registry: come back later. */
const TRY_LATER = 1013;

/** Messages that are counted by what they are. */
const KINDS = new Set(['hello', 'answer', 'undo', 'consent', 'nudge', 'chat', 'ping']);

/** What an address pays for, whoever of it asks. */
export type Paid = 'chat' | 'hello';

export class Visit {
  readonly line: Line;
  readonly #socket: WebSocket;
  readonly #bucket: Bucket;
  /** Whether the address may have that once more; if so, it counts. */
  readonly #pays: (what: Paid) => boolean;
  readonly #metrics: Metrics | undefined;
  #refused = 0;
  #early: Buffer[] | undefined = [];
  #wire: Wire | undefined;
  /** What the last heartbeat said, until it is echoed. */
  #beat: Buffer | undefined;

  constructor(
    socket: WebSocket,
    line: Line,
    limits: Pick<Limits, 'messages'>,
    pays: (what: Paid) => boolean,
    metrics?: Metrics,
  ) {
    this.line = line;
    this.#socket = socket;
    this.#bucket = new Bucket(limits.messages, monotonic());
    this.#pays = pays;
    this.#metrics = metrics;
    socket.on('message', (data: Buffer) => this.#hear(data));
    socket.on('ping', (data: Buffer) => this.#pinged(data));
    socket.on('pong', (data: Buffer) => this.#ponged(data));
    socket.on('close', () => this.#wire?.close());
    // A broken message is answered by the library with the right close code; there is nothing to add.
    socket.on('error', () => {});
  }

  /** The table is open: what was said so far is said to it, and everything from here on. */
  sitDown(wire: Wire): void {
    this.#wire = wire;
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const data of early) this.#receive(data);
  }

  /** Asks whether it is still there, or, if it has not said so since the last time, cuts it off. */
  heartbeat(): void {
    if (this.#beat !== undefined) {
      this.#socket.terminate();
      return;
    }
    // Nobody can say this who has not read everything before it.
    this.#beat = randomBytes(4);
    this.line.ping(this.#beat);
  }

  #counts(): boolean {
    if (this.#bucket.takes(monotonic())) return true;
    this.#refused += 1;
    if (this.#refused === PATIENCE) this.line.close(SOCKET_CLOSED.tooMuch, 'That was too much.');
    if (this.#refused > 2 * PATIENCE) this.#socket.terminate();
    return false;
  }

  #pinged(data: Buffer): void {
    if (this.#counts()) this.line.pong(data);
  }

  #ponged(data: Buffer): void {
    if (this.#counts() && this.#beat?.equals(data)) this.#beat = undefined;
  }

  #hear(data: Buffer): void {
    if (!this.#counts()) this.#refuse('table.too-fast');
    else if (this.#early === undefined) this.#receive(data);
    else if (this.#early.length < EARLY) this.#early.push(data);
  }

  #receive(data: Buffer): void {
    let message: unknown;
    try {
      message = JSON.parse(data.toString('utf8'));
    } catch {
      this.#refuse('table.malformed', { problem: 'it is not JSON' });
      return;
    }
    const { type, id } = wordOf(message);
    // The table counts by person; one address can be many persons.
    if (type === 'chat' && !this.#pays('chat')) this.#refuse('table.too-fast', undefined, id);
    // Without the table the screen has nothing to show: it shall come back for it.
    else if (type === 'hello' && !this.#pays('hello')) this.line.close(TRY_LATER, 'Too many come at once.');
    else if (this.#metrics === undefined) void this.#wire?.receive(message);
    else void this.#receiveMeasured(this.#metrics, type, message);
  }

  async #receiveMeasured(metrics: Metrics, type: unknown, message: unknown): Promise<void> {
    const began = monotonic();
    metrics.heard(typeof type === 'string' && KINDS.has(type) ? type : 'other');
    await this.#wire?.receive(message);
    if (type === 'answer') metrics.answered(monotonic() - began);
  }

  /** What the table does not even hear of. */
  #refuse(say: string, args?: { readonly problem: string }, id = ''): void {
    this.#metrics?.refused(say);
    this.line.send(new Message({ type: 'refused', id, reason: { say, ...(args && { args }) } }));
  }
}

/** What kind of message it says it is, and its id, before anybody has looked whether it is one. */
function wordOf(message: unknown): { readonly type?: unknown; readonly id: string } {
  if (typeof message !== 'object' || message === null) return { id: '' };
  const { type, id } = message as { readonly type?: unknown; readonly id?: unknown };
  return { type, id: typeof id === 'string' ? id.slice(0, 40) : '' };
}
