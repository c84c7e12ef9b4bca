/** Escort the Brahmin: it crosses the table at its own pace, and the handbook's side wants it dead. */
import { describe, expect, test } from 'vitest';
import { healthLeft } from '../../queries/abilities.ts';
import { modelById, modelsOf } from '../../queries/units.ts';
import { takeHit } from '../../rules/harm/damage.ts';
import { maybeEliminate } from '../../rules/harm/elimination.ts';
import { addModel, addUnit } from '../../rules/round/joining.ts';
import type { SkirmishState } from '../../state.ts';
import { armor, type BattleTest, content, playOut, positionOf, tableOf } from '../helpers/battle.ts';
import { said } from '../helpers/book.ts';
import { forceOf, leading, listed, rulesAgainst } from '../helpers/forces.ts';
import { endRound, scenario, settingUp, start, use } from '../helpers/scenario.ts';
import { bareTable, bookPlan, bookTask, few, firstPlaces, R, WIDE } from '../helpers/solo.ts';

const ORANGE = 508;
const YELLOW = 1016;
const RED = 1524;
const BLACK = 3048;
const MIDDLE = WIDE / 2;
/** Half a Brahmin. */
const B = 300;
/** Its way at the end of a round: Red, and its own length. WW-MOVE-2 */
const FULL = RED + 2 * B;

const escort = { own: [few, few], table: bareTable('wasteland') };
const setUp = (more: object = {}): BattleTest => settingUp('escort-the-brahmin', { ...escort, ...more });

describe('The set-up', () => {
  test('SC-BRAHMIN-9 the Brahmin and the escort stand within Red of their edge and Black from those beside it', () => {
    const t = setUp();
    const far = [
      [MIDDLE, RED + B + 20],
      [BLACK + B - 20, B],
      [WIDE - BLACK - B + 20, B],
    ];
    for (const at of far) expect(t.seat(0).refuse(at)).toMatchObject({ rule: 'SC-BRAHMIN-9' });
    t.seat(0).answer([MIDDLE, RED + B]);
    expect(t.state.models.map(({ id }) => id)).toEqual(['brahmin-1']);
    t.seat(0).answer('settler');
    expect(t.seat(0).refuse([MIDDLE + 700, RED + R + 20])).toMatchObject({ rule: 'SC-BRAHMIN-9' });
    expect(t.seat(0).refuse([BLACK + R - 20, R])).toMatchObject({ rule: 'SC-BRAHMIN-9' });
    t.seat(0).answer([MIDDLE + 700, RED + R]);
  });

  const placed = (): BattleTest => {
    const t = setUp();
    t.seat(0).answer([MIDDLE, RED + B], 'settler', [MIDDLE + 700, R], [MIDDLE - 700, R]);
    return t;
  };

  test('SC-BRAHMIN-10 the others come from left and right in turn, up to Orange from the edge, Red apart', () => {
    const t = placed();
    t.seat(1).answer('settler-b');
    expect(t.seat(1).refuse([ORANGE + R + 20, MIDDLE])).toMatchObject({ rule: 'SC-BRAHMIN-10' });
    expect(t.seat(1).refuse([MIDDLE, WIDE - R])).toMatchObject({ rule: 'SC-BRAHMIN-10' });
    t.seat(1).answer([ORANGE + R, MIDDLE]);
    expect(t.seat(1).refuse([R, 8000]).sentence).toBe(
      'The last one went to this edge: the next one goes to the other.',
    );
    t.seat(1).answer([WIDE - R, 8000]);
    expect(t.state.models).toHaveLength(5);
  });

  /** So many models on the second side, all but one of them of one unit card. */
  const side = (settlers: number) =>
    forceOf([leading(), listed('settler', { models: 6 }), listed('settler', { models: settlers - 7 })], {
      limit: 5000,
      house: true,
    });
  const gapOf = (models: number): number => {
    const t = settingUp('escort-the-brahmin', {
      ...escort,
      own: [few, side(models)],
      caps: 2000,
      placing: 'auto',
      book: { sides: [1] },
    });
    const places = firstPlaces(t);
    expect(places).toHaveLength(models);
    const onLeft = places.filter(({ x }) => x < MIDDLE).length;
    expect(Math.abs(2 * onLeft - models)).toBeLessThanOrEqual(1);
    return Math.min(
      ...places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y) - 2 * R)),
    );
  };

  test('SC-BRAHMIN-10 with eight models they keep Red apart, with eleven only Yellow', () => {
    expect(gapOf(8)).toBeGreaterThanOrEqual(RED - 2);
    const eleven = gapOf(11);
    expect([eleven >= YELLOW - 2, eleven < RED - 2]).toEqual([true, true]);
  });

  test('SC-BRAHMIN-8 the other side may cost 100 Caps more', () => {
    const t = settingUp('escort-the-brahmin', { own: [null, null], caps: 750 });
    expect(t.state.scenario!.brought.map(({ limit }) => limit)).toEqual([750, 850]);
    const alone = forceOf([leading()]);
    const two = forceOf([leading(), listed('settler')]);
    const caps = 134;
    expect(() => start({ scenario: 'escort-the-brahmin', own: [two, alone], caps })).toThrow('CH-FORCE-4');
    expect(start({ scenario: 'escort-the-brahmin', own: [alone, two], caps }).result).toBeUndefined();
  });
});

