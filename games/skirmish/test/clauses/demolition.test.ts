/** Demolition, clause by clause: who may do what with a charge, and when it is all over. */
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../queries/ai/tasks.ts';
import { carrierOf } from '../../queries/markers.ts';
import { modelById, modelsOf } from '../../queries/units.ts';
import { isMoreToCome, PILLAR_RADIUS } from '../../scenarios/demolition/charges.ts';
import { demolition } from '../../scenarios/demolition/rules.ts';
import type { SkirmishState } from '../../state.ts';
import { content, positionOf } from '../helpers/battle.ts';
import { ACTIVE, charge, mutants, type Placed, site, theirs } from '../helpers/demolition.ts';
import { endRound, use } from '../helpers/scenario.ts';

const MESSAGES = demolition.messages!;
const NEAR = { 'settler-1': [4000, 3500], 'settler-2': [4600, 3500] } as const;

/** What the model is told when it tries. */
function refused(placed: Placed, seat: number, model: string, action: string) {
  const t = site(placed);
  use(t, seat, model);
  const { rule, sentence } = t.seat(seat).refuse(`special:${action}`);
  return [rule, sentence];
}

describe('Handling', () => {
  test('SC-DEMO-12 Red neither sets one nor hands one over, though it stands among them', () => {
    const placed = { at: { 'raider-1': [4000, 3500], 'raider-2': [4500, 3500] }, held: { a: 'raider-1' } } as const;
    expect(refused(placed, 1, 'raider-1', 'set-charge')).toEqual(['SC-DEMO-12', MESSAGES['demo.not-yours']]);
    expect(refused(placed, 1, 'raider-1', 'give-charge')).toEqual(['SC-DEMO-12', MESSAGES['demo.not-yours']]);
  });

  test('SC-DEMO-12 Blue does both', () => {
    const t = site({ at: NEAR, held: { a: 'settler-1' } });
    use(t, 0, 'settler-1');
    const open = t.seat(0).asked()!;
    expect(open.can).toEqual(expect.arrayContaining(['special:set-charge', 'special:give-charge']));
  });

  test('SC-DEMO-15 whoever holds none sets none', () => {
    expect(refused({ at: NEAR }, 0, 'settler-1', 'set-charge')).toEqual(['SC-DEMO-15', MESSAGES['demo.none-held']]);
  });

  test('SC-DEMO-15 the last one can be set, and nobody carries it then', () => {
    const t = site({ at: NEAR, held: { a: 'settler-1' } });
    use(t, 0, 'settler-1');
    t.seat(0).answer('special:set-charge', [4000, 3785]);
    expect(carrierOf(positionOf(t), { id: 'a' })).toBeUndefined();
  });

  test('SC-DEMO-15 beside the nearest pillar is what is suggested first', () => {
    const t = site({ at: { 'settler-1': [4000, 3400] }, held: { a: 'settler-1' } });
    use(t, 0, 'settler-1');
    t.seat(0).answer('special:set-charge');
    const question = t.session.question!;
    const [first] = question.kind === 'open' ? question.suggest() : [];
    expect((first as number[])[1]).toBeGreaterThan(3400 + 200);
  });

  test('SC-DEMO-14 whoever holds none has nothing to hand over', () => {
    expect(refused({ at: NEAR }, 0, 'settler-1', 'give-charge')).toEqual(['SC-DEMO-14', MESSAGES['demo.none-held']]);
  });

  test('SC-DEMO-13 what was dropped is carried by nobody', () => {
    const t = site({
      at: NEAR,
      held: { a: 'settler-1' },
      state: (now) => void Object.assign(modelById({ state: now, content }, 'settler-1'), { regular: 9 }),
    });
    use(t, 0, 'settler-2');
    t.seat(0).answer('end');
    expect(carrierOf(positionOf(t), { id: 'a' })).toBeUndefined();
  });

  test('SC-RULING-23 where nothing was dropped nothing is picked up', () => {
    expect(refused({ at: NEAR }, 0, 'settler-1', 'pick-up-charge')).toEqual([
      'SC-RULING-23',
      MESSAGES['demo.nothing-here'],
    ]);
  });

  test('SC-RULING-24 a friend far above is not near', () => {
    const placed = (friend: number, dog: number): Placed => ({
      at: { 'dogmeat-1': [4000, 3500], 'preston-garvey-1': [4000, 3000] },
      held: { a: 'dogmeat-1' },
      state: (now: SkirmishState) => {
        modelById({ state: now, content }, 'preston-garvey-1').height = friend;
        modelById({ state: now, content }, 'dogmeat-1').height = dog;
      },
    });
    const why = (friend: number, dog: number) => {
      const now = positionOf(site(placed(friend, dog)));
      return demolition.actions!['set-charge']!.whyNot(now, modelById(now, 'dogmeat-1'))?.rule;
    };
    expect([why(0, 0), why(6000, 0), why(6000, 6000)]).toEqual([undefined, 'SC-DEMO-16', undefined]);
  });

  test('SC-DEMO-19 it is ordered while one of many is active, and not twice in the first round either', () => {
    const sleeping = charge('d', [8000, 6300]);
    const placed = { round: 1, own: [mutants, theirs], markers: [charge('c', [4000, 4300], ACTIVE), sleeping] };
    const t = site(placed);
    use(t, 0, 'brute-1');
    t.seat(0).answer('special:order');
    expect(t.state.scenario!.tally.ordered).toBe(1);
    expect(t.seat(0).refuse('special:order').sentence).toBe(MESSAGES['demo.ordered-already']);
    expect(refused({ ...placed, markers: [sleeping] }, 0, 'brute-1', 'order')).toEqual([
      'SC-DEMO-19',
      MESSAGES['demo.nothing-active'],
    ]);
  });
});

