/** Weapon effects, Action Points, Heroic models, and how Responses are carried out. */
import { describe, expect, test } from 'vitest';
import type { SkirmishState } from '../../state.ts';
import { armor, type BattleSetting, effect, heroic, LUCK, model, settler, skill, unit } from '../helpers/battle.ts';
import {
  acting,
  aimingBy,
  bare,
  deeds,
  does,
  endOf,
  planOf,
  said,
  withCard,
  withTask,
  wounds,
} from '../helpers/book.ts';

const shooter = (weapon: string, more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [unit('a', 'settler', [[1000, 4000]], weapon)],
  ben: [unit('b', 'brute', [[2400, 4000]], 'board')],
  content: aimingBy('nearest'),
  ...more,
});
const CC = { method: 'close-combat' } as const;

describe('Special Effects', () => {
  const laser = (...icons: ('bottle' | 'star')[]) =>
    acting(
      shooter('laser-rifle', { chance: { 'attack.roll': [[skill(2), effect('black'), effect('blue', ...icons)]] } }),
      'a-1',
      {},
      1,
    );
  test('CH-AIFX-1 the dearest effect is bought', () => {
    expect(said(laser('bottle', 'bottle'), 'effect')).toEqual([{ weapon: 'laser-rifle', gain: 'fire' }]);
  });
  test('CH-AIFX-2 it goes on until nothing more can be bought', () => {
    expect(said(laser('bottle'), 'effect')).toEqual([{ weapon: 'laser-rifle', gain: 'ignore-armor' }]);
    const roll = [skill(2), effect('black', 'bottle'), effect('blue', 'bottle', 'bottle')];
    const t = acting(shooter('laser-rifle', { chance: { 'attack.roll': [roll] } }), 'a-1', {}, 1);
    expect(said(t, 'effect').map((args) => (args as { gain: string }).gain)).toEqual(['fire', 'ignore-armor']);
  });
});

describe('Action Points', () => {
  const hurt = (state: SkirmishState) => void Object.assign(state.models[0]!, { regular: 1, radiation: 1 });
  test('CH-AIFX-3 CH-RULING-36 they are used for nothing but what the card shows', () => {
    expect(deeds(acting(shooter('board'), 'a-1', CC, 0, 2))).toEqual([]);
    const moving = shooter('board', { content: withCard({ points: 'move' }), ben: [bare('b', [8000, 4000])] });
    const t = acting(moving, 'a-1', CC, 0, 1);
    expect(deeds(t).length).toBe(0);
    expect(said(t, 'book.point')).toEqual([{ model: 'a-1', use: 'move' }]);
    // One color shorter than a Move.
    expect(model(t, 'a-1').x).toBe(1000 + 508 + 320);
  });
  test('CH-AIFX-4 after the usual Responses', () => {
    const moving = shooter('board', { content: withCard({ points: 'move' }), ben: [bare('b', [8000, 4000])] });
    const t = acting(moving, 'a-1', CC, 2, 1);
    const keys = t.session.wholeLog.map(({ say }) => say);
    expect(keys.lastIndexOf('book.does.towards-at')).toBeLessThan(keys.indexOf('book.point'));
  });
  test('CH-AIFX-5 regular damage is removed before radiation', () => {
    const t = acting(shooter('board', { content: withCard({ points: 'heal' }), state: hurt }), 'a-1', CC, 0, 1);
    expect(model(t, 'a-1')).toMatchObject({ regular: 0, radiation: 1 });
    const rays = (state: SkirmishState) => void Object.assign(state.models[0]!, { radiation: 1 });
    const ill = acting(shooter('board', { content: withCard({ points: 'heal' }), state: rays }), 'a-1', CC, 0, 1);
    expect(model(ill, 'a-1')).toMatchObject({ regular: 0, radiation: 0 });
  });
  test('CH-AIFX-6 several in one activation, unless the card says how many', () => {
    const heal = (most?: number) =>
      acting(
        shooter('board', {
          content: withCard({ points: 'heal', ...(most === undefined ? {} : { 'most-points': most }) }),
          state: hurt,
        }),
        'a-1',
        CC,
        0,
        2,
      );
    expect(model(heal(), 'a-1')).toMatchObject({ regular: 0, radiation: 0 });
    expect(model(heal(1), 'a-1')).toMatchObject({ regular: 0, radiation: 1 });
  });
});