/** In round 2 or another, with the Brahmin in the middle of the lane. */
function battle(
  more: {
    readonly at?: Readonly<Record<string, readonly [number, number]>>;
    readonly brahmin?: readonly [number, number];
    readonly round?: number;
    readonly hurt?: number;
    readonly without?: readonly string[];
    readonly state?: (state: SkirmishState) => void;
  } = {},
): BattleTest {
  const { at = {}, brahmin: [x, y] = [MIDDLE, 4000], round = 2, hurt = 0, without = [] } = more;
  return scenario('escort-the-brahmin', {
    options: escort,
    round,
    without,
    at,
    state: (state) => {
      const table = tableOf({ state, content });
      addUnit(table, content.scenarios.get('escort-the-brahmin')!.later[0]!, 0);
      addModel(table, 'brahmin', { x, y }).regular = hurt;
      more.state?.(state);
    },
  });
}

/** Everybody ends what they do, until the Brahmin is to move or the battle is over. */
function toTheEnd(t: BattleTest): void {
  const { round } = t.state;
  for (let i = 0; i < 60 && t.state.round === round && t.session.result === undefined; i += 1) {
    const seat = [0, 1].find((each) => t.seat(each).asked() !== undefined)!;
    const { ask, can } = t.seat(seat).asked()!;
    if (ask === 'move.path') return;
    t.seat(seat).answer(ask === 'turn.next' ? 'finish' : ask === 'action' ? 'end' : can.at(-1)!);
  }
}

const brahmin = (t: BattleTest) => modelById(positionOf(t), 'brahmin-1');

