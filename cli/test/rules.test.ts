import { expect, test } from 'vitest';
import { holotape } from './helpers/holotape.ts';

test('the whole rulebook, topic by topic, fits in 80 columns', () => {
  const { code, out, lines } = holotape(['rules', 'vault']);
  expect(code).toBe(0);
  expect(out.indexOf('\nSetting up\nSH-SETUP-1 ')).toBeGreaterThan(0);
  expect(out.indexOf('\nRulings\n')).toBeGreaterThan(out.indexOf('\nEnding the game\n'));
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

test('one rule comes with its source and its check', () => {
  expect(holotape(['rules', 'vault', 'sh-res-2']).out).toBe(
    'SH-RES-2  Resources and happiness\n' +
      '  Each resource track holds at most six cubes; a gained cube that does not fit\n' +
      '  is lost.\n' +
      '  source  SH Resources\n' +
      '  check   At 6 water, gaining 2 water leaves 6.\n',
  );
});

test('words find every rule that mentions them, and nothing is said to be nothing', () => {
  const { out } = holotape(['rules', 'vault', 'linked', 'income']);
  expect(out).toContain('SH-INCOME-3');
  expect(out).not.toContain('SH-RES-1 ');
  expect(holotape(['rules', 'vault', 'zork'])).toMatchObject({
    code: 1,
    err: 'The rulebook does not mention "zork".\n',
  });
});

test('for programs there is JSON', () => {
  const entries = JSON.parse(holotape(['rules', 'vault', 'SH-END-3', '--json']).out) as { id: string }[];
  expect(entries.map(({ id }) => id)).toEqual(['SH-END-3']);
});

test.each(['vault', 'adventure', 'skirmish'])('of the rules of the %s none is uncovered', (game) => {
  expect(holotape(['rules', game, '--uncovered'])).toMatchObject({ code: 0, out: '' });
  expect(JSON.parse(holotape(['rules', game, '--uncovered', '--json']).out)).toEqual([]);
});
