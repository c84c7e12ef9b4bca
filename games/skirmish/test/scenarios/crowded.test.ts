/** Forces larger than the ground that was meant for them. */
import { asData, startSession } from '@holotape/kernel';
import { expect, test } from 'vitest';
import type { Point } from '../../geometry/index.ts';
import { skirmishGame } from '../../index.ts';
import { standardUnit } from '../../queries/force-lists/chance.ts';
import { MarkerRoom } from '../../queries/room-left.ts';
import { content, positionOf } from '../helpers/battle.ts';
import { whatIsWrong } from '../helpers/invariants.ts';
import { marker, scenario } from '../helpers/scenario.ts';

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

test('SC-RULING-87 where no place is left at Green from the pillars that lie, the next one lies as far from them as there is room for', () => {
  // Eight inches square around the middle: whatever is left is nearer to one of them than Red.
  const [near, far] = [4572 - 1016, 4572 + 1016];
  const corners = [near, far].flatMap((x) => [near, far].map((y) => [x, y] as const));
  const t = scenario('demolition', {
    state: (state) => {
      state.markers = corners.map((at, n) => marker(`pillar-${n + 1}`, 'pillar', at));
    },
  });
  const step = content.scenarios.get('demolition')!.setup.find((each) => each.does === 'markers')!;
  const room = new MarkerRoom(positionOf(t), step, corners.length);
  const nearest = ({ x, y }: Point) => Math.min(...corners.map(([cx, cy]) => Math.hypot(x - cx, y - cy)));
  const places = [...room.places()];
  expect(places.length).toBeGreaterThan(0);
  // Yellow is four inches.
  expect(places.every((at) => nearest(at) >= 1016 - 1)).toBe(true);
  expect([room.whyNot({ x: 4572, y: 4572 }), room.whyNot({ x: 5300, y: 3900 })?.rule]).toEqual([
    undefined,
    'SC-DEMO-8',
  ]);
});
