/** Ambush the Camp: hunters around the table, a camp in the middle of it that the handbook plays. */
import { describe, expect, test } from 'vitest';
import { EDGES } from '../../words.ts';
import type { BattleTest } from '../helpers/battle.ts';
import { endRound, scenario, settingUp, use } from '../helpers/scenario.ts';
import { bareTable, bookPlan, bookTask, few, firstPlaces, R, standing, WIDE } from '../helpers/solo.ts';

const ORANGE = 508;
const BLUE = 2540;

const ambush = { own: [few, few], table: bareTable('hills') };
const setUp = (): BattleTest => settingUp('ambush-the-camp', ambush);

describe('The set-up', () => {
  test('SC-AMBUSH-5 the camp lies in the middle, at least Blue from any edge, and is there first', () => {
    const t = setUp();
    t.seat(1).answer('settler-b');
    const near = [
      [BLUE + R - 10, 4572],
      [WIDE - BLUE - R + 10, 4572],
      [4572, BLUE + R - 10],
      [4572, WIDE - BLUE - R + 10],
    ].map((at) => t.seat(1).refuse(at));
    expect(near.map(({ rule }) => rule)).toEqual(near.map(() => 'SC-AMBUSH-5'));
    expect(near[0]!.sentence).toBe('That is too near to an edge.');
    t.seat(1).answer([BLUE + R, BLUE + R]);
  });

  test('SC-AMBUSH-5 AI Markers lie there too', () => {
    const camp = firstPlaces(settingUp('ambush-the-camp', { ...ambush, placing: 'auto', book: { sides: [1] } }));
    expect(camp).toHaveLength(2);
    for (const { x, y } of camp) expect(Math.min(x, y, WIDE - x, WIDE - y)).toBeGreaterThanOrEqual(BLUE + R);
  });

  const camped = (): BattleTest => {
    const t = setUp();
    t.seat(1).answer('settler-b', [4000, 4572], [5000, 4572]);
    return t;
  };

  test('SC-AMBUSH-4 the hunters deploy after it, up to Orange from any edge', () => {
    const t = camped();
    t.seat(0).answer('settler');
    expect(t.seat(0).refuse([4572, ORANGE + R + 20])).toMatchObject({ rule: 'SC-AMBUSH-4' });
    for (const at of [
      [4572, ORANGE + R],
      [ORANGE + R, 4572],
      [4572, WIDE - ORANGE - R],
      [WIDE - ORANGE - R, 4572],
    ]) {
      const side = camped();
      side.seat(0).answer('settler', at);
      expect(side.state.models).toHaveLength(3);
    }
  });

  test('SC-AMBUSH-4 left to the table the hunters are spread around it', () => {
    const hunters = standing(settingUp('ambush-the-camp', { own: [null, null], placing: 'auto' }), 0);
    const edges = hunters.map(({ x, y }) => {
      const gaps = { bottom: y, right: WIDE - x, top: WIDE - y, left: x };
      return EDGES.reduce((best, edge) => (gaps[edge] < gaps[best] ? edge : best));
    });
    expect(new Set(edges).size).toBe(4);
  });

  test('SC-RULING-2 it is played on 3 feet by 3 feet', () => {
    expect([setUp().state.width, setUp().state.height]).toEqual([WIDE, WIDE]);
  });
});

describe('The battle', () => {
  const battle = (round = 2, without: readonly string[] = [], at: object = {}) =>
    scenario('ambush-the-camp', { options: ambush, round, without, at: { 'settler-b-1': [4000, 400], ...at } });

  test('SC-AMBUSH-1 by the book the camp is to defeat anybody, and O is an attack on whom its list says', () => {
    const t = battle(2, [], { 'settler-1': [3000, 3000], 'settler-b-1': [4000, 3000] });
    expect(bookTask(t, 'settler-b-1')).toEqual({ objective: 'defeat', subjects: [] });
    expect(bookPlan(t, 'settler-b-1')).toMatchObject({ activity: 'shoot', target: 'settler-1' });
    const led = battle(2, [], { 'preston-garvey-1': [3000, 3000], 'settler-b-1': [4000, 3000] });
    expect(bookPlan(led, 'settler-b-1')).toMatchObject({ activity: 'shoot', target: 'preston-garvey-1' });
  });

  test('SC-AMBUSH-2 without anybody left in the camp the hunters have won at once', () => {
    const t = battle(5, ['preston-garvey-b-1', 'settler-b-1']);
    endRound(t);
    expect([t.session.result?.winners, t.state.round]).toEqual([[0], 5]);
  });

  test('SC-RULING-47 one model of the camp on its feet after the sixth round, and the camp has won', () => {
    const earlier = battle(5, ['preston-garvey-b-1']);
    endRound(earlier);
    expect(earlier.session.result).toBeUndefined();
    const t = battle(6, ['preston-garvey-b-1']);
    endRound(t);
    expect(t.session.result?.winners).toEqual([1]);
  });

  test('SC-RULING-4 without hunters nothing can change any more', () => {
    const t = battle(2, ['preston-garvey-1', 'settler-1']);
    endRound(t);
    expect([t.session.result?.winners, t.state.round]).toEqual([[1], 2]);
  });

  test('SC-AMBUSH-3 nobody of the camp leaves the battlefield; hunters may', () => {
    const t = battle(2, [], { 'settler-1': [2000, 400] });
    use(t, 1, 'settler-b-1');
    t.seat(1).answer('move');
    expect(t.seat(1).refuse([[4000, 100]])).toMatchObject({ rule: 'SC-AMBUSH-3' });
    t.seat(1).answer([[4000, R]]);
    const hunters = battle(2, [], { 'settler-1': [2000, 400] });
    use(hunters, 0, 'settler-1');
    hunters.seat(0).answer('move', [[2000, 100]]);
    expect(hunters.state.models.find(({ id }) => id === 'settler-1')!.gone).toBe('left');
  });
});
