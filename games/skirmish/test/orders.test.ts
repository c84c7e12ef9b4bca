/** Tricks of units and Leaders: what they do for others without an Action of those. */
import { describe, expect, test } from 'vitest';
import { attributeNow } from '../queries/skills.ts';
import { alone, HERE, led, NEAR, noLuck, swarmRemoved } from './abilities/scenes.ts';
import { BASE, model, positionOf, settler, skill, unit, using, wall } from './helpers/battle.ts';

const offered = (t: ReturnType<typeof using>) =>
  t
    .seat(0)
    .asked()!
    .can.map(String)
    .filter((id) => id.startsWith('trick:'));

describe('WW-CARD-1 tricks of units', () => {
  test('Piper unsettles one enemy inside Presence, out of sight too, once per activation', () => {
    const t = using(
      {
        ann: [unit('a', 'piper', [HERE])],
        ben: [settler('b', [2900, 2000]), settler('c', [8000, 8000])],
        pieces: [wall('w', [2400, 1000, 50, 2000])],
      },
      'a-1',
    );
    t.seat(0).answer('trick:piper');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'trick.unsettle', can: ['b-1'] });
    t.seat(0).answer('b-1');
    expect(offered(t)).toEqual([]);
  });

  test('Piper, engaged, unsettles one she is engaged with', () => {
    const t = using(
      { ann: [unit('a', 'piper', [HERE])], ben: [settler('b', [2900, 2000]), settler('c', [2000, 2000 + BASE])] },
      'a-1',
    );
    t.seat(0).answer('trick:piper');
    expect(t.seat(0).asked()!.can).toEqual(['c-1']);
  });

  test('Ack-Ack removes the Stun of somebody else', () => {
    const t = using(
      {
        ...alone(unit('a', 'ack-ack', [HERE]), settler('s', NEAR)),
        state: ({ models }) => {
          for (const each of models) if (each.id === 's-1') each.conditions = ['stunned'];
        },
      },
      'a-1',
    );
    t.seat(0).answer('trick:ack-ack', 's-1');
    expect(model(t, 's-1').conditions).toEqual([]);
  });

  test('Cade treats the hurt in sight within Yellow who are no robots', () => {
    const t = using(
      {
        ...alone(unit('a', 'knight-captain-cade', [HERE]), settler('s', NEAR), unit('r', 'protectron', [[2000, 2600]])),
        state: ({ models }) => {
          for (const each of models) each.regular = 2;
        },
      },
      'a-1',
    );
    t.seat(0).answer('trick:knight-captain-cade');
    expect(t.seat(0).asked()!.can).toEqual(['a-1', 's-1']);
    t.seat(0).answer('s-1');
    expect([model(t, 's-1').regular, offered(t)]).toEqual([1, []]);
  });

  test('A-2018 loads a heavy weapon after a test of LUC, once per round', () => {
    const loaded = (face: number) => {
      const t = using(
        {
          ...alone(unit('a', 'a-2018', [HERE], 'missile-launcher')),
          state: (state) => {
            noLuck(state);
            state.units[0]!.empty = ['missile-launcher'];
          },
          chance: { 'trick.reload.roll': [[skill(face)]] },
        },
        'a-1',
      );
      t.seat(0).answer('trick:a-2018');
      return [t.state.units[0]!.empty, t.state.lasting.map(({ until }) => until)];
    };
    expect(loaded(2)).toEqual([[], ['round']]);
    expect(loaded(3)).toEqual([['missile-launcher'], ['round']]);
  });

  test('Codsworth holds water for those who are no robots, anew with each activation', () => {
    const t = using(
      {
        ...alone(settler('s', HERE), unit('c', 'codsworth', [NEAR])),
        state: ({ models }) => {
          for (const each of models) each.regular = 2;
        },
      },
      's-1',
    );
    t.seat(0).answer('trick:codsworth@c-1');
    expect([model(t, 's-1').regular, offered(t)]).toEqual([1, []]);
    expect(t.state.lasting.map(({ kind, on, until }) => [kind, on, until])).toEqual([['tokens', 'c-1', 'next']]);
  });

  test('WW-RULING-103 an Action of the Elder is performed by an unengaged friend, as a full Action', () => {
    const t = using(alone(unit('a', 'elder-maxson', [HERE]), settler('s', NEAR)), 'a-1');
    t.seat(0).answer('trick:elder-maxson', 's-1', 'move');
    expect(t.session.question!.detail!.about).toEqual({ model: 's-1', color: 'yellow' });
    t.seat(0).answer([[2900, 2000]]);
    expect([model(t, 's-1').x, t.state.activation!.left, offered(t)]).toEqual([2900, 1, []]);
  });
});

