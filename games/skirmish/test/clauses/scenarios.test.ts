/** Scenarios, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../queries/ai/tasks.ts';
import { listAtTable } from '../../queries/force-lists/at-table.ts';
import { goalsOf } from '../../queries/scenario.ts';
import { modelById } from '../../queries/units.ts';
import { drawFirst } from '../../scenarios/dropping.ts';
import { itemsHeld } from '../../scenarios/fort-davis/rules.ts';
import { interaction } from '../../scenarios/searching.ts';
import { type BattleTest, content, playOut, positionOf, tableOf } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { marker, scenario, settingUp, start, use } from '../helpers/scenario.ts';

const list = forceOf([leading(), listed('enslaved-tech')]);
const own = { own: [list, list] };
const goals = (t: BattleTest, rule: string) =>
  goalsOf(positionOf(t))
    .filter((goal) => goal.rule === rule)
    .map(({ seat, reached, needed }) => [seat, reached, needed]);
const printed = (id: string) => content.scenarios.get(id)!;

describe('limits', () => {
  const limit = (id: string, seat: number) =>
    listAtTable(content, printed(id), { own: [], caps: 750 }, seat).list.limit;
  test('CH-BSETUP-2 the scenario’s own limit counts before the one that was agreed', () => {
    expect([limit('defend-the-farm', 0), limit('noon', 0)]).toEqual([500, 750]);
  });
  test('SC-POLICE-4 one side has 200 Caps more', () => {
    expect([limit('police-station', 0), limit('police-station', 1)]).toEqual([950, 750]);
  });
  test('SC-POLICE-4 whoever brings nothing has the largest force of the box that is allowed, or the smallest', () => {
    const brought = (caps: number) => listAtTable(content, printed('noon'), { own: [], caps }, 0).list.units;
    const lists = [...content.lists.values()];
    const mine = lists.filter(({ faction }) => faction === lists[0]!.faction);
    const largest = mine.filter(({ limit: most }) => most <= 800).at(-1)!;
    expect(brought(800)).toEqual(largest.units);
    expect(brought(10)).toEqual(mine[0]!.units);
  });
});

describe('the set-up', () => {
  test('SC-COMMON-6 a side places by itself, unless that was agreed otherwise or the handbook plays it', () => {
    const auto = (options: object) => start({ scenario: 'fort-davis', ...options }).state.scenario!.auto;
    expect(auto({})).toEqual([]);
    expect(auto({ placing: 'auto' })).toEqual([0, 1]);
    expect(auto({ book: { sides: [1] } })).toEqual([1]);
  });
  test('SC-STORM-10 with an edge chosen the table lies there, and is not laid again', () => {
    const t = settingUp('coming-storm', {}, { 'terrain.player': [0] });
    t.seat(0).answer('stone-hills');
    t.seat(1).answer('bottom');
    expect([0, 1].map((seat) => t.seat(seat).asked()?.ask)).not.toContain('terrain.table');
  });
});

describe('by the handbook', () => {
  const near = (x: number) => {
    const t = scenario('fort-davis', {
      at: { 'nora-1': [x, 4000] },
      state: ({ markers }) =>
        void markers.push({ ...marker('locker', 'investigation', [3000, 4000], 'number-1', false), seen: [0, 1] }),
    });
    const now = positionOf(t);
    return interaction(now, modelById(now, 'nora-1'), { is: 'marker', id: 'locker' })?.action;
  };
  test('WW-INVEST-9 what is in reach is turned up at once, and what is not is left alone', () => {
    expect(near(3000 + 160 + 125)).toEqual({ free: 'turn-up:locker' });
    expect(near(5000)).toBeUndefined();
  });
});

describe('Police Station Defense', () => {
  const at = (y: number) =>
    scenario('police-station', {
      options: own,
      at: { 'enslaved-tech-1': [4000, y] },
      state: ({ markers }) => void markers.push(marker('point', 'control-point', [4000, 6000])),
    });
  test('SC-POLICE-1 the goal is reached with one model at the Control Point, and not before', () => {
    expect(goals(at(4000), 'SC-POLICE-1')).toEqual([[0, 0, 1]]);
    expect(goals(at(6000 - 125 - 160), 'SC-POLICE-1')).toEqual([[0, 1, 1]]);
  });
});

describe('Defend the Farm', () => {
  const farm = (state?: Parameters<typeof scenario>[1]) => scenario('defend-the-farm', { options: own, ...state });
  test('SC-FARM-5 the Defenders count the Attackers that are gone', () => {
    const t = farm();
    const foes = t.state.models.filter(({ unit }) => t.state.units.find(({ id }) => id === unit)!.seat === 1);
    expect(goals(t, 'SC-FARM-5')).toEqual([[0, 0, foes.length]]);
    foes[0]!.gone = 'eliminated';
    expect(goals(t, 'SC-FARM-5')).toEqual([[0, 1, foes.length]]);
    expect(goals(t, 'SC-FARM-7')).toEqual([[1, 0, t.state.models.length - foes.length]]);
  });
  test('CH-AIOBJ-6 by the handbook the Defenders go for fuse boxes, those that are not online yet', () => {
    const t = farm({
      round: 2,
      state: ({ markers }) => {
        markers.push(marker('box-1', 'fuse-box', [2000, 2000]), marker('crop-1', 'crop', [4000, 4000]));
        markers.push({ ...marker('box-2', 'fuse-box', [3000, 2000]), opened: true });
      },
    });
    const now = positionOf(t);
    const of = (seat: number, card: string) =>
      taskOf(
        now,
        t.state.models.find(({ unit }) => {
          const it = t.state.units.find(({ id }) => id === unit)!;
          return it.seat === seat && it.card === card;
        })!,
      );
    const box = [{ is: 'marker', id: 'box-1' }];
    expect(of(0, 'enslaved-tech')).toMatchObject({ objective: 'use', subjects: box });
    expect(of(1, 'enslaved-tech')).toEqual({ objective: 'go-to', subjects: [{ is: 'marker', id: 'crop-1' }] });
  });
});

describe('Fort Davis', () => {
  test('SC-RULING-50 nobody holds anything at first, and each item counts once', () => {
    const t = scenario('fort-davis');
    const now = positionOf(t);
    expect([itemsHeld(now, 0), itemsHeld(now, 1)]).toEqual([0, 0]);
    modelById(now, 'nora-1').items.push('stimpak', 'bourbon');
    expect([itemsHeld(now, 0), itemsHeld(now, 1)]).toEqual([2, 0]);
  });
  test('SC-DAVIS-2 a locker stays for somebody who can carry what is in it', () => {
    const t = scenario('fort-davis', {
      at: { 'dogmeat-1': [3000 + 160 + 125, 4000] },
      state: (state) => {
        state.markers.push({ ...marker('locker', 'investigation', [3000, 4000], 'number-1', false), seen: [0, 1] });
        state.decks.items = ['board', 'combat-rifle'];
      },
    });
    use(t, 0, 'dogmeat-1');
    t.seat(0).answer('turn-up:locker');
    expect(t.state.markers.map(({ id }) => id)).toContain('locker');
    expect(t.state.decks.items).toHaveLength(2);
  });
  test('SC-DAVIS-2 the deck is shuffled when a card was taken out of it, and otherwise left alone', () => {
    const t = scenario('fort-davis', {
      state: ({ decks }) => void Object.assign(decks, { items: ['stimpak', 'board', 'bourbon'] }),
    });
    const table = tableOf(positionOf(t));
    expect(playOut(drawFirst(table, 2, (card) => card === 'jet'))).toEqual([]);
    expect(
      playOut(
        drawFirst(table, 2, (card) => card === 'board'),
        [1, 0],
      ),
    ).toEqual(['board']);
    expect(t.state.decks.items).toEqual(['bourbon', 'stimpak']);
  });
});