describe('The Brahmin', () => {
  test('SC-BRAHMIN-1 the handbook is to defeat the Brahmin, past whoever stands nearer', () => {
    const t = battle({ at: { 'settler-b-1': [MIDDLE + 1500, 4000], 'settler-1': [MIDDLE + 1500, 3200] } });
    expect(bookTask(t, 'settler-b-1')).toEqual({ objective: 'defeat', subjects: [{ is: 'model', id: 'brahmin-1' }] });
    for (const method of ['ranged', 'close-combat'] as const)
      expect(bookPlan(t, 'settler-b-1', { method })).toMatchObject({ target: 'brahmin-1' });
  });

  test('SC-BRAHMIN-2 at the end of a round the player moves it Red, and nearer to the opposite edge', () => {
    const t = battle();
    toTheEnd(t);
    expect(t.seat(0).asked()!.ask).toBe('move.path');
    expect(t.seat(0).refuse([[MIDDLE, 4000 - FULL]])).toMatchObject({ rule: 'SC-BRAHMIN-2' });
    expect(t.seat(0).refuse([[MIDDLE + FULL, 4000]])).toMatchObject({ rule: 'SC-BRAHMIN-2' });
    expect(t.seat(0).refuse([[MIDDLE, 4000 + FULL / 2]]).sentence).toContain('goes on');
    t.seat(0).answer([[MIDDLE, 4000 + FULL]]);
    expect([brahmin(t).y, t.state.round]).toEqual([4000 + FULL, 3]);
  });

  test('SC-BRAHMIN-2 what stands in its way lets it stop short, and with no way on it stands', () => {
    const wall = (from: number, to: number, y: number): SkirmishState['pieces'][number] => ({
      id: `wall-${from}`,
      outline: [
        { x: from, y },
        { x: to, y },
        { x: to, y: y + 60 },
        { x: from, y: y + 60 },
      ],
      height: 600,
      blocksSight: true,
      cover: true,
      area: false,
      ground: 'impassable',
      huge: 'as-others',
      exceptions: {},
      overlooked: false,
    });
    const before = (y: number) =>
      battle({
        state: (state) => {
          state.pieces = [...state.pieces, wall(0, WIDE, y)];
        },
      });
    const short = before(4000 + B + 600);
    toTheEnd(short);
    expect(short.seat(0).refuse([[MIDDLE, 4300]])).toMatchObject({ rule: 'SC-BRAHMIN-2' });
    short.seat(0).answer([[MIDDLE, 4590]]);
    expect(brahmin(short).y).toBe(4590);
    const shut = before(4000 + B + 2);
    toTheEnd(shut);
    expect([said(shut, 'brahmin.stands').length, brahmin(shut).y]).toEqual([1, 4000]);
  });

  test('SC-BRAHMIN-3 whoever is engaged with it does not strike as it goes', () => {
    const t = battle({ at: { 'settler-b-1': [MIDDLE + B + R, 4000], 'preston-garvey-b-1': [MIDDLE - B - R, 4000] } });
    toTheEnd(t);
    t.seat(0).answer([[MIDDLE, 4000 + FULL]]);
    expect(t.session.wholeLog.filter(({ rule }) => rule?.startsWith('WW-WITHDRAW'))).toEqual([]);
    expect([brahmin(t).regular, brahmin(t).y]).toEqual([0, 4000 + FULL]);
  });

  test.each([
    [1, 8],
    [2, 7],
  ])('SC-BRAHMIN-4 3 energy damage and an armor roll of %d leave %d of 10 Health', (roll, left) => {
    for (const type of ['physical', 'energy', 'radiation'] as const) {
      const t = battle();
      const damage = { physical: 0, energy: 0, radiation: 0, [type]: 3 };
      const table = tableOf(positionOf(t));
      playOut(takeHit(table, brahmin(t), { damage, ignoring: 0, reduction: 0, covered: false }), [armor(roll)]);
      expect([type, healthLeft(positionOf(t), brahmin(t))]).toEqual([type, left]);
    }
  });

  test('SC-RULING-51 it is never activated and does not count for the Advantage Marker', () => {
    // One against two, and the Brahmin: whoever has fewer holds the marker.
    const t = battle({ without: ['settler-1'] });
    expect(t.state.advantage).toBe(0);
    const even = battle();
    expect([brahmin(even).readiness, modelsOf(positionOf(even), 0).length]).toEqual(['used', 3]);
    toTheEnd(even);
    expect(even.session.wholeLog.filter(({ say, args }) => say === 'use' && args?.model === 'brahmin-1')).toEqual([]);
    expect(rulesAgainst(listed('pack-brahmin'))).toEqual(['SC-RULING-51 pack-brahmin']);
  });

  test('SC-RULING-51 over the far edge it has survived, and the battle ends', () => {
    const t = battle({ brahmin: [MIDDLE, WIDE - 600], round: 3 });
    toTheEnd(t);
    t.seat(0).answer([[MIDDLE, WIDE - 100]]);
    expect([t.session.result?.winners, t.state.round, brahmin(t).gone]).toEqual([[0], 3, 'left']);
  });
});

describe('Victory', () => {
  const atTheEnd = (hurt: number): BattleTest => {
    const t = battle({ round: 6, hurt });
    toTheEnd(t);
    t.seat(0).answer([[MIDDLE, 4000 + FULL]]);
    return t;
  };
  const told = (t: BattleTest) => ({
    winners: t.session.result?.winners,
    grade: ['major', 'minor'].filter((grade) => said(t, `grade.${grade}`).length > 0),
    caps: said(t, 'award').map((args) => (args as { caps: number }).caps),
  });

  test('SC-BRAHMIN-5 with 6 Health or more it is a Major victory, and 200 Caps', () => {
    expect(told(atTheEnd(4))).toEqual({ winners: [0], grade: ['major'], caps: [200] });
  });

  test('SC-BRAHMIN-6 with 5 Health or less it is a Minor victory, and 100 Caps', () => {
    expect(told(atTheEnd(5))).toEqual({ winners: [0], grade: ['minor'], caps: [100] });
  });

  test('SC-BRAHMIN-7 dead it is a defeat at once, and 150 Caps for the others', () => {
    const t = battle({
      hurt: 10,
      state: (state) =>
        playOut(maybeEliminate(tableOf({ state, content }), modelById({ state, content }, 'brahmin-1'))),
    });
    use(t, 1, 'settler-b-1');
    t.seat(1).answer('end');
    expect([told(t), t.state.round]).toEqual([{ winners: [1], grade: [], caps: [150] }, 2]);
  });

  test('SC-RULING-4 without anybody left who would kill it the battle is over', () => {
    const t = battle({ without: ['settler-b-1', 'preston-garvey-b-1'] });
    endRound(t);
    expect([t.session.result?.winners, t.state.round]).toEqual([[0], 2]);
  });
});
