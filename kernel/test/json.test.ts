import { type Change, canonical, changesBetween, hashOf, hashOfAll, type Json, withChanges } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { fc } from './helpers/properties.ts';

// Keys are ids of the game; nobody names a card `__proto__`.
const key = fc.string({ maxLength: 4 }).filter((name) => name !== '__proto__');
const json = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Json>(null, true, false, 0, 1, -1, 'a', 'b', ''),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom('a', 'b', 'c'), key), tie('json'), { maxKeys: 4 }),
  ),
})).json;

/** The same value with the keys of its objects in another order. */
const reversed = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, each]) => [name, reversed(each as Json)]),
  );
};

describe('changes between two values', () => {
  test('turn the one into the other, also after a journey through text, and leave the first alone', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const copy = structuredClone(before);
        const changes = JSON.parse(JSON.stringify(changesBetween(before, after))) as Change[];
        expect(withChanges(before, changes)).toEqual(after);
        expect(before).toEqual(copy);
      }),
      { numRuns: 1000 },
    );
  });

  test('are none between equals, and only what changed otherwise', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(changesBetween(value, structuredClone(value))).toEqual([]);
      }),
    );
    const before = { players: [{ food: 1, water: 2 }, { food: 3 }], round: 1, gone: true };
    const after = { players: [{ food: 1, water: 5 }, { food: 3 }], round: 1, here: null };
    expect(changesBetween(before, after)).toEqual([[['gone']], [['players', 0, 'water'], 5], [['here'], null]]);
  });

  test('see a key without a value as no key', () => {
    expect(changesBetween({ a: 1, b: undefined }, { a: undefined, b: 2 })).toEqual([[['a']], [['b'], 2]]);
    expect(changesBetween({ a: undefined }, {})).toEqual([]);
  });

  test('share what did not change', () => {
    const before = { same: [1, 2], other: { n: 1 } };
    const after = withChanges(before, [[['other', 'n'], 2]]) as typeof before;
    expect(after.same).toBe(before.same);
    expect(after.other).toEqual({ n: 2 });
  });
});

describe('the canonical text', () => {
  test('is the same whatever the order of keys, and is JSON of the same value', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonical(reversed(value))).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(value);
      }),
    );
    expect(canonical({ b: 1, a: [{ d: undefined, c: 2 }] })).toBe('{"a":[{"c":2}],"b":1}');
  });

  test('differs for values that differ, and so does the hash', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const same = changesBetween(a, b).length === 0;
        expect(canonical(a) === canonical(b)).toBe(same);
        expect(hashOf(a) === hashOf(b)).toBe(same);
      }),
    );
  });

  test('hashes as it always did: saves hold these', () => {
    expect(hashOf({ round: 1, players: ['Ann', null, 2.5] })).toBe('0cc0be72e5980f');
    expect(hashOf('')).toMatch(/^[0-9a-f]{14}$/);
  });

  test('hashes several values alike in whatever order, and others differently', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 2, maxLength: 5 }), json, (values, other) => {
        expect(hashOfAll(values.toReversed())).toBe(hashOfAll(values));
        const isSame = canonical(other) === canonical(values[0]!);
        expect(hashOfAll([other, ...values.slice(1)]) === hashOfAll(values)).toBe(isSame);
      }),
    );
  });
});
