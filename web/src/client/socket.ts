/** A line to a table on the server. Comes back by itself, and asks only for what it missed. */
import type { ClientMessage, TableMessage } from '@holotape/table/spoken/protocol';
import { waitBefore } from './backoff.ts';
import { Line } from './connection.ts';

/** Quiet for so long, we ask whether anybody is there; no word for so long after that, the line is dead. */
const QUIET = 25_000;

/** Codes by which the server says that coming back is of no use. */
const GONE = new Set([4401, 4403, 4404, 4406]);

export class SocketConnection extends Line {
  readonly local = false;
  readonly #url: string;
  #socket: WebSocket | undefined;
  #tries = 0;
  #retry = 0;
  #pulse = 0;
  #lastWord = 0;
  #left = false;

  constructor(id: string, url: string) {
    super(id);
    this.#url = url;
    window.addEventListener('online', this.#online);
    window.addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#online);
    this.#open();
  }

  readonly #online = () => {
    if (document.visibilityState === 'visible' && this.#socket === undefined) this.tryNow();
  };
  readonly #offline = () => {
    this.#socket?.close();
    this.set({ status: 'offline' });
  };

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#lastWord = Date.now();
      this.hello();
      this.#pulse = window.setInterval(() => this.#feelPulse(), QUIET / 2);
    };
    socket.onmessage = (event) => {
      this.#lastWord = Date.now();
      this.#tries = 0;
      this.hear(JSON.parse(event.data as string) as TableMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      clearInterval(this.#pulse);
      this.forget();
      if (this.#left) return;
      if (GONE.has(event.code)) this.set({ status: 'gone', trouble: event.reason || undefined });
      else this.#later();
    };
  }

  #later(): void {
    const wait = waitBefore(this.#tries);
    this.#tries += 1;
    this.set({
      status: navigator.onLine ? 'reconnecting' : 'offline',
      tries: this.#tries,
      nextTry: Date.now() + wait,
    });
    this.#retry = window.setTimeout(() => this.#open(), wait);
  }

  #feelPulse(): void {
    const quiet = Date.now() - this.#lastWord;
    if (quiet > QUIET * 1.6) this.#socket?.close();
    else if (quiet > QUIET / 2) void this.tell({ type: 'ping' });
  }

  protected send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  tryNow(): void {
    if (this.#left || this.#socket !== undefined) return;
    this.#open();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    window.removeEventListener('online', this.#online);
    window.removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#online);
    this.#socket?.close();
    this.#socket = undefined;
  }
}
