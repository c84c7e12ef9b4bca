/** Explore cards: drawn, resolved at once, and felt later. CH-EXPLORE */
import { describe, expect, test } from 'vitest';
import { labelOf } from '../../campaign/labels.ts';
import { leaderValue } from '../../campaign/queries/leading.ts';
import { ann, force, inPhase, leading, unit } from '../helpers/campaign.ts';
import { STARTING } from '../helpers/houses.ts';

const exploring = (explore: readonly string[], more: Partial<Parameters<typeof inPhase>[0]> = {}) =>
  inPhase({ stage: 'draw', caps: 120, structures: [...STARTING, 'ranger-outpost', 'scout-camp'], explore, ...more });

describe('who explores', () => {
  test('CH-STRUCT-36 the Listening Post takes 50 Caps each time, as often as they are there', () => {
    const t = exploring(['nothing', 'nothing', 'nothing']);
    t.seat(0).answer('use:listening-post-5', 'walk-by', 'use:listening-post-5', 'walk-by');
    expect(ann(t).caps).toBe(20);
    expect(t.seat(0).refuse('use:listening-post-5')).toEqual({
      rule: 'CH-STRUCT-36',
      sentence: 'It costs 50 Caps; the chest has 20.',
    });
    const second = inPhase({ stage: 'build' });
    expect(second.seat(0).refuse('build:listening-post').rule).toBe('CH-STRUCT-6');
  });

  test('CH-STRUCT-37 the Ranger Outpost explores once, for nothing', () => {
    const t = exploring(['nothing'], { caps: 0 });
    t.seat(0).answer('use:ranger-outpost-6', 'walk-by');
    expect(ann(t).caps).toBe(0);
    expect(t.seat(0).refuse('use:ranger-outpost-6').rule).toBe('CH-DRAW-1');
  });

  test('CH-STRUCT-38 the Scout Camp finds another card, before any test', () => {
    const t = exploring(['collapsed-pharmacy', 'wrecked-hauler']);
    t.seat(0).answer('use:ranger-outpost-6');
    expect(t.seat(0).asked()).toEqual({
      ask: 'explore',
      can: ['offer:search', 'walk-by', 'scout:scout-camp-7'],
      cannot: {},
    });
    t.seat(0).answer('scout:scout-camp-7');
    expect(ann(t).settlement!.structures[6]!.used).toBe(1);
    expect(t.state.exploring).toBe('wrecked-hauler');
    expect(t.seat(0).asked()!.can).toEqual(['offer:lift', 'walk-by']);
  });

  test('CH-RULING-60 and before anything on the card is done', () => {
    const t = exploring(['flooded-cellar'], { items: ['cram', 'beer', 'machete'] });
    t.seat(0).answer('use:ranger-outpost-6', 'offer:wade');
    expect(t.seat(0).asked()!.ask).toBe('draw');
    expect(t.seat(0).refuse('scout:scout-camp-7').rule).toBeUndefined();
  });
});

