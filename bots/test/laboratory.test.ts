/** Questions that are played until they are decided, and two versions of the cards with the same dice. */
import { below, randomFrom } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { compare } from '../compare.ts';
import { type SimulationOptions, simulate } from '../simulate.ts';
import { answerOf } from '../simulation/asking.ts';
import { Evidence } from '../simulation/deciding.ts';
import type { Played } from '../simulation/game.ts';

/** Plays coins of that chance until it is decided, or there are no more. */
function decided(chance: number, margin: number, most: number, seed: string) {
  const random = randomFrom(seed);
  const evidence = new Evidence(0.5, margin);
  for (let i = 0; i < most && evidence.decision.verdict === 'open'; i += 1)
    evidence.add(below(random, 1000) < 1000 * chance ? 1 : 0);
  return evidence.decision;
}

describe('a question that is played until it is decided', () => {
  test('what is clear is decided soon, what is close takes long', () => {
    expect(decided(0.9, 0.05, 5000, 'a')).toMatchObject({ verdict: 'more' });
    expect(decided(0.1, 0.05, 5000, 'b')).toMatchObject({ verdict: 'less' });
    expect(decided(0.9, 0.05, 5000, 'a').games).toBeLessThan(60);
    expect(decided(0.6, 0.01, 5000, 'c').games).toBeGreaterThan(100);
  });

  test('what nobody minds is even', () => {
    const { verdict, low, high, fair } = decided(0.5, 0.05, 20_000, 'fair coin');
    expect({ verdict, fair }).toEqual({ verdict: 'even', fair: 0.5 });
    expect(low).toBeGreaterThan(0.45);
    expect(high).toBeLessThan(0.55);
  });

  test('nothing is decided by a handful of games, however they go', () => {
    expect(decided(1, 0.05, 39, 'e').verdict).toEqual('open');
    expect(decided(1, 0.05, 40, 'e').verdict).toEqual('more');
  });

  /** A usual interval that is looked at after each of 500 games finds something in nothing 4 times of 10. */
  test('whoever looks after every game is not fooled: a fair coin is called unfair one time in twenty at most', () => {
    const fooled = Array.from({ length: 200 }, (_, i) => decided(0.5, 0, 500, `coin ${i}`)).filter(
      ({ verdict }) => verdict !== 'open',
    );
    expect(fooled.length).toBeLessThanOrEqual(10);
  });
});

test('a game says something about a seat, a bot, and whoever had a card', () => {
  const game: Played = {
    number: 0,
    bots: ['greedy', 'random', 'random'],
    decisions: 9,
    winners: [1, 2],
    scores: [3, 5, 5],
    rounds: 2,
    ending: 'dawn',
    cards: { rooms: [['diner'], ['diner', 'study'], []] },
    seen: {},
    sums: {},
    hash: '',
  };
  expect(answerOf({ of: 'seat', seat: 2 }, game)).toEqual(0.5);
  expect(answerOf({ of: 'bot', bot: 'random' }, game)).toEqual(0.5);
  expect(answerOf({ of: 'bot', bot: 'search' }, game)).toBeUndefined();
  expect(answerOf({ of: 'card', kind: 'rooms', id: 'diner' }, game)).toEqual(0.25);
  expect(answerOf({ of: 'card', kind: 'rooms', id: 'armory' }, game)).toBeUndefined();
  expect(answerOf({ of: 'card', kind: 'hats', id: 'diner' }, game)).toBeUndefined();
});

const randoms: SimulationOptions = { game: 'vault', seats: ['random', 'random'], games: 400, seed: 'lab', jobs: 1 };

test('a simulation ends when its question is decided, after the same games whatever the number of workers', async () => {
  const until = { question: { of: 'seat', seat: 0 }, margin: 0.3 } as const;
  const [one, two] = [await simulate({ ...randoms, until }), await simulate({ ...randoms, until, jobs: 2 })];
  expect(one.decision).toMatchObject({ verdict: 'even', fair: 0.5, games: one.games });
  expect(one.games).toBeLessThan(100);
  expect([two.games, two.fingerprint]).toEqual([one.games, one.fingerprint]);
});

describe('two versions of the cards', () => {
  const pack = new URL('../../docs/example-pack', import.meta.url).pathname;

  test('that are the same are the same games', async () => {
    const { pairs, alike, bySeat, rounds } = await compare({ ...randoms, games: 8, other: [] });
    expect([pairs, alike]).toEqual([8, 8]);
    for (const { wins } of bySeat) expect(wins).toEqual({ mean: 0, low: 0, high: 0 });
    expect(rounds).toEqual({ mean: 0, low: 0, high: 0 });
  });

  test('differ by what is in the other one, and each has its report', async () => {
    const options = { ...randoms, games: 12, options: { extraRooms: true } };
    const { first, second, alike, pairs } = await compare({ ...options, other: [pack] });
    expect([first.games, second.games, pairs]).toEqual([12, 12, 12]);
    expect(first.fingerprint).toEqual((await simulate(options)).fingerprint);
    expect(second.fingerprint).toEqual((await simulate({ ...options, packs: [pack] })).fingerprint);
    expect(alike).toBeLessThan(12);
  });

  test('are played until it is decided that they are alike', async () => {
    const until = { question: { of: 'seat', seat: 0 }, margin: 0.2 } as const;
    const { decision, pairs } = await compare({ ...randoms, until, other: [] });
    expect(decision).toMatchObject({ verdict: 'even', mean: 0, fair: 0 });
    expect(pairs).toBeLessThan(400);
  });
});
