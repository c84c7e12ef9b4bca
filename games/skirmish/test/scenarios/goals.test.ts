/** What each side of a scenario wins by, and how far it is. */

import { sentence } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import type { Goal } from '../../battle.ts';
import { goalsOf } from '../../queries/scenario.ts';
import { modelById } from '../../queries/units.ts';
import { texts } from '../../texts.ts';
import { content } from '../helpers/battle.ts';
import { marker, scenario } from '../helpers/scenario.ts';

const short = (goals: readonly Goal[]) =>
  goals.map(({ seat, rule, say, reached, needed }) => [seat, rule, say, reached, needed]);

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

  test.each([...content.scenarios.keys()])('%s: every goal is a sentence', (id) => {
    const battle = { state: scenario(id).state, content };
    for (const { say, args } of goalsOf(battle)) {
      const words = sentence(texts, content, [], say, args);
      expect(words).not.toContain(say);
      expect(words).not.toMatch(/[{}]/);
    }
  });
});
