/** Police Station Defense: a Control Point, walls and turrets, and a side with 200 Caps more. */
import { describe, expect, test } from 'vitest';
import { distance } from '../../geometry/index.ts';
import { taskOf } from '../../queries/ai/tasks.ts';
import { listAtTable } from '../../queries/force-lists/at-table.ts';
import { awardTo } from '../../queries/scenario.ts';
import { modelsOf } from '../../queries/units.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, content, positionOf } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, marker, scenario, settingUp, start, use } from '../helpers/scenario.ts';

const RED = 1524;
const GREEN = 2032;
const YELLOW = 1016;
const WIDE = 36 * 254;
/** Yellow and half a marker from the Defenders' edge. */
const DEEPEST = WIDE - YELLOW - 125;

const list = forceOf([leading(), listed('settler')]);
/** An empty street but for a crate. */
const table = codeOf({ land: 'wasteland', pieces: [{ kind: 'crate', x: 500, y: 4000, turn: 0 }] });
const police = { own: [list, list], table };
const setUp = (): BattleTest => settingUp('police-station', police);

/** The Control Point lies, and the first wall is asked for. */
function walled(): BattleTest {
  const t = setUp();
  t.seat(1).answer([WIDE / 2, DEEPEST]);
  return t;
}

/** A wall from left to right. */
const wall = (t: BattleTest, x: number, y: number, length = 1200) => t.seat(1).answer([x, y], [x + length, y]);