describe('The explosion', () => {
  const LIVE = charge('c', [4000, 4300], ACTIVE);

  test('SC-DEMO-19 ordered in round 1, it goes off at the end of round 2', () => {
    const t = site({ round: 1, own: [mutants, theirs], tally: { ordered: 1 }, markers: [LIVE] });
    endRound(t);
    expect(t.state.markers.find(({ id }) => id === 'p')!.kind).toBe('pillar');
    endRound(t);
    expect(t.state.markers.find(({ id }) => id === 'p')!.kind).toBe('fallen');
  });

  test('SC-DEMO-21 two charges apart take what is at either; they are off the table, and it is counted', () => {
    const t = site({
      round: 3,
      own: [mutants, theirs],
      tally: { ordered: 2 },
      at: { 'raider-1': [4000, 4700], 'raider-2': [8000, 6700] },
      markers: [LIVE, charge('d', [8000, 6300], ACTIVE)],
    });
    endRound(t);
    expect(['raider-1', 'raider-2'].map((id) => modelById(positionOf(t), id).gone === null)).toEqual([false, false]);
    expect(t.state.markers.filter(({ kind }) => kind === 'charge')).toEqual([]);
    expect(t.state.scenario!.tally.exploded).toBe(1);
  });

  test('SC-DEMO-20 what was set after an explosion does not go off with the last round', () => {
    const t = site({ round: 6, own: [mutants, theirs], tally: { ordered: 2, exploded: 1 }, markers: [LIVE] });
    endRound(t);
    expect(t.state.markers.find(({ id }) => id === 'p')!.kind).toBe('pillar');
  });
});

describe('Whether it is over', () => {
  const isOpen = (placed: Placed, change?: (state: SkirmishState) => void): boolean => {
    const now = positionOf(site(placed));
    change?.(now.state);
    return isMoreToCome(now);
  };
  const withoutPillars = (state: SkirmishState) => {
    state.markers = state.markers.filter(({ kind }) => kind !== 'pillar');
  };
  const onePillar = (state: SkirmishState) => {
    state.markers = state.markers.filter(({ id }) => id !== 'q');
  };
  const withoutBlue = (state: SkirmishState) => {
    for (const model of modelsOf({ state, content }, 0)) model.gone = 'eliminated';
  };
  const held = { held: { a: 'settler-1' } };

  test('SC-DEMO-1 with one pillar and one real charge in hand it goes on, without a pillar it does not', () => {
    expect(isOpen(held, onePillar)).toBe(true);
    expect(isOpen(held, withoutPillars)).toBe(false);
    expect(isOpen({ own: [mutants, theirs] }, withoutPillars)).toBe(false);
  });

  test('SC-DEMO-1 dummies alone, and no charge at all, are no way to bring one down', () => {
    expect(isOpen({ held: { dummy: 'settler-1' } })).toBe(false);
    expect(isOpen({})).toBe(false);
    expect(isOpen({ markers: [charge('c', [4000, 4300], { ...ACTIVE, face: 'blank' })] })).toBe(false);
  });

  test('SC-DEMO-1 after the explosion the charges that are left count for nothing', () => {
    expect(isOpen({ ...held, tally: { exploded: 1 } })).toBe(false);
  });

  test('SC-DEMO-7 one that ticks is enough, sleeping ones want somebody of Blue', () => {
    const both = [charge('c', [4000, 4300], ACTIVE), charge('d', [8000, 6300])];
    expect(isOpen({ markers: both }, withoutBlue)).toBe(true);
    expect(isOpen({ markers: [both[1]!] }, withoutBlue)).toBe(false);
    expect(isOpen({ markers: [both[1]!] })).toBe(true);
    expect(
      isOpen({ markers: [both[1]!] }, (state) => {
        for (const model of modelsOf({ state, content }, 0).slice(1)) model.gone = 'eliminated';
      }),
    ).toBe(true);
  });

  test('SC-DEMO-22 of many a single Suicider keeps it open, and nobody else does', () => {
    const exploded = { own: [mutants, theirs], tally: { exploded: 1 } };
    expect(isOpen(exploded)).toBe(true);
    expect(
      isOpen(exploded, (state) => {
        modelById({ state, content }, 'suicider-1').gone = 'eliminated';
      }),
    ).toBe(false);
  });
});

