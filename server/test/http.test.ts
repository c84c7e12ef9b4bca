import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtInShelf } from '../built-in-shelf.ts';
import { Client } from '../client.ts';
import { answer, refusal, type ServerSetting, startTestServer, tempFolder, until } from './helpers/setting.ts';

let s: ServerSetting;
beforeAll(async () => {
  s = await startTestServer();
});
afterAll(() => s.stop());

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', bot: 'random' } as const;

describe('who somebody is', () => {
  test('a browser says a name and gets a cookie that scripts and other sites never see', async () => {
    const client = new Client(s.address);
    expect(await client.request('GET', '/api/me')).toEqual({ name: null });
    const response = await fetch(`${s.address}api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '  Ann\u202E \u0007  of  Vault ' }),
    });
    expect(await response.json()).toEqual({ name: 'Ann of Vault' });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^holotape=[\w-]+\.[\w-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/);
  });

  test('another name is the same person', async () => {
    const ann = await s.person('Ann');
    const { id } = await ann.makeTable({ game: 'cards', seats: [ME, OPEN] });
    await ann.name('Anna');
    expect(await ann.request('GET', '/api/me')).toEqual({ name: 'Anna' });
    expect((await ann.info(id)).host).toBe(true);
    await ann.request('DELETE', '/api/me');
    expect(await ann.request('GET', '/api/me')).toEqual({ name: null });
  });

  test('a cookie that was changed is nobody', async () => {
    const ann = await s.person('Ann');
    const [payload, signature] = ann.cookie!.slice('holotape='.length).split('.');
    const other = Buffer.from(JSON.stringify({ id: 'x', name: 'Eve', until: 9e15 })).toString('base64url');
    for (const token of [`${other}.${signature}`, `${payload}.`, payload!, '..', `${payload}.${signature}x`, '%00'])
      expect(await new Client(s.address, `holotape=${token}`).request('GET', '/api/me')).toEqual({ name: null });
    expect(await new Client(s.address, `a=b; ${ann.cookie}; c=d`).request('GET', '/api/me')).toEqual({ name: 'Ann' });
  });

  test('names that are none are refused', async () => {
    const client = new Client(s.address);
    for (const name of ['', '   ', '\u200B', 'x'.repeat(25), 7, null])
      expect(await refusal(client.request('PUT', '/api/me', { name }))).toEqual([400, 'api.malformed']);
    expect(await refusal(client.request('PUT', '/api/me', { name: 'Ann', admin: true }))).toEqual([
      400,
      'api.malformed',
    ]);
  });
});

describe('tables', () => {
  test('one makes a table, another comes by its code, and it begins', async () => {
    const [ann, ben] = [await s.person('Ann'), await s.person('Ben')];
    const { id, code } = await ann.makeTable({ game: 'cards', seats: [ME, OPEN], title: 'Friday' });
    expect(code).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/);
    const info = await ben.info(code.toLowerCase().replace('-', ' '));
    expect(info).toMatchObject({ id, code, title: 'Friday', status: 'waiting', host: false, listed: false });
    expect(await refusal(ann.act(id, { do: 'start' }))).toEqual([409, 'table.seats-open']);
    expect((await ben.act(code, { do: 'join' })).seats[1]).toMatchObject({ kind: 'human', name: 'Ben', yours: true });
    expect(await refusal(ben.act(id, { do: 'start' }))).toEqual([409, 'table.host-only']);
    expect((await ann.act(id, { do: 'start' })).status).toBe('playing');
    const lists = await ben.tables();
    expect(lists.mine).toMatchObject([
      {
        id,
        title: 'Friday',
        names: ['Ann', 'Ben'],
        mine: [1],
        host: false,
        waits: { you: false, names: ['Ann'] },
        round: 0,
      },
    ]);
    expect((await ann.tables()).mine[0]).toMatchObject({ id, host: true, waits: { you: true, names: ['Ann'] } });
    expect((await new Client(s.address).tables()).mine).toEqual([]);
  });

  test('public tables are listed, private ones are not', async () => {
    const ann = await s.person('Ann');
    const open = await ann.makeTable({ game: 'cards', seats: [ME, OPEN], listed: true });
    const hidden = await ann.makeTable({ game: 'cards', seats: [ME, OPEN] });
    const ids = (await new Client(s.address).tables()).listed.map(({ id }) => id);
    expect(ids).toContain(open.id);
    expect(ids).not.toContain(hidden.id);
    await ann.act(open.id, { do: 'abandon' });
    expect((await new Client(s.address).tables()).listed.map(({ id }) => id)).not.toContain(open.id);
  });

  test('what cannot be played is not made, and the reason names the rule', async () => {
    const ann = await s.person('Ann');
    const make = (wish: object) => refusal(ann.request('POST', '/api/tables', wish));
    expect(await make({ game: 'chess', seats: [ME] })).toEqual([409, 'table.no-game']);
    expect(await make({ game: 'placement', seats: [ME] })).toEqual([409, 'table.refused']);
    expect(await make({ game: 'cards', seats: [ME, { kind: 'bot', bot: 'genius' }] })).toEqual([409, 'table.no-bot']);
    expect(await make({ game: 'cards', seats: [ME], options: { traders: 99 } })).toEqual([409, 'table.refused']);
    expect(await make({ game: 'cards', seats: [] })).toEqual([400, 'api.malformed']);
    expect(await make({ game: 'cards', seats: [ME], undo: 'maybe' })).toEqual([400, 'api.malformed']);
    expect(await make({ game: 'cards', seats: [ME], extra: 1 })).toEqual([400, 'api.malformed']);
    expect(await refusal(new Client(s.address).makeTable({ game: 'cards', seats: [ME] }))).toEqual([
      401,
      'api.no-name',
    ]);
  });

  test('a table that is not there is not found', async () => {
    const ann = await s.person('Ann');
    for (const table of ['nothing', 'AAA-AAA', '..%2f..%2fetc%2fpasswd', 'x'.repeat(41)])
      expect((await refusal(ann.info(table)))[0]).toBeGreaterThanOrEqual(400);
    expect(await refusal(ann.info('AAA-AAA'))).toEqual([404, 'api.no-table']);
    expect(await refusal(ann.act('nothing', { do: 'join' }))).toEqual([404, 'api.no-table']);
  });

  test('a seat moves to another browser by a code that works once', async () => {
    const [ann, phone, eve] = [await s.person('Ann'), await s.person('Phone'), await s.person('Eve')];
    const { id } = await ann.makeTable({ game: 'cards', seats: [ME, OPEN] });
    expect(await refusal(eve.request('POST', `/api/tables/${id}/seat-code`, {}))).toEqual([409, 'table.watching']);
    expect(await refusal(ann.request('POST', `/api/tables/${id}/seat-code`, { seat: 1 }))).toEqual([
      409,
      'table.not-your-seat',
    ]);
    const { code } = await ann.request<{ code: string }>('POST', `/api/tables/${id}/seat-code`, {});
    expect(await refusal(phone.request('POST', '/api/me/seat', { code: 'AAAA-AAAA-AAAA' }))).toEqual([
      409,
      'table.wrong-seat-code',
    ]);
    expect(await phone.request('POST', '/api/me/seat', { code: code.toLowerCase() })).toEqual({ id, seat: 0 });
    expect((await phone.info(id)).seats[0]).toMatchObject({ name: 'Ann', yours: true });
    expect((await ann.info(id)).seats[0]!.yours).toBe(false);
    expect(await refusal(eve.request('POST', '/api/me/seat', { code }))).toEqual([409, 'table.wrong-seat-code']);
    expect((await phone.tables()).mine.map((card) => card.id)).toEqual([id]);
    // A seat is a seat: whoever ran the table still does.
    expect([(await phone.info(id)).host, (await ann.info(id)).host]).toEqual([false, true]);
    expect((await ann.tables()).mine.map((card) => card.id)).toEqual([id]);
  });

  test('running the table moves along only if whoever runs it says so', async () => {
    const [ann, phone, eve] = [await s.person('Ann'), await s.person('Phone'), await s.person('Eve')];
    const { id } = await ann.makeTable({ game: 'cards', seats: [ME, { kind: 'me', name: 'Bob' }, OPEN] });
    const codeFor = async (who: Client, body: object) =>
      (await who.request<{ code: string }>('POST', `/api/tables/${id}/seat-code`, body)).code;
    await phone.request('POST', '/api/me/seat', { code: await codeFor(ann, { seat: 0, host: true }) });
    expect([(await phone.info(id)).host, (await ann.info(id)).host]).toEqual([true, false]);
    // Whoever does not run it cannot give that away.
    await eve.request('POST', '/api/me/seat', { code: await codeFor(ann, { seat: 1, host: true }) });
    expect([(await phone.info(id)).host, (await eve.info(id)).host]).toEqual([true, false]);
    expect((await ann.tables()).mine).toEqual([]);
  });

  test('the whole record is there when the game has ended; before, one sees what one may know', async () => {
    const [ann, eve] = [await s.person('Ann'), await s.person('Eve')];
    const { id } = await ann.makeTable({ game: 'cards', seats: [ME] });
    expect(await refusal(ann.request('GET', `/api/tables/${id}/watch`))).toEqual([409, 'table.not-playing']);
    await ann.act(id, { do: 'start' });
    const table = await ann.sit(id);
    for (let i = 0; i < 3; i += 1) await answer(table);
    expect(await refusal(ann.request('GET', `/api/tables/${id}/record`))).toEqual([409, 'table.record-later']);
    const hand = (table.model!.view as { hand: string[] }).hand;
    const mine = JSON.stringify(await ann.request('GET', `/api/tables/${id}/watch`));
    const theirs = JSON.stringify(await eve.request('GET', `/api/tables/${id}/watch`));
    for (const card of hand) {
      expect(mine).toContain(card);
      expect(theirs).not.toContain(card);
    }
    expect(`${mine}${theirs}`).not.toContain('seed');
    while (table.model!.question) await answer(table);
    expect(table.model!.info.status).toBe('over');
    const record = await eve.request<{ format: string }>('GET', `/api/tables/${id}/record`);
    expect(record.format).toBe('holotape-save');
    table.close();
  });

  test('a rematch seats the same people; alone it begins at once', async () => {
    const [ann, ben] = [await s.person('Ann'), await s.person('Ben')];
    const { id } = await ann.makeTable({ game: 'cards', seats: [ME, OPEN], title: 'Again' });
    await ben.act(id, { do: 'join' });
    await ann.act(id, { do: 'start' });
    await ann.act(id, { do: 'abandon' });
    const [one, other] = await Promise.all([ann.act(id, { do: 'rematch' }), ben.act(id, { do: 'rematch' })]);
    expect(one.rematch).toBe(other.rematch);
    expect(await ben.info(one.rematch!)).toMatchObject({ title: 'Again, rematch', status: 'waiting' });
    expect((await ben.info(one.rematch!)).seats.map(({ name, yours }) => [name, yours])).toEqual([
      ['Ann', false],
      ['Ben', true],
    ]);
    await ann.act(one.rematch!, { do: 'abandon' });
    const { rematch: turned } = await ben.act(one.rematch!, { do: 'rematch', sides: 'changed' });
    expect((await ben.info(turned!)).seats.map(({ name, yours }) => [name, yours])).toEqual([
      ['Ben', true],
      ['Ann', false],
    ]);
    const alone = await ann.makeTable({ game: 'cards', seats: [ME] });
    await ann.act(alone.id, { do: 'start' });
    await ann.act(alone.id, { do: 'abandon' });
    const { rematch } = await ann.act(alone.id, { do: 'rematch' });
    expect((await ann.info(rematch!)).status).toBe('playing');
  });
});

test('the games say how they are played', async () => {
  const games = await new Client(s.address).request<{ id: string }[]>('GET', '/api/games');
  expect(games).toMatchObject([
    { id: 'cards', title: 'Cards', seats: { least: 1, most: 4 }, bots: ['random'] },
    { id: 'placement' },
  ]);
  expect(await refusal(new Client(s.address).request('GET', '/api/games/cards/rules'))).toEqual([
    404,
    'api.nothing-here',
  ]);
});

test('the real shelf has the games that have a board, with their rules', async () => {
  const real = await startTestServer({ shelf: builtInShelf() });
  const client = new Client(real.address);
  expect(await client.request('GET', '/api/games')).toMatchObject([
    { id: 'vault', bots: ['random', 'gentle', 'greedy', 'search'] },
    { id: 'adventure', bots: ['random', 'gentle', 'greedy'] },
    { id: 'skirmish', bots: ['random', 'gentle', 'greedy', 'search'] },
    { id: 'campaign' },
  ]);
  const rules = await client.request<{ rules: unknown[] }>('GET', '/api/games/vault/rules');
  expect(JSON.stringify(rules)).toContain('SH-SETUP-1');
  await real.stop();
});

describe('the page', () => {
  test('without a build there is a friendly one, for every address of the app', async () => {
    for (const path of ['', 't/K7R-4QX', 'rules/vault']) {
      const response = await fetch(`${s.address}${path}`, { headers: { accept: 'text/html' } });
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('npm start');
    }
    expect((await fetch(`${s.address}missing.js`)).status).toBe(404);
    expect((await fetch(`${s.address}api/missing`)).status).toBe(404);
  });

  test('with a build its files come with the right age', async () => {
    const folder = tempFolder();
    mkdirSync(`${folder.path}/assets`);
    writeFileSync(`${folder.path}/index.html`, '<!doctype html><title>The app</title>');
    writeFileSync(`${folder.path}/assets/app-1234.js`, 'export {}');
    writeFileSync(`${folder.path}/sw.js`, '// worker');
    const built = await startTestServer({ web: folder.path });
    const get = (path: string) => fetch(`${built.address}${path}`, { headers: { accept: 'text/html,*/*' } });
    // The code of a force has full stops in it, and is no file.
    for (const path of ['', 't/K7R-4QX', 'skirmish/forces/F1.2020.ku.0.wg71.x7gs']) {
      const page = await get(path);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(await page.text()).toContain('The app');
    }
    const script = await get('assets/app-1234.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect((await get('sw.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('assets/missing.js')).status).toBe(404);
    await built.stop();
    folder.remove();
  });
});

test('bots of the server play a whole game in their threads', async () => {
  const real = await startTestServer({ shelf: builtInShelf() });
  const ann = await real.person('Ann');
  const { id } = await ann.makeTable({ game: 'vault', seats: [{ kind: 'bot', bot: 'greedy' }, BOT] });
  await ann.act(id, { do: 'start' });
  const table = await ann.sit(id);
  await until('the end of the game', () => table.model!.info.status === 'over', 25_000);
  expect(table.model!.result!.scores).toHaveLength(2);
  table.close();
  await real.stop();
});
