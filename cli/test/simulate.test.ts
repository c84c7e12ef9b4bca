import { expect, test } from 'vitest';
import { EXAMPLE_PACK, holotape } from './helpers/holotape.ts';

const simulate = (...args: string[]) =>
  holotape(['simulate', 'vault', '--seats', 'random,random', '--seed', '7', ...args]);

test('for programs: one JSON object, and the same games whatever the number of jobs', () => {
  const [one, two] = ['1', '2'].map((jobs) => {
    const ran = simulate('--games', '6', '--json', '--jobs', jobs);
    expect(ran).toMatchObject({ code: 0, err: '' });
    return JSON.parse(ran.out) as Record<string, unknown>;
  });
  expect(one).toMatchObject({ games: 6, errors: 0, seed: '7' });
  expect(one!.decisions).toBeGreaterThan(100);
  expect(one!.decisionsPerSecond).toBeGreaterThan(0);
  expect((one!.wins as number[]).reduce((sum, wins) => sum + wins)).toBe(6);
  for (const same of ['fingerprint', 'wins', 'decisions', 'scores', 'cards']) expect(two![same]).toEqual(one![same]);
});

test('for people: a page that fits, with names of cards', () => {
  const { code, out, lines, err } = simulate('--games', '6', '--extra-rooms', '--pack', EXAMPLE_PACK);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^The vault: 6 games of random and random, seed 7\n/);
  expect(out).toMatch(/^ {2}1 random +[\d.]+ +[\d.]+ % +[\d.]+ - [\d.]+ % +[\d.]+$/m);
  expect(out).toMatch(/^Endings: /m);
  expect(out).not.toMatch(/[a-z]-[a-z]+ [+-]\d/);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

test('a database that cannot be had is told in a sentence, without its password', () => {
  const { code, out, err } = simulate('--games', '6', '--database', 'postgresql://me:secret@127.0.0.1:1/none');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^The database at 127\.0\.0\.1:1\/none cannot be opened: .*ECONNREFUSED.*\n$/);
  expect(err).not.toContain('secret');
});
