/** All tables of the server: made, found, opened when somebody comes, and put away when nobody has been there for long. */
import type { AnyGame, Random } from '@holotape/kernel';
import {
  checkedOptions,
  type Keeper,
  type NewTable,
  type OpenTable,
  type Person,
  peopleOf,
  rematchTitle,
  type Surroundings,
  type TableCard,
  type TableEvent,
  TableHost,
  type TableSetup,
  TableState,
  type TableStatus,
  type Thought,
} from '@holotape/table';
import type { BotPool } from './bots/pool.ts';
import { ServerInners } from './inners.ts';
import { monotonic } from './limits.ts';
import { type Luck, machineLuck, newCode, newId, newSeed } from './luck.ts';
import type { Metrics } from './operating/metrics.ts';
import { cardFor, nameOfGame, rowOf } from './rows.ts';
import { SeatCodes } from './seat-codes.ts';
import { seatFor, seatsAgain } from './seating.ts';
import { botsFor, type Shelf, standInFor } from './shelf.ts';
import { CodeTaken, NotOurs, type Store, type TableRow } from './storage/store.ts';
import { Elsewhere, Newer, NotMade } from './table-errors.ts';

/** How long tables are kept after something happened there last, in milliseconds. Undefined: for ever. */
export interface Retention {
  readonly ended?: number | undefined;
  readonly idle?: number | undefined;
}

interface TablesOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly bots: BotPool;
  readonly log: { warn(details: object, message: string): void };
  /** A table at which nobody has been for so many milliseconds leaves memory. */
  readonly idle?: number;
  /** Tables that have ended are kept for so many milliseconds, those at which nothing began or goes on for so many. */
  readonly retention?: Retention | undefined;
  readonly timing?: Surroundings['timing'];
  readonly luck?: Luck;
  /** A table is another process's by now: screens that look at it here have to come anew. */
  readonly dropped?: (id: string) => void;
  readonly metrics?: Pick<Metrics, 'committed'> | undefined;
}

const ANSWERS_ONLY: ReadonlySet<TableEvent['type']> = new Set(['answered', 'undone', 'chat']);
/** Cards that only changed by playing on are written so many milliseconds later at the earliest. */
const CARDS_AFTER = 1_000;
/**
 * A few of them at a time, so often: those of all tables at once would keep everybody waiting, and with 200 tables that is once a second for
 * more than every hundredth answer.
 */
const CARDS_EVERY = 100;
const CARDS_SHARE = CARDS_EVERY / CARDS_AFTER;
/** Looking for tables that need not be kept any longer, and how many are forgotten at a time. */
const FORGET_EVERY = 10 * 60_000;
const FORGOTTEN_AT_ONCE = 100;
/** Tables at which nothing will happen any more. */
const ENDED: readonly TableStatus[] = ['over', 'abandoned'];
/** Looking for tables that nobody needs. */
const SWEEP_EVERY = 15_000;
const IDLE = 5 * 60_000;
const CODE_TRIES = 20;
/** A table's code, in groups of signs. */
const TABLE_CODE = [3, 3];

/**
 * A table as the log names it. Its id is an invite, so the log has only the beginning: enough to find the table in the
 * data, not enough to come in.
 */
export const markOf = (id: string): string => id.slice(0, 4);

export class Tables {
  readonly #options: TablesOptions;
  readonly #luck: Luck;
  /** For what is of no table yet. */
  readonly #random: Random;
  readonly #hosts = new Map<string, TableHost>();
  readonly #opening = new Map<string, Promise<TableHost | undefined>>();
  /** Since when a card is not what it should be; the longest first. */
  readonly #unwritten = new Map<OpenTable, number>();
  /** Cards on their way: whoever puts a table away waits for its card, or it would come after what is written there next. */
  readonly #writing = new Map<OpenTable, Promise<void>>();
  /** Tables that somebody asked for since it was last looked whether they are needed. */
  readonly #wanted = new WeakSet<TableHost>();
  readonly #timers: NodeJS.Timeout[];
  /** Codes with which seats move to other devices. */
  readonly seatCodes: SeatCodes;
  readonly #inners: ServerInners;
  #losses = 0;

