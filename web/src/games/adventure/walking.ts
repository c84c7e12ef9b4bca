/** A walk that somebody means: the space they point to, the steps that lead there, and what these set off. Pure. */
import { pointsPerMove } from '@holotape/adventure/queries/moving';
import { type Walk, walksWithin } from '@holotape/adventure/queries/walks';
import type { Adventure } from '@holotape/adventure/state';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { FollowUp } from '../module.ts';

/** A walk is meant with one question: what was in hand at another one, perhaps by somebody else, counts no more. */
const handOf = ({ number }: QuestionInfo): string => `walk:${number}:`;

/** What the shell keeps in hand while a walk is meant. */
export const meaning = (question: QuestionInfo, space: string): string => `${handOf(question)}${space}`;
/** The space meant, if what is in hand is a walk that was meant with this question. */
export function meantBy(question: QuestionInfo | null, inHand: string | undefined): string | undefined {
  if (question === null || inHand === undefined) return undefined;
  const hand = handOf(question);
  return inHand.startsWith(hand) ? inHand.slice(hand.length) : undefined;
}

export interface Way extends Walk {
  /** The answers that walk it: a Move action first, where the points do not reach. FB-MOVE-1, FB-MOVE-4 */
  readonly steps: readonly string[];
}

/** Every space that can be walked to in this turn's next steps, and how. */
export function waysFrom(position: Adventure, question: QuestionInfo | null): ReadonlyMap<string, Way> {
  if (question === null || question.ask !== 'turn') return new Map();
  const { points } = position.state.turn;
  const mayMove = question.options?.some(({ id, blocked }) => id === 'move' && blocked === undefined) ?? false;
  const reach = points + (mayMove ? pointsPerMove(position, question.seat) : 0);
  const ways = [...walksWithin(position, question.seat, reach)].map(([space, walk]): [string, Way] => {
    const steps = walk.path.map((each) => `to:${each}`);
    return [space, { ...walk, steps: walk.points > points ? ['move', ...steps] : steps }];
  });
  return new Map(ways);
}

/** The space that the pending answer is the first step to. */
export function meantNow(
  { question, inHand }: { readonly question: QuestionInfo | null; readonly inHand: string | undefined },
  ways: ReadonlyMap<string, Way>,
  pending: string | undefined,
): string | undefined {
  const meant = meantBy(question, inHand);
  return meant !== undefined && pending !== undefined && ways.get(meant)?.steps[0] === pending ? meant : undefined;
}

/** What is left of a walk after its first answer, each step for the question that follows the one before. */
export const following = ([next, ...rest]: readonly string[]): FollowUp | undefined =>
  next === undefined ? undefined : { ask: 'turn', answer: next, next: following(rest) };
