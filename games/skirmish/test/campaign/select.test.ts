/** Step 3, Select: what goes to the next battle. CH-SELECT, CH-ADBOOST, CH-ADUNIQ */
import { describe, expect, test } from 'vitest';
import { ann, inPhase } from '../helpers/campaign.ts';
import { STARTING } from '../helpers/houses.ts';

const packing = (pool: readonly string[], stores = 1, more: Parameters<typeof inPhase>[0]['more'] = () => {}) =>
  inPhase({ stage: 'select', pool, structures: [...STARTING, ...Array<string>(stores - 1).fill('stores')], more });

describe('Stores', () => {
  test('CH-SELECT-1 two of them hold an item and two Boosts, and no second item', () => {
    const t = packing(['machete', 'stimpak', 'take-two', 'get-ready', 'sixth-sense'], 2);
    t.seat(0).answer('take:machete', 'take:take-two', 'take:get-ready');
    expect(t.seat(0).refuse('take:sixth-sense').rule).toBe('CH-SELECT-1');
    expect(t.seat(0).refuse('take:stimpak')).toEqual({
      rule: 'CH-SELECT-1',
      sentence: 'There are 2 places, each for one item or two Boosts.',
    });
    t.seat(0).answer('leave:machete', 'take:stimpak');
    expect(ann(t).taken.items).toEqual(['stimpak']);
  });

  test('CH-STRUCT-39 one of them holds an item or two Boosts, and not both', () => {
    const item = packing(['machete', 'take-two']);
    item.seat(0).answer('take:machete');
    expect(item.seat(0).refuse('take:take-two').rule).toBe('CH-SELECT-1');
    const boosts = packing(['machete', 'take-two', 'get-ready', 'sixth-sense']);
    boosts.seat(0).answer('take:take-two', 'take:get-ready');
    expect(boosts.seat(0).refuse('take:sixth-sense').rule).toBe('CH-SELECT-1');
    expect(boosts.seat(0).refuse('take:machete').rule).toBe('CH-SELECT-1');
  });

  test('CH-SELECT-2 what stays in the pool is sold for its Caps', () => {
    const t = packing(['comfort-grip', 'stimpak']);
    t.seat(0).answer('done');
    expect([ann(t).caps, ann(t).pool]).toEqual([50, { items: [], boosts: [] }]);
  });

  test('CH-DRAW-3 cards of all Structures are in one pool, with those retained', () => {
    const t = inPhase({
      stage: 'draw',
      pool: ['stimpak'],
      structures: ['chemistry-station', 'boston-bugle-small', 'stores'],
      items: ['jet'],
      boosts: ['take-two'],
    });
    t.seat(0).answer('use:chemistry-station-1', 'use:boston-bugle-small-2', 'done');
    expect(t.seat(0).asked()!.can).toEqual(['done', 'take:stimpak', 'take:jet', 'take:take-two']);
  });

  test('CH-ADBOOST-1 no more Boosts than the highest attribute of the Leader, whatever the Stores', () => {
    const boosts = [
      'take-two',
      'get-ready',
      'sixth-sense',
      'second-chance',
      'very-special',
      'called-shot',
      'a-bit-special',
      'covered',
    ];
    const t = packing(boosts, 5);
    t.seat(0).answer(...boosts.slice(0, 7).map((id) => `take:${id}`));
    expect(t.seat(0).refuse('take:covered')).toEqual({
      rule: 'CH-ADBOOST-1',
      sentence: 'Your Leader allows 7 Boosts at most.',
    });
  });
});

describe('Unique items', () => {
  const earned = (pool: readonly string[]) => packing(pool, 1, (house) => house.uniques.push('alien-blaster'));

  test('CH-ADUNIQ-1 they are always in the pool, and need a place in Stores like others', () => {
    const t = earned(['stimpak']);
    t.seat(0).answer('take:stimpak');
    expect(t.seat(0).refuse('take:alien-blaster').rule).toBe('CH-SELECT-1');
    t.seat(0).answer('leave:stimpak', 'take:alien-blaster');
    expect([ann(t).taken.items, ann(t).uniques]).toEqual([['alien-blaster'], []]);
  });

  test('CH-RULING-63 one that is not taken is not sold', () => {
    const t = earned([]);
    t.seat(0).answer('done');
    expect([ann(t).caps, ann(t).uniques]).toEqual([0, ['alien-blaster']]);
  });

  test('one that is put back is in the pool again', () => {
    const t = earned([]);
    t.seat(0).answer('take:alien-blaster', 'leave:alien-blaster');
    expect([ann(t).taken, ann(t).uniques]).toEqual([{ items: [], boosts: [], uniques: [] }, ['alien-blaster']]);
  });
});
