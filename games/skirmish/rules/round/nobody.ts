/** What models on nobody's side do is decided by rules, not by a player. */
import { type Answer, decidedFor, type Play, type Question } from '@holotape/kernel';
import { NOBODY } from '../../queries/nobody.ts';

/** How a neutral model answers what its player would be asked. */
type Decide = (question: Question) => Answer;

/** The first thing that is allowed: games put what ends or declines last. */
export function firstAllowed(question: Question): Answer {
  if (question.kind === 'open') return question.suggest().find((answer) => question.check(answer).ok)!;
  if (question.kind === 'chance') throw new Error(`Chance answers "${question.ask}", not a neutral model.`);
  return question.options(NOBODY).find(({ blocked }) => blocked === undefined)!.id;
}

/** Plays a rule; whatever it asks of nobody is decided, everything else is asked. */
export const byItself = <T>(rule: Play<T>, decide: Decide = firstAllowed): Play<T> => decidedFor(NOBODY, rule, decide);
