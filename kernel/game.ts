/** What a game is to the kernel: a state, a step, a view, and how to copy, check and describe them. */
import type { z } from 'zod';
import type { Random } from './chance.ts';
import type { Migration } from './migrating.ts';
import type { Answer, Args, Json, LogEntry, Play, Position, Question, Seat, Table } from './play.ts';
import type { Texts } from './text.ts';

export type Viewer = Seat | 'public';

/** How a game ended. Places are shared by seats that tie. */
export interface Result {
  readonly winners: readonly Seat[];
  /** By seat; what the number means is the game's business (points, victory). */
  readonly scores: readonly number[];
}

/** What people agree on before a game: how many seats, and the game's own options. */
export interface Agreement<O = Json> {
  readonly seats: number;
  readonly options: O;
}

/** One reason why a position is good or bad for a seat. A bot adds them all up. */
export interface Term<S, C> {
  readonly name: string;
  /** Why it matters and where its weight comes from. */
  readonly why: string;
  value(position: Position<S, C>, seat: Seat): number;
}

/** What simulations count besides who won. */
export interface Statistics {
  readonly rounds: number;
  /** How the game ends, in a word or two; of no meaning before it has ended. */
  readonly ending: string;
  /** By kind (`items`) and seat, the cards the player has now. */
  readonly cards: { readonly [kind: string]: readonly (readonly string[])[] };
  /** By kind, what has come up at the table so far. */
  readonly seen?: { readonly [kind: string]: readonly string[] };
  /** By kind (`damage`), amounts of the whole game; only of a game that was played with a log. */
  readonly sums?: { readonly [kind: string]: { readonly [id: string]: number } };
}

