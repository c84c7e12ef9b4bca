/** `holotape force`: made, checked, printed, passed on and taken to a table. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, holotape } from './helpers/holotape.ts';

const here = folder();
const file = join(here, 'force.json');

test('a force of words is priced card by card, judged, and kept in a file', () => {
  const units = ['preston garvey: laser musket+long barrel, leader hunter', '2 settler: assault rifle, 3 stimpak'];
  const { code, out } = holotape(['force', 'new', ...units, '--caps', '400', '--name', 'Roadside', '--file', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Roadside: 358 of 400 Caps, 3 models in 2 units \(Prices of 2020\)$/m);
  expect(out).toMatch(/^ {4}Mod Long Barrel +0$/m);
  expect(out).toMatch(/^ {4}Assault Rifle x 2 +16$/m);
  expect(out).toMatch(/^ {4}Stimpak x 3 +114$/m);
  expect(out).toContain('The force is legal.');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'holotape-force', name: 'Roadside' });
  const passedOn = holotape(['force', 'code', file]).out.trim();
  expect(out.trimEnd().split('\n').at(-1)).toBe(passedOn);
  const checked = holotape(['force', 'check', passedOn]);
  expect(checked.out).toContain('A force by its code: 358 of 400 Caps');
});

test('what is not allowed is told with its rule and the cheapest repair, unless house rules let it pass', () => {
  const units = ['lancer: leader hunter', '2 settler: psycho'];
  const { code, out } = holotape(['force', 'new', ...units]);
  expect(code).toBe(1);
  expect(out).toContain('Not allowed: Settler has 2 models: Psycho is for a unit of exactly one.\n    (CH-FORCE-10)');
  expect(out).toContain('    Cheapest: Take Psycho off Settler, 150 Caps.');
  expect(out).toContain('It cannot be played like this.');
  const house = holotape(['force', 'new', ...units, '--house']);
  expect([house.code, house.out.includes('It can be played by its house rules.')]).toEqual([0, true]);
});

test('by chance: the same seed gives the same force, of any faction, within the limit', () => {
  const args = ['force', 'random', '--seed', 'one', '--caps', '500', '--faction', 'brotherhood'];
  const first = holotape(args);
  expect([first.code, first.out]).toEqual([0, holotape(args).out]);
  expect(first.out).toMatch(/^Brotherhood of Steel by chance: (4\d\d|500) of 500 Caps/);
});

test('the sheet has every figure and boxes for a pencil', () => {
  const { out } = holotape(['force', 'print', 'roadside-patrol']);
  expect(out).toContain('Settler, 2 models: 96 Caps');
  expect(out).toContain('  Assault Rifle: Short red 6 in, dice black green; long green 8 in more');
  expect(out).toContain('  2 [ ][ ][ ][ ]\n');
});

test('damaged, foreign and unknown forces get a sentence', () => {
  writeFileSync(file, '{ "format": "holotape-save" }');
  expect(holotape(['force', 'check', file])).toMatchObject({
    code: 1,
    err: `${file}: This file is something else, not a force of Holotape.\n`,
  });
  expect(holotape(['force', 'check', 'f1.2020.x']).err).toContain('The code is damaged');
  expect(holotape(['force', 'check', 'nobody']).err).toContain('is neither a force of the box nor a code');
  expect(holotape(['force', 'new', 'sole: leader hunter']).err).toContain(
    'There is no unit called "sole". Perhaps sole-survivor,',
  );
});

test('forces are taken to a table that allows it, and refused where it does not', () => {
  const play = (...args: string[]) =>
    holotape(['play', 'skirmish', '--seats', 'random,random', '--placing', 'auto', '--seed', '1', ...args], ['quit']);
  const fixed = play('--scenario', 'fort', '--force', 'roadside-patrol');
  expect(fixed.err).toBe('--force means nothing in Fort Davis: its forces are a fixed list (SC-COMMON-6).\n');
  const dear = play('--scenario', 'high', '--force', 'war-wagon', '--caps', '500');
  expect(dear.err).toContain('456 more than the limit of 500. (CH-FORCE-4)');
});
