/**
 * What a screen and a table say to each other. A table on the server and a table in the browser's worker speak this one
 * protocol, so a screen does not know which it has.
 *
 * The first word on a connection is `hello`. The table replies either with `table`, everything as this viewer sees it,
 * or, if the screen was only away for a while, with `welcome` and the news it missed. After that every change comes as
 * `news`. All of these carry `n`: the next news is always `n + 1`, and a screen that finds a gap says hello again with
 * `seen: 0`. Where the counting starts means nothing; it is another place whenever the table was opened anew.
 *
 * Messages with an `id` are replied to by `done` (taken and safely kept) or `refused` (nothing has changed). Where there is
 * news of what the message did, `done` comes as a part of it.
 */
import {
  type Because,
  type Change,
  type Draw,
  type Json,
  MARKS,
  type Reason,
  type UNDO_POLICIES,
} from '@holotape/kernel';
import { z } from 'zod';
import { CHAT_LIMIT } from './limits.ts';
import { PROTOCOL } from './version.ts';

// Messages are read from JSON, so whatever is there is Json; what an answer may be, the rules decide.
const json = z.unknown().refine((value) => value !== undefined, 'is missing') as z.ZodType<Json>;
const whole = z.number().int().nonnegative();
/** The screen's own number for a message, so that it recognises the reply. */
const id = z.string().min(1).max(40);

/** Neither control characters nor signs that turn the text around them. */
const chatText = z
  .string()
  .max(CHAT_LIMIT)
  .transform((text) => text.replace(/\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, ' ').trim())
  .pipe(z.string().min(1));

export const UNDO_TARGETS = ['choice', ...MARKS] as const;

/** From a screen to its table. */
export const clientMessage = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('hello'), protocol: whole, seen: whole })
    .describe(`The first word on a connection, in protocol ${PROTOCOL}; \`seen\` is the last news it has, 0 for none.`),
  z
    .strictObject({ type: z.literal('answer'), id, question: whole, answer: json, seat: whole.optional() })
    .describe(
      'An answer to the question of that number. `seat` is said when several people share one screen, here and below.',
    ),
  z
    .strictObject({ type: z.literal('undo'), id, target: z.enum(UNDO_TARGETS), seat: whole.optional() })
    .describe('Take play back; further than is free, the others are asked.'),
  z
    .strictObject({ type: z.literal('consent'), id, request: whole, agree: z.boolean(), seat: whole.optional() })
    .describe("Yes or no to somebody's request to undo; no to one's own withdraws it. No answer means no."),
  z
    .strictObject({ type: z.literal('nudge'), id, seat: whole })
    .describe('Remind whoever plays that seat that the table waits for them; now and then, and not a bot.'),
  z
    .strictObject({ type: z.literal('why'), id, seat: whole })
    .describe('Why did the bot at that seat do what it did last? Replied to by `account`.'),
  z
    .strictObject({ type: z.literal('hint'), id, seat: whole.optional() })
    .describe('What would a bot answer in my place? Only where nobody else plays. Replied to by `hint`.'),
  z.strictObject({ type: z.literal('chat'), id, text: chatText }).describe('A line for everybody at the table.'),
  z.strictObject({ type: z.literal('ping'), id }).describe('Is anybody there?'),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const SEAT_KINDS = ['open', 'human', 'bot'] as const;
type SeatKind = (typeof SEAT_KINDS)[number];

/** What everybody may know of a seat. */
export interface SeatInfo {
  readonly kind: SeatKind;
  /** Of the person, also while a bot stands in; the bot's own otherwise; empty while the seat is open. */
  readonly name: string;
  /** Which bot plays, where one does. */
  readonly bot?: string;
  /** The bot stands in for somebody who may come back. */
  readonly standIn?: boolean;
  /** The bot keeps the chair warm: anybody may still sit down here. */
  readonly free?: boolean;
  /** Before the game: whoever sits here has said that it may begin. Bots are always ready. */
  readonly ready?: boolean;
  /** Others who play it too, in the order they came: everybody of a seat sees the same, and each may answer. */
  readonly beside?: readonly { readonly name: string; readonly present: boolean }[];
  /** There is room beside who sits here, and others may take it. */
  readonly shared?: boolean;
  /** Somebody is at a screen for this seat just now. */
  readonly present: boolean;
  /** Of somebody's seat where nobody is at a screen: since when, in milliseconds since 1970, as far as is known. */
  readonly awaySince?: number;
  /** This viewer plays it, perhaps with others. */
  readonly yours: boolean;
  /** This viewer sits beside whose seat it is, and is that one of `beside`. */
  readonly yourPlace?: number;
}