/** A whole game of another kind whose end is the answer to a question: a battle of a campaign. */
export interface Inner {
  readonly game: AnyGame;
  /** What it is called. */
  readonly title: string;
  /** Tells it from any other that was ever asked for. */
  readonly mark: string;
  /** What it must be played with, and what it is usually played with where nothing is said. */
  readonly options: { readonly [option: string]: Json };
  readonly usual: { readonly [option: string]: Json };
  /** Who sits at it, by their seats here, and for whom of them bots do. */
  readonly seats: readonly Seat[];
  readonly unmanned: readonly Seat[];
  /** The answer, once that game is over; undefined before. */
  answer(position: Position<unknown, unknown>): Answer | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: a game whose state, content and view nobody looks into
export type AnyGame = Game<any, any, any, any>;

/** What a game tells bots that play on in their thoughts. Cheap, and of no meaning to the rules. */
export type Foresight<S, C> = TreeForesight<S, C> | PlayoutForesight<S, C>;

/** For games that play thousands of answers a second: a tree of answers can be walked in many worlds. */
export interface TreeForesight<S, C> {
  readonly way: 'tree';
  /** By how much the sum of the evaluation differs between a game that is lost and one that is won, about. */
  readonly span: number;
  /**
   * How good each of the answers looks by what is printed, in what a usual answer brings; undefined: such a question is
   * not worth a search, and whoever plays on in a thought takes any answer.
   */
  glance(
    position: Position<S, C>,
    seat: Seat,
    question: Question,
    answers: readonly Answer[],
  ): readonly number[] | undefined;
}

/** For games in which an answer costs much: a few of the best are played on for a while and compared. */
export interface PlayoutForesight<S, C> {
  readonly way: 'playouts';
  /** Questions worth a search, by name. */
  readonly asks: ReadonlySet<string>;
  /** One of the answers worth trying, at once: how everybody plays on in a thought. */
  quick(position: Position<S, C>, seat: Seat, question: Question, answers: readonly Answer[], random: Random): Answer;
  /** How far a thought that begins here is played on: told after every answer whether it is far enough. */
  horizon(position: Position<S, C>): (now: Position<S, C>) => boolean;
}

/** A sentence by its key, in the game's texts: why an answer was given. */
export interface Because {
  readonly say: string;
  readonly args?: Args;
}

/** One thing an answer may be good for, as it is told. */
export interface ReasonTerm<S, C> extends Term<S, C> {
  /** What its sentence speaks of, by what everybody knows. */
  args?(position: Position<S, C>, seat: Seat): Args | undefined;
}

/** How bots may account for their answers, in words that everybody at the table may read. */
export interface Reasons<S, C> {
  /**
   * Questions whose answers lie open on the table once they are given; `reason.ask.NAME` says in the game's texts what such
   * an answer was about.
   */
  readonly asks: ReadonlySet<string>;
  /**
   * What an answer may be good for. `reason.NAME` says it in the game's texts; what has no sentence counts, and is never
   * told.
   */
  readonly terms: readonly ReasonTerm<S, C>[];
}

/** A game with its content. S: state, C: content, V: view, O: options. All of S, V and O are plain JSON. */
export interface Game<S, C, V, O> {
  readonly id: string;
  readonly title: string;
  /** The number of the shape of state and options; `migrations[n]` leads from version n + 1 to version n + 2. */
  readonly version: number;
  readonly migrations: readonly Migration[];
  readonly seats: { readonly least: number; readonly most: number; readonly rule: string };
  /** Several people may play one seat together: it is a side, not a person. */
  readonly sharedSeats?: boolean;
  readonly content: C;
  readonly options: z.ZodType<O>;
  readonly state: z.ZodType<S>;
  /** Emitted from the state's schema: see emit-copy.ts. */
  copy(state: S): S;
  /**
   * A copy of `is` in which everything that is as in `was`, an earlier copy, is the same object as there. Emitted with
   * `copy`; without it a state is copied whole.
   */
  share?(was: S, is: S): S;
  /** The table before anything random: shuffling is the first step's work. */
  setup(content: C, agreement: Agreement<O>): S;
  /** Plays one small, self-contained part (a turn, a spawn phase), chosen from the state alone. */
  step(table: Table<S, C>): Play;
  /** The result once the game is over, undefined before. */
  result(position: Position<S, C>): Result | undefined;
  /** What that viewer may know: an allow-list. The state is never changed again: parts of it may be shown as they are. */
  view(position: Position<S, C>, viewer: Viewer): V;
  /**
   * Questions of which everybody may know that they are asked: by name and rule, never what they offer or are about.
   * Of any other question only its addressee hears; the others learn for whom the table waits, and no more.
   */
  readonly publicAsks?: ReadonlySet<string>;
  /** What everybody may read of what is agreed on, as it is kept; all of it, if it is not said. Hands that were dealt elsewhere are none of it. */
  openOptions?(options: Json): Json;
  /** Puts what the seat cannot know into another order it might as well have, in place: for bots that imagine. */
  resample(position: Position<S, C>, seat: Seat, random: Random): void;
  readonly texts: Texts<C>;
  /** Of a question that another game answers: that game. People may answer such a question by hand as well. */
  inner?(position: Position<S, C>, question: Question): Inner | undefined;
  /** What bots go by, in the game's own words; without it only random bots play. */
  readonly evaluation?: readonly Term<S, C>[];
  /**
   * Of many answers those worth a closer look, at least one, for bots that try answers out: a path to every corner of
   * a table is too much to think about. Cheap, and of no meaning to the rules.
   */
  shortlist?(position: Position<S, C>, seat: Seat, question: Question, answers: readonly Answer[]): readonly Answer[];
  /**
   * What anybody would answer without thinking, such as which dice to roll again: bots do so in their thoughts. Undefined:
   * it takes thinking.
   */
  habit?(content: C, ask: string, about: Args, answers: readonly Answer[]): Answer | undefined;
  /** What bots that look further ahead than greedy need; without it they play as greedy does. */
  readonly foresight?: Foresight<S, C>;
  /** How bots may say why; without it they keep it to themselves. */
  readonly reasons?: Reasons<S, C>;
  /** What simulations count; looked at after every step. */
  statistics?(position: Position<S, C>, log?: readonly LogEntry[]): Statistics;
  /** By kind, all that can come up in games with these options: simulations tell what never did. */
  toBeSeen?(content: C, options: O): NonNullable<Statistics['seen']>;
}
