/** Engaged AI models, Push Back and Slide. */
import { describe, expect, test } from 'vitest';
import type { Task } from '../../battle.ts';
import { followsUp } from '../../queries/ai/following.ts';
import { slideAway } from '../../queries/ai/sliding.ts';
import { engagedWith } from '../../queries/engagement.ts';
import { whyNotATarget } from '../../queries/shooting.ts';
import type { BookTurn } from '../../state.ts';
import {
  type BattleSetting,
  type BattleTest,
  crate,
  effect,
  model,
  positionOf,
  scene,
  settler,
  skill,
  unit,
  wall,
  weapon,
} from '../helpers/battle.ts';
import {
  acting,
  aimingBy,
  bare,
  deeds,
  does,
  endOf,
  planOf,
  played,
  rolled,
  said,
  withTask,
  wounds,
} from '../helpers/book.ts';

const CC = { method: 'close-combat' } as const;
const FAR: Task = { objective: 'go-to', subjects: [{ is: 'point', x: 8000, y: 4000 }] };
const held = (more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [unit('a', 'settler', [[1000, 4000]], 'board', 'assault-rifle')],
  ben: [bare('b', [1320, 4000])],
  content: aimingBy('wounded', 'nearest'),
  special: withTask(FAR),
  ...more,
});

describe('engaged', () => {
  test('CH-AIENG-1 CH-AIACT-13 an underlined letter means a Close Combat attack, whatever it is', () => {
    for (const response of ['fall-back', 'move', 'objective', 'defend', 'attack'] as const)
      expect(does(held(), 'a-1', { response, stays: true })).toBe('strike b-1');
  });
  test('CH-AIENG-2 any other breaks away, and is struck at for it', () => {
    const t = acting(held(), 'a-1', { response: 'move', reckless: true }, 1);
    expect(t.seat(1).asked()!.ask).toBe('withdraw.attack');
    t.seat(1).answer('none');
    expect(deeds(t)).toEqual(['to-subject']);
    expect(model(t, 'a-1').x).not.toBe(1000);
  });
  const other = { ben: [bare('b', [1320, 4000]), bare('c', [1000, 5200])] };
  test('CH-AIENG-3 with a knife it fights whom its list says, of those in contact and those a Move leads to', () => {
    expect(does(held({ ...other, state: wounds({ 'c-1': 2 }) }), 'a-1', { ...CC, reckless: true })).toBe('engage c-1');
  });
  test('CH-AIENG-4 one of those in contact is struck', () => {
    const plan = planOf(held({ ...other, state: wounds({ 'b-1': 2 }) }), 'a-1', { ...CC, reckless: true });
    expect([plan.activity, plan.target, plan.rule]).toEqual(['strike', 'b-1', 'CH-AIENG-4']);
  });
  test('CH-AIENG-5 to anybody else it moves, and those left behind strike', () => {
    const t = acting(
      held({ ...other, state: (state) => wounds({ 'c-1': 2 })(state) }),
      'a-1',
      { ...CC, reckless: true },
      1,
    );
    expect(t.seat(1).asked()!.ask).toBe('withdraw.attack');
    t.seat(1).answer('none');
    expect(deeds(t)).toEqual(['engage c-1']);
    expect(Math.hypot(model(t, 'a-1').x - 1000, model(t, 'a-1').y - 5200)).toBeLessThan(322);
  });
  test('CH-AIENG-6 with a gun it gets away, and shoots with its next Action', () => {
    const plan = planOf(held(), 'a-1');
    expect([plan.activity, plan.target, plan.rule]).toEqual(['disengage', 'b-1', 'CH-AIENG-6']);
    const t = acting(held(), 'a-1');
    t.seat(1).answer('none');
    expect(deeds(t)).toEqual(['disengage b-1', 'shoot b-1']);
  });
  test('CH-AIENG-7 with its target in range already it still breaks contact, and keeps range and Line of Sight', () => {
    const t = acting(held(), 'a-1', {}, 1);
    t.seat(1).answer('none');
    const [a, b] = [model(t, 'a-1'), model(t, 'b-1')];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(321);
    expect(engagedWith(positionOf(t), a)).toEqual([]);
    expect(whyNotATarget(positionOf(t), a, weapon('assault-rifle'), b)).toBeUndefined();
  });
  test('CH-RULING-23 it goes where it has a shot (activity 2), and only where there is no such place by activity 3', () => {
    expect(planOf(held(), 'a-1').activity).toBe('disengage');
    // The one that it touches is held by a friend as well, and the other is out of range from everywhere.
    const crowded = held({
      ann: [unit('a', 'settler', [[1000, 4000]], 'board', 'assault-rifle'), bare('g', [1640, 4000])],
      ben: [bare('b', [1320, 4000]), bare('c', [8800, 4000])],
      content: aimingBy('healthiest', 'weakest', 'nearest'),
      state: wounds({ 'b-1': 2 }),
    });
    const plan = planOf(crowded, 'a-1');
    expect([plan.activity, plan.target, plan.rule]).toEqual(['towards', 'c-1', 'CH-AIATT-19']);
  });
  test('CH-AIENG-8 it does not worsen its shot for the sake of safety, and of equal shots takes the safer place', () => {
    // Behind the crate it would be safer from the other one, who has a rifle.
    const covered = held({
      ben: [bare('b', [1320, 4000]), settler('c', [1000, 7200])],
      content: aimingBy('nearest'),
      pieces: [crate('k', [500, 4900, 300, 60])],
    });
    const [x, y] = endOf(planOf(covered, 'a-1'));
    expect([x < 900, y < 4900]).toEqual([true, true]);
  });
  test('CH-RULING-24 whoever can neither fight nor reach whom it wants goes through the list', () => {
    const wanted: Task = { objective: 'defeat', subjects: [{ is: 'model', id: 'c-1' }] };
    const far = held({ ben: [bare('b', [1320, 4000]), bare('c', [1000, 8000])], special: withTask(wanted) });
    expect(does(far, 'a-1', { ...CC, response: 'objective' })).toBe('towards c-1');
  });
});

