import { describe, expect, test } from 'vitest';
import { coverBetween } from '../queries/cover.ts';
import { canSee, isElevated, lineOfSight, placeOf, pointAt } from '../queries/line-of-sight.ts';
import { type BattleSetting, crate, piece, scene, settler, unit, wall } from './helpers/battle.ts';

const pair: BattleSetting = { ann: [settler('a', [1000, 2000])], ben: [settler('b', [5000, 2000])] };
const seen = (setting: BattleSetting, from = 'a-1', to = 'b-1'): boolean => {
  const t = scene(setting);
  const there = canSee(t, placeOf(t, t.model(from)), placeOf(t, t.model(to)));
  expect(canSee(t, placeOf(t, t.model(to)), placeOf(t, t.model(from)))).toBe(there);
  return there;
};
const huge = (id: string, x: number, y: number) => unit(id, 'deathclaw', [[x, y]]);

describe('Line of Sight', () => {
  test('WW-LOS-1 from any part of one base to any part of the other', () => {
    expect(seen(pair)).toBe(true);
    // All but the uppermost millimetre is hidden.
    expect(seen({ ...pair, pieces: [wall('w', [3000, 500, 100, 1650])] })).toBe(true);
    expect(seen({ ...pair, pieces: [wall('w', [3000, 500, 100, 1670])] })).toBe(false);
  });

  test('WW-LOS-8 what hides smaller models may be cover to Huge ones, or nothing', () => {
    const hedge = { ...wall('w', [3000, 500, 100, 3000]), cover: true };
    const large = [unit('b', 'skirmisher', [[5000, 2000]])];
    const foes = { small: pair.ben, large, big: [huge('b', 5000, 2000)] };
    const look = (who: keyof typeof foes, to: 'as-others' | 'cover' | 'nothing') => {
      const t = scene({ ann: pair.ann, ben: foes[who], pieces: [{ ...hedge, huge: to }] });
      const [a, b] = [placeOf(t, t.model('a-1')), placeOf(t, t.model('b-1'))];
      return [canSee(t, a, b), coverBetween(t, a, b).by.length];
    };
    expect([look('small', 'cover'), look('big', 'cover')]).toEqual([
      [false, 1],
      [true, 1],
    ]);
    expect(look('large', 'cover')).toEqual([false, 1]);
    expect([look('big', 'as-others'), look('big', 'nothing')]).toEqual([
      [false, 1],
      [true, 0],
    ]);
  });

  test('WW-LOS-2 to a point, or to any part of an object', () => {
    const t = scene({ ...pair, pieces: [wall('w', [3000, 500, 100, 1670])] });
    const from = placeOf(t, t.model('a-1'));
    expect(canSee(t, from, pointAt({ x: 5000, y: 2000 }))).toBe(false);
    expect(canSee(t, from, pointAt({ x: 2900, y: 2000 }))).toBe(true);
    expect(canSee(t, from, { disc: { x: 5000, y: 2000, r: 400 }, height: 0, model: undefined })).toBe(true);
  });

  test('WW-LOS-3 only what is designated blocks, WW-LOS-7 as was agreed for each object', () => {
    expect(seen({ ...pair, pieces: [crate('c', [3000, 500, 100, 3000])] })).toBe(true);
    for (const blocksSight of [true, false])
      for (const cover of [true, false])
        expect(seen({ ...pair, pieces: [piece('p', [3000, 500, 100, 3000], { blocksSight, cover })] })).toBe(
          !blocksSight,
        );
  });

  test('WW-LOS-4 WW-RULING-20 Normal and Large models do not block', () => {
    for (const card of ['settler', 'skirmisher'])
      expect(
        seen({
          ...pair,
          ben: [
            ...pair.ben,
            unit('c', card, [
              [2000, 2000],
              [3000, 2000],
              [4000, 2000],
            ]),
          ],
        }),
      ).toBe(true);
  });

  test('WW-LOS-5 WW-RULING-23 a Huge model blocks between smaller ones, whosever it is', () => {
    expect(seen({ ...pair, ben: [...pair.ben, huge('c', 3000, 2000)] })).toBe(false);
    expect(seen({ ...pair, ann: [...pair.ann, huge('c', 3000, 2000)] })).toBe(false);
  });

  test('WW-LOS-6 WW-RULING-87 but not for a base as large as its own, either way', () => {
    const t: BattleSetting = { ann: [huge('a', 1000, 2000)], ben: [settler('b', [5000, 2000]), huge('c', 3000, 2000)] };
    expect(seen(t)).toBe(true);
  });

  test('WW-LOS-10 dense Area Terrain hides what is wholly inside, not a base partly outside', () => {
    const wood = piece('wood', [4000, 1000, 2500, 2000], { blocksSight: true, area: true });
    expect(seen({ ...pair, pieces: [wood] })).toBe(false);
    expect(seen({ ...pair, ben: [settler('b', [4100, 2000])], pieces: [wood] })).toBe(true);
  });

  test('WW-RULING-21 a line that touches an edge or a corner is not blocked', () => {
    // The wall ends exactly where both rims do.
    const t = scene({ ...pair, pieces: [wall('w', [3000, 500, 100, 1660])] });
    expect(lineOfSight(t, placeOf(t, t.model('a-1')), placeOf(t, t.model('b-1'))).sees).toBe(true);
  });

  test('WW-UNIT-7 sight is the same in every direction', () => {
    for (const [x, y] of [
      [3000, 1000],
      [3000, 5000],
      [1000, 3000],
      [5000, 3000],
      [4000, 4200],
    ] as const)
      expect(seen({ ann: [settler('a', [3000, 3000])], ben: [settler('b', [x, y])] })).toBe(true);
  });
});

