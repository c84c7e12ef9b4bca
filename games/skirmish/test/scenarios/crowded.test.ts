/** Forces larger than the ground that was meant for them. */
import { asData, startSession } from '@holotape/kernel';
import { expect, test } from 'vitest';
import { skirmishGame } from '../../index.ts';
import { standardUnit } from '../../queries/force-lists/chance.ts';
import { content } from '../helpers/battle.ts';
import { whatIsWrong } from '../helpers/invariants.ts';

function crowded(more: object = {}) {
  const [prices] = content.prices.keys();
  const units = Array.from({ length: 30 }, () => standardUnit(content, 'skirmisher'));
  const crowd = asData({ name: 'A crowd', prices: prices!, limit: 2000, house: true, boosts: [], units });
  const options = { scenario: 'escort-the-brahmin', caps: 2000, placing: 'auto', own: [crowd, crowd], ...more };
  return startSession(skirmishGame(content), { seats: 2, seed: 'a', options });
}

test('SC-RULING-79 whoever finds no room in the zone stands outside of it, and nobody is asked where', () => {
  const session = crowded();
  const outside = session.ruleLog.filter(({ say, rule }) => say === 'deployed' && rule === 'SC-RULING-79');
  expect(outside.length).toBeGreaterThan(0);
  expect(session.state.round).toEqual(1);
});

test('SC-RULING-79 markers of the handbook for which the zone has no room lie beside it, and not on one another', () => {
  const session = crowded({ book: { sides: [0, 1], level: 'book', overrule: false, waits: true } });
  const { state } = session;
  expect(state.round).toEqual(1);
  expect(state.models.filter(({ unit }) => unit !== 'brahmin')).toHaveLength(60);
  expect(whatIsWrong(session.position, session.question)).toEqual([]);
});
