/**
 * Runs one table: seats people, puts questions, takes answers, tells everybody what they may know, lets bots play and
 * lets people take play back. Knows no network, no disk and no clock: those are given to it, so the same host runs on a
 * server and in a browser.
 *
 * Things happen one after the other: a message is looked at only when everything before it is kept and told. So nobody
 * ever hears of something that could still be lost, and of two answers to one question the second comes late.
 */
import { type AnyGame, type Asked, CHANCE, type Save, type Seat } from '@holotape/kernel';
import { AlreadyKept, type Kept, type Person, type TableEvent } from '../kept/events.ts';
import { companionIn, exchanged, peopleOf } from '../kept/people.ts';
import { recordOf } from '../kept/record.ts';
import { TableState } from '../kept/state.ts';
import { type Watchable, watchable } from '../kept/watchable.ts';
import type { TableAction } from '../spoken/actions.ts';
import { Message } from '../spoken/parcel.ts';
import { type ClientMessage, clientMessage, type TableInfo } from '../spoken/protocol.ts';
import { type Refused, refused } from '../spoken/refused.ts';
import { PROTOCOL } from '../spoken/version.ts';
import { Undoing } from '../undo/undoing.ts';
import { Accounts } from './accounts.ts';
import type { Speaker } from './audience.ts';
import { ChatLimit } from './chat-limit.ts';
import { mayWatch } from './door.ts';
import { Gathering, type Joined, type Screen } from './gathering.ts';
import type { Happening } from './happening.ts';
import { type Hosting, type Reply, type Said, speaksFor } from './hosting.ts';
import { Inners, openInner } from './inners.ts';
import { Nudging } from './nudging.ts';
import { isChoice } from './position.ts';
import { idOf, reply } from './replying.ts';
import { eventsFor, isRefused, type SeatedAction } from './seating.ts';
import { type OpenTable, type Surroundings, TIMING, type Timing } from './surroundings.ts';
import { Thinking } from './thinking.ts';

/** What a screen holds in its hand once it is connected. */
export interface Wire {
  /** Whatever came over the wire, already read as JSON. Resolves when it has been dealt with; never rejects. */
  receive(message: unknown): Promise<void>;
  close(): void;
}

/** What was kept since the last snapshot may be this share of all before the next one. */
const SNAPSHOT_SHARE = 0.25;
/** Some tables wait longer than others, by up to this share. */
const SNAPSHOT_SPREAD = 0.25;

export class TableHost implements OpenTable {
  readonly #around: Surroundings;
  readonly #timing: Timing;
  #state: TableState;
  readonly #gathering: Gathering;
  readonly #undoing: Undoing;
  readonly #thinking: Thinking;
  readonly #accounts: Accounts;
  readonly #nudging: Nudging;
  readonly #inners: Inners;
  readonly #chatLimit: ChatLimit;
  /** Everything that was asked of the host before has been dealt with. */
  #queue: Promise<unknown> = Promise.resolve();
  #busy = 0;
  /** Whose message is dealt with just now, until it has its reply. */
  #asking: (Speaker & { readonly screen: Joined }) | undefined;
  #snapshotAt: number;
  /** So many events at least are between two of them. */
  readonly #snapshotEvery: number;
  /** The state holds something that was not kept: it has to be read again before anything else. */
  #astray = false;
  #closed = false;
  #lastUse: number;

  /** Use `TableHost.make` or `TableHost.open`. */
  constructor(around: Surroundings, state: TableState, snapshotAt: number) {
    this.#around = around;
    this.#timing = { ...TIMING, ...around.timing };
    this.#state = state;
    this.#snapshotAt = snapshotAt;
    const hosting = this.#hosting();
    this.#gathering = new Gathering(around, state);
    this.#undoing = new Undoing(hosting, this.#gathering);
    this.#accounts = new Accounts(hosting);
    this.#thinking = new Thinking(hosting, this.#accounts, () => this.#closed || this.#undoing.isAsked);
    this.#nudging = new Nudging(hosting, this.#gathering);
    this.#inners = new Inners(hosting);
    this.#chatLimit = new ChatLimit(around.clock, this.#timing);
    this.#lastUse = around.clock.elapsed();
    // Tables that began together would all write theirs together, and everybody would wait for it.
    const spread = (around.numbers() / 2 ** 32) * SNAPSHOT_SPREAD;
    this.#snapshotEvery = Math.floor(this.#timing.snapshot * (1 + spread));
  }

