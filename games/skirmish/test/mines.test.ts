import { describe, expect, test } from 'vitest';
import { checkMine, isNear, minesOnTheWay } from '../queries/mines.ts';
import type { Mine, SkirmishState } from '../state.ts';
import {
  act,
  armor,
  BASE,
  type BattleSetting,
  battle,
  effect,
  model,
  scene,
  settler,
  skill,
  unit,
  wall,
  YELLOW,
} from './helpers/battle.ts';

const ORANGE = 508;
const layer = unit('a', 'settler', [[1000, 2000]], 'fragmentation-mine', 'assault-rifle');
const field: BattleSetting = { ann: [layer], ben: [settler('b', [4500, 2000])] };
const mine = (x: number, y: number, more: Partial<Mine> = {}): Mine => ({
  id: 'mine-1',
  seat: 0,
  weapon: 'fragmentation-mine',
  x,
  y,
  height: 0,
  live: true,
  ...more,
});
const blank = {
  'mine.effects': [[effect('yellow')], [effect('yellow')]],
  'armor.roll': [[armor(4)], [armor(4)], [armor(4)]],
};

/** Ann moves or acts among mines of Ben's. */
function among(mines: Mine[], setting: Partial<BattleSetting> = {}) {
  const t = battle({
    ann: [settler('a', [1000, 2000], [1000, 6000])],
    ben: [settler('b', [8000, 8000])],
    chance: blank,
    ...setting,
    state: (state: SkirmishState) => {
      state.mines.push(...mines.map((each) => ({ ...each, seat: 1 })));
      setting.state?.(state);
    },
  });
  act(t, 'a-1');
  return t;
}

