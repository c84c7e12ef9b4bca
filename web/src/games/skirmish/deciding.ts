/** What the rules say of an answer before it is given, and what an answer decides of the questions after it. */
import type { Answer, Checked } from '@holotape/kernel/play';
import { checkOpenAnswer } from '@holotape/skirmish/queries/open-answers';
import { modelsOf } from '@holotape/skirmish/queries/units';
import type { SkirmishView } from '@holotape/skirmish/view';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { FollowUp } from '../module.ts';
import { aboutOf, asksForPath } from './asked.ts';
import { held } from './in-hand.ts';
import { plannedFor } from './moving/then.ts';
import { declaredFor, resolvedAfter, restOf } from './reactions/declaring.ts';
import { offersOf } from './reactions/offers.ts';
import { attackAsked, keyOf } from './shooting/odds.ts';
import { type BattleContext, battleOf } from './table.tsx';

export const check = (question: QuestionInfo, answer: Answer, view: SkirmishView): Checked =>
  checkOpenAnswer(battleOf(view), { ask: question.ask, seat: question.seat, ...aboutOf(question) }, answer);

/**
 * Before each Action of the handbook one sees what it is about to do, and why; before the dice fall an attack with its odds, its
 * line and its warnings, though there be one weapon and one target. CH-AISETUP-10
 */
export const isLookedAt = (question: QuestionInfo, view: SkirmishView): boolean =>
  question.ask === 'book.step' || (attackAsked(battleOf(view), question)?.ways.length ?? 0) > 0;

/** And so with every step of the handbook, until something else is asked. */
export const PLAY_ON: FollowUp = {
  ask: 'book.step',
  answer: 'go',
  get next() {
    return PLAY_ON;
  },
};

export function decides(question: QuestionInfo, answer: Answer, context: BattleContext): FollowUp | undefined {
  const { view, inHand } = context;
  if (question.ask === 'react.declare') return decidedReactions(question, answer, context);
  if (question.ask === 'react.next') return resolvedAfter(inHand, String(answer));
  if (asksForPath(question)) return decidedAction(question, context);
  if (question.ask === 'turn.use' && answer === 'all') return decidedModel(question, context);
  // Whoever reacts now was put into an order with others.
  const order = resolvedAfter(inHand, view.acting.at(-1)?.model);
  return decidedAttack(question, answer, context, order) ?? order;
}

/** Only one is Ready, and no card in hand could hold it back: then it is the one who acts. WW-ROUND-8, CH-BOOST-4 */
function decidedModel({ seat }: QuestionInfo, { view }: BattleContext): FollowUp | undefined {
  const ready = modelsOf(battleOf(view), seat).filter(({ readiness }) => readiness === 'ready');
  return ready.length === 1 && view.hands[seat]?.count === 0 ? { ask: 'turn.next', answer: ready[0]!.id } : undefined;
}

/** The Action after a movement was planned with it: it is not asked for, unless something else has come between. */
function decidedAction(question: QuestionInfo, { inHand }: BattleContext): FollowUp | undefined {
  const action = plannedFor(inHand, question);
  return action === undefined ? undefined : { ask: 'action', answer: action };
}

/** Whoever looked at a target before the weapon has chosen both, and the range with them. */
function decidedAttack(
  question: QuestionInfo,
  answer: Answer,
  { view, inHand }: BattleContext,
  next: FollowUp | undefined,
): FollowUp | undefined {
  const asked = attackAsked(battleOf(view), question);
  const way = asked?.ways.find((each) => keyOf(each) === held(inHand, 'attack'));
  if (asked === undefined || way === undefined) return undefined;
  const range = way.range === undefined ? next : { ask: 'shoot.range', answer: way.range, next };
  if (asked.what === 'target') return way.target.id === answer ? range : undefined;
  return way.weapon === answer ? { ask: `${asked.kind}.target`, answer: way.target.id, next: range } : undefined;
}

/** All are declared at once. WW-REACT-10 */
function decidedReactions(
  question: QuestionInfo,
  answer: Answer,
  { view, inHand }: BattleContext,
): FollowUp | undefined {
  const declared = declaredFor(inHand, question);
  return declared[0] === answer ? restOf(declared, offersOf(battleOf(view), question).length) : undefined;
}
