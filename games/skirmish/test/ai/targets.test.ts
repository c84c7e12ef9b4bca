/** Target priorities: each by itself, and how they follow each other. */
import { describe, expect, test } from 'vitest';
import type { SkirmishState } from '../../state.ts';
import { type BattleSetting, crate, piece, settler, unit } from '../helpers/battle.ts';
import { aimingBy, bare, does, planOf, withTask, wounds } from '../helpers/book.ts';

/** Two of Ben's on either side, as far from Ann's shooter. */
const two = (one: string, other: string, more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [settler('a', [2000, 4000])],
  ben: [unit('b', one, [[3500, 3200]], 'board'), unit('c', other, [[3500, 4800]], 'board')],
  ...more,
});
const by = (...targets: Parameters<typeof aimingBy>) => ({ content: aimingBy(...targets) });
const RECKLESS = { reckless: true };

describe('the list', () => {
  test('CH-AITGT-1 the first priority, then the next for those still tied', () => {
    const setting: BattleSetting = {
      ann: [settler('a', [2000, 4000])],
      ben: [
        unit('b', 'dogmeat', [[3500, 3200]], 'dog-bite'),
        unit('c', 'settler', [[3500, 4000]], 'board'),
        unit('d', 'settler', [[3500, 4800]], 'board'),
      ],
      ...by('wounded', 'weakest', 'nearest'),
      state: wounds({ 'b-1': 3, 'c-1': 3, 'd-1': 1 }),
    };
    const plan = planOf(setting, 'a-1');
    expect(plan.target).toBe('c-1');
    expect(plan.choosing!.weighed.map(({ priority, left }) => [priority, left])).toEqual([
      ['wounded', ['b-1', 'c-1']],
      ['weakest', ['c-1']],
    ]);
  });
  test('CH-AITGT-2 what is still tied after the last one chance decides', () => {
    const setting = two('settler', 'settler', by('weakest'));
    expect(() => planOf(setting, 'a-1')).toThrow('Tied: b-1,c-1');
    expect(planOf(setting, 'a-1', {}, { toss: (tied) => tied[1]! }).target).toBe('c-1');
  });
  test('CH-AITGT-3 only those are compared at whom the first possible activity can be aimed', () => {
    const setting = two('settler', 'settler', {
      ...by('wounded'),
      pieces: [piece('w', [2600, 2400, 50, 1450], { blocksSight: true, ground: 'impassable' })],
      state: wounds({ 'b-1': 3, 'c-1': 1 }),
    });
    expect(does(setting, 'a-1')).toBe('shoot c-1');
  });
  test('CH-AITGT-21 most wounded, then least Health, then nearest', () => {
    const list = by('wounded', 'weakest', 'nearest');
    expect(does(two('settler', 'settler', { ...list, state: wounds({ 'b-1': 1, 'c-1': 2 }) }), 'a-1')).toBe(
      'shoot c-1',
    );
    expect(does(two('brute', 'settler', { ...list, state: wounds({ 'b-1': 2, 'c-1': 2 }) }), 'a-1')).toBe('shoot c-1');
    const near = { ...list, ben: [bare('b', [3500, 3000]), bare('c', [3500, 4300])] };
    expect(does(two('settler', 'settler', near), 'a-1')).toBe('shoot c-1');
  });
});

