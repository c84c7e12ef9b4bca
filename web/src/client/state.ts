/** What a screen knows of its table, and how each message changes it. */
import { withChanges } from '@holotape/kernel/diff';
import type { Json } from '@holotape/kernel/play';
import type {
  ChatLine,
  LogLine,
  QuestionInfo,
  TableInfo,
  TableMessage,
  UndoEnd,
  UndoInfo,
  UndoRequest,
} from '@holotape/table/protocol';
import { heardQuestion } from '@holotape/table/question';

/** `gone`: the table does not exist, or is not for us. `offline`: the device has no net. */
export type Status = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'gone';

export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

export interface TableState {
  readonly status: Status;
  /** The last news seen. */
  readonly n: number;
  /** Undefined until the table has spoken. */
  readonly info: TableInfo | undefined;
  /** The game as this viewer sees it; null before it begins. */
  readonly view: Json | null;
  /** Whose eyes the view is for: a seat of this screen, or the public. */
  readonly viewSeat: number | 'public';
  readonly log: readonly LogLine[];
  readonly question: QuestionInfo | null;
  readonly waits: readonly (number | 'chance')[];
  /** When it began to wait for the open question's answer (ms since 1970), as far as this screen knows. */
  readonly since: number;
  /** How far this screen's seats can go back. */
  readonly undos: readonly UndoInfo[];
  readonly undoRequest: UndoRequest | null;
  /** How the last wish to take play back ended. */
  readonly undoEnd: UndoEnd | undefined;
  readonly result: Result | null;
  readonly chat: readonly ChatLine[];
  /** While reconnecting: how often it was tried, and when it will be tried next (ms since 1970). */
  readonly tries: number;
  readonly nextTry: number | undefined;
  /** Why the table is gone, for people. */
  readonly trouble: string | undefined;
  /** Gone because another window of this browser holds the table; it can be taken over. */
  readonly elsewhere: boolean;
  /** Gone because this page and the server are of different versions; loading the page again helps. */
  readonly outdated: boolean;
}

/** Bots have no names of their own at the table; on the screen they get one by their seat. */
export const BOT_NAMES = ['Clerk', 'Foreman', 'Warden', 'Tinker', 'Usher', 'Porter', 'Scout', 'Cook'] as const;

const called = (info: TableInfo): TableInfo => ({
  ...info,
  seats: info.seats.map((seat, at) =>
    seat.kind === 'bot' && !seat.standIn ? { ...seat, name: BOT_NAMES[at] ?? seat.name } : seat,
  ),
});

export const NOTHING_YET: TableState = {
  status: 'connecting',
  n: 0,
  info: undefined,
  view: null,
  viewSeat: 'public',
  log: [],
  question: null,
  waits: [],
  since: 0,
  undos: [],
  undoRequest: null,
  undoEnd: undefined,
  result: null,
  chat: [],
  tries: 0,
  nextTry: undefined,
  trouble: undefined,
  elsewhere: false,
  outdated: false,
};

/** Seats of this screen. */
export const ownSeats = (info: TableInfo | undefined): number[] =>
  info === undefined ? [] : info.seats.flatMap((seat, i) => (seat.yours ? [i] : []));

type Spoken = Extract<TableMessage, { readonly type: 'table' | 'news' }>;

/** The state after a message, or undefined if news are missing and the table must be asked again. */
export function heard(state: TableState, message: Spoken, now = Date.now()): TableState | undefined {
  if (message.type === 'table') {
    const { n, view, waited, log = [], chat = [], waits = [], undo: undos = [] } = message;
    const info = called(message.info);
    const { viewSeat = 'public', undoRequest = null, result = null } = message;
    const question = message.question ? heardQuestion(message.question) : null;
    const parts = { n, info, view, viewSeat, log, chat, question, waits, undos, undoRequest, result };
    return { ...NOTHING_YET, ...parts, status: 'live', since: now - waited };
  }
  if (message.n <= state.n) return state;
  if (message.n !== state.n + 1) return undefined;
  const log = message.logFrom === undefined ? state.log : state.log.slice(0, message.logFrom);
  const asked = message.question !== undefined || message.waits !== undefined;
  return {
    ...state,
    status: 'live',
    n: message.n,
    info: message.info === undefined ? state.info : called(message.info),
    view: message.changes === undefined ? state.view : withChanges(state.view, message.changes),
    viewSeat: message.viewSeat ?? state.viewSeat,
    log: message.log === undefined ? log : [...log, ...message.log],
    question: message.question === undefined ? state.question : message.question && heardQuestion(message.question),
    waits: message.waits ?? state.waits,
    since: asked ? now : state.since,
    undos: message.undo ?? state.undos,
    undoRequest: message.undoRequest === undefined ? state.undoRequest : message.undoRequest,
    undoEnd: message.undoEnd ?? state.undoEnd,
    result: message.result === undefined ? state.result : message.result,
    chat: message.chat === undefined ? state.chat : [...state.chat, ...message.chat],
    tries: 0,
    nextTry: undefined,
    trouble: undefined,
    elsewhere: false,
    outdated: false,
  };
}
