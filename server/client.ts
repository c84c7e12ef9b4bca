/**
 * A small client of the API for programs: the example bot, the benchmark and the tests use it. It keeps the cookie that
 * says who it is, and holds each table as it sees it.
 */
import {
  afterMessage,
  type ClientMessage,
  type MadeTable,
  type Me,
  type NewTable,
  PROTOCOL,
  type Problem,
  type TableAction,
  type TableInfo,
  type TableLists,
  type TableMessage,
  type TableModel,
} from '@holotape/table';
import { WebSocket } from 'ws';

/** The server said no. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Problem;
  constructor(status: number, problem: Problem) {
    super(problem.sentence);
    this.name = 'Refused';
    this.status = status;
    this.problem = problem;
  }
}

type Wish = Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>;

export class Client {
  readonly #address: string;
  #cookie: string | undefined;

  /** `address`: of the server, as it says when it starts. */
  constructor(address: string, cookie?: string) {
    this.#address = address.replace(/\/$/, '');
    this.#cookie = cookie;
  }

  /** What says who this is: whoever has it is the same person. */
  get cookie(): string | undefined {
    return this.#cookie;
  }

  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#address}${path}`, {
      method,
      headers: {
        ...(this.#cookie !== undefined && { cookie: this.#cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) this.#cookie = given.split(';')[0]!;
    const text = await response.text();
    const value = text === '' ? undefined : JSON.parse(text);
    if (!response.ok) throw new Refused(response.status, value as Problem);
    return value as T;
  }

  name(name: string): Promise<Me> {
    return this.request('PUT', '/api/me', { name });
  }

  makeTable(wish: Wish): Promise<MadeTable> {
    return this.request('POST', '/api/tables', wish);
  }

  tables(): Promise<TableLists> {
    return this.request('GET', '/api/tables');
  }

  info(table: string): Promise<TableInfo> {
    return this.request('GET', `/api/tables/${table}`);
  }

  act(table: string, action: TableAction): Promise<TableInfo> {
    return this.request('POST', `/api/tables/${table}/act`, action);
  }

  /** Opens a socket to a table, by its id. */
  async sit(table: string, seen = 0): Promise<TableSocket> {
    const socket = new WebSocket(`${this.#address.replace(/^http/, 'ws')}/api/tables/${table}/socket`, {
      headers: this.#cookie === undefined ? {} : { cookie: this.#cookie },
    });
    const line = new TableSocket(socket);
    await line.open(seen);
    return line;
  }
}

type Distribute<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Word = Distribute<Exclude<ClientMessage, { type: 'hello' }>, 'id'>;
type Reply = Extract<TableMessage, { type: 'done' | 'refused' | 'pong' }>;

/** A table as one screen sees it. */
export class TableSocket {
  readonly socket: WebSocket;
  model: TableModel | undefined;
  /** Called with every message, after the model has changed. */
  onMessage: (message: TableMessage, bytes: number) => void = () => {};
  onClose: (code: number, reason: string) => void = () => {};
  readonly #replies = new Map<string, (reply: Reply | undefined) => void>();
  #next = 1;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data));
    socket.on('close', (code, reason) => {
      for (const settle of this.#replies.values()) settle(undefined);
      this.#replies.clear();
      this.onClose(code, reason.toString());
    });
    socket.on('error', () => {});
  }

  /** Waits for the table's first word. Rejects if the socket closes before. */
  open(seen = 0): Promise<void> {
    const { socket } = this;
    return new Promise((resolve, reject) => {
      socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen })));
      socket.once('message', () => resolve());
      socket.once('close', (code, reason) => reject(new Error(`The socket closed: ${code} ${reason}`)));
      socket.once('error', reject);
    });
  }

  #hear(data: Buffer): void {
    const message = JSON.parse(data.toString('utf8')) as TableMessage;
    if (message.type === 'done' || message.type === 'refused' || message.type === 'pong') {
      this.#settle(message);
    } else if (message.type !== 'nudge') this.model = afterMessage(this.model, message);
    if (message.type === 'news' && message.done !== undefined) this.#settle({ type: 'done', id: message.done });
    this.onMessage(message, data.length);
  }

  #settle(reply: Reply): void {
    this.#replies.get(reply.id)?.(reply);
    this.#replies.delete(reply.id);
  }

  /** Says something and waits for the reply; undefined if the socket closed before it came. */
  say(word: Word): Promise<Reply | undefined> {
    const id = `m${this.#next}`;
    this.#next += 1;
    return new Promise((resolve) => {
      if (this.socket.readyState !== WebSocket.OPEN) {
        resolve(undefined);
        return;
      }
      this.#replies.set(id, resolve);
      this.socket.send(JSON.stringify({ ...word, id }));
    });
  }

  close(): void {
    this.socket.close();
  }
}
