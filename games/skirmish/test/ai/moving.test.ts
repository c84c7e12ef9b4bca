/** Responses M, F, O and D: going somewhere, doing what the side is after, guarding somebody. */
import { describe, expect, test } from 'vitest';
import type { Interaction, Subject, Task } from '../../battle.ts';
import type { Force } from '../../state.ts';
import {
  type BattleSetting,
  battle,
  crate,
  effect,
  marker,
  piece,
  settler,
  unit,
  wall,
  YELLOW,
} from '../helpers/battle.ts';
import {
  acting,
  aimingBy,
  bare,
  briefly,
  deeds,
  does,
  endOf,
  mutant,
  planOf,
  played,
  said,
  withCard,
  withTask,
  wounds,
} from '../helpers/book.ts';

const MOVE = YELLOW + 320;
const at = (x: number, y: number): Subject => ({ is: 'point', x, y });
const goTo = (...subjects: Subject[]): Task => ({ objective: 'go-to', subjects });
const M = { response: 'move' } as const;
const O = { response: 'objective' } as const;
const RECKLESS = { reckless: true };

/** One of Ann's, with Ben's far away, out of everybody's sight. */
const walker = (task: Task, more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [settler('a', [1000, 4000])],
  ben: [bare('b', [8800, 8800])],
  content: aimingBy('nearest'),
  special: withTask(task),
  ...more,
});

const terminal = marker('desk', 'computer', 'item', 3000, 4000);
const using = (subject: Subject): Task => ({
  objective: 'use',
  subjects: [subject],
  use: (_battle, model): Interaction | undefined =>
    Math.hypot(model.x - 3000, model.y - 4000) <= 160 + 125 + 1 ? { action: 'prepare', answers: {} } : undefined,
});
const withDesk = (task: Task, x: number, more: Partial<BattleSetting> = {}): BattleSetting =>
  walker(task, {
    ann: [settler('a', [x, 4000])],
    state: (state) => void state.markers.push({ ...terminal }),
    ...more,
  });
const DESK: Subject = { is: 'marker', id: 'desk' };

