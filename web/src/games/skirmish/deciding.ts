/** What the rules say of an answer before it is given. */
import type { Answer, Checked } from '@holotape/kernel/play';
import { checkOpenAnswer } from '@holotape/skirmish/queries/open-answers';
import type { SkirmishView } from '@holotape/skirmish/view';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { FollowUp } from '../module.ts';
import { aboutOf } from './asked.ts';
import { attackAsked, inHandFor } from './shooting/odds.ts';
import { type BattleContext, positionOf } from './table.tsx';

export const check = (question: QuestionInfo, answer: Answer, view: SkirmishView): Checked =>
  checkOpenAnswer(positionOf(view), { ask: question.ask, seat: question.seat, ...aboutOf(question) }, answer);

/** Whoever looked at a target before the weapon has chosen both, and the range with them. */
export function decides(question: QuestionInfo, answer: Answer, { view, inHand }: BattleContext): FollowUp | undefined {
  const asked = attackAsked(positionOf(view), question);
  const way = asked?.ways.find((each) => inHandFor(each) === inHand);
  if (asked === undefined || way === undefined) return undefined;
  const range = way.range === undefined ? undefined : { ask: 'shoot.range', answer: way.range };
  if (asked.what === 'target') return way.target.id === answer ? range : undefined;
  return way.weapon === answer ? { ask: `${asked.kind}.target`, answer: way.target.id, next: range } : undefined;
}
