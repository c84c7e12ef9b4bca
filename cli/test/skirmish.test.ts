/** The skirmish in the terminal: a battle through pipes, places in inches, odds, reasons, the rulebook of three parts. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Choice, startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import type { SkirmishView } from '@holotape/skirmish/view';
import { expect, test } from 'vitest';
import { label } from '../games/skirmish/labels.ts';
import { rosterLines } from '../games/skirmish/roster.ts';
import { Pen } from '../terminal/pen.ts';
import { holotape } from './helpers/holotape.ts';

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
  expect(out).toMatch(/Nora +6\/6 Health/);
  expect(out).toContain('inches');
  expect(out).toMatch(/To [\d.]+ [\d.]+: .*seen by/);
});

test('help stays within the width, signs and all', () => {
  const { out } = holotape([...PLAY, '--placing', 'auto'], ['help', 'quit']);
  expect(out).toMatch(/^ {5}# {2}a wall, a container: blocks sight and the way$/m);
  const help = out.slice(out.indexOf('Answer with a number'), out.indexOf('or where the Deathclaw comes from'));
  expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('a reason begins like any sentence, also with the name of a model', () => {
  const { out } = holotape([...PLAY, '--placing', 'auto'], ['1', '1', 'why?', 'quit']);
  expect(out).toContain('Nora is Ready already. (WW-ROUND-4)');
});

test('targets are told with the range, the odds of a hit and the damage to expect; the dog in the snare is on the map', () => {
  const { out } = holotape(
    [
      'play',
      'skirmish',
      '--scenario',
      'troubled',
      '--seats',
      'you,random',
      '--seed',
      't1',
      '--table',
      'by-chance',
      '--placing',
      'auto',
      '--plain',
    ],
    ['3', '2', '1', 'shoot', '1', 'quit'],
  );
  expect(out.replace(/\s+/g, ' ')).toMatch(
    /Brute: long range, \d+ % to hit: 6 or less, dice green green; [\d.]+ damage to expect/,
  );
  expect(out).toMatch(/^ *(\d+ )?\|.* o{2,} .*\|$/m);
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
    ...['simulate', 'skirmish', '--scenario', 'troubled', '--table', 'by-chance', '--placing', 'auto'],
    ...['--games', '2', '--seats', 'random,random', '--jobs', '1', '--plain'],
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/2 games of random and random/);
  expect(out).toMatch(/models lost: (Survivors|Super Mutants) [\d.]+, (Survivors|Super Mutants) [\d.]+/);
  expect(out).toContain('damage by weapon: ');
});

test('in a battle for one person the handbook plays the other side, unless somebody else is to', () => {
  const ambush = ['play', 'skirmish', '--scenario', 'ambush', '--placing', 'auto', '--seats', 'you,random', '--plain'];
  const alone = holotape([...ambush, '--seed', '5'], ['quit']);
  expect(alone.out).toContain('Number Token');
  const both = holotape([...ambush, '--seed', '5', '--book', 'none'], ['quit']);
  expect(both.out).not.toContain('Number Token');
});

test('a scenario that does not exist is named with those that do', () => {
  const { code, err } = holotape(['play', 'skirmish', '--scenario', 'waterloo', '--seats', 'you,random']);
  expect(code).toBe(2);
  expect(err).toContain('Troubled Beginnings');
});

test('WW-MARKER-3 the roster shows markers with their model, their weapon and their unit', () => {
  const game = loadGame('skirmish');
  const at = { x: 2000, y: 2000 };
  const options = {
    forces: [
      [{ id: 'hammer', card: 'hammer', weapons: ['missile-launcher', 'super-sledge'], models: [at] }],
      [{ id: 'settlers', card: 'settler', weapons: ['assault-rifle'], models: [{ x: 8000, y: 8000 }] }],
    ],
  };
  const view = startSession(game, { seats: 2, seed: 'roster', options: options as never }).view(0) as SkirmishView;
  const { models, units } = view;
  const bonus = { against: 'settlers-1', dice: ['black'] };
  Object.assign(models[0]!, {
    readiness: 'ready',
    prepared: true,
    conditions: ['poisoned'],
    bonus,
    regular: 2,
    boosts: 3,
  });
  Object.assign(units[0]!, { luck: 4, meters: { 'super-sledge': 2 }, empty: ['missile-launcher'] });
  Object.assign(models[1]!, { gone: 'left' });
  const drawing = {
    pen: new Pen(false, true),
    width: 100,
    view,
    content: game.content as SkirmishContent,
    names: [],
    bots: [],
  };
  const [, ...hammer] = rosterLines({ ...drawing, seat: 0 }, 0);
  const text = hammer.join(' ').replace(/\s+/g, ' ');
  expect(text).toContain('ready; prepared; poisoned; Charge: black; 2 damage;');
  expect(text).toContain('Missile Launcher (empty), Super Sledge (2 CP)');
  expect(text).toContain('On the card of Hammer: Luck 4, Armor Boost 3 for Hammer');
  expect(rosterLines({ ...drawing, seat: 0 }, 1).join(' ')).toContain('has left, and survives');
});

test('WW-RANGE-9 rulers and dice are told apart by words as well as by marks', () => {
  const { out } = holotape([...PLAY, '--table', 'old-plant'], ['rulers', 'quit']);
  expect(out).toMatch(/the orange ruler, 2 in +lower-left/);
  expect(out).toMatch(/the black ruler, 12 in +no corner/);
  expect(out).toMatch(/the blue die +lower-right/);
});

test('a table laid by its number is judged in words, and told by a name that lays it again', () => {
  const { out } = holotape([...PLAY, '--table', 'chance-7', '--placing', 'auto'], ['table', 'quit']);
  const text = out.replace(/\s+/g, ' ');
  expect(text).toContain('The table is laid: by chance, number 7.');
  expect(text).toMatch(/open line of [\d.]+ inches runs from|No open line is longer than/);
  expect(text).toMatch(/edge is bare|Cover lies near every edge/);
  expect(text).toContain('To lay it again: --table chance-7');
});

test('a drawn table comes from its file or its code; a bad one is refused in a sentence before anybody sits down', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holotape-table-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const crate = { kind: 'crate', x: 2000, y: 2000, turn: 0 };
  const good = file('good.json', JSON.stringify({ land: 'wasteland', pieces: [crate] }));
  const { out } = holotape([...PLAY, '--table', good, '--placing', 'auto'], ['table', 'quit']);
  expect(out).toContain('The table is laid: drawn by hand.');
  const code = /--table (T1\.\S+)/.exec(out)![1]!;
  expect(holotape([...PLAY, '--table', code, '--placing', 'auto'], ['table', 'quit']).out).toContain(code);
  const told = (table: string) => holotape([...PLAY, '--table', table]).err.replace(/\s+/g, ' ');
  expect(told(file('bad.json', '{'))).toContain('cannot be read as a table');
  expect(told(file('twice.json', JSON.stringify({ land: 'wasteland', pieces: [crate, crate] })))).toContain(
    'The Crate at 7.9, 7.9 overlaps the Crate.',
  );
  expect(told(code.replace('crate', 'crane'))).toContain('The code of the table is damaged');
  expect(told('atlantis')).toContain('There is no table "atlantis"');
});

test('"scenario" tells how each side wins, how far it is, and where what lies', () => {
  const { out } = holotape([...PLAY, '--placing', 'auto'], ['scenario', 'quit']);
  const text = out.replace(/\s+/g, ' ');
  expect(text).toContain('Survivors win: Free Dogmeat (0 of 1); and remove every Super Mutant (0 of 3).');
  expect(text).toContain('Super Mutants win: Empty all four traps (0 of 4).');
  expect(text).toMatch(/! 4 traps: Trap 1 at [\d.]+ [\d.]+; Trap 2 at/);
});

test('a card is read with all its figures, a unit also by the name it has in a scenario', () => {
  const { out } = holotape([...PLAY, '--placing', 'auto'], ['card assault rifle', 'card nora', 'quit']);
  expect(out).toContain('Short red 6 in, dice black green; long green 8 in more, dice black');
  expect(out).toContain('Sole Survivor Day One (Nora)');
  expect(out).toMatch(/STR 4 +PER 5 +END 4 +CHA 5/);
});

test('"auto" leaves the rest to the table, at the unit and at the place', () => {
  const { out } = holotape(PLAY, ['auto', 'quit']);
  expect(out).toContain('Settlers 2 is deployed at');
  expect(out).toContain('Troubled Beginnings, round 1 of 4');
  const later = holotape(PLAY, ['nora', 'auto', 'quit']).out;
  expect(later).toContain('Settlers 2 is deployed at');
});

test('weapons are told with what they can do best now, each modifier with its cause', () => {
  const session = startSession(loadGame('skirmish'), {
    seats: 2,
    seed: 'weapons',
    options: {
      pieces: [],
      forces: [
        [{ id: 'hammer', card: 'hammer', weapons: ['super-sledge', 'board'], models: [{ x: 2000, y: 2000 }] }],
        [
          {
            id: 'settlers',
            card: 'settler',
            weapons: ['assault-rifle', '10mm-pistol'],
            models: [{ x: 3600, y: 2000 }],
          },
        ],
      ],
      advantage: 1,
    } as never,
  });
  const seat = 1;
  for (const answer of ['seat:1', 'settlers-1', 'settlers-1', 'shoot'])
    while (session.question !== undefined && session.answer(seat, answer) !== undefined)
      throw new Error(`${session.question.ask} does not take ${answer}.`);
  const question = session.question as Choice;
  const told = question.options().map((option) => label(session, question, option, []));
  expect(told.map(({ name }) => name)).toEqual(['Assault Rifle', '10mm Pistol']);
  for (const { detail } of told)
    expect(detail).toMatch(/^at Hammer, short range: \d+ % to hit: \d+ or less.*damage to expect/);
});

test('a question with one possible answer is answered by itself, unless every question is asked for; undo leads to it', () => {
  const table = [...PLAY, '--placing', 'auto'];
  const two = ['1', '2', '1', 'end', '1', '2', '1', 'end'];
  const readied = (out: string) => [...out.matchAll(/Make which model Ready/g)].length;
  // The third of three models is the only one left.
  expect(readied(holotape(table, [...two, 'quit']).out)).toBe(2);
  expect(readied(holotape([...table, '--ask', 'all'], [...two, 'quit']).out)).toBe(3);
  expect(readied(holotape(table, ['ask all', ...two, 'quit']).out)).toBe(3);
  expect(readied(holotape(table, [...two, 'undo', 'quit']).out)).toBe(3);
  expect(holotape([...table, '--ask', 'never']).err).toContain('--ask');
  expect(holotape(table, ['ask', 'quit']).out).toContain('"ask all" puts every question');
});
