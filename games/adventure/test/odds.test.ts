import { describe, expect, test } from 'vitest';
import { fightOdds, testOdds } from '../queries/odds.ts';
import { testing } from './helpers/adventure.ts';

const { dice } = testing.content;
const percent = (chance: number) => Math.round(chance * 100);

describe('odds', () => {
  test('tests: the chances by difficulty and rerolls, with the best play', () => {
    const row = (difficulty: number) => [0, 1, 2, 3].map((rerolls) => percent(testOdds(dice, rerolls, difficulty)));
    expect([1, 2, 3, 4, 5, 6].map(row)).toEqual([
      [88, 98, 100, 100],
      [63, 89, 97, 99],
      [33, 66, 83, 92],
      [13, 35, 54, 69],
      [3, 13, 25, 39],
      [0, 3, 7, 14],
    ]);
  });

  test('fights: the chances to kill by vulnerable areas, level and rerolls; two hits are suffered on average', () => {
    const row = (level: number, rerolls: number[]) =>
      rerolls.map((each) => percent(fightOdds(dice, each, ['body'], level).kill));
    expect([1, 2, 3].map((level) => row(level, [0, 1, 2, 3]))).toEqual([
      [88, 98, 100, 100],
      [50, 84, 96, 99],
      [13, 42, 67, 82],
    ]);
    expect(fightOdds(dice, 0, ['body'], 1).hits).toBeCloseTo(2);
    expect(fightOdds(dice, 0, ['body'], 3, 3).kill).toBe(1);
  });
});
