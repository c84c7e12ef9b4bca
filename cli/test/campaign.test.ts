/** A campaign in the terminal: the sheet, the guided phase, battles at the same screen, and what is refused. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@holotape/shelf';
import { expect, test } from 'vitest';
import { settingsFor } from '../commands/settings.ts';
import { folder, holotape } from './helpers/holotape.ts';

const PLAY = [
  'play',
  'campaign',
  '--seats',
  'you:Ann,random:Ben',
  '--seed',
  'test',
  '--plain',
  '--season',
  '1',
  '--matching',
  'chance',
];
/** A faction, a Leader, a Leader card, a force. */
const FOUNDED = ['1', '1', '1', '1'];

test('a house is founded, a force is chosen, and the report by hand leads to Step 1 with what each thing costs', () => {
  const { out, code } = holotape(PLAY, [...FOUNDED, '1', 'ledger', 'why room', '', '', 'standings', 'quit']);
  expect(code).toBe(0);
  expect(out).toContain('Ann founds a Settlement of Survivors');
  expect(out).toContain('Power ###... 3 wanted of 6');
  expect(out).toMatch(/Battle 1, .*: fight it, then bring the report here\./);
  expect(out).toContain('Step 1, Build: what do you buy, scrap or give up?');
  expect(out).toContain('Generator: Small: 100 Caps. Gives 3 Power. Needs no Power.');
  expect(out).toMatch(/In the chest +\d+/);
  expect(out).toContain('Step 2, Draw');
  expect(out).toContain('The season, 1 battles for each house');
});

test('a file that is no battle of this campaign gets a sentence, and the battle waits', () => {
  const made = folder();
  const damaged = join(made, 'damaged.json');
  writeFileSync(damaged, '{"format":"holotape-save"');
  const { out } = holotape(PLAY, [...FOUNDED, 'bring', `bring ${damaged}`, 'bring nowhere.json', 'quit']);
  expect(out).toContain('Which file? "bring FILE" takes the save of a battle that is over.');
  expect(out).toContain(`${damaged} cannot be opened.`);
  expect(out).toContain('nowhere.json cannot be read');
  expect(out).not.toContain('Step 1, Build');
});

test('a force by its name in the box is judged by what the house has', () => {
  const save = join(folder(), 'campaign.json');
  const { out } = holotape([...PLAY, '--save', save], ['1', '1', '1', 'no such force', '1', 'fight', 'quit', 'quit']);
  expect(out).toContain('is neither a force of the box nor a code');
  const told = out.replaceAll(/\s+/g, ' ');
  expect(told).toMatch(/The battle is kept in \S+battle-1-[0-9a-f]+\.json/);
  expect(told).toMatch(/The battle waits in \S+battle-1-[0-9a-f]+\.json/);
});

test('settings that mean nothing are refused with what would have been right', () => {
  expect(holotape(['play', 'campaign', '--matching', 'duel']).err).toContain(
    '--matching takes choice, chance or linked, not "duel".',
  );
  expect(holotape(['play', 'campaign', '--season', '0']).err).toContain('--season');
  expect(holotape(['play', 'campaign', '--without', 'weather']).err).toContain(
    '--without takes events or quests, or both with a comma, not "weather".',
  );
  expect(holotape(['play', 'vault', '--season', '3']).err).toContain('--season means nothing in');
});

test('at a battle the screen says how it is fought here, before what can be written down', () => {
  const { out } = holotape(PLAY, [...FOUNDED, 'quit']);
  const [, asked = ''] = out.split('fight it, then bring the report here.');
  expect(asked).toMatch(/^\s+fight +play the battle here.*\n +bring FILE.*\n +bots.*\n.*\n +\[1\] \w+ won/);
});

test('CH-SETTLE-3 seats may begin on the road', () => {
  const { out } = holotape([...PLAY, '--road', '1'], ['1', '1', '1', 'quit']);
  expect(out).toContain('Ann takes to the road with Survivors, without a Settlement.');
  expect(holotape([...PLAY, '--road', '3'], []).err).toContain('--road names seat 3; 2 sit at the table.');
});

test('CH-AISETUP-1 the houses of bots fight by the handbook where that is wanted', () => {
  const game = loadGame('campaign');
  expect(settingsFor(game, { book: 'bots', 'book-level': 'gentle' }).book).toEqual({
    level: 'gentle',
    waits: false,
    overrule: false,
  });
  expect(settingsFor(game, {}).book).toBeNull();
  expect(holotape(['play', 'campaign', '--book', 'first']).err).toContain('--book takes bots or none in a campaign');
  expect(holotape(['play', 'campaign', '--book-level', 'gentle']).err).toContain('--book says');
});

test('Events and Quests are played with unless they are left out', () => {
  const game = loadGame('campaign');
  const agreed = (without?: string) => {
    const { events, quests } = settingsFor(game, { without });
    return [events, quests];
  };
  expect([agreed(), agreed('events'), agreed('events,quests')]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
});