describe('what is found', () => {
  test('CH-EXPLORE-1 a card is resolved before anything else is used, and is no card of the pool', () => {
    const t = exploring(['wrecked-hauler'], { items: ['combat-armor'], chance: { 'explore.test': [[1]] } });
    t.seat(0).answer('use:ranger-outpost-6');
    expect(t.seat(0).refuse('use:listening-post-5').rule).toBeUndefined();
    t.seat(0).answer('offer:lift');
    expect([ann(t).pool.items, t.state.exploring]).toEqual([['combat-armor'], null]);
  });

  test('CH-CONSEQ-9 Gun For Hire: 30 Caps or nothing, and not with fewer', () => {
    const paid = exploring(['gun-for-hire'], { caps: 57 });
    paid.seat(0).answer('use:ranger-outpost-6', 'offer:pay');
    expect([ann(paid).caps, ann(paid).pending]).toEqual([27, ['gun-for-hire']]);
    const not = exploring(['gun-for-hire'], { caps: 57 });
    not.seat(0).answer('use:ranger-outpost-6', 'walk-by');
    expect([ann(not).caps, ann(not).pending]).toEqual([57, []]);
    const poor = exploring(['gun-for-hire'], { caps: 29 });
    poor.seat(0).answer('use:ranger-outpost-6');
    expect(poor.seat(0).refuse('offer:pay').sentence).toBe('It costs 30 Caps; the chest has 29.');
  });

  test('CH-EXPLORE-2 a Consequence takes no place in Stores', () => {
    const t = exploring(['gun-for-hire'], { pool: ['stimpak'] });
    t.seat(0).answer('use:ranger-outpost-6', 'offer:pay', 'done', 'take:stimpak', 'done');
    expect([ann(t).pending, ann(t).taken.items]).toEqual([['gun-for-hire'], ['stimpak']]);
  });

  test('CH-EXPLORE-3 tests are those of the Leader', () => {
    const t = exploring(['gunner-cache'], { items: ['machete', 'combat-rifle'], chance: { 'explore.test': [[9]] } });
    expect(leaderValue(t.session.position, 0, 'PER')).toBe(7);
    t.seat(0).answer('use:ranger-outpost-6', 'offer:wait');
    expect(t.logged('CH-EXPLORE-3')).toEqual(['The Leader of Ann shows 4, 7 or less: passed.']);
    expect(ann(t).pool.items).toEqual(['machete', 'combat-rifle']);
  });

  test('CH-EXPLORE-3 the odds that are told are those of the die', () => {
    const passed = Array.from({ length: 20 }, (_, at) => {
      const t = exploring(['gunner-cache'], { items: ['machete'], chance: { 'explore.test': [[at + 1]] } });
      t.seat(0).answer('use:ranger-outpost-6', 'offer:wait');
      return t.logged('CH-EXPLORE-3')[0]!.endsWith('passed.');
    });
    const t = exploring(['gunner-cache']);
    t.seat(0).answer('use:ranger-outpost-6');
    const { detail } = labelOf(t.session.position, ['Ann', 'Ben'], { ask: 'explore', seat: 0 }, 'offer:wait');
    const percent = (100 * passed.filter(Boolean).length) / passed.length;
    expect(detail).toMatch(new RegExp(`The Leader needs 7 or less: ${percent} %\\.$`));
  });

  test('CH-EXPLORE-4 two less for a Leader who was removed in the last battle', () => {
    const t = exploring(['gunner-cache'], { more: (house) => (house.fallen = true) });
    expect(leaderValue(t.session.position, 0, 'PER')).toBe(5);
  });

  test('CH-RULING-61 the unit card with Leader card and perks counts, and no items', () => {
    const t = exploring([], { more: (house) => (house.leader!.card = 'brawler') });
    const plain = exploring([]);
    expect(leaderValue(t.session.position, 0, 'CHA') - leaderValue(plain.session.position, 0, 'CHA')).toBe(2);
  });

  test('CH-EXPLORE-5 harm is allotted when the force is there, and not before that is done', () => {
    const t = inPhase({
      stage: 'matching',
      chance: { 'match.side': [0] },
      more(house) {
        house.due = false;
        house.harms = [{ what: 'damage', count: 2 }];
      },
    });
    t.seat(0).answer('noon', force(leading('hunting-rifle'), unit('settler')));
    expect(t.seat(0).asked()).toEqual({ ask: 'force.allot', can: ['sole-survivor', 'settler'], cannot: {} });
    t.seat(0).answer('settler');
    expect(t.state.battles[0]!.sides[1]!.list).toBeNull();
    t.seat(0).answer('sole-survivor');
    expect(t.state.battles[0]!.sides[0]!.allotted.map(({ damage }) => damage)).toEqual([1, 1]);
  });

  test('what is to come comes when the next phase begins', () => {
    const t = inPhase({ stage: 'leader', more: (house) => house.settlement!.later.push('lost-trade') });
    expect(t.seat(0).asked()!.ask).toBe('explore.structure');
    t.seat(0).answer('bar');
    expect(ann(t).settlement!.structures.at(-1)).toMatchObject({ card: 'bar', given: true });
  });

  test('a generator that was lent out is dark for one phase', () => {
    const t = exploring(['dark-farmhouse'], { caps: 0 });
    t.seat(0).answer('use:ranger-outpost-6', 'offer:take', 'generator-small-2');
    expect([ann(t).caps, ann(t).settlement!.dims]).toEqual([80, ['generator-small-2']]);
    const next = inPhase({ stage: 'leader', more: (house) => house.settlement!.dims.push('generator-small-2') });
    expect(next.seat(0).view().houses[0]!.sums!.power.supply).toBe(3);
  });

  test('a card that must be dealt with offers no way past it, unless nothing is possible', () => {
    const t = exploring(['hungry-mongrels']);
    t.seat(0).answer('use:ranger-outpost-6');
    expect(t.seat(0).asked()).toEqual({
      ask: 'explore',
      can: ['offer:fight', 'scout:scout-camp-7'],
      cannot: { 'offer:feed': 'That takes 1 fitting items of the pool; there are 0.' },
    });
    t.seat(0).answer('offer:fight');
    expect(ann(t).harms).toEqual([{ what: 'stunned', count: 1 }]);
    expect(t.state.decks.explore).toEqual(['hungry-mongrels']);
  });
});
