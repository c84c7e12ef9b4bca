/** The handbook, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import type { Subject, Task } from '../../battle.ts';
import { planNext } from '../../queries/ai/responses.ts';
import { byNumber, isAllByTheBook } from '../../queries/ai/sides.ts';
import { slideAway } from '../../queries/ai/sliding.ts';
import { discOfSubject, farFromSubject, guarded } from '../../queries/ai/tasks.ts';
import { gripsFor } from '../../queries/ai/weapons.ts';
import { dealTokens } from '../../rules/ai/set-up.ts';
import type { Piece } from '../../state.ts';
import {
  type BattleSetting,
  battle,
  effect,
  heroic,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  wall,
} from '../helpers/battle.ts';
import { acting, aimingBy, bare, deeds, does, endOf, planOf, played, rolled, said, withTask } from '../helpers/book.ts';

const CC = { method: 'close-combat' } as const;
const at = (x: number, y: number): Subject => ({ is: 'point', x, y });
const duel = (x: number, more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [bare('a', [1000, 4000])],
  ben: [bare('b', [x, 4000])],
  content: aimingBy('nearest'),
  ...more,
});
/** Four walls around a place, so near that a base has no room to move. */
const cell = (x: number, y: number) =>
  (
    [
      [x - 180, y - 180, 20, 360],
      [x + 160, y - 180, 20, 360],
      [x - 180, y - 180, 360, 20],
      [x - 180, y + 160, 360, 20],
    ] as const
  ).map((box, i) => wall(`cell-${i}`, box));

describe('whom, and how', () => {
  test('CH-AIATT-9 to somebody whom no way leads to it goes as near as it gets', () => {
    const shut = duel(2400, { pieces: cell(2400, 4000) });
    expect(does(shut, 'a-1', CC)).toBe('towards b-1');
  });
  test('CH-AIATT-4 of what is at hand for close combat the knife comes first, then what lies about, then the gun', () => {
    const t = scene(duel(1320, { ann: [unit('a', 'settler', [[1000, 4000]], 'assault-rifle', 'board')] }));
    const order = (weapons: string[]) => {
      t.state.units[0]!.weapons = weapons;
      return gripsFor(t, t.model('a-1'), t.model('b-1')).map(({ weapon }) => weapon.id);
    };
    expect(order(['assault-rifle', 'board'])).toEqual(['board', 'improvised-weapon', 'assault-rifle']);
    expect(order(['assault-rifle'])).toEqual(['improvised-weapon', 'assault-rifle']);
  });
  test('CH-AIATT-4 whoever leaves it is struck at with the weapon it likes best', () => {
    const t = battle({
      ann: [unit('a', 'settler', [[1000, 4000]], 'assault-rifle', 'board')],
      ben: [bare('b', [1320, 4000])],
      content: aimingBy('nearest'),
      chance: { 'attack.roll': [[skill('X'), effect('black')]] },
      state: (state) => {
        state.round = 1;
        state.phase = 'acting';
        state.turn = 1;
        state.activation = { model: 'b-1', left: 2, points: 0, icons: [], limited: { last: true, next: false } };
        for (const each of state.models) if (each.id === 'b-1') each.readiness = 'ready';
        played(state);
      },
    });
    t.seat(1).answer('move', [[2300, 4000]]);
    expect(said(t, 'free-attack')).toEqual([{ model: 'a-1', target: 'b-1' }]);
  });
  test('CH-AIATT-22 of those it may shoot next a Careful model leaves out the engaged', () => {
    const t = scene({
      ann: [settler('a', [1000, 4000]), bare('g', [2400, 4320])],
      ben: [bare('b', [2400, 4000]), bare('c', [3600, 4000])],
      content: aimingBy('nearest'),
    });
    played(t.state);
    const next = (reckless: boolean) =>
      planNext(t, t.model('a-1'), rolled('a-1', { reckless }), [t.model('b-1'), t.model('c-1')]).next().value;
    expect([next(false), next(true)]).toEqual(['c-1', 'b-1']);
  });
  test('CH-RULING-20 guarded are places, things and its own side, and no enemy', () => {
    const t = scene(duel(8000));
    const subjects: Subject[] = [at(5000, 5000), { is: 'model', id: 'a-1' }, { is: 'model', id: 'b-1' }];
    expect(guarded(t, t.model('a-1'), { objective: 'protect', subjects })).toEqual(subjects.slice(0, 2));
  });
  test('CH-AIOBJ-4 somebody who has gone is nowhere', () => {
    const t = scene(duel(8000));
    const place = () => discOfSubject(t, { is: 'model', id: 'b-1' }, { x: 0, y: 0, r: 0 });
    expect(place()).toMatchObject({ x: 8000, y: 4000, r: 160 });
    t.model('b-1').gone = 'left';
    expect(place()).toBeUndefined();
  });
  test('CH-AIDEF-4 with nobody left to threaten the Subject it goes there', () => {
    const guard: Task = { objective: 'protect', subjects: [{ is: 'model', id: 'p-1' }] };
    const quiet = duel(8000, {
      ann: [bare('a', [1000, 4000]), bare('p', [4000, 4000])],
      special: withTask(guard),
      state: ({ models }) => void Object.assign(models[2]!, { gone: 'left' }),
    });
    const plan = planOf(quiet, 'a-1', { ...CC, response: 'defend', reckless: true });
    expect([plan.activity, plan.target, plan.rule]).toEqual(['to-subject', 'p-1', 'CH-AIDEF-4']);
  });
  test('CH-AIATT-8 charged is only who is meant', () => {
    const wanted: Task = { objective: 'defeat', subjects: [{ is: 'model', id: 'c-1' }] };
    const two = duel(2400, { ben: [bare('b', [2400, 4000]), bare('c', [1000, 7600])], special: withTask(wanted) });
    expect(does(two, 'a-1', { ...CC, response: 'objective' })).toMatch(/^(?:to-charge|towards) c-1$/);
  });
  test('CH-AITGT-16 how far somebody is from the nearest of several Subjects, rim to rim', () => {
    const t = scene(duel(8000));
    const task: Task = { objective: 'go-to', subjects: [at(1000, 6000), at(1000, 5000)] };
    expect(farFromSubject(t, task, t.model('a-1'))).toBe(1000 - 160);
  });
});

