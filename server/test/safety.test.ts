import { expect, test } from 'vitest';
import { Identities } from '../identity.ts';
import { Limiter } from '../limits.ts';
import { askerOf } from '../safety.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2030, 0, 1);
const ANN = { id: 'ann', name: 'Ann \u{1F9E8}' };

test('a token lasts 400 days, is made anew after 30, and then lasts on', () => {
  const identities = new Identities(Identities.newKey());
  const token = identities.token(ANN, NOW);
  const after = (days: number) => identities.read(token, NOW + days * DAY);
  expect(after(0)).toEqual({ person: ANN, old: false });
  expect(after(30)).toEqual({ person: ANN, old: false });
  expect(after(31)).toEqual({ person: ANN, old: true });
  expect(after(399.9)).toEqual({ person: ANN, old: true });
  expect(after(400)).toBeUndefined();
  expect(identities.read(identities.token(ANN, NOW + 31 * DAY), NOW + 400 * DAY)).toEqual({ person: ANN, old: true });
});

test('a token of another key, or changed in any place, is nobody', () => {
  const identities = new Identities(Identities.newKey());
  const token = identities.token(ANN, NOW);
  expect(new Identities(Identities.newKey()).read(token, NOW)).toBeUndefined();
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
  expect([takes(), takes(), takes(), limiter.allows('ann')]).toEqual([true, true, false, false]);
  expect([limiter.allows('ben'), limiter.takes('ben')]).toEqual([true, true]);
  now = 2_000;
  expect([limiter.allows('ann'), limiter.allows('ann'), takes(), takes()]).toEqual([true, true, true, false]);
});
