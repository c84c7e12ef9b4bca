import { describe, expect, test } from 'vitest';
import { carrierOf } from '../../queries/markers.ts';
import { modelById } from '../../queries/units.ts';
import { remove } from '../../rules/harm/elimination.ts';
import { totalOf } from '../../scenarios/super-duper-sweep/prizes.ts';
import type { Marker, SkirmishState } from '../../state.ts';
import { type BattleTest, content, positionOf, tableOf } from '../helpers/battle.ts';
import { endRound, marker, scenario, use } from '../helpers/scenario.ts';
import {
  arrange,
  can,
  HIGH,
  HOME,
  holds,
  inBank,
  LOW,
  M,
  ORANGE,
  ours,
  prize,
  R,
  show,
  star,
  table,
  theirs,
  total,
  why,
} from './sound-stage.ts';

describe('Prizes', () => {
  test('SC-SWEEP-28 SC-RULING-29 eight values, and one for every marker that can be picked up', () => {
    const { values } = content.scenarios.get('super-duper-sweep')!;
    expect(values).toEqual({
      blank: 0,
      danger: 0,
      item: 15,
      search: 20,
      lockpick: 25,
      computers: 30,
      'danger-item': 35,
      'trapped-lock': 40,
      'number-1': 40,
      'number-2': 40,
      'number-3': 40,
      'number-4': 40,
    });
  });

  test('SC-SWEEP-19 SC-RULING-31 an item is picked up at no cost, and its marker stays with it', () => {
    const t = show({
      at: { 'settler-1': [2000, 4500] },
      markers: [marker('s', 'searchable', [2000, 4500 + R + M], 'item', false)],
    });
    use(t, 0, 'settler-1');
    t.seat(0).answer('look:s', 'interact', 'keep');
    const [card] = modelById(positionOf(t), 'settler-1').items;
    expect(holds(t, 'settler-1')).toEqual([`prize-${card}`]);
    expect(total(t, 0)).toBe(15);
    expect(t.state.activation!.left).toBe(2);
    expect(t.state.markers.some(({ id }) => id === 's')).toBe(false);
  });

  test('SC-RULING-82 anybody carries a star prize; a regular one only whoever may carry its card', () => {
    const lying = { ...prize('machete', 'item', [2000, 4500]), items: ['machete'] };
    const picks = (model: string, found: Marker) => {
      const t = show({ at: { [model]: [2000, 4500] }, markers: [found] });
      use(t, 0, model);
      return can(t, 'special:pick-up-prize');
    };
    const foam = star('foam', 'number-1', [2000, 4500]);
    expect([picks('settler-1', foam), picks('dogmeat-1', foam)]).toEqual([true, true]);
    expect([picks('settler-1', lying), picks('dogmeat-1', lying)]).toEqual([true, false]);
  });

  test('SC-SWEEP-19 a lock still takes a Use Expertise', () => {
    const t = show({
      at: { 'settler-1': [2000, 4500] },
      markers: [marker('s', 'searchable', [2000, 4500 + R + M], 'lockpick', true)],
    });
    use(t, 0, 'settler-1');
    expect(
      t
        .seat(0)
        .asked()!
        .can.filter((each) => String(each).includes(':s')),
    ).toEqual([]);
    expect(holds(t, 'settler-1')).toEqual([]);
  });

  test('SC-SWEEP-7 a look tells a star prize, a Searchable of the stack, or nothing', () => {
    const known = (id: string, face: Marker['face'], x: number): Marker => ({
      ...marker(id, 'investigation', [x, 4500], face, false),
      seen: [0],
    });
    const t = scenario('super-duper-sweep', {
      options: { own: [ours, theirs], table },
      at: { 'settler-1': [2000, 4500] },
      state: (now) => {
        arrange({
          markers: [
            known('a', 'number-2', 2000 - R - M),
            known('b', 'searchable', 2000 + R + M),
            known('c', 'blank', 3000),
          ],
        })(now);
        now.aside = ['computers'];
      },
    });
    use(t, 0, 'settler-1');
    t.seat(0).answer('turn-up:a', 'turn-up:b');
    expect(holds(t, 'settler-1')).toEqual(['caravan']);
    expect(t.state.markers.find(({ id }) => id === 'b')).toMatchObject({
      kind: 'searchable',
      face: 'computers',
      up: false,
    });
    expect(t.seat(0).asked()!.can).not.toContain('turn-up:c');
  });

  test('SC-SWEEP-22 what was picked up is seen by both', () => {
    const t = show({
      at: { 'settler-1': [2000, 4500] },
      markers: [{ ...marker('a', 'investigation', [2000, 4500 + R + M], 'number-4', false), seen: [0] }],
    });
    use(t, 0, 'settler-1');
    const seen = () =>
      t
        .seat(1)
        .view()
        .markers.find(({ id }) => id === 'a' || id === 'bobble-head')!;
    expect(seen().face).toBeNull();
    t.seat(0).answer('turn-up:a');
    expect(seen()).toMatchObject({ kind: 'prize', face: 'number-4' });
  });

  test('SC-SWEEP-14 what a model came with is no prize', () => {
    const t = show({ at: { 'settler-1': HOME } });
    use(t, 0, 'settler-1');
    expect(why(t, 'special:bank-prize')).toBe('SC-SWEEP-23');
    expect(total(t, 0)).toBe(0);
  });

  test('SC-SWEEP-15 a weapon that is a prize counts and can be used', () => {
    const t = show({
      at: { 'settler-1': [2000, 4500], 'raider-1': [2000, 6500] },
      held: { 'settler-1': [prize('10mm-pistol')] },
    });
    use(t, 0, 'settler-1');
    t.seat(0).answer('shoot', '10mm-pistol');
    expect(total(t, 0)).toBe(15);
  });

  test('SC-SWEEP-15 what is used up counts no more', () => {
    const own = [ours, theirs];
    const t = scenario('super-duper-sweep', {
      options: { own, table },
      at: { 'settler-1': [2000, 4500] },
      state: (now) => {
        arrange({ held: { 'settler-1': [prize('stimpak')] } })(now);
        now.models.find(({ id }) => id === 'settler-1')!.regular = 1;
      },
    });
    expect(total(t, 0)).toBe(15);
    use(t, 0, 'settler-1');
    t.seat(0).answer(
      t
        .seat(0)
        .asked()!
        .can.find((each) => String(each).startsWith('item:'))!,
    );
    expect(total(t, 0)).toBe(0);
    expect(holds(t, 'settler-1')).toEqual([]);
  });

  test('SC-SWEEP-16 one star prize at a time, found or lying', () => {
    const t = show({
      at: { 'settler-1': [2000, 4500] },
      held: { 'settler-1': [star('one')] },
      markers: [
        { ...marker('a', 'investigation', [2000, 4500 + R + M], 'number-2', false), seen: [0] },
        star('three', 'number-3', [2000, 4500 - R - M]),
      ],
    });
    use(t, 0, 'settler-1');
    expect(why(t, 'turn-up:a')).toBe('SC-SWEEP-16');
    expect(why(t, 'special:pick-up-prize')).toBe('SC-SWEEP-16');
  });

  test('SC-SWEEP-16 nobody is handed a second one', () => {
    const t = show({
      at: { 'settler-1': [2000, 4500], 'settler-2': [2400, 4500] },
      held: { 'settler-1': [star('one')], 'settler-2': [star('two', 'number-2')] },
    });
    use(t, 0, 'settler-1');
    expect(why(t, 'special:pass-prize')).toBe('SC-SWEEP-20');
  });
});

