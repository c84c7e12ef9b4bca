/**
 * What one viewer has been told, so that only what changed is told next. Everybody who merely watches is one audience;
 * everybody who sits at the table is one of their own, on however many screens.
 */
import {
  CHANCE,
  type Json,
  type LogEntry,
  type Moment,
  type Seat,
  type Undo,
  undos,
  type Viewer,
} from '@holotape/kernel';
import type { TableState } from '../kept/state.ts';
import { Message, NewsWithReply, type Parcel } from '../spoken/parcel.ts';
import type { LogLine, Play, PublicAsk, TableInfo, UndoEnd, UndoInfo, UndoRequest } from '../spoken/protocol.ts';
import { questionFor } from '../spoken/question.ts';
import type { StandingRequest } from '../undo/request.ts';

/** News kept for screens that lost their connection for a moment. */
const NEWS_KEPT = 8;

/** For so many milliseconds a whole table is not written out again: only how long it has waited would differ. */
const SAME_WHOLE = 1_000;

/** What the host knows that is not in the table's state: it does not outlive a restart. */
export interface Passing {
  /** The table as this person sees it; `seating` is another number whenever that may have changed. */
  readonly seating: number;
  info(person: string | undefined): TableInfo;
  readonly undoRequest: StandingRequest | null;
  /** Time that only goes forward, in milliseconds. */
  elapsed(): number;
  /** The game's state as it stands, if there is a game. */
  readonly still: unknown;
}

/** Somebody who said something and waits for a reply. */
export interface Speaker {
  readonly screen: { send(parcel: Parcel): void };
  readonly id: string;
  replied: boolean;
}

/** What was told last; a part that is still the same is not told again. */
interface Told {
  viewSeat: Viewer;
  view: Json | null;
  /** How many lines of the table's log have been looked at, and how many of them were told. */
  read: number;
  lines: number;
  question: number | undefined;
  waits: readonly (Seat | typeof CHANCE)[];
  asks: PublicAsk | null;
  undo: readonly UndoInfo[];
  undoRequest: StandingRequest | null;
  seating: number;
  /** As JSON, to be compared. */
  info: string;
  result: boolean;
  chatted: number;
}

/** What differs from what was told. */
type Changed = { -readonly [part in keyof Play]: Play[part] } & { info?: TableInfo };

const NOBODY: readonly Seat[] = [];
const NO_UNDO: readonly UndoInfo[] = [];

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

function isSameUndo(told: readonly UndoInfo[], seat: Seat, found: readonly Undo[]): boolean {
  if (told.length !== found.length) return false;
  for (let i = 0; i < found.length; i += 1) {
    const { target, barrier } = found[i]!;
    const before = told[i]!;
    if (target !== before.target || barrier !== before.barrier || seat !== before.seat) return false;
  }
  return true;
}

const requestOf = ({ until, ...open }: StandingRequest, now: number): UndoRequest => ({
  ...open,
  left: Math.max(0, until - now),
});

export class Audience {
  readonly screens = new Set<{ send(parcel: Parcel): void }>();
  readonly person: string | undefined;
  /** The number of the last news. */
  n: number;
  #state: TableState;
  #seats: readonly Seat[];
  /** Which seats are this viewer's, and whether they play them. */
  #eyes: string;
  #told: Told | undefined;
  #kept: Parcel[] = [];
  /** Lines that were told and are no longer in the log: so many are left. */
  #cut: number | undefined;
  /** The whole table as it was told last, after which news and when. */
  #whole: { readonly parcel: Parcel; readonly n: number; readonly at: number } | undefined;

  constructor(state: TableState, person: string | undefined, n: number) {
    this.#state = state;
    this.person = person;
    this.n = n;
    this.#seats = person === undefined ? [] : state.seatsOf(person);
    this.#eyes = this.#eyesNow();
  }

