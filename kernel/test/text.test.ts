import { KERNEL_MESSAGES, sentence, type Texts } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';

const texts: Texts<{ cards: Record<string, string> }> = {
  messages: {
    pays: '{seat:seat} pays {cost:cubes} for {card:card}.',
    plain: '{n} of {list}, {word}.',
    'kernel.over': 'It is all over.',
  },
  printers: {
    cubes: (cost) => `${cost} cubes`,
    card: (card, content) => content.cards[card as string] ?? 'nothing',
  },
};
const content = { cards: { 'card-7': 'the Water Trader' } };
const say = (key: string, args?: Parameters<typeof sentence>[4]) => sentence(texts, content, ['Ann', 'Ben'], key, args);

describe('a sentence', () => {
  test("has its slots printed by the game's own printers", () => {
    expect(say('pays', { seat: 1, cost: 2, card: 'card-7' })).toBe('Ben pays 2 cubes for the Water Trader.');
  });

  test('prints what has no printer as it is', () => {
    expect(say('plain', { n: 3, list: [1, 2], word: 'so' })).toBe('3 of [1,2], so.');
  });

  test('shows a slot that nobody filled, or whose printer is missing, so that it is noticed', () => {
    expect(say('plain', { n: 0 })).toBe('0 of {list}, {word}.');
    expect(say('plain')).toBe('{n} of {list}, {word}.');
    const odd = { messages: { odd: '{x:unknown}' }, printers: {} };
    expect(sentence(odd, null, [], 'odd', { x: 1 })).toBe('{x:unknown}');
  });

  test('puts arguments in as they are, whatever they look like', () => {
    expect(say('plain', { n: 1, list: 2, word: '$& {n}' })).toBe('1 of 2, $& {n}.');
  });

  test("is the game's own where it says it better, else the kernel's, else the key", () => {
    expect(say('kernel.over')).toBe('It is all over.');
    expect(say('kernel.answered', { seat: 0 })).toBe('Ann has answered this question already.');
    expect(say('unknown.key')).toBe('unknown.key');
    expect(say('unknown.key', { n: 1 })).toBe('unknown.key {"n":1}');
    expect(say('toString')).toBe('toString');
  });

  test('names seats without a name by their number, and chance as the dice', () => {
    expect(say('kernel.not-you', { seat: 5, waits: [0, 1, 'chance', 4] })).toBe(
      'This question is not for 5; it waits for Ann, Ben, the dice, 4.',
    );
  });

  test("all the kernel's messages end like sentences", () => {
    for (const message of Object.values(KERNEL_MESSAGES)) expect(message).toMatch(/\.$/);
  });
});
