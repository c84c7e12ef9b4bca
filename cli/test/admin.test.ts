import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@holotape/server';
import { Client } from '@holotape/server/client';
import { expect, test } from 'vitest';
import { folder, holotape } from './helpers/holotape.ts';

test('admin lists, shows, unlists, exports, ends and deletes tables, each in a sentence', async () => {
  const data = folder();
  const server = await startServer({ port: 0, host: '127.0.0.1', data, web: data, logLevel: 'silent' });
  const client = new Client(server.address.replace(/\/$/, ''));
  await client.name('Ann');
  const { id, code } = await client.makeTable({
    game: 'vault',
    title: 'Shelter',
    listed: true,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await server.close();
  const admin = (...args: string[]) => holotape(['admin', ...args, '--data', data]);

  expect(admin('list').out).toMatch(
    new RegExp(`^${id}  ${code}  [-0-9]{10} [0-9:]{5}  vault, waiting, listed: Shelter \\(Ann, open\\)\\n$`),
  );
  expect(admin('show', code).out).toMatch(/^Shelter: vault, waiting, on the public list\nid /);
  expect(admin('show', code).out).toMatch(/\nseat 1: Ann \(\S+\)\nseat 2: open\n$/);
  expect(admin('unlist', id)).toMatchObject({ code: 0, out: 'It is off the public list.\n' });
  expect(admin('list', '--listed')).toMatchObject({ code: 0, out: 'There are none.\n' });
  const file = join(data, 'game.json');
  expect(admin('export', id, file)).toMatchObject({
    ...{ code: 1, err: 'Its game has not begun: there is nothing to export.\n' },
  });
  expect(existsSync(file)).toBe(false);
  const ann = /seat 1: Ann \((\S+)\)/.exec(admin('show', code).out)![1]!;
  const theirs = join(data, 'ann.json');
  expect(admin('person', ann, theirs)).toMatchObject({
    code: 0,
    out: `${theirs} holds what is kept of them, of 1 table.\n`,
  });
  expect(JSON.parse(readFileSync(theirs, 'utf8'))).toMatchObject({
    ...{ person: ann, tables: [{ id, title: 'Shelter', names: ['Ann'], ran: true, said: [], answered: [] }] },
  });
  expect(admin('person', ann, theirs)).toMatchObject({ code: 1, err: expect.stringContaining('is not written over') });
  expect(admin('person', ann)).toMatchObject({ code: 2, err: expect.stringContaining('Into which file?') });
  expect(admin('person', 'nobody', file)).toMatchObject({ code: 1, err: 'Nothing is kept of a person "nobody".\n' });
  expect(admin('rotate-keys')).toMatchObject({ code: 0, out: expect.stringMatching(/^A new key signs in a minute\./) });
  expect(admin('close', id)).toMatchObject({ code: 0, out: 'Its game is over; it can still be looked at.\n' });
  expect(admin('close', id)).toMatchObject({ code: 1, err: 'Its game is over already.\n' });
  expect(admin('delete', id)).toMatchObject({ code: 2, err: expect.stringContaining('add --yes') });
  expect(admin('delete', id, '--yes')).toMatchObject({ code: 0, out: 'It is gone.\n' });
  const person = 'nobody-of-this-place';
  expect(admin('forget', person)).toMatchObject({ code: 2, err: expect.stringContaining('add --yes') });
  expect(admin('forget', person, '--yes')).toMatchObject({
    ...{ code: 0, out: 'Forgotten. 0 tables of theirs alone are gone; 0 tables with others stay without them.\n' },
  });
  expect(admin('show', id)).toMatchObject({ code: 1, err: `There is no table "${id}": neither an id nor a code.\n` });
});

test('admin says what is missing', () => {
  expect(holotape(['admin'])).toMatchObject({ code: 2, err: expect.stringContaining('What is to be done?') });
  expect(holotape(['admin', 'show'])).toMatchObject({ code: 2, err: expect.stringContaining('Which table?') });
  expect(holotape(['admin', 'export', 'x'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Into which file?'),
  });
  const empty = folder();
  expect(holotape(['admin', 'list', '--data', empty])).toMatchObject({
    ...{ code: 1, err: `There is no data in ${empty}.\n` },
  });
});
