/** Cut Off the Head: a Leader in the middle, and the handbook's side all around who want nobody else. */
import { describe, expect, test } from 'vitest';
import { EDGES } from '../../words.ts';
import type { BattleTest } from '../helpers/battle.ts';
import { endRound, scenario, settingUp, use } from '../helpers/scenario.ts';
import { bareTable, bookPlan, bookTask, few, firstPlaces, R, standing, WIDE } from '../helpers/solo.ts';

const ORANGE = 508;
const BLUE = 2540;

const head = { own: [few, few], table: bareTable('plant') };
const setUp = (): BattleTest => settingUp('cut-off-the-head', head);

describe('The set-up', () => {
  test('SC-HEAD-4 the player stands in the middle first, at least Blue from every edge', () => {
    const t = setUp();
    t.seat(0).answer('settler');
    for (const at of [
      [BLUE + R - 10, 4572],
      [WIDE - BLUE - R + 10, 4572],
      [4572, BLUE + R - 10],
      [4572, WIDE - BLUE - R + 10],
    ])
      expect(t.seat(0).refuse(at)).toMatchObject({ rule: 'SC-HEAD-4' });
    t.seat(0).answer([BLUE + R, WIDE - BLUE - R]);
  });

  test('SC-HEAD-4 the others come after, up to Orange from any edge', () => {
    const t = setUp();
    t.seat(0).answer('settler', [4000, 4572], [5000, 4572]);
    t.seat(1).answer('settler-b');
    expect(t.seat(1).refuse([4572, ORANGE + R + 20])).toMatchObject({ rule: 'SC-HEAD-4' });
    t.seat(1).answer([4572, WIDE - ORANGE - R], [ORANGE + R, 4572]);
    expect(standing(t, 1)).toHaveLength(2);
  });

  test('SC-HEAD-4 AI Markers are spread around the edge', () => {
    const raiders = firstPlaces(settingUp('cut-off-the-head', { placing: 'auto', book: { sides: [1] } }));
    const edges = raiders.map(({ x, y }) => {
      const gaps = { bottom: y, right: WIDE - x, top: WIDE - y, left: x };
      const edge = EDGES.reduce((best, each) => (gaps[each] < gaps[best] ? each : best));
      expect(gaps[edge]).toBeLessThanOrEqual(ORANGE + 300);
      return edge;
    });
    expect(new Set(edges).size).toBe(4);
  });

  test('SC-RULING-2 it is played on 3 feet by 3 feet', () => {
    expect([setUp().state.width, setUp().state.height]).toEqual([WIDE, WIDE]);
  });
});

describe('The battle', () => {
  const battle = (round = 2, without: readonly string[] = [], at: object = {}) =>
    scenario('cut-off-the-head', { options: head, round, without, at: { 'preston-garvey-1': [4000, 400], ...at } });

  test('SC-HEAD-1 the handbook is to defeat the Leader, past whoever stands nearer', () => {
    const at = { 'preston-garvey-1': [3000, 3000], 'settler-1': [4000, 2500], 'settler-b-1': [4500, 3000] };
    const t = battle(2, [], at);
    expect(bookTask(t, 'settler-b-1')).toEqual({
      objective: 'defeat',
      subjects: [{ is: 'model', id: 'preston-garvey-1' }],
    });
    for (const method of ['ranged', 'close-combat'] as const)
      expect(bookPlan(t, 'settler-b-1', { method })).toMatchObject({ target: 'preston-garvey-1' });
  });

  test('SC-HEAD-2 the Leader cannot leave the battlefield; others may', () => {
    const t = battle(2, [], { 'settler-1': [2000, 400] });
    use(t, 0, 'preston-garvey-1');
    t.seat(0).answer('move');
    expect(t.seat(0).refuse([[4000, 100]])).toMatchObject({ rule: 'SC-HEAD-2' });
    const other = battle(2, [], { 'settler-1': [2000, 400] });
    use(other, 0, 'settler-1');
    other.seat(0).answer('move', [[2000, 100]]);
    expect(other.state.models.find(({ id }) => id === 'settler-1')!.gone).toBe('left');
  });

  test('SC-HEAD-3 without the Leader the handbook has won at once', () => {
    const t = battle(4, ['preston-garvey-1']);
    endRound(t);
    expect([t.session.result?.winners, t.state.round]).toEqual([[1], 4]);
  });

  test('SC-RULING-47 with the Leader on the table after the sixth round the player has won', () => {
    const earlier = battle(5, ['settler-1']);
    endRound(earlier);
    expect(earlier.session.result).toBeUndefined();
    const t = battle(6, ['settler-1']);
    endRound(t);
    expect(t.session.result?.winners).toEqual([0]);
  });

  test('SC-RULING-4 without raiders nothing can change any more', () => {
    const t = battle(2, ['preston-garvey-b-1', 'settler-b-1']);
    endRound(t);
    expect([t.session.result?.winners, t.state.round]).toEqual([[0], 2]);
  });
});
