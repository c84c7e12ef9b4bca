/** A table rebuilt from its events: who sits where, the game being played, its log and the chat. */
import {
  type Answer,
  type AnyGame,
  type AnySession,
  type Args,
  type Asked,
  canonical,
  type Json,
  type LogEntry,
  loadSession,
  type Refusal,
  type Save,
  type Seat,
  saveText,
  startSession,
  type UndoTarget,
  undo,
} from '@holotape/kernel';
import type { ChatLine, Coming, TableStatus } from '../spoken/protocol.ts';
import type { Refused } from '../spoken/refused.ts';
import { isOtherGame } from './agreed.ts';
import type { Kept, SeatChange, SeatState, TableEvent, TableSetup } from './events.ts';
import { ownerOf, sitterName } from './names.ts';

const fromRefusal = ({ say, args, rule }: Refusal): Refused => ({
  say,
  ...(args && { args }),
  ...(rule !== undefined && { rule }),
});

/** So many chat lines are kept at hand; older ones stay in the events. */
const CHAT_KEPT = 100;

/** The number of a snapshot's own shape. */
const SNAPSHOT = 1;

interface Snapshot {
  readonly version: number;
  readonly setup: TableSetup;
  readonly seats: readonly SeatState[];
  readonly status: TableStatus;
  readonly number: number;
  readonly since: number;
  readonly chat: readonly ChatLine[];
  readonly chatted: number;
  readonly rematch?: string;
  readonly save?: Save;
  /** Who has had which seat in this game. Missing in those of before: who has one now. */
  readonly held?: readonly (readonly [person: string, seat: Seat])[];
}

export class TableState {
  readonly game: AnyGame;
  /** How many events it is made of. */
  events = 0;
  setup!: TableSetup;
  seats: SeatState[] = [];
  status: TableStatus = 'waiting';
  session: AnySession | undefined;
  /** Of the open question. Every question has another, also one that is asked again. */
  number = 0;
  /** When the open question was put, or the last event that changed who plays. */
  since = 0;
  /** The rules' lines and the table's own, in order, whoever may read them. */
  log: readonly LogEntry[] = [];
  /** The last lines of the chat, and how many there were in all. */
  chat: readonly ChatLine[] = [];
  chatted = 0;
  rematch: string | undefined;
  /** Some events no longer fit the rules and were passed over: a snapshot has to stand for them. */
  passedOver = 0;

  /** The seats each person has had in this game. */
  readonly #held = new Map<string, Set<Seat>>();
  #ruleLines = 0;
  #notes = 0;

  constructor(game: AnyGame) {
    this.game = game;
  }

  /** Rebuilds a table. */
  static of(game: AnyGame, kept: Kept): TableState {
    const state = new TableState(game);
    if (kept.snapshot !== undefined) state.#restore(kept.snapshot.state as unknown as Snapshot, kept.snapshot.after);
    for (const event of kept.events) state.#applyAgain(event);
    if (state.setup === undefined) throw new Error('A table without a first event cannot be rebuilt.');
    if (state.passedOver > 0 && state.session !== undefined) {
      state.session.tell({ say: 'kernel.asked-again', args: { dropped: state.passedOver } });
      state.number += 1;
      state.#readWholeLog();
    }
    return state;
  }

  /** Makes the event happen, or says why it cannot, and then nothing has changed. */
  apply(event: TableEvent): Refused | undefined {
    const why = this.#apply(event);
    if (why === undefined) this.events += 1;
    return why;
  }

  /** What to keep so that the events so far need not be played again, as JSON text. */
  snapshot(): string {
    const { setup, seats, status, number, since, chat, chatted, rematch, session } = this;
    const snapshot: Omit<Snapshot, 'save'> = {
      version: SNAPSHOT,
      setup,
      seats,
      status,
      number,
      since,
      chat,
      chatted,
      ...(rematch !== undefined && { rematch }),
      held: [...this.#held].flatMap(([person, held]) => [...held].map((seat) => [person, seat] as const)),
    };
    const text = JSON.stringify(snapshot);
    return session === undefined ? text : `${text.slice(0, -1)},"save":${saveText(session)}}`;
  }

  /** A seat that this person has had in this game, beside the one named; undefined if there is none, or no game yet. */
  heldBeside(person: string, seat: Seat): Seat | undefined {
    const held = this.#held.get(person);
    return held === undefined || held.has(seat) ? undefined : held.values().next().value;
  }

  /** Whoever has a seat while a game is on has seen what it sees. */
  #hold(person: string | undefined, seat: Seat): void {
    if (this.session === undefined || person === undefined) return;
    const held = this.#held.get(person);
    if (held === undefined) this.#held.set(person, new Set([seat]));
    else held.add(seat);
  }

