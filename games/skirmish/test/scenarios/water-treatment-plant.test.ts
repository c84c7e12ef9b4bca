/** Water Treatment Plant (SC-WATER). */
import { describe, expect, test } from 'vitest';
import { actOf } from '../../queries/acting.ts';
import { taskOf } from '../../queries/ai/tasks.ts';
import { modelById } from '../../queries/units.ts';
import { maybeEliminate } from '../../rules/harm/elimination.ts';
import type { Act, SkirmishState } from '../../state.ts';
import { content, playOut, skill, tableOf } from '../helpers/battle.ts';
import { endRound, scenario, settingUp, use } from '../helpers/scenario.ts';

const ID = 'water-treatment-plant';
/** In contact with pump 1, inside the pump area. */
const AT_PUMP: [number, number] = [3302 + 202, 3302 + 202];
const INSIDE: [number, number] = [4572, 4572];
const success = [skill('critical')];

/** Removes a model as if it were struck, or shot. */
function remove(state: SkirmishState, id: string, by: string, action: Act['action']): void {
  const table = tableOf({ state, content });
  const model = modelById(table, id);
  model.regular = 99;
  state.acting.push(actOf(modelById(table, by), action, 'action'));
  playOut(maybeEliminate(table, model));
  state.acting.pop();
}

