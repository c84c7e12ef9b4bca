import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parsed } from '../parsed.ts';

const folder = mkdtempSync(join(tmpdir(), 'holotape-parsed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rooms = { path: 'rooms.yaml', text: '- id: kitchen\n- id: pump\n' };
const items = { path: 'items.yaml', text: 'broken: [' };
const place = join(folder, 'vault.json');

test('what files say is kept, and used as long as they say the same', () => {
  const value = [{ id: 'kitchen' }, { id: 'pump' }];
  const read = () => parsed('vault', [rooms, items], folder);
  expect(read()).toEqual([{ ...rooms, value }, items]);
  writeFileSync(place, readFileSync(place, 'utf8').replace('pump', 'attic'));
  expect(read()[0]!.value).toEqual([{ id: 'kitchen' }, { id: 'attic' }]);
});

test('a changed text is parsed anew', () => {
  const text = `${rooms.text}- id: attic\n`;
  expect(parsed('vault', [{ ...rooms, text }], folder)[0]!.value).toHaveLength(3);
});

test('a kept file that broke off, and a folder nothing can be kept in, change nothing', () => {
  writeFileSync(place, '{"mark":');
  expect(parsed('vault', [rooms], folder)[0]!.value).toHaveLength(2);
  writeFileSync(join(folder, 'a-file'), '');
  expect(parsed('vault', [rooms], join(folder, 'a-file', 'below'))[0]!.value).toHaveLength(2);
});