  #holdAll(): void {
    for (const [at, seat] of this.seats.entries()) this.#hold(ownerOf(seat)?.id, at);
  }

  seatsOf(person: string): Seat[] {
    const own: Seat[] = [];
    for (let at = 0; at < this.seats.length; at += 1) {
      const seat = this.seats[at]!;
      if (seat.kind !== 'open' && seat.owner?.id === person) own.push(at);
    }
    return own;
  }

  /** What the seats are called in sentences. */
  get names(): string[] {
    return this.seats.map((seat, at) => sitterName(seat, at) ?? `Seat ${at + 1}`);
  }

  get ended(): boolean {
    return this.status === 'over' || this.status === 'abandoned';
  }

  #apply(event: TableEvent): Refused | undefined {
    switch (event.type) {
      case 'made':
        this.setup = event.setup;
        this.seats = [...event.setup.seats];
        this.since = event.at;
        // At a table that people are invited to.
        if (event.setup.code !== undefined) this.#came({ what: 'open', name: event.setup.host.name }, event.at);
        return undefined;
      case 'seat':
        return this.#seat(event);
      case 'named':
        this.seats = this.seats.with(event.seat, renamed(this.seats[event.seat]!, event.name));
        return undefined;
      case 'ready':
        return this.#ready(event.seat, event.ready);
      case 'agreed':
        return this.#agree(event);
      case 'door':
        this.setup = { ...this.setup, watch: event.watch, closed: event.closed };
        return undefined;
      case 'hosted':
        this.setup = { ...this.setup, host: event.by };
        return undefined;
      case 'started':
        return this.#begin(event.at, () => this.#newSession(event.seed));
      case 'opened':
        return this.#begin(event.at, () => loadSession(this.game, event.save));
      case 'answered':
        return this.#answer(event.by, event.answer, event.at);
      case 'undone':
        return this.#undo(event.seat, event.target, event.at);
      case 'chat':
        return this.#say({ by: event.by, text: event.text, at: event.at });
      case 'abandoned':
        this.status = 'abandoned';
        return undefined;
      case 'rematch':
        this.rematch = event.table;
        return undefined;
    }
  }

  #say(line: ChatLine): undefined {
    this.chat = [...this.chat, line].slice(-CHAT_KEPT);
    this.chatted += 1;
  }

  /** Before the game the talk tells who came and went; later that is in the log. */
  #came(did: Coming, at: number): void {
    this.#say({ by: null, text: '', did, at });
  }

  #agree({ type: _type, at: _at, ...agreed }: TableEvent & { type: 'agreed' }): undefined {
    const isOther = isOtherGame(this.setup, agreed);
    this.setup = { ...this.setup, ...agreed };
    if (!isOther) return;
    // Whoever runs the table knows what they have changed.
    const host = this.setup.host.id;
    this.seats = this.seats.map((seat) =>
      seat.kind === 'human' && seat.owner.id !== host ? { kind: 'human', owner: seat.owner } : seat,
    );
  }

  #ready(seat: Seat, ready: boolean): undefined {
    const before = this.seats[seat]!;
    if (before.kind === 'human') this.seats = this.seats.with(seat, { ...before, ready });
  }

  #newSession(seed: string): AnySession {
    const { options, undo, dice } = this.setup;
    return startSession(this.game, { seats: this.seats.length, seed, options, undo, dice });
  }

  #begin(at: number, session: () => AnySession): undefined {
    this.session = session();
    this.#holdAll();
    this.number = 1;
    this.#playOn(at);
    this.#readWholeLog();
  }

  #playOn(at: number): void {
    this.since = at;
    this.status = this.session?.question === undefined ? 'over' : 'playing';
  }

  #answer(by: Asked, answer: Answer, at: number): Refused | undefined {
    const session = this.session!;
    const { question } = session;
    const refusal = session.answer(by, answer);
    if (refusal !== undefined) return fromRefusal(refusal);
    // A question put to several keeps its number until the last of them has answered.
    if (session.question !== question) this.number += 1;
    this.#playOn(at);
    this.#readNewLines();
    return undefined;
  }

  #undo(seat: Seat, target: UndoTarget, at: number): Refused | undefined {
    // The host has asked whoever was to be asked.
    const refusal = undo(this.session!, seat, target, true);
    if (refusal !== undefined) return fromRefusal(refusal);
    this.number += 1;
    this.#playOn(at);
    this.#readWholeLog();
    return undefined;
  }

  #seat({ seat, to, why, at }: TableEvent & { type: 'seat' }): undefined {
    const before = this.seats[seat]!;
    this.seats = this.seats.with(seat, to);
    this.#hold(ownerOf(to)?.id, seat);
    const did = this.session === undefined ? comingOf(seat, before, to, why) : undefined;
    if (did !== undefined) this.#came(did, at);
    if (this.session === undefined || this.ended) return;
    this.since = at;
    const owner = ownerOf(to) ?? ownerOf(before);
    const args: Args = { seat, name: owner?.name ?? '', ...(to.kind === 'bot' && { bot: to.bot }) };
    this.session.tell({ say: `table.${why}`, args });
    this.#readNewLines();
  }

  /** The log only grows as play goes on, so only its new lines are looked at. */
  #readNewLines(): void {
    const { logged, notes } = this.session!;
    if (logged === this.#ruleLines && notes.length === this.#notes) return;
    const log = this.log as LogEntry[];
    for (; this.#notes < notes.length; this.#notes += 1) log.push(notes[this.#notes]!.entry);
    log.push(...this.session!.linesFrom(this.#ruleLines));
    this.#ruleLines = logged;
  }

  /** After going back: the lines both logs begin with stay the same objects, so that it can be seen where they part. */
  #readWholeLog(): void {
    const whole = this.session!.wholeLog;
    const same = sameLines(this.log, whole);
    this.log = [...this.log.slice(0, same), ...whole.slice(same)];
    this.#ruleLines = this.session!.logged;
    this.#notes = this.session!.notes.length;
  }

  #restore(snapshot: Snapshot, after: number): void {
    if (snapshot.version !== SNAPSHOT)
      throw new Error(`This table was kept by a newer Holotape (snapshot ${snapshot.version}).`);
    this.events = after;
    this.setup = snapshot.setup;
    this.seats = [...snapshot.seats];
    this.status = snapshot.status;
    this.number = snapshot.number;
    this.since = snapshot.since;
    this.chat = snapshot.chat;
    this.chatted = snapshot.chatted;
    this.rematch = snapshot.rematch;
    if (snapshot.save === undefined) return;
    this.session = loadSession(this.game, snapshot.save);
    for (const [person, seat] of snapshot.held ?? []) this.#hold(person, seat);
    this.#holdAll();
    // The open step is asked again because its rules changed: it is another question now.
    if (this.session.notes.length > snapshot.save.notes.length) this.number += 1;
    if (!this.ended) this.#playOn(this.since);
    this.#readWholeLog();
  }

  /**
   * Makes a kept event happen again. If the rules have changed since and an answer no longer fits, the answers from there on
   * are passed over, and the table is told.
   */
  #applyAgain(event: TableEvent): void {
    const played = event.type === 'answered' || event.type === 'undone';
    if (!(played && this.passedOver > 0)) {
      try {
        if (this.apply(event) === undefined) return;
      } catch (error) {
        if (!played) throw error;
      }
    }
    this.events += 1;
    if (event.type === 'answered') this.passedOver += 1;
  }
}

/** What the talk tells of a seat before the game; of those who only change places, nothing. */
function comingOf(seat: Seat, before: SeatState, to: SeatState, why: SeatChange): Coming | undefined {
  if (why !== 'join' && why !== 'leave' && why !== 'change') return undefined;
  const isGone = to.kind === 'open';
  const name = sitterName(isGone ? before : to, seat);
  if (name === undefined) return undefined;
  return { what: why === 'change' ? (isGone ? 'free' : 'bot') : why, name, seat };
}

const renamed = (seat: SeatState, name: string): SeatState =>
  seat.kind === 'open' || seat.owner === undefined ? seat : { ...seat, owner: { ...seat.owner, name } };

/** How many lines two logs have in common from their beginning. */
function sameLines(a: readonly LogEntry[], b: readonly LogEntry[]): number {
  let same = 0;
  while (same < a.length && same < b.length && isSameLine(a[same]!, b[same]!)) same += 1;
  return same;
}

const isSameLine = (a: LogEntry, b: LogEntry) =>
  a === b || (a.say === b.say && canonical(a as unknown as Json) === canonical(b as unknown as Json));
