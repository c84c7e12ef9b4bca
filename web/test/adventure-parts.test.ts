/** What the page of the adventure works out by itself. */
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { expect, it } from 'vitest';
import { influenceByRound } from '../src/games/adventure/end/by-round.ts';
import { meaning, meantBy } from '../src/games/adventure/walking.ts';

it('a walk that was meant with one question is not meant with the next, whoever is asked', () => {
  const asked = (number: number) => ({ number, ask: 'turn', seat: number % 2 }) as QuestionInfo;
  const inHand = meaning(asked(7), 'pearl-yard.e');
  expect(meantBy(asked(7), inHand)).toBe('pearl-yard.e');
  expect([meantBy(asked(8), inHand), meantBy(asked(70), inHand), meantBy(null, inHand)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('influence by round is what one had when the round ended', () => {
  const view = (round: number, influence: number | null) => ({ round, survivors: [{ influence }] });
  const views = [view(0, null), view(1, 1), view(1, 3), view(2, 2), view(4, 5), view(4, null)];
  expect(influenceByRound(views, 0)).toEqual([3, 2, 2, 5]);
  expect(influenceByRound(views, 1)).toEqual([]);
});
