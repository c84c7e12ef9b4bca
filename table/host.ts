/**
 * Runs one table: seats people, puts questions, takes answers, tells everybody what they may know, lets bots play and
 * lets people take play back. Knows no network, no disk and no clock: those are given to it, so the same host runs on a
 * server and in a browser.
 *
 * Things happen one after the other: a message is looked at only when everything before it is kept and told. So nobody
 * ever hears of something that could still be lost, and of two answers to one question the second comes late.
 */
import {
  type Answer,
  type AnyGame,
  type AnySession,
  type Asked,
  CHANCE,
  drawBy,
  type Random,
  type Save,
  type Seat,
  saveSession,
  undo,
  undos,
} from '@holotape/kernel';
import type { TableAction } from './actions.ts';
import { Audience, Parcel, type Passing } from './audience.ts';
import type { Keeper, Kept, Person, SeatState, TableEvent } from './events.ts';
import { hasBegun, positionOf, quickAnswer } from './position.ts';
import {
  type ClientMessage,
  clientMessage,
  type SeatInfo,
  type TableInfo,
  type TableStatus,
  type UndoEnd,
  type UndoRequest,
} from './protocol.ts';
import { eventsFor, type Happening, isRefused } from './seating.ts';
import { type Refused, refused, TableState } from './state.ts';
import { type Watchable, watchable } from './watchable.ts';
import { Wish } from './wish.ts';

export interface Clock {
  now(): number;
  /** Calls after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, call: () => void): () => void;
}

/** What a bot is asked: its answer may take its time, and may fail. */
export interface Thought {
  readonly bot: string;
  readonly seat: Seat;
  /** Only to look at. */
  readonly session: AnySession;
  /** The same, to be sent to another thread. */
  position(): Save;
}

export interface Timing {
  /** So long others may think about a wish to take play back; then it is a no. */
  readonly consent: number;
  /** A bot takes at least so long to begin a step, so that people can follow. It may change while a table is open. */
  readonly botPace: number;
  /** Chat lines: so many at once, and then one per so many milliseconds. */
  readonly chatBurst: number;
  readonly chatPause: number;
  /** When something could not be kept, bots try again after so long. */
  readonly retry: number;
  /** A snapshot is made after so many events. */
  readonly snapshot: number;
}

export const TIMING: Timing = {
  consent: 60_000,
  botPace: 0,
  chatBurst: 5,
  chatPause: 2_000,
  retry: 2_000,
  snapshot: 512,
};

/** What a host is given by whoever runs it. */
export interface Surroundings {
  readonly keeper: Keeper;
  readonly clock: Clock;
  /** For seeds, for dice nobody is there to roll, and for where numbers start. */
  readonly random: Random;
  /** The bots there are, and the one that plays for somebody who has left. */
  readonly bots: readonly string[];
  readonly standIn: string;
  think(thought: Thought): Promise<Answer>;
  /** Makes a table of this one, which has ended, and returns its id. */
  rematch?(state: TableState, by: Person): Promise<string>;
  /** Something happened at the table: lists of tables may show it. */
  changed?(host: TableHost): void;
  /** Something went wrong that no player can help. */
  trouble?(what: string, error: unknown): void;
  readonly timing?: Partial<Timing>;
}

/** One screen's connection to a table. */
export interface Screen {
  readonly person: Person;
  /** It may watch, but not chat: whoever is there has not said a name. */
  readonly mute?: boolean;
  send(parcel: Parcel): void;
}

/** What a screen holds in its hand once it is connected. */
export interface Connection {
  /** Whatever came over the wire, already read as JSON. Resolves when it has been dealt with; never rejects. */
  receive(message: unknown): Promise<void>;
  close(): void;
}

interface Joined extends Screen {
  /** The audience it listens with, once it said hello. */
  audience: Audience | undefined;
}

type Reply = Refused | 'done';
type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** News of one opening of a table count from a place of its own, with room for so many. */
const ROOM_FOR_NEWS = 2 ** 20;
/** More people than that have not chatted lately. */
const CHATTERS_KEPT = 500;

export class TableHost {
  readonly #around: Surroundings;
  readonly #timing: Timing;
  #state: TableState;
  readonly #screens = new Set<Joined>();
  /** By person; '' is everybody who watches. */
  readonly #audiences = new Map<string, Audience>();
  readonly #chatters = new Map<string, { left: number; at: number }>();
  /** Bots that think, and the number of the question they think about. */
  readonly #thinking = new Map<Seat, number>();
  #wish: Wish | undefined;
  /** As everybody sees it; another object whenever it changed. */
  #wishInfo: UndoRequest | null = null;
  /** Counts what may change who is at the table and how it stands. */
  #seating = 0;
  #nextWish: number;
  /** Everything that was asked of the host before has been dealt with. */
  #queue: Promise<unknown> = Promise.resolve();
  #busy = 0;
  #snapshotAt: number;
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
    this.#nextWish = 1 + (around.random() >>> 4);
    this.#lastUse = around.clock.now();
  }

