/** What a table is given by whoever runs it: something that keeps, a clock, chance, and bots that think. */
import type { Answer, AnySession, Because, Random, Save, Seat } from '@holotape/kernel';
import type { Keeper, Person, TableSetup } from '../kept/events.ts';
import type { TableState } from '../kept/state.ts';
import type { TableInfo } from '../spoken/protocol.ts';

export interface Clock {
  /** What the clock on the wall says, in milliseconds since 1970: for what is kept and shown. It may be set back. */
  now(): number;
  /** Milliseconds since some moment, only ever forward: for waiting and for limits. */
  elapsed(): number;
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

/** A thought that has led to an answer. */
export interface Decision extends Thought {
  readonly answer: Answer;
}

export interface Timing {
  /** So long others may think about a request to undo; then it is a no. */
  readonly consent: number;
  /** A bot takes at least so long to begin a step, so that people can follow. It may change while a table is open. */
  readonly botPace: number;
  /** Chat lines: so many at once, and then one per so many milliseconds. */
  readonly chatBurst: number;
  readonly chatPause: number;
  /** A person is nudged once in so many milliseconds, whoever waits. */
  readonly nudge: number;
  /** When something could not be kept, bots try again after so long. */
  readonly retry: number;
  /** A snapshot is made after so many events, or a few more; in a long game after more. */
  readonly snapshot: number;
}

export const TIMING: Timing = {
  consent: 60_000,
  botPace: 0,
  chatBurst: 5,
  chatPause: 2_000,
  nudge: 30_000,
  retry: 2_000,
  snapshot: 512,
};

/** A table that is open, as whoever runs it sees it. */
export interface OpenTable {
  readonly state: TableState;
  /** The table as this person sees it. */
  info(person: string | undefined): TableInfo;
}

/** Tables that answer a question of another one, as whoever runs them keeps them. */
export interface InnerTables {
  /** Makes one and begins to play; its id. */
  make(setup: Omit<TableSetup, 'id' | 'code'>): Promise<string>;
  /** One as it stands, only to look at. Undefined: there is none any more. */
  look(table: string): Promise<TableState | undefined>;
  /** Who plays for somebody who is away. */
  standIn(game: string): string;
}

/** What a host is given by whoever runs it. */
export interface Surroundings {
  readonly keeper: Keeper;
  readonly clock: Clock;
  /** For seeds and for dice nobody is there to roll. */
  readonly random: Random;
  /** Where the numbers of news and requests start: elsewhere each time, so that nobody takes them for older ones. */
  readonly numbers: Random;
  /** The bots there are, and the one that plays for somebody who has left. */
  readonly bots: readonly string[];
  readonly standIn: string;
  think(thought: Thought): Promise<Answer>;
  /** Why a bot decided so, in words for everybody; without it nobody is told. */
  account?(decision: Decision): Promise<readonly Because[]>;
  /** What that bot would answer for whoever plays the seat, and why; without it nobody is told. */
  hint?(thought: Thought): Promise<{ readonly answer: Answer; readonly because: readonly Because[] }>;
  /** Makes a table of this one, which has ended, and returns its id; with everybody one seat on, if sides are changed. */
  rematch?(state: TableState, by: Person, sides: 'changed' | undefined): Promise<string>;
  /** Tables whose end answers a question here; without them such a question is answered by hand. */
  readonly inners?: InnerTables;
  /** Something happened at the table: lists of tables may show it. */
  changed?(table: OpenTable): void;
  /** Something went wrong that no player can help. */
  trouble?(what: string, error: unknown): void;
  readonly timing?: Partial<Timing>;
}
