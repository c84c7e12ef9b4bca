/** A walk that somebody means: the space they point to, the steps that lead there, and what these set off. Pure. */
import { pointsPerMove } from '@holotape/adventure/queries/moving';
import { type Walk, walksWithin } from '@holotape/adventure/queries/walks';
import type { Adventure } from '@holotape/adventure/state';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { FollowUp } from '../module.ts';

const IN_HAND = 'walk:';

/** What the shell keeps in hand while a walk is meant. */
export const meaning = (space: string): string => `${IN_HAND}${space}`;
/** The space meant, if what is in hand is a walk. */
export const meantBy = (inHand: string | undefined): string | undefined =>
  inHand?.startsWith(IN_HAND) ? inHand.slice(IN_HAND.length) : undefined;

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

/** The space that the pending answer is the first step to; what is in hand from before counts no more. */
export function meantNow(
  ways: ReadonlyMap<string, Way>,
  inHand: string | undefined,
  pending: string | undefined,
): string | undefined {
  const meant = meantBy(inHand);
  return meant !== undefined && pending !== undefined && ways.get(meant)?.steps[0] === pending ? meant : undefined;
}

/** What is left of a walk after its first answer, each step for the question that follows the one before. */
export const following = ([next, ...rest]: readonly string[]): FollowUp | undefined =>
  next === undefined ? undefined : { ask: 'turn', answer: next, next: following(rest) };
