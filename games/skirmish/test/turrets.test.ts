import { describe, expect, test } from 'vitest';
import { actOf } from '../queries/acting.ts';
import { result } from '../queries/result.ts';
import { isInArc, isTurretAware, turretsOnto } from '../queries/turrets.ts';
import { isFriendly, modelsOf } from '../queries/units.ts';
import { pushBack } from '../rules/moving/push-back.ts';
import {
  act,
  armor,
  type BattleSetting,
  type BattleTest,
  battle,
  content,
  effect,
  GREEN,
  model,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  wall,
} from './helpers/battle.ts';

/** Machine Gun Turret Mk1: Rifle 4, Awareness and ranges Green, 3 Reaction Markers; a base of 40 mm. */
const gun = (x: number, y: number, more = {}) => ({
  id: 'gun',
  card: 'machine-gun-turret-mk1',
  x,
  y,
  height: 0,
  ...more,
});
const field: BattleSetting = {
  ann: [settler('a', [1000, 2000])],
  ben: [settler('b', [8000, 8000])],
  turrets: [gun(2500, 2000)],
};
const rolls = (count: number, shows: number | 'X' = 'X') => ({
  'attack.roll': Array.from({ length: count }, () => [skill(shows), effect('yellow')]),
  'armor.roll': Array.from({ length: count }, () => [armor(4)]),
});
const shots = (t: BattleTest) => t.logged('WW-TURRET-2').length;
const markers = (t: BattleTest) => t.state.turrets[0]!.reactions;
const stay = [[1000, 2000]];

