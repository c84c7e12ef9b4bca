/**
 * What happens at a table, as it is kept. The events of a table, in order, are the table: everything else about it can
 * be rebuilt from them. An event is kept safely before anybody hears of it. Kinds are never renamed or given another
 * meaning: tables of last year are made of them.
 */
import type {
  Answer,
  Asked,
  Json,
  KeptStep,
  Moment,
  Note,
  Save,
  Seat,
  Setting,
  UndoPolicy,
  UndoTarget,
} from '@holotape/kernel';

/** Whoever sits at a browser; known to the table only by a name for machines and one for people. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Those who play a seat with whose it is. */
interface Company {
  /** Who sits beside the owner, in the order they came: see people.ts. */
  readonly beside?: readonly Person[];
  /** Others may still sit down beside them. */
  readonly shared?: boolean;
}

export type SeatState =
  | { readonly kind: 'open' }
  | ({
      readonly kind: 'human';
      readonly owner: Person;
      /** Has said, before the game, that it may begin as they sit here. */
      readonly ready?: boolean;
    } & Company)
  | ({
      readonly kind: 'bot';
      readonly bot: string;
      /** What it is called; by its seat, if left out. */
      readonly name?: string;
      /** The person it stands in for, who may come back. */
      readonly owner?: Person;
      /** It keeps the chair warm: anybody may sit down here. */
      readonly free?: boolean;
    } & Company);

/** What is agreed when a table is made. */
export interface TableSetup {
  readonly id: string;
  readonly code?: string;
  readonly game: string;
  readonly title: string;
  readonly options: Json;
  readonly undo: UndoPolicy;
  readonly dice: 'seeded' | 'typed';
  /** In the list of public tables. */
  readonly listed: boolean;
  /** Whoever runs the server has taken it off that list: it does not come back. */
  readonly unlisted?: boolean;
  /** False: only who plays sees it. */
  readonly watch?: boolean;
  /** True: nobody new sits down. */
  readonly closed?: boolean;
  /** Who made it. */
  readonly host: Person;
  readonly seats: readonly SeatState[];
  /** Its end answers a question of that table: a battle of a campaign, and the mark of which. */
  readonly within?: { readonly table: string; readonly mark: string };
}

/** The table whose end answers a question here, the mark of what was asked, and whether its answer has come. */
export interface InnerTable {
  readonly table: string;
  readonly mark: string;
  readonly home: boolean;
}

/** Why somebody else sits there now: what the log says about it. `beside`, `rise`: one of several came or went. */
const SEAT_CHANGES = ['join', 'leave', 'stand-in', 'back', 'move', 'change', 'swap', 'beside', 'rise'] as const;
export type SeatChange = (typeof SEAT_CHANGES)[number];

/**
 * Where an event left the game, so that no rule has to be played again to be there: rules change, and what was played
 * stays. Events of old do not say it.
 */
export interface Reached {
  /** The number of the question that was open then. */
  readonly number: number;
  /** The steps it finished. */
  readonly steps?: readonly KeptStep[];
  /** The state in which the first of them, or the open one, began, where no step before leads to it. */
  readonly from?: Json;
  /** What the table itself has written into the log, from that line of its own on. */
  readonly notes?: { readonly from: number; readonly lines: readonly Note[] };
}

/** What is kept with an event of the game. */
interface Played {
  /** Where it left the game, if a step was finished or play went back. */
  readonly reached?: Reached;
  /** Tells the open step from others that began alike. */
  readonly mark?: string;
}

