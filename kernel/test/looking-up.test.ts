import { describe, expect, test } from 'vitest';
import { answering, mentions, wantedIn } from '../looking-up.ts';

describe('looking something up', () => {
  test('of a question those words count that mean something; if none does, all of them', () => {
    expect(wantedIn('How do I win?')).toEqual(['win']);
    expect(wantedIn('can I')).toEqual(['can', 'i']);
    expect(wantedIn('SH-END-4')).toEqual(['sh-end-4']);
  });

  test.each([
    ['Whoever wins', 'win', 2],
    ['the winning side, the winner', 'win', 2],
    ['Second Wind', 'win', 1],
    ['a Sewing Shop', 'win', 0],
    ['each threat', 'threats', 2],
    ['a try', 'tries', 2],
    ['is placed', 'place', 2],
    ['the Radroach Swarm', 'radroach', 2],
  ])('"%s" answers to "%s": %d', (text, word, how) => {
    expect(mentions(text, word)).toBe(how);
  });

  test('what stands over an entry counts more than what it says, a word more than a beginning', () => {
    const [titled, said, begun] = [
      answering(['win'], ['Winning'], 'Most happiness.'),
      answering(['win'], ['The end'], 'The happiest wins.'),
      answering(['win'], ['The end'], 'A second wind.'),
    ];
    expect(titled).toBeGreaterThan(said);
    expect(said).toBeGreaterThan(begun);
  });
});