  #eyesNow(): string {
    if (this.person === undefined) return '';
    return this.#state
      .seatsOf(this.person)
      .map((seat) => `${seat}${this.#state.seats[seat]!.kind}`)
      .join();
  }

  /** Whether the viewer still has the seats as when everything was told. */
  get seesTheSame(): boolean {
    return this.#eyesNow() === this.#eyes;
  }

  /** The table has been rebuilt, or other seats belong to this viewer now: everything has to be told again. */
  reset(state: TableState): void {
    this.#state = state;
    this.#seats = this.person === undefined ? [] : state.seatsOf(this.person);
    this.#eyes = this.#eyesNow();
    this.#told = undefined;
    this.#kept = [];
    this.#cut = undefined;
    // Nothing that was told before leads here.
    this.n += 1;
  }

  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /** The log was cut to its first `lines` lines and went on from there. */
  cutLog(log: readonly LogEntry[], lines: number): void {
    const told = this.#told;
    if (told === undefined || told.read <= lines) return;
    told.lines = log.slice(0, lines).filter((line) => this.#mayRead(line)).length;
    told.read = lines;
    this.#cut = told.lines;
  }

  /** What a screen that has seen news `seen` has missed; undefined if that is not known any more. */
  since(seen: number): readonly Parcel[] | undefined {
    const missed = this.n - seen;
    if (this.#told === undefined || missed < 0 || missed > this.#kept.length) return undefined;
    return this.#kept.slice(this.#kept.length - missed);
  }

  /**
   * The whole table as of the last news, which must have been told before: for a screen that knows nothing yet. Screens
   * that come one right after the other get the very same.
   */
  table(passing: Passing, now: number): Parcel {
    const at = passing.elapsed();
    const last = this.#whole;
    if (this.#told !== undefined && last?.n === this.n && at - last.at < SAME_WHOLE) return last.parcel;
    const parcel = this.#tableAnew(passing, now);
    this.#whole = { parcel, n: this.n, at };
    return parcel;
  }

  #tableAnew(passing: Passing, now: number): Parcel {
    const state = this.#state;
    const told: Told = {
      viewSeat: this.#told?.viewSeat ?? 'public',
      view: null,
      read: 0,
      lines: 0,
      question: undefined,
      waits: NOBODY,
      asks: null,
      undo: NO_UNDO,
      undoRequest: null,
      seating: -1,
      info: '',
      result: false,
      chatted: state.chatted - state.chat.length,
    };
    this.#told = told;
    const changed: Changed = {};
    this.#changes(changed, told, passing);
    const { changes: _changes, info, ...play } = changed;
    const waited = state.status === 'playing' ? Math.max(0, now - state.since) : 0;
    return new Message({
      type: 'table',
      n: this.n,
      info: info!,
      view: told.view,
      waited,
      viewSeat: told.viewSeat,
      log: [],
      question: null,
      waits: [],
      undo: [],
      undoRequest: null,
      result: null,
      chat: [],
      ...play,
    });
  }

  /** `asking`: whoever made it happen, and is told so with the news. */
  send(parcel: Parcel, asking?: Speaker): void {
    for (const screen of this.screens) {
      if (screen !== asking?.screen) screen.send(parcel);
      else {
        asking.replied = true;
        screen.send(new NewsWithReply(parcel, asking.id));
      }
    }
  }

  /** What changed since this viewer was told last; undefined if nothing did. `table` comes before any news. */
  news(passing: Passing, undoEnd?: UndoEnd): Parcel | undefined {
    const news: Changed & { type: 'news'; n: number; undoEnd?: UndoEnd } = { type: 'news', n: this.n + 1 };
    const said = Object.keys(news).length;
    this.#changes(news, this.#told!, passing);
    if (undoEnd !== undefined) news.undoEnd = undoEnd;
    if (Object.keys(news).length === said) return undefined;
    this.n += 1;
    const parcel = new Message(news);
    this.#kept.push(parcel);
    if (this.#kept.length > NEWS_KEPT) this.#kept.shift();
    return parcel;
  }

  /** Whether everything is told: the first thing a viewer gets is the whole table. */
  get informed(): boolean {
    return this.#told !== undefined;
  }

  /** Writes what differs from what was told into `news`: straight into the message, which nobody has to copy then. */
  #changes(news: Changed, told: Told, passing: Passing): void {
    const state = this.#state;
    const { session } = state;

    if (passing.seating !== told.seating) {
      told.seating = passing.seating;
      const info = passing.info(this.person);
      const text = JSON.stringify(info);
      if (text !== told.info) news.info = info;
      told.info = text;
    }
    if (passing.undoRequest !== told.undoRequest) {
      told.undoRequest = passing.undoRequest;
      news.undoRequest = passing.undoRequest && requestOf(passing.undoRequest, passing.elapsed());
    }
    if (state.chatted > told.chatted) {
      news.chat = state.chat.slice(told.chatted - state.chatted);
      told.chatted = state.chatted;
    }
    if (session === undefined) return;

    const viewSeat = this.#viewSeat(told.viewSeat);
    if (viewSeat !== told.viewSeat) {
      told.viewSeat = viewSeat;
      news.viewSeat = viewSeat;
    }
    const { view, changes } = session.viewSince(viewSeat, told.view, passing.still);
    told.view = view as Json;
    if (changes.length > 0) news.changes = changes;

    if (this.#cut !== undefined) {
      news.logFrom = this.#cut;
      this.#cut = undefined;
    }
    if (told.read < state.log.length) {
      const lines: LogLine[] = [];
      for (let at = told.read; at < state.log.length; at += 1) {
        const line = state.log[at]!;
        if (this.#mayRead(line)) lines.push(this.#line(line));
      }
      told.read = state.log.length;
      told.lines += lines.length;
      if (lines.length > 0) news.log = lines;
    }
    const asked = this.#asked(viewSeat);
    const number = asked === undefined ? undefined : state.number * state.seats.length + asked;
    if (number !== told.question) {
      told.question = number;
      news.question = asked === undefined ? null : questionFor(session.question!, asked, state.number);
    }
    const waits = state.status === 'playing' ? session.waitsFor : NOBODY;
    if (!isSameList(waits, told.waits)) {
      told.waits = waits;
      news.waits = waits;
    }
    // Whoever is asked knows what; the others are told if everybody may know.
    const asks = asked === undefined ? this.#asks(told.asks) : told.asks;
    if (asks !== told.asks) {
      told.asks = asks;
      news.asks = asks;
    }
    const undo = this.#undo(told.undo);
    if (undo !== told.undo) {
      told.undo = undo;
      news.undo = undo;
    }
    if ((session.result !== undefined) !== told.result) {
      told.result = session.result !== undefined;
      news.result = session.result ?? null;
    }
  }

  /** Whose eyes the screen shows: with one seat always that one, with several the one that has to answer. */
  #viewSeat(last: Viewer): Viewer {
    const seats = this.#seats;
    if (seats.length <= 1) return seats[0] ?? 'public';
    const { session, status } = this.#state;
    if (status !== 'playing') return 'public';
    const { waitsFor } = session!;
    // Whoever was at the screen types in the dice.
    if (waitsFor.includes(CHANCE)) return last;
    if (last !== 'public' && waitsFor.includes(last)) return last;
    return seats.find((seat) => waitsFor.includes(seat) && this.#plays(seat)) ?? 'public';
  }

  /** Not while a bot stands in. */
  #plays(seat: Seat): boolean {
    return this.#state.seats[seat]!.kind === 'human';
  }

  /** Which of this viewer's seats has a question before it. */
  #asked(viewSeat: Viewer): Seat | undefined {
    const { session, status } = this.#state;
    if (status !== 'playing') return undefined;
    const { waitsFor } = session!;
    const shown = viewSeat !== 'public' && this.#plays(viewSeat) ? viewSeat : undefined;
    if (waitsFor.includes(CHANCE)) return shown ?? this.#seats.find((seat) => this.#plays(seat));
    return shown !== undefined && waitsFor.includes(shown) ? shown : undefined;
  }

  /** What the open question is, if that is for all; what was told last, if that is still so. */
  #asks(told: PublicAsk | null): PublicAsk | null {
    const { session, status, game } = this.#state;
    const question = status === 'playing' ? session!.question : undefined;
    if (question === undefined || !game.publicAsks?.has(question.ask)) return null;
    const { ask, detail } = question;
    const rule = detail?.rule;
    if (told !== null && told.ask === ask && told.rule === rule) return told;
    return { ask, ...(rule !== undefined && { rule }) };
  }

  #mayRead({ to }: LogEntry): boolean {
    return to === undefined || to.some((seat) => this.#seats.includes(seat));
  }

  #line({ say, args, rule, to }: LogEntry): LogLine {
    return {
      say,
      ...(args && { args }),
      ...(rule !== undefined && { rule }),
      ...(to && { private: true, to: to.filter((seat) => this.#seats.includes(seat)) }),
    };
  }

  /** How far this viewer can go back; what was told last, if that is still so. */
  #undo(told: readonly UndoInfo[]): readonly UndoInfo[] {
    const { status, readOnly, recorded } = this.#state;
    const isFixed = status === 'abandoned' || readOnly !== undefined || recorded;
    if (isFixed || this.#seats.length === 0) return NO_UNDO;
    const { seat, found } = this.#latestUndo();
    if (isSameUndo(told, seat, found)) return told;
    return found.map(({ target, barrier }) => ({ target, ...(barrier && { barrier }), seat }));
  }

  /** On a shared screen it is for whoever answered last. */
  #latestUndo(): { readonly seat: Seat; readonly found: readonly Undo[] } {
    const own = this.#seats;
    if (own.length === 1) return { seat: own[0]!, found: this.#undosOf(own[0]!) };
    let latest: { seat: Seat; found: readonly Undo[] } = { seat: 0, found: [] };
    for (const seat of own) {
      const found = this.#undosOf(seat);
      if (isLater(found[0]?.to, latest.found[0]?.to)) latest = { seat, found };
    }
    return latest;
  }

  #undosOf(seat: Seat): readonly Undo[] {
    return this.#plays(seat) ? undos(this.#state.session!, seat) : [];
  }
}

const isLater = (a: Moment | undefined, b: Moment | undefined): boolean =>
  a !== undefined && (b === undefined || a.step > b.step || (a.step === b.step && a.at >= b.at));
