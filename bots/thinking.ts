/**
 * All a bot gets to know: what its seat sees, what it is asked, and positions that might be the real one.
 *
 * A bot never holds the session, so it cannot look into the true decks by mistake. What it imagines has the hidden
 * things in another order and dice of its own.
 */
import {
  type Answer,
  type AnySession,
  type Args,
  KEEP_NOTHING,
  type Question,
  type Random,
  type Seat,
} from '@holotape/kernel';

/** The open question as it is put to one seat. */
interface Posed {
  readonly ask: string;
  readonly about: Args | undefined;
  /** What may be answered: the options that are not blocked, or the suggestions that will do. */
  readonly answers: readonly Answer[];
}

/** What is worth trying out: the game's own shortlist of what may be answered, if it has one. */
export function worthTrying({ game, position }: AnySession, question: Question, seat: Seat): readonly Answer[] {
  const answers = answersTo(question, seat);
  return answers.length === 1 ? answers : (game.shortlist?.(position, seat, question, answers) ?? answers);
}

/** What the game knows anybody would answer here. */
export function habitOf(
  { game }: AnySession,
  { ask, detail }: Question,
  answers: readonly Answer[],
): Answer | undefined {
  const known = game.habit?.(game.content, ask, detail?.about ?? {}, answers);
  return known !== undefined && answers.includes(known) ? known : undefined;
}

export interface Thinking {
  readonly seat: Seat;
  readonly asking: Posed;
  /** Of the answers, those worth trying out. */
  shortlist(random: Random): readonly Answer[];
  /** What anybody would answer, if the game knows it. */
  habit(): Answer | undefined;
  /** What the seat may know. */
  view(): unknown;
  /** A position that might be this one: hidden things in an order given by `random`, which also rolls the dice. */
  imagine(random: Random): AnySession;
}

/** What the seat may answer to a question put to it. */
export function answersTo(question: Question, seat: Seat): Answer[] {
  switch (question.kind) {
    case 'choice':
    case 'together': {
      const answers: Answer[] = [];
      for (const { id, blocked } of question.options(seat)) if (blocked === undefined) answers.push(id);
      return answers;
    }
    case 'open':
      return question.suggest().filter((answer) => question.check(answer).ok);
    case 'chance':
      return [];
  }
}

/** What the seat has to go on. Throws if it is not asked anything. */
export function thinkingOf(session: AnySession, seat: Seat): Thinking {
  const { question } = session;
  if (question === undefined || !session.waitsFor.includes(seat))
    throw new Error(
      `Seat ${seat} is not asked anything: the table waits for ${session.waitsFor.join(', ') || 'nobody'}.`,
    );
  const answers = answersTo(question, seat);
  if (answers.length === 0) throw new Error(`"${question.ask}" leaves seat ${seat} nothing to answer.`);
  return {
    seat,
    asking: { ask: question.ask, about: question.detail?.about, answers },
    shortlist(random) {
      if (answers.length === 1 || session.game.shortlist === undefined) return answers;
      // Made of a position that might be this one: even a game's own knowledge must not look under cards.
      const { position } = session.imagine(seat, random, KEEP_NOTHING);
      return session.game.shortlist(position, seat, question, answers);
    },
    habit: () => habitOf(session, question, answers),
    view: () => session.view(seat),
    imagine: (random) => session.imagine(seat, random, KEEP_NOTHING),
  };
}
