/** What an answer decides of the questions after it, and what the rules say of an answer before it is given. */
import { checkProposal } from '@holotape/adventure/queries/trading';
import { type AdventureView, openPosition } from '@holotape/adventure/view';
import type { Answer, Checked } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { FollowUp } from '../module.ts';
import { asUsual, usualAfter } from './camp/usual.ts';
import { adventureContent } from './pack.ts';
import type { AdventureContext } from './table.tsx';
import { following, meantBy, waysFrom } from './walking.ts';

/** The first step of a walk decides the others, as long as nothing comes between; so does the first part of a usual camp. */
export function decides(question: QuestionInfo, answer: Answer, context: AdventureContext): FollowUp | undefined {
  if (context.inHand === asUsual(question) && question.ask === 'camp' && typeof answer === 'string')
    return usualAfter(question.options ?? [], answer);
  const meant = meantBy(question, context.inHand);
  if (meant === undefined) return undefined;
  const way = waysFrom(openPosition(context.view, adventureContent()), question).get(meant);
  return way?.steps[0] === answer ? following(way.steps.slice(1)) : undefined;
}

/** An offer is judged while it is being made. FB-CAMP-7 */
export function check(question: QuestionInfo, answer: Answer, view: AdventureView): Checked {
  const { with: other } = (question.about ?? {}) as { with?: number };
  if (question.ask !== 'trade.propose' || other === undefined) return { ok: true };
  return checkProposal(openPosition(view, adventureContent()), question.seat, other, answer);
}