  /** Makes a new table; it is there once its first events are kept. */
  static async make(game: AnyGame, around: Surroundings, first: readonly Happening[]): Promise<TableHost> {
    const state = new TableState(game);
    const events = first.map((event) => ({ ...event, at: around.clock.now() }) as TableEvent);
    for (const event of events) {
      const why = state.apply(event);
      if (why !== undefined) throw new Error(`The table cannot be made: ${why.say}`);
    }
    await around.keeper.append(0, events);
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
    return this.#screens.size;
  }

  /** Nobody is here and nothing is going on. */
  get idle(): boolean {
    return this.#screens.size === 0 && this.#busy === 0 && this.#thinking.size === 0;
  }

  get lastUse(): number {
    return this.#lastUse;
  }

  /** Lets a screen in. It hears nothing before it says hello. */
  connect(screen: Screen): Connection {
    const send = (parcel: Parcel) => {
      try {
        screen.send(parcel);
      } catch (error) {
        this.#around.trouble?.('A screen could not be told.', error);
      }
    };
    const { person, mute = false } = screen;
    const joined: Joined = { person, mute, send, audience: undefined };
    this.#screens.add(joined);
    return {
      receive: (message) => this.#receive(joined, message),
      close: () => {
        if (!this.#screens.delete(joined) || joined.audience === undefined) return;
        joined.audience.screens.delete(joined);
        this.#seating += 1;
        void this.#inTurn(() => this.#tellAll()).catch(() => {});
      },
    };
  }

  /** Does something about the table, or says why not. */
  act(person: Person, action: TableAction): Promise<Refused | undefined> {
    return this.#attempt(() => (action.do === 'rematch' ? this.#rematch(person) : this.#seatAction(person, action)));
  }

  /** A seat goes to another screen of whoever plays it. */
  moveSeat(seat: Seat, to: Person): Promise<Refused | undefined> {
    return this.#attempt(async () => {
      const before = this.#state.seats[seat];
      if (before === undefined || before.kind === 'open' || before.owner === undefined) return refused('table.no-seat');
      if (before.owner.id === to.id) return 'done';
      if (this.#state.seatsOf(to.id).length > 0) return refused('table.seated');
      const owner = { id: to.id, name: before.owner.name };
      const moved: Happening = { type: 'seat', seat, to: { ...before, owner }, why: 'move' };
      // Whoever made the table goes on running it from the new screen.
      const isHost = this.#state.setup.host.id === before.owner.id;
      return isHost ? this.#happens(moved, { type: 'hosted', by: owner }) : this.#happens(moved);
    });
  }