export type TableEvent = { readonly at: number } /** `version` of the game, by which its options are meant. */ & (
  | { readonly type: 'made'; readonly setup: TableSetup; readonly version?: number }
  | { readonly type: 'seat'; readonly seat: Seat; readonly to: SeatState; readonly why: SeatChange }
  /** `who`: the id of somebody who sits beside; left out, whose seat it is. */
  | { readonly type: 'named'; readonly seat: Seat; readonly name: string; readonly who?: string }
  /** Others may sit down beside who sits there, or may not any more. */
  | { readonly type: 'shared'; readonly seat: Seat; readonly shared: boolean }
  /** Somebody who waits for the game says that it may begin, or takes that back. */
  | { readonly type: 'ready'; readonly seat: Seat; readonly ready: boolean }
  /** What was agreed is changed before the game. */
  | ({ readonly type: 'agreed' } & Pick<TableSetup, 'title' | 'options' | 'undo' | 'dice' | 'listed' | 'unlisted'>)
  /** Whom the table lets in from here on. */
  | { readonly type: 'door'; readonly watch: boolean; readonly closed: boolean }
  /** Somebody else runs the table now. */
  | { readonly type: 'hosted'; readonly by: Person }
  | ({
      readonly type: 'started';
      readonly seed: string;
      readonly version?: number;
    } & Pick<Setting, 'chance'> &
      Played)
  /** Play goes on from a save instead of a new start. */
  | { readonly type: 'opened'; readonly save: Save }
  /** `hand`: at a seat of several, the id of who gave it. */
  | ({ readonly type: 'answered'; readonly by: Asked; readonly answer: Answer; readonly hand?: string } & Played)
  /** `to`: a moment of an earlier step, if it went further back than the open one. */
  | ({
      readonly type: 'undone';
      readonly seat: Seat;
      readonly target: UndoTarget;
      readonly to?: Moment;
    } & Played)
  | { readonly type: 'chat'; readonly by: Seat | string; readonly text: string }
  | { readonly type: 'abandoned'; readonly by: Seat | null }
  | { readonly type: 'rematch'; readonly table: string }
  /** A table was made whose end answers the open question; or, if `home`, that answer has come. */
  | ({ readonly type: 'inner' } & InnerTable)
  /** Somebody has the whole record, hidden things and all: play can never be taken back any more. */
  | { readonly type: 'recorded' }
);

/** What is kept of a table: the newest snapshot, if there is one, and the events since. */
export interface Kept {
  /** `after`: how many events it stands for. */
  readonly snapshot?: { readonly after: number; readonly state: Json };
  readonly events: readonly TableEvent[];
}

/** Keeping failed because somebody else has kept an event there before. Nothing has changed. */
export class AlreadyKept extends Error {
  constructor(after: number) {
    super(`The table does not have exactly ${after} events.`);
    this.name = 'AlreadyKept';
  }
}

/** Where a table is kept. */
export interface Keeper {
  /**
   * Keeps events, all or none, after the first `after` ones, and resolves once they survive anything. Rejects if they
   * could not be kept, with AlreadyKept if another event stands there already: then nothing has changed.
   */
  append(after: number, events: readonly TableEvent[]): Promise<void>;
  /** Keeps a snapshot, as JSON text, that stands for the first `after` events. The events stay. */
  snapshot(after: number, state: string): Promise<void>;
  read(): Promise<Kept>;
}

/** Keeps a table in memory: for tests, and for tables nobody wants to come back to. */
export class MemoryKeeper implements Keeper {
  readonly events: TableEvent[] = [];
  #snapshot: { after: number; state: Json } | undefined;

  async append(after: number, events: readonly TableEvent[]): Promise<void> {
    if (after !== this.events.length) throw new AlreadyKept(after);
    this.events.push(...events);
  }

  async snapshot(after: number, state: string): Promise<void> {
    this.#snapshot = { after, state: JSON.parse(state) as Json };
  }

  async read(): Promise<Kept> {
    const snapshot = this.#snapshot;
    return { ...(snapshot && { snapshot }), events: this.events.slice(snapshot?.after ?? 0) };
  }
}

/** Whether it is a step of the game itself. */
export const isPlay = (type: TableEvent['type']): boolean =>
  type === 'started' || type === 'opened' || type === 'answered' || type === 'undone';

/** Whether it does not say where it led: kept by an older Holotape. */
export const isOld = (event: TableEvent): boolean =>
  (event.type === 'started' || event.type === 'answered' || event.type === 'undone') && event.mark === undefined;