describe('Elevation', () => {
  const roof = piece('roof', [500, 1000, 2500, 2000], {
    height: 600,
    blocksSight: true,
    cover: true,
    ground: 'impassable',
  });
  const onRoof = (x: number): BattleSetting => ({
    ann: [settler('a', [x, 2000, 600])],
    ben: [settler('b', [6000, 2000])],
    pieces: [roof],
  });

  test('WW-ELEV-1 at least Orange higher is Elevated', () => {
    const place = (height: number) => pointAt({ x: 0, y: 0 }, height);
    const t = scene(pair);
    expect(isElevated(t, place(508), place(0))).toBe(true);
    expect(isElevated(t, place(500), place(0))).toBe(false);
    expect(isElevated(t, place(0), place(508))).toBe(false);
  });

  test('WW-ELEV-2 an edge that drops less than Orange is none', () => {
    const low = { ...roof, height: 400 };
    expect(seen({ ...onRoof(1500), ann: [settler('a', [1500, 2000, 400])], pieces: [low] })).toBe(true);
    expect(seen(onRoof(1500))).toBe(false);
  });

  test('WW-ELEV-3 an edge blocks sight to and from who stands farther than Orange from it', () => {
    expect(seen(onRoof(3000 - 160 - 500))).toBe(true);
    expect(seen(onRoof(3000 - 160 - 530))).toBe(false);
  });

  test('WW-RULING-25 exactly Orange from the rim of the base is within', () => {
    expect(seen(onRoof(3000 - 160 - 508))).toBe(true);
    expect(seen(onRoof(3000 - 160 - 510))).toBe(false);
  });

  test('WW-ELEV-3 where there is no platform there is no edge', () => {
    const t = scene(pair);
    expect(canSee(t, placeOf(t, t.model('a-1')), pointAt({ x: 5000, y: 2000 }, 600))).toBe(true);
  });

  test('WW-RULING-26 ordinary walls still block a shot from above', () => {
    expect(seen({ ...onRoof(2500), pieces: [roof, wall('w', [4500, 500, 100, 3000])] })).toBe(false);
  });
});
