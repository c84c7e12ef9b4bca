import { catalogSchema, entriesOf, search } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';

const catalog = catalogSchema.parse({
  game: 'tiny',
  title: 'Tiny',
  sources: { rulebook: 'our own' },
  topics: [
    {
      id: 'luck',
      title: 'Luck',
      rules: [
        { id: 'TI-LUCK-1', rule: 'A point of luck rolls one die again.', source: 'p. 3', check: 'test' },
        { id: 'TI-LUCK-10', rule: 'Luck is hidden.', source: 'p. 4', check: 'test' },
      ],
    },
    { id: 'dice', title: 'Dice', rules: [{ id: 'TI-DICE-1', rule: 'A six hits.', source: 'p. 5', check: 'test' }] },
  ],
  rulings: [{ id: 'TI-RULING-1', question: 'May a rerolled die be rolled again?', ruling: 'Yes, with more luck.' }],
});
const found = (words: string) => search(catalog, words).map(({ id }) => id);

describe('the catalog', () => {
  test("lists every rule in the book's order, then the rulings", () => {
    expect(entriesOf(catalog).map(({ id, topic }) => `${topic}: ${id}`)).toEqual([
      'Luck: TI-LUCK-1',
      'Luck: TI-LUCK-10',
      'Dice: TI-DICE-1',
      'Rulings: TI-RULING-1',
    ]);
  });

  test('is searched by id, exactly and in any case', () => {
    expect(found('ti-luck-1')).toEqual(['TI-LUCK-1']);
    expect(found(' TI-RULING-1 ')).toEqual(['TI-RULING-1']);
  });

  test('is searched by words that must all be there, in the rule, its topic, its source or its question', () => {
    expect(found('luck die')).toEqual(['TI-LUCK-1', 'TI-RULING-1']);
    expect(found('dice six')).toEqual(['TI-DICE-1']);
    expect(found('p. 4')).toEqual(['TI-LUCK-10']);
    expect(found('rerolled')).toEqual(['TI-RULING-1']);
    expect(found('dragon')).toEqual([]);
  });

  test('is searched by a question in plain words, and a word in another is not meant', () => {
    expect(found('What does luck do?')).toEqual(['TI-LUCK-10', 'TI-LUCK-1', 'TI-RULING-1']);
    expect(found('ice')).toEqual([]);
    expect(found('roll')).toEqual(['TI-LUCK-1', 'TI-RULING-1']);
  });

  test('lists everything as long as nothing is looked for', () => {
    expect(found('  ')).toHaveLength(4);
  });
});
