/** Forces larger than the ground that was meant for them. */
import { asData, startSession } from '@holotape/kernel';
import { expect, test } from 'vitest';
import { skirmishGame } from '../../index.ts';
import { standardUnit } from '../../queries/force-lists/chance.ts';
import { content } from '../helpers/battle.ts';

test('SC-RULING-79 whoever finds no room in the zone stands outside of it, and nobody is asked where', () => {
  const [prices] = content.prices.keys();
  const units = Array.from({ length: 30 }, () => standardUnit(content, 'skirmisher'));
  const crowd = asData({ name: 'A crowd', prices: prices!, limit: 2000, house: true, boosts: [], units });
  const options = { scenario: 'escort-the-brahmin', caps: 2000, placing: 'auto', own: [crowd, crowd] };
  const session = startSession(skirmishGame(content), { seats: 2, seed: 'a', options });
  const outside = session.ruleLog.filter(({ say, rule }) => say === 'deployed' && rule === 'SC-RULING-79');
  expect(outside.length).toBeGreaterThan(0);
  expect(session.state.round).toEqual(1);
});