  /** This host as its parts see it. */
  #hosting(): Hosting {
    const currentState = () => this.#state;
    return {
      around: this.#around,
      timing: this.#timing,
      get state() {
        return currentState();
      },
      happens: (...happenings) => this.#happens(...happenings),
      attempt: (task) => this.#attempt(task),
      goOn: () => this.#goOn(),
    };
  }

  /** Makes a new table; it is there once its first events are kept. */
  static async make(game: AnyGame, around: Surroundings, first: readonly Happening[]): Promise<TableHost> {
    const state = new TableState(game);
    const events = first.map((event) => ({ ...event, at: around.clock.now() }) as TableEvent);
    const kept = events.map((event) => {
      const applied = state.apply(event);
      if ('say' in applied) throw new Error(`The table cannot be made: ${applied.say}`);
      return applied;
    });
    await around.keeper.append(0, kept);
    const host = new TableHost(around, state, 0);
    host.#goOn();
    return host;
  }

  /** Opens a table from what was kept of it. */
  static open(game: AnyGame, around: Surroundings, kept: Kept): TableHost {
    const host = new TableHost(around, TableState.of(game, kept), kept.snapshot?.after ?? 0);
    host.#goOn();
    return host;
  }

  get state(): TableState {
    return this.#state;
  }

  get screens(): number {
    return this.#gathering.size;
  }

  /** Nobody is here and nothing is going on. */
  get idle(): boolean {
    return this.#gathering.size === 0 && this.#busy === 0 && !this.#thinking.busy;
  }

  /** When something was asked of it last, in the clock's `elapsed`. */
  get lastUse(): number {
    return this.#lastUse;
  }

  /** Lets a screen in. It hears nothing before it says hello. */
  connect(screen: Screen): Wire {
    const joined = this.#gathering.enter(screen);
    return {
      receive: (message) => this.#receive(joined, message),
      close: () => {
        if (this.#gathering.leave(joined)) void this.#inTurn(() => this.#gathering.tellAll()).catch(() => {});
      },
    };
  }

  /** Does something about the table, or says why not. */
  act(person: Person, action: TableAction): Promise<Refused | undefined> {
    return this.#attempt(() => {
      switch (action.do) {
        case 'rematch':
          return this.#rematch(person, action.sides);
        case 'inner':
          return this.#inners.make(person, action.bots === true);
        case 'home':
          return this.#inners.fetch(person);
        default:
          return this.#seatAction(person, action);
      }
    });
  }

  /** A table that was made for a question here is over: its answer is taken, if it is still asked for. */
  hear(played: TableState): Promise<Refused | undefined> {
    return this.#attempt(() => this.#inners.hear(played));
  }

  /**
   * A seat goes to another screen of whoever plays it, or of one of those who do; and, if so agreed, running the table with
   * it. `from`: who that is; left out, whose seat it is.
   */
  moveSeat(seat: Seat, to: Person, runs = false, from?: string): Promise<Refused | undefined> {
    return this.#attempt(async () => {
      const before = this.#state.seats[seat];
      const who = before && peopleOf(before).find(({ id }) => from === undefined || id === from);
      if (before === undefined || who === undefined) return refused('table.no-seat');
      if (who.id === to.id) return 'done';
      if (this.#state.seatsOf(to.id).length > 0) return refused('table.seated');
      const other = this.#state.heldBeside(to.id, seat);
      if (other !== undefined) return refused('table.other-seat', { seat: other });
      const there = { id: to.id, name: who.name };
      const moved: Happening = { type: 'seat', seat, to: exchanged(before, who.id, there), why: 'move' };
      const isHost = this.#state.setup.host.id === who.id;
      return runs && isHost ? this.#happens(moved, { type: 'hosted', by: there }) : this.#happens(moved);
    });
  }

  /** The table as this person sees it. */
  info(person: string | undefined): TableInfo {
    return this.#gathering.info(person);
  }

  /** The game as a save, hidden things and all: for whoever runs the table; for others see `giveRecord`. */
  save(): Save | undefined {
    return recordOf(this.#state);
  }

  /**
   * Says that the record, hidden things and all, is given to somebody, or why it cannot be: only of a game that will never go on.
   * From here on nothing is taken back.
   */
  giveRecord(): Promise<Refused | undefined> {
    return this.#attempt(async () => {
      const { session, status, ended, recorded, setup } = this.#state;
      if (session === undefined || !ended) return refused('table.record-later');
      // What was brought to this table may still be hidden at the one it was played for.
      const outer = setup.within && (await this.#around.inners?.look(setup.within.table));
      if (outer?.status === 'playing') return refused('table.record-within');
      if (this.#undoing.isAsked) return refused('table.record-undo');
      return recorded || status === 'abandoned' ? 'done' : this.#happens({ type: 'recorded' });
    });
  }

  /** The game so far as this person may know it, step by step. */
  watchable(person: string | undefined): Watchable | undefined {
    return watchable(this.#state, person === undefined ? [] : this.#state.seatsOf(person));
  }

  /** Waits until everything that was said is dealt with, and keeps a snapshot if there is something new to keep. */
  settle(): Promise<void> {
    return this.#inTurn(async () => {
      const { events, needsSnapshot, readOnly } = this.#state;
      if (readOnly === undefined && (needsSnapshot || events > this.#snapshotAt)) await this.#keepSnapshot();
    });
  }

  /** Nothing happens here any more. */
  close(): void {
    this.#closed = true;
    this.#undoing.forget();
    this.#gathering.clear();
  }

  /** One thing after the other; at once, if nothing is going on. */
  #inTurn<T>(task: () => T | Promise<T>): Promise<T> {
    this.#lastUse = this.#around.clock.elapsed();
    this.#busy += 1;
    const done = this.#busy === 1 ? this.#perform(task) : this.#queue.then(() => this.#perform(task));
    this.#queue = done.catch((error: unknown) => this.#around.trouble?.('A table could not go on.', error));
    return done;
  }

  async #perform<T>(task: () => T | Promise<T>): Promise<T> {
    try {
      this.#asking = undefined;
      if (this.#astray) await this.#readAgain();
      return await task();
    } catch (error) {
      if (!(error instanceof AlreadyKept)) throw error;
      // Somebody else was quicker: what was asked for is asked for once more, of the table as it is now.
      await this.#readAgain();
      return await task();
    } finally {
      this.#busy -= 1;
    }
  }

  /** Something a player asked for. Whatever breaks, there is a reply. */
  #attempt(task: () => Reply | Promise<Reply>): Promise<Refused | undefined> {
    return this.#inTurn(task).then(whyNot, notKept);
  }

  async #receive(screen: Joined, raw: unknown): Promise<void> {
    const parsed = clientMessage.safeParse(raw);
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      const problem = path.length > 0 ? `${path.join('.')}: ${message}` : message;
      reply(screen, idOf(raw), refused('table.malformed', { problem }));
      return;
    }
    const message = parsed.data;
    if (message.type === 'ping') screen.send(new Message({ type: 'pong', id: message.id }));
    else if (message.type === 'hello' && message.protocol !== PROTOCOL)
      reply(screen, '', refused('table.other-version'));
    else if (message.type === 'hello') {
      const why = await this.#attempt(() => this.#hello(screen, message.seen));
      if (why !== undefined) reply(screen, '', why);
      if (why === NOT_WATCHED) screen.showOut?.();
    } else if (screen.audience === undefined) reply(screen, message.id, refused('table.hello-first'));
    else if (screen.mute && message.type === 'chat') reply(screen, message.id, refused('api.no-name'));
    else if (message.type === 'why' || message.type === 'hint')
      screen.send(await this.#accounts.reply(screen.person, message));
    else {
      const asking = { screen, id: message.id, replied: false };
      const why = await this.#attempt(() => {
        this.#asking = asking;
        return this.#take(screen.person, message);
      });
      if (!asking.replied) reply(screen, message.id, why ?? 'done');
    }
  }

  #hello(screen: Joined, seen: number): Reply {
    if (!mayWatch(this.#state, screen.person.id)) return NOT_WATCHED;
    this.#gathering.hello(screen, seen);
    return 'done';
  }

  #take(
    person: Person,
    message: Exclude<ClientMessage, Said<'hello' | 'ping' | 'why' | 'hint'>>,
  ): Reply | Promise<Reply> {
    switch (message.type) {
      case 'answer':
        return this.#answer(person, message);
      case 'undo':
        return this.#undoing.undo(person, message);
      case 'consent':
        return this.#undoing.consent(person, message);
      case 'nudge':
        return this.#nudging.nudge(person, message);
      case 'chat':
        return this.#chat(person, message);
    }
  }

  #answer(person: Person, { question, answer, seat }: Said<'answer'>): Reply | Promise<Reply> {
    const { session, status, number } = this.#state;
    if (status === 'abandoned') return refused('table.ended');
    const by = speaksFor(this.#state, person, seat, () => {
      const own = this.#state.seatsOf(person.id);
      return own.find((each) => session?.waitsFor.includes(each));
    });
    if (typeof by === 'object') return by;
    if (question !== number) return refused('table.late', { question, now: number });
    const asked: Asked = session!.question?.kind === 'chance' ? CHANCE : by;
    const isOfSeveral = peopleOf(this.#state.seats[by]!).length > 1 && isChoice(session!.question!, by);
    return this.#happens({ type: 'answered', by: asked, answer, ...(isOfSeveral && { hand: person.id }) });
  }

  #chat(person: Person, { text }: Said<'chat'>): Reply | Promise<Reply> {
    if (!this.#chatLimit.allows(person.id)) return refused('table.too-fast');
    const seat = this.#state.seatsOf(person.id)[0];
    const beside = seat === undefined ? undefined : companionIn(this.#state.seats[seat]!, person.id);
    return this.#happens({ type: 'chat', by: beside?.name ?? seat ?? person.name, text });
  }

  #seatAction(person: Person, action: SeatedAction): Reply | Promise<Reply> {
    const isHere = (who: string) => this.#gathering.isHere(who);
    const outcome = eventsFor(this.#state, person, action, this.#around, isHere, () => this.#seed());
    if (isRefused(outcome)) return outcome;
    // What is so already need not happen.
    return outcome.length === 0 ? 'done' : this.#happens(...outcome);
  }

  async #rematch(person: Person, sides: 'changed' | undefined): Promise<Reply> {
    const state = this.#state;
    if (!state.ended) return refused('table.not-ended');
    if (state.rematch !== undefined) return 'done';
    if (state.setup.host.id !== person.id && state.seatsOf(person.id).length === 0) return refused('table.watching');
    const table = await this.#around.rematch?.(state, person, sides);
    return table === undefined ? refused('table.ended') : this.#happens({ type: 'rematch', table });
  }

  #seed(): string {
    return Array.from({ length: 4 }, () => this.#around.random().toString(16).padStart(8, '0')).join('');
  }

  /** Makes something happen: by the rules, then kept, then told. */
  async #happens(...happenings: readonly Happening[]): Promise<Reply> {
    const { keeper, clock, trouble } = this.#around;
    const state = this.#state;
    if (state.readOnly !== undefined) return state.readOnly;
    if (state.needsSnapshot) await this.#keepSnapshot();
    const before = { events: state.events, log: state.log, status: state.status, inner: openInner(state) };
    const events = happenings.map((each) => ({ ...each, at: clock.now() }) as TableEvent);
    const kept: TableEvent[] = [];
    try {
      for (const event of events) {
        const applied = state.apply(event);
        if ('say' in applied) {
          if (state.events > before.events) this.#astray = true;
          return applied;
        }
        kept.push(applied);
      }
    } catch (error) {
      trouble?.('A rule broke.', error);
      if (state.events > before.events) this.#astray = true;
      return refused('table.broken');
    }
    try {
      await keeper.append(before.events, kept);
    } catch (error) {
      trouble?.('An event could not be kept.', error);
      this.#astray = true;
      this.#tryAgainLater();
      if (error instanceof AlreadyKept) throw error;
      await this.#readAgain();
      return refused('table.not-kept');
    }
    this.#happened(events, before);
    return 'done';
  }

  #happened(events: readonly TableEvent[], before: Pick<TableState, 'log' | 'status' | 'inner'>): void {
    const state = this.#state;
    this.#gathering.cutLog(before.log);
    const [first] = events;
    const isPlay = first!.type === 'answered' || first!.type === 'undone';
    const isInnerNew = openInner(state) !== before.inner;
    if (!isPlay || isInnerNew || state.status !== before.status) this.#gathering.seatingChanged();
    if (isPlay || state.ended) this.#undoing.played();
    if (first!.type === 'undone') this.#accounts.forget();
    if (events.some(({ type }) => type === 'seat')) {
      this.#undoing.reseated();
      this.#gathering.reseat();
    }
    // Before the news: who has to go does not hear it.
    if (!isPlay && state.setup.watch === false)
      this.#gathering.showOut((person) => mayWatch(state, person), NOT_WATCHED);
    this.#tellAndReply();
    this.#around.changed?.(this);
    this.#undoing.maybeGrant();
    if (this.#isSnapshotDue) void this.#attempt(() => this.#maybeKeepSnapshot());
    this.#goOn();
  }

  /** Whoever made it happen hears with the news that it was taken. */
  #tellAndReply(): void {
    const asking = this.#asking;
    this.#gathering.tellAll({ asking });
    if (asking?.replied === false) {
      asking.replied = true;
      reply(asking.screen, asking.id, 'done');
    }
  }

  /** A snapshot is the whole game: the longer it has become, the more has to happen before it is worth writing again. */
  get #isSnapshotDue(): boolean {
    const { events } = this.#state;
    return events - this.#snapshotAt >= Math.max(this.#snapshotEvery, events * SNAPSHOT_SHARE);
  }

  /** Whatever happened since it was due has asked for it as well: one is enough. */
  async #maybeKeepSnapshot(): Promise<Reply> {
    if (this.#isSnapshotDue) await this.#keepSnapshot();
    return 'done';
  }

  async #keepSnapshot(): Promise<void> {
    const { events } = this.#state;
    await this.#around.keeper.snapshot(events, this.#state.snapshot());
    this.#snapshotAt = events;
    this.#state.needsSnapshot = false;
  }

  /** What is in memory is not what is kept: the kept one counts. */
  async #readAgain(): Promise<void> {
    const kept = await this.#around.keeper.read();
    this.#state = TableState.of(this.#state.game, kept);
    this.#astray = false;
    this.#undoing.forget();
    this.#thinking.forget();
    this.#accounts.forget();
    this.#gathering.rebuilt(this.#state);
  }

  /** Bots would try again at once, for ever; people will. */
  #tryAgainLater(): void {
    this.#around.clock.after(this.#timing.retry, () => {
      if (this.#closed) return;
      void this.#attempt(() => {
        this.#goOn();
        return 'done';
      });
    });
  }

  /** Bots that are asked begin to think. While somebody asks to take play back, they wait. */
  #goOn(): void {
    const { session, status, needsSnapshot, readOnly } = this.#state;
    if (this.#closed || this.#astray || readOnly !== undefined) return;
    if (needsSnapshot) void this.settle().catch(() => {});
    if (status !== 'playing' || this.#undoing.isAsked) return;
    for (const asked of session!.waitsFor) {
      if (asked === CHANCE) this.#thinking.maybeRoll();
      else if (this.#inners.isFor(asked)) void this.#attempt(() => this.#inners.make(this.#state.setup.host, false));
      else if (this.#state.seats[asked]!.kind === 'bot') this.#thinking.think(asked);
    }
  }
}

const NOT_WATCHED = refused('table.no-watching');

const whyNot = (given: Reply): Refused | undefined => (given === 'done' ? undefined : given);
const notKept = (): Refused => refused('table.not-kept');
