/** Super Duper Sweep: sixteen places to look at, ten to search, two banks, and a show. */
import { describe, expect, test } from 'vitest';
import { stripLines } from '../../queries/places.ts';
import { bankFor } from '../../scenarios/super-duper-sweep/prizes.ts';
import { type BattleTest, positionOf } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { settingUp } from '../helpers/scenario.ts';
import { GREEN, HIGH, LOW, M, ours, R, RED, table, theirs } from './sound-stage.ts';

const WIDE = 9144;
const BLACK = 3048;

const stage = (own: readonly object[] = [ours, theirs], chance: Record<string, readonly number[]> = {}) =>
  settingUp('super-duper-sweep', { own, table }, chance);

/** Whoever is asked. */
const asked = (t: BattleTest): number => (t.seat(0).asked() === undefined ? 1 : 0);
const put = (t: BattleTest, ...at: readonly [number, number][]) => {
  for (const each of at) t.seat(asked(t)).answer(each);
};

const row = (count: number, y: number, from = 2000): [number, number][] =>
  Array.from({ length: count }, (_, i) => [from + i * 600, y]);
const starsPlaced = (own?: readonly object[]): BattleTest => {
  const t = stage(own);
  put(t, ...row(8, 4000), ...row(4, 2500), ...row(4, 6500));
  return t;
};
const prizesPlaced = (own?: readonly object[]): BattleTest => {
  const t = starsPlaced(own);
  put(t, ...row(6, 5000), ...row(2, 3000), ...row(2, 7000));
  return t;
};
const banked = (own?: readonly object[]): BattleTest => {
  const t = prizesPlaced(own);
  put(t, [BLACK + M, LOW], [4572, HIGH]);
  return t;
};

