import { expect, test } from 'vitest';
import { holotape } from './helpers/holotape.ts';

const league = (...args: string[]) => holotape(['league', 'vault', '--jobs', '1', ...args]);

test('a table of pairs and ratings that fits', () => {
  const { code, out, lines, err } = league('--bots', 'random,greedy', '--games', '2', '--seed', 'cup', '--plain');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^The vault: the league of its bots\n/);
  expect(out).toMatch(/^ {2}greedy : random +2 +2 +100\.0 % +[\d.]+ - 100\.0 % +0$/m);
  expect(out).toMatch(/^ {2}1\. greedy +\d+ points, give or take \d+$/m);
  expect(lines.filter((line) => line.length > 110)).toEqual([]);
});

test.each([
  [['--bots', 'greedy'], 'A league takes two or more different bots'],
  [['--bots', 'greedy,oracle'], '"oracle" is none'],
  [['--games', '3'], '--games takes an even number'],
  [['--worlds', '0'], '--worlds takes a whole number from 1 to'],
])('what it cannot do is told: %j', (args, sentence) => {
  const { code, err } = league(...args);
  expect(code).toEqual(2);
  expect(err).toContain(sentence);
});
