/**
 * A screen's line to its table. A table on the server and one in this browser's worker look the same from here: they
 * speak one protocol over a different wire.
 */
import type { Answer } from '@holotape/kernel/play';
import type { ClientMessage, TableMessage } from '@holotape/table/spoken/protocol';
import { PROTOCOL } from '@holotape/table/spoken/version';
import { type HeardTable, heard, NOTHING_YET } from './state.ts';

/** Why something was not taken. Nothing has changed. */
export type Refused = Extract<TableMessage, { readonly type: 'refused' }>['reason'];

type UndoTarget = Extract<ClientMessage, { readonly type: 'undo' }>['target'];

export interface Connection {
  readonly id: string;
  /** In this browser, not on a server. */
  readonly local: boolean;
  /** For useSyncExternalStore. */
  subscribe(listener: () => void): () => void;
  state(): HeardTable;
  /** Answers the open question. `seat`: which of this screen's seats answers; the asked one if left out. */
  answer(answer: Answer, seat?: number): Promise<Refused | undefined>;
  undo(target: UndoTarget, seat?: number): Promise<Refused | undefined>;
  /** Yes or no to somebody's wish to take play back. */
  consent(request: number, agree: boolean, seat?: number): Promise<Refused | undefined>;
  /** Reminds whoever plays that seat. */
  remind(seat: number): Promise<Refused | undefined>;
  /** Why the bot at that seat did what it did last. */
  why(seat: number): Promise<Heard<'account'> | Refused>;
  /** What a bot would answer in one's place. */
  hint(seat: number): Promise<Heard<'hint'> | Refused>;
  /** A line of chat. */
  say(text: string): Promise<Refused | undefined>;
  /** Tries at once instead of waiting for the next attempt. */
  tryNow(): void;
  /** Hangs up; the seat stays. */
  leave(): void;
}

type Heard<T extends TableMessage['type']> = Extract<TableMessage, { readonly type: T }>;

type Told = ClientMessage extends infer M ? (M extends { readonly id: string } ? Omit<M, 'id'> : never) : never;

const LOST: Refused = { say: 'line.lost' };

/** What both kinds of line share: the state, replies by id, and asking again when news went missing. */
export abstract class Line implements Connection {
  readonly id: string;
  abstract readonly local: boolean;
  #state: HeardTable = NOTHING_YET;
  #sent = 0;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<string, (refused: Refused | undefined) => void>();
  /** Replies that say more than that something was taken, until they are looked at. */
  readonly #replies = new Map<string, TableMessage>();

  constructor(id: string) {
    this.id = id;
  }

  /** Puts a message on the wire; false if there is no wire just now. */
  protected abstract send(message: ClientMessage): boolean;
  abstract tryNow(): void;
  abstract leave(): void;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): HeardTable => this.#state;

  protected set(change: Partial<HeardTable>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** The first word on a wire: what we saw last. */
  protected hello(): void {
    this.send({ type: 'hello', protocol: PROTOCOL, seen: this.#state.n });
  }

  protected hear(message: TableMessage): void {
    switch (message.type) {
      case 'table':
      case 'news': {
        const next = heard(this.#state, message);
        if (next === undefined) this.hello();
        else this.set(next);
        if (message.type === 'news' && message.done !== undefined) this.#settle(message.done, undefined);
        return;
      }
      case 'welcome':
        this.set({ status: 'live', tries: 0, nextTry: undefined });
        return;
      case 'nudge':
        this.set({ nudge: { by: message.by, count: (this.#state.nudge?.count ?? 0) + 1 } });
        return;
      case 'refused':
        // A page kept from before the server was renewed.
        if (message.reason.say === 'table.other-version') this.set({ status: 'gone', outdated: true });
        if (message.reason.say === 'table.no-watching') this.set({ status: 'gone', unwatched: true });
        this.#settle(message.id, message.reason);
        return;
      case 'account':
      case 'hint':
        if (this.#waiting.has(message.id)) this.#replies.set(message.id, message);
        this.#settle(message.id, undefined);
        return;
      default:
        this.#settle(message.id, undefined);
    }
  }

  /** Nobody will reply any more to what was sent on the wire that broke. */
  protected forget(): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, LOST);
  }

  #settle(id: string, refused: Refused | undefined): void {
    const done = this.#waiting.get(id);
    this.#waiting.delete(id);
    done?.(refused);
  }

  protected tell(message: Told): Promise<Refused | undefined> {
    this.#sent += 1;
    return this.#tellAs(`m${this.#sent}`, message);
  }

  /** Tells something whose reply says more. */
  async #ask<T extends 'account' | 'hint'>(message: Told): Promise<Heard<T> | Refused> {
    this.#sent += 1;
    const id = `m${this.#sent}`;
    const refused = await this.#tellAs(id, message);
    const reply = this.#replies.get(id);
    this.#replies.delete(id);
    return refused ?? (reply as Heard<T>);
  }

  #tellAs(id: string, message: Told): Promise<Refused | undefined> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      if (!this.send({ ...message, id } as ClientMessage)) this.#settle(id, LOST);
    });
  }

  answer(answer: Answer, seat?: number): Promise<Refused | undefined> {
    const { question } = this.#state;
    if (question === null) return Promise.resolve({ say: 'line.nothing-asked' });
    return this.tell({ type: 'answer', question: question.number, answer, seat: seat ?? question.seat });
  }

  undo(target: UndoTarget, seat?: number): Promise<Refused | undefined> {
    return this.tell({ type: 'undo', target, ...(seat !== undefined && { seat }) });
  }

  consent(request: number, agree: boolean, seat?: number): Promise<Refused | undefined> {
    return this.tell({ type: 'consent', request, agree, ...(seat !== undefined && { seat }) });
  }

  remind(seat: number): Promise<Refused | undefined> {
    return this.tell({ type: 'nudge', seat });
  }

  why(seat: number): Promise<Heard<'account'> | Refused> {
    return this.#ask<'account'>({ type: 'why', seat });
  }

  hint(seat: number): Promise<Heard<'hint'> | Refused> {
    return this.#ask<'hint'>({ type: 'hint', seat });
  }

  say(text: string): Promise<Refused | undefined> {
    return this.tell({ type: 'chat', text });
  }
}
