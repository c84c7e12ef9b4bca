/** The table as a screen holds it: built from `table` messages and changed by news. Pure, for any kind of screen. */
import { type Json, withChanges } from '@holotape/kernel';
import type {
  ChatLine,
  LogLine,
  Play,
  QuestionInfo,
  TableInfo,
  TableMessage,
  UndoEnd,
  UndoInfo,
  UndoRequest,
} from './protocol.ts';
import { heardQuestion } from './question.ts';

export interface TableModel {
  /** The last news: what the next hello says it has seen. */
  readonly n: number;
  readonly info: TableInfo;
  readonly view: Json | null;
  readonly viewSeat: number | 'public';
  readonly log: readonly LogLine[];
  readonly question: QuestionInfo | null;
  readonly waits: readonly (number | 'chance')[];
  readonly undo: readonly UndoInfo[];
  readonly undoRequest: UndoRequest | null;
  /** The last wish that ended. */
  readonly undoEnd: UndoEnd | null;
  readonly result: Play['result'];
  readonly chat: readonly ChatLine[];
}

type News = Extract<TableMessage, { type: 'news' }>;
type Whole = Extract<TableMessage, { type: 'table' }>;

/** What a message says of the open question, if it says anything. */
const heard = ({ question }: Play): { question?: QuestionInfo | null } =>
  question === undefined ? {} : { question: question && heardQuestion(question) };

function whole({ type: _type, waited: _waited, ...message }: Whole): TableModel {
  return {
    viewSeat: 'public',
    log: [],
    waits: [],
    undo: [],
    undoRequest: null,
    undoEnd: null,
    result: null,
    chat: [],
    ...message,
    question: null,
    ...heard(message),
  };
}

function withNews(model: TableModel, news: News): TableModel {
  const { type: _type, done: _done, changes, log, logFrom, chat, ...rest } = news;
  return {
    ...model,
    ...rest,
    question: model.question,
    ...heard(news),
    ...(changes && { view: withChanges(model.view, changes) }),
    ...((log || logFrom !== undefined) && { log: [...model.log.slice(0, logFrom), ...(log ?? [])] }),
    ...(chat && { chat: [...model.chat, ...chat] }),
  };
}

/**
 * The model after a message. News that is known already changes nothing. `undefined`: something is missing in between, or
 * nothing is known yet; say hello again with `seen: 0`. Messages that are about no table leave it as it is.
 */
export function afterMessage(model: TableModel | undefined, message: TableMessage): TableModel | undefined {
  if (message.type === 'table') return whole(message);
  if (message.type !== 'news' || model === undefined) return model;
  if (message.n <= model.n) return model;
  return message.n === model.n + 1 ? withNews(model, message) : undefined;
}