  /** The table as this person sees it. */
  info(person: string | undefined): TableInfo {
    const { setup, status, rematch, seats } = this.#state;
    const present = new Set<string>();
    for (const screen of this.#screens) if (screen.audience !== undefined) present.add(screen.person.id);
    let watchers = present.size;
    const counted = new Set<string>();
    for (const seat of seats) {
      const owner = seat.kind === 'open' ? undefined : seat.owner?.id;
      if (owner === undefined || counted.has(owner) || !present.has(owner)) continue;
      counted.add(owner);
      watchers -= 1;
    }
    return {
      id: setup.id,
      ...(setup.code !== undefined && { code: setup.code }),
      game: setup.game,
      title: setup.title,
      status,
      seats: seats.map((seat) => seatInfo(seat, person, present)),
      options: setup.options,
      undo: setup.undo,
      dice: setup.dice,
      listed: setup.listed,
      host: person !== undefined && setup.host.id === person,
      watchers,
      ...(rematch !== undefined && { rematch }),
    };
  }

  /** The game as a save, hidden things and all: for whoever runs the table, and for players once it has ended. */
  save(): Save | undefined {
    const { session, seats, setup, names } = this.#state;
    if (session === undefined) return undefined;
    const players = seats.map((seat, at) => ({ name: names[at]!, ...(seat.kind === 'bot' && { bot: seat.bot }) }));
    return saveSession(session, { title: setup.title, seats: players });
  }

  /** The game so far as this person may know it, step by step. */
  watchable(person: string | undefined): Watchable | undefined {
    return watchable(this.#state, person === undefined ? [] : this.#state.seatsOf(person));
  }

  /** Waits until everything that was said is dealt with, and keeps a snapshot if there is something new to keep. */
  settle(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#state.events > this.#snapshotAt) await this.#keepSnapshot();
    });
  }

  /** Nothing happens here any more. */
  close(): void {
    this.#closed = true;
    this.#wish?.stop();
    this.#screens.clear();
    this.#audiences.clear();
  }

