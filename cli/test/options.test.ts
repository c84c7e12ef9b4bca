import { describe, expect, test } from 'vitest';
import type { Numbered } from '../games/face.ts';
import { findChoice } from '../play/options.ts';

const choice = (number: number, id: string, name: string, code?: string, blocked = false): Numbered => ({
  number,
  option: { id, ...(blocked && { blocked: { rule: 'SH-RES-3', say: 'why.none' } }) },
  label: { name, ...(code !== undefined && { code }) },
});

const CHOICES = [
  choice(1, 'space:top.6.1', 'Diner, left', 'T6a'),
  choice(2, 'space:top.6.2', 'Diner, right', 'T6b'),
  choice(3, 'power', '1 power'),
  choice(4, 'use:bugle', 'Use Bugle'),
  choice(5, 'pass', 'Pass for this round'),
  choice(6, 'space:top.2.1', 'Vault Door, left', 'T2a', true),
];

const found = (typed: string): readonly number[] => {
  const result = findChoice(CHOICES, typed);
  return 'one' in result ? [result.one.number] : result.several.map(({ number }) => number);
};

describe('what somebody types means', () => {
  test.each([
    ['2', [2]],
    ['[2]', [2]],
    ['t6b', [2]],
    ['T6B', [2]],
    ['diner', [1, 2]],
    ['din ri', [2]],
    ['right', [2]],
    ['pow', [3]],
    ['1 power', [3]],
    ['bugle', [4]],
    ['pass', [5]],
    ['use:bugle', [4]],
  ])('%s', (typed, numbers) => {
    expect(found(typed)).toEqual(numbers);
  });

  test.each(['', '0', '7', '99', 'zork', '?', '   '])('nothing: "%s"', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  test('what can be taken comes before what cannot', () => {
    expect(found('left')).toEqual([1]);
    expect(found('vault')).toEqual([6]);
  });
});
