/** Models on nobody's side: what they do is decided by rules, not by a player. */
import { type Answer, decidedFor, type Play, type Question } from '@holotape/kernel';
import type { Battle } from '../../state.ts';

/** Nobody's side. SC-RULING-67 */
export const NOBODY = 2;

/** How a neutral model answers what its player would be asked. */
export type Decide = (question: Question) => Answer;

/** The first thing that is allowed: games put what ends or declines last. */
export function firstAllowed(question: Question): Answer {
  if (question.kind === 'open') return question.suggest().find((answer) => question.check(answer).ok)!;
  if (question.kind === 'chance') throw new Error(`Chance answers "${question.ask}", not a neutral model.`);
  return question.options(NOBODY).find(({ blocked }) => blocked === undefined)!.id;
}

/** Plays a rule; whatever it asks of nobody is decided, everything else is asked. */
export const byItself = <T>(rule: Play<T>, decide: Decide = firstAllowed): Play<T> => decidedFor(NOBODY, rule, decide);

export const hasNeutrals = ({ state }: Battle): boolean => state.units.some(({ seat }) => seat === NOBODY);