describe('Move', () => {
  test('CH-AIMOVE-1 within a Move of the Subject it performs O', () => {
    expect(briefly(planOf(withDesk(using(DESK), 3000 - 285), 'a-1', M))).toBe('interact desk');
    expect(planOf(withDesk(using(DESK), 3000 - 285 - MOVE - 10), 'a-1', M).rule).toBe('CH-AIMOVE-2');
    expect(planOf(withDesk(using(DESK), 3000 - 285 - MOVE), 'a-1', M).rule).toBe('CH-AIOBJR-5');
  });
  test('CH-AIMOVE-2 otherwise it moves there, and ends in contact with nobody', () => {
    const blocked = walker(goTo(at(5000, 4000)), { ben: [bare('b', [1000 + MOVE + 200, 4000])] });
    const plan = planOf(blocked, 'a-1', { ...M, ...RECKLESS });
    expect(plan.activity).toBe('to-subject');
    const [x, y] = endOf(plan);
    expect(Math.hypot(x - 1000 - MOVE - 200, y - 4000)).toBeGreaterThan(321);
  });
  test('CH-AIMOVE-2 whoever can go nowhere does not move', () => {
    const cell = ([x, y, w, h]: [number, number, number, number], i: number) => wall(`w${i}`, [x, y, w, h]);
    const boxes: [number, number, number, number][] = [
      [820, 3820, 20, 360],
      [1160, 3820, 20, 360],
      [820, 3820, 360, 20],
      [820, 4160, 360, 20],
    ];
    const shut = walker(goTo(at(5000, 4000)), { ann: [bare('a', [1000, 4000])], pieces: boxes.map(cell) });
    expect(does(shut, 'a-1', { ...M, ...RECKLESS })).toBe('nothing');
  });
  const sheltered = walker(goTo(at(8000, 4000)), {
    ben: [settler('b', [3900, 4000])],
    pieces: [crate('k', [2190, 3900, 60, 200])],
  });
  test('CH-AIMOVE-3 CH-AIACT-14 Reckless it goes straight and as far as it can', () => {
    expect(endOf(planOf(walker(goTo(at(8000, 4000))), 'a-1', { ...M, ...RECKLESS }))).toEqual([1000 + MOVE, 4000]);
    const open = { ...sheltered, pieces: [] };
    const [x, y] = endOf(planOf(open, 'a-1', { ...M, ...RECKLESS }));
    expect(Math.round(Math.hypot(x - 1000, y - 4000))).toBe(MOVE);
  });
  test('CH-AIMOVE-4 Careful it goes half its Move at least: cover at a quarter of the way is no use', () => {
    const early = { ...sheltered, pieces: [crate('k', [1500, 3900, 60, 200])] };
    expect(endOf(planOf(early, 'a-1', M))[0]).toBeGreaterThanOrEqual(1000 + MOVE / 2 - 1);
    expect(endOf(planOf(sheltered, 'a-1', M))[0]).toBeGreaterThanOrEqual(1000 + MOVE / 2 - 1);
  });
  test('CH-AIACT-14 with cover at three quarters of the way the Careful end behind it, the Reckless go on', () => {
    const [x, y] = endOf(planOf(sheltered, 'a-1', M));
    // Behind the crate, seen from the enemy.
    expect(x).toBeLessThan(2190);
    expect(Math.abs(y - 4000)).toBeLessThan(260);
    const [far, aside] = endOf(planOf(sheltered, 'a-1', { ...M, ...RECKLESS }));
    expect(Math.hypot(far - 1000, aside - 4000)).toBeGreaterThan(MOVE - 60);
  });
  test('CH-AISLIDE-1 of places equally far along its way a Careful model takes the one with cover', () => {
    const coverAt = (y: number): number => {
      const pieces = [crate('k', [2190, y, 60, 200])];
      return endOf(planOf({ ...sheltered, pieces }, 'a-1', M))[1];
    };
    expect(coverAt(3650)).toBeLessThan(4000);
    expect(coverAt(4150)).toBeGreaterThan(4000);
  });
  test('CH-RULING-33 the fewest that could attack it count before cover, and cover before the way', () => {
    const ends = (...ben: Force[number][]): readonly [number, number] => endOf(planOf({ ...sheltered, ben }, 'a-1', M));
    // Short of the crate, where a Charge does not reach it.
    const [x, y] = ends(bare('b', [4000, 4000]));
    expect(Math.hypot(4000 - x, 4000 - y) - 320).toBeGreaterThan(1524 + 320);
    // A rifle reaches it everywhere: behind the crate.
    expect(ends(settler('b', [3900, 4000]))[0]).toBe(2190 - 160);
    // With nobody near, and no cover from where they are, as far as it can.
    expect(ends(bare('b', [1000, 8800]))[0]).toBeGreaterThanOrEqual(2250);
  });
  test('CH-AIMOVE-5 of several Subjects to the one that takes the fewest Moves', () => {
    const mud = [piece('mud', [400, 4200, 3000, 2600], { ground: 'difficult' })];
    const both = walker(goTo(at(1000, 6500), at(3600, 4000)), { pieces: mud });
    expect(endOf(planOf(both, 'a-1', { ...M, ...RECKLESS }))).toEqual([1000 + MOVE, 4000]);
    const clear = walker(goTo(at(1000, 6500), at(3600, 4000)));
    expect(endOf(planOf(clear, 'a-1', { ...M, ...RECKLESS }))).toEqual([1000, 4000 + MOVE]);
  });
});

