/** The handbook's example of a Settlement Phase, figure by figure. CH-SETEX */
import { describe, expect, test } from 'vitest';
import { demandOf, supplyOf } from '../../campaign/queries/supply.ts';
import { ann, force, inPhase, leading } from '../helpers/campaign.ts';

const STRUCTURES = [
  'generator-small',
  'generator-small',
  'generator-small',
  'stores',
  'stores',
  'maintenance-shed',
  'listening-post',
  'boston-bugle-small',
  'weapons-workbench',
];

/** Nine Structures, a Stimpak from the Shed, Gun Nut for rifles, 257 Caps. */
const start = (more: Partial<Parameters<typeof inPhase>[0]> = {}) =>
  inPhase({
    stage: 'build',
    caps: 257,
    structures: STRUCTURES,
    perks: ['gun-nut-rifle'],
    pool: ['stimpak'],
    items: ['stun-pack', 'comfort-grip', 'damaged-hazmat-suit', 'sturdy-leather-armor', 'cram'],
    boosts: ['take-two', 'get-ready'],
    explore: ['gun-for-hire', 'nothing'],
    // What goes back into the Item Deck after the first use lies under the rest.
    chance: { 'deck.items': [[3, 0, 1, 2]], 'match.side': [0] },
    ...more,
  });

describe('the example', () => {
  test('CH-SETEX-1 it begins with 9 Structures, 9 Power, a Stimpak and 257 Caps', () => {
    const t = start();
    const { structures } = ann(t).settlement!;
    expect([structures.length, supplyOf(t.session.position, 0, 'power'), ann(t).pool.items, ann(t).caps]).toEqual([
      9,
      9,
      ['stimpak'],
      257,
    ]);
  });

  test('CH-SETEX-2 an Armor Shop for 150 Caps leaves 107, and there is Power for all', () => {
    const t = start();
    t.seat(0).answer('build:armor-shop');
    expect([ann(t).caps, demandOf(t.session.position, 0, 'power')]).toEqual([107, 6]);
    t.seat(0).answer('done');
    expect(t.seat(0).asked()!.ask).toBe('draw');
  });

  test('CH-SETEX-3 the Workbench passes over Stun Pack and finds Comfort Grip', () => {
    const t = start();
    t.seat(0).answer('done', 'use:weapons-workbench-9');
    expect(ann(t).pool.items).toEqual(['stimpak', 'comfort-grip']);
    expect(t.state.decks.items).toContain('stun-pack');
  });

  test('CH-SETEX-4 the Armor Shop draws two, and Sturdy Leather Armor is kept', () => {
    const t = start();
    t.seat(0).answer('build:armor-shop', 'done', 'use:armor-shop-10');
    expect(t.seat(0).asked()!.can).toEqual(['keep:damaged-hazmat-suit', 'keep:sturdy-leather-armor']);
    t.seat(0).answer('keep:sturdy-leather-armor');
    expect(ann(t).pool.items).toEqual(['stimpak', 'sturdy-leather-armor']);
  });

  test('CH-SETEX-5 50 Caps to explore and 30 for the gun leave 27: too few for a second time, which 57 would pay', () => {
    const paid = start({ caps: 107 });
    paid.seat(0).answer('done', 'use:listening-post-7');
    expect(ann(paid).caps).toBe(57);
    paid.seat(0).answer('offer:pay');
    expect(ann(paid).caps).toBe(27);
    expect(paid.seat(0).refuse('use:listening-post-7').rule).toBe('CH-STRUCT-36');
    const unpaid = start({ caps: 107 });
    unpaid.seat(0).answer('done', 'use:listening-post-7', 'walk-by', 'use:listening-post-7');
    expect(ann(unpaid).caps).toBe(7);
  });

  test('CH-RULING-50 the small rack draws one Boost, as its table says', () => {
    const t = start();
    t.seat(0).answer('done', 'use:boston-bugle-small-8');
    expect(ann(t).pool.boosts).toEqual(['take-two']);
  });

  test('CH-SETEX-6 two Stores take two Boosts and the armor; Stimpak and Comfort Grip are sold', () => {
    const t = start({
      stage: 'select',
      caps: 27,
      pool: ['stimpak', 'comfort-grip', 'sturdy-leather-armor', 'take-two', 'get-ready'],
    });
    t.seat(0).answer('take:take-two', 'take:get-ready', 'take:sturdy-leather-armor');
    expect(t.seat(0).refuse('take:stimpak').rule).toBe('CH-SELECT-1');
    t.seat(0).answer('done');
    expect(ann(t).caps).toBe(27 + 38 + 12);
    expect(ann(t).taken).toEqual({ items: ['sturdy-leather-armor'], boosts: ['take-two', 'get-ready'], uniques: [] });
  });

  test('CH-SETEX-7 Gun For Hire takes no place, and goes into the next battle', () => {
    const t = start({ caps: 107 });
    t.seat(0).answer('done', 'use:listening-post-7', 'offer:pay', 'done', 'take:stimpak', 'done', 'noon');
    t.seat(0).answer(force(leading('hunting-rifle', 'stimpak')));
    expect(t.state.battles[0]!.sides[0]!.consequences).toEqual(['gun-for-hire']);
    expect(t.seat(1).view().battles[0]!.sides[0]!.consequences).toBeNull();
  });
});
