/** What a screen knows of its table, and how each message changes it. */
import { afterMessage, afterNews, type TableModel } from '@holotape/table/screen/model';
import type { TableInfo, TableMessage } from '@holotape/table/spoken/protocol';

export type { Result } from '@holotape/table/screen/model';

/** `gone`: the table does not exist, or is not for us. `offline`: the device has no net. */
type Status = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'gone';

export interface Nudge {
  readonly by: number;
  readonly count: number;
}

/** What a screen has heard of its table, and how the line to it stands. */
export interface HeardTable extends Omit<TableModel, 'info'> {
  /** Undefined until the table has spoken. */
  readonly info: TableInfo | undefined;
  readonly status: Status;
  /** The last time that somebody reminded this screen: from which seat, and the how manieth it was. */
  readonly nudge: Nudge | undefined;
  /** When it began to wait for the open question's answer (ms since 1970), as far as this screen knows. */
  readonly since: number;
  /** When the open wish to take play back becomes a no (ms since 1970), as far as this screen knows. */
  readonly undoUntil: number | undefined;
  /** While reconnecting: how often it was tried, and when it will be tried next (ms since 1970). */
  readonly tries: number;
  readonly nextTry: number | undefined;
  /** Why the table is gone, for people. */
  readonly trouble: string | undefined;
  /** Gone because another window of this browser holds the table; it can be taken over. */
  readonly elsewhere: boolean;
  /** Gone because this page and the server are of different versions; loading the page again helps. */
  readonly outdated: boolean;
  /** Gone because only those who play see it, and this person does not. */
  readonly unwatched: boolean;
}

/** The table speaks: whatever was wrong with the line is over. */
const LIVE = {
  status: 'live',
  tries: 0,
  nextTry: undefined,
  trouble: undefined,
  elsewhere: false,
  outdated: false,
  unwatched: false,
} as const satisfies Partial<HeardTable>;

export const NOTHING_YET: HeardTable = {
  ...LIVE,
  status: 'connecting',
  n: 0,
  info: undefined,
  view: null,
  viewSeat: 'public',
  log: [],
  question: null,
  waits: [],
  asks: null,
  since: 0,
  nudge: undefined,
  undoUntil: undefined,
  undos: [],
  undoRequest: null,
  undoEnd: null,
  result: null,
  chat: [],
};

/** By seat, the names of those who sit there beside whose it is. */
export const companions = ({ seats }: TableInfo): string[][] =>
  seats.map(({ beside = [] }) => beside.map(({ name }) => name));

/** Seats in whose name this screen talks; whoever sits beside has a name of their own. */
export const voicedSeats = (info: TableInfo): number[] =>
  ownSeats(info).filter((seat) => info.seats[seat]!.yourPlace === undefined);

/** Seats beside which this viewer could still sit down. */
export const roomBeside = ({ seats, closed }: TableInfo): number[] =>
  closed || seats.some(({ yours }) => yours) ? [] : seats.flatMap(({ shared }, at) => (shared ? [at] : []));

/** Seats of this screen. */
export const ownSeats = (info: TableInfo | undefined): number[] =>
  info === undefined ? [] : info.seats.flatMap((seat, i) => (seat.yours ? [i] : []));

type Spoken = Extract<TableMessage, { readonly type: 'table' | 'news' }>;

/** Until when the wish that a message tells of can be answered; no word of one changes nothing. */
function undoUntil({ undoUntil: before }: HeardTable, { undoRequest: wish }: Spoken, now: number): number | undefined {
  if (wish === undefined) return before;
  return wish === null ? undefined : now + wish.left;
}

const hasSpoken = (state: HeardTable): state is HeardTable & TableModel => state.info !== undefined;

/** The state after a message, or undefined if news are missing and the table must be asked again. */
export function heard(state: HeardTable, message: Spoken, now = Date.now()): HeardTable | undefined {
  if (message.type === 'table') {
    const model = afterMessage(undefined, message)!;
    return {
      ...model,
      ...LIVE,
      nudge: state.nudge,
      since: now - message.waited,
      undoUntil: undoUntil(NOTHING_YET, message, now),
    };
  }
  if (!hasSpoken(state)) return undefined;
  const next = afterNews(state, message);
  if (next === state || next === undefined) return next;
  const asked = message.question !== undefined || message.waits !== undefined;
  return {
    ...next,
    ...LIVE,
    since: asked ? now : state.since,
    undoUntil: undoUntil(state, message, now),
  };
}
