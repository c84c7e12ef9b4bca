/** What others take, what hides and what blows up: the rulings about cards that bend an attack. */
import { describe, expect, test } from 'vitest';
import { whyNotAct } from '../queries/actions.ts';
import { reactors } from '../queries/reactions.ts';
import { isCountingDown } from '../queries/self-destruction.ts';
import { lay } from '../rules/round/lasting.ts';
import { alone, noLuck } from './abilities/scenes.ts';
import {
  act,
  armor,
  BASE,
  battle,
  effect,
  FAR_AWAY,
  model,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
  wall,
} from './helpers/battle.ts';
import { hitByAttack, struckBy } from './helpers/hits.ts';

const NUKE = [effect('black'), effect('yellow'), effect('yellow')];

describe('Taken for somebody else', () => {
  test('WW-RULING-98 all that the attack does, with its own armor, and nothing that nobody aims', () => {
    const t = scene({
      ann: [settler('a', [4000, 2000])],
      ben: [settler('b', [2600, 2000]), unit('g', 'dogmeat-guard-dog', [[2000, 2000]])],
      state: noLuck,
    });
    // Armor 3 of the dog blocks 3, where that of the settler would block 1.
    playOut(struckBy(t, t.model('a-1'), t.model('b-1'), 4), 'g-1', [armor(3)]);
    expect([t.model('g-1').regular, t.model('b-1').regular]).toEqual([1, 0]);
    expect(t.state.lasting.map(({ on, from, until }) => [on, from, until])).toEqual([['g-1', 'takes-for', 'next']]);
    t.state.lasting.length = 0;
    playOut(hitByAttack(t, t.model('b-1'), { physical: 1 }), [armor(4)]);
    expect([t.model('g-1').regular, t.model('b-1').regular]).toEqual([1, 1]);
  });

  test('WW-RULING-98 it comes back with the next activation of whoever took it', () => {
    const t = battle({
      ...alone(unit('g', 'dogmeat-guard-dog', [[2000, 2000]])),
      state: (state) =>
        void state.lasting.push({ id: '1', kind: 'spent', on: 'g-1', until: 'next', from: 'takes-for', left: 0 }),
    });
    act(t, 'g-1');
    expect(t.state.lasting).toEqual([]);
  });
});

describe('Stealth', () => {
  const hidden = (faces: number[], more = {}) =>
    using(
      {
        ann: [unit('a', 'settler', [[2000, 2000]], 'example-laser')],
        ben: [unit('b', 'courser', [[2600, 2000]])],
        chance: { 'stealth.roll': faces.map((face) => [skill(face)]) },
        state: noLuck,
        ...more,
      },
      'a-1',
    );

  test('WW-RULING-99 who does not make out whom it charges stays, and the Action is used', () => {
    const lost = hidden([4]);
    lost.seat(0).answer('charge', [[2600 - BASE, 2000]]);
    expect([model(lost, 'a-1').x, lost.state.activation!.left]).toEqual([2000, 1]);
    const found = hidden([3], { ann: [unit('a', 'sole-survivor', [[2000, 2000]])] });
    found.seat(0).answer('charge', [[2600 - BASE, 2000]]);
    expect(model(found, 'a-1').x).toBe(2600 - BASE);
  });

  test('WW-RULING-99 an attack on it is an X after a failure', () => {
    const t = hidden([4]);
    t.seat(0).answer('shoot', 'example-laser', 'b-1');
    expect(t.session.ruleLog.map(({ say }) => say).slice(-2)).toEqual(['test', 'unspotted']);
    expect(model(t, 'b-1').regular).toBe(0);
  });

  test('WW-RULING-99 whoever would react tests first, unless it was hit', () => {
    const watched = (face: number) => {
      const t = using(
        {
          ann: [unit('a', 'courser', [[2000, 2000]])],
          ben: [unit('b', 'sole-survivor', [[3400, 2000]], 'example-laser')],
          chance: { 'stealth.roll': [[skill(face)]] },
          state: (state) => {
            noLuck(state);
            for (const each of state.models) if (each.id === 'b-1') each.prepared = true;
          },
        },
        'a-1',
      );
      t.seat(0).answer('move', [[2100, 2000]]);
      return t.session.question!.ask;
    };
    expect([watched(3), watched(4)]).toEqual(['react.declare', 'action']);
  });
});

