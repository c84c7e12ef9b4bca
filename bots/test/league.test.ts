import { expect, test } from 'vitest';
import { league, pairsOf } from '../league.ts';
import { ratingsOf } from '../simulation/ratings.ts';

test('everybody meets everybody once, the last named first', () => {
  expect(pairsOf(['random', 'greedy', 'search'])).toEqual([
    ['search', 'greedy'],
    ['search', 'random'],
    ['greedy', 'random'],
  ]);
});

test('ten points to one are 400 rating points, and a stranger to nobody is in the middle', () => {
  const [strong, weak] = ratingsOf(
    ['weak', 'strong'],
    [{ first: 'strong', second: 'weak', points: 1000, games: 1100 }],
  );
  expect([strong!.name, weak!.name]).toEqual(['strong', 'weak']);
  expect(strong!.rating - weak!.rating).toBeCloseTo(400, -1);
  expect(strong!.rating + weak!.rating).toBeCloseTo(2000, 5);
});

test('whoever has won everything still has a rating, and the more games the surer', () => {
  const after = (games: number) => ratingsOf(['a', 'b'], [{ first: 'a', second: 'b', points: games, games }]);
  expect(after(10)[0]!.rating).toBeLessThan(after(100)[0]!.rating);
  const even = (games: number) =>
    ratingsOf(['a', 'b'], [{ first: 'a', second: 'b', points: games / 2, games }])[0]!.sure;
  expect(even(400)).toBeLessThan(even(100) / 1.8);
});

test('who beat whom, with points, draws and ratings; the same deal from both seats', async () => {
  const played = await league({ game: 'vault', bots: ['random', 'greedy'], games: 4, seed: 'cup', jobs: 1 });
  expect(played.pairings).toMatchObject([
    { first: 'greedy', second: 'random', points: 4, games: 4, drawn: 0, errors: 0 },
  ]);
  expect(played.ratings.map(({ name }) => name)).toEqual(['greedy', 'random']);
});