describe('Subjects', () => {
  test('CH-AIOBJ-2 a place or an object', () => {
    expect(endOf(planOf(withDesk(goTo(DESK), 1000), 'a-1', { ...O, ...RECKLESS }))).toEqual([1000 + MOVE, 4000]);
  });
  test('CH-AIOBJ-2 of a thing with an outline the nearest side', () => {
    const house: Subject = { is: 'piece', id: 'house' };
    const by = (x: number, y: number) =>
      endOf(
        planOf(
          walker(goTo(house), { ann: [settler('a', [x, y])], pieces: [crate('house', [3000, 3000, 800, 800])] }),
          'a-1',
          { ...O, ...RECKLESS },
        ),
      );
    expect([by(2300, 3400), by(4500, 3400)]).toEqual([
      [3000 - 160, 3400],
      [3800 + 160, 3400],
    ]);
    expect([by(3400, 2300), by(3400, 4500)]).toEqual([
      [3400, 3000 - 160],
      [3400, 3800 + 160],
    ]);
  });
  test('CH-AIOBJ-3 CH-AIOBJR-4 an edge, at its nearest point', () => {
    const plan = planOf(walker(goTo({ is: 'edge', edge: 'top' })), 'a-1', { ...O, ...RECKLESS });
    expect(endOf(plan)).toEqual([1000, 4000 + MOVE]);
  });
  test('CH-AIOBJ-4 friends to be defended, enemies to be attacked', () => {
    const guard: Task = { objective: 'protect', subjects: [{ is: 'model', id: 'p-1' }] };
    const friend = walker(guard, {
      ann: [bare('a', [1000, 4000]), bare('p', [4000, 4000])],
      ben: [bare('b', [8000, 4000])],
    });
    expect(planOf(friend, 'a-1', O).rule).toBe('CH-AIDEF-4');
    const foe: Task = { objective: 'defeat', subjects: [{ is: 'model', id: 'b-1' }] };
    expect(does(walker(foe, { ben: [bare('b', [2400, 4000])] }), 'a-1', O)).toBe('shoot b-1');
  });
  test('CH-AIOBJ-5 any model that qualifies', () => {
    const any = walker(
      { objective: 'defeat', subjects: [] },
      { ben: [bare('b', [2400, 4000]), bare('c', [2200, 5000])] },
    );
    expect(planOf(any, 'a-1', O).choosing!.candidates).toEqual(['b-1', 'c-1']);
  });
});

