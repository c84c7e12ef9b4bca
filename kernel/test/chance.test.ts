import {
  below,
  Chance,
  drawBy,
  orderOf,
  randomFrom,
  scripted,
  seeded,
  shuffleBy,
  streaming,
  whyNotChance,
} from '@holotape/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const die = (ask: string, sides: readonly number[] = [6]) => new Chance(ask, { of: 'dice', sides });

/** How far counts are from being equal: about as many as there are kinds, if they are. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, each) => sum + each, 0) / counts.length;
  return counts.reduce((sum, each) => sum + (each - mean) ** 2 / mean, 0);
}

function tally(size: number, times: number, draw: (i: number) => number): number[] {
  const counts = new Array<number>(size).fill(0);
  for (let i = 0; i < times; i += 1) counts[draw(i)]! += 1;
  return counts;
}

describe('seeded chance', () => {
  test('gives the same answer to the same question at the same count, whatever was asked before', () => {
    const one = seeded('seed');
    const two = seeded('seed');
    for (let i = 0; i < 100; i += 1) two.answer(die('other'), i);
    for (let count = 0; count < 50; count += 1)
      expect(two.answer(die('hit', [6, 20]), count)).toEqual(one.answer(die('hit', [6, 20]), count));
  });

  test('gives other answers for another seed, another question, another count', () => {
    const faces = (seed: string, ask: string, first: number) =>
      Array.from({ length: 30 }, (_, i) => seeded(seed).answer(die(ask, [1000]), first + i)).join();
    const all = [faces('a', 'hit', 0), faces('b', 'hit', 0), faces('a', 'miss', 0), faces('a', 'hit', 1)];
    expect(new Set(all).size).toBe(4);
  });

  test('is fair over counts, over questions and over seeds (bounds are passed by luck once in 10^6)', () => {
    const face = (seed: string, ask: string, count: number) =>
      (seeded(seed).answer(die(ask), count) as number[])[0]! - 1;
    const source = seeded('fair');
    const overCounts = tally(6, 60_000, (i) => (source.answer(die('hit'), i) as number[])[0]! - 1);
    const overAsks = tally(6, 6_000, (i) => face('fair', `ask.${i}`, 0));
    const overSeeds = tally(6, 6_000, (i) => face(`seed ${i}`, 'hit', 0));
    for (const counts of [overCounts, overAsks, overSeeds]) expect(chiSquare(counts)).toBeLessThan(38);
    // Two dice of one roll know nothing of each other.
    const pairs = tally(36, 36_000, (i) => {
      const [a, b] = source.answer(die('pair', [6, 6]), i) as number[];
      return 6 * (a! - 1) + (b! - 1);
    });
    expect(chiSquare(pairs)).toBeLessThan(90);
  });

  test('shuffles fairly: every order of four is as likely as any other', () => {
    const orders = new Map<string, number>();
    const random = randomFrom('orders');
    for (let i = 0; i < 24_000; i += 1) {
      const order = orderOf(random, 4).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(70);
  });
});

describe('draws', () => {
  test('always give what the question takes', () => {
    const draw = fc.oneof(
      fc.record({
        of: fc.constant('dice' as const),
        sides: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 9 }),
      }),
      fc.record({ of: fc.constant('order' as const), size: fc.nat(60) }),
      fc.record({ of: fc.constant('one' as const), size: fc.integer({ min: 1, max: 1000 }) }),
    );
    fc.assert(
      fc.property(draw, fc.string(), (what, seed) => {
        expect(whyNotChance(what, drawBy(randomFrom(seed), what))).toBeUndefined();
      }),
    );
  });

  test('of other things are told what is wanted', () => {
    expect(whyNotChance({ of: 'dice', sides: [6, 20] }, [7, 1])).toBe('2 dice: 1-6, 1-20');
    expect(whyNotChance({ of: 'order', size: 3 }, [0, 1, 1])).toBe('the numbers 0-2 in some order');
    expect(whyNotChance({ of: 'order', size: 3 }, [0, 1])).toBe('the numbers 0-2 in some order');
    expect(whyNotChance({ of: 'one', size: 3 }, 3)).toBe('a whole number from 0 to 2');
  });

  test('of a whole number reach every one and nothing beyond, also where 2^32 is no multiple', () => {
    const counts = tally(7, 7_000, () => below(randomOf7, 7));
    expect(chiSquare(counts)).toBeLessThan(40);
    // 2^32 leaves one over when three share it: the last word is drawn again, the one before it is not.
    const words = [4294967295, 4294967294, 5];
    expect(below(() => words.shift()!, 3)).toBe(4294967294 % 3);
    expect(words).toEqual([5]);
  });

  test('put a pile into another order and lose nothing', () => {
    const pile = Array.from({ length: 52 }, (_, i) => i);
    shuffleBy(randomFrom('pile'), pile);
    expect(pile).not.toEqual([...pile].sort((a, b) => a - b));
    expect(new Set(pile).size).toBe(52);
  });
});

const randomOf7 = randomFrom('seven');

describe('other sources', () => {
  test('a script answers by name and count, then the other goes on', () => {
    const source = scripted({ hit: [[6], [1]] }, seeded('x'));
    expect([0, 1, 2].map((count) => source.answer(die('hit'), count))).toEqual([
      [6],
      [1],
      seeded('x').answer(die('hit'), 2),
    ]);
    expect(source.answer(die('miss'), 0)).toEqual(seeded('x').answer(die('miss'), 0));
  });

  test('a stream goes on from roll to roll', () => {
    const source = streaming(randomFrom('x'));
    const faces = Array.from({ length: 20 }, () => source.answer(die('hit', [1000]), 0));
    expect(new Set(faces.map(String)).size).toBeGreaterThan(15);
  });
});