describe('Mines', () => {
  test('WW-MINE-1 laid within Orange in a Move Action by a model that stays where it is and is not engaged', () => {
    const t = battle(field);
    act(t, 'a-1');
    t.seat(0).answer('lay-mine');
    expect(t.seat(0).refuse([1000 + BASE / 2 + ORANGE + 2, 2000]).rule).toBe('WW-MINE-1');
    t.seat(0).answer([1000 + BASE / 2 + ORANGE, 2000]);
    expect(t.state.mines).toEqual([mine(1000 + BASE / 2 + ORANGE, 2000, { live: false })]);
    expect(model(t, 'a-1')).toMatchObject({ x: 1000, y: 2000 });
    expect(t.state.activation!.left).toBe(1);
    expect(t.seat(0).refuse('lay-mine').rule).toBe('WW-MINE-1');
    const engaged = battle({ ...field, ben: [settler('b', [1000 + BASE, 2000])] });
    act(engaged, 'a-1');
    expect(engaged.seat(0).refuse('lay-mine').rule).toBe('WW-MINE-1');
  });

  test('WW-MINE-2 WW-COND-21 laying a mine or shaking off Stunned is a Trigger, and may be a Reaction', () => {
    const t = battle({
      ann: [layer],
      ben: [unit('b', 'settler', [[2500, 2000]], 'fragmentation-mine'), settler('c', [2500, 2500])],
      state: ({ models }) => {
        models[0]!.conditions = ['stunned'];
        for (const each of models.slice(1)) each.prepared = true;
        models[2]!.conditions = ['stunned'];
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('shake-off');
    expect(t.seat(1).asked()?.ask).toBe('react.declare');
    expect(t.seat(1).asked()!.can).toEqual(expect.arrayContaining(['b-1:lay-mine', 'c-1:shake-off']));
    t.seat(1).answer('done');
    t.seat(0).answer('lay-mine', [1300, 2000]);
    expect(t.seat(1).asked()?.ask).toBe('react.declare');
    t.seat(1).answer('b-1:lay-mine', 'c-1:shake-off', 'b-1', [2300, 2000]);
    expect(t.state.mines.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(model(t, 'c-1').conditions).toEqual([]);
  });

  test('WW-MINE-3 WW-RULING-68 the color of the short range bar is the diameter of the proximity area', () => {
    const t = scene(field);
    const base = (x: number) => ({ x, y: 2000, r: 160 });
    expect(isNear(t, mine(3000, 2000), base(3000 + YELLOW / 2 + 160))).toBe(true);
    expect(isNear(t, mine(3000, 2000), base(3000 + YELLOW / 2 + 160 + 2))).toBe(false);
  });

  test('WW-MINE-4 it is live from the next turn of its player on', () => {
    const t = battle({
      ...field,
      ann: [layer, settler('c', [1000, 6000])],
      ben: [settler('b', [2800, 2000], [8000, 8000])],
      chance: blank,
    });
    t.seat(0).answer('seat:0', 'a-1', 'all', 'a-1', 'lay-mine', [1600, 2000], 'end');
    // Ben walks past it before Ann's next turn, and stands beside it.
    t.seat(1).answer('b-1', 'all', 'b-1', 'move', [[2500, 2000]], 'end');
    expect(t.logged('WW-MINE-7')).toEqual([]);
    t.seat(0).answer('c-1');
    expect(t.state.mines[0]!.live).toBe(true);
  });

  test('WW-MINE-5 friends do not set it off', () => {
    const t = battle({ ...field, chance: blank, state: ({ mines }) => void mines.push(mine(1600, 2000)) });
    act(t, 'a-1');
    t.seat(0).answer('move', [[1100, 2000]]);
    expect(t.state.mines).toHaveLength(1);
    const others = among([mine(1600, 2000)]);
    others.seat(0).answer('move', [[1100, 2000]]);
    expect(others.state.mines).toEqual([]);
  });

  test('WW-MINE-6 any Action that ends inside sets it off', () => {
    const t = among([mine(1600, 2000)], {
      ben: [settler('b', [3300, 2000])],
      chance: { ...blank, 'attack.roll': [[skill('X'), 1]] },
    });
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(t.log().findLastIndex((line) => line.includes('goes off'))).toBeGreaterThan(
      t.log().findIndex((line) => line.includes('miss')),
    );
    // 600 from the marker: not within the blast of Yellow.
    expect([model(t, 'a-1').regular, t.state.mines]).toEqual([2, []]);
  });

  test('WW-MINE-7 on the way through it the movement is paused, the damage taken, and the movement completed', () => {
    const at = 1000 + 600;
    const position = scene({ ann: [unit('a', 'deathclaw', [[1000, 2000]])], ben: [settler('b', [8000, 8000])] });
    position.state.mines.push({ ...mine(at, 1300), seat: 1 });
    const path = [
      { x: 1000, y: 2000 },
      { x: 3000, y: 2000 },
    ];
    const [pause] = minesOnTheWay(position, position.model('a-1'), path);
    // The rim of the base, 300 wide, comes into the circle around the marker.
    expect(Math.hypot(pause!.at.x - at, pause!.at.y - 1300)).toBeCloseTo(YELLOW / 2 + 300, -0.5);
    const passing = among([mine(1300, 1400)], {
      ann: [unit('a', 'dogmeat', [[500, 2000]]), settler('c', [1000, 6000])],
    });
    passing.seat(0).answer('move', [[2200, 2000]]);
    const lines = passing.log();
    const off = lines.findIndex((line) => line.includes('goes off'));
    expect(off).toBeGreaterThan(-1);
    expect(lines.findIndex((line) => line.includes('moves to'))).toBeGreaterThan(off);
    expect([model(passing, 'a-1').x, passing.state.mines]).toEqual([2200, []]);

    const leaving = among([mine(500, 2000)]);
    leaving.seat(0).answer('move', [[2300, 2000]]);
    expect(model(leaving, 'a-1')).toMatchObject({ x: 2300, regular: 2 });
    const dying = among([mine(500, 2000)], {
      state: ({ models }) => {
        models[0]!.regular = 2;
      },
    });
    dying.seat(0).answer('move', [[2300, 2000]]);
    expect(model(dying, 'a-1')).toMatchObject({ x: 1000, gone: 'eliminated' });
  });

  test('WW-MINE-8 WW-RULING-68 everybody in the blast is hurt by one roll, whoever laid it, and the marker is gone', () => {
    const t = among([mine(1400, 2000)], {
      ben: [settler('b', [1700, 2000])],
      chance: { 'mine.effects': [[effect('yellow', 'reduce-armor')]], 'armor.roll': [] },
    });
    t.seat(0).answer('prepare');
    // 2 in Yellow and 1 more in Orange; the rating of 1 is reduced to none for both.
    expect([model(t, 'a-1').regular, model(t, 'b-1').regular, t.state.mines]).toEqual([3, 3, []]);
    expect(t.logged('WW-ARM-2')).toHaveLength(2);
    const position = scene({ ...field, pieces: [wall('w', [1250, 1000, 50, 2000])] });
    expect(checkMine(position, position.model('a-1'), [1400, 2000])).toMatchObject({
      ok: false,
      reason: { rule: 'WW-RULING-68' },
    });
    expect(checkMine(position, position.model('a-1'), [1270, 2000])).toMatchObject({
      ok: false,
      reason: { rule: 'WW-RULING-68' },
    });
    const two = among([mine(1600, 2000), mine(500, 2000, { id: 'mine-2' })]);
    two.seat(0).answer('prepare');
    expect(two.seat(0).asked()).toEqual({ ask: 'mine.next', can: ['mine-1', 'mine-2'], cannot: {} });
  });

  test('WW-CARD-3 whoever a Bottlecap Mine hurts gets a blue die, spent by the player who laid it', () => {
    const caps = { weapon: 'bottlecap-mine' };
    const yellow = [effect('yellow'), effect('yellow')];
    const t = among([mine(1300, 2000, caps)], {
      ann: [unit('a', 'paladin', [[1000, 2000]]), settler('c', [1300, 2600])],
      chance: {
        'mine.effects': [yellow],
        // The Paladin's rating of 3 blocks 3 of 4; the Settler, outside Orange, takes 3.
        'armor.roll': [[armor(3)], [armor(4)]],
        'attack.wound': [[effect('blue', 'blast')], [effect('blue', 'bottle')]],
      },
    });
    t.seat(0).answer('prepare');
    expect(t.seat(1).asked()).toMatchObject({ ask: 'attack.effect', can: ['effect:1', 'done'] });
    t.seat(1).answer('effect:1');
    expect(t.seat(1).asked()).toMatchObject({ ask: 'attack.effect', can: ['effect:0', 'done'] });
    t.seat(1).answer('effect:0');
    expect(t.state.models.slice(0, 2).map(({ regular, conditions }) => [regular, conditions])).toEqual([
      [1, ['injured-leg']],
      [3, ['stunned']],
    ]);

    // Whom the armor spares gets none.
    const spared = among([mine(1300, 2000, caps)], {
      ann: [unit('a', 'paladin', [[1000, 2000]])],
      chance: { 'mine.effects': [yellow], 'armor.roll': [[armor(3)]], 'attack.wound': [] },
      state: ({ models }) => {
        models[0]!.boosts = 1;
      },
    });
    spared.seat(0).answer('prepare');
    expect([model(spared, 'a-1').regular, model(spared, 'a-1').conditions]).toEqual([0, []]);
  });
});
