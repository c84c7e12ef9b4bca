/** Random players: they give any answer that is allowed. */
import { below, drawBy, type Random } from '../chance.ts';
import type { Answer, Asked, Seat } from '../play.ts';
import type { Session } from '../session.ts';
import { answerIn, type Mode } from './modes.ts';

/** A step is short: so many questions in one step is a mistake in the rules. */
const MOST_IN_STEP = 500;
/** So many answers in one game is a game that does not end. */
const MOST_IN_GAME = 50_000;

const any = <T>(random: Random, of: readonly T[]): T => of[below(random, of.length)]!;

/** Somebody who has to answer, and an answer that should do. */
export function randomAnswer<S, C, V, O>(session: Session<S, C, V, O>, random: Random): [by: Asked, answer: Answer] {
  const { question, waitsFor } = session;
  if (question === undefined) throw new Error('Nothing is asked: the game is over.');
  const by = any(random, waitsFor);
  switch (question.kind) {
    case 'chance':
      return [by, drawBy(random, question.draw)];
    case 'open': {
      const candidates = question.allowed();
      if (candidates.length === 0) throw new Error(`"${question.ask}" suggests nothing that will do.`);
      return [by, any(random, candidates)];
    }
    default: {
      const allowed = question.allowed(by as Seat);
      if (new Set(allowed).size < allowed.length)
        throw new Error(`"${question.ask}" lists an option twice: ${allowed.join(', ')}`);
      if (allowed.length === 0) throw new Error(`"${question.ask}" leaves ${by} nothing to choose.`);
      return [by, any(random, allowed)];
    }
  }
}

interface RandomPlay<S, C, V, O> {
  readonly mode?: Mode;
  /** Whether the table is disturbed after this answer; in long games that is too slow to do every time. */
  readonly disturbs?: () => boolean;
  /** The answer of a whole game within this one, if one decides the open question. */
  readonly within?: ((session: Session<S, C, V, O>) => Answer | undefined) | undefined;
  /** Looks at the table at every question, before it is answered. */
  readonly eachAnswer?: (session: Session<S, C, V, O>) => void;
  readonly mostAnswers?: number;
}

/** Plays on at random to the end (or for `mostAnswers`). The session in which the game ended comes back. */
export function playRandomly<S, C, V, O>(
  from: Session<S, C, V, O>,
  random: Random,
  { mode = 'plain', disturbs, within, eachAnswer, mostAnswers = MOST_IN_GAME }: RandomPlay<S, C, V, O> = {},
): Session<S, C, V, O> {
  let session = from;
  for (let answers = 0; session.question !== undefined && answers < mostAnswers; answers += 1) {
    eachAnswer?.(session);
    const { ask } = session.question;
    const decided = within?.(session);
    const [by, answer] = decided === undefined ? randomAnswer(session, random) : [session.waitsFor[0]!, decided];
    const answered = answerIn(disturbs?.() === false ? 'plain' : mode, session, by, answer);
    if (answered.refusal !== undefined)
      throw new Error(`"${ask}" lists ${JSON.stringify(answer)} and refuses it: ${answered.refusal.say}`);
    session = answered.session;
    if (session.open.journal.length > MOST_IN_STEP)
      throw new Error(`The open step has more than ${MOST_IN_STEP} answers; the last was to "${ask}".`);
  }
  if (session.question !== undefined && mostAnswers === MOST_IN_GAME)
    throw new Error(`The game does not end: ${MOST_IN_GAME} answers were given.`);
  return session;
}
