/**
 * What a screen and a table say to each other. A table on the server and a table in the browser's worker speak this one
 * protocol, so a screen does not know which it has.
 *
 * Everything a viewer gets is numbered: `n` counts the table's news. A screen that was away says the last `n` it has
 * seen and gets the rest, or a fresh `table` message if that is too long ago.
 */
import { type Change, type Json, MARKS, type Reason, type UNDO_POLICIES } from '@holotape/kernel';
import { z } from 'zod';

export const PROTOCOL = 1;

/** Longest chat line, and longest name of a person or a table. */
export const CHAT_LIMIT = 300;
export const NAME_LIMIT = 24;
export const TITLE_LIMIT = 40;

const json = z.json() as z.ZodType<Json>;
const whole = z.number().int().nonnegative();
/** The screen's own number for a message, so that it recognises the reply. */
const id = z.string().min(1).max(40);

export const UNDO_TARGETS = ['choice', ...MARKS] as const;

/** From a screen to its table. */
export const clientMessage = z.discriminatedUnion('type', [
  /** First word on a connection; `seen` is the last news it has, 0 for none. */
  z.strictObject({ type: z.literal('hello'), protocol: z.literal(PROTOCOL), seen: whole }),
  /** An answer to the question of that number. `seat` is said when several people share one screen. */
  z.strictObject({ type: z.literal('answer'), id, question: whole, answer: json, seat: whole.optional() }),
  z.strictObject({ type: z.literal('undo'), id, target: z.enum(UNDO_TARGETS), seat: whole.optional() }),
  /** Yes or no to somebody's wish to take play back. No answer means no. */
  z.strictObject({ type: z.literal('consent'), id, request: whole, agree: z.boolean(), seat: whole.optional() }),
  z.strictObject({ type: z.literal('chat'), id, text: z.string().trim().min(1).max(CHAT_LIMIT) }),
  z.strictObject({ type: z.literal('ping'), id }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export const SEAT_KINDS = ['open', 'human', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** What everybody may know of a seat. */
export interface SeatInfo {
  readonly kind: SeatKind;
  readonly name: string;
  /** Which bot plays, where one does. */
  readonly bot?: string;
  /** Somebody is at a screen for this seat just now. */
  readonly present: boolean;
  /** This viewer plays it. */
  readonly yours: boolean;
}

export const TABLE_STATUS = ['waiting', 'playing', 'over', 'abandoned'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  readonly options: Json;
  readonly undo: (typeof UNDO_POLICIES)[number];
  readonly dice: 'seeded' | 'typed';
  /** This viewer made the table and may change its seats. */
  readonly host: boolean;
  readonly watchers: number;
  /** The table that was made of this one by a rematch. */
  readonly rematch?: string;
}

/** The open question as its addressee gets it. Others only learn who is waited for. */
export interface QuestionInfo {
  /** Counts questions of the game: an answer names it. */
  readonly number: number;
  readonly ask: string;
  readonly kind: 'choice' | 'together' | 'open' | 'chance';
  readonly seat: number;
  readonly options?: readonly { readonly id: string; readonly blocked?: Reason }[];
  readonly suggestions?: readonly Json[];
  readonly draw?: Json;
  readonly rule?: string;
  readonly about?: Json;
  /** Outermost first. */
  readonly trail: readonly string[];
}

export interface LogLine {
  readonly say: string;
  readonly args?: Json;
  readonly rule?: string;
  /** Only this viewer's seats see it. */
  readonly private?: boolean;
}

export interface ChatLine {
  /** A seat, or the name of somebody who watches. */
  readonly by: number | string;
  readonly text: string;
}

/** A wish to take play back past a barrier, while others are asked. */
export interface UndoRequest {
  readonly request: number;
  readonly seat: number;
  readonly target: (typeof UNDO_TARGETS)[number];
  readonly barrier: string;
  /** Seats that have agreed, and those still to say. */
  readonly agreed: readonly number[];
  readonly waits: readonly number[];
}

/** How far a viewer's seat can go back. */
export interface UndoInfo {
  readonly target: (typeof UNDO_TARGETS)[number];
  readonly barrier?: string;
}

/** What changes from news to news; a part that did not change is left out. */
export interface Play {
  /** Changes of the viewer's view; in a `table` message the whole view instead. */
  readonly changes?: readonly Change[];
  /** New log lines. `logFrom` cuts the log to that many lines first (after an undo). */
  readonly log?: readonly LogLine[];
  readonly logFrom?: number;
  /** The question to a seat of this viewer, or null when none of theirs is asked. */
  readonly question?: QuestionInfo | null;
  /** Seats (or chance) that are waited for; empty when the game is over. */
  readonly waits?: readonly (number | 'chance')[];
  readonly undo?: readonly UndoInfo[];
  readonly undoRequest?: UndoRequest | null;
  readonly result?: { readonly winners: readonly number[]; readonly scores: readonly number[] } | null;
  readonly chat?: readonly ChatLine[];
}

/** From a table to a screen. */
export type TableMessage =
  /** The whole table as this viewer sees it. */
  | ({ readonly type: 'table'; readonly n: number; readonly info: TableInfo; readonly view: Json | null } & Omit<
      Play,
      'changes'
    >)
  /** What happened since news n - 1. */
  | ({ readonly type: 'news'; readonly n: number; readonly info?: TableInfo } & Play)
  /** The message with this id was taken and is safely kept. */
  | { readonly type: 'done'; readonly id: string }
  /** The message with this id was refused; nothing has changed. */
  | {
      readonly type: 'refused';
      readonly id: string;
      readonly reason: Omit<Reason, 'rule'> & { readonly rule?: string };
    }
  | { readonly type: 'pong'; readonly id: string };
