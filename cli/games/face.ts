/** What the terminal needs to know about a game to show it. Each game has a folder with its face: see vault/. */
import type { Answer, AnyGame, AnySession, LogEntry, Option, Question, Seat } from '@holotape/kernel';
import type { Pen } from '../terminal/pen.ts';

/** Who sits at the table, as far as a drawing cares. */
export interface Company {
  readonly names: readonly string[];
  /** What plays each seat, if it is a bot. */
  readonly bots: readonly (string | undefined)[];
}

export interface Canvas {
  readonly pen: Pen;
  readonly width: number;
}

/** What a drawing of a game is made from. */
export interface DrawingOf<View, Content> extends Canvas, Company {
  readonly view: View;
  readonly content: Content;
  /** Whose board, tray or force lies open in front. */
  readonly seat: Seat | undefined;
}

/** An option in words. */
export interface Label {
  readonly name: string;
  /** What it costs and does, if the name does not say. */
  readonly detail?: string;
  /** A short code people may type instead of the number. */
  readonly code?: string;
}

/** An option as it is offered: those that can be taken come first. */
export interface Numbered {
  readonly number: number;
  readonly option: Option;
  readonly label: Label;
}

/** A card that can be read. */
export interface Card {
  readonly kind: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** A question with its choices, asked of a seat. */
export interface Asking {
  /** Undefined: the game is over. */
  readonly question: Question | undefined;
  readonly seat: Seat;
  readonly choices: readonly Numbered[];
}

/** A word of this game alone that shows something. */
interface FaceWord {
  readonly name: string;
  readonly usage: string;
  readonly help: string;
  /** Only for the eyes of who asks. */
  readonly isPrivate?: true;
  lines(canvas: Canvas, company: Company, session: AnySession, asking: Asking, rest: string): string[];
}

/** What a deed may use: this screen, who sits here, and tables of other games at the same screen. */
export interface DeedHost {
  readonly sitters: readonly { readonly name: string; readonly bot: string | undefined }[];
  say(text: string): void;
  /** Where a file of that name lies beside the save of this game. */
  beside(name: string): string;
  /** Plays another game here, kept in that file all along, until it is over (true) or somebody leaves (false). */
  playHere(
    file: string,
    begin: () => AnySession,
    seats: readonly Seat[],
  ): Promise<{ readonly session: AnySession; readonly isOver: boolean }>;
  /** A saved game, or a sentence why not. */
  read(file: string): { readonly session: AnySession } | { readonly problem: string };
}

/** A word of this game alone that answers a question, after having done something else. */
interface Deed {
  readonly name: string;
  readonly usage: string;
  readonly help: string;
  /** Of what it answers. */
  readonly ask: string;
  run(
    host: DeedHost,
    session: AnySession,
    rest: string,
  ): Promise<{ readonly answer: Answer } | { readonly problem: string }>;
}

export interface Face {
  /** One line that says what kind of evening this will be. */
  readonly tagline: string;
  /** The whole table as that viewer sees it. `tray`: whose things lie open in front. */
  screen(
    canvas: Canvas,
    company: Company,
    game: AnyGame,
    view: unknown,
    tray: Seat | undefined,
    asking: Asking | undefined,
  ): string[];
  /** Everything one seat has. */
  tray(canvas: Canvas, company: Company, game: AnyGame, view: unknown, seat: Seat): string[];
  /** Whether people want to see the table before they answer. */
  wantsScreen(question: Question, session: AnySession): boolean;
  /** Whether only the asked seat may see the choices. */
  isPrivate(session: AnySession, seat: Seat): boolean;
  /** Whether only the asked seat may know that this is among the choices: it is not listed on a screen that several share. */
  isOwnKnowledge?(option: Option): boolean;
  label(session: AnySession, question: Question, option: Option, names: readonly string[]): Label;
  /** The choices that can be taken, as a list. */
  choices(canvas: Canvas, company: Company, session: AnySession, asking: Asking): string[];
  /** What somebody means who types no choice, where a question can be answered freely; or what is wrong with it. */
  freeAnswer?(
    question: Question,
    typed: string,
    session: AnySession,
  ): { readonly answer: Answer } | { readonly problem: string } | undefined;
  /** Whether `choices` says no more than what the screen shows. */
  isOnScreen(option: Option): boolean;
  /** Options that Enter alone may take, because they do nothing. */
  readonly enter: readonly string[];
  /** Questions with one possible answer are not put, unless people want to be asked. */
  readonly skipsOneAnswer?: true;
  /** How many sit at the table if nobody says: one person, and bots. */
  readonly usualSeats: number;
  /** What can be typed as an answer. */
  readonly answerHelp: string;
  readonly examples: { readonly card: string; readonly rules: string };
  readonly words: readonly FaceWord[];
  readonly deeds?: readonly Deed[];
  /** What the seats are called if nobody says. */
  readonly seatNames: readonly string[];
  /**
   * How a line of the log begins: under a heading of its own, as a new paragraph, or after the sentence before; a story
   * stands by itself.
   */
  opening(entry: LogEntry): 'heading' | 'paragraph' | 'sentence' | 'story';
  /** `session`: what lies on the table may be said with them. */
  cards(canvas: Canvas, game: AnyGame, session?: AnySession): Card[];
  /** The score as it stands, or as it ended. */
  score(canvas: Canvas, company: Company, game: AnyGame, view: unknown): string[];
  /** Signs and their meanings. */
  legend(pen: Pen): (readonly [sign: string, meaning: string])[];
  /** What a pack adds to the built-in content. */
  packSummary(game: AnyGame, builtIn: AnyGame): string[];
  /** The mark of a seat, for lines of the log. */
  mark(pen: Pen, view: unknown, seat: Seat): string;
}