  /** One thing after the other. */
  #inTurn<T>(task: () => T | Promise<T>): Promise<T> {
    this.#lastUse = this.#around.clock.now();
    this.#busy += 1;
    const done = this.#queue.then(async () => {
      try {
        if (this.#astray) await this.#readAgain();
        return await task();
      } finally {
        this.#busy -= 1;
      }
    });
    this.#queue = done.catch((error: unknown) => this.#around.trouble?.('A table could not go on.', error));
    return done;
  }

  /** Something a player asked for. Whatever breaks, there is a reply. */
  async #attempt(task: () => Reply | Promise<Reply>): Promise<Refused | undefined> {
    try {
      const reply = await this.#inTurn(task);
      return reply === 'done' ? undefined : reply;
    } catch {
      return refused('table.not-kept');
    }
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
    if (message.type === 'ping') screen.send(new Parcel({ type: 'pong', id: message.id }));
    else if (message.type === 'hello') {
      const why = await this.#attempt(() => this.#hello(screen, message.seen));
      if (why !== undefined) reply(screen, '', why);
    } else if (screen.audience === undefined) reply(screen, message.id, refused('table.hello-first'));
    else if (screen.mute && message.type === 'chat') reply(screen, message.id, refused('api.no-name'));
    else {
      const why = await this.#attempt(() => this.#take(screen.person, message));
      reply(screen, message.id, why ?? 'done');
    }
  }

  /** A screen is here, or here again: it gets what it missed, and the others see that somebody came. */
  #hello(screen: Joined, seen: number): Reply {
    if (!this.#screens.has(screen)) return 'done';
    screen.audience?.screens.delete(screen);
    this.#seating += 1;
    this.#listen(screen, this.#audienceOf(screen.person.id), seen);
    this.#tellAll();
    return 'done';
  }

  /** From here on the screen hears what this audience hears. */
  #listen(screen: Joined, audience: Audience, seen: number): void {
    screen.audience = audience;
    // Whoever listens with the same ears hears what is new first; then everybody has heard the same.
    if (audience.informed) this.#tell(audience, this.#passing);
    const missed = seen > 0 ? audience.since(seen) : undefined;
    if (missed === undefined) screen.send(audience.table(this.#passing, this.#around.clock.now()));
    else {
      screen.send(new Parcel({ type: 'welcome', n: audience.n }));
      for (const parcel of missed) screen.send(parcel);
    }
    audience.screens.add(screen);
  }

  /** Whoever plays, and whoever made the table, sees it in a way of their own. */
  #audienceKey(person: string): string {
    return this.#state.setup.host.id === person || this.#state.seatsOf(person).length > 0 ? person : '';
  }

  #audienceOf(person: string): Audience {
    const key = this.#audienceKey(person);
    let audience = this.#audiences.get(key);
    if (audience === undefined) {
      const start = (1 + (this.#around.random() >>> 2)) * ROOM_FOR_NEWS;
      audience = new Audience(this.#state, key === '' ? undefined : person, start);
      this.#audiences.set(key, audience);
    }
    return audience;
  }

  get #passing(): Passing {
    return { seating: this.#seating, info: (person) => this.info(person), wish: this.#wishInfo };
  }

  #tell(audience: Audience, passing: Passing, undoEnd?: UndoEnd): void {
    const parcel = audience.news(passing, undoEnd);
    if (parcel !== undefined) audience.send(parcel);
  }

  /** Tells everybody who is here what is new to them. Whoever is away hears it when they are back. */
  #tellAll(undoEnd?: UndoEnd): void {
    const passing = this.#passing;
    for (const audience of this.#audiences.values())
      if (audience.screens.size > 0) this.#tell(audience, passing, undoEnd);
  }

  /** Others sit at the table now: some see with other eyes from here on, and get the whole table anew. */
  #seatAudiences(): void {
    for (const [key, audience] of this.#audiences) {
      if (audience.person === undefined || audience.seesTheSame) continue;
      if (this.#audienceKey(audience.person) === key) this.#tellAnew(audience);
    }
    for (const screen of this.#screens) {
      if (screen.audience === undefined) continue;
      const audience = this.#audienceOf(screen.person.id);
      if (audience === screen.audience) continue;
      screen.audience.screens.delete(screen);
      this.#listen(screen, audience, 0);
    }
    for (const [key, { person }] of this.#audiences)
      if (person !== undefined && this.#audienceKey(person) !== key) this.#audiences.delete(key);
  }

  #tellAnew(audience: Audience): void {
    audience.reset(this.#state);
    if (audience.screens.size > 0) audience.send(audience.table(this.#passing, this.#around.clock.now()));
  }

  #take(person: Person, message: Exclude<ClientMessage, Said<'hello' | 'ping'>>): Reply | Promise<Reply> {
    switch (message.type) {
      case 'answer':
        return this.#answer(person, message);
      case 'undo':
        return this.#undo(person, message);
      case 'consent':
        return this.#consent(person, message);
      case 'chat':
        return this.#chat(person, message);
    }
  }

  /** Which seat somebody speaks for, or why they cannot. */
  #speaksFor(person: Person, seat: Seat | undefined, otherwise: () => Seat | undefined): Seat | Refused {
    const { status, seats } = this.#state;
    if (status === 'waiting') return refused('table.not-playing');
    const own = this.#state.seatsOf(person.id);
    if (own.length === 0) return refused('table.watching');
    const named = seat ?? (own.length === 1 ? own[0] : otherwise()) ?? own[0]!;
    if (seats[named] === undefined) return refused('table.no-seat');
    if (!own.includes(named) || seats[named].kind !== 'human') return refused('table.not-your-seat', { seat: named });
    return named;
  }

  #answer(person: Person, { question, answer, seat }: Said<'answer'>): Reply | Promise<Reply> {
    const { session, status, number } = this.#state;
    if (status === 'abandoned') return refused('table.ended');
    const by = this.#speaksFor(person, seat, () => {
      const own = this.#state.seatsOf(person.id);
      return own.find((each) => session?.waitsFor.includes(each));
    });
    if (typeof by === 'object') return by;
    if (question !== number) return refused('table.late', { question, now: number });
    const asked: Asked = session!.question?.kind === 'chance' ? CHANCE : by;
    return this.#happens({ type: 'answered', by: asked, answer });
  }

  #undo(person: Person, { target, seat }: Said<'undo'>): Reply | Promise<Reply> {
    const { session, status, setup } = this.#state;
    if (status === 'abandoned') return refused('table.ended');
    const by = this.#speaksFor(person, seat, () => this.#answeredLast(person));
    if (typeof by === 'object') return by;
    if (this.#wish !== undefined) return refused('table.wish-open');
    const found = undos(session!, by).find((undo) => undo.target === target);
    if (found === undefined) return refused('kernel.undo.nothing');
    const { barrier } = found;
    if (barrier !== undefined && setup.undo === 'off') {
      // The kernel says it best; it refuses and changes nothing.
      const { say, args } = undo(session!, by, target)!;
      return refused(say, args);
    }
    const others = barrier === undefined || setup.undo === 'free' ? [] : this.#othersThan(person.id);
    if (others.length === 0) return this.#happens({ type: 'undone', seat: by, target });
    this.#ask(new Wish(this.#nextWish, { seat: by, person: person.id }, { target, barrier: barrier! }, others));
    return 'done';
  }

  /** Which of somebody's seats could take back the latest answer. */
  #answeredLast(person: Person): Seat | undefined {
    const { session } = this.#state;
    let latest: { seat: Seat; step: number; at: number } | undefined;
    for (const seat of this.#state.seatsOf(person.id)) {
      const to = undos(session!, seat)[0]?.to;
      if (
        to !== undefined &&
        (latest === undefined || to.step > latest.step || (to.step === latest.step && to.at > latest.at))
      )
        latest = { seat, ...to };
    }
    return latest?.seat;
  }

  /** Seats whose people have to be asked. Those at the same screen agree among themselves, and bots always do. */
  #othersThan(person: string): Seat[] {
    return this.#state.seats.flatMap((seat, at) => (seat.kind === 'human' && seat.owner.id !== person ? [at] : []));
  }

  #ask(wish: Wish): void {
    this.#nextWish += 1;
    this.#wish = wish;
    this.#wishInfo = wish.info;
    wish.stop = this.#around.clock.after(this.#timing.consent, () => {
      void this.#attempt(() => {
        if (this.#wish === wish) this.#endWish('late');
        return 'done';
      });
    });
    this.#tellAll();
  }

  #consent(person: Person, { request, agree, seat }: Said<'consent'>): Reply | Promise<Reply> {
    const by = this.#speaksFor(person, seat, () => undefined);
    if (typeof by === 'object') return by;
    const wish = this.#wish;
    if (wish === undefined || wish.request !== request) return refused('table.no-wish');
    if (wish.person === person.id) {
      if (agree) return refused('table.own-wish');
      this.#endWish('withdrawn');
      return 'done';
    }
    const own = seat === undefined ? this.#state.seatsOf(person.id) : [by];
    if (!own.some((each) => wish.waits.has(each))) return refused('table.said');
    if (!agree) {
      this.#endWish('refused', by);
      return 'done';
    }
    wish.agree(own.filter((each) => wish.waits.has(each)));
    this.#wishInfo = wish.info;
    if (wish.waits.size > 0) {
      this.#tellAll();
      return 'done';
    }
    return this.#grant(wish);
  }

  #grant(wish: Wish): Promise<Reply> {
    this.#endWish('agreed', undefined, false);
    return this.#happens({ type: 'undone', seat: wish.seat, target: wish.target });
  }

  #endWish(end: UndoEnd['end'], by?: Seat, goOn = true): void {
    const wish = this.#wish!;
    wish.stop();
    this.#wish = undefined;
    this.#wishInfo = null;
    this.#tellAll({ request: wish.request, seat: wish.seat, end, ...(by !== undefined && { by }) });
    if (goOn) this.#goOn();
  }

  #chat(person: Person, { text }: Said<'chat'>): Reply | Promise<Reply> {
    if (!this.#mayChat(person.id)) return refused('table.too-fast');
    const seat = this.#state.seatsOf(person.id)[0];
    return this.#happens({ type: 'chat', by: seat ?? person.name, text });
  }

  #mayChat(person: string): boolean {
    const { chatBurst, chatPause } = this.#timing;
    const now = this.#around.clock.now();
    const { left, at } = this.#chatters.get(person) ?? { left: chatBurst, at: now };
    const have = Math.min(chatBurst, left + (now - at) / chatPause);
    if (have < 1) return false;
    if (this.#chatters.size >= CHATTERS_KEPT) this.#chatters.clear();
    this.#chatters.set(person, { left: have - 1, at: now });
    return true;
  }

  #seatAction(person: Person, action: Exclude<TableAction, { do: 'rematch' }>): Reply | Promise<Reply> {
    const { host } = this.#state.setup;
    const hostIsHere = [...this.#screens].some(({ person: each, audience }) => each.id === host.id && audience);
    const outcome = eventsFor(this.#state, person, action, this.#around, hostIsHere, () => this.#seed());
    return isRefused(outcome) ? outcome : this.#happens(...outcome);
  }

  async #rematch(person: Person): Promise<Reply> {
    const state = this.#state;
    if (!state.ended) return refused('table.not-ended');
    if (state.rematch !== undefined) return 'done';
    if (state.setup.host.id !== person.id && state.seatsOf(person.id).length === 0) return refused('table.watching');
    const table = await this.#around.rematch?.(state, person);
    return table === undefined ? refused('table.ended') : this.#happens({ type: 'rematch', table });
  }

  #seed(): string {
    return Array.from({ length: 4 }, () => this.#around.random().toString(16).padStart(8, '0')).join('');
  }

  /** Makes something happen: by the rules, then kept, then told. */
  async #happens(...happenings: readonly Happening[]): Promise<Reply> {
    const { keeper, clock, trouble } = this.#around;
    const state = this.#state;
    const before = { events: state.events, log: state.log, status: state.status };
    const events = happenings.map((each) => ({ ...each, at: clock.now() }) as TableEvent);
    try {
      for (const event of events) {
        const why = state.apply(event);
        if (why === undefined) continue;
        if (state.events > before.events) this.#astray = true;
        return why;
      }
    } catch (error) {
      trouble?.('A rule broke.', error);
      if (state.events > before.events) this.#astray = true;
      return refused('table.broken');
    }
    try {
      await keeper.append(before.events, events);
    } catch (error) {
      trouble?.('An event could not be kept.', error);
      this.#astray = true;
      this.#tryAgainLater();
      await this.#readAgain();
      return refused('table.not-kept');
    }
    this.#happened(events, before.log, before.status);
    return 'done';
  }

  #happened(events: readonly TableEvent[], logBefore: TableState['log'], statusBefore: TableStatus): void {
    const state = this.#state;
    if (state.log !== logBefore) {
      const same = state.log.findIndex((line, at) => line !== logBefore[at]);
      const lines = same < 0 ? state.log.length : same;
      for (const audience of this.#audiences.values()) audience.cutLog(state.log, lines);
    }
    const [first] = events;
    const isPlay = first!.type === 'answered' || first!.type === 'undone';
    if (!isPlay || state.status !== statusBefore) this.#seating += 1;
    if (this.#wish !== undefined && (isPlay || state.ended)) this.#endWish('played', undefined, false);
    if (events.some(({ type }) => type === 'seat')) {
      if (this.#wish !== undefined) {
        this.#wish.keepOnly(this.#othersThan(this.#wish.person));
        this.#wishInfo = this.#wish.info;
      }
      this.#seatAudiences();
    }
    this.#tellAll();
    this.#around.changed?.(this);
    if (this.#wish?.waits.size === 0) {
      const wish = this.#wish;
      void this.#attempt(() => (this.#wish === wish ? this.#grant(wish) : 'done'));
    }
    if (state.events - this.#snapshotAt >= this.#timing.snapshot)
      void this.#attempt(() => this.#keepSnapshot().then(() => 'done'));
    this.#goOn();
  }

  async #keepSnapshot(): Promise<void> {
    const { events } = this.#state;
    await this.#around.keeper.snapshot(events, this.#state.snapshot());
    this.#snapshotAt = events;
  }

  /** What is in memory is not what is kept: the kept one counts. */
  async #readAgain(): Promise<void> {
    const kept = await this.#around.keeper.read();
    this.#state = TableState.of(this.#state.game, kept);
    this.#astray = false;
    this.#wish?.stop();
    this.#wish = undefined;
    this.#wishInfo = null;
    this.#seating += 1;
    this.#thinking.clear();
    for (const audience of this.#audiences.values()) this.#tellAnew(audience);
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
    const { session, status, passedOver, events } = this.#state;
    if (this.#closed || this.#astray) return;
    if (passedOver > 0 && this.#snapshotAt < events) void this.settle().catch(() => {});
    if (status !== 'playing' || this.#wish !== undefined) return;
    for (const asked of session!.waitsFor) {
      if (asked === CHANCE) this.#maybeRoll();
      else if (this.#state.seats[asked]!.kind === 'bot') this.#think(asked);
    }
  }

  /** Dice that should be typed in while nobody is left to do so. */
  #maybeRoll(): void {
    const { session, seats, number } = this.#state;
    const { question } = session!;
    if (question?.kind !== 'chance' || seats.some(({ kind }) => kind === 'human')) return;
    void this.#attempt(async () => {
      if (this.#state.number !== number || this.#state.status !== 'playing') return 'done';
      return this.#happens({ type: 'answered', by: CHANCE, answer: drawBy(this.#around.random, question.draw) });
    });
  }

  #think(seat: Seat): void {
    const { number, session } = this.#state;
    if (this.#thinking.get(seat) === number) return;
    this.#thinking.set(seat, number);
    const { bot } = this.#state.seats[seat] as SeatState & { kind: 'bot' };
    const botPace = this.#around.timing?.botPace ?? TIMING.botPace;
    const until = hasBegun(session!, seat) ? 0 : this.#around.clock.now() + botPace;
    const thought: Thought = { bot, seat, session: session!, position: () => positionOf(session!) };
    void this.#thinkOf(thought)
      .then((answer) => this.#notBefore(until, answer))
      .then((answer) => this.#attempt(() => this.#botAnswers(seat, number, answer)));
  }

  async #thinkOf(thought: Thought): Promise<Answer | undefined> {
    try {
      return await this.#around.think(thought);
    } catch (error) {
      this.#around.trouble?.(`The bot "${thought.bot}" failed.`, error);
      return undefined;
    }
  }

  #notBefore(time: number, answer: Answer | undefined): Promise<Answer | undefined> | Answer | undefined {
    const { clock } = this.#around;
    const left = time - clock.now();
    if (left <= 0) return answer;
    return new Promise((resolve) => clock.after(left, () => resolve(answer)));
  }

  async #botAnswers(seat: Seat, number: number, answer: Answer | undefined): Promise<Reply> {
    if (this.#thinking.get(seat) === number) this.#thinking.delete(seat);
    const { session, seats, status } = this.#state;
    const isAsked = status === 'playing' && this.#state.number === number && session!.waitsFor.includes(seat);
    if (this.#closed || !isAsked || seats[seat]!.kind !== 'bot' || this.#wish !== undefined) return 'done';
    const why =
      answer === undefined ? refused('table.broken') : await this.#happens({ type: 'answered', by: seat, answer });
    if (why === 'done' || this.#state.session !== session) return 'done';
    if (answer !== undefined) this.#around.trouble?.(`A bot's answer was refused (${why.say}).`, answer);
    const quick = quickAnswer(session!, seat);
    return quick === undefined ? why : this.#happens({ type: 'answered', by: seat, answer: quick });
  }
}

function reply(screen: Joined, id: string, given: Reply): void {
  screen.send(new Parcel(given === 'done' ? { type: 'done', id } : { type: 'refused', id, reason: given }));
}

/** The id of a message that is not one, if it has something like that. */
function idOf(raw: unknown): string {
  const id = typeof raw === 'object' && raw !== null ? (raw as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id.slice(0, 40) : '';
}

function seatInfo(seat: SeatState, person: string | undefined, present: ReadonlySet<string>): SeatInfo {
  if (seat.kind === 'open') return { kind: 'open', name: '', present: false, yours: false };
  const { owner } = seat;
  const whose = {
    present: owner !== undefined && present.has(owner.id),
    yours: owner !== undefined && owner.id === person,
  };
  if (seat.kind === 'human') return { kind: 'human', name: seat.owner.name, ...whose };
  return {
    kind: 'bot',
    name: owner?.name ?? seat.bot,
    bot: seat.bot,
    ...(owner && { standIn: true }),
    ...(seat.free && { free: true }),
    ...whose,
  };
}