  constructor(options: TablesOptions) {
    this.#options = options;
    this.#luck = options.luck ?? machineLuck;
    this.#random = this.#luck('tables');
    this.seatCodes = new SeatCodes(options.store, this.#random, (id) => this.get(id));
    this.#inners = new ServerInners({
      store: options.store,
      shelf: options.shelf,
      trouble: (id, what, error) => options.log.warn({ table: markOf(id), err: error }, what),
      here: (id) => (this.isHeld() ? this.#hosts.get(id) : undefined),
      open: (id) => this.get(id),
      make: (setup) => this.#begin(setup),
    });
    this.#timers = [
      setInterval(() => void this.#writeDueCards(), CARDS_EVERY).unref(),
      setInterval(() => void this.putAwayIdle(), SWEEP_EVERY).unref(),
      setInterval(() => void this.forgetOld(), FORGET_EVERY).unref(),
      setInterval(() => void this.#lookAfterInners(), SWEEP_EVERY).unref(),
    ];
    options.store.onLost(() => {
      this.#losses += 1;
      for (const id of this.#hosts.keys()) this.#drop(id);
    });
  }

  /** Whether other processes have tables of the same storage. */
  get shared(): boolean {
    return this.#options.store.shared;
  }

  /** Whether what is in memory may still be told to anybody. */
  isHeld(): boolean {
    return this.#options.store.isHeld();
  }

  #drop(id: string): void {
    const host = this.#hosts.get(id);
    if (host === undefined) return;
    host.close();
    this.#hosts.delete(id);
    this.#unwritten.delete(host);
    this.#options.dropped?.(id);
  }

  /** How often everything was lost: what was opened before that writes nothing any more. */
  get losses(): number {
    return this.#losses;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#hosts.size;
  }

  /** Makes a table. Throws NotMade. */
  async make(wish: NewTable, by: Person): Promise<{ id: string; code: string }> {
    const game = this.#options.shelf.game(wish.game);
    if (game === undefined) throw new NotMade({ say: 'table.no-game', args: { game: wish.game } });
    const bots = botsFor(game);
    if (game.sharedSeats !== true && wish.seats.some((seat) => seat.kind === 'me' && seat.shared))
      throw new NotMade({ say: 'table.not-shared' });
    for (const seat of wish.seats)
      if (seat.kind === 'bot' && !bots.includes(seat.bot))
        throw new NotMade({ say: 'table.no-bot', args: { bot: seat.bot } });
    const checked = checkedOptions(game, wish.seats.length, wish);
    if ('say' in checked) throw new NotMade(checked);
    return this.#make(game, {
      game: wish.game,
      title: wish.title ?? `${by.name}'s table`.slice(0, 40),
      options: checked.options,
      undo: wish.undo,
      dice: wish.dice,
      listed: wish.listed,
      host: by,
      seats: wish.seats.map((seat) => seatFor(seat, by)),
    });
  }

  async #make(
    game: AnyGame,
    setup: Omit<TableSetup, 'id' | 'code'>,
    also: readonly TableEvent[] = [],
  ): Promise<{ id: string; code: string }> {
    for (let tries = 1; ; tries += 1) {
      const made = { id: newId(this.#random), code: newCode(this.#random, TABLE_CODE) };
      const events: TableEvent[] = [{ type: 'made', setup: { ...setup, ...made }, at: Date.now() }, ...also];
      const state = TableState.of(game, { events });
      try {
        await this.#options.store.make(rowOf(state, Date.now()), events);
        return made;
      } catch (error) {
        if (!(error instanceof CodeTaken) || tries >= CODE_TRIES) throw error;
      }
    }
  }

  /** The table, opened if need be; undefined if there is none. Throws Elsewhere. */
  async get(id: string): Promise<TableHost | undefined> {
    const host = this.isHeld() ? this.#hosts.get(id) : undefined;
    if (host !== undefined) {
      this.#wanted.add(host);
      return host;
    }
    let opening = this.#opening.get(id);
    if (opening === undefined) {
      opening = this.#open(id).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    return opening;
  }

  /** Whether the table is at this process; if not, at which address it is, as far as that is known. */
  async whereabouts(id: string): Promise<'here' | { readonly at: string }> {
    try {
      await this.get(id);
      return 'here';
    } catch (error) {
      if (error instanceof Elsewhere) return error;
      throw error;
    }
  }

  async #open(id: string): Promise<TableHost | undefined> {
    // Whose lease is over has no tables, until the next renewal: another one may have it by then, or this one again.
    if (!this.isHeld()) throw new Elsewhere('');
    const claimed = await this.#options.store.claim(id);
    if (typeof claimed === 'object') throw new Elsewhere(claimed.at);
    if (claimed === 'newer') throw new Newer();
    const kept = await this.#options.store.read(id);
    if (kept === undefined) return undefined;
    const name = nameOfGame(kept);
    const game = this.#options.shelf.game(name);
    if (game === undefined) throw new Error(`The table plays "${name}", which this server does not have.`);
    const host = TableHost.open(game, this.#surroundings(id, game), kept);
    this.#hosts.set(id, host);
    void this.#inners.lookAfter(host);
    return host;
  }

  async #lookAfterInners(): Promise<void> {
    if (this.shared) for (const host of [...this.#hosts.values()]) await this.#inners.lookAfterFarAway(host);
  }

  /** Makes a table at which everybody sits already, and begins. */
  async #begin(setup: Omit<TableSetup, 'id' | 'code'>): Promise<string> {
    const game = this.#options.shelf.game(setup.game);
    if (game === undefined) throw new NotMade({ say: 'table.no-game', args: { game: setup.game } });
    const { id } = await this.#make(game, setup, [this.#start()]);
    return id;
  }

  #start(): TableEvent {
    return { type: 'started', seed: newSeed(this.#random), chance: 'keyed', at: Date.now() };
  }

  /**
   * Does something to a table while nobody is at it: it is put away, its screens come anew, and whoever asks for it meanwhile
   * waits and finds it as it is kept then.
   */
  async alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    while (this.#opening.has(id)) await this.#opening.get(id)!.catch(() => {});
    const done = this.#putAway(id).then(work);
    const opening = done
      .catch(() => {})
      .then(() => this.#open(id))
      .finally(() => this.#opening.delete(id));
    // If it cannot be opened, whoever waits for it hears why.
    opening.catch(() => {});
    this.#opening.set(id, opening);
    return done;
  }

  async #putAway(id: string): Promise<void> {
    const host = this.#hosts.get(id);
    if (host === undefined) return;
    // Nobody gets it any more, and nothing more happens there.
    this.#hosts.delete(id);
    host.close();
    this.#options.dropped?.(id);
    await host.settle();
    await this.#writeCard(host);
  }

  idOf(code: string): Promise<string | undefined> {
    return this.#options.store.idOf(code);
  }

  #surroundings(id: string, game: AnyGame): Surroundings {
    const { bots, timing, log } = this.#options;
    const thinking = this.#luck(`bots of ${id}`);
    const asked = ({ bot, seat, position }: Thought) => ({
      game: game.id,
      bot,
      table: id,
      seat,
      position: position(),
      seed: newSeed(thinking),
    });
    return {
      keeper: this.#keeper(id),
      clock: {
        now: Date.now,
        elapsed: monotonic,
        after(milliseconds, call) {
          const timer = setTimeout(call, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      random: this.#luck(`table ${id}`),
      numbers: this.#luck(`numbers of ${id}`),
      bots: botsFor(game),
      standIn: standInFor(game),
      think: (thought) => bots.think(asked(thought)),
      account: (decision) => bots.account(asked(decision), decision.answer),
      hint: (thought) => bots.hint(asked(thought)),
      rematch: (state, by, sides) => this.#rematch(game, state, by, sides),
      inners: this.#inners,
      changed: (host) => {
        if (!this.#unwritten.has(host)) this.#unwritten.set(host, monotonic());
        this.#inners.changed(host);
      },
      trouble: (what, error) => log.warn({ table: markOf(id), err: error }, what),
      ...(timing && { timing }),
    };
  }

  #keeper(id: string): Keeper {
    const { store, metrics } = this.#options;
    const losses = this.#losses;
    let status: TableStatus | undefined;
    return {
      append: async (after, events) => {
        if (losses !== this.#losses) throw new NotOurs();
        const state = this.#hosts.get(id)?.state;
        // Who sits where and whether it goes on must be right at once; whose turn it is may be told a little later.
        const isNew = state?.status !== status || !events.every(({ type }) => ANSWERS_ONLY.has(type));
        status = state?.status;
        const row = state !== undefined && isNew ? rowOf(state, Date.now()) : undefined;
        const began = metrics && monotonic();
        try {
          await store.append(id, after, events, row);
          if (began !== undefined) metrics!.committed(monotonic() - began);
        } catch (error) {
          if (error instanceof NotOurs && losses === this.#losses) this.#drop(id);
          throw error;
        }
      },
      snapshot: (after, state) => store.snapshot(id, after, state),
      read: async () => (await store.read(id))!,
    };
  }

  /** The same people, bots and options once more. Alone with bots it begins at once. */
  async #rematch(
    game: AnyGame,
    { setup, seats }: TableState,
    by: Person,
    sides: 'changed' | undefined,
  ): Promise<string> {
    const again = seatsAgain(seats, by, sides);
    // Once more is not the battle of the campaign.
    const { id: _id, code: _code, within: _within, ...agreed } = setup;
    const people = new Set(
      again.flatMap((seat) => (seat.kind === 'human' ? peopleOf(seat).map(({ id: who }) => who) : [])),
    );
    const begins = people.size === 1 && again.every(({ kind }) => kind !== 'open');
    const start = begins ? [this.#start()] : [];
    const { id } = await this.#make(game, { ...agreed, title: rematchTitle(agreed.title), seats: again }, start);
    return id;
  }

  /** Somebody's tables, and the public ones, as this person sees them. */
  async lists(person: string | undefined, most: number): Promise<{ mine: TableCard[]; listed: TableCard[] }> {
    const { store } = this.#options;
    const [mine, listed] = await Promise.all([
      person === undefined ? [] : store.tablesOf(person, most),
      store.listedTables(most),
    ]);
    const cards = listed.map((row) => this.#card(row, person));
    // What nobody can join or watch is on no list for strangers.
    const isOpen = ({ open, watch, host, mine: seats }: TableCard) => open > 0 || watch || host || seats.length > 0;
    return { mine: mine.map((row) => this.#card(row, person)), listed: cards.filter(isOpen) };
  }

  #card(kept: TableRow, person: string | undefined): TableCard {
    const host = this.#hosts.get(kept.id);
    return cardFor(host === undefined ? kept : rowOf(host.state, kept.at), person);
  }

  /** Tables that nobody needs leave memory; what they are is kept. */
  async putAwayIdle(now = monotonic(), idle = this.#options.idle ?? IDLE): Promise<void> {
    for (const [id, host] of this.#hosts) {
      if (!host.idle || now - host.lastUse < idle) continue;
      this.#wanted.delete(host);
      try {
        await host.settle();
        await this.#writeCard(host);
      } catch (error) {
        this.#options.log.warn({ table: markOf(id), err: error }, 'A table could not be put away.');
        continue;
      }
      // Whoever came meanwhile is about to sit down.
      if (!host.idle || this.#wanted.has(host)) continue;
      host.close();
      this.#hosts.delete(id);
    }
  }

  /** Tables that were kept long enough are forgotten, unless somebody is there. Says how many. */
  async forgetOld(now = Date.now()): Promise<number> {
    const { retention = {}, log } = this.#options;
    const { ended, idle } = retention;
    try {
      const over = ended === undefined ? 0 : await this.#forget(ENDED, now - ended);
      return over + (idle === undefined ? 0 : await this.#forget(['waiting', 'playing'], now - idle));
    } catch (error) {
      log.warn({ err: error }, 'Old tables could not be forgotten.');
      return 0;
    }
  }

  async #forget(status: readonly TableStatus[], before: number): Promise<number> {
    const { store } = this.#options;
    let forgotten = 0;
    for (const id of await store.oldTables(status, before, FORGOTTEN_AT_ONCE)) {
      if (this.#hosts.has(id) || this.#opening.has(id) || (await store.claim(id)) !== 'ours') continue;
      // Nobody came while it was claimed.
      if (!this.#hosts.has(id) && !this.#opening.has(id) && (await store.remove(id))) forgotten += 1;
    }
    return forgotten;
  }

  async #writeDueCards(): Promise<void> {
    const due = monotonic() - CARDS_AFTER;
    const share = [...this.#unwritten].slice(0, Math.ceil(this.#unwritten.size * CARDS_SHARE));
    await Promise.all(share.map(([host, since]) => (since <= due ? this.#writeCard(host) : undefined)));
  }

  async #writeCards(): Promise<void> {
    await Promise.all([...this.#unwritten.keys()].map((host) => this.#writeCard(host)));
  }

  /** What was to be written of it is written. */
  async #writeCard(host: OpenTable): Promise<void> {
    await this.#writing.get(host);
    if (!this.#unwritten.delete(host)) return;
    const written = this.#putCard(host).finally(() => this.#writing.delete(host));
    this.#writing.set(host, written);
    await written;
  }

  async #putCard(host: OpenTable): Promise<void> {
    try {
      await this.#options.store.putRow(rowOf(host.state, Date.now()));
    } catch (error) {
      const table = markOf(host.state.setup.id);
      this.#options.log.warn({ table, err: error }, 'A list could not be brought up to date.');
    }
  }

  /** Everything that is under way is finished and kept. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.allSettled(this.#opening.values());
    const hosts = [...this.#hosts.values()];
    // Bots stop first: what they would still answer would come after the snapshot that stands for everything.
    for (const host of hosts) host.close();
    const settled = await Promise.allSettled(hosts.map((host) => host.settle()));
    for (const each of settled)
      if (each.status === 'rejected') this.#options.log.warn({ err: each.reason }, 'A table could not be put away.');
    await this.#writeCards();
    this.#hosts.clear();
  }
}
