/**
 * What a game brings to the app when it is chosen: its content and texts, its board and the parts of the table screen
 * that only it can draw. The shell brings everything else: the frame, the question bar, the log, undo, chat.
 */
import type { Answer, Checked, Json, Option } from '@holotape/kernel/play';
import type { Texts } from '@holotape/kernel/text';
import type { LogLine, QuestionInfo, TableInfo } from '@holotape/table/spoken/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { Refused } from '../client/connection.ts';
import type { Result } from '../client/state.ts';
import type { SignName } from '../design/Icon.tsx';
import type { PlayerColour } from '../design/players.tsx';

/** A thing on the board that a log line, a rule or an option can point to: `space:top.1.2`, `item:zip-pistol`. */
export type ThingId = string;

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** In the board's own pixels. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
  /** Two things far from each other: one zooms out until both are seen. */
  readonly whole?: boolean;
}

/** How the frame around a board treats it. */
interface BoardShape<V> {
  /** In its own pixels, as things lie now; the frame scales it. */
  size(view: V): Size;
  /** Width by height of a frame that suits it, where it is always seen in part; its own if left out. */
  readonly ratio?: number;
  /** What is seen at first in a frame of this size: all of it (if left out), as much as fills the frame, or this part. */
  start?(context: TableContext<V>, room: Size): 'fit' | 'fill' | Box;
  /** How far one can zoom in; 3 times if left out. */
  readonly most?: number;
  /** The wheel zooms without a key held. */
  readonly wheelZooms?: boolean;
  /** Where a thing lies, so that it can be brought into view. */
  boxOf?(thing: ThingId, context: TableContext<V>): Box | undefined;
  /** The thing where something happens now; the frame goes there when it is another and one has zoomed in. */
  follows?(context: TableContext<V>): ThingId | undefined;
  /** The whole board, small, drawn in its own pixels inside an <svg>; seen while one has zoomed in. */
  readonly Minimap?: ComponentType<TableContext<V>>;
  /** Tools of the game beside the keys of the frame: a ruler, layers. */
  readonly Tools?: ComponentType<TableContext<V>>;
  /** Along the upper edge of the frame, whatever part is seen: a scale. `at` is where the board begins, one unit of it `scale` pixels. */
  readonly Rim?: ComponentType<{ readonly at: number; readonly scale: number; readonly size: Size }>;
}

/** An answer that was not given yet: an option of a choice, or whatever an open question takes (a point, a path, a trade). */
export interface PendingAnswer {
  readonly answer: Answer;
  /** What the rules say of it, with their evidence or the reason why not. */
  readonly verdict: Checked;
}

/** The option that is pending, where the question is a choice. */
export const optionOf = ({ pending }: Pick<TableContext, 'pending'>): string | undefined =>
  typeof pending?.answer === 'string' ? pending.answer : undefined;

/** The answer to a question that was decided with the one before it; and perhaps what comes after that (the next step of a walk). */
export interface FollowUp {
  readonly ask: string;
  readonly answer: Answer;
  readonly next?: FollowUp | undefined;
}

/** A number on a thing of the board. */
export interface BoardMark {
  readonly thing: ThingId;
  readonly n: number;
  /** In whose colour. */
  readonly seat: number | undefined;
}

/**
 * A hint for somebody who has never played. Data: what it says, the rule behind it, and when it is due, by what it is then
 * about. It is told once, in the running game; doing the thing counts as having understood. V: the game's view.
 */
// biome-ignore lint/suspicious/noExplicitAny: the shell carries views of every game and looks into none
export interface Hint<V = any> {
  /** For ever: it is remembered who has had it. */
  readonly id: string;
  /** One bold line, one sentence. */
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  /** What it could point at now, best first: the first whose `data-thing` is on the screen. None: it is not the time. Pure. */
  about(context: TableContext<V>): readonly ThingId[];
  /** It tells something that nobody understands by doing: it comes again until it was read. */
  readonly toRead?: boolean;
  /** Whether it belongs to a game like this one; to every one, if left out. Pure. */
  isOf?(context: TableContext<V>): boolean;
}