describe('Heroic', () => {
  const hero = (more: Partial<BattleSetting> = {}): BattleSetting =>
    shooter('board', { ann: [heroic(bare('a', [1000, 4000]))], ben: [bare('b', [8000, 4000])], ...more });
  test('CH-AIFX-7 it is resolved like any other', () => {
    expect(does(hero(), 'a-1', CC)).toBe(does(shooter('board', { ben: [bare('b', [8000, 4000])] }), 'a-1', CC));
  });
  test('CH-AIFX-8 CH-RULING-37 V.A.T.S. gives one Quick Action after the two, and no more', () => {
    const t = acting(hero(), 'a-1', { ...CC, quick: true });
    expect(deeds(t)).toEqual(['towards b-1', 'towards b-1', 'towards b-1']);
    expect(model(t, 'a-1').x).toBe(1000 + 2 * 1336 + 508 + 320);
    expect(deeds(acting(hero(), 'a-1', CC))).toHaveLength(2);
  });
  const full = (state: SkirmishState) => void Object.assign(state.units[0]!, { meters: { 'assault-rifle': 4 } });
  const rifle = shooter('assault-rifle', { ann: [heroic(settler('a', [1000, 4000]))], state: full });
  test('CH-AIFX-9 with a full meter it makes a Critical Attack, always', () => {
    const t = acting(rifle, 'a-1', {}, 1);
    expect(said(t, 'critical.spent')).toHaveLength(1);
    const gentle = {
      ...rifle,
      state: (state: SkirmishState) => {
        full(state);
        state.book!.sides[0]!.level = 'gentle' as const;
      },
    };
    expect(said(acting(gentle, 'a-1', {}, 1), 'critical.spent')).toHaveLength(0);
  });
  test('CH-AIFX-10 Luck is for Tough alone', () => {
    const lucky: BattleSetting = {
      ann: [heroic(bare('a', [2400, 4000]))],
      ben: [settler('b', [1000, 4000])],
      content: aimingBy('nearest'),
      chance: {
        'attack.roll': [[skill(2), effect('black', 'damage'), effect('green')]],
        'armor.roll': [[armor(4)]],
        'luck.flip': [LUCK],
      },
      advantage: 1,
      state: (state) => {
        state.book = {
          sides: [{ seat: 0, level: 'book' }],
          overrule: false,
          waits: false,
          models: [],
          markers: [],
          turn: null,
        };
      },
    };
    const t = acting(
      {
        ...lucky,
        state: (state) => {
          state.activation = null;
          state.phase = 'turn';
          state.turn = 1;
          state.book!.turn = null;
          state.models[0]!.readiness = 'unready';
        },
      },
      'a-1',
    );
    t.seat(1).answer('b-1', 'b-1', 'shoot', 'assault-rifle', 'a-1');
    const tokens = t.state.units[0]!.luck;
    expect(said(t, 'luck')).toEqual([{ model: 'a-1', use: 'tough' }]);
    expect(tokens).toBe(t.game.content.units.get('settler')!.special.LUC - 1);
  });
});