describe('where to', () => {
  const M = { response: 'move' } as const;
  test('CH-AIMOVE-4 where no way leads to the Subject a Careful model goes as near as it gets', () => {
    const far = duel(8000, {
      special: withTask({ objective: 'go-to', subjects: [{ is: 'model', id: 'b-1' }] }),
      pieces: cell(8000, 4000),
    });
    const plan = planOf(far, 'a-1', M);
    expect(plan.activity).toBe('to-subject');
    expect(endOf(plan)[0]).toBeGreaterThan(1600);
  });
  test('CH-AISLIDE-2 whoever has no room to Slide stays', () => {
    const desk: Task = { objective: 'use', subjects: [at(1000, 4700)] };
    const beside: BattleSetting = {
      ann: [unit('a', 'brute', [[1000, 4300]], 'sledgehammer')],
      ben: [unit('b', 'knight', [[1000, 3940]], 'machete')],
      content: aimingBy('nearest'),
      special: withTask(desk),
    };
    const slides = (...pieces: Piece[]) => {
      const t = scene({ ...beside, pieces });
      played(t.state);
      return slideAway(t, t.model('a-1'));
    };
    expect(slides()).toBeDefined();
    expect(slides(wall('l', [700, 3700, 100, 900]), wall('r', [1200, 3700, 100, 900]))).toBeUndefined();
  });
});

describe('turns', () => {
  test('CH-AITURN-3 by their numbers, whatever the order they stand in', () => {
    const t = scene({ ann: [bare('a', [1000, 1000], [1500, 1000], [2000, 1000])], ben: [bare('b', [8000, 8000])] });
    played(t.state);
    for (const [i, number] of [3, 1, 2].entries()) t.state.book!.models[i]!.number = number;
    expect(byNumber(t, t.state.models.slice(0, 3)).map(({ id }) => id)).toEqual(['a-2', 'a-3', 'a-1']);
  });
  test('CH-AISETUP-4 whoever has a Number Token keeps it, and whoever comes later has the next', () => {
    const t = scene({ ann: [bare('a', [1000, 1000], [1500, 1000])], ben: [bare('b', [8000, 8000])] });
    played(t.state);
    const tokens = () => t.state.book!.models.map((each) => [each.model, each.number]);
    playOut(dealTokens(tableOf(t)));
    expect(tokens()).toEqual([
      ['a-1', 1],
      ['a-2', 2],
    ]);
    t.state.book!.models.pop();
    playOut(dealTokens(tableOf(t)));
    expect(tokens()).toEqual([
      ['a-1', 1],
      ['a-2', 2],
    ]);
  });
  test('CH-AITURN-4 what was rolled counts for this activation alone', () => {
    expect(acting(duel(8000), 'a-1', CC).state.book!.turn).toBeNull();
  });
  test('CH-AISETUP-10 with both sides by the book whoever watches is asked, otherwise the other side', () => {
    const t = scene(duel(8000));
    const isAlone = (...sides: number[]) => {
      played(t.state, 0, { sides: sides.map((seat) => ({ seat, level: 'book' })) });
      return isAllByTheBook(t);
    };
    expect([isAlone(0), isAlone(1), isAlone(0, 1)]).toEqual([false, false, true]);
    t.state.book = null;
    expect(isAllByTheBook(t)).toBe(false);
  });
  test('CH-AIFX-8 played gently a Heroic model has no Quick Action from its V.A.T.S. roll', () => {
    const done = (level: 'gentle' | 'book') =>
      deeds(
        acting(
          duel(8000, {
            ann: [heroic(bare('a', [1000, 4000]))],
            chance: { 'vats.roll': [[effect('blue', 'bottle', 'bottle')]], 'book.token': [0] },
            state: (state) => {
              state.phase = 'turn';
              state.activation = null;
              for (const each of state.models) each.readiness = 'unready';
              played(state, 0, { sides: [{ seat: 0, level }] });
            },
          }),
          'a-1',
        ),
      ).length;
    expect([done('book'), done('gentle')]).toEqual([3, 2]);
  });
});

test('CH-RULING-17 whoever can neither attack nor do anything else loses the Action', () => {
  const alone = (response: 'attack' | 'objective') =>
    does(
      duel(8000, {
        special: withTask({ objective: 'none', subjects: [] }),
        state: ({ models }) => void Object.assign(models[1]!, { gone: 'left' }),
      }),
      'a-1',
      { ...CC, response },
    );
  expect([alone('attack'), alone('objective')]).toEqual(['nothing', 'nothing']);
});