/** What every part of a game's table gets. V: the game's view. */
export interface TableContext<V = Json> {
  readonly view: V;
  /** Whose eyes: a seat of this screen, or somebody who watches. */
  readonly seat: number | 'public';
  readonly info: TableInfo;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** The open question, if it is for a seat of this screen. */
  readonly question: QuestionInfo | null;
  readonly waits: readonly (number | 'chance')[];
  /** What happened so far, as far as this viewer may know. */
  readonly log: readonly LogLine[];
  /** A reason or a line as a sentence, in the game's words. */
  explain(line: { readonly say: string; readonly args?: Json | undefined }): string;
  /** Gives an answer at once, and with it what it decides of the next question. Resolves to the reason if it was refused. */
  answer(answer: Answer, then?: FollowUp): Promise<Refused | undefined>;
  /** The answer being made up, shared by board, sheets and question bar. It belongs to its question and goes with it. */
  readonly pending: PendingAnswer | undefined;
  /** Makes up an answer, for everybody to see what would come of it; undefined lets it go. */
  propose(answer: Answer | undefined): void;
  /** Gives the answer that was made up. */
  confirm(): Promise<Refused | undefined>;
  /** What the person holds while they choose: a dweller, a card, a ruler. The shell only keeps it. */
  readonly inHand: string | undefined;
  take(what: string | undefined): void;
  /** The thing being pointed at: board, log and tray light it together. */
  readonly pointed: ThingId | undefined;
  point(thing: ThingId | undefined): void;
  /** Numbers that stand on things for now: what a list beside the board speaks of. */
  readonly marks?: readonly BoardMark[];
  /** Brings a thing of the board into view. */
  seek(thing: ThingId): void;
  readonly sought: { readonly thing: ThingId } | undefined;
  /** Opens a card, a unit, whatever has a name, at book size; Esc leads back. */
  read(thing: ThingId): void;
  /** Opens a rule beside the table. */
  openRule(id: string): void;
  /** A replay or somebody else's turn: nothing can be answered. */
  readonly watching: boolean;
}

/** What the end of a game is told. */
export interface EndContext<V = Json> extends TableContext<V> {
  readonly result: Result;
  readonly rematch: (sides?: 'changed') => void;
  /** What a seat saw after each step; undefined where this screen never knew what it knew. */
  readonly seenBy: (seat: number) => Promise<readonly V[] | undefined>;
}

/** A part of the table that a narrow screen opens by its name. */
export interface NamedPart<V = Json> {
  readonly id: string;
  readonly name: string;
  readonly sign: SignName;
  readonly Part: ComponentType<TableContext<V>>;
}

/** A card, a camp, a shop: laid out over the board for as long as it matters. */
export interface LaidOut {
  readonly thing: ThingId;
  readonly room: 'beside' | 'whole';
}

export interface OptionLabel {
  readonly name: string;
  /** The second line: what it gives, or why not. */
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** The thing on the board this option is; then the board offers it and the bar need not. */
  readonly thing?: ThingId;
  /** Listed in the bar all the same. */
  readonly bar?: boolean;
  /** What the primary key says when it is chosen ("Place in the Diner"). */
  readonly act?: string;
  /** Passing, being done: the last key, ghost. */
  readonly way?: 'pass' | 'option';
}

/** What a die shows: pips, or whatever its game draws (`{ kind: 'effect', face: 'bottle' }`). */
export type DieFace = number | { readonly kind: string; readonly face: number | string };

export interface DieProps {
  readonly die: DieFace;
  readonly size: number;
  /** It has just been rolled: it tumbles once, if motion is welcome. */
  readonly rolling: boolean;
}

/** Dice that lie on the table while a question about them is open. */
interface RestingDice {
  /** Which roll it was: another one tumbles. */
  readonly roll: string;
  readonly dice: readonly DieFace[];
}

/** A step of the round for the top bar. */
export interface RoundStep {
  readonly name: string;
  readonly state: 'done' | 'now' | 'next';
  /** The last round, an election: tinted. */
  readonly alert?: boolean;
}

