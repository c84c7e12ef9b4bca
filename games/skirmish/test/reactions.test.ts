import { describe, expect, test } from 'vitest';
import { grips, strikeAt } from '../queries/close-combat.ts';
import {
  act,
  armor,
  BASE,
  battle,
  effect,
  FAR_AWAY,
  model,
  positionOf,
  settler,
  skill,
  unit,
  using,
  wall,
} from './helpers/battle.ts';
import { prepared, watched } from './helpers/watching.ts';

const miss = [skill('X'), effect('black'), effect('green')];

describe('Action: Prepare', () => {
  test('WW-PREPARE-1 WW-PREPARE-3 a Reaction Marker for one Action, and it stays through the next', () => {
    const t = battle({ ...watched({ state: () => {} }), chance: { 'attack.roll': [miss] } });
    act(t, 'a-1');
    t.seat(0).answer('prepare');
    expect(model(t, 'a-1').prepared).toBe(true);
    expect(t.state.activation!.left).toBe(1);
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(model(t, 'a-1').prepared).toBe(true);
  });

  test('WW-PREPARE-2 there is no second marker', () => {
    const t = battle(watched({ state: () => {} }));
    act(t, 'a-1');
    t.seat(0).answer('prepare');
    expect(t.seat(0).refuse('prepare').rule).toBe('WW-PREPARE-2');
  });

  test('WW-PREPARE-4 WW-ROUND-17 the marker outlasts the round, with fire and damage, and goes when the model is activated', () => {
    const t = battle({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', FAR_AWAY)],
      state: ({ models }) => {
        models[1]!.conditions = ['on-fire'];
        models[1]!.regular = 1;
      },
      chance: { 'luck.flip': [0] },
    });
    act(t, 'a-1');
    t.seat(0).answer('prepare', 'end');
    t.seat(1).answer('b-1', 'b-1', 'end');
    expect(t.state.round).toBe(2);
    expect(model(t, 'a-1').prepared).toBe(true);
    expect(model(t, 'b-1').conditions).toContain('on-fire');
    expect(model(t, 'b-1').regular).toBeGreaterThanOrEqual(1);
    t.seat(1).answer('seat:0');
    t.seat(0).answer('a-1', 'a-1');
    expect(t.seat(0).asked()!.ask).toBe('action');
    expect(model(t, 'a-1').prepared).toBe(false);
  });

  test('WW-PREPARE-5 a Remove Reaction effect takes it away', () => {
    const t = using(
      {
        ann: [unit('a', 'dogmeat', [[2000, 2000]], 'dog-bite')],
        ben: [settler('b', [2000 + BASE, 2000])],
        state: prepared('b-1'),
        chance: {
          'attack.roll': [[skill('critical'), effect('green'), effect('yellow'), effect('blue', 'bottle')]],
          'armor.roll': [[armor(1)]],
        },
      },
      'a-1',
    );
    t.seat(0).answer('strike', 'dog-bite', 'b-1');
    expect(t.seat(0).asked()!.ask).toBe('attack.effect');
    t.seat(0).answer('effect:0');
    expect(model(t, 'b-1').prepared).toBe(false);
    expect(t.seat(1).asked()).toBeUndefined();
  });
});