describe('Push Back', () => {
  const follows = (turn: Partial<BookTurn>): { follows: boolean; rule: string } => {
    const t = scene(held());
    played(t.state);
    t.state.book!.turn = rolled('a-1', turn);
    return followsUp(t, t.model('a-1'));
  };
  const ramming = (turn: Partial<BookTurn>, left = 2): BattleTest =>
    acting(
      held({
        ann: [unit('a', 'settler', [[1000, 4000]], 'example-ram')],
        ben: [bare('b', [2000, 4000])],
        special: withTask({ objective: 'defeat', subjects: [] }),
        chance: {
          'book.bonus': [0],
          'attack.roll': [[skill(2), effect('blue', 'bottle'), effect('black', 'bottle')]],
        },
      }),
      'a-1',
      { ...CC, response: 'objective', ...turn },
      left,
    );
  const crying = (more: Partial<BattleSetting> = {}): BattleTest =>
    acting(
      held({
        ann: [unit('a', 'brute', [[1000, 4000]], 'sledgehammer')],
        ben: [bare('b', [2600, 4000])],
        special: withTask({ objective: 'defeat', subjects: [] }),
        chance: { 'cry.roll': [[skill(2)]], 'cry.resist': [[skill('X')]] },
        ...more,
      }),
      'a-1',
      { ...CC, response: 'objective' },
      1,
    );
  test('CH-AIPUSH-1 whoever charged follows whom it pushes back, into contact', () => {
    expect(follows({ charged: true, response: 'attack', method: 'ranged' })).toEqual({
      follows: true,
      rule: 'CH-AIPUSH-1',
    });
    const t = ramming({});
    expect(deeds(t)).toEqual(['charge b-1', 'strike b-1']);
    expect(said(t, 'book.follows')).toEqual([{ model: 'a-1' }]);
    expect(engagedWith(positionOf(t), model(t, 'a-1')).map(({ id }) => id)).toEqual(['b-1']);
  });
  test('CH-AIPUSH-4 the first step that applies counts: a Charge under a Careful O, though the third would forbid it', () => {
    expect(follows({ charged: true, response: 'objective' })).toEqual({ follows: true, rule: 'CH-AIPUSH-1' });
    expect(follows({ response: 'objective' })).toEqual({ follows: false, rule: 'CH-AIPUSH-3' });
  });
  test('CH-RULING-25 the Battle Cry of a Charge is followed up by a Careful model, too', () => {
    const t = crying();
    expect(said(t, 'book.follows')).toEqual([{ model: 'a-1' }]);
    expect(engagedWith(positionOf(t), model(t, 'a-1')).map(({ id }) => id)).toEqual(['b-1']);
    expect(said(crying({ special: withTask(FAR) }), 'book.follows')).toEqual([]);
  });
  test('CH-RULING-27 it has charged until its activation ends, and no longer', () => {
    expect(ramming({}, 1).state.book!.turn).toBeNull();
    expect(said(ramming({}), 'book.follows')).toHaveLength(1);
    const t = scene(held());
    played(t.state);
    expect(followsUp(t, t.model('a-1')).follows).toBe(false);
    // Another's Charge is not its own.
    t.state.book!.turn = rolled('b-1', { charged: true });
    expect(followsUp(t, t.model('a-1')).follows).toBe(false);
  });
  test('CH-AIPUSH-2 under A only with the knife', () => {
    expect(follows({ method: 'close-combat' })).toEqual({ follows: true, rule: 'CH-AIPUSH-2' });
    expect(follows({ method: 'ranged', reckless: true })).toEqual({ follows: false, rule: 'CH-AIPUSH-2' });
  });
  test('CH-AIPUSH-3 CH-AIACT-17 under O and D only Reckless', () => {
    for (const response of ['objective', 'defend'] as const) {
      expect(follows({ response, reckless: true })).toEqual({ follows: true, rule: 'CH-AIPUSH-3' });
      expect(follows({ response })).toEqual({ follows: false, rule: 'CH-AIPUSH-3' });
    }
  });
  test('CH-AIPUSH-5 by the letter on the card, not by what it has come to', () => {
    expect(follows({ response: 'objective', method: 'close-combat' }).follows).toBe(false);
  });
  test('CH-RULING-26 under M and F by its Attitude', () => {
    expect(follows({ response: 'move', reckless: true })).toEqual({ follows: true, rule: 'CH-RULING-26' });
    expect(follows({ response: 'fall-back' }).follows).toBe(false);
  });
  test('CH-AICARRY-4 CH-AICARRY-5 the example: it strikes, does not follow, and goes where it is sent', () => {
    const ram = held({
      ann: [unit('a', 'settler', [[1000, 4000]], 'example-ram')],
      chance: { 'attack.roll': [[skill(2), effect('blue', 'bottle')]] },
    });
    const t = acting(ram, 'a-1', { response: 'objective', stays: true });
    expect(deeds(t)).toEqual(['strike b-1', 'to-subject']);
    expect(said(t, 'book.stays')).toEqual([{ model: 'a-1' }]);
    expect(model(t, 'b-1').x).toBeGreaterThan(1700);
  });
});