describe('The set-up', () => {
  test('SC-SWEEP-4 fewer models have the Advantage Marker before the first prize lies there', () => {
    // Four against three.
    const t = stage();
    expect(t.state.advantage).toBe(1);
    expect(t.seat(0).asked()).toBeUndefined();
    expect(t.seat(1).asked()!.ask).toBe('marker.place');
  });

  test('SC-SWEEP-4 with as many on both sides chance gives it', () => {
    for (const seat of [0, 1])
      expect(stage([theirs, theirs], { 'round.advantage': [seat] }).state.advantage).toBe(seat);
  });

  test('SC-SWEEP-4 it is still theirs when the battle begins', () => {
    const t = banked();
    t.seat(0).answer('bank-1', 'seat:0', 'auto');
    t.seat(1).answer('auto');
    expect(t.state.round).toBe(1);
    expect(t.state.advantage).toBe(1);
  });

  test('SC-SWEEP-5 SC-RULING-30 two zones of Red and three of Green fill the table', () => {
    expect(2 * RED + 3 * GREEN).toBe(WIDE);
    expect(stripLines(positionOf(stage()), GREEN)).toEqual([LOW, HIGH]);
  });

  test('SC-RULING-81 a marker lies in its zone with all of it', () => {
    const t = stage();
    for (const over of [10, M, 2 * M]) {
      expect(t.seat(1).refuse([4000, LOW + M - over]).rule).toBe('SC-SWEEP-6');
      expect(t.seat(1).refuse([4000, HIGH - M + over]).rule).toBe('SC-SWEEP-6');
    }
    t.seat(1).answer([4000, LOW + M]);
    expect(t.state.markers.map(({ y }) => y)).toEqual([LOW + M]);
  });

  test('SC-RULING-83 the zones run along the bottom and the top, from one side of the table to the other', () => {
    const t = stage();
    // Were they turned, it would be these that lie in the middle.
    for (const y of [RED, WIDE - RED]) expect(t.seat(1).refuse([WIDE / 2, y]).rule).toBe('SC-SWEEP-6');
    put(t, [M, WIDE / 2], [WIDE - M, WIDE / 2]);
    expect(t.state.markers.map(({ x }) => x)).toEqual([M, WIDE - M]);
  });

  test('SC-SWEEP-6 first eight in the central zone, in turn, and no ninth', () => {
    const t = stage();
    expect(t.seat(1).refuse([4000, LOW + M - 10]).rule).toBe('SC-SWEEP-6');
    expect(t.seat(1).refuse([4000, HIGH - M + 10]).rule).toBe('SC-SWEEP-6');
    t.seat(1).answer([M, LOW + M]);
    t.seat(0).answer([4000, HIGH - M]);
    put(t, ...row(6, 4500));
    expect(t.seat(1).refuse([8000, 4500]).rule).toBe('SC-SWEEP-6');
  });

  test('SC-SWEEP-6 then four in each outer zone, at least Red from the edges', () => {
    const t = stage();
    put(t, ...row(8, 4500));
    expect(t.seat(1).refuse([RED + M - 10, 2500]).rule).toBe('SC-SWEEP-6');
    expect(t.seat(1).refuse([4000, RED + M - 10]).rule).toBe('SC-SWEEP-6');
    put(t, [RED + M, 2500], ...row(3, 2800, 3000));
    expect(t.seat(1).refuse([6000, 2500]).rule).toBe('SC-SWEEP-6');
    put(t, ...row(4, 6500));
    expect(t.state.markers.filter(({ kind }) => kind === 'investigation')).toHaveLength(16);
  });

  test('SC-RULING-27 four star prizes, eight Searchable icons and four blanks, unseen', () => {
    const t = starsPlaced();
    const faces = t.state.markers.map(({ face }) => face).sort();
    expect(faces).toEqual([
      ...Array(4).fill('blank'),
      'number-1',
      'number-2',
      'number-3',
      'number-4',
      ...Array(8).fill('searchable'),
    ]);
    expect(
      t
        .seat(0)
        .view()
        .markers.every(({ face }) => face === null),
    ).toBe(true);
  });

  test('SC-SWEEP-8 ten Searchables lie in the zones 6, 2 and 2, and eight wait beside the table', () => {
    const t = starsPlaced();
    expect(t.seat(1).refuse([4000, 3000]).rule).toBe('SC-SWEEP-8');
    put(t, ...row(6, 5000));
    expect(t.seat(1).refuse([6000, 5000]).rule).toBe('SC-SWEEP-8');
    expect(t.seat(1).refuse([RED + M - 10, 3000]).rule).toBe('SC-SWEEP-8');
    put(t, ...row(2, 3000));
    expect(t.seat(1).refuse([6000, 3000]).rule).toBe('SC-SWEEP-8');
    put(t, ...row(2, 7000));
    expect(t.state.aside).toHaveLength(8);
    expect(t.state.markers.filter(({ kind }) => kind === 'searchable')).toHaveLength(10);
  });

  test('SC-RULING-28 fourteen with something on them, and four blanks', () => {
    const t = prizesPlaced();
    const all = [
      ...t.state.markers.filter(({ kind }) => kind === 'searchable').map(({ face }) => face),
      ...t.state.aside,
    ];
    expect(all).toHaveLength(18);
    expect(all.filter((face) => face === 'blank')).toHaveLength(4);
    expect(all.some((face) => face.startsWith('letter'))).toBe(false);
  });

  test('SC-SWEEP-9 the holder places both banks, each on a line of its own, Black from the edges', () => {
    const t = prizesPlaced();
    expect(t.seat(0).asked()).toBeUndefined();
    expect(t.seat(1).refuse([4572, LOW + 20]).rule).toBe('SC-SWEEP-9');
    expect(t.seat(1).refuse([BLACK + M - 10, LOW]).rule).toBe('SC-SWEEP-9');
    t.seat(1).answer([BLACK + M, LOW]);
    expect(t.seat(1).refuse([6000, LOW]).rule).toBe('SC-SWEEP-9');
    t.seat(1).answer([WIDE - BLACK - M, HIGH]);
    const banks = t.state.markers.filter(({ kind }) => kind === 'bank');
    expect(banks.map(({ face, up }) => [face, up])).toEqual([
      ['letter-a', true],
      ['letter-b', true],
    ]);
  });

  test('SC-SWEEP-10 the other player assigns them, and each deploys far from its own', () => {
    const t = banked();
    expect(t.seat(1).asked()).toBeUndefined();
    expect(t.seat(0).asked()).toMatchObject({ ask: 'assign.bank', can: ['bank-1', 'bank-2'] });
    t.seat(0).answer('bank-2');
    // Bank A lies on the lower line.
    expect(t.state.scenario!.edges).toEqual(['bottom', 'top']);
    expect(bankFor(positionOf(t), 1)!.face).toBe('letter-a');
    // Whoever has A is Blue, and only now.
    const told = t.session.wholeLog.filter(({ say }) => say.startsWith('assigned.'));
    expect(told.map(({ say, args }) => [say, args!.seat])).toEqual([
      ['assigned.letter-a', 1],
      ['assigned.letter-b', 0],
    ]);
    const other = banked();
    other.seat(0).answer('bank-1');
    expect(other.state.scenario!.edges).toEqual(['top', 'bottom']);
  });

  test('SC-SWEEP-11 whoever lacks the marker says who begins; units in turn, within Red of the own edge', () => {
    const t = banked();
    t.seat(0).answer('bank-2');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'deploy.first', can: ['seat:0', 'seat:1'] });
    t.seat(0).answer('seat:1');
    t.seat(1).answer('raider');
    expect(t.seat(1).refuse([4000, WIDE - RED - R - 10]).rule).toBe('SC-SWEEP-11');
    expect(t.seat(1).refuse([4000, RED]).rule).toBe('SC-SWEEP-11');
    t.seat(1).answer([4000, WIDE - RED - R]);
    // The whole unit, then the other side.
    t.seat(1).answer([5000, WIDE - RED]);
    expect(t.seat(1).asked()).toBeUndefined();
    expect(t.seat(0).asked()!.ask).toBe('deploy.unit');
    expect(t.state.models.every(({ height }) => height === 0)).toBe(true);
  });

  test('SC-SWEEP-12 rad weapons are exchanged against whom radiation does not harm', () => {
    const rad = forceOf([leading(), listed('settler', { items: ['gamma-gun'] })]);
    const mutants = forceOf([listed('brute', { leader: 'brawler' }), listed('super-mutant', { models: 2 })]);
    const t = banked([rad, mutants]);
    t.seat(1).answer('bank-1');
    expect(t.seat(0).asked()!.ask).toBe('exchange.weapon');
  });
});
