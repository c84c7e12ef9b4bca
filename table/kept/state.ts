/** A table rebuilt from its events: who sits where, the game being played, its log and the chat. */
import {
  type AnyGame,
  type AnySession,
  type Args,
  BadSave,
  CHANCE,
  isMarkOf,
  type Json,
  KEEP_ALL,
  type Keeping,
  type KeptStep,
  keptStep,
  type LogEntry,
  loadSession,
  lookAt,
  Migrating,
  markOf,
  type Save,
  type Seat,
  saveSession,
  saveText,
  startSession,
  type UndoTarget,
  undo,
} from '@holotape/kernel';
import type { ChatLine, Coming, TableStatus } from '../spoken/protocol.ts';
import { fromRefusal, type Refused, refused } from '../spoken/refused.ts';
import { askedAgain, isOtherGame } from './agreed.ts';
import {
  type InnerTable,
  isOld,
  isPlay,
  type Kept,
  type Reached,
  type SeatState,
  type TableEvent,
  type TableSetup,
} from './events.ts';
import { Hands } from './hands.ts';
import { Held } from './held.ts';
import { comingOf, ownerOf, sitterName } from './names.ts';
import { cameOrWent, isOf, peopleOf, renamed } from './people.ts';
import { sameLines } from './same-lines.ts';
import { type Settled, settledOf } from './settled.ts';
import { SNAPSHOT, type Snapshot } from './snapshot.ts';
import { Misfit, WAYS, type Way } from './ways.ts';