/** How a log line stands in the log. */
export interface LogLook {
  /** Whose shape stands before it. */
  readonly seat?: number;
  /** A sign instead: a die, a flag. */
  readonly sign?: SignName;
  /** It opens a new part ("Round 5 · Threats") and is not a line itself. */
  readonly head?: string;
  /** It opens a round: what was shown of the one before is over. */
  readonly opensRound?: boolean;
  /** It befell that seat; somebody else, or the rules, did it. */
  readonly befell?: boolean;
  /** It belongs to the line before: indented, without a sign. */
  readonly follows?: boolean;
  /** It says where in an act one is, or what is drawn anyway: the log has it, the bar does not. */
  readonly aside?: boolean;
  /** Dice that were rolled: they tumble when the line is new. */
  readonly dice?: readonly DieFace[];
  /** Dice that lie there come to something else by it: they are looked at once more. */
  readonly changesDice?: boolean;
}

/** One step of a game on the tape of a replay. */
export interface TapeStep {
  /** Whose it was. */
  readonly seat?: number;
  /** How it looks: see `tapeSign`. */
  readonly sign?: string;
  /** Which part of the round it belongs to; equal neighbours stand together. */
  readonly part: string;
  /** What happened, in one sentence. */
  readonly name: string;
}

/** A moment worth finding again, by the line of the log that tells it. */
export interface TapeMoment {
  readonly line: number;
  readonly name: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the shell carries views and contents of every game and looks into none
export interface GameModule<V = any, C = any> {
  readonly id: string;
  readonly title: string;
  readonly content: C;
  readonly texts: Texts<C>;
  /** Colour and shape of every seat; before the game begins from the agreed options alone. */
  colours(options: Json, seats: number, view: V | null): readonly PlayerColour[];
  round(context: TableContext<V>): {
    readonly name: string;
    readonly steps: readonly RoundStep[];
    /** What is said when it opens, where "a round has ended, the next one begins" would not be true. */
    readonly opens?: string;
  };
  /** The question in words, a line under it, and where we are. The game's own sentence if left out. */
  questionText?(
    question: QuestionInfo,
    context: TableContext<V>,
  ): {
    readonly ask: string;
    readonly hint?: ReactNode;
    readonly crumb?: readonly string[];
    /** The rule that helps most just now; the question's own if left out. */
    readonly rule?: string;
    /** The card that asks: it is laid open at book size, above its options. */
    readonly card?: ThingId;
    /** What is to be chosen, where that is no lit space of the board: "Choose dice". */
    readonly pick?: string;
  };
  /** What somebody else is asked, as the end of "Waiting for Ben ...": "to place a dweller". */
  waitsFor?(ask: string): string | undefined;
  /** Who comes after the one that is waited for. */
  next?(context: TableContext<V>): readonly number[];
  /** What this answer decides of the next question (which dweller, taken before the space): then that is not asked. */
  decides?(question: QuestionInfo, answer: Answer, context: TableContext<V>): FollowUp | undefined;
  /** What need not be asked at all: a habit of this device. */
  habit?(question: QuestionInfo, view: V): Answer | undefined;
  /** What is asked so that somebody may look at it: it waits for a key, even where only one answer is open. */
  isLookedAt?(question: QuestionInfo, view: V): boolean;
  /** The rules' own verdict on an answer to an open question, over what this seat sees. */
  check?(question: QuestionInfo, answer: Answer, view: V): Checked;
  /** Seats that hold something now that nobody else at the same screen may see: between them the door is shut. */
  secrets?(view: V): readonly number[];
  optionLabel(question: QuestionInfo, option: Option, context: TableContext<V>): OptionLabel;
  /** An answer to an open question in words: where it is (`name`), what the key does (`act`), what comes of it (`note`). */
  answerLabel?(question: QuestionInfo, pending: PendingAnswer, context: TableContext<V>): OptionLabel;
  /** How many suggestions of an open question are listed; the others are walked through. Six if left out. */
  readonly listed?: number;
  /** What to do where a form makes the answer up: then no suggestion is listed, and "nothing" is a key. */
  formFor?(ask: string): string | undefined;
  /** Things a log line speaks of, so that pointing at the line lights them. */
  thingsOf?(line: LogLine, context: TableContext<V>): readonly ThingId[];
  logLook?(line: LogLine, context: TableContext<V>): LogLook;
  /** What dice of the log from that line on did, in the game's own drawing: on a card, or as large as the bar. Each of their lines is shown with them otherwise. */
  dice?(context: TableContext<V>, from: number, where: 'card' | 'bar'): ReactNode;
  /** This question shows the dice that it is about: no scene of theirs comes before it. */
  showsDice?(question: QuestionInfo): boolean;
  /** The board after the last move of a round, from the view before it and its lines: what follows at once has wiped it. */
  lastMove?(before: V, lines: readonly LogLine[]): V;
  /** A step of the record, from the view before it (null: the very first) and the lines it wrote. */
  tapeStep(before: V | null, lines: readonly LogLine[], explain: TableContext['explain']): TapeStep;
  /** The sign of a step on the tape, drawn about ten in every direction around 0, 0: beside the player's shape, or alone. */
  tapeSign?(sign: string): ReactNode;
  /** The round a view is in; 0 before the first. */
  roundOf(view: V): number;
  isOver(view: V): boolean;
  tapeMoments?(log: readonly LogLine[]): readonly TapeMoment[];
  /** What nobody could see, from the whole state: for a finished game whose owner wants to look. */
  readonly Unseen?: ComponentType<{ readonly state: unknown }>;
  /** One number that says how a seat is doing, with its token, for narrow screens. */
  headline(
    context: TableContext<V>,
    seat: number,
  ): { readonly icon: ReactNode; readonly value: number; readonly of: string };
  /** Holds what the parts of this game share (a dweller in hand). Stands around the whole table. */
  readonly Provider?: ComponentType<TableContext<V> & { readonly children: ReactNode }>;
  readonly board: BoardShape<V>;
  readonly Board: ComponentType<TableContext<V>>;
  /** A part of the board at reading size, with an overview: for phones. */
  readonly PhoneBoard?: ComponentType<TableContext<V>>;
  /** Over the board on a phone: what one must not lose sight of, in a line or two. */
  readonly PhoneStrip?: ComponentType<TableContext<V>>;
  /** What lies over the board now, at book size (see `Reading`): beside the board, which gives way, or in its place. */
  laidOut?(context: TableContext<V>): LaidOut | undefined;
  /** Inside the question bar, of any height: a tray, odds, a sum of modifiers. */
  readonly BarBody?: ComponentType<TableContext<V>>;
  /** A whole card, unit or tile at book size, and what it is called. */
  readonly Reading?: ComponentType<TableContext<V> & { readonly thing: ThingId }>;
  nameOf?(thing: ThingId, context: TableContext<V>): string | undefined;
  /** How its dice look; ivory with pips if left out. */
  readonly Die?: ComponentType<DieProps>;
  /** What the face of a real die means that is typed in: which die of the roll, and its number. */
  typedDie?(question: QuestionInfo, die: number, face: number): DieFace;
  /** Dice that the open question is about: they lie where it is asked. */
  resting?(context: TableContext<V>): RestingDice | undefined;
  /** What is chosen before an option (which dweller), inside the question bar. */
  readonly Choosing?: ComponentType<TableContext<V>>;
  /** What need not be asked every time; stands in the question bar while others play, and behind a key of the menu. */
  readonly Habits?: ComponentType<TableContext<V>>;
  /** One's own things, at hand under the board; beside the question where the game says so. */
  readonly Tray: ComponentType<TableContext<V>>;
  readonly tray?: 'below' | 'beside';
  /** A rail at the left of the board; on narrow screens a drawer or a tab of its name. */
  readonly left?: NamedPart<V>;
  /** The tabs of a phone between the board and the log; one's own things and the others if left out. */
  readonly phoneTabs?: readonly NamedPart<V>[];
  /** The few things of one's own that must always be seen, beside the tabs. */
  readonly Purse?: ComponentType<TableContext<V>>;
  /** The others at a glance, in the rail. */
  readonly Others: ComponentType<TableContext<V>>;
  /** What lies in the open for everyone: tracks, decks. */
  readonly Supply?: ComponentType<TableContext<V>>;
  /** What is taught in a first game, in the order in which it matters. */
  readonly hints?: readonly Hint<V>[];
  readonly EndOfGame: ComponentType<EndContext<V>>;
}
