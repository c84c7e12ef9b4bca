/** A question on its way to a screen, and as the screen holds it. Most of what is said to screens are options. */
import { breadcrumb, type Option, type Question, type Seat } from '@holotape/kernel/play';
import type { AskedQuestion, QuestionInfo } from './protocol.ts';

/** Why an option is blocked may be worked out only now, when it is looked at. */
const spoken = ({ id, blocked }: Option): string | Option => (blocked === undefined ? id : { id, blocked });

/** The question as it is put to the seat. */
export function questionFor(question: Question, seat: Seat, number: number): AskedQuestion {
  const { ask, kind, trail, detail } = question;
  return {
    number,
    ask,
    kind,
    seat,
    ...(kind === 'choice' && { options: question.options().map(spoken) }),
    ...(kind === 'together' && { options: question.options(seat).map(spoken) }),
    ...(kind === 'open' && { suggestions: question.suggest() }),
    ...(kind === 'chance' && { draw: question.draw }),
    ...(detail?.rule !== undefined && { rule: detail.rule }),
    ...(detail?.about && { about: detail.about }),
    trail: breadcrumb(trail),
  } as AskedQuestion;
}

/** The question as a screen holds it, with every option as one. */
export function heardQuestion(asked: AskedQuestion): QuestionInfo {
  const { options, ...question } = asked;
  if (options === undefined) return question;
  return { ...question, options: options.map((option) => (typeof option === 'string' ? { id: option } : option)) };
}
