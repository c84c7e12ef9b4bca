/** Keys that sign who somebody is are changed without logging anybody out. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { Identities } from '../identity.ts';
import { keysIn, newKey } from '../identity-keys.ts';
import { administer } from '../operating/admin.ts';
import { type ServerSetting, startTestServer } from './helpers/setting.ts';
import { SMALL_GAMES } from './helpers/small-games.ts';

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;
const nobodyLeaves = { leave: async () => 1 };
const NOW = 1_000 * DAY;

test('a token of an old key still says who somebody is, and is made anew', () => {
  const first = newKey();
  const before = new Identities(first, nobodyLeaves);
  const token = before.token(Identities.newcomer('Ann'), NOW);
  expect(before.read(token, NOW)).toMatchObject({ person: { name: 'Ann' }, old: false });
  const keys = Identities.rotated(first, NOW);
  const after = new Identities(keys, nobodyLeaves);
  // For a minute the old one signs, so that every server has heard of the new one by then.
  expect(after.read(token, NOW)).toMatchObject({ old: false });
  expect(after.read(token, NOW + MINUTE)).toMatchObject({ person: { name: 'Ann' }, old: true });
  const fresh = after.token(after.read(token, NOW + MINUTE)!, NOW + MINUTE);
  expect(after.read(fresh, NOW + MINUTE)).toMatchObject({ person: { name: 'Ann' }, old: false });
  expect(before.read(fresh, NOW + MINUTE)).toBeUndefined();
});

test('in the minute in which not everybody has heard of it, what is signed is known everywhere', () => {
  const first = newKey();
  const [behind, ahead] = [
    new Identities(first, nobodyLeaves),
    new Identities(Identities.rotated(first, NOW), nobodyLeaves),
  ];
  const token = ahead.token(Identities.newcomer('Ann'), NOW + MINUTE - 1);
  expect(behind.read(token, NOW + MINUTE)).toMatchObject({ person: { name: 'Ann' } });
});

test('a key goes when nothing that it has signed can come any more', () => {
  let keys = newKey();
  keys = Identities.rotated(keys, NOW);
  keys = Identities.rotated(keys, NOW + 399 * DAY);
  expect(keysIn(keys)).toHaveLength(3);
  keys = Identities.rotated(keys, NOW + 401 * DAY);
  expect(keysIn(keys)).toHaveLength(3);
  expect(keysIn(keys).map(({ from }) => from)).toEqual([401, 399, 0].map((day) => NOW + day * DAY + MINUTE));
});

test('a key of somebody else proves nothing, however many there are', () => {
  const keys = Identities.rotated(newKey(), NOW);
  const foreign = new Identities(newKey(), nobodyLeaves).token(Identities.newcomer('Eve'), NOW);
  expect(new Identities(keys, nobodyLeaves).read(foreign, NOW)).toBeUndefined();
});

let s: ServerSetting;
beforeEach(async () => {
  s = await startTestServer();
});
afterEach(() => s.stop());

test('at a running server: people stay who they are, then and after a restart', async () => {
  const ann = await s.person('Ann');
  expect(await administer({ data: s.data }, { do: 'rotate-keys' }, SMALL_GAMES)).toEqual({ keys: 2 });
  const name = async () =>
    (await new Client(s.address, ann.cookie!).request<{ name: string | null }>('GET', '/api/me')).name;
  expect(await name()).toBe('Ann');
  await s.restart();
  expect(await name()).toBe('Ann');
  expect(await administer({ data: s.data }, { do: 'rotate-keys' }, SMALL_GAMES)).toEqual({ keys: 3 });
  expect(await name()).toBe('Ann');
});