describe('carrying out', () => {
  test('CH-AICARRY-1 CH-AIACT-9 the die stays, the activity is worked out again', () => {
    const t = acting(shooter('assault-rifle', { chance: { 'attack.roll': [[skill('X'), 1, 1]] } }), 'a-1');
    expect(deeds(t)).toEqual(['shoot b-1', 'shoot b-1']);
    expect(said(t, 'book.rolled')).toEqual([]);
  });
  test('CH-AICARRY-2 once its target is gone it moves towards another', () => {
    const t = acting(
      shooter('assault-rifle', {
        ben: [bare('b', [2400, 4000]), bare('c', [8000, 4000])],
        chance: {
          'attack.roll': [[skill(2), effect('black', 'damage', 'damage'), effect('green')]],
          'armor.roll': [[armor(4)]],
        },
        state: wounds({ 'b-1': 3 }),
      }),
      'a-1',
    );
    expect(deeds(t)).toEqual(['shoot b-1', 'towards c-1']);
  });
  test('CH-AICARRY-3 by Healthiest the second shot goes to whoever has more left then', () => {
    const t = acting(
      shooter('assault-rifle', {
        ben: [unit('b', 'knight', [[2400, 3600]], 'machete'), unit('c', 'settler', [[2400, 4400]], 'board')],
        content: aimingBy('healthiest'),
        chance: { 'attack.roll': [[skill(2), effect('black', 'damage'), effect('green')]], 'armor.roll': [[armor(4)]] },
      }),
      'a-1',
    );
    expect(deeds(t)).toEqual(['shoot b-1', 'shoot c-1']);
  });
});

describe('the examples of the handbook', () => {
  /** A Super Mutant; the Sole Survivor with a hound at her, a Settler with little left, and Dogmeat. */
  const fight: BattleSetting = {
    ann: [
      unit('a', 'super-mutant', [[2000, 4000]], 'bolt-action-pipe-rifle', 'board'),
      unit('h', 'mutant-hound', [[3960, 3000]], 'hound-bite'),
    ],
    ben: [
      unit('s', 'sole-survivor', [[3600, 3000]], 'hunting-rifle'),
      settler('t', [3600, 4100]),
      unit('d', 'dogmeat', [[3500, 5000]], 'dog-bite'),
    ],
    state: wounds({ 's-1': 5, 't-1': 3, 'd-1': 3 }),
  };
  test('CH-AIEX-1 CH-AIEX-2 Careful with its rifle it shoots the Settler: the Survivor is engaged, Dogmeat has more left', () => {
    const plan = planOf(fight, 'a-1');
    expect([plan.activity, plan.target, plan.answers['shoot.weapon']]).toEqual([
      'shoot',
      't-1',
      'bolt-action-pipe-rifle',
    ]);
  });
  test('CH-AIEX-3 Reckless it shoots at the Survivor, whoever is hit', () => {
    expect(does(fight, 'a-1', { reckless: true })).toBe('shoot s-1');
    const t = acting(fight, 'a-1', { reckless: true }, 1);
    expect(t.session.wholeLog.some(({ say, args }) => say === 'shoot' && args?.target === 's-1')).toBe(true);
  });
  test('CH-AIEX-4 CH-AIEX-5 between its Actions a friend of the target may react, and then the list is run again', () => {
    const watched: BattleSetting = {
      ...fight,
      chance: {
        'attack.roll': [[skill(2), effect('yellow', 'damage'), effect('green', 'damage')]],
        'armor.roll': [[armor(4)]],
      },
      state: (state) => {
        wounds({ 's-1': 5, 't-1': 3, 'd-1': 3 })(state);
        state.models.find(({ id }) => id === 'd-1')!.prepared = true;
      },
    };
    const t = acting(watched, 'a-1');
    expect(deeds(t)).toEqual(['shoot t-1']);
    expect(t.seat(1).asked()!.ask).toBe('react.declare');
    t.seat(1).answer('done');
    expect(deeds(t)).toEqual(['shoot t-1', 'shoot d-1']);
  });
  test('CH-AIEX-6 with a star it charges the Survivor, the most wounded', () => {
    expect(does(fight, 'a-1', { ...CC, reckless: true })).toBe('charge s-1');
    expect(does(fight, 'a-1', CC)).toBe('charge s-1');
  });
});

test('CH-AIACT-9 the Response holds though the Situation changes', () => {
  const special = withTask({ objective: 'none', subjects: [] });
  const t = acting(shooter('assault-rifle', { special, content: withCard() }), 'a-1', { column: 2 });
  expect(deeds(t)).toEqual(['shoot b-1', 'shoot b-1']);
  expect(endOf(planOf(shooter('board', { ben: [bare('b', [8000, 4000])] }), 'a-1', CC))).toEqual([2336, 4000]);
});
