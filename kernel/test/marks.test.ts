import { canonical, changesBetween, choose, hashOf, isMarkOf, type Json, markOf, option } from '@holotape/kernel';
import { expect, test } from 'vitest';
import { startSession } from '../start.ts';
import { tiny } from './games/tiny.ts';

const game = tiny(function* (table) {
  const said = yield* choose(table, 0, 'first', () => ['a', 'b'].map((each) => option(each)));
  table.state.words.push(said);
  table.state.played += 5;
  yield* choose(table, 0, 'second', () => [option('a')]);
});

const after = (answer: string) => {
  const session = startSession(game, { seats: 2, seed: 'marks' });
  session.answer(0, answer);
  return session;
};

test('a position within a step is told from others, also by a mark of before, which was made of changes in order', () => {
  const [a, b] = [after('a'), after('b')];
  const changes = changesBetween(a.open.checkpoint as Json, a.still as Json);
  expect(changes).toHaveLength(2);
  const ofOld = hashOf(changes.map((change) => canonical(change as Json)).sort());
  expect([markOf(a), ofOld].map((mark) => [isMarkOf(mark, a), isMarkOf(mark, b)])).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('a position in which nothing has changed yet has an empty mark', () => {
  const fresh = startSession(game, { seats: 2, seed: 'marks' });
  expect(markOf(fresh)).toBe('');
  expect(isMarkOf('', fresh)).toBe(true);
  expect(isMarkOf('', after('a'))).toBe(false);
});