describe('Turrets', () => {
  test('WW-TURRET-1 as many Reaction Markers each round as its card says, whatever was left', () => {
    const t = battle({ ...field, ben: [settler('b', [8000, 8000])], chance: rolls(9) });
    expect(markers(t)).toBe(3);
    act(t, 'a-1');
    t.seat(0).answer('prepare', 'move', stay);
    expect(markers(t)).toBe(1);
    t.seat(1).answer('b-1', 'b-1', 'end');
    expect([t.state.round, markers(t)]).toEqual([2, 3]);
  });

  test('WW-TURRET-4 at whom it would shoot can be told before: at either side, while it has markers and sees them', () => {
    const t = battle({ ...field, ben: [settler('b', [4000, 2000])], chance: rolls(3) });
    const onto = (id: string) => turretsOnto({ state: t.state, content }, model(t, id)).map((each) => each.model);
    const [turret] = t.state.turrets;
    expect([onto('a-1'), onto('b-1'), onto(turret!.model)]).toEqual([[turret!.model], [turret!.model], []]);
    act(t, 'a-1');
    t.seat(0).answer('prepare', 'move', stay);
    expect(onto('b-1')).toEqual([turret!.model]);
    t.state.turrets[0]!.reactions = 0;
    expect([onto('a-1'), onto('b-1')]).toEqual([[], []]);
    const hidden = battle({ ...field, pieces: [wall('w', [1700, 1000, 100, 2000])] });
    expect(turretsOnto({ state: hidden.state, content }, model(hidden, 'a-1'))).toEqual([]);
  });

  test('WW-TURRET-2 WW-RULING-78 one shot with its skill at -2 and one marker for a Trigger', () => {
    const t = battle({ ...field, chance: rolls(1, 2) });
    act(t, 'a-1');
    t.seat(0).answer('move', stay);
    expect([shots(t), markers(t)]).toEqual([1, 2]);
    expect(t.logged('WW-SHOOT-5')).toEqual(['A hit: 2 against 2.']);
    expect(model(t, 'a-1').regular).toBe(2);
    const edge = battle({
      ...field,
      turrets: [gun(1000 + 360 + 2 * GREEN - 10, 2000)],
      chance: { 'attack.roll': [[skill('X')]] },
    });
    act(edge, 'a-1');
    edge.seat(0).answer('move', stay);
    expect([shots(edge), markers(edge)]).toEqual([1, 2]);
    // Seen when it set out, and behind a wall when it could be shot at: no marker is spent.
    const hidden = battle({ ...field, pieces: [wall('w', [1700, 2100, 100, 3000])] });
    act(hidden, 'a-1');
    hidden.seat(0).answer('move', [[1000, 3000]]);
    expect([shots(hidden), markers(hidden)]).toEqual([0, 3]);
    const far = battle({ ...field, turrets: [gun(1000 + 360 + 2 * GREEN + 10, 2000)] });
    act(far, 'a-1');
    far.seat(0).answer('move', stay);
    expect([shots(far), markers(far)]).toEqual([0, 3]);
  });

  test('WW-TURRET-3 aware of every kind of Trigger at two Awareness lengths', () => {
    const t = scene({ ...field, turrets: [gun(1000 + 360 + 2 * GREEN - 10, 2000)] });
    const [turret] = t.state.turrets;
    for (const action of ['move', 'shoot', 'prepare', 'expertise'] as const)
      expect(isTurretAware(t, turret!, actOf(t.model('a-1'), action, 'action'))).toBe(true);
    t.model('a-1').x -= 20;
    expect(isTurretAware(t, turret!, actOf(t.model('a-1'), 'expertise', 'action'))).toBe(false);
  });

  test('WW-TURRET-4 it shoots at models of either side, while markers last', () => {
    const t = battle({ ...field, ben: [settler('b', [3900, 2000])], chance: rolls(3) });
    act(t, 'a-1');
    t.seat(0).answer('prepare', 'end');
    expect(shots(t)).toBe(2);
    t.seat(1).answer('b-1', 'b-1', 'prepare');
    expect(shots(t)).toBe(3);
    t.seat(1).answer('move', [[3900, 2000]]);
    expect(shots(t)).toBe(3);
    const position = scene(field);
    expect(isFriendly(position, position.model('gun-1'), position.model('a-1'))).toBe(false);
  });

  test('WW-TURRET-5 Prepare is a Trigger for it, and so is every main Action that is not used', () => {
    const t = battle({ ...field, chance: rolls(3) });
    act(t, 'a-1');
    t.seat(0).answer('prepare');
    expect(shots(t)).toBe(1);
    t.seat(0).answer('end');
    expect(shots(t)).toBe(2);
    const idle = battle({ ...field, chance: rolls(3) });
    act(idle, 'a-1');
    idle.seat(0).answer('end');
    expect(shots(idle)).toBe(2);
    const points = battle({ ...field, chance: rolls(3) });
    act(points, 'a-1');
    points.seat(0).answer('prepare', 'move', stay);
    expect(shots(points)).toBe(2);
  });

  test('WW-TURRET-6 a hit on it is no Trigger', () => {
    const x = 1000 + 360 + 2 * GREEN + 100;
    const t = battle({
      ...field,
      ann: [unit('a', 'settler', [[1000, 2000]], 'hunting-rifle')],
      turrets: [gun(x, 2000)],
      chance: { 'attack.roll': [[skill(2), effect('green'), effect('green')]], 'armor.roll': [[armor(4)]] },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'hunting-rifle', 'gun-1');
    expect([model(t, 'gun-1').regular, shots(t)]).toEqual([2, 0]);
  });

  test('WW-TURRET-7 engaged, it shoots at one of those in contact, whoever caused the Trigger', () => {
    const t = battle({
      ...field,
      ann: [settler('a', [1000, 2000]), settler('c', [2500 - 360, 2000]), settler('d', [2500 + 360, 2000])],
      chance: { ...rolls(1), 'turret.target': [1] },
      state: ({ models }) => {
        models[1]!.readiness = 'used';
        models[2]!.readiness = 'used';
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('prepare');
    expect(t.logged('WW-TURRET-2')).toEqual(['Gun 1 reacts and shoots at D 1; 2 Reaction Markers are left.']);
  });

  test('WW-TURRET-8 and with the penalties of a ranged weapon in close combat', () => {
    const t = battle({
      ...field,
      ann: [settler('a', [2500 - 360, 2000])],
      // Rifle 4, -2 and -2: below 1, only a Critical face hits.
      chance: { 'attack.roll': [[skill('critical'), effect('yellow')]], 'armor.roll': [[armor(2)]] },
    });
    act(t, 'a-1');
    t.seat(0).answer('prepare');
    expect(t.logged('WW-CC-11')).toEqual(['-2 to the Skill Value: not a weapon for close combat.']);
    expect(t.logged('WW-QUICK-2')).toEqual(['-2 to the Skill Value: a Quick Action.']);
    // The settler's rating of 1 is 2.
    expect(model(t, 'a-1').regular).toBe(0);
  });

  test('WW-TURRET-9 WW-RULING-16 it is no unit of anybody: it counts for nothing', () => {
    const t = scene({ ...field, ben: [] });
    expect([modelsOf(t, 0).length, modelsOf(t, 1).length]).toEqual([1, 0]);
    expect(result(t)).toEqual({ winners: [0], scores: [1, 0] });
    const even = battle({ ...field, ann: [settler('a', [1000, 2000], [1000, 3000])], advantage: null });
    // Ben has fewer models, with or without the turret.
    expect(even.state.advantage).toBe(1);
  });

  test('WW-TURRET-10 nothing shifts it', () => {
    const t = scene({ ...field, ann: [settler('a', [2500 - 360, 2000])] });
    playOut(pushBack(tableOf(t), t.model('a-1'), t.model('gun-1'), 'orange'));
    expect(t.model('gun-1')).toMatchObject({ x: 2500, y: 2000 });
  });

  test('WW-TURRET-11 aware all around, or in its arc only', () => {
    const arc = { from: { x: 1, y: -1 }, to: { x: 1, y: 1 } };
    const t = scene({
      ...field,
      ann: [settler('a', [1000, 2000], [4000, 2000], [2500, 3500])],
      turrets: [gun(2500, 2000, { arc })],
    });
    const [turret] = t.state.turrets;
    const seen = ['a-1', 'a-2', 'a-3'].map((id) => isTurretAware(t, turret!, actOf(t.model(id), 'move', 'action')));
    expect(seen).toEqual([false, true, false]);
    expect(isInArc({ ...turret!, arc: null }, t.model('gun-1'), t.model('a-1'))).toBe(true);
    expect(content.turrets.size).toBe(4);
  });
});
