/** What each side of a scenario wins by, and how far it is. */

import { sentence } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import type { Goal } from '../../battle.ts';
import { goalsOf } from '../../queries/scenario.ts';
import { modelById, modelsOf } from '../../queries/units.ts';
import { texts } from '../../texts.ts';
import { content } from '../helpers/battle.ts';
import { marker, scenario } from '../helpers/scenario.ts';

const short = (goals: readonly Goal[]) =>
  goals.map(({ seat, rule, say, reached, needed }) => [seat, rule, say, reached, needed]);

/** A seat, how far it is, and how far it wants to come; a sum is compared with the other side's. */
type Standing = [seat: number, reached: number, needed: number | undefined];
const ANY = undefined;

describe('goals', () => {
  test('SC-BEGIN-4 SC-BEGIN-5 traps emptied, the dog freed, Super Mutants removed', () => {
    const traps = (count: number) =>
      Array.from({ length: count }, (_, i) => marker(`trap-${i + 1}`, 'trap', [1000 + 2000 * i, 7000]));
    const fresh = scenario('troubled-beginnings', { state: (state) => state.markers.push(...traps(4)) });
    expect(short(goalsOf({ state: fresh.state, content }))).toEqual([
      [0, 'SC-BEGIN-5', 'begin.goal.free', 0, 1],
      [0, 'SC-BEGIN-5', 'begin.goal.hunt', 0, 3],
      [1, 'SC-BEGIN-4', 'begin.goal.traps', 0, 4],
    ]);
    const later = scenario('troubled-beginnings', {
      without: ['brute-1'],
      state: (state) => {
        state.markers.push(...traps(1));
        state.scenario!.tally.freed = 1;
      },
    });
    expect(short(goalsOf({ state: later.state, content }))).toEqual([
      [0, 'SC-BEGIN-5', 'begin.goal.free', 1, 1],
      [0, 'SC-BEGIN-5', 'begin.goal.hunt', 1, 3],
      [1, 'SC-BEGIN-4', 'begin.goal.traps', 3, 4],
    ]);
  });

  test('SC-DAVIS-5 finds of both sides are compared, and the last side standing wins', () => {
    const t = scenario('fort-davis', {
      without: ['mutants-1'],
      state: (state) => {
        modelById({ state, content }, 'nora-1').items.push('stimpak', 'board');
      },
    });
    expect(short(goalsOf({ state: t.state, content }))).toEqual([
      [0, 'SC-DAVIS-5', 'davis.goal.items', 2, undefined],
      [0, 'SC-DAVIS-5', 'goal.last-standing', 1, 4],
      [1, 'SC-DAVIS-5', 'davis.goal.items', 0, undefined],
      [1, 'SC-DAVIS-5', 'goal.last-standing', 0, 4],
    ]);
  });

  test('SC-WATER-8 SC-WATER-9 gallons against captives, and rounds that have passed', () => {
    const t = scenario('water-treatment-plant', {
      round: 3,
      state: (state) => Object.assign(state.scenario!.tally, { gallons: 13_000, captives: 2 }),
    });
    const { rounds } = content.scenarios.get('water-treatment-plant')!;
    expect(short(goalsOf({ state: t.state, content }))).toEqual([
      [0, 'SC-WATER-8', 'water.goal.gallons', 13_000, 30_000],
      [1, 'SC-WATER-9', 'water.goal.captives', 2, 4],
      [1, 'SC-WATER-9', 'water.goal.time', 2, rounds],
    ]);
  });

  test('SC-JOURNAL-7 SC-JOURNAL-8 the safe, the way out, and the end of the last round', () => {
    const t = scenario('lost-journal', {
      round: 2,
      state: (state) => Object.assign(state.scenario!.tally, { opened: 1 }),
    });
    expect(short(goalsOf({ state: t.state, content }))).toEqual([
      [0, 'SC-JOURNAL-4', 'journal.goal.open', 1, 1],
      [0, 'SC-JOURNAL-7', 'journal.goal.out', 0, 1],
      [1, 'SC-JOURNAL-8', 'journal.goal.keep', 1, 6],
    ]);
  });

  /** The cave lies at 125, 4572; a marker's radius is 125, the Sole Survivor's 160, the Brute's 200. */
  const stormGoals = (rule: string) => {
    const t = scenario('coming-storm', { at: { 'survivor-1': [1410, 4572], 'brute-1': [2450, 4572] } });
    return goalsOf({ state: t.state, content }).filter((goal) => goal.rule === rule);
  };

  test('SC-STORM-7 the Survivors want the Brute removed', () => {
    expect(short(stormGoals('SC-STORM-7'))).toEqual([[0, 'SC-STORM-7', 'storm.goal.leader', 0, 1]]);
  });

  test('SC-STORM-8 the Super Mutants want the Sole Survivor removed', () => {
    expect(short(stormGoals('SC-STORM-8'))).toEqual([[1, 'SC-STORM-8', 'storm.goal.leader', 0, 1]]);
  });

  test('SC-STORM-9 both want their Leader nearer to the cave, and are told how far it is', () => {
    const goals = stormGoals('SC-STORM-9');
    expect(short(goals)).toEqual([
      [0, 'SC-STORM-9', 'storm.goal.cave', 1000, undefined],
      [1, 'SC-STORM-9', 'storm.goal.cave', 2000, undefined],
    ]);
    expect(goals.map(({ isLength }) => isLength)).toEqual([true, true]);
  });

  test('SC-STORM-7 SC-STORM-8 the Leader to remove is the other side’s', () => {
    const goals = goalsOf({ state: scenario('coming-storm').state, content });
    const leaders = goals.filter(({ say }) => say === 'storm.goal.leader').map(({ seat, args }) => [seat, args?.unit]);
    expect(leaders).toEqual([
      [0, 'brute'],
      [1, 'survivor'],
    ]);
  });

  /** In the third round, before anybody is gone, and with the last of each side eliminated. */
  test.each<[rule: string, id: string, say: string, before: Standing[], after: Standing[]]>([
    [
      'SC-DAVIS-5',
      'fort-davis',
      'goal.last-standing',
      [
        [0, 0, 4],
        [1, 0, 4],
      ],
      [
        [0, 1, 4],
        [1, 1, 4],
      ],
    ],
    [
      'SC-NOON-5',
      'noon',
      'worth.goal',
      [
        [0, 0, ANY],
        [1, 0, ANY],
      ],
      [
        [0, 100, ANY],
        [1, 57, ANY],
      ],
    ],
    [
      'SC-NOON-4',
      'noon',
      'goal.last-standing',
      [
        [0, 0, 9],
        [1, 0, 10],
      ],
      [
        [0, 1, 9],
        [1, 1, 10],
      ],
    ],
    ['SC-POLICE-1', 'police-station', 'police.goal.touch', [[0, 0, 1]], [[0, 0, 1]]],
    ['SC-POLICE-2', 'police-station', 'police.goal.hold', [[1, 2, 6]], [[1, 2, 6]]],
    ['SC-FARM-4', 'defend-the-farm', 'farm.goal.boxes', [[0, 0, 4]], [[0, 0, 4]]],
    ['SC-FARM-6', 'defend-the-farm', 'farm.goal.crops', [[1, 0, 6]], [[1, 0, 6]]],
    ['SC-FARM-5', 'defend-the-farm', 'farm.goal.wipe', [[0, 0, 7]], [[0, 1, 7]]],
    ['SC-FARM-7', 'defend-the-farm', 'farm.goal.wipe', [[1, 0, 7]], [[1, 1, 7]]],
    ['SC-NEWS-9', 'newshound', 'news.goal.all', [[0, 0, 5]], [[0, 0, 5]]],
    ['SC-NEWS-10', 'newshound', 'news.goal.most', [[0, 0, 3]], [[0, 0, 3]]],
    ['SC-NEWS-11', 'newshound', 'news.goal.keep-all', [[1, 0, 4]], [[1, 0, 4]]],
    ['SC-NEWS-11', 'newshound', 'news.goal.keep', [[1, 0, 3]], [[1, 0, 3]]],
    [
      'SC-LOCKER-5',
      'hurt-locker',
      'locker.goal.hold',
      [
        [0, 0, 1],
        [1, 0, 1],
      ],
      [
        [0, 0, 1],
        [1, 0, 1],
      ],
    ],
    [
      'SC-LOCKER-6',
      'hurt-locker',
      'locker.goal.wipe',
      [
        [0, 0, 9],
        [1, 0, 10],
      ],
      [
        [0, 1, 9],
        [1, 1, 10],
      ],
    ],
    ['SC-REINF-4', 'reinforcements', 'reinf.goal.half', [[0, 0, 5]], [[0, 0, 5]]],
    ['SC-REINF-5', 'reinforcements', 'reinf.goal.quarter', [[0, 0, 3]], [[0, 0, 3]]],
    ['SC-REINF-5', 'reinforcements', 'reinf.goal.wipe', [[0, 0, 9]], [[0, 1, 9]]],
    ['SC-REINF-6', 'reinforcements', 'reinf.goal.nobody', [[1, 0, 10]], [[1, 1, 10]]],
    ['SC-REINF-7', 'reinforcements', 'reinf.goal.few', [[1, 0, ANY]], [[1, 0, ANY]]],
    ['SC-FORT-3', 'hold-the-fort', 'fort.goal.all', [[0, 3, 3]], [[0, 3, 3]]],
    ['SC-FORT-4', 'hold-the-fort', 'fort.goal.some', [[0, 3, 2]], [[0, 3, 2]]],
    ['SC-FORT-4', 'hold-the-fort', 'fort.goal.wipe', [[0, 0, 11]], [[0, 1, 11]]],
    ['SC-FORT-6', 'hold-the-fort', 'fort.goal.destroy', [[1, 0, 3]], [[1, 0, 3]]],
    ['SC-FORT-5', 'hold-the-fort', 'fort.goal.two', [[1, 0, 2]], [[1, 0, 2]]],
    ['SC-FORT-5', 'hold-the-fort', 'fort.goal.wipe', [[1, 0, 12]], [[1, 1, 12]]],
    ['SC-AMBUSH-2', 'ambush-the-camp', 'ambush.goal.nobody', [[0, 0, 9]], [[0, 1, 9]]],
    ['SC-RULING-47', 'ambush-the-camp', 'ambush.goal.hold', [[1, 2, 6]], [[1, 2, 6]]],
    ['SC-RULING-47', 'cut-off-the-head', 'head.goal.live', [[0, 2, 6]], [[0, 2, 6]]],
    ['SC-HEAD-3', 'cut-off-the-head', 'head.goal.kill', [[1, 0, 1]], [[1, 0, 1]]],
    ['SC-SUIT-2', 'suit-up', 'suit.goal.find', [[0, 0, 1]], [[0, 0, 1]]],
    ['SC-SUIT-2', 'suit-up', 'suit.goal.out', [[0, 0, 1]], [[0, 0, 1]]],
    ['SC-SUIT-3', 'suit-up', 'suit.goal.keep', [[1, 2, 6]], [[1, 2, 6]]],
    [
      'SC-LOOT-5',
      'loot-the-area',
      'loot.goal',
      [
        [0, 0, ANY],
        [1, 0, ANY],
      ],
      [
        [0, 0, ANY],
        [1, 0, ANY],
      ],
    ],
    ['SC-RULING-47', 'smash-and-grab', 'smash.goal.keep', [[0, 2, 6]], [[0, 2, 6]]],
    ['SC-SMASH-5', 'smash-and-grab', 'smash.goal.take', [[1, 1, 1]], [[1, 1, 1]]],
    ['SC-SMASH-8', 'smash-and-grab', 'smash.goal.out', [[1, 0, 1]], [[1, 0, 1]]],
    ['SC-GAF-1', 'general-atomics', 'gaf.goal.data', [[0, 0, 4]], [[0, 0, 4]]],
    [
      'SC-GAF-3',
      'general-atomics',
      'goal.last-standing',
      [
        [0, 0, 9],
        [1, 0, 10],
      ],
      [
        [0, 1, 9],
        [1, 1, 10],
      ],
    ],
    ['SC-GAF-2', 'general-atomics', 'gaf.goal.storm', [[1, 2, 6]], [[1, 2, 6]]],
    ['SC-BRAHMIN-6', 'escort-the-brahmin', 'brahmin.goal.live', [[0, 2, 6]], [[0, 2, 6]]],
    ['SC-BRAHMIN-5', 'escort-the-brahmin', 'brahmin.goal.unhurt', [[0, 0, 6]], [[0, 0, 6]]],
    ['SC-BRAHMIN-7', 'escort-the-brahmin', 'brahmin.goal.kill', [[1, 0, 1]], [[1, 0, 1]]],
    [
      'SC-SWEEP-1',
      'super-duper-sweep',
      'sweep.goal.bank',
      [
        [0, 0, 200],
        [1, 0, 200],
      ],
      [
        [0, 0, 200],
        [1, 0, 200],
      ],
    ],
    [
      'SC-SWEEP-2',
      'super-duper-sweep',
      'sweep.goal.total',
      [
        [0, 0, ANY],
        [1, 0, ANY],
      ],
      [
        [0, 0, ANY],
        [1, 0, ANY],
      ],
    ],
  ])('%s %s, %s: so far', (rule, id, say, before, after) => {
    const goals = (isLater: boolean) => {
      const t = scenario(id, {
        round: 3,
        state: (state) => {
          for (const seat of isLater ? [0, 1] : []) modelsOf({ state, content }, seat).at(-1)!.gone = 'eliminated';
        },
      });
      return short(goalsOf({ state: t.state, content }).filter((goal) => goal.rule === rule && goal.say === say));
    };
    const line = ([seat, reached, needed]: Standing) => [seat, rule, say, reached, needed];
    expect(goals(false)).toEqual(before.map(line));
    expect(goals(true)).toEqual(after.map(line));
  });

  test.each([...content.scenarios.keys()])('%s: every goal is a sentence', (id) => {
    const battle = { state: scenario(id).state, content };
    for (const { say, args } of goalsOf(battle)) {
      const words = sentence(texts, content, [], say, args);
      expect(words).not.toContain(say);
      expect(words).not.toMatch(/[{}]/);
    }
  });
});
