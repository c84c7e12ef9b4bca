/** The skirmish in the terminal: a battle through pipes, places in inches, odds, reasons, the rulebook of three parts. */
import { expect, test } from 'vitest';
import { holotape } from './holotape.ts';

const PLAY = ['play', 'skirmish', '--scenario', 'troubled', '--seats', 'you,random', '--seed', '5', '--plain'];

test('a person is shown the table, names a place in inches, and is told why another will not do', () => {
  const { out } = holotape([...PLAY, '--table', 'old-plant'], ['1', 'nora', '20 20', '12 1', 'quit']);
  expect(out).toContain('Troubled Beginnings, setting up');
  expect(out).toContain('Deploy a model of which unit?');
  expect(out).toContain('All models must be deployed along one and the same edge. (SC-BEGIN-7)');
  expect(out).toContain('is deployed at 12, 1');
});

test('markers and models placed by chance, then the first model acts: Actions with reasons, destinations with what they are good for', () => {
  const { out } = holotape([...PLAY, '--placing', 'auto'], ['1', '2', '1', 'why charge', 'move', 'quit']);
  expect(out).toContain('Troubled Beginnings, round 1 of 4');
  expect(out).toMatch(/Nora 1 +6\/6 Health/);
  expect(out).toContain('inches');
  expect(out).toMatch(/To [\d.]+ [\d.]+: .*seen by/);
});

test('the rulebook has the rules of all three parts', () => {
  const core = holotape(['rules', 'skirmish', 'WW-COVER-2']);
  const scenario = holotape(['rules', 'skirmish', 'SC-STORM-6']);
  const campaign = holotape(['rules', 'skirmish', '--json']);
  expect(core.out).toContain('WW-COVER-2');
  expect(scenario.out).toContain('siren');
  expect((JSON.parse(campaign.out) as { id: string }[]).some(({ id }) => id.startsWith('CH-'))).toBe(true);
});

test('bots fight a battle through, and the report counts rounds and losses', () => {
  const { code, out } = holotape([
    ...['simulate', 'skirmish', '--scenario', 'troubled', '--placing', 'auto'],
    ...['--games', '2', '--seats', 'random,random', '--jobs', '1', '--plain'],
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/2 games of random and random/);
}, 60_000);

test('a scenario that does not exist is named with those that do', () => {
  const { code, err } = holotape(['play', 'skirmish', '--scenario', 'waterloo', '--seats', 'you,random']);
  expect(code).toBe(2);
  expect(err).toContain('Troubled Beginnings');
});