describe('priorities', () => {
  test('CH-AITGT-4 nearest, for movement: the fewest Moves, counting Difficult Terrain', () => {
    const setting: BattleSetting = {
      ann: [bare('a', [2000, 4000])],
      ben: [bare('b', [2000, 7100]), bare('c', [5800, 4000])],
      pieces: [piece('mud', [200, 4400, 3800, 2400], { ground: 'difficult' })],
      ...by('nearest'),
    };
    const plan = planOf(setting, 'a-1', { method: 'close-combat' });
    expect(plan.target).toBe('c-1');
  });
  test('CH-AITGT-5 nearest, for shooting: the shortest shot', () => {
    const ben = [bare('b', [3500, 3200]), bare('c', [3400, 4700])];
    expect(does(two('settler', 'settler', { ...by('nearest'), ben }), 'a-1')).toBe('shoot c-1');
  });
  test('CH-AITGT-6 weakest: the least Health left', () => {
    expect(does(two('brute', 'brute', { ...by('weakest'), state: wounds({ 'b-1': 3, 'c-1': 7 }) }), 'a-1')).toBe(
      'shoot c-1',
    );
  });
  test('CH-AITGT-7 largest: the most Health at first, whatever is left', () => {
    expect(does(two('super-mutant', 'brute', { ...by('largest'), state: wounds({ 'c-1': 7 }) }), 'a-1')).toBe(
      'shoot c-1',
    );
  });
  test('CH-AITGT-8 wounded: the most damage', () => {
    expect(does(two('brute', 'brute', { ...by('wounded'), state: wounds({ 'b-1': 2, 'c-1': 3 }) }), 'a-1')).toBe(
      'shoot c-1',
    );
  });
  test('CH-AITGT-9 healthiest: the most Health left', () => {
    expect(does(two('brute', 'super-mutant', { ...by('healthiest'), state: wounds({ 'b-1': 3 }) }), 'a-1')).toBe(
      'shoot c-1',
    );
  });
  test('CH-AITGT-10 CH-RULING-31 vulnerable: the lowest armor against what the weapon does', () => {
    const lasers = { ann: [unit('a', 'settler', [[2000, 4000]], 'laser-rifle')], ...by('vulnerable') };
    // A raider has 2 against energy, a settler 1; Nick Valentine has 3 against a bullet, and 1 against a laser.
    expect(does(two('raider', 'nick-valentine', lasers), 'a-1')).toBe('shoot c-1');
    expect(does(two('raider', 'nick-valentine', by('vulnerable')), 'a-1')).toBe('shoot b-1');
    // Strong Armor counts.
    const claws = {
      ben: [unit('b', 'deathclaw', [[3500, 3200]], 'deathclaw-swipe'), unit('c', 'sole-survivor', [[3500, 4800]])],
    };
    expect(does(two('', '', { ...by('vulnerable'), ...claws }), 'a-1')).toBe('shoot c-1');
  });
  test('CH-AITGT-11 slowest: the shortest Move', () => {
    expect(does(two('field-scribe', 'settler', by('slowest')), 'a-1')).toBe('shoot c-1');
  });
  test('CH-AITGT-12 fastest: the longest Charge', () => {
    expect(does(two('settler', 'brute', by('fastest')), 'a-1')).toBe('shoot c-1');
  });
  test('CH-AITGT-13 CH-RULING-32 best chance: the fewest penalties', () => {
    const pieces = [crate('k', [3100, 3300, 120, 300])];
    expect(does(two('settler', 'settler', { ...by('best-chance'), pieces }), 'a-1')).toBe('shoot c-1');
  });
  const readied = (readiness: 'ready' | 'used') => (state: SkirmishState) => {
    state.models.find(({ id }) => id === 'c-1')!.readiness = readiness;
  };
  test('CH-AITGT-14 CH-RULING-30 prepared: Ready before everybody else', () => {
    expect(does(two('settler', 'settler', { ...by('prepared'), state: readied('ready') }), 'a-1')).toBe('shoot c-1');
  });
  test('CH-AITGT-15 CH-RULING-30 spent: Used before everybody else', () => {
    expect(does(two('settler', 'settler', { ...by('spent'), state: readied('used') }), 'a-1')).toBe('shoot c-1');
    expect(() => does(two('settler', 'settler', { ...by('spent'), state: readied('ready') }), 'a-1')).toThrow('Tied');
  });
  test('CH-AITGT-16 importance: nearest to the Subject', () => {
    const special = withTask({ objective: 'go-to', subjects: [{ is: 'point', x: 8000, y: 5000 }] });
    expect(does(two('settler', 'settler', { ...by('importance'), special }), 'a-1')).toBe('shoot c-1');
  });
  const held: Partial<BattleSetting> = {
    ann: [settler('a', [2000, 4000]), bare('f', [3820, 4800])],
  };
  test('CH-AITGT-17 CH-RULING-29 not engaged: those that are not, and all if there is nobody else', () => {
    expect(does(two('settler', 'settler', { ...held, ...by('not-engaged') }), 'a-1', RECKLESS)).toBe('shoot b-1');
    expect(() => does(two('settler', 'settler', by('not-engaged')), 'a-1', RECKLESS)).toThrow('Tied');
  });
  test('CH-AITGT-18 CH-RULING-29 engaged: those that are, and all if nobody is', () => {
    expect(does(two('settler', 'settler', { ...held, ...by('engaged') }), 'a-1', RECKLESS)).toBe('shoot c-1');
    expect(() => does(two('settler', 'settler', by('engaged')), 'a-1', RECKLESS)).toThrow('Tied');
  });
  test('CH-AITGT-19 capable: those that can do what their own side is after', () => {
    const bens = { objective: 'use', subjects: [], skill: 'lockpick' } as const;
    const special = withTask({ objective: 'none', subjects: [] }, bens);
    expect(does(two('settler', 'raider', { ...by('capable'), special }), 'a-1')).toBe('shoot c-1');
  });
  test('CH-AITGT-20 the last one left goes for its Subject first', () => {
    const special = withTask({ objective: 'defeat', subjects: [{ is: 'model', id: 'c-1' }] });
    const setting = two('settler', 'settler', { ...by('wounded'), special, state: wounds({ 'b-1': 2 }) });
    expect(does(setting, 'a-1')).toBe('shoot c-1');
    expect(does({ ...setting, ann: [settler('a', [2000, 4000], [200, 200])] }, 'a-1')).toBe('shoot b-1');
  });
});
