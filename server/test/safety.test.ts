import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { Identities } from '../identity.ts';
import { newKey } from '../identity-keys.ts';
import { Limiter } from '../limits.ts';
import { askerOf } from '../safety.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2030, 0, 1);
const ANN = { id: 'ann', name: 'Ann \u{1F9E8}' };
const BROWSER = { person: ANN, device: 'browser', left: 0, old: false };

/** Where names that were left are kept. */
function leaving() {
  const left = new Map<string, number>();
  const leave = async (name: string) => {
    left.set(name, (left.get(name) ?? 0) + 1);
    return left.get(name)!;
  };
  return { left, leave };
}
const newIdentities = () => new Identities(newKey(), leaving());

test('a token lasts 400 days, is made anew after 30, and then lasts on', () => {
  const identities = newIdentities();
  const token = identities.token(BROWSER, NOW);
  const after = (days: number) => identities.read(token, NOW + days * DAY);
  expect(after(0)).toEqual(BROWSER);
  expect(after(30)).toEqual(BROWSER);
  expect(after(31)).toEqual({ ...BROWSER, old: true });
  expect(after(399.9)).toEqual({ ...BROWSER, old: true });
  expect(after(400)).toBeUndefined();
  expect(identities.read(identities.token(BROWSER, NOW + 31 * DAY), NOW + 400 * DAY)).toEqual({
    ...BROWSER,
    old: true,
  });
});

test('a token of another key, or changed in any place, is nobody', () => {
  const identities = newIdentities();
  const token = identities.token(BROWSER, NOW);
  expect(newIdentities().read(token, NOW)).toBeUndefined();
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    const read = identities.read(token.slice(0, at) + other + token.slice(at + 1), NOW);
    expect([at, read]).toEqual([at, undefined]);
  }
});

test('neighbours in one half of IPv6 are one asker; an address of IPv4 is one', () => {
  expect(askerOf('203.0.113.7')).toBe('203.0.113.7');
  expect(askerOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(askerOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(askerOf('2001:DB8:1:2::9')).toBe('2001:db8:1:2');
  expect(askerOf('2001:db8::9')).toBe('2001:db8:0:0');
  expect(askerOf('::1')).toBe('0:0:0:0');
  expect(askerOf('fe80::')).toBe('fe80:0:0:0');
  expect(askerOf('')).toBe('');
});

test('a bucket gives so many at once, and fills up again by and by', () => {
  let now = 0;
  const limiter = new Limiter({ burst: 2, perSecond: 0.5 }, () => now);
  const takes = () => limiter.takes('ann');
  expect([takes(), takes(), takes(), limiter.takes('ben')]).toEqual([true, true, false, true]);
  now = 2_000;
  expect([takes(), takes()]).toEqual([true, false]);
  limiter.givesBack('ann');
  expect([takes(), takes()]).toEqual([true, false]);
  // Never more than there were.
  for (let i = 0; i < 9; i += 1) limiter.givesBack('ben');
  expect([limiter.takes('ben'), limiter.takes('ben'), limiter.takes('ben')]).toEqual([true, true, false]);
});

test('a token is void once its browser has left, and all of a person once they have left everywhere', async () => {
  const store = leaving();
  const key = newKey();
  const identities = new Identities(key, store);
  const phone = { ...BROWSER, device: 'phone' };
  const ben = { ...BROWSER, person: { id: 'ben', name: 'Ben' }, device: 'third' };
  const read = (token: string, by = identities) => by.read(token, NOW)?.device;
  const [here, there, other] = [BROWSER, phone, ben].map((known) => identities.token(known, NOW)) as [
    string,
    string,
    string,
  ];
  const renewed = identities.token(identities.read(here, NOW + 31 * DAY)!, NOW);
  await identities.leaveDevice(phone, NOW);
  expect([here, there, other].map((token) => read(token))).toEqual(['browser', undefined, 'third']);
  const again = identities.token(await identities.leaveEverywhere(BROWSER, NOW), NOW);
  expect([here, renewed, there, other, again].map((token) => read(token))).toEqual([
    undefined,
    undefined,
    undefined,
    'third',
    'browser',
  ]);
  // Another process, later, knows it too.
  const later = new Identities(key, store, store.left);
  expect([here, there, other, again].map((token) => read(token, later))).toEqual([
    undefined,
    undefined,
    'third',
    'browser',
  ]);
});

test('a token of before, without the name of a browser, is as good, and can be left as well', async () => {
  const key = 'key';
  const identities = new Identities(key, leaving());
  const text = Buffer.from(JSON.stringify({ ...ANN, until: NOW + DAY })).toString('base64url');
  const token = `${text}.${createHmac('sha256', key).update(`identity:${text}`).digest('base64url')}`;
  const known = identities.read(token, NOW)!;
  expect(known.person).toEqual(ANN);
  const renewed = identities.token(known, NOW);
  await identities.leaveDevice(known, NOW);
  expect([identities.read(token, NOW), identities.read(renewed, NOW)]).toEqual([undefined, undefined]);
});
