/** Leaving: a browser, all others, or everywhere. What says who somebody is is void from then on, wherever it was copied. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { refusal, type ServerSetting, startTestServer, until } from './helpers/setting.ts';

let s: ServerSetting;
beforeEach(async () => {
  s = await startTestServer();
});
afterEach(() => s.stop());

const nameOf = async (cookie: string) =>
  (await new Client(s.address, cookie).request<{ name: string | null }>('GET', '/api/me')).name;

/** Ann at a table of hers, and somebody who has copied her cookie. */
async function annAndThief(): Promise<{ ann: Client; stolen: string; id: string }> {
  const ann = await s.person('Ann');
  const { id } = await ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }, { kind: 'open' }] });
  return { ann, stolen: ann.cookie!, id };
}

test('whoever leaves a browser takes the key along: a copy of the cookie opens nothing', async () => {
  const { ann, stolen, id } = await annAndThief();
  const thief = await new Client(s.address, stolen).sit(id);
  expect(thief.model!.info.host).toBe(true);
  let closed = 0;
  thief.onClose = (code) => {
    closed = code;
  };
  await ann.request('DELETE', '/api/me');
  expect(ann.cookie).toBe('holotape=');
  expect(await nameOf(stolen)).toBeNull();
  await until('the screen of the thief to be closed', () => closed === 1008);
  const again = await new Client(s.address, stolen).sit(id);
  expect(again.model!.info).toMatchObject({ host: false, watchers: 1 });
  again.close();
  expect(await refusal(new Client(s.address, stolen).act(id, { do: 'abandon' }))).toEqual([401, 'api.no-name']);
  // It is so after a restart, too.
  await s.restart();
  expect(await nameOf(stolen)).toBeNull();
  // Whoever is nobody may forget that again, at no cost.
  await new Client(s.address).request('DELETE', '/api/me');
});

test('elsewhere: every other cookie is void, and one stays who one is here, with seats and all', async () => {
  const { ann, stolen, id } = await annAndThief();
  await ann.name('Anna');
  const renamed = ann.cookie!;
  const own = await ann.sit(id);
  let closed = 0;
  own.onClose = (code) => {
    closed = code;
  };
  expect(await ann.request('POST', '/api/me/leave', { where: 'elsewhere' })).toEqual({ name: 'Anna' });
  expect([await nameOf(stolen), await nameOf(renamed), await nameOf(ann.cookie!)]).toEqual([null, null, 'Anna']);
  expect((await ann.info(id)).host).toBe(true);
  // Its own screens come back with the new one.
  await until('the screen to be closed', () => closed === 1008);
  const back = await ann.sit(id);
  expect(back.model!.info.host).toBe(true);
  back.close();
  // Once more, and after a restart.
  const second = ann.cookie!;
  await s.restart();
  const later = new Client(s.address, second);
  await later.request('POST', '/api/me/leave', { where: 'elsewhere' });
  expect([await nameOf(second), await nameOf(later.cookie!)]).toEqual([null, 'Anna']);
});

test('everywhere: this browser leaves as well', async () => {
  const { ann, stolen } = await annAndThief();
  const ben = await s.person('Ben');
  expect(await ann.request('POST', '/api/me/leave', { where: 'everywhere' })).toEqual({ name: null });
  expect([ann.cookie, await nameOf(stolen), await nameOf(ben.cookie!)]).toEqual(['holotape=', null, 'Ben']);
  expect(await refusal(ann.request('POST', '/api/me/leave', { where: 'everywhere' }))).toEqual([401, 'api.no-name']);
  expect(await refusal(ben.request('POST', '/api/me/leave', { where: 'nowhere' }))).toEqual([400, 'api.malformed']);
});

test('what has to be remembered is paid for by address, and nothing is said to be void that is not', async () => {
  await s.stop();
  s = await startTestServer({ limits: { leaves: { burst: 2, perSecond: 0 } } });
  const people = [await s.person('Ann'), await s.person('Ben'), await s.person('Cid')];
  await people[0]!.request('DELETE', '/api/me');
  await people[1]!.request('POST', '/api/me/leave', { where: 'elsewhere' });
  const cid = people[2]!.cookie!;
  expect(await refusal(people[2]!.request('DELETE', '/api/me'))).toEqual([429, 'api.too-fast']);
  expect(people[2]!.cookie).toBe(cid);
  expect(await nameOf(cid)).toBe('Cid');
});
