/** Settlements: what a new one has, and what it is for. CH-SETTLE */
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { roomLeft, roomOf } from '../../campaign/queries/building.ts';
import { limitOf } from '../../campaign/queries/forces.ts';
import { retentionOf, selectionOf } from '../../campaign/queries/selecting.ts';
import { demandOf, supplyOf } from '../../campaign/queries/supply.ts';
import { ann, campaign, force, inBattle, inPhase, leading, report } from '../helpers/campaign.ts';
import { STARTING } from '../helpers/houses.ts';

const founded = (options = {}) => {
  const t = testTable(campaign, { seats: 2, options });
  t.seat(0).answer('survivors', 'sole-survivor', 'hunter');
  return t;
};

describe('a new Settlement', () => {
  test('CH-SETTLE-6 it has two small Generators, Stores, a Shed and a Listening Post for nothing', () => {
    const t = founded();
    expect(ann(t).settlement!.structures.map(({ card }) => card)).toEqual(STARTING);
    expect(ann(t).caps).toBe(0);
  });

  test('CH-SETTLE-7 the two Generators give 6 Power, and 3 are wanted', () => {
    const { session } = founded();
    expect([supplyOf(session.position, 0, 'power'), demandOf(session.position, 0, 'power')]).toEqual([6, 3]);
  });

  test('CH-SETTLE-8 one place in Stores, one in Sheds, and somebody to send out', () => {
    const { session } = founded();
    expect([selectionOf(session.position, 0), retentionOf(session.position, 0)]).toEqual([1, 1]);
    const t = inPhase({ stage: 'draw', caps: 50, explore: ['nothing'] });
    expect(t.seat(0).asked()!.can).toContain('use:listening-post-5');
  });

  test('CH-RULING-72 the first Shed is like any other: one item, or two Boosts', () => {
    expect(retentionOf(founded().session.position, 0)).toBe(1);
  });

  test('CH-SETTLE-9 founding one takes all Caps that were earned before', () => {
    const t = inPhase({
      stage: 'after',
      more(house) {
        house.settlement = null;
        house.caps = 370;
        house.carried = 370;
      },
    });
    expect(t.seat(0).asked()).toEqual({ ask: 'after.found', can: ['not-yet', 'found'], cannot: {} });
    t.seat(0).answer('found');
    expect(ann(t).caps).toBe(0);
    expect(ann(t).settlement!.structures).toHaveLength(5);
  });

  test('CH-SETTLE-10 there is room for 15 Structures, and the sixteenth is refused for nothing', () => {
    const t = inPhase({ stage: 'build', caps: 500, structures: [...STARTING, ...Array<string>(9).fill('stores')] });
    t.seat(0).answer('build:water-pump');
    expect(ann(t).settlement!.structures).toHaveLength(15);
    expect(t.seat(0).refuse('build:water-pump')).toEqual({
      rule: 'CH-SETTLE-10',
      sentence: 'All 15 places are taken. Land gives room for ten more.',
    });
    expect(ann(t).caps).toBe(450);
  });

  test('CH-RULING-45 the five it begins with take five of them', () => {
    expect(roomLeft(founded().session.position, 0)).toBe(10);
  });

  test('CH-SETTLE-11 500 Caps or 5 Quests give room for 10 more, and more than once', () => {
    const t = inPhase({ stage: 'build', caps: 1000, more: (house) => (house.quests.count = 5) });
    t.seat(0).answer('land:caps', 'land:caps');
    expect(roomOf(t.session.position, 0)).toBe(35);
    t.seat(0).answer('land:quests');
    expect([roomOf(t.session.position, 0), ann(t).caps]).toEqual([45, 0]);
    expect(t.seat(0).refuse('land:quests').rule).toBe('CH-BUILD-12');
  });
});

describe('what a Settlement is for', () => {
  test('CH-SETTLE-1 Structures, Caps, perks and the Leader are the same from battle to battle', () => {
    const t = inBattle({ structures: [...STARTING, 'bar'], perks: ['armorer'] });
    t.seat(0).answer(report(t, [0]));
    const after = ann(t);
    expect(after.settlement!.structures.map(({ card }) => card)).toEqual([...STARTING, 'bar']);
    expect(after.settlement!.perks).toEqual(['armorer']);
    expect([after.caps, after.leader]).toEqual([200, { member: 'sole-survivor', card: 'hunter' }]);
  });

  test('CH-SETTLE-2 without one nobody explores: there is no phase', () => {
    const t = inPhase({ stage: 'after', more: (house) => (house.settlement = null) });
    t.seat(0).answer('not-yet');
    expect(t.state.stage).toBe('matching');
    expect(t.seat(0).refuse('use:listening-post-5').sentence).toContain('is not one of the choices');
  });

  test('CH-SETTLE-3 with and without one: the same limit for both', () => {
    const t = inPhase({
      stage: 'matching',
      more(house, state) {
        house.due = false;
        state.houses[1]!.settlement = null;
      },
    });
    t.seat(0).answer('noon');
    expect([0, 1].map((seat) => limitOf(t.session.position, seat))).toEqual([750, 750]);
    for (const { seat } of t.state.battles[0]!.sides) t.seat(seat).answer(force(leading('hunting-rifle')));
    expect(t.state.stage).toBe('battle');
  });

  test('CH-SETTLE-4 Build, Draw, Select, in this order: what belongs to another step is refused', () => {
    const t = inPhase({ stage: 'build', caps: 100, pool: ['stimpak'] });
    expect(t.seat(0).refuse('take:stimpak').rule).toBeUndefined();
    t.seat(0).answer('done');
    expect(t.seat(0).asked()!.ask).toBe('draw');
    t.seat(0).answer('done');
    expect(t.seat(0).asked()!.ask).toBe('select');
    expect(t.seat(0).refuse('build:water-pump').rule).toBeUndefined();
  });

  test('CH-SETTLE-5 of three cards that are drawn one is kept, and not two', () => {
    const t = inPhase({
      stage: 'draw',
      structures: [...STARTING, 'weapons-emporium'],
      items: ['10mm-pistol', 'machete', 'combat-rifle', 'stimpak'],
    });
    t.seat(0).answer('use:weapons-emporium-6');
    expect(t.seat(0).asked()).toEqual({
      ask: 'draw.keep',
      can: ['keep:10mm-pistol', 'keep:machete', 'keep:combat-rifle'],
      cannot: {},
    });
    t.seat(0).answer('keep:machete');
    expect(ann(t).pool.items).toEqual(['machete']);
    expect(t.seat(0).asked()!.ask).toBe('draw');
  });
});