describe('Water Treatment Plant', () => {
  test('SC-WATER-1 SC-RULING-69 a Survivor in contact works a pump with Use Computers; a Super Mutant or one apart is refused', () => {
    const t = scenario(ID, {
      at: { 'nora-1': AT_PUMP, 'tech-1': INSIDE, 'brute-1': [5842 + 325, 3302] },
      chance: { 'expertise.roll': [success] },
    });
    use(t, 1, 'brute-1');
    expect(t.seat(1).refuse('expertise')).toMatchObject({ rule: 'SC-WATER-1' });
    t.seat(1).answer('end');
    use(t, 0, 'nora-1');
    t.seat(0).answer('expertise');
    expect(t.seat(0).asked()?.can).toEqual(['computers:pump-1']);
    t.seat(0).answer('computers:pump-1');
    expect(t.state.scenario!.tally.gallons).toBe(6000);
  });

  test('SC-WATER-2 the first success of a round pumps 6,000, every further one 1,000', () => {
    const t = scenario(ID, {
      at: { 'nora-1': AT_PUMP, 'tech-1': [5842 - 202, 5842 - 202] },
      without: ['mutants-1', 'mutants-2', 'hound-1'],
      chance: { 'expertise.roll': [success, success, success, success] },
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('expertise', 'computers:pump-1', 'expertise', 'computers:pump-1', 'end');
    use(t, 1, 'brute-1');
    t.seat(1).answer('end');
    use(t, 0, 'tech-1');
    t.seat(0).answer('expertise', 'computers:pump-3', 'end');
    expect(t.state.scenario!.tally.gallons).toBe(8000);
    endRound(t);
    use(t, 0, 'nora-1');
    t.seat(0).answer('expertise', 'computers:pump-1');
    expect(t.state.scenario!.tally.gallons).toBe(14_000);
  });

  test('SC-WATER-4 a generator that nobody started pumps nothing', () => {
    const t = scenario(ID, { at: { 'tech-1': INSIDE } });
    endRound(t);
    expect(t.state.scenario!.tally.gallons ?? 0).toBe(0);
  });

  const started = () => {
    const t = scenario(ID, {
      at: { 'nora-1': [807 + 202, 807 + 202], 'tech-1': INSIDE },
      chance: { 'expertise.roll': [success] },
      round: 2,
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('expertise', 'computers:generator');
    return t;
  };
  const gallons = ({ state }: ReturnType<typeof started>) => state.scenario!.tally.gallons ?? 0;

  test('SC-WATER-3 a Survivor starts the generator with Use Computers', () => {
    const t = started();
    expect(gallons(t)).toBe(0);
    endRound(t);
    expect(gallons(t)).toBeGreaterThan(0);
  });

  test('SC-WATER-4 once started it pumps 5,000 at the end of each round, this one too', () => {
    const t = started();
    endRound(t);
    expect(gallons(t)).toBe(5000);
    endRound(t);
    expect(gallons(t)).toBe(10_000);
  });

  test('SC-RULING-59 starting it is no success at a pump', () => {
    expect(started().state.scenario!.tally.pumped).toBe(0);
  });

  test('SC-RULING-59 the first success of a round pumps more than the next, with the generator started or not', () => {
    const t = scenario(ID, {
      at: { 'nora-1': AT_PUMP, 'tech-1': INSIDE },
      chance: { 'expertise.roll': [success, success] },
      state: ({ scenario: played }) => {
        played!.tally.running = 1;
      },
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('expertise', 'computers:pump-1');
    const first = gallons(t);
    t.seat(0).answer('expertise', 'computers:pump-1');
    expect([first, gallons(t) - first]).toEqual([6000, 1000]);
  });

  test('CH-AIOBJ-6 by the handbook whoever knows computers works the pumps, and the others guard them', () => {
    const t = scenario(ID);
    const now = { state: t.state, content };
    const of = (id: string) => taskOf(now, modelById(now, id));
    const pumps = t.state.markers.filter(({ kind }) => kind === 'computer').map(({ id }) => ({ is: 'marker', id }));
    expect(pumps).toHaveLength(4);
    expect(of('tech-1')).toMatchObject({ objective: 'use', subjects: pumps, skill: 'computers' });
    expect(of('dogmeat-1')).toEqual({ objective: 'protect', subjects: pumps });
    expect(of('brute-1')).toEqual({ objective: 'defeat', subjects: [] });
  });

  test('SC-RULING-60 the generator is a marker of its own, beside the pumps', () => {
    const ids = started().state.markers.map(({ id }) => id);
    expect(ids.filter((id) => id === 'generator')).toHaveLength(1);
    expect(ids).toEqual(expect.arrayContaining(['pump-1', 'pump-2', 'pump-3']));
  });

  test('SC-WATER-5 SC-RULING-58 with the Tech outside at its beginning a round loses the first 2,000 pumped in it, never more', () => {
    const outside = { 'nora-1': AT_PUMP, 'tech-1': [600, 600] as [number, number] };
    const t = scenario(ID, { at: outside, chance: { 'expertise.roll': [success, success] } });
    use(t, 0, 'nora-1');
    t.seat(0).answer('expertise', 'computers:pump-1');
    expect(t.state.scenario!.tally.gallons).toBe(4000);
    t.seat(0).answer('expertise', 'computers:pump-1');
    expect(t.state.scenario!.tally.gallons).toBe(5000);
    endRound(t);
    endRound(t);
    expect(t.state.scenario!.tally.gallons).toBe(5000);
  });

  test('SC-WATER-6 SC-WATER-7 captives are those removed in Close Combat; the Tech counts for two', () => {
    const t = scenario(ID, {
      state: (state) => {
        remove(state, 'settlers-1', 'mutants-1', 'shoot');
        remove(state, 'settlers-2', 'mutants-1', 'strike');
        remove(state, 'tech-1', 'brute-1', 'strike');
      },
    });
    expect(t.state.scenario!.tally.captives).toBe(3);
  });

  test('SC-WATER-7 SC-WATER-9 the Tech and two others captured are a Super Mutant victory', () => {
    const t = scenario(ID, {
      state: (state) => {
        for (const id of ['settlers-1', 'settlers-2', 'tech-1']) remove(state, id, 'mutants-1', 'strike');
      },
    });
    use(t, 1, 'brute-1');
    t.seat(1).answer('end');
    expect(t.session.result?.winners).toEqual([1]);
  });

  test('SC-WATER-8 SC-RULING-58 30,000 gallons win at once', () => {
    const t = scenario(ID, {
      at: { 'nora-1': AT_PUMP, 'tech-1': INSIDE },
      chance: { 'expertise.roll': [success] },
      round: 4,
      state: (state) => {
        state.scenario!.tally.gallons = 24_000;
      },
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('expertise', 'computers:pump-1');
    expect(t.session.result?.winners).toEqual([0]);
  });

  test('SC-WATER-9 29,000 gallons after 6 rounds are not enough', () => {
    const t = scenario(ID, {
      round: 6,
      state: (state) => {
        state.scenario!.tally.gallons = 29_000;
      },
    });
    endRound(t);
    expect(t.session.result?.winners).toEqual([1]);
  });

  test('SC-WATER-10 SC-RULING-57 the deck has 13 named cards and two each of Clothing, Junk and Armor', () => {
    const { items } = settingUp(ID).state.decks;
    expect(items).toHaveLength(19);
    const count = (all: ReadonlyMap<string, unknown>) => items.filter((id) => all.has(id)).length;
    expect([count(content.clothing), count(content.junk), count(content.armor)]).toEqual([2, 2, 2]);
    expect(items.filter((id) => id === 'stimpak')).toHaveLength(2);
  });

  test('SC-WATER-11 SC-COMMON-5 the pumps form a square of Blue in the middle of a table of 3 feet, the generator lies Yellow from a corner', () => {
    const { markers, width, height } = settingUp(ID).state;
    const pumps = markers.filter(({ kind }) => kind === 'computer');
    expect([width, height]).toEqual([9144, 9144]);
    const xs = [...new Set(pumps.map(({ x }) => x))].sort();
    const ys = [...new Set(pumps.map(({ y }) => y))].sort();
    expect([pumps.length, xs[1]! - xs[0]!, ys[1]! - ys[0]!]).toEqual([4, 2540, 2540]);
    expect([(xs[0]! + xs[1]!) / 2, (ys[0]! + ys[1]!) / 2]).toEqual([4572, 4572]);
    const { x, y, up } = markers.find(({ kind }) => kind === 'generator')!;
    expect(Math.abs(Math.sqrt(x * x + y * y) - 125 - 1016)).toBeLessThan(2);
    expect(up).toBe(true);
  });

  test('SC-WATER-12 10 of 13 Searchables are placed in turn at least Yellow outside the pump area; 3 are seen by nobody', () => {
    const t = settingUp(ID, { table: 'old-plant' });
    expect(t.seat(1).refuse([4572, 4000])).toMatchObject({ rule: 'SC-WATER-12' });
    expect(t.seat(1).refuse([4572, 4572 + 1270 + 1016 + 120])).toMatchObject({ rule: 'SC-WATER-12' });
    t.seat(1).answer([3500, 4572 + 1270 + 1016 + 126]);
    expect(t.seat(1).asked()).toBeUndefined();
    t.seat(0).answer('auto');
    t.seat(1).answer('auto');
    const placed = t.state.markers.filter(({ kind }) => kind === 'searchable');
    expect([placed.length, t.state.aside.length]).toEqual([10, 3]);
    const pool = [...placed.map(({ face }) => face), ...t.state.aside];
    const count = (face: string) => pool.filter((each) => each === face).length;
    expect([count('blank'), count('item'), count('danger'), count('search')]).toEqual([3, 5, 3, 2]);
    expect(t.session.view(0).aside).toBe(3);
  });

  test('SC-WATER-13 Survivors deploy first inside the pump area, Super Mutants within Orange of any edges; the marker is theirs', () => {
    const { setup } = content.scenarios.get(ID)!;
    const t = scenario(ID, {
      state: (state) => {
        state.phase = 'setup';
        state.models = [];
        state.scenario!.step = setup.findIndex(({ does }) => does === 'deploy');
      },
    });
    expect(t.seat(1).asked()).toBeUndefined();
    t.seat(0).answer('tech');
    expect(t.seat(0).refuse([3302 + 100, 4572])).toMatchObject({ rule: 'SC-WATER-13' });
    t.seat(0).answer([3302 + 160, 4572], 'auto');
    t.seat(1).answer('brute', [4572, 300], 'hound', [300, 4572], [4572, 8800], [8800, 4572]);
    expect(t.state.models.filter(({ unit }) => ['brute', 'hound', 'mutants'].includes(unit))).toHaveLength(4);
    expect(t.state.advantage).toBe(1);
  });
});

test('SC-RULING-4 with no Survivor left and the generator silent nothing can change: the battle ends at once', () => {
  const without = ['nora-1', 'settlers-1', 'settlers-2', 'dogmeat-1', 'tech-1'];
  const t = scenario(ID, { without });
  use(t, 1, 'brute-1');
  t.seat(1).answer('end');
  expect(t.session.result?.winners).toEqual([1]);
  const running = scenario(ID, {
    without,
    state: (state) => {
      state.scenario!.tally.running = 1;
    },
  });
  use(running, 1, 'brute-1');
  running.seat(1).answer('end');
  expect(running.session.result).toBeUndefined();
});
