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
  type Foresight,
  isMemoryDoubted,
  KEEP_NOTHING,
  type Question,
  type Random,
  type Seat,
  shuffleBy,
  type Term,
  type Viewer,
} from '@holotape/kernel';

// biome-ignore lint/suspicious/noExplicitAny: the terms of any game
export type AnyTerm = Term<any, any>;

// biome-ignore lint/suspicious/noExplicitAny: the foresight of any game
type AnyForesight = Foresight<any, any>;

/** What a position is worth to a seat, by the game's own terms. */
export function worthOf(position: AnySession['position'], seat: Seat, terms: readonly AnyTerm[]): number {
  let value = 0;
  for (const term of terms) value += term.value(position, seat);
  return value;
}

/** Thoughts of an onlooker, in which the seat that answers may hold something else. */
const onlookers = new WeakSet<AnySession>();

/** What is answered in a thought is not possible there. */
export class NotThere extends Error {
  readonly answer: Answer;

  constructor(message: string, answer: Answer) {
    super(message);
    this.answer = answer;
  }
}

/**
 * Answers in a thought with what was listed there, or at the real table: what differs in a thought is hidden from the seat, and
 * so makes no difference to what it may answer.
 */
export function give(session: AnySession, seat: Seat, answer: Answer): void {
  if (!isMemoryDoubted() && !onlookers.has(session)) {
    session.take(seat, answer);
    return;
  }
  const refusal = session.answer(seat, answer);
  if (refusal !== undefined)
    throw new NotThere(`Seat ${seat} imagined ${JSON.stringify(answer)} and was refused: ${refusal.say}.`, answer);
}

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

/** What those go on who look further ahead, or notice less. */
export interface Foreseeing extends Thinking {
  /** What the game knows of looking further ahead, if it thinks that it pays here. */
  foresight(random: Random): AnyForesight | undefined;
  /** The same with some of the answers only, for whoever has not noticed the others. */
  among(answers: readonly Answer[]): Thinking;
}

/** Who is asked in a thought. */
export interface AskedSeat {
  readonly question: Question;
  readonly seat: Seat;
}

/** Undefined: nobody, the game is over. */
export function askedIn({ question, waitsFor }: AnySession): AskedSeat | undefined {
  const [seat] = waitsFor;
  return question === undefined || typeof seat !== 'number' ? undefined : { question, seat };
}

/** What the seat may answer to a question put to it. */
export const answersTo = (question: Question, seat: Seat): readonly Answer[] => question.allowed(seat);

/** What the seat has to go on. Throws if it is not asked anything. */
export function thinkingOf(session: AnySession, seat: Seat): Foreseeing {
  const { question } = session;
  if (question === undefined || !session.waitsFor.includes(seat))
    throw new Error(
      `Seat ${seat} is not asked anything: the table waits for ${session.waitsFor.join(', ') || 'nobody'}.`,
    );
  const answers = answersTo(question, seat);
  if (answers.length === 0) throw new Error(`"${question.ask}" leaves seat ${seat} nothing to answer.`);
  return new SeatThinking(session, seat, question, answers);
}

/**
 * An answer beside others that could be given, in worlds that agree with what the viewer knows: `public` is an onlooker, who knows
 * what everybody knows, and expects of the seat what that makes likely.
 */
export function comparing(
  session: AnySession,
  viewer: Viewer,
  seat: Seat,
  given: Answer,
  most: number,
  random: Random,
): Comparison {
  const seen = imagined(session, viewer, random);
  const question = seen.question!;
  const isGiven = (answer: Answer) => JSON.stringify(answer) === JSON.stringify(given);
  const others = worthTrying(seen, question, seat).filter((answer) => !isGiven(answer));
  if (others.length < most) {
    const unlikely = answersTo(question, seat).filter((answer) => !isGiven(answer) && !others.includes(answer));
    shuffleBy(random, unlikely);
    others.push(...unlikely.slice(0, most - others.length));
  }
  return new Comparison(session, viewer, seat, [given, ...others]);
}

function imagined(session: AnySession, viewer: Viewer, random: Random): AnySession {
  const thought = session.imagine(viewer, random, KEEP_NOTHING);
  if (viewer === 'public') onlookers.add(thought);
  return thought;
}

class SeatThinking implements Foreseeing {
  readonly #session: AnySession;
  readonly #question: Question;
  readonly seat: Seat;
  readonly asking: Posed;

  constructor(session: AnySession, seat: Seat, question: Question, answers: readonly Answer[]) {
    this.#session = session;
    this.#question = question;
    this.seat = seat;
    this.asking = { ask: question.ask, about: question.detail?.about, answers };
  }

  shortlist(random: Random): readonly Answer[] {
    const { answers } = this.asking;
    const { game } = this.#session;
    if (answers.length === 1 || game.shortlist === undefined) return answers;
    // Made of a position that might be this one: even a game's own knowledge must not look under cards.
    return game.shortlist(this.imagine(random).position, this.seat, this.#question, answers);
  }

  habit(): Answer | undefined {
    return habitOf(this.#session, this.#question, this.asking.answers);
  }

  view(): unknown {
    return this.#session.view(this.seat);
  }

  foresight(random: Random): AnyForesight | undefined {
    const foresight: AnyForesight | undefined = this.#session.game.foresight;
    if (foresight === undefined) return undefined;
    if (foresight.way === 'playouts') return foresight.asks.has(this.asking.ask) ? foresight : undefined;
    const { position } = this.imagine(random);
    const glances = foresight.glance(position, this.seat, this.#question, this.asking.answers);
    return glances === undefined ? undefined : foresight;
  }

  among(answers: readonly Answer[]): Thinking {
    return new SeatThinking(this.#session, this.seat, this.#question, answers);
  }

  imagine(random: Random): AnySession {
    return this.#session.imagine(this.seat, random, KEEP_NOTHING);
  }
}

/** Tries out all it was given to try. */
export class Comparison extends SeatThinking {
  readonly #session: AnySession;
  readonly #viewer: Viewer;

  constructor(session: AnySession, viewer: Viewer, seat: Seat, answers: readonly Answer[]) {
    super(session, seat, session.question!, answers);
    this.#session = session;
    this.#viewer = viewer;
  }

  /** The same without one of them. */
  without(answer: Answer): Comparison {
    const answers = this.asking.answers.filter((each) => each !== answer);
    return new Comparison(this.#session, this.#viewer, this.seat, answers);
  }

  override shortlist(): readonly Answer[] {
    return this.asking.answers;
  }

  override habit(): undefined {
    return undefined;
  }

  override imagine(random: Random): AnySession {
    return imagined(this.#session, this.#viewer, random);
  }
}
