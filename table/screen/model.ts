/**
 * The table as a screen holds it: built from `table` messages and changed by news. Pure, for any kind of screen: a
 * program's, and the page's, which adds how its line stands. A page loads it before any game, so it imports little.
 */
import { withChanges } from '@holotape/kernel/diff';
import type { Json } from '@holotape/kernel/play';
import type {
  ChatLine,
  LogLine,
  Play,
  PublicAsk,
  QuestionInfo,
  TableInfo,
  TableMessage,
  UndoEnd,
  UndoInfo,
  UndoRequest,
} from '../spoken/protocol.ts';
import { heardQuestion } from '../spoken/question.ts';

export type Result = NonNullable<Play['result']>;

export interface TableModel {
  /** The last news: what the next hello says it has seen. */
  readonly n: number;
  readonly info: TableInfo;
  /** The game as this viewer sees it; null before it begins. */
  readonly view: Json | null;
  /** Whose eyes the view is for: a seat of this screen, or the public. */
  readonly viewSeat: number | 'public';
  readonly log: readonly LogLine[];
  readonly question: QuestionInfo | null;
  readonly waits: readonly (number | 'chance')[];
  /** What they are asked, where everybody may know it; means nothing beside a question. */
  readonly asks: PublicAsk | null;
  /** How far this screen's seats can go back. */
  readonly undos: readonly UndoInfo[];
  readonly undoRequest: UndoRequest | null;
  /** How the last request to undo ended. */
  readonly undoEnd: UndoEnd | null;
  readonly result: Result | null;
  readonly chat: readonly ChatLine[];
}

type News = Extract<TableMessage, { type: 'news' }>;
type Whole = Extract<TableMessage, { type: 'table' }>;

function whole(message: Whole): TableModel {
  const { n, info, view, viewSeat = 'public', log = [], chat = [], waits = [], undo: undos = [] } = message;
  const { asks = null, undoRequest = null, result = null } = message;
  const question = message.question ? heardQuestion(message.question) : null;
  return { n, info, view, viewSeat, log, question, waits, asks, undos, undoRequest, undoEnd: null, result, chat };
}

/** What is said, or what was so before. Null is said: it means that there is none. */
const or = <T>(said: T | undefined, before: T): T => (said === undefined ? before : said);

function withNews<M extends TableModel>(model: M, news: News): M {
  const { question, changes, log, logFrom, chat } = news;
  const kept = logFrom === undefined ? model.log : model.log.slice(0, logFrom);
  return {
    ...model,
    n: news.n,
    info: or(news.info, model.info),
    view: changes === undefined ? model.view : withChanges(model.view, changes),
    viewSeat: or(news.viewSeat, model.viewSeat),
    log: log === undefined ? kept : [...kept, ...log],
    question: question === undefined ? model.question : question && heardQuestion(question),
    waits: or(news.waits, model.waits),
    asks: or(news.asks, model.asks),
    undos: or(news.undo, model.undos),
    undoRequest: or(news.undoRequest, model.undoRequest),
    undoEnd: or(news.undoEnd, model.undoEnd),
    result: or(news.result, model.result),
    chat: chat === undefined ? model.chat : [...model.chat, ...chat],
  };
}

/**
 * The model after a message. News that is known already changes nothing; what a screen holds besides stays as it is.
 * `undefined`: something is missing in between, or nothing is known yet; say hello again with `seen: 0`. Messages that
 * are about no table leave it as it is.
 */
export function afterMessage<M extends TableModel>(
  model: M | undefined,
  message: TableMessage,
): M | TableModel | undefined {
  return message.type === 'table' ? whole(message) : afterNews(model, message);
}

/** The same for everything but the whole table. */
export function afterNews<M extends TableModel>(
  model: M | undefined,
  message: Exclude<TableMessage, Whole>,
): M | undefined {
  if (message.type !== 'news' || model === undefined || message.n <= model.n) return model;
  return message.n === model.n + 1 ? withNews(model, message) : undefined;
}
