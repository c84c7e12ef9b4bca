import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXAMPLE_PACK, folder, holotape } from './helpers/holotape.ts';

/** The example pack with changes. */
function changed(changes: Record<string, (text: string) => string>): string {
  const made = folder();
  cpSync(EXAMPLE_PACK, made, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(made, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
  return made;
}

test('a good pack is summed up', () => {
  expect(holotape(['pack', 'check', 'docs/example-pack'])).toMatchObject({
    code: 0,
    err: '',
    out:
      'docs/example-pack is a good pack for the vault.\n' +
      '  2 rooms: Telephone Exchange, Drying Room\n' +
      '  2 items: Night Lamp, Boiler Gloves\n' +
      '  1 threat: Runaway Trolley\n',
  });
});

test('everything wrong with a bad one is told with file and line', () => {
  const bad = changed({
    'rooms.yaml': (text) => text.replace('price: [power, any]', 'price: [power, gold]'),
    'items.yaml': (text) => text.replace('id: boiler-gloves', 'id: pipe-club'),
    'threats.yaml': (text) => text.replace('fight: 6', 'fight: 66'),
  });
  const { code, out } = holotape(['pack', 'check', bad]);
  expect(code).toBe(1);
  expect(out.trimEnd().split('\n').sort()).toEqual([
    `${bad}/items.yaml:7: the item "pipe-club" exists already, in items.yaml of the pack "core"`,
    expect.stringMatching(`^${bad}/rooms.yaml:5: 0.price.1: .*"power"\\|"food"\\|"water"\\|"any"`),
    expect.stringMatching(`^${bad}/threats.yaml:6: 0.space.fight: .*12`),
  ]);
});

test('a file that is not YAML, and a pack nobody can play', () => {
  const bad = changed({ 'items.yaml': (text) => text.replace('ability: {', 'ability: [{') });
  expect(holotape(['pack', 'check', bad]).out).toContain(`${bad}/items.yaml:7: not YAML: `);
  const ran = holotape(['play', 'vault', '--seats', 'random,random', '--pack', bad]);
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toMatch(/^The pack cannot be used:\nitems\.yaml:7: not YAML/);
});

test('a folder that is not there', () => {
  expect(holotape(['pack', 'check', 'no/such/pack'])).toMatchObject({
    code: 1,
    err: 'no/such/pack cannot be checked: it is not there.\n',
  });
  expect(holotape(['play', 'vault', '--players', '2', '--pack', 'no/such/pack'])).toMatchObject({
    code: 1,
    err: 'The pack no/such/pack cannot be opened: it is not there.\n',
  });
});