test('SC-DEMO-4 SC-RULING-84 only a pillar is raised: 50 mm wide, no area, and nobody looks over it', () => {
  const { state } = site({ markers: [charge('c', [2000, 2000])] });
  expect(state.pieces.filter(({ id }) => id === 'c')).toEqual([]);
  const { outline, area, overlooked } = state.pieces.find(({ id }) => id === 'p')!;
  expect([area, overlooked]).toEqual([false, false]);
  expect(Math.max(...outline.map(({ x }) => x)) - 4000).toBeCloseTo(250, 0);
  expect(PILLAR_RADIUS).toBe(250);
});

test('SC-DEMO-3 what has fallen is counted for Blue, and nothing else', () => {
  const t = site({ markers: [charge('c', [2000, 2000])] });
  const fallen = () => demolition.goals!(positionOf(t)).find(({ say }) => say === 'demo.goal.fallen')!.reached;
  expect(fallen()).toBe(0);
  t.state.markers.find(({ id }) => id === 'p')!.kind = 'fallen';
  expect(fallen()).toBe(1);
});

describe('By the book', () => {
  const task = (placed: Placed, id: string) => {
    const now = positionOf(site(placed));
    const model = modelById(now, id);
    const { objective, subjects, use: action } = taskOf(now, model);
    const ids = subjects.map((subject) => ('id' in subject ? subject.id : ''));
    return { objective, ids, does: subjects[0] && action?.(now, model, subjects[0])?.action };
  };

  test('CH-AIOBJ-6 a carrier goes for pillars that no active charge takes down yet', () => {
    const held = { a: 'settler-1' };
    const live = charge('c', [4000, 4300], ACTIVE);
    expect(task({ held, markers: [live] }, 'settler-1').ids).toEqual(['q']);
    expect(task({ held, markers: [{ ...live, opened: false }] }, 'settler-1').ids).toEqual(['p', 'q']);
    const all = [live, charge('d', [8000, 6300], ACTIVE)];
    expect(task({ held, markers: all }, 'settler-1')).toMatchObject({ objective: 'defeat', ids: [] });
  });

  test('CH-AIOBJ-6 it sets the charge where it may, and not while somebody is upon it', () => {
    const held = { a: 'settler-1' };
    expect(task({ held, at: NEAR }, 'settler-1').does).toBe('special:set-charge');
    expect(task({ held, at: { ...NEAR, 'raider-1': [3680, 3500] } }, 'settler-1').does).toBeUndefined();
  });

  test('CH-AIOBJ-6 Red goes for charges that tick, and puts to sleep what it stands at', () => {
    const markers = [charge('c', [4000, 3785], ACTIVE), charge('d', [8000, 6300])];
    expect(task({ markers, at: { 'raider-1': [4000, 3500] } }, 'raider-1')).toEqual({
      objective: 'use',
      ids: ['c'],
      does: 'special:disarm',
    });
    expect(task({ markers, at: { 'raider-1': [4000, 3000] } }, 'raider-1').does).toBeUndefined();
    expect(task({ markers: [markers[1]!] }, 'raider-1')).toMatchObject({ objective: 'protect', ids: ['p', 'q'] });
  });
});
