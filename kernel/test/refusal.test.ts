import { option, randomFrom, startSession, together } from '@holotape/kernel';
import { playRandomly, testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { placement } from './games/placement.ts';
import { askWord, tiny } from './games/tiny.ts';

const start = { seats: 2, seed: 'session' };

describe('a wrong answer is refused and changes nothing', () => {
  const table = () => testTable(placement, { seats: 3 });
  const bidden = () => {
    const t = table();
    for (const seat of [2, 0, 1]) t.seat(seat).answer('0');
    return t;
  };

  test('of somebody who is not asked', () => {
    expect(bidden().seat(1).refuse('well')).toEqual({
      rule: undefined,
      sentence: 'This question is not for Ben; it waits for Ann.',
    });
  });

  test('of chance, when nobody types dice', () => {
    expect(bidden().seat('chance').refuse([1]).sentence).toBe('This question is not for chance; it waits for Ann.');
  });

  test('given twice, by somebody who has answered a question put to several', () => {
    const t = table();
    t.seat(1).answer('1');
    expect(t.session.waitsFor).toEqual([0, 2]);
    expect(t.seat(1).refuse('0').sentence).toBe('Ben has answered this question already.');
  });

  test('that is not on the list', () => {
    expect(table().seat(0).refuse('7').sentence).toBe('"7" is not one of the choices here; possible: 0, 1.');
    expect(table().seat(0).refuse({ seven: 7 }).sentence).toMatch(/^"\{"seven":7\}" is not one of the choices/);
  });

  test('that is blocked, with the rule behind it', () => {
    expect(table().seat(0).refuse('2')).toEqual({ rule: 'PL-BID', sentence: 'You have only 1 food.' });
  });

  test('that the checker of an open question does not take', () => {
    const t = bidden();
    t.seat(0).answer('mast', 'food', 'water');
    expect(t.seat(0).asked()!.can).toContain(0);
    expect(t.seat(0).refuse(490)).toEqual({
      rule: 'PL-BEACON',
      sentence: 'Something is only 10 away; a beacon needs 75.',
    });
    expect(t.seat(0).refuse('far away').sentence).toBe('A beacon stands on a whole number from 0 to 1000.');
    t.seat(0).answer(337);
    expect(t.logged('PL-BEACON')).toEqual(['Ann sets up a beacon at 337.']);
  });

  test('after the end', () => {
    const session = playRandomly(startSession(placement, start), randomFrom('x'));
    expect(session.result).toBeDefined();
    expect(session.waitsFor).toEqual([]);
    expect(session.answer(0, 'well')).toEqual({ ask: undefined, rule: undefined, say: 'kernel.over' });
  });
});

describe('a question put to several', () => {
  test('is answered in any order, and the rule hears the answers in the order of the seats', () => {
    const t = testTable(placement, { seats: 3 });
    t.seat(2).answer('1');
    t.seat(0).answer('0');
    t.seat(1).answer('1');
    expect(t.session.past[0]!.journal).toEqual([{ ask: 'round.bid', by: [0, 1, 2], answer: ['0', '1', '1'] }]);
    expect(t.log()).toEqual(['Ben bids most and begins.']);
  });

  test('shows nobody another answer before all have answered', () => {
    const t = testTable(placement, { seats: 3 });
    const before = [t.seat(0).view(), t.seat(1).view(), t.log()];
    t.seat(2).answer('1');
    expect([t.seat(0).view(), t.seat(1).view(), t.log()]).toEqual(before);
  });

  test('is put to each seat once, and remembers whom it was put to', () => {
    const twice = tiny(function* (table) {
      yield* together(table, [0, 1, 0], 'all', () => [option('yes')]);
    });
    expect(() => startSession(twice, start)).toThrow('"all" is put to a seat twice: 0, 1, 0.');
    const order = [1, 0];
    const game = tiny(function* (table) {
      yield* together(table, order, 'all', () => [option('yes')]);
      order.reverse();
    });
    const session = startSession(game, start);
    for (const seat of [0, 1]) session.answer(seat, 'yes');
    expect(session.past[0]!.journal[0]!.by).toEqual([1, 0]);
  });

  test('and to nobody is not asked at all', () => {
    const game = tiny(function* (table) {
      const answers = yield* together(table, [], 'all', () => []);
      table.state.words.push(`${answers.length} answers`);
      yield* askWord(table);
    });
    expect(startSession(game, start).state.words).toEqual(['0 answers']);
  });
});