describe('Models that blow up', () => {
  const counting = (card: string, left: number, more = {}) =>
    using(
      {
        ann: [unit('a', card, [[2000, 2000]])],
        ben: [settler('b', [2500, 2000]), settler('c', FAR_AWAY)],
        state: (state) => {
          noLuck(state);
          state.lasting.push({ id: '1', kind: 'self-destructing', on: 'a-1', until: 'counted', from: 's', left });
        },
        chance: { 'blow-up.effects': [NUKE], 'armor.roll': [[armor(4)]] },
        ...more,
      },
      'a-1',
    );

  test('WW-RULING-100 only movement from then on, and the blast when the next activation ends', () => {
    const t = counting('protectron', 1);
    expect(t.seat(0).asked()!.can).toEqual(['move', 'charge', 'end']);
    t.seat(0).answer('end');
    expect([model(t, 'a-1').gone, model(t, 'b-1').gone, model(t, 'c-1').gone]).toEqual([
      'eliminated',
      'eliminated',
      null,
    ]);
  });

  test('WW-RULING-100 the activation in which it began is not the next', () => {
    const t = counting('protectron', 2);
    t.seat(0).answer('end');
    expect([model(t, 'a-1').gone, t.state.lasting.map(({ left }) => left)]).toEqual([null, [1]]);
  });

  test('WW-RULING-100 its beginning is heard through walls', () => {
    const t = scene({
      ann: [unit('a', 'protectron', [[2000, 2000]])],
      ben: [settler('b', [3000, 2000])],
      pieces: [wall('w', [2500, 1000, 50, 2000])],
    });
    t.model('b-1').prepared = true;
    const begun = (action: 'special:self-destruct' | 'expertise') => {
      const acted = { model: 'a-1', action, how: 'free', way: [{ x: 2000, y: 2000, height: 0 }], hits: [], cowed: [] };
      return reactors(t, acted as never).map(({ id }) => id);
    };
    expect([begun('special:self-destruct'), begun('expertise')]).toEqual([['b-1'], []]);
  });

  test('WW-RULING-100 one that began below half its Health is removed at 0 as usual', () => {
    const t = scene({ ann: [settler('a', [4000, 2000])], ben: [unit('r', 'protectron', [[2000, 2000]])] });
    lay(tableOf(t), { kind: 'self-destructing', on: 'r-1', until: 'counted', from: 's', left: 1 });
    t.model('r-1').regular = 6;
    t.model('r-1').readiness = 'used';
    playOut(struckBy(t, t.model('a-1'), t.model('r-1'), 9), [armor(4)]);
    expect(t.model('r-1').gone).toBe('eliminated');
  });

  test('WW-RULING-100 one that begins at 0 stays, whatever else it suffers', () => {
    const t = scene({ ann: [settler('a', [4000, 2000])], ben: [unit('r', 'sentry-bot', [[2000, 2000]])] });
    for (const _ of [1, 2]) playOut(struckBy(t, t.model('a-1'), t.model('r-1'), 30), [armor(4)]);
    expect([t.model('r-1').gone, isCountingDown(t, t.model('r-1'))]).toEqual([null, true]);
    expect(whyNotAct(t, t.model('r-1'), 'prepare', 'action')?.rule).toBe('WW-RULING-100');
  });

  test('WW-RULING-101 the charge goes off with an enemy within Orange, and no farther', () => {
    const able = (x: number) =>
      using({ ann: [unit('a', 'suicider', [[2000, 2000]])], ben: [settler('b', [x, 2000])] }, 'a-1')
        .seat(0)
        .asked()!
        .can.includes('special:detonate');
    expect([able(2000 + 360 + 508), able(2000 + 360 + 520)]).toEqual([true, false]);
  });
});