/** So many chat lines are kept at hand; older ones stay in the events. */
const CHAT_KEPT = 100;

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
  /** The last table that was made for a question here. */
  inner: InnerTable | undefined;
  /** Somebody has the whole record of the game. */
  recorded = false;
  /** Today's rules cannot go on from what was kept: it can be looked at, nothing more happens, nothing is written. */
  readOnly: Refused | undefined;
  /** What is kept does not lead here by itself: a snapshot has to be kept before anything else is. */
  needsSnapshot = false;

  readonly #held = new Held();
  readonly #hands = new Hands();
  #ruleLines = 0;
  #notes = 0;
  /** Steps that were finished by what happens just now. */
  readonly #finished: KeptStep[] = [];
  readonly #keeping: Keeping = { ...KEEP_ALL, finished: (step) => this.#finished.push(keptStep(step)) };
  /** So many of the table's own lines are kept with events. */
  #notesKept = 0;
  #still: unknown;
  /** Of the game, by which the options are meant. */
  #version: number | undefined;

  constructor(game: AnyGame) {
    this.game = game;
  }

  /** Rebuilds a table. Of the game only the open step is played again; if the rules have changed, it is asked again. */
  static of(game: AnyGame, kept: Kept): TableState {
    for (const way of WAYS) {
      try {
        const state = new TableState(game);
        state.#reopen(kept, way);
        return state;
      } catch (error) {
        if (!(error instanceof Misfit) || way === 'only look') throw error;
      }
    }
    throw new Error('There is always a way to look.');
  }

  #reopen(kept: Kept, way: Way): void {
    const snapshot = kept.snapshot?.state as Snapshot | undefined;
    if (snapshot !== undefined) this.#restore(snapshot, kept.snapshot!.after);
    const from = { save: snapshot?.save, number: this.number };
    const settled = settledOf(this.game, snapshot?.setup, kept.events, from);
    for (const event of kept.events.slice(0, settled.events)) this.#pass(event);
    const open = kept.events.slice(settled.events);
    if (settled.save !== undefined) this.#load(settled.save, settled.number, open, way);
    for (const event of open) this.#applyAgain(event, way);
    if (this.setup === undefined) throw new Error('A table without a first event cannot be rebuilt.');
    const isPlayed = open.some(({ type }) => isPlay(type));
    if (way === 'play on' && settled.save?.version === this.game.version) this.#compare(open, settled);
    // Answers that say nothing of where they led had to be played again, by whatever rules.
    if (way !== 'play on' || (isPlayed && open.some(isOld))) this.needsSnapshot = true;
    if (this.readOnly !== undefined) this.needsSnapshot = false;
    if (this.session === undefined) this.#migrateOptions();
    else {
      if (!this.ended && this.readOnly === undefined) this.#playOn(this.since);
      this.#readWholeLog();
    }
  }

  /** What has happened before the open step: of the game nothing has to be played again. */
  #pass(event: TableEvent): void {
    this.events += 1;
    if (!isPlay(event.type)) {
      this.#apply(event);
      return;
    }
    this.since = event.at;
    this.status = 'playing';
    if (event.type === 'answered') this.#hands.answered(this.seats, event.by, event.hand);
    if (event.type === 'started' || event.type === 'opened') this.#holdAll();
  }

  /** The game up to its open step. `open`: what has happened in it. */
  #load(save: Save, number: number, open: readonly TableEvent[], way: Way): void {
    const answers = save.open.journal.filter(({ by }) => by !== CHANCE).length + save.open.pending.length;
    const dropped = answers + open.filter(({ type }) => type === 'answered').length;
    const again = { ...save, open: { ...save.open, journal: [], pending: [] } };
    this.number = number;
    try {
      if (way === 'only look') this.session = lookAt(this.game, save);
      else if (way === 'play on') this.session = loadSession(this.game, save, undefined, this.#keeping);
      else this.session = loadSession(this.game, again, undefined, this.#keeping);
    } catch (error) {
      // A save that is damaged is no better when it is only looked at.
      if (way === 'only look' || (error instanceof BadSave && error.cause === undefined)) throw error;
      throw new Misfit('The rules break where the game stands.', { cause: error });
    }
    const isAskedAgain = this.session.notes.length > save.notes.length;
    if (isAskedAgain && open.some(({ type }) => isPlay(type))) {
      // The answers that follow were given to questions that are not there any more.
      if (!open.some(isOld)) throw new Misfit('The open step is another.');
      this.#lookOnly();
    }
    if (way === 'ask the open step again') this.session.tell({ say: 'kernel.asked-again', args: { dropped } });
    if (way === 'only look') this.#lookOnly();
    // The open step is asked again: it is another question now, and none of those that were asked in it.
    if (this.session.notes.length > save.notes.length)
      this.number += 1 + open.filter(({ type }) => isPlay(type)).length;
    // What was migrated has another shape from here on; what was asked again, other answers.
    this.needsSnapshot = save.version !== this.game.version || this.session.notes.length > save.notes.length;
    if (this.needsSnapshot) this.setup = { ...this.setup, options: this.session.agreement.options as Json };
  }

  #lookOnly(): void {
    this.readOnly = refused('table.read-only');
    this.session?.tell({ say: 'table.read-only' });
  }

  /** Makes something of the open step happen again. */
  #applyAgain(event: TableEvent, way: Way): void {
    const isSkipped = isPlay(event.type) && (way !== 'play on' || this.readOnly !== undefined);
    this.events += 1;
    if (isSkipped) return;
    try {
      if (this.#apply(event) === undefined) return;
    } catch (error) {
      if (!isPlay(event.type)) throw error;
    }
    if (!isOld(event)) throw new Misfit('An answer no longer fits.');
    // Nobody knows where it led when it was given, so nothing is passed over and nothing goes on.
    this.#lookOnly();
  }

  /** Whether the open step stands where it stood when it was kept. */
  #compare(open: readonly TableEvent[], settled: Settled): void {
    const last = open.findLast(({ type }) => isPlay(type)) as { readonly mark?: string } | undefined;
    const mark = last === undefined ? settled.mark : last.mark;
    if (mark !== undefined && !isMarkOf(mark, this.session!, this.still)) throw new Misfit('The state is another.');
  }

  /** Before the game nothing but the options can be of another version. */
  #migrateOptions(): void {
    if (this.#version === this.game.version || this.#version === undefined) return;
    const { options } = new Migrating(this.game, this.#version, this.setup.options);
    this.setup = { ...this.setup, options };
    this.needsSnapshot = true;
    this.#version = this.game.version;
  }

  /**
   * Makes the event happen and gives it back as it is to be kept, with where it led; or says why it cannot happen, and then
   * nothing has changed.
   */
  apply(event: TableEvent): Refused | TableEvent {
    this.#finished.length = 0;
    const steps = this.session?.past.length ?? 0;
    const why = this.#apply(event);
    if (why !== undefined) return why;
    this.events += 1;
    return this.#asKept(event, steps);
  }

  #asKept(event: TableEvent, steps: number): TableEvent {
    switch (event.type) {
      case 'made':
        return { ...event, version: this.game.version };
      case 'started': {
        const { past, open } = this.session!;
        const from = (past[0] ?? open).checkpoint as Json;
        return { ...event, version: this.game.version, reached: this.#reached(from), mark: this.#mark };
      }
      case 'opened':
        this.#notesKept = this.session!.notes.length;
        return { ...event, save: saveSession(this.session!) };
      case 'answered':
        if (this.#finished.length === 0) return { ...event, mark: this.#mark };
        return { ...event, reached: this.#reached(), mark: this.#mark };
      case 'undone': {
        const { past, open, moment } = this.session!;
        this.#finished.length = 0;
        // Lines of the table's own move when others go.
        this.#notesKept = 0;
        if (past.length === steps) return { ...event, mark: this.#mark };
        const reached = this.#reached(open.checkpoint as Json);
        return { ...event, to: moment, reached, mark: this.#mark };
      }
      default:
        return event;
    }
  }

  #reached(from?: Json): Reached {
    const steps = this.#finished.slice();
    const first = this.#notesKept;
    const lines = this.session!.notes.slice(first);
    this.#notesKept += lines.length;
    return {
      number: this.number,
      ...(from !== undefined && { from }),
      ...(steps.length > 0 && { steps }),
      ...(lines.length > 0 && { notes: { from: first, lines } }),
    };
  }

  get #mark(): string {
    return markOf(this.session!, this.still);
  }

  /** The game's state as it stands, never to be changed; looked over once, whoever wants to see it. */
  get still(): unknown {
    this.#still ??= this.session?.still;
    return this.#still;
  }

  /** What to keep so that the events so far need not be played again, as JSON text. */
  snapshot(): string {
    const { setup, seats, status, number, since, chat, chatted, rematch, inner, session } = this;
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
      ...(inner && { inner }),
      ...(this.recorded && { recorded: true }),
      held: this.#held.all,
      ...this.#hands.kept,
      gameVersion: this.game.version,
    };
    const text = JSON.stringify(snapshot);
    return session === undefined ? text : `${text.slice(0, -1)},"save":${saveText(session)}}`;
  }

  /** A seat that this person has had in this game, beside the one named; undefined if there is none, or no game yet. */
  heldBeside(person: string, seat: Seat): Seat | undefined {
    return this.#held.beside(person, seat);
  }

  /** Whoever has a seat while a game is on has seen what it sees. */
  #hold(seat: Seat): void {
    if (this.status === 'waiting') return;
    for (const { id } of peopleOf(this.seats[seat]!)) this.#held.add(id, seat);
  }

  #holdAll(): void {
    for (let seat = 0; seat < this.seats.length; seat += 1) this.#hold(seat);
  }

  /** The seats this person plays, alone or with others. */
  seatsOf(person: string): Seat[] {
    const own: Seat[] = [];
    for (let at = 0; at < this.seats.length; at += 1) if (isOf(this.seats[at]!, person)) own.push(at);
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
        this.#version = event.version;
        this.seats = [...event.setup.seats];
        this.since = event.at;
        // At a table that people are invited to.
        if (event.setup.code !== undefined) this.#came({ what: 'open', name: event.setup.host.name }, event.at);
        return undefined;
      case 'seat':
        return this.#seat(event);
      case 'named':
        this.seats = this.seats.with(event.seat, renamed(this.seats[event.seat]!, event.name, event.who));
        return undefined;
      case 'shared':
        return this.#marks(event.seat, { shared: event.shared });
      case 'ready':
        return this.#marks(event.seat, { ready: event.ready });
      case 'agreed':
        return this.#agree(event);
      case 'door':
        this.setup = { ...this.setup, watch: event.watch, closed: event.closed };
        return undefined;
      case 'hosted':
        this.setup = { ...this.setup, host: event.by };
        return undefined;
      case 'started':
        return this.#begin(event.at, () => this.#newSession(event));
      case 'opened':
        return this.#begin(event.at, () => loadSession(this.game, event.save, undefined, this.#keeping));
      case 'answered':
        return this.#answer(event);
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
      case 'inner':
        this.inner = { table: event.table, mark: event.mark, home: event.home };
        return undefined;
      case 'recorded':
        this.recorded = true;
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
    if (isOtherGame(this.setup, agreed)) this.seats = askedAgain(this.setup, this.seats);
    this.setup = { ...this.setup, ...agreed };
  }

  #marks(seat: Seat, said: { readonly ready: boolean } | { readonly shared: boolean }): undefined {
    const before = this.seats[seat]!;
    if (before.kind === 'human') this.seats = this.seats.with(seat, { ...before, ...said });
  }

  #newSession({ seed, chance }: TableEvent & { type: 'started' }): AnySession {
    const { options, undo, dice } = this.setup;
    const seats = this.seats.length;
    const keeping = this.#keeping;
    return startSession(this.game, { seats, seed, options, undo, dice, chanceFrom: chance, keeping });
  }

  #begin(at: number, session: () => AnySession): undefined {
    this.session = session();
    this.number = 1;
    this.#playOn(at);
    this.#holdAll();
    this.#readWholeLog();
  }

  #playOn(at: number): void {
    this.since = at;
    this.#still = undefined;
    this.status = this.session?.question === undefined ? 'over' : 'playing';
  }

  #answer({ by, answer, at, hand }: TableEvent & { type: 'answered' }): Refused | undefined {
    const session = this.session!;
    const { question } = session;
    const refusal = session.answer(by, answer);
    if (refusal !== undefined) return fromRefusal(refusal);
    // A question put to several keeps its number until the last of them has answered.
    if (session.question !== question) this.number += 1;
    this.#playOn(at);
    this.#readNewLines();
    this.#hands.answered(this.seats, by, hand, session);
    return this.#readNewLines();
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
    this.#hold(seat);
    const did = this.status === 'waiting' ? comingOf(seat, before, to, why) : undefined;
    if (did !== undefined) this.#came(did, at);
    if (this.status !== 'playing') return;
    this.since = at;
    if (this.session === undefined) return;
    const who = why === 'beside' || why === 'rise' ? cameOrWent(before, to) : (ownerOf(to) ?? ownerOf(before));
    const args: Args = { seat, name: who?.name ?? '', ...(to.kind === 'bot' && { bot: to.bot }) };
    this.session.tell({ say: `table.${why}`, args });
    this.#readNewLines();
  }

  /** The log only grows as play goes on, so only its new lines are looked at. */
  #readNewLines(): undefined {
    const { logged, notes } = this.session!;
    if (logged === this.#ruleLines && notes.length === this.#notes) return undefined;
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
    this.inner = snapshot.inner;
    this.recorded = snapshot.recorded === true;
    this.#version = snapshot.gameVersion;
    for (const [person, seat] of snapshot.held ?? []) this.#held.add(person, seat);
    this.#hands.restore(snapshot.hands);
    this.#holdAll();
  }
}
