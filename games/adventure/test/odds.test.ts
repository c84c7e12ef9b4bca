import { describe, expect, test } from 'vitest';
import { fightOdds, rerollMeans, testOdds } from '../queries/odds.ts';
import { isIdle, type LyingDice, ladderOf, rungsOf } from '../queries/rerolls.ts';
import { adventure, testing } from './helpers/adventure.ts';

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

  test('dice that lie there: what each choice of dice is worth when it is rolled again now', () => {
    const hits = (faces: readonly number[]) => faces.reduce((sum, face) => sum + dice[face]!.hits, 0);
    const blank = dice.findIndex((face) => face.hits === 0);
    const { stand, again } = rerollMeans(dice.length, [blank, blank, blank], 1, (faces) => (hits(faces) >= 1 ? 1 : 0));
    expect(stand).toBe(0);
    const some = dice.filter((face) => face.hits > 0).length / dice.length;
    expect(again.get('2')).toBeCloseTo(some);
    expect(again.get('13')).toBeCloseTo(1 - (1 - some) ** 2);
    expect(again.get('123')).toBeCloseTo(testOdds(dice, 0, 1));
    // One more reroll after it makes every choice at least as good.
    const more = rerollMeans(dice.length, [blank, blank, blank], 2, (faces) => (hits(faces) >= 1 ? 1 : 0)).again;
    for (const [choice, chance] of again) expect(more.get(choice)).toBeGreaterThanOrEqual(chance);
  });

  describe('the ladder of dice that lie there', () => {
    const position = adventure().session.position;
    const blank = dice.findIndex(({ hits, areas }) => hits === 0 && areas.length > 0) + 1;
    const sure = dice.findIndex(({ hits }) => hits === 2) + 1;
    const lying: LyingDice = { dice: [sure, blank, blank], rerolls: 1, wanted: { hits: 3, areas: [] } };

    test('FB-TEST-3 has a rung for standing and the best for each number of dice', () => {
      const ladder = ladderOf(rungsOf(position, lying));
      expect(ladder.map(({ dice: again }) => again)).toEqual(['', '2', '23', '123']);
      expect(ladder[0]).toMatchObject({ chance: 0, harm: undefined });
      expect(ladder[2]!.chance).toBeGreaterThan(ladder[1]!.chance);
      expect(ladder[2]!.chance).toBeGreaterThan(ladder[3]!.chance);
    });

    test('FB-FIGHT-9 in a fight counts what the enemy does, armor and level included, and its radiation', () => {
      const fight: LyingDice = {
        ...lying,
        wanted: { hits: 1, areas: ['head', 'arms', 'body', 'legs'] },
        blow: { dice: 2, extra: 1, armor: 1, cancelled: 0, level: 2 },
        foe: { id: 'x', name: 'X', type: 'critter', faction: undefined, level: 2, areas: [], abilities: ['radiation'] },
      };
      expect(rungsOf(position, fight)[0]).toMatchObject({ harm: 4, rads: 2 });
    });

    test('is idle where no reroll could add anything', () => {
      expect(isIdle(rungsOf(position, lying))).toBe(false);
      expect(isIdle(rungsOf(position, { ...lying, wanted: { hits: 2, areas: [] } }))).toBe(true);
      expect(isIdle(rungsOf(position, { ...lying, wanted: { hits: 9, areas: [] } }))).toBe(true);
    });
  });
});