describe('Handling', () => {
  test('SC-SWEEP-20 handed to a friend within Orange at no cost, the card with it', () => {
    const t = show({
      at: { 'settler-1': [2000, 4500], 'settler-2': [2000 + 2 * R + ORANGE, 4500] },
      held: { 'settler-1': [prize('10mm-pistol')] },
    });
    use(t, 0, 'settler-1');
    t.seat(0).answer('special:pass-prize', 'settler-2');
    expect(holds(t, 'settler-2')).toEqual(['prize-10mm-pistol']);
    expect(modelById(positionOf(t), 'settler-2').items).toEqual(['10mm-pistol']);
    expect(modelById(positionOf(t), 'settler-1').items).toEqual([]);
    expect(t.state.activation!.left).toBe(2);
  });

  test('SC-SWEEP-20 not farther, not out of sight, not by or to somebody engaged', () => {
    const held = { 'settler-1': [star('one')] };
    const far = show({ at: { 'settler-1': [2000, 4500], 'settler-2': [2000 + 2 * R + ORANGE + 10, 4500] }, held });
    use(far, 0, 'settler-1');
    expect(why(far, 'special:pass-prize')).toBe('SC-SWEEP-20');
    const upon = show({ at: { 'settler-1': [2000, 4500], 'settler-2': [2500, 4500], 'raider-1': [2820, 4500] }, held });
    use(upon, 0, 'settler-1');
    expect(why(upon, 'special:pass-prize')).toBe('SC-SWEEP-20');
    const fighting = show({
      at: { 'settler-1': [2000, 4500], 'settler-2': [2500, 4500], 'raider-1': [1680, 4500] },
      held,
    });
    use(fighting, 0, 'settler-1');
    expect(why(fighting, 'special:pass-prize')).toBe('SC-SWEEP-20');
    const wall = { ...wallBetween(2250, 4500) };
    const hidden = scenario('super-duper-sweep', {
      options: { own: [ours, theirs], table },
      at: { 'settler-1': [2000, 4500], 'settler-2': [2500, 4500] },
      state: (now) => {
        arrange({ held })(now);
        now.pieces = [wall];
      },
    });
    use(hidden, 0, 'settler-1');
    expect(why(hidden, 'special:pass-prize')).toBe('SC-SWEEP-20');
  });

  test('SC-SWEEP-21 dropped face up beside the base, it counts for nobody', () => {
    const t = show({ at: { 'settler-1': [2000, 4500] }, held: { 'settler-1': [prize('10mm-pistol')] } });
    use(t, 0, 'settler-1');
    t.seat(0).answer('special:drop-prize');
    expect(t.seat(0).refuse([2000, 4500 + R + M + 100]).rule).toBe('SC-SWEEP-21');
    t.seat(0).answer([2000, 4500 + R + M]);
    const lying = t.state.markers.find(({ id }) => id === 'prize-10mm-pistol')!;
    expect(lying).toMatchObject({ up: true, x: 2000, items: ['10mm-pistol'] });
    expect([total(t, 0), total(t, 1), carrierOf(positionOf(t), lying)]).toEqual([0, 0, undefined]);
    expect(can(t, 'special:pick-up-prize')).toBe(true);
  });

  test('SC-SWEEP-26 whoever falls drops its prizes and nothing else, for anybody', () => {
    const t = show({
      at: { 'settler-1': [2000, 4500] },
      held: { 'settler-1': [prize('10mm-pistol'), star('one')] },
    });
    const now = tableOf(positionOf(t));
    const fallen = modelById(now, 'settler-1');
    fallen.items.push('hunting-rifle');
    remove(now, fallen);
    const lying = now.state.markers.filter(({ kind }) => kind === 'prize');
    expect(lying.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['prize-10mm-pistol', 2000, 4500],
      ['one', 2000, 4500],
    ]);
    expect(lying.flatMap(({ items }) => items)).toEqual(['10mm-pistol']);
    expect(totalOf(now, 0)).toBe(0);
    const theirTurn = show({ at: { 'raider-1': [2000, 4500] }, markers: [star('one', 'number-1', [2000, 4500])] });
    use(theirTurn, 1, 'raider-1');
    theirTurn.seat(1).answer('special:pick-up-prize');
    expect(total(theirTurn, 1)).toBe(20);
  });
});

