import { describe, expect, test } from 'vitest';
import { type SimulationOptions, simulate } from '../simulate.ts';
import { botsOf } from '../simulation/game.ts';
import { Counts, rateOf } from '../simulation/rates.ts';

const randoms: SimulationOptions = { game: 'vault', seats: ['random', 'random'], games: 30, seed: 'test', jobs: 1 };

describe('simulate', () => {
  test('gives the same games whatever the number of workers', async () => {
    const options: SimulationOptions = { ...randoms, seats: ['greedy', 'random', 'greedy'], games: 3 };
    const [one, two] = [await simulate(options), await simulate({ ...options, jobs: 2 })];
    const timeless = { seconds: 0, decisionsPerSecond: 0, gamesPerSecond: 0 };
    expect({ ...two, ...timeless }).toEqual({ ...one, ...timeless });
    expect(one.games).toEqual(3);
  });

  test('gives other games for another seed', async () => {
    const [one, two] = [await simulate(randoms), await simulate({ ...randoms, seed: 'other' })];
    expect(two.fingerprint).not.toEqual(one.fingerprint);
  });

  test('games within the game are played by whom the plan names', async () => {
    const options = { season: 1, caps: 150, matching: 'chance' };
    const campaign: SimulationOptions = { ...randoms, game: 'campaign', games: 1, options };
    const [own, named, again] = [
      await simulate(campaign),
      await simulate({ ...campaign, within: 'random' }),
      await simulate({ ...campaign, within: 'random' }),
    ];
    expect([own, named, again].map(({ errors }) => errors.count)).toEqual([0, 0, 0]);
    expect(named.fingerprint).toEqual(again.fingerprint);
    expect(named.fingerprint).not.toEqual(own.fingerprint);
  });

  test('counts every game once, and every victory', async () => {
    const report = await simulate({ ...randoms, jobs: 2 });
    expect(report.errors.count).toEqual(0);
    expect(report.games).toEqual(30);
    expect(report.bySeat.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(30);
    expect(report.byBot.random!.games).toEqual(60);
    expect(Object.values(report.endings).reduce((sum, count) => sum + count, 0)).toEqual(30);
    expect(report.length.rounds!.histogram.reduce((sum, { count }) => sum + count, 0)).toEqual(30);
    // Somebody wins every game of the vault.
    expect([report.length.won, report.length.lost]).toEqual([report.length.rounds, undefined]);
    expect(report.cards.items!.length).toBeGreaterThan(20);
    for (const { owners, seen } of [...report.cards.items!, ...report.cards.rooms!]) {
      expect(owners.games).toBeGreaterThanOrEqual(owners.wins);
      expect(seen).toBeLessThanOrEqual(1);
    }
  });

  test('rotating the seats, every bot sits everywhere', async () => {
    const seats = ['greedy', 'random'] as const;
    const plan = { seed: 'test', seats, rotate: true, paired: false, options: {}, longest: 1 };
    expect([0, 1, 2].map((number) => botsOf(plan, number))).toEqual([
      ['greedy', 'random'],
      ['random', 'greedy'],
      ['greedy', 'random'],
    ]);
    const { errors } = await simulate({ ...randoms, seats, games: 2, rotate: true, longest: 1 });
    expect(errors.first.map(({ bots }) => bots)).toEqual([
      ['greedy', 'random'],
      ['random', 'greedy'],
    ]);
  });

  test('tells progress', async () => {
    const seen: number[] = [];
    await simulate({ ...randoms, games: 12 }, ({ done, of }) => {
      expect(of).toEqual(12);
      seen.push(done);
    });
    expect(seen.at(-1)).toEqual(12);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  test('a game that does not end is an error that can be played again', async () => {
    const report = await simulate({ ...randoms, games: 8, longest: 50 });
    expect(report.games).toEqual(0);
    expect(report.errors.count).toEqual(8);
    expect(report.errors.first).toHaveLength(5);
    expect(report.errors.first[0]).toEqual({
      number: 0,
      seed: 'test/0',
      bots: ['random', 'random'],
      message: 'Nobody has won after 50 decisions.',
      answers: 50,
    });
  });

  test('what the game does not take is an error of every game', async () => {
    const report = await simulate({ ...randoms, games: 2, options: { first: 9 } });
    expect(report.errors.first.map(({ message }) => message)).toEqual([
      'There is no seat 9 to be first player; seats are 0 to 1.',
      'There is no seat 9 to be first player; seats are 0 to 1.',
    ]);
  });

  test('ends with the reason when a worker cannot start', async () => {
    await expect(simulate({ ...randoms, packs: ['/no/such/folder'] })).rejects.toThrow('no such file');
  });

  test('no games make an empty report', async () => {
    const report = await simulate({ ...randoms, games: 0 });
    expect(report).toMatchObject({ games: 0, decisions: 0, cards: {}, length: {} });
  });
});

/**
 * The full measure is a simulation of 500 games (docs/balance.md). Here so few that a bot of 85 % would fail once in
 * some hundred runs of other seeds; with this seed it either holds or does not.
 */
test('greedy beats random nearly always', async () => {
  const report = await simulate({ ...randoms, seats: ['greedy', 'random'], games: 12, rotate: true, jobs: 2 });
  expect(report.errors.count).toEqual(0);
  expect(report.byBot.greedy!.wins).toBeGreaterThanOrEqual(10);
});

describe('counting', () => {
  test('Wilson’s interval', () => {
    // Newcombe 1998, table I: 81 of 263 and 0 of 20.
    const many = rateOf(81, 263);
    expect([many.low, many.high].map((each) => each.toFixed(4))).toEqual(['0.2553', '0.3662']);
    const none = rateOf(0, 20);
    expect([none.low, none.high].map((each) => each.toFixed(4))).toEqual(['0.0000', '0.1611']);
  });

  test('a spread of nothing is none; else the middle is the middle', () => {
    const counts = new Counts();
    expect(counts.spread).toBeUndefined();
    for (const value of [3, 1, 1, 9]) counts.add(value);
    expect(counts.spread).toEqual({
      min: 1,
      median: 2,
      mean: 3.5,
      max: 9,
      histogram: [
        { value: 1, count: 2 },
        { value: 3, count: 1 },
        { value: 9, count: 1 },
      ],
    });
  });
});