describe('Reactions', () => {
  test('WW-REACT-1 a Prepared and aware model may make one Quick Action; without marker or awareness it may not', () => {
    const t = using(watched(), 'a-1');
    t.seat(0).answer('move', [[2000, 2100]]);
    const { ask, can } = t.seat(1).asked()!;
    expect(ask).toBe('react.declare');
    expect(can).toEqual(['b-1:move', 'b-1:shoot', 'b-1:charge', 'done']);
    t.seat(1).answer('b-1:move', [[3200, 2100]]);
    expect(model(t, 'b-1')).toMatchObject({ y: 2100, prepared: false });

    const unready = using(watched({ state: () => {} }), 'a-1');
    unready.seat(0).answer('move', [[2000, 2100]]);
    expect(unready.seat(1).asked()).toBeUndefined();
    const blind = using(watched({ pieces: [wall('w', [2500, 0, 100, 9000])] }), 'a-1');
    blind.seat(0).answer('move', [[2000, 2100]]);
    expect(blind.seat(1).asked()).toBeUndefined();
  });

  test('WW-REACT-2 WW-QUICK-2 a Reaction has the penalties of a Quick Action and the requirements of its Action', () => {
    const t = using(watched({ chance: { 'attack.roll': [[skill(5), effect('black'), effect('green')]] } }), 'a-1');
    t.seat(0).answer('move', [[2000, 2100]]);
    t.seat(1).answer('b-1:shoot', 'assault-rifle', 'a-1');
    expect(t.logged('WW-SHOOT-5')).toEqual(['A miss: 5 against 4.']);

    const move = using(watched(), 'a-1');
    move.seat(0).answer('move', [[2000, 2100]]);
    move.seat(1).answer('b-1:move');
    // Yellow, one color shorter.
    expect(move.seat(1).refuse([[3200 + 508 + BASE + 2, 2000]]).rule).toBe('WW-MOVE-1');

    const away = using(
      { ...watched(), ben: [unit('b', 'scavenger', [[2000 + BASE + 2800, 2000]], '10mm-pistol')] },
      'a-1',
    );
    away.seat(0).answer('move', [[2000, 2010]]);
    expect(away.seat(1).refuse('b-1:shoot').rule).toBe('WW-SHOOT-3');
  });

  test('WW-REACT-3 it comes when the Action is over, and before anything else', () => {
    const t = using(watched(), 'a-1');
    t.seat(0).answer('move');
    expect(t.seat(1).asked()).toBeUndefined();
    t.seat(0).answer([[2000, 2100]]);
    expect(t.seat(0).asked()).toBeUndefined();
    t.seat(0).refuse('move');
    t.seat(1).answer('done');
    expect(t.seat(0).asked()!.ask).toBe('action');
    expect(model(t, 'b-1').prepared).toBe(true);
  });

  test('WW-REACT-4 WW-RULING-64 seen crossing a doorway, then gone: no shot at it, but a Move', () => {
    // Two walls with a gap of 30 mm between them.
    const pieces = [wall('west', [0, 2500, 2350, 100]), wall('east', [2650, 2500, 3000, 100])];
    const t = using(watched({ ann: [settler('a', [1900, 2000])], ben: [settler('b', [2500, 3600])], pieces }), 'a-1');
    t.seat(0).answer('move', [[3100, 2000]]);
    const { can, cannot } = t.seat(1).asked()!;
    expect(can).toContain('b-1:move');
    expect(cannot['b-1:shoot']).toBe('There is no Line of Sight to A 1.');
    t.seat(1).answer('done');

    const shut = using(
      watched({
        ann: [settler('a', [1900, 2000])],
        ben: [settler('b', [2500, 3600])],
        pieces: [wall('all', [0, 2500, 6000, 100])],
      }),
      'a-1',
    );
    shut.seat(0).answer('move', [[3100, 2000]]);
    expect(shut.seat(1).asked()).toBeUndefined();
  });

  test('WW-REACT-5 an attack in a Reaction is aimed only at the one who caused it', () => {
    const t = using(watched({ ann: [settler('a', [2000, 2000], [2400, 2600])] }), 'a-1');
    t.seat(0).answer('move', [[2000, 2100]]);
    t.seat(1).answer('b-1:shoot', 'assault-rifle');
    expect(t.seat(1).asked()!.can).not.toContain('a-2');
    t.seat(1).refuse('a-2');
  });

  test('WW-REACT-6 an engaged model answers the enemy it is engaged with, and moves when it is hurt', () => {
    const engaged = { ann: [settler('a', [2000, 2000], [3200 - BASE, 2000])], ben: [settler('b', [3200, 2000])] };
    const distant = using(watched(engaged), 'a-1');
    distant.seat(0).answer('move', [[2000, 2100]]);
    expect(distant.seat(1).asked()).toBeUndefined();

    const near = using(watched({ ...engaged, chance: { 'attack.roll': [[skill('X'), effect('green')]] } }), 'a-2');
    near.seat(0).answer('strike', 'improvised-weapon', 'b-1');
    while (near.seat(0).asked()?.ask === 'slide.to') near.seat(0).answer([3200 - BASE, 2000]);
    expect(near.seat(1).asked()!.can).toEqual(['b-1:move', 'b-1:strike', 'done']);

    const hurt = using(
      watched({
        ...engaged,
        chance: {
          'attack.roll': [[skill('critical'), effect('black'), effect('green')]],
          'melee.roll': [[armor(1)]],
          'armor.roll': [[armor(4)]],
        },
      }),
      'a-1',
    );
    hurt.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(hurt.seat(1).asked()!.can).toEqual(['b-1:move', 'done']);
    expect(hurt.seat(1).refuse('b-1:strike').rule).toBe('WW-REACT-6');
  });

  test('WW-REACT-6 WW-COND-20 an engaged model that is hurt and Stunned shakes it off where another would move', () => {
    const t = using(
      watched({
        ann: [settler('a', [2000, 2000], [3200 - BASE, 2000])],
        ben: [settler('b', [3200, 2000])],
        chance: {
          'attack.roll': [[skill('critical'), effect('black'), effect('green')]],
          'melee.roll': [[armor(1)]],
          'armor.roll': [[armor(4)]],
        },
        state: (state) => {
          for (const each of state.models)
            if (each.id === 'b-1') Object.assign(each, { prepared: true, conditions: ['stunned'] });
        },
      }),
      'a-1',
    );
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(t.seat(1).asked()!.can).toEqual(['b-1:shake-off', 'done']);
    t.seat(1).answer('b-1:shake-off');
    expect(model(t, 'b-1').conditions).toEqual([]);
  });

  test('WW-REACT-7 a ranged weapon against the charger has no penalty in that Reaction, and later has', () => {
    const t = using(
      watched({
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', [2900, 2000])],
        chance: {
          'attack.roll': [
            [skill(4), effect('black'), effect('green')],
            [skill(5), effect('black'), effect('green')],
          ],
          'armor.roll': [[armor(2)]],
        },
      }),
      'a-1',
    );
    t.seat(0).answer('charge', [[2900 - BASE, 2000]], 'black');
    t.seat(1).answer('b-1:strike', 'assault-rifle', 'a-1');
    // Rifle 6, 2 less for the Quick Action; the armor of 1 is not raised, so that A 2 blocks nothing.
    expect(t.logged('WW-SHOOT-5')).toEqual(['A hit: 4 against 4.']);
    expect(model(t, 'a-1').regular).toBe(2);
    if (t.seat(1).asked()?.ask === 'slide.to') t.seat(1).answer([2900, 2000]);
    const now = positionOf(t);
    const rifle = grips(now, model(t, 'b-1')).find(({ id }) => id === 'assault-rifle')!;
    const next = strikeAt(now, model(t, 'b-1'), rifle, model(t, 'a-1'));
    expect(next).toMatchObject({ modifiers: [{ rule: 'WW-CC-11', by: -2 }], covered: true });
  });

  test('WW-REACT-9 after the Reaction the marker is gone; no point comes of it', () => {
    const t = using(
      watched({
        chance: { 'attack.roll': [[skill('action'), effect('black'), effect('green')]], 'armor.roll': [[armor(1)]] },
      }),
      'a-1',
    );
    t.seat(0).answer('move', [[2000, 2100]]);
    t.seat(1).answer('b-1:shoot', 'assault-rifle', 'a-1');
    expect(t.seat(1).asked()).toBeUndefined();
    expect(model(t, 'b-1').prepared).toBe(false);
    expect(t.state.activation!.points).toBe(0);
    expect(t.logged('WW-AP-1')).toEqual([]);
    t.seat(0).answer('move', [[2000, 2000]]);
    expect(t.seat(1).asked()!.ask).toBe('turn.ready');
  });

  /** Of three who could, two have said that they shoot; the first shot will kill. */
  const declared = () => {
    const t = using(
      watched({
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', [3200, 1500], [3200, 2000], [3200, 2600])],
        state: (state) => {
          prepared('b-1', 'b-2', 'b-3')(state);
          state.models[0]!.regular = 3;
        },
        chance: {
          'attack.roll': [[skill('critical'), effect('black'), effect('green')]],
          'armor.roll': [[armor(4)]],
          'luck.flip': [0],
        },
      }),
      'a-1',
    );
    t.seat(0).answer('move', [[2000, 2100]]);
    t.seat(1).answer('b-1:shoot', 'b-2:shoot');
    return t;
  };

  test('WW-REACT-8 a model makes one Reaction to a Trigger, and another may still be declared', () => {
    const models = new Set(
      declared()
        .seat(1)
        .asked()!
        .can.map((id) => String(id).split(':')[0]),
    );
    expect(models).toEqual(new Set(['b-3', 'done']));
  });

  test('WW-REACT-10 all are declared before any is resolved; then those and no others, in any order', () => {
    const t = declared();
    expect(model(t, 'a-1').regular).toBe(3);
    t.seat(1).answer('done');
    expect(t.seat(1).asked()).toEqual({ ask: 'react.next', can: ['b-1', 'b-2'], cannot: {} });
  });

  test('WW-RULING-65 what has become impossible spends its marker without effect; who declared none keeps it', () => {
    const t = declared();
    t.seat(1).answer('done', 'b-1', 'assault-rifle', 'a-1');
    expect(model(t, 'a-1').gone).toBe('eliminated');
    expect(t.logged('WW-RULING-65')).toEqual(['The Reaction of B 2 can no longer be made.']);
    expect(['b-1', 'b-2', 'b-3'].map((id) => model(t, id).prepared)).toEqual([false, false, true]);
  });

  /** Somebody of that readiness is asked for a Reaction, seen by a Prepared model of the player whose turn it is. */
  const reacting = (readiness: 'unready' | 'ready' | 'used' = 'unready') => {
    const t = using(
      watched({
        ann: [settler('a', [2000, 2000], [2000, 2700])],
        state: (state) => {
          prepared('a-2', 'b-1')(state);
          state.models.find(({ id }) => id === 'b-1')!.readiness = readiness;
        },
      }),
      'a-1',
    );
    t.seat(0).answer('move', [[2000, 2100]]);
    return t;
  };

  test('WW-RULING-63 a Reaction is no Trigger for those whose turn it is', () => {
    const t = reacting();
    t.seat(1).answer('b-1:move', [[3200, 2100]]);
    expect(t.seat(0).asked()!.ask).toBe('action');
    expect(model(t, 'a-2').prepared).toBe(true);
  });

  test('WW-RULING-67 nobody Prepares as a Reaction', () => {
    reacting().seat(1).refuse('b-1:prepare');
  });

  test.each(['unready', 'ready', 'used'] as const)('WW-RULING-85 who is %s reacts like anybody', (readiness) => {
    const t = reacting(readiness);
    t.seat(1).answer('b-1:move', [[3200, 2100]]);
    expect(model(t, 'b-1')).toMatchObject({ y: 2100, prepared: false });
  });

  test('WW-RULING-81 the marker is always removed after a Reaction', () => {
    const t = using(watched(), 'a-1');
    t.seat(0).answer('move', [[2000, 2100]]);
    t.seat(1).answer('b-1:move', [[3200, 2000]]);
    expect(model(t, 'b-1').prepared).toBe(false);
    expect(t.logged('WW-REACT-9')).toEqual(['B 1 loses its Reaction Marker.']);
  });
});