const wallBetween = (x: number, y: number): SkirmishState['pieces'][number] => ({
  id: 'wall',
  outline: [
    { x: x - 20, y: y - 400 },
    { x: x + 20, y: y - 400 },
    { x: x + 20, y: y + 400 },
    { x: x - 20, y: y + 400 },
  ],
  height: 1000,
  blocksSight: true,
  cover: true,
  area: false,
  ground: 'impassable',
  huge: 'as-others',
  exceptions: {},
  overlooked: false,
});

describe('Banks', () => {
  test('SC-SWEEP-23 SC-SWEEP-24 within Orange of the own bank, at no cost, worth double, and gone', () => {
    const t = show({
      at: { 'settler-1': [4572, LOW - M - R - ORANGE] },
      held: { 'settler-1': [prize('10mm-pistol', 'lockpick')] },
    });
    use(t, 0, 'settler-1');
    t.seat(0).answer('special:bank-prize');
    expect(inBank(t, 0)).toBe(50);
    expect(t.state.activation!.left).toBe(2);
    expect(t.state.markers.some(({ id }) => id === 'prize-10mm-pistol')).toBe(false);
  });

  test('SC-RULING-80 the card goes into the bank with its marker', () => {
    const t = show({ at: { 'settler-1': HOME }, held: { 'settler-1': [prize('10mm-pistol')] } });
    use(t, 0, 'settler-1');
    t.seat(0).answer('special:bank-prize');
    expect(modelById(positionOf(t), 'settler-1').items).toEqual([]);
    expect(t.state.discards.items).toEqual(['10mm-pistol']);
  });

  test('SC-SWEEP-23 not beyond Orange, not at the bank of the others, not while engaged', () => {
    const held = { 'settler-1': [prize('10mm-pistol')] };
    const places: [number, number][] = [
      [4572, LOW - M - R - ORANGE - 10],
      [4572, HIGH + M + R],
    ];
    for (const at of places) {
      const t = show({ at: { 'settler-1': at }, held });
      use(t, 0, 'settler-1');
      expect(why(t, 'special:bank-prize')).toBe('SC-SWEEP-23');
    }
    const t = show({ at: { 'settler-1': HOME, 'raider-1': [HOME[0] + 320, HOME[1]] }, held });
    use(t, 0, 'settler-1');
    expect(why(t, 'special:bank-prize')).toBe('SC-SWEEP-23');
  });

  test('SC-SWEEP-17 star prizes from round 4 on', () => {
    const early = show({ round: 3, at: { 'settler-1': HOME }, held: { 'settler-1': [star('one')] } });
    use(early, 0, 'settler-1');
    expect(why(early, 'special:bank-prize')).toBe('SC-SWEEP-17');
    const late = show({ round: 4, at: { 'settler-1': HOME }, held: { 'settler-1': [star('one')] } });
    use(late, 0, 'settler-1');
    late.seat(0).answer('special:bank-prize');
    expect(inBank(late, 0)).toBe(80);
  });

  test('SC-RULING-32 between the Actions of its own activation', () => {
    const t = show({
      at: { 'settler-1': [4572, LOW - M - R - ORANGE - 200] },
      held: { 'settler-1': [prize('10mm-pistol')] },
    });
    use(t, 0, 'settler-1');
    t.seat(0).answer('move', [[4572, LOW - M - R - 100]]);
    expect(t.state.activation!.left).toBe(1);
    t.seat(0).answer('special:bank-prize');
    expect(inBank(t, 0)).toBe(30);
  });

  test('SC-SWEEP-25 one walks through a bank and never ends on it', () => {
    const t = show({ at: { 'settler-1': [4572, LOW - M - R - 20] } });
    use(t, 0, 'settler-1');
    t.seat(0).answer('move');
    expect(t.seat(0).refuse([[4572, LOW]]).rule).toBe('WW-MOVE-6');
    t.seat(0).answer([[4572, LOW + M + R + 10]]);
    expect(modelById(positionOf(t), 'settler-1').y).toBe(LOW + M + R + 10);
  });

  test('SC-SWEEP-25 nobody can attack one', () => {
    const t = show({ at: { 'settler-1': HOME } });
    use(t, 0, 'settler-1');
    expect(t.seat(0).refuse('shoot').rule).toBe('WW-SHOOT-1');
    expect(t.seat(0).refuse('strike').rule).toBe('WW-CC-3');
  });

  test('SC-SWEEP-13 nobody goes off the table', () => {
    const t = show({ at: { 'settler-1': [400, 4500] } });
    use(t, 0, 'settler-1');
    t.seat(0).answer('move');
    expect(t.seat(0).refuse([[-400, 4500]]).rule).toBe('SC-SWEEP-13');
  });
});