describe('The set-up', () => {
  test('SC-POLICE-5 the Control Point lies on the middle line, at most Yellow from the edge', () => {
    const t = setUp();
    const off = t.seat(1).refuse([WIDE / 2 + 20, DEEPEST]);
    const far = t.seat(1).refuse([WIDE / 2, DEEPEST - 20]);
    expect([off.rule, far.rule, off.sentence]).toEqual([
      'SC-POLICE-5',
      'SC-POLICE-5',
      'It must lie on the middle line, at most yellow, 4 inches from the edge.',
    ]);
    t.seat(1).answer([WIDE / 2, DEEPEST]);
    expect(t.state.markers).toMatchObject([{ kind: 'control-point', up: true, x: WIDE / 2, y: DEEPEST }]);
  });

  test('SC-POLICE-6 a wall is no longer than Red', () => {
    const t = walled();
    t.seat(1).answer([1000, WIDE - 1000]);
    expect(t.seat(1).refuse([1000 + RED + 4, WIDE - 1000])).toMatchObject({ rule: 'SC-POLICE-6' });
    t.seat(1).answer([1000 + RED, WIDE - 1000]);
    const [a, b] = t.state.pieces.find(({ id }) => id === 'wall-1')!.outline as [
      { x: number; y: number },
      { x: number; y: number },
    ];
    expect(distance(a, b)).toBeCloseTo(RED, 0);
  });

  test('SC-POLICE-6 no part of a wall stands outside the zone', () => {
    const t = walled();
    expect(t.seat(1).refuse([1000, WIDE - GREEN - 10]).rule).toBe('SC-POLICE-6');
    t.seat(1).answer([1000, WIDE - GREEN + 100]);
    expect(t.seat(1).refuse([1000, WIDE - GREEN - 400]).sentence).toBe('All of the wall must stand in the zone.');
    // Its ends are in the zone, its corners are not.
    expect(t.seat(1).refuse([2000, WIDE - GREEN + 10]).rule).toBe('SC-POLICE-6');
    t.seat(1).answer([2000, WIDE - GREEN + 100]);
  });

  test('SC-POLICE-6 four walls and no fifth', () => {
    const t = walled();
    for (const x of [400, 2000, 6000, 7600]) {
      expect(t.seat(1).asked()!.ask).toBe('wall.from');
      wall(t, x, WIDE - 600);
    }
    expect(t.state.pieces.filter(({ id }) => id.startsWith('wall-'))).toHaveLength(4);
    expect(t.seat(1).asked()!.ask).toBe('turret.card');
  });

  test('SC-RULING-76 one way on foot to the Control Point stays open', () => {
    const t = walled();
    wall(t, WIDE / 2 - 760, DEEPEST - 600, 1520);
    t.seat(1).answer([WIDE / 2 - 700, DEEPEST - 450], [WIDE / 2 - 700, WIDE - 70]);
    t.seat(1).answer([WIDE / 2 + 700, DEEPEST - 450]);
    expect(t.seat(1).refuse([WIDE / 2 + 700, WIDE - 70])).toMatchObject({ rule: 'SC-RULING-76' });
    t.seat(1).answer([WIDE / 2 + 700, DEEPEST]);
  });

  const fortified = (): BattleTest => {
    const t = walled();
    for (const x of [400, 2000, 6000, 7600]) wall(t, x, WIDE - 600);
    return t;
  };

  test('SC-POLICE-8 two turrets in the zone for nothing, or fewer, and they are nobody', () => {
    const t = fortified();
    const caps = t.state.scenario!.brought.map((side) => side.caps);
    t.seat(1).answer('machine-gun-turret-mk1');
    expect(t.seat(1).refuse([4000, WIDE - GREEN - 220]).rule).toBe('SC-POLICE-8');
    t.seat(1).answer([4000, WIDE - GREEN], 'laser-turret', [5400, WIDE - GREEN]);
    expect(t.seat(1).asked()!.ask).toBe('deploy.unit');
    expect(t.state.turrets.map(({ model }) => model)).toEqual(['machine-gun-turret-mk1-1', 'laser-turret-1']);
    expect(t.state.scenario!.brought.map((side) => side.caps)).toEqual(caps);
    expect(modelsOf(positionOf(t), 1)).toEqual([]);
    const same = fortified();
    same.seat(1).answer('laser-turret', [4000, WIDE - GREEN], 'laser-turret', [5400, WIDE - GREEN]);
    expect(same.state.turrets.map(({ model }) => model)).toEqual(['laser-turret-1', 'laser-turret-2']);
    const fewer = fortified();
    fewer.seat(1).answer('none');
    expect([fewer.state.turrets, fewer.seat(1).asked()!.ask]).toEqual([[], 'deploy.unit']);
  });

  test('SC-POLICE-8 whoever leaves a turret to chance is not asked for the next', () => {
    const t = fortified();
    t.seat(1).answer('auto');
    expect(t.state.turrets).toHaveLength(2);
    expect([0, 1].map((seat) => t.seat(seat).asked()?.ask ?? '').join()).not.toMatch(/turret/);
    const late = fortified();
    late.seat(1).answer('laser-turret', [4000, WIDE - GREEN], 'auto');
    expect(late.state.turrets).toHaveLength(2);
  });

  test('SC-POLICE-7 the Defenders deploy first, within Green of their edge', () => {
    const t = fortified();
    t.seat(1).answer('none', 'settler-b');
    expect(t.seat(1).refuse([1000, WIDE - GREEN - 180]).rule).toBe('SC-POLICE-7');
    t.seat(1).answer([1000, WIDE - GREEN - 140]);
  });

  test('SC-POLICE-9 the Attackers deploy after them, within Yellow of the opposite edge', () => {
    const t = fortified();
    t.seat(1).answer('none', 'settler-b', [1000, WIDE - 1400], [2000, WIDE - 1400]);
    t.seat(0).answer('settler');
    expect(t.seat(0).refuse([1000, YELLOW + 180]).rule).toBe('SC-POLICE-9');
    t.seat(0).answer([1000, YELLOW + 140]);
  });

  test('SC-POLICE-4 the Attackers may cost 200 Caps more than the Defenders', () => {
    const t = settingUp('police-station', { own: [null, null], caps: 500 });
    expect(t.state.scenario!.brought.map(({ limit }) => limit)).toEqual([700, 500]);
    const dear = forceOf([leading(), listed('settler')], { limit: 5000 });
    expect(() => start({ scenario: 'police-station', own: [null, dear], caps: 173 })).toThrow('CH-FORCE-4');
  });

  test('left to the table, everything is put up within its limits', () => {
    const t = settingUp('police-station', { ...police, placing: 'auto' });
    expect(t.state.pieces.filter(({ id }) => id.startsWith('wall-'))).toHaveLength(4);
    expect(t.state.turrets).toHaveLength(2);
    expect(
      t.state.models
        .filter(({ unit }) => !unit.includes('turret'))
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual(['preston-garvey', 'preston-garvey-b', 'settler', 'settler-b']);
  });
});

describe('The battle', () => {
  const POINT = marker('point', 'control-point', [4000, 6000]);
  const battle = (more: object = {}, round = 2, without: readonly string[] = []) =>
    scenario('police-station', {
      options: police,
      round,
      without,
      at: { 'settler-1': [4000, 5000], ...(more as { at?: object }).at },
      state: (state) => void state.markers.push({ ...POINT }),
    });

  test('SC-POLICE-1 contact with the Control Point wins at once', () => {
    const t = battle();
    use(t, 0, 'settler-1');
    t.seat(0).answer('move', [[4000, 6000 - 125 - 160]]);
    expect(t.session.result?.winners).toEqual([0]);
  });

  test('SC-POLICE-3 the winner takes 150 Caps from it, home to its Settlement', () => {
    const t = battle();
    use(t, 0, 'settler-1');
    t.seat(0).answer('move', [[4000, 6000 - 125 - 160]]);
    const told = t.session.wholeLog.find(({ say }) => say === 'award');
    expect([told?.rule, told?.args]).toEqual(['SC-POLICE-3', { seat: 0, caps: 150 }]);
    expect([awardTo(positionOf(t), 0), awardTo(positionOf(t), 1)]).toEqual([150, 0]);
  });

  test('SC-POLICE-3 without a Settlement the next force may cost so much more', () => {
    const next = content.scenarios.get('noon')!;
    const limit = (awards: number[], seat: number) =>
      listAtTable(content, next, { own: [null, null], caps: 750, awards }, seat).list.limit;
    expect([limit([150, 0], 0), limit([150, 0], 1)]).toEqual([900, 750]);
    expect(settingUp('noon', { awards: [150, 0] }).state.scenario!.brought.map((force) => force.limit)).toEqual([
      900, 750,
    ]);
  });

  test('SC-POLICE-1 contact in the middle of a Move ends it there', () => {
    const t = battle();
    use(t, 0, 'settler-1');
    t.seat(0).answer('move', [[4200, 6050]]);
    expect(t.session.result?.winners).toEqual([0]);
    const { x, y } = t.state.models.find(({ id }) => id === 'settler-1')!;
    expect(distance({ x, y }, POINT)).toBeCloseTo(125 + 160, -1);
  });

  test('SC-POLICE-1 a Defender who touches it changes nothing', () => {
    const t = battle({ at: { 'settler-1': [600, 300], 'settler-b-1': [4000, 5700] } });
    endRound(t);
    expect(t.session.result).toBeUndefined();
  });

  test('SC-POLICE-2 after the sixth round without contact the Defenders have won', () => {
    const t = battle({}, 6);
    endRound(t);
    expect(t.session.result?.winners).toEqual([1]);
  });

  test('SC-RULING-18 without Attackers the Defenders have won at once; without Defenders the battle goes on', () => {
    const gone = battle({}, 2, ['settler-1', 'preston-garvey-1']);
    endRound(gone);
    expect(gone.session.result?.winners).toEqual([1]);
    const empty = battle({}, 2, ['settler-b-1', 'preston-garvey-b-1']);
    endRound(empty);
    expect(empty.session.result).toBeUndefined();
  });

  test('CH-AIOBJ-6 by the book the Attackers go to the Control Point, and the Defenders protect it', () => {
    const now = positionOf(battle());
    const task = (id: string) => taskOf(now, now.state.models.find((model) => model.id === id)!);
    const subjects = [{ is: 'marker', id: 'point' }];
    expect(task('settler-1')).toEqual({ objective: 'go-to', subjects });
    expect(task('settler-b-1')).toEqual({ objective: 'protect', subjects });
  });
});
