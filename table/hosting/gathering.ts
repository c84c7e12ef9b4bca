/** Who is at a table: their screens, and the audiences in which those who see the same are told the same, once. */

import type { Person } from '../kept/events.ts';
import type { TableState } from '../kept/state.ts';
import { Message, type Parcel } from '../spoken/parcel.ts';
import type { TableInfo, UndoEnd } from '../spoken/protocol.ts';
import type { Refused } from '../spoken/refused.ts';
import type { StandingRequest } from '../undo/request.ts';
import { Audience, type Passing, type Speaker } from './audience.ts';
import { tableInfo } from './info.ts';
import type { Surroundings } from './surroundings.ts';

/** One screen's connection to a table. */
export interface Screen {
  readonly person: Person;
  /** It may watch, but not chat: whoever is there has not said a name. */
  readonly mute?: boolean;
  send(parcel: Parcel): void;
  /** It may not stay: nothing more is said to it. */
  showOut?(): void;
}

/** A screen that was let in. */
export interface Joined extends Screen {
  /** The audience it listens with, once it said hello. */
  audience: Audience | undefined;
}

/** What news are about, besides what changed: a request that ended, and who made it happen. */
interface About {
  readonly undoEnd?: UndoEnd;
  readonly asking?: Speaker | undefined;
}

/** News of one opening of a table count from a place of its own, with room for so many. */
const ROOM_FOR_NEWS = 2 ** 20;

/** It tells its audiences itself what is not in the table's state. */
export class Gathering implements Passing {
  readonly #around: Surroundings;
  #state: TableState;
  readonly #screens = new Set<Joined>();
  /** By person; '' is everybody who watches. */
  readonly #audiences = new Map<string, Audience>();
  /** Since when somebody who was here is away; whoever was not here yet is away since the table was opened. */
  readonly #wentAt = new Map<string, number>();
  readonly #openedAt: number;
  /** Counts what may change who is at the table and how it stands. */
  #seating = 0;
  /** The open request to undo, as everybody sees it; another object whenever it changed. */
  undoRequest: StandingRequest | null = null;

  constructor(around: Surroundings, state: TableState) {
    this.#around = around;
    this.#state = state;
    this.#openedAt = around.clock.now();
  }

  get seating(): number {
    return this.#seating;
  }

  get still(): unknown {
    return this.#state.still;
  }

  elapsed(): number {
    return this.#around.clock.elapsed();
  }

  get size(): number {
    return this.#screens.size;
  }

  /** Lets a screen in. It hears nothing before it says hello. */
  enter(screen: Screen): Joined {
    const { person, mute = false } = screen;
    const joined: Joined = {
      person,
      mute,
      send: (parcel) => {
        try {
          screen.send(parcel);
        } catch (error) {
          this.#around.trouble?.('A screen could not be told.', error);
        }
      },
      showOut: () => screen.showOut?.(),
      audience: undefined,
    };
    this.#screens.add(joined);
    return joined;
  }

  /** A screen goes. True: the others have to be told. */
  leave(screen: Joined): boolean {
    if (!this.#screens.delete(screen) || screen.audience === undefined) return false;
    screen.audience.screens.delete(screen);
    if (!this.isHere(screen.person.id)) this.#wentAt.set(screen.person.id, this.#around.clock.now());
    this.#seating += 1;
    return true;
  }

  /** Whoever may not see the table any more hears why, and goes. True: somebody did. */
  showOut(mayStay: (person: string) => boolean, why: Refused): boolean {
    let anybody = false;
    for (const screen of this.#screens) {
      if (screen.audience === undefined || mayStay(screen.person.id)) continue;
      this.leave(screen);
      screen.send(new Message({ type: 'refused', id: '', reason: why }));
      screen.showOut?.();
      anybody = true;
    }
    return anybody;
  }

  clear(): void {
    this.#screens.clear();
    this.#audiences.clear();
  }

  /** Whether a screen of this person listens. */
  isHere(person: string): boolean {
    for (const screen of this.#screens) if (screen.audience !== undefined && screen.person.id === person) return true;
    return false;
  }

  /** A word for all screens of one person, and for nobody else. */
  sendTo(person: string, parcel: Parcel): void {
    for (const screen of this.#screens)
      if (screen.audience !== undefined && screen.person.id === person) screen.send(parcel);
  }

  /** The table as this person sees it. */
  info(person: string | undefined): TableInfo {
    const present = new Map<string, string | undefined>();
    for (const { audience, person: who, mute } of this.#screens)
      if (audience !== undefined) present.set(who.id, mute ? undefined : who.name);
    return tableInfo(this.#state, person, present, (who) => this.#wentAt.get(who) ?? this.#openedAt);
  }

  /** Somebody sat down or got up, or the table began or ended. */
  seatingChanged(): void {
    this.#seating += 1;
  }

  /** A screen is here, or here again: it gets what it missed, and the others see that somebody came. */
  hello(screen: Joined, seen: number): void {
    if (!this.#screens.has(screen)) return;
    // Whoever says it again was seen before.
    if (screen.audience === undefined) this.#seating += 1;
    screen.audience?.screens.delete(screen);
    this.#listen(screen, this.#audienceOf(screen.person.id), seen);
    this.tellAll();
  }

  /** From here on the screen hears what this audience hears. */
  #listen(screen: Joined, audience: Audience, seen: number): void {
    screen.audience = audience;
    // Whoever listens with the same ears hears what is new first; then everybody has heard the same.
    if (audience.informed) this.#tell(audience);
    const missed = seen > 0 ? audience.since(seen) : undefined;
    if (missed === undefined) screen.send(audience.table(this, this.#around.clock.now()));
    else {
      screen.send(new Message({ type: 'welcome', n: audience.n }));
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
      const start = (1 + (this.#around.numbers() >>> 2)) * ROOM_FOR_NEWS;
      audience = new Audience(this.#state, key === '' ? undefined : person, start);
      this.#audiences.set(key, audience);
    }
    return audience;
  }

  #tell(audience: Audience, about: About = {}): void {
    const parcel = audience.news(this, about.undoEnd);
    if (parcel !== undefined) audience.send(parcel, about.asking);
  }

  /** Tells everybody who is here what is new to them. Whoever is away hears it when they are back. */
  tellAll(about: About = {}): void {
    for (const audience of this.#audiences.values()) if (audience.screens.size > 0) this.#tell(audience, about);
  }

  /** Others sit at the table now: some see with other eyes from here on, and get the whole table anew. */
  reseat(): void {
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
    if (audience.screens.size > 0) audience.send(audience.table(this, this.#around.clock.now()));
  }

  /** The log went another way from some line on. */
  cutLog(before: TableState['log']): void {
    const { log } = this.#state;
    if (log === before) return;
    const other = log.findIndex((line, at) => line !== before[at]);
    const same = other < 0 ? log.length : other;
    for (const audience of this.#audiences.values()) audience.cutLog(log, same);
  }

  /** The table had to be read again: everybody is told the whole of it. */
  rebuilt(state: TableState): void {
    this.#state = state;
    this.#seating += 1;
    for (const audience of this.#audiences.values()) this.#tellAnew(audience);
  }
}