describe('WW-LEADER-5 tricks of Leaders', () => {
  test('the Commander has a point for each of two friends', () => {
    const t = using(alone(settler('s', NEAR), led('commander')), 's-1');
    t.seat(0).answer('trick:commander@a-1');
    expect(t.state.activation!.points).toBe(1);
    t.seat(0).answer('trick:commander@a-1');
    expect([t.state.activation!.points, offered(t)]).toEqual([2, []]);
    // Not for the Leader.
    expect(offered(using(alone(led('commander')), 'a-1'))).toEqual([]);
  });

  test('the Defender has Reaction Markers for friends', () => {
    const t = using(alone(settler('s', NEAR), led('defender')), 's-1');
    t.seat(0).answer('trick:defender@a-1');
    expect([model(t, 's-1').prepared, offered(t)]).toEqual([true, []]);
  });

  test('the Fusilier lends one attribute to one friend per round', () => {
    const t = using(alone(settler('s', NEAR), led('fusilier')), 's-1');
    const own = attributeNow(positionOf(t), model(t, 's-1'), 'PER');
    t.seat(0).answer('trick:fusilier@a-1', 'PER');
    expect(attributeNow(positionOf(t), model(t, 's-1'), 'PER')).toBe(
      attributeNow(positionOf(t), model(t, 'a-1'), 'PER'),
    );
    expect(attributeNow(positionOf(t), model(t, 's-1'), 'PER')).toBeGreaterThan(own);
    expect(t.state.lasting.map(({ kind, until }) => [kind, until])).toEqual([
      ['tokens', 'round'],
      ['borrowed', 'activation'],
    ]);
  });

  test('WW-RULING-103 the Dweller puts an Action aside, and has it later', () => {
    const t = using(alone(led('dweller')), 'a-1');
    t.seat(0).answer('trick:dweller');
    expect([t.state.activation!.left, offered(t)]).toEqual([1, []]);
    const later = using(
      {
        ...alone(led('dweller')),
        state: ({ lasting }) =>
          void lasting.push({ id: '1', kind: 'banked', on: 'a-1', until: 'battle', from: 'bank', left: 0 }),
      },
      'a-1',
    );
    later.seat(0).answer('trick:dweller');
    expect([later.state.activation!.left, later.state.lasting.map(({ kind }) => kind)]).toEqual([3, ['spent']]);
  });
});

test('WW-RULING-102 a bonus is for the first test, a die for the next attack', () => {
  const t = using(
    {
      ann: [unit('a', 'settler', [HERE], 'example-laser')],
      ben: [settler('b', [3400, 2000])],
      state: (state) => {
        noLuck(state);
        for (const [id, kind, from] of [
          ['1', 'heartened', 'x-1'],
          ['2', 'bonus-die', 'green'],
        ] as const)
          state.lasting.push({ id, kind, on: 'a-1', until: 'battle', from, left: kind === 'heartened' ? 2 : 0 });
      },
      chance: { 'attack.roll': [[skill('X'), 1, 1, 1]] },
    },
    'a-1',
  );
  t.seat(0).answer('shoot', 'example-laser', 'b-1');
  expect(t.state.lasting).toEqual([]);
  expect(t.session.ruleLog.filter(({ say }) => say === 'die.effect')).toHaveLength(3);
  const bonus = t.session.ruleLog.filter(({ rule, say }) => rule === 'WW-RULING-102' && say === 'modifier.of');
  expect(bonus.map(({ args }) => args!.by)).toEqual([2]);
});

describe('Under the ground', () => {
  test('WW-RULING-104 up to the Charge distance, in contact, on free ground', () => {
    const t = using(
      {
        ann: [unit('a', 'radscorpion', [HERE])],
        ben: [settler('b', [3400, 2000]), settler('c', [8000, 8000])],
        pieces: [wall('w', [2600, 1000, 50, 2000])],
      },
      'a-1',
    );
    t.seat(0).answer('charge');
    t.seat(0).refuse([[3000, 2000]]);
    t.seat(0).refuse([[3400, 2100]]);
    t.seat(0).refuse([[8000, 8000 - 460]]);
    t.seat(0).answer([[3400 + 460, 2000]]);
    expect(model(t, 'a-1').x).toBe(3400 + 460);
  });
});

test('WW-RULING-105 the place where a swarm was removed harms both sides, and nobody beyond Orange', () => {
  const ended = (x: number, side: 'ann' | 'ben') => {
    const swarm = unit('g', 'glowing-radroach-swarm', [[2600, 2000]]);
    const t = using(
      {
        ann: side === 'ann' ? [settler('a', [x, 2000]), swarm] : [settler('a', [x, 2000])],
        ben: side === 'ben' ? [settler('b', [8000, 8000]), swarm] : [settler('b', [8000, 8000])],
        state: swarmRemoved,
      },
      'a-1',
    );
    t.seat(0).answer('end');
    return model(t, 'a-1').radiation;
  };
  expect([ended(2600 - 160 - 508, 'ann'), ended(2600 - 160 - 508, 'ben'), ended(2600 - 160 - 520, 'ben')]).toEqual([
    1, 1, 0,
  ]);
});
