import { afterEach, expect, test } from 'vitest';
import { doubtMemory, FalseMemory, forgetMemory, Open, remembered } from '../index.ts';

afterEach(() => doubtMemory(false));

test('what is asked again is found once, by what it is remembered by', () => {
  let found = 0;
  const double = remembered(
    (n: number, _aside: string) => {
      found += 1;
      return { double: 2 * n };
    },
    { by: (n) => n },
  );
  expect(double(2, 'one')).toEqual({ double: 4 });
  expect(double(2, 'another')).toBe(double(2, 'one'));
  expect(double(3, 'one')).toEqual({ double: 6 });
  expect(found).toBe(2);
});

test('of two things that look alike each has a memory of its own', () => {
  const first = remembered((list: readonly number[]) => [list[0]!], { of: (list) => list });
  const [a, b] = [[1], [1]];
  expect(first(a)).toBe(first(a));
  expect(first(a)).not.toBe(first(b));
});

test('whoever changes the rules under way forgets what was found by the old ones', () => {
  let rule = 2;
  const by = remembered((n: number) => n * rule, { by: (n) => n });
  const of = remembered((list: readonly number[]) => list[0]! * rule, { of: (list) => list });
  const list = [7];
  expect([by(7), of(list)]).toEqual([14, 14]);
  rule = 3;
  expect([by(7), of(list)]).toEqual([14, 14]);
  forgetMemory();
  expect([by(7), of(list)]).toEqual([21, 21]);
});

test('no more is kept than was said, and that is what was asked for last', () => {
  const finds: number[] = [];
  const same = remembered(
    (n: number) => {
      finds.push(n);
      return n;
    },
    { by: (n) => n, most: 2 },
  );
  // 1 is asked for again and again, and so it is kept while others come and go.
  for (const n of [1, 2, 1, 3, 1, 4, 1, 5, 1, 2, 1]) same(n);
  expect(finds).toEqual([1, 2, 3, 4, 5, 2]);
});

test('who doubts finds out that a key forgets something', () => {
  let price = 5;
  const cost = remembered(
    function costOf(many: number) {
      return { sum: many * price };
    },
    { by: (many) => many },
  );
  doubtMemory(true);
  cost(2);
  expect(cost(2)).toEqual({ sum: 10 });
  price = 6;
  expect(() => cost(2)).toThrow(FalseMemory);
  expect(() => cost(2)).toThrow('costOf remembers {"sum":10} by "2", and finds {"sum":12}: its key forgets something.');
  doubtMemory(false);
  expect(cost(2)).toEqual({ sum: 10 });
});

test('sets and maps are compared by what is in them', () => {
  const names = ['a'];
  const all = remembered((_: string) => new Set(names), { by: (key) => key });
  doubtMemory(true);
  expect(all('x')).toEqual(all('x'));
  names.push('b');
  expect(() => all('x')).toThrow(FalseMemory);
});

test.each<[string, object, object]>([
  ['deep inside', { list: [{ at: { x: 1, y: 2 } }] }, { list: [{ at: { x: 1, y: 3 } }] }],
  ['one more in a list', [1, 2], [1, 2, 3]],
  ['one less in a list', [1, 2], [1]],
  ['another name', { a: 1 }, { b: 1 }],
  ['one name more', { a: 1 }, { a: 1, b: 2 }],
  ['another order of names', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['another order in a set', new Set([1, 2]), new Set([2, 1])],
  ['another value in a map', new Map([['a', { n: 1 }]]), new Map([['a', { n: 2 }]])],
  ['a list instead of names', ['a'], { 0: 'a' }],
  ['nothing instead of something', { a: { b: 1 } }, { a: null }],
])('who doubts notices %s', (_, before, after) => {
  let now = before;
  const asked = remembered(() => structuredClone(now), {});
  doubtMemory(true);
  expect(asked()).toEqual(before);
  expect(asked()).toEqual(before);
  now = after;
  expect(() => asked()).toThrow(FalseMemory);
});

test('an open question suggests once and judges each of its suggestions once, and whatever else is brought every time', () => {
  let suggested = 0;
  const judged: unknown[] = [];
  const question = new Open(
    'where',
    0,
    (answer) => {
      judged.push(answer);
      return { ok: true };
    },
    () => {
      suggested += 1;
      return [[1, 2], 'stay'];
    },
  );
  const [place] = question.suggest();
  expect(question.suggest()[0]).toBe(place);
  for (const answer of [place!, place!, 'stay', 'stay']) question.check(answer);
  expect([suggested, judged.length]).toEqual([1, 2]);
  const brought = [1, 2];
  question.check(brought);
  question.check(brought);
  expect(judged.length).toBe(4);
});
