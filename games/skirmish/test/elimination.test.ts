import { describe, expect, test } from 'vitest';
import { takeDamage } from '../rules/harm/damage.ts';
import type { Model } from '../state.ts';
import {
  act,
  armor,
  type BattleSetting,
  type BattleTest,
  BLANK,
  battle,
  effect,
  heroic,
  LUCK,
  model,
  playOut,
  positionOf,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
} from './helpers/battle.ts';

/** Ann eliminates the first of Ben's models, which had this marker. */
function kill(readiness: Model['readiness'], flips: number[], setting: Partial<BattleSetting> = {}) {
  const t = battle({
    ann: [settler('a', [1000, 2000])],
    ben: [settler('b', [3320, 2000]), settler('c', [8000, 8000])],
    ...setting,
    chance: {
      'attack.roll': [[skill(2), effect('black', 'damage', 'damage')], ...[[skill('X'), 1]]],
      'armor.roll': [[armor(4)], [armor(4)]],
      'luck.flip': flips,
      ...setting.chance,
    },
    state: (state) => {
      model({ state } as BattleTest, 'b-1').readiness = readiness;
      setting.state?.(state);
    },
  });
  act(t, 'a-1');
  t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
  return t;
}

describe('Eliminated when Ready', () => {
  test('WW-ELIM-3 a Ready model flips a token, and no other', () => {
    const moments = (['ready', 'unready', 'used'] as const).map(
      (readiness) => kill(readiness, [LUCK]).seat(1).asked()?.ask,
    );
    expect(moments).toEqual(['last.action', undefined, undefined]);
  });

  test('WW-ELIM-3 exactly what it could do anyway may be chosen, but not Prepare', () => {
    const t = kill('ready', [LUCK]);
    expect(t.seat(1).asked()!.can).toEqual(['move', 'shoot', 'none']);
    expect(t.seat(1).refuse('prepare').rule).toBeUndefined();
  });

  test('WW-ELIM-3 the Luck side gives one free Quick Action, the blank side none', () => {
    const t = kill('ready', [LUCK]);
    t.seat(1).answer('shoot', 'assault-rifle', 'a-1');
    // One, and it is over.
    expect(t.seat(1).asked()).toBeUndefined();
    expect(t.logged('WW-QUICK-2')).toEqual(['-2 to the Skill Value: a Quick Action.']);
    expect(model(t, 'b-1').gone).toBe('eliminated');
    const blank = kill('ready', [BLANK]);
    expect([blank.seat(1).asked(), model(blank, 'b-1').gone]).toEqual([undefined, 'eliminated']);
  });

  test('WW-ELIM-3 during its last moment it is dying, and dies of nothing else', () => {
    const t = kill('ready', [LUCK]);
    expect(t.state.dying).toEqual(['b-1']);
    playOut(takeDamage(tableOf(positionOf(t)), model(t, 'b-1'), 1, 'WW-COND-14'));
    expect(model(t, 'b-1').gone).toBeNull();
  });

  test('WW-ELIM-1 with one point of Health left it stands, with none it is removed, once', () => {
    const gone: string[] = [];
    const t = scene({
      ann: [settler('a', [1000, 2000])],
      ben: [settler('b', [3320, 2000])],
      special: { removed: (_, { id }) => void gone.push(id) },
    });
    const take = (amount: number) => playOut(takeDamage(tableOf(t), t.model('b-1'), amount, 'WW-COND-14'));
    take(3);
    expect([t.model('b-1').gone, gone]).toEqual([null, []]);
    take(1);
    take(1);
    expect([t.model('b-1').gone, gone]).toEqual(['eliminated', ['b-1']]);
  });

  test('WW-LEADER-5 near a Bruiser whoever falls acts once more, but does not move; then it is gone', () => {
    const felled = (leader: string | null) => {
      const t = using(
        {
          ann: [settler('a', [1000, 2000])],
          ben: [{ ...unit('l', 'sole-survivor', [[3320, 3000]]), leader }, settler('b', [3320, 2000])],
          chance: {
            'attack.roll': [[skill(2), effect('black', 'damage', 'damage')]],
            'armor.roll': [[armor(4)]],
          },
        },
        'a-1',
      );
      t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
      return t;
    };
    const t = felled('bruiser');
    expect(t.seat(1).asked()).toMatchObject({ ask: 'last.action', can: ['shoot', 'none'] });
    t.seat(1).answer('none');
    expect([model(t, 'b-1').gone, t.state.dying]).toEqual(['eliminated', []]);
    expect(felled(null).seat(1).asked()).toBeUndefined();
  });

  test('WW-ELIM-4 Unready and Used models have no such moment', () => {
    for (const readiness of ['unready', 'used'] as const) {
      const t = kill(readiness, [LUCK]);
      expect([t.logged('WW-ELIM-3'), model(t, 'b-1').gone]).toEqual([[], 'eliminated']);
    }
  });

  test('WW-ELIM-5 the token comes from the supply, with or without Luck of its own', () => {
    const t = kill('ready', [LUCK], {
      ben: [heroic(settler('b', [3320, 2000])), settler('c', [8000, 8000])],
      state: (state) => {
        state.units[1]!.luck = 2;
        model({ state } as BattleTest, 'b-1').regular = 1;
      },
    });
    t.seat(1).answer('keep');
    expect([t.seat(1).asked()?.ask, t.state.units[1]!.luck]).toEqual(['last.action', 2]);
    expect(kill('ready', [LUCK]).state.units[1]!.luck).toBe(0);
  });

  test('WW-ELIM-6 it is removed afterwards, wherever it went', () => {
    const t = kill('ready', [LUCK]);
    t.seat(1).answer('move', [[3320, 2800]]);
    expect(model(t, 'b-1')).toMatchObject({ gone: 'eliminated', y: 2800 });
    expect(t.state.dying).toEqual([]);
    expect(t.seat(0).asked()?.ask).toBe('action');
  });

  test('WW-RULING-34 before Reactions, without Action Points, and in the order of the owner', () => {
    const t = battle({
      ann: [unit('a', 'minuteman', [[1000, 2000]], 'fragmentation-grenade')],
      ben: [settler('b', [2500, 2000], [2500, 2330]), settler('c', [2500, 3200])],
      chance: {
        'attack.roll': [[skill(2), effect('black', 'damage', 'damage'), effect('yellow')]],
        'armor.roll': [[armor(4)], [armor(4)]],
        'luck.flip': [LUCK, LUCK],
      },
      state: ({ models }) => {
        models[1]!.readiness = 'ready';
        models[2]!.readiness = 'ready';
        models[3]!.prepared = true;
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('throw', 'fragmentation-grenade', 'b-1');
    expect(t.seat(1).asked()).toEqual({ ask: 'last.first', can: ['b-1', 'b-2'], cannot: {} });
    t.seat(1).answer('b-2');
    expect(t.session.question).toMatchObject({ ask: 'last.action', detail: { about: { model: 'b-2' } } });
    t.seat(1).answer('none', 'none');
    expect(['b-1', 'b-2'].map((id) => model(t, id).gone)).toEqual(['eliminated', 'eliminated']);
    expect(t.seat(1).asked()?.ask).toBe('react.declare');
  });

  test('WW-RULING-34 an owner is asked about its own models that were Ready and have fallen, and about no other', () => {
    const t = battle({
      ann: [unit('a', 'minuteman', [[1000, 2000]], 'fragmentation-grenade'), settler('f', [2170, 2000])],
      ben: [settler('u', [2500, 1670]), settler('b', [2500, 2000], [2500, 2330]), unit('p', 'paladin', [[2870, 2000]])],
      chance: {
        'attack.roll': [[skill(2), effect('black', 'damage', 'damage'), effect('yellow')]],
        'armor.roll': Array.from({ length: 5 }, () => [armor(4)]),
        'luck.flip': [BLANK, BLANK, BLANK],
      },
      state: ({ models }) => {
        for (const each of models.slice(1)) Object.assign(each, { readiness: 'ready', boosts: 0 });
        model({ state: { models } } as BattleTest, 'u-1').readiness = 'unready';
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('throw', 'fragmentation-grenade', 'b-1');
    expect(t.seat(1).asked()).toEqual({ ask: 'last.first', can: ['b-1', 'b-2'], cannot: {} });
    t.seat(1).answer('b-2');
    expect(t.state.models.map(({ id, gone }) => [id, gone !== null])).toEqual([
      ['a-1', false],
      ['f-1', true],
      ['u-1', true],
      ['b-1', true],
      ['b-2', true],
      ['p-1', false],
    ]);
  });

  test('the last moment comes before Reactions', () => {
    const t = kill('ready', [LUCK], {
      ben: [settler('b', [3320, 2000]), settler('c', [3320, 2600])],
      state: (state) => {
        model({ state } as BattleTest, 'c-1').prepared = true;
      },
    });
    expect(t.seat(1).asked()?.ask).toBe('last.action');
    expect(t.logged('WW-REACT-1')).toEqual([]);
    t.seat(1).answer('none');
    expect(t.seat(1).asked()?.ask).toBe('react.declare');
  });
});