export const TABLE_STATUS = ['waiting', 'playing', 'over', 'abandoned'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

export interface TableInfo {
  readonly id: string;
  /** To read aloud or to send: whoever has it may join. */
  readonly code?: string;
  readonly game: string;
  readonly title: string;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  /** Seats of this game are sides, which several people may play together. */
  readonly sharedSeats?: boolean;
  readonly options: Json;
  readonly undo: (typeof UNDO_POLICIES)[number];
  readonly dice: 'seeded' | 'typed';
  /** Found in the list of public tables. */
  readonly listed: boolean;
  /** People who do not play may look on. */
  readonly watch: boolean;
  /** Nobody new sits down. */
  readonly closed: boolean;
  /** This viewer made the table and may change its seats. */
  readonly host: boolean;
  /** Whoever made the table is at a screen just now. */
  readonly hostHere: boolean;
  /** How many look on, and the names of those who have said one. */
  readonly watchers: number;
  readonly watching: readonly string[];
  /** This viewer may ask what a bot would do in their place: nobody else plays. */
  readonly hints?: true;
  /** The table that was made of this one by a rematch. */
  readonly rematch?: string;
  /** The table whose end answers the open question, and whether its answer has come already. */
  readonly inner?: { readonly table: string; readonly home: boolean };
  /** The table to which this one's end is an answer. */
  readonly within?: string;
  /** It can only be looked at: today's rules cannot go on from where it stands. */
  readonly readOnly?: boolean;
}

/** The open question as its addressee gets it. Others learn who is waited for, and at most a `PublicAsk`. */
export interface AskedQuestion {
  /** Counts questions of the game: an answer names it. */
  readonly number: number;
  readonly ask: string;
  readonly kind: 'choice' | 'together' | 'open' | 'chance';
  /** Whom it is put to. Dice that are typed in may come from any seat. */
  readonly seat: number;
  /** What may be answered is there by its id; what may not be just now says why. */
  readonly options?: readonly (string | BlockedOption)[];
  readonly suggestions?: readonly Json[];
  readonly draw?: Draw;
  readonly rule?: string;
  readonly about?: Json;
  /** Outermost first. */
  readonly trail: readonly string[];
}

/** What somebody else is asked, where everybody may know it: never what can be answered, or what it is about. */
export interface PublicAsk {
  readonly ask: string;
  readonly rule?: string;
}

interface BlockedOption {
  readonly id: string;
  readonly blocked: Reason;
}

/** The question as a screen holds it: see `heardQuestion`. */
export interface QuestionInfo extends Omit<AskedQuestion, 'options'> {
  readonly options?: readonly { readonly id: string; readonly blocked?: Reason }[];
}

export interface LogLine {
  readonly say: string;
  readonly args?: Json;
  readonly rule?: string;
  /** Only this viewer's seats see it. */
  readonly private?: boolean;
  /** Of a private line: which of this viewer's seats may read it. Matters where several people share the screen. */
  readonly to?: readonly number[];
}

const COMINGS = ['open', 'join', 'leave', 'bot', 'free', 'beside'] as const;

/** Who came or went before the game: opened the table, sat down, got up, was put there as a bot, was sent away, sat down beside. */
export interface Coming {
  readonly what: (typeof COMINGS)[number];
  readonly name: string;
  readonly seat?: number;
}

export interface ChatLine {
  /** A seat, or the name of somebody who watches or sits beside; null where the table itself tells who came or went. */
  readonly by: number | string | null;
  readonly text: string;
  readonly did?: Coming;
  /** When it was said, in milliseconds since 1970. */
  readonly at: number;
}

/** A request to undo past a barrier, while others are asked. */
export interface UndoRequest {
  readonly request: number;
  readonly seat: number;
  readonly target: (typeof UNDO_TARGETS)[number];
  readonly barrier: string;
  /** Seats that have agreed, and those still to say. */
  readonly agreed: readonly number[];
  readonly waits: readonly number[];
  /** Whoever says nothing for so many milliseconds more has said no. */
  readonly left: number;
}

const UNDO_ENDS = ['agreed', 'refused', 'late', 'played', 'withdrawn'] as const;

/** How a request to undo ended: agreed, a no, nobody said anything in time, play went on, or it was withdrawn. */
export interface UndoEnd {
  readonly request: number;
  readonly seat: number;
  readonly end: (typeof UNDO_ENDS)[number];
  /** Who said no. */
  readonly by?: number;
}

/** How far a viewer's seat can go back. */
export interface UndoInfo {
  readonly target: (typeof UNDO_TARGETS)[number];
  readonly barrier?: string;
  /** Whose undo it is: to be said when several seats share the screen. */
  readonly seat: number;
}

/** What changes from news to news; a part that did not change is left out. */
export interface Play {
  /** Changes of the viewer's view; in a `table` message the whole view instead. */
  readonly changes?: readonly Change[];
  /**
   * Whose view it is: the viewer's only seat, or on a shared screen the seat that is asked, and `public` between turns
   * and for those who watch.
   */
  readonly viewSeat?: number | 'public';
  /** New log lines. `logFrom` cuts the log to that many lines first (after an undo). */
  readonly log?: readonly LogLine[];
  readonly logFrom?: number;
  /** The question to a seat of this viewer, or null when none of theirs is asked. */
  readonly question?: AskedQuestion | null;
  /** Seats (or chance) that are waited for; empty when the game is over. */
  readonly waits?: readonly (number | 'chance')[];
  /** What those who are waited for are asked, or null where that is not for all. Means nothing beside a `question`. */
  readonly asks?: PublicAsk | null;
  readonly undo?: readonly UndoInfo[];
  readonly undoRequest?: UndoRequest | null;
  /** The request that ended with this news. */
  readonly undoEnd?: UndoEnd;
  readonly result?: { readonly winners: readonly number[]; readonly scores: readonly number[] } | null;
  readonly chat?: readonly ChatLine[];
}

/** What a bot was asked, and why it answered as it did: by what everybody knows. */
export interface Account {
  readonly ask: string;
  readonly because: readonly Because[];
}

/** From a table to a screen. */
export type TableMessage =
  /** The whole table as this viewer sees it. `waited`: for how many milliseconds it has waited for an answer. */
  | ({
      readonly type: 'table';
      readonly n: number;
      readonly info: TableInfo;
      readonly view: Json | null;
      readonly waited: number;
    } & Omit<Play, 'changes' | 'logFrom' | 'undoEnd'>)
  /** The screen has everything up to its `seen`; what it missed follows, up to this n and beyond. */
  | { readonly type: 'welcome'; readonly n: number }
  /** What happened since news n - 1. `done`: the screen's own message with this id made it happen, and was taken. */
  | ({ readonly type: 'news'; readonly n: number; readonly info?: TableInfo; readonly done?: string } & Play)
  /** The message with this id was taken and is safely kept. */
  | { readonly type: 'done'; readonly id: string }
  /** The message with this id was refused; nothing has changed. The id is empty if the message had none. */
  | {
      readonly type: 'refused';
      readonly id: string;
      readonly reason: Omit<Reason, 'rule'> & { readonly rule?: string };
    }
  /** Somebody at that seat reminds this viewer that the table waits for them. It is not repeated to who was away. */
  | { readonly type: 'nudge'; readonly by: number }
  /** Why a bot did what it did, its latest decision last; nothing, if it has decided nothing that all have seen. */
  | { readonly type: 'account'; readonly id: string; readonly of: readonly Account[] }
  | { readonly type: 'hint'; readonly id: string; readonly answer: Json; readonly because: readonly Because[] }
  | { readonly type: 'pong'; readonly id: string };
