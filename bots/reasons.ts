/**
 * Why a bot answered as it did, in words for people.
 *
 * The account is given after the fact, to everybody, by somebody who knows only what everybody knows: an onlooker. It
 * tries the answer and what else could have been done in worlds that agree with what lies open, and tells what sets the
 * answer apart. So nothing hidden can be told: not by a word, and not by what is left out.
 */
import { type Answer, type AnySession, type Because, type Random, randomFrom, type Seat } from '@holotape/kernel';
import { type Ranked, rankedGreedily } from './greedy.ts';
import type { Bot, BotName } from './index.ts';
import { type AnyTerm, type Comparison, comparing, NotThere } from './thinking.ts';

/** So many answers at least are looked at, and compared with the best of them: nobody boasts of being better than nonsense. */
const LOOKED_AT = 10;
const COMPARED = 4;
/** A second reason is told if it weighs at least so much of the first. */
const SECOND = 0.4;
/** Of all that speaks for and against it, so much at least must be the reason's: else all looked alike. */
const WORTH_TELLING = 0.02;
/** An answer that looks worse than the best by so much of the spread between answers was not given for how it looks. */
const WORSE = 0.25;

/** Whether bots of this game say why they answered such a question. */
export const isAccountedFor = ({ game, question }: AnySession): boolean =>
  question !== undefined && game.reasons?.asks.has(question.ask) === true;

/** Why that seat gave this answer to the open question, for everybody. Nothing: it is not told. */
export function reasonsFor(session: AnySession, seat: Seat, bot: BotName, answer: Answer): readonly Because[] {
  if (!isAccountedFor(session)) return [];
  if (bot === 'random') return [{ say: 'reason.random' }];
  const random = randomFrom(`why ${seat}`);
  return accountOf(session, comparing(session, 'public', seat, answer, LOOKED_AT, random), random, answer, bot);
}

/** What a strong player would answer, and why: for whoever plays that seat, by all that they know. */
interface Hint {
  readonly answer: Answer;
  readonly because: readonly Because[];
}

export function hintFor(session: AnySession, seat: Seat, bot: Bot, random: Random): Hint {
  const answer = bot.answer(session, seat);
  return { answer, because: reasonsForOneself(session, seat, answer, random) };
}

/** What speaks for an answer, for the seat itself, by all that it knows. */
function reasonsForOneself(session: AnySession, seat: Seat, answer: Answer, random: Random): readonly Because[] {
  if (session.game.reasons === undefined) return [];
  return accountOf(session, comparing(session, seat, seat, answer, LOOKED_AT, random), random, answer);
}

function accountOf(
  session: AnySession,
  thinking: Comparison,
  random: Random,
  answer: Answer,
  bot?: BotName,
): readonly Because[] {
  const { terms } = session.game.reasons!;
  const ranked = rankedAsFarAsPossible(thinking, random, terms, answer);
  if (ranked === undefined) return [{ say: 'reason.own' }];
  const given = JSON.stringify(answer);
  const own = ranked.find((each) => JSON.stringify(each.answer) === given);
  const others = ranked.filter((each) => each !== own).slice(0, COMPARED);
  if (own === undefined || own.parts.length === 0 || others.length === 0) return [{ say: 'reason.plain' }];
  if (bot !== undefined && isWorse(own, ranked)) return [{ say: `reason.${bot}` }];
  const told = strongest(
    own,
    others,
    terms.map(({ name }) => name),
    session,
  );
  if (told.length === 0) return [{ say: 'reason.alike' }];
  // What a sentence speaks of comes from such a world too.
  const { game, position } = thinking.imagine(random);
  return told.map((at): Because => {
    const { name, args } = game.reasons!.terms[at]!;
    const said = args?.(position, thinking.seat);
    return { say: `reason.${name}`, ...(said !== undefined && { args: said }) };
  });
}

/** What takes something that only that seat has is left out; undefined, if the answer itself does. */
function rankedAsFarAsPossible(
  thinking: Comparison,
  random: Random,
  terms: readonly AnyTerm[],
  answer: Answer,
): readonly Ranked[] | undefined {
  for (let left = thinking; ; ) {
    try {
      return rankedGreedily(left, random, terms, new Map());
    } catch (error) {
      if (!(error instanceof NotThere)) throw error;
      if (error.answer === answer || !left.asking.answers.includes(error.answer)) return undefined;
      left = left.without(error.answer);
    }
  }
}

/** Whether something else looks clearly better. */
function isWorse(own: Ranked, ranked: readonly Ranked[]): boolean {
  const values = ranked.map(({ value }) => value);
  const [most, least] = [Math.max(...values), Math.min(...values)];
  return most - own.value > WORSE * (most - least);
}

/** Which terms set the answer apart, by their places: one or two. */
function strongest(own: Ranked, others: readonly Ranked[], names: readonly string[], { game }: AnySession): number[] {
  const gains = own.parts.map((part, term) => {
    return { term, gain: part - middleOf(others.map(({ parts }) => parts[term]!)) };
  });
  const all = gains.reduce((sum, { gain }) => sum + Math.abs(gain), 0);
  const speaking = gains
    .filter(({ term, gain }) => gain > WORTH_TELLING * all && `reason.${names[term]}` in game.texts.messages)
    .sort((a, b) => b.gain - a.gain);
  return speaking.filter(({ gain }, place) => place < 2 && gain >= SECOND * speaking[0]!.gain).map(({ term }) => term);
}

/** One of them in the middle: an oddity among the others is no reason. */
const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