const grade = (t: BattleTest) => t.session.wholeLog.find(({ say }) => say.startsWith('grade'))?.say;

describe('Winning', () => {
  test('SC-SWEEP-1 200 Caps in the bank end it at once, 190 do not', () => {
    const held = { 'settler-1': [prize('10mm-pistol', 'trapped-lock')] };
    const t = show({ at: { 'settler-1': HOME }, held, tally: { 'banked-0': 120 } });
    use(t, 0, 'settler-1');
    t.seat(0).answer('special:bank-prize');
    expect(t.state.scenario!.winners).toEqual([0]);
    expect(grade(t)).toBe('grade.major');
    const less = show({ at: { 'settler-1': HOME }, held, tally: { 'banked-0': 110 } });
    use(less, 0, 'settler-1');
    less.seat(0).answer('special:bank-prize');
    expect([inBank(less, 0), less.state.scenario!.winners]).toEqual([190, null]);
  });

  test('SC-SWEEP-2 after round 6 the higher total of banked and held wins', () => {
    const t = show({
      round: 6,
      tally: { 'banked-0': 80, 'banked-1': 95 },
      held: { 'settler-1': [prize('10mm-pistol'), prize('laser-pistol')] },
    });
    expect([total(t, 0), total(t, 1)]).toEqual([110, 95]);
    endRound(t);
    expect(t.state.scenario!.winners).toEqual([0]);
    expect(grade(t)).toBe('grade.major');
  });

  test('SC-SWEEP-2 as much on both sides is a draw', () => {
    const t = show({ round: 6, tally: { 'banked-0': 60, 'banked-1': 60 } });
    endRound(t);
    expect(t.state.scenario!.winners).toEqual([]);
  });

  const OURS = ['preston-garvey-1', 'settler-1', 'settler-2', 'dogmeat-1'];

  test('SC-SWEEP-3 SC-RULING-33 without models one pays the best prize, and may still win', () => {
    const t = show({ round: 6, without: OURS, tally: { 'banked-0': 150, 'best-0': 80, 'banked-1': 60 } });
    expect([total(t, 0), total(t, 1)]).toEqual([70, 60]);
    expect(t.state.scenario!.winners).toBeNull();
    endRound(t);
    expect(t.state.scenario!.winners).toEqual([0]);
  });

  test('SC-RULING-33 the best prize is remembered as it was counted', () => {
    const t = show({
      at: { 'settler-1': HOME },
      held: { 'settler-1': [prize('10mm-pistol', 'trapped-lock'), prize('laser-pistol')] },
    });
    use(t, 0, 'settler-1');
    t.seat(0).answer('special:bank-prize', 'prize-10mm-pistol', 'special:bank-prize');
    expect(t.state.scenario!.tally).toMatchObject({ 'banked-0': 110, 'best-0': 80 });
  });

  test('SC-SWEEP-18 SC-SWEEP-27 banked twice, held once, a held star half, what lies there nothing', () => {
    const t = show({
      tally: { 'banked-0': 60 },
      held: { 'settler-1': [prize('10mm-pistol', 'search'), star('one')] },
      markers: [star('two', 'number-2', [3000, 3000])],
    });
    expect(total(t, 0)).toBe(100);
    const alone = show({ held: { 'settler-1': [star('one')] } });
    expect(total(alone, 0)).toBe(20);
  });
});
