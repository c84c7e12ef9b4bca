/** Whether an answer fits the open question, and the sentence that says why not. */
import { whyNotChance } from './chance.ts';
import type { Answer, Args, Asked, Option, Question, Seat } from './play.ts';

/** A refused answer: what was asked, by which rule it is refused, and why. Nothing has changed. */
export interface Refusal {
  readonly ask: string | undefined;
  readonly rule: string | undefined;
  readonly say: string;
  readonly args?: Args;
}

const refuse = (question: Question | undefined, say: string, args?: Args, rule?: string): Refusal => ({
  ask: question?.ask,
  rule,
  say,
  ...(args && { args }),
});

/** Who still has to answer a question, some of whom may have. */
export interface Waits {
  readonly question: Question | undefined;
  readonly given: ReadonlyMap<Seat, Answer>;
  readonly seats: readonly Asked[];
}

/** Who still has to answer. `given` are the seats that have answered a question put to several. */
export function waitsFor(question: Question | undefined, given: ReadonlyMap<Seat, Answer>): readonly Asked[] {
  if (question === undefined) return [];
  return question.kind === 'together' ? question.to.filter((seat) => !given.has(seat)) : [question.to];
}

function whyNotOption(question: Question, options: readonly Option[], answer: Answer): Refusal | undefined {
  const chosen = options.find(({ id }) => id === answer);
  if (chosen !== undefined) {
    const { blocked } = chosen;
    return blocked === undefined ? undefined : refuse(question, blocked.say, blocked.args, blocked.rule);
  }
  const possible = options.flatMap((each) => (each.blocked === undefined ? [each.id] : [])).join(', ') || 'nothing';
  const given = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return refuse(question, 'kernel.no-option', { given, possible });
}

/** Why this answer cannot be taken, or undefined if it can. */
export function whyRefused(
  question: Question | undefined,
  given: ReadonlyMap<Seat, Answer>,
  by: Asked,
  answer: Answer,
): Refusal | undefined {
  if (question === undefined) return refuse(question, 'kernel.over');
  switch (question.kind) {
    case 'choice':
      if (question.to !== by) break;
      return question.isKnown(answer) ? undefined : whyNotOption(question, question.options(), answer);
    case 'together':
      if (!question.to.includes(by as Seat) || given.has(by as Seat)) break;
      return whyNotOption(question, question.options(by as Seat), answer);
    case 'open': {
      if (question.to !== by) break;
      const checked = question.check(answer);
      return checked.ok ? undefined : refuse(question, checked.reason.say, checked.reason.args, checked.reason.rule);
    }
    case 'chance': {
      if (question.to !== by) break;
      const want = whyNotChance(question.draw, answer);
      if (want === undefined) return undefined;
      return refuse(question, 'kernel.chance', { given: JSON.stringify(answer), want });
    }
  }
  const say = given.has(by as Seat) ? 'kernel.answered' : 'kernel.not-you';
  return refuse(question, say, { seat: by, waits: waitsFor(question, given) });
}