describe('Objective', () => {
  const near = [bare('b', [2400, 4000]), bare('c', [2600, 5200])];
  test('CH-AIOBJR-1 CH-AIOBJ-1 the Objective decides what O is', () => {
    const rule = (task: Task) => planOf(walker(task, { ben: near }), 'a-1', O).rule;
    expect(rule({ objective: 'defeat', subjects: [] })).toBe('CH-AIATT-17');
    expect(rule(goTo(at(8000, 4000)))).toBe('CH-AIMOVE-2');
    expect(rule({ objective: 'none', subjects: [] })).toBe('CH-AIATT-17');
  });
  test('CH-AIOBJR-2 Defeat: nobody but the Subject is considered', () => {
    const task: Task = { objective: 'defeat', subjects: [{ is: 'model', id: 'c-1' }] };
    expect(planOf(walker(task, { ben: near }), 'a-1', O).choosing!.candidates).toEqual(['c-1']);
  });
  test('CH-AIOBJR-3 CH-RULING-21 Protect: it defends', () => {
    const task: Task = { objective: 'protect', subjects: [at(3000, 3000)] };
    expect(planOf(walker(task, { ben: near }), 'a-1', O).thoughts.map(({ say }) => say)).toContain('book.threat');
  });
  test('CH-AIOBJR-5 Use: it interacts, moves into contact, or goes there', () => {
    const task = using(DESK);
    expect(does(withDesk(task, 3000 - 285), 'a-1', O)).toBe('interact desk');
    expect(endOf(planOf(withDesk(task, 1700), 'a-1', O))).toEqual([3000 - 285, 4000]);
    expect(does(withDesk(task, 1000), 'a-1', { ...O, ...RECKLESS })).toBe('to-subject desk');
  });
  test('CH-AIOBJR-6 CH-RULING-17 with no way to do it, it attacks; each is tried once', () => {
    expect(does(walker({ objective: 'none', subjects: [] }, { ben: near }), 'a-1', O)).toBe('shoot b-1');
    const gone = (state: { models: { id: string; gone: unknown }[] }) => {
      for (const model of state.models) if (model.id !== 'a-1') model.gone = 'left';
    };
    const nobody = walker({ objective: 'none', subjects: [] }, { state: gone as never });
    expect(does(nobody, 'a-1', O)).toBe('nothing');
    expect(does(nobody, 'a-1')).toBe('nothing');
  });
  test('CH-RULING-148 a Careful shooter with nobody to shoot at and no way nearer goes in', () => {
    // Its friend holds the only enemy, and it stands 2 mm from them.
    const setting = {
      ann: [mutant('a', [3000, 4000], 'bolt-action-pipe-rifle', 'board'), mutant('c', [3000, 4740])],
      ben: [unit('b', 'settler', [[3000, 4380]], 'board')],
    };
    expect(does(setting, 'a-1')).toMatch(/^(charge|engage|strike) b-1$/);
  });
  test('CH-RULING-121 whoever hangs on a wall gets off it where its enemy is, and does not lose its Actions', () => {
    const house = piece('house', [3000, 1000, 1500, 1500], { height: 600, ground: 'climbable' });
    const hanging = (foe: [number, number]): BattleSetting => ({
      ann: [mutant('a', [3000, 1700], 'board')],
      ben: [bare('b', foe)],
      pieces: [house],
      state: ({ models }) => void Object.assign(models[0]!, { climbing: 'house', height: 300 }),
    });
    for (const [response, does] of [
      ['attack', 'towards b-1'],
      ['objective', 'towards b-1'],
      ['defend', 'towards b-1'],
      ['move', 'to-subject b-1'],
    ] as const) {
      const plan = planOf(hanging([600, 1700]), 'a-1', { response, method: 'close-combat' });
      expect([briefly(plan), endOf(plan)[0] < 3000]).toEqual([does, true]);
    }
    expect(endOf(planOf(hanging([5200, 1700]), 'a-1', { method: 'close-combat' }))[0]).toBeGreaterThan(3000);
  });
  test('CH-RULING-121 where it cannot come nearer to its first choice, it goes for the next', () => {
    // Both are walled in; it stands at the wall of the one with less Health.
    const cell = (id: string, x: number) => [
      wall(`${id}-n`, [x, 3600, 1000, 100]),
      wall(`${id}-s`, [x, 4300, 1000, 100]),
      wall(`${id}-w`, [x, 3700, 100, 600]),
      wall(`${id}-e`, [x + 900, 3700, 100, 600]),
    ];
    const setting: BattleSetting = {
      ann: [mutant('a', [2200, 4000], 'board')],
      ben: [bare('b', [1720, 4000]), bare('c', [6500, 4000])],
      pieces: [...cell('near', 1000), ...cell('far', 6000)],
      content: aimingBy('weakest'),
      state: ({ models }) => void Object.assign(models.find(({ id }) => id === 'b-1')!, { regular: 1 }),
    };
    const plan = planOf(setting, 'a-1', { method: 'close-combat' });
    expect(briefly(plan)).toBe('towards c-1');
    expect(endOf(plan)[0]).toBeGreaterThan(2200);
  });
  test('CH-AIOBJR-7 without the skill that it takes, it attacks', () => {
    const task: Task = { ...using(DESK), skill: 'computers' };
    const hound = { ann: [unit('a', 'mutant-hound', [[1400, 4000]], 'hound-bite')], ben: [near[0]!] };
    expect(does(withDesk(task, 0, { ...hound }), 'a-1', { ...O, method: 'close-combat' })).toMatch(
      /^charge|^strike|^to-charge/,
    );
    expect(does(withDesk(task, 3000 - 285), 'a-1', O)).toBe('interact desk');
  });
  test('CH-AIOBJR-8 once its Subject is removed, it attacks anybody', () => {
    const task: Task = { objective: 'defeat', subjects: [{ is: 'model', id: 'c-1' }] };
    const state = ({ models }: { models: { id: string; gone: unknown }[] }) =>
      void Object.assign(models.find(({ id }) => id === 'c-1')!, { gone: 'eliminated' });
    expect(does(walker(task, { ben: near, state: state as never }), 'a-1', O)).toBe('shoot b-1');
  });
  test('CH-AIOBJR-9 where there is nothing left to use, it attacks', () => {
    expect(does(walker({ objective: 'use', subjects: [] }, { ben: near }), 'a-1', O)).toBe('shoot b-1');
  });
  test('CH-AIOBJ-6 CH-AIOBJ-7 a new Objective counts from the next Action', () => {
    const core = withDesk(using(DESK), 3000 - 285, {
      special: {
        task: (now) => (now.state.models.find(({ id }) => id === 'a-1')!.prepared ? goTo(at(200, 4000)) : using(DESK)),
      },
    });
    expect(deeds(acting(core, 'a-1', { ...O, ...RECKLESS }))).toEqual(['interact desk', 'to-subject']);
  });
  test('CH-RULING-18 whoever has arrived attacks', () => {
    expect(does(walker(goTo(at(1000, 4000)), { ben: near }), 'a-1', O)).toBe('shoot b-1');
    expect(endOf(planOf(walker(goTo(at(1800, 4000))), 'a-1', O))).toEqual([1800, 4000]);
  });
});