describe('Slide', () => {
  const desk: Task = { objective: 'use', subjects: [{ is: 'point', x: 1000, y: 4700 }] };
  const beside = (y: number, more: Partial<BattleSetting> = {}): ReturnType<typeof scene> => {
    const t = scene(
      held({
        special: withTask(desk),
        ann: [unit('a', 'brute', [[1000, y]], 'sledgehammer')],
        ben: [unit('b', 'knight', [[1000, y - 360]], 'machete')],
        ...more,
      }),
    );
    played(t.state);
    return t;
  };
  test('CH-AISLIDE-2 CH-AISLIDE-4 if the enemy could get past it to the Subject, it Slides as far away as it can', () => {
    const t = beside(4300);
    const [x, y] = slideAway(t, t.model('a-1'))!;
    // On the far side of the knight.
    expect(y).toBeLessThan(3700);
    expect(Math.hypot(x - 1000, y - 3940)).toBeCloseTo(360, -1);
    // Nobody gets anywhere by way of a model that is far from the Subject.
    const far = beside(3800);
    expect(slideAway(far, far.model('a-1'))).toBeUndefined();
  });
  test('CH-AISLIDE-2 models of its own that touch the Subject are guarded alike', () => {
    const guard = beside(3900, { ann: [unit('a', 'brute', [[1000, 3900]], 'sledgehammer'), bare('g', [1000, 4540])] });
    expect(slideAway(guard, guard.model('a-1'))).toBeDefined();
  });
  test('CH-AISLIDE-3 it keeps all engagements and stays on the table', () => {
    const t = beside(700, { special: withTask({ objective: 'use', subjects: [{ is: 'point', x: 1000, y: 1100 }] }) });
    const to = slideAway(t, t.model('a-1'));
    // Behind the knight is the edge.
    expect(to === undefined || to[1] >= 200).toBe(true);
    const boxed = beside(4300, { pieces: [wall('w', [500, 3100, 1000, 600])] });
    const [, y] = slideAway(boxed, boxed.model('a-1')) ?? [0, 4300];
    expect(y).toBeGreaterThan(3600);
  });
});