describe('Fall Back', () => {
  const F = { response: 'fall-back' } as const;
  const far: BattleSetting = {
    ...walker({ objective: 'none', subjects: [] }),
    ben: [bare('b', [8800, 8800])],
  };
  test('CH-AIFALL-1 CH-AIFALL-2 it moves to where it was placed at first', () => {
    const t = acting(
      {
        ...far,
        state: (state) => {
          state.book!.models[0]!.x = 6000;
        },
      },
      'a-1',
      { ...F, ...RECKLESS },
      1,
    );
    expect(t.state.models[0]).toMatchObject({ x: 1000 + MOVE, y: 4000 });
  });
  test('CH-RULING-19 within a Move of that place it performs O', () => {
    const t = acting({ ...far, ben: [bare('b', [2400, 4000])] }, 'a-1', F, 1);
    expect(deeds(t)).toEqual(['shoot b-1']);
  });
});

describe('Defend', () => {
  const D = { response: 'defend', method: 'close-combat' } as const;
  const guard: Task = { objective: 'protect', subjects: [{ is: 'model', id: 'p-1' }] };
  const guarding = (ben: BattleSetting['ben'], more: Partial<BattleSetting> = {}): BattleSetting => ({
    ann: [mutant('a', [1000, 4000]), bare('p', [4000, 4000])],
    ben,
    content: aimingBy('wounded', 'nearest'),
    special: withTask(guard),
    ...more,
  });
  test('CH-AIDEF-1 who threatens the Subject is worked out from its place', () => {
    const setting = guarding([bare('b', [1940, 4000]), bare('c', [5000, 4000])]);
    expect(planOf(setting, 'a-1', { ...D, ...RECKLESS }).thoughts).toContainEqual(
      expect.objectContaining({ say: 'book.threat', args: { model: 'a-1', target: 'c-1' } }),
    );
  });
  test('CH-AIDEF-2 that one alone is attacked, from where the model really stands', () => {
    const setting = guarding([bare('b', [1000, 5400]), bare('c', [2600, 4000])], { state: wounds({ 'b-1': 3 }) });
    expect(does(setting, 'a-1', { ...D, ...RECKLESS })).toBe('charge c-1');
  });
  test('CH-AIDEF-3 CH-RULING-150 nothing of A being possible it goes to the Subject, and never performs O', () => {
    const desk = (x: number, response: 'defend' | 'objective') => planOf(withDesk(using(DESK), x), 'a-1', { response });
    expect([desk(1000, 'defend').rule, desk(1000, 'objective').rule]).toEqual(['CH-AIDEF-4', 'CH-AIOBJR-5']);
    // Where it is there already, it does not use what it guards.
    expect(briefly(desk(3000 - 285, 'objective'))).toBe('interact desk');
    expect(briefly(desk(3000 - 285, 'defend'))).toBe('towards b-1');
  });
  test('CH-AIDEF-4 out of reach of the threat, it moves towards the Subject and not towards the enemy', () => {
    const setting = guarding([bare('b', [5000, 5000])]);
    const plan = planOf(setting, 'a-1', { ...D, ...RECKLESS });
    expect([plan.activity, plan.target, plan.rule]).toEqual(['to-subject', 'p-1', 'CH-AIDEF-4']);
    expect(endOf(plan)[1]).toBe(4000);
  });
  test('CH-RULING-22 the steps of A that only come nearer do not count under D', () => {
    const near = guarding([bare('b', [3300, 5600])]);
    expect(does(near, 'a-1', { method: 'close-combat', ...RECKLESS })).toBe('to-charge b-1');
    expect(does(near, 'a-1', { ...D, ...RECKLESS })).toBe('to-subject p-1');
    const gun = guarding([bare('b', [6100, 5600])]);
    expect(does(gun, 'a-1', RECKLESS)).toBe('to-shot b-1');
    expect(does(gun, 'a-1', { response: 'defend', ...RECKLESS })).toBe('to-subject p-1');
  });
  test('CH-AIDEF-5 a Careful shooter takes its knife when the two are at each other', () => {
    const setting = guarding([bare('b', [4320, 4000])], { ann: [mutant('a', [2700, 4000]), bare('p', [4000, 4000])] });
    expect(does(setting, 'a-1', { response: 'defend' })).toBe('charge b-1');
    expect(does(setting, 'a-1', { response: 'defend', ...RECKLESS })).toBe('shoot b-1');
  });
  /** The book's example: from the Prisoner's place both enemies could be charged, and one is worse wounded. */
  const example = (more: Partial<BattleSetting> = {}): BattleSetting =>
    guarding([unit('s', 'sole-survivor', [[4300, 5000]], 'board'), bare('t', [5000, 4000])], {
      ann: [mutant('a', [2000, 4000]), bare('p', [4000, 4000])],
      content: aimingBy('wounded', 'weakest', 'nearest'),
      state: wounds({ 's-1': 5 }),
      ...more,
    });
  const SHADED_O = { response: 'objective', reckless: true, method: 'close-combat' } as const;
  test('CH-AIDEF-6 the example: a shaded O with somebody to protect is D, Reckless, by the knife', () => {
    const t = battle({
      ...example(),
      content: withCard({
        rows: { bottle: { cells: ['Ac', 'Or'], method: 'close-combat' } },
        columns: [{ health: 8 }, {}],
        targets: ['wounded', 'weakest', 'nearest'],
      }),
      chance: { 'book.token': [0], 'book.roll': [[effect('blue', 'bottle')]] },
      state: (state) => {
        played(state);
        wounds({ 's-1': 5, 'a-1': 1 })(state);
      },
    });
    expect(said(t, 'book.response')).toEqual([{ response: 'objective', attitude: 'reckless' }]);
    expect(said(t, 'book.method')).toEqual([{ method: 'close-combat' }]);
    expect(said(t, 'book.threat')).toContainEqual({ model: 'a-1', target: 's-1' });
    expect(said(t, 'book.prefers-engaged')).toEqual([]);
  });
  test('CH-AIDEF-7 the example, first Action: the worst threat is too far to charge, so it goes to the Prisoner', () => {
    const t = acting(example(), 'a-1', SHADED_O, 1);
    expect(said(t, 'book.threat')).toEqual([{ model: 'a-1', target: 's-1' }]);
    expect(deeds(t)).toEqual(['to-subject p-1']);
    // The other one, were that the worse wounded.
    const other = acting(example({ state: wounds({ 's-1': 1, 't-1': 2 }) }), 'a-1', SHADED_O, 1);
    expect(said(other, 'book.threat')).toEqual([{ model: 'a-1', target: 't-1' }]);
  });
  test('CH-AIDEF-8 the example, second Action: now near enough, it charges the same one', () => {
    expect(deeds(acting(example(), 'a-1', SHADED_O))).toEqual(['to-subject p-1', 'charge s-1']);
  });
  test('CH-RULING-20 with nobody to guard, it attacks', () => {
    const enemy: Task = { objective: 'defeat', subjects: [{ is: 'model', id: 'b-1' }] };
    const setting = guarding([bare('b', [2600, 4000])], { special: withTask(enemy) });
    expect(does(setting, 'a-1', D)).toBe('charge b-1');
  });
});

test('a wall across the whole way is gone around', () => {
  const plan = planOf(walker(goTo(at(5000, 4000)), { pieces: [wall('w', [1500, 3300, 40, 1000])] }), 'a-1', {
    ...M,
    ...RECKLESS,
  });
  expect(endOf(plan)[1]).toBeGreaterThan(4200);
});
