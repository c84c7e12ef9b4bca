import { describe, expect, test } from 'vitest';
import { coverBetween } from '../queries/cover.ts';
import { placeOf, pointAt } from '../queries/line-of-sight.ts';
import { shotAt } from '../queries/shots.ts';
import { type BattleSetting, content, crate, piece, scene, settler, unit } from './helpers/battle.ts';

const coverOf = (setting: BattleSetting, from: string, to: string): string[] => {
  const t = scene(setting);
  return coverBetween(t, placeOf(t, t.model(from)), placeOf(t, t.model(to))).by.map(({ id }) => id);
};
const penalty = (setting: BattleSetting, from: string, to: string): number => {
  const t = scene(setting);
  const shot = shotAt(t, t.model(from), content.weapons.get('assault-rifle')!, t.model(to), 'short');
  return shot.modifiers.reduce((sum, { by }) => sum + by, 0);
};

const pair: BattleSetting = { ann: [settler('a', [1000, 2000])], ben: [settler('b', [5000, 2000])] };
const box = (id: string, x: number) => crate(id, [x, 1900, 200, 200]);
const forest = piece('forest', [3000, 1000, 1500, 2000], { cover: true, area: true });

describe('Cover and the Line of Cover', () => {
  test('WW-COVER-1 the line joins the middles, or a middle and a point', () => {
    const t = scene({ ...pair, pieces: [crate('c', [3000, 2010, 200, 500])] });
    const from = placeOf(t, t.model('a-1'));
    const { line, by } = coverBetween(t, from, placeOf(t, t.model('b-1')));
    expect(line).toEqual({ from: { x: 1000, y: 2000 }, to: { x: 5000, y: 2000 } });
    expect(by).toEqual([]);
    expect(coverBetween(t, from, pointAt({ x: 5000, y: 2400 })).by).toHaveLength(1);
  });

  test('WW-COVER-2 every object crossed completely is -2, and they add up', () => {
    expect(penalty({ ...pair, pieces: [box('c', 2000)] }, 'a-1', 'b-1')).toBe(-2);
    expect(penalty({ ...pair, pieces: [box('c', 2000), box('d', 3000), box('e', 4000)] }, 'a-1', 'b-1')).toBe(-6);
    expect(penalty({ ...pair, pieces: [piece('open', [2000, 1900, 200, 200], {})] }, 'a-1', 'b-1')).toBe(0);
  });

  test('WW-COVER-3 cover that the shooter touches is ignored, WW-COVER-4 cover that the target touches is not', () => {
    expect(coverOf({ ...pair, pieces: [box('c', 1160)] }, 'a-1', 'b-1')).toEqual([]);
    expect(coverOf({ ...pair, pieces: [box('c', 1164)] }, 'a-1', 'b-1')).toEqual(['c']);
    expect(coverOf({ ...pair, pieces: [box('c', 1160)] }, 'b-1', 'a-1')).toEqual(['c']);
  });

  test('WW-COVER-6 the Knight Patrol beside a building, and the Super Mutant shooting back', () => {
    const setting: BattleSetting = {
      ann: [unit('knight', 'knight-patrol', [[1000, 2000]], 'laser-rifle')],
      ben: [unit('mutant', 'skirmisher', [[5000, 2000]], 'assault-rifle')],
      pieces: [crate('building', [1160, 1900, 700, 1200]), box('crate', 3000)],
    };
    expect(coverOf(setting, 'knight-1', 'mutant-1')).toEqual(['crate']);
    expect(coverOf(setting, 'mutant-1', 'knight-1')).toEqual(['building', 'crate']);
  });

  test('WW-COVER-7 an object that the line only enters gives no cover', () => {
    const ruin = piece('ruin', [4500, 1500, 1000, 1000], { cover: true });
    expect(coverOf({ ...pair, pieces: [ruin] }, 'a-1', 'b-1')).toEqual([]);
  });

  const between = (card: string) => unit('c', card, [[3000, 2000]]);

  test('WW-COVER-8 models that are not friends are cover', () => {
    expect(coverOf({ ...pair, ben: [...pair.ben, between('settler')] }, 'a-1', 'b-1')).toEqual(['c-1']);
  });

  test('WW-RULING-20 Large ones are, too', () => {
    expect(coverOf({ ...pair, ben: [...pair.ben, between('skirmisher')] }, 'a-1', 'b-1')).toEqual(['c-1']);
  });

  test('WW-COVER-9 friends are not', () => {
    expect(coverOf({ ...pair, ann: [...pair.ann, between('settler')] }, 'a-1', 'b-1')).toEqual([]);
  });

  test('WW-COVER-10 Settler B does not cover the Knight from Settler A, but A from the Knight', () => {
    const setting: BattleSetting = {
      ann: [settler('settler-a', [1000, 2000]), settler('settler-b', [2500, 2050])],
      ben: [unit('knight', 'knight-patrol', [[5000, 2000]])],
    };
    expect(coverOf(setting, 'settler-a-1', 'knight-1')).toEqual([]);
    expect(coverOf(setting, 'knight-1', 'settler-a-1')).toEqual(['settler-b-1']);
  });

  test('WW-COVER-11 the target is no cover against an attack on itself', () => {
    expect(coverOf(pair, 'a-1', 'b-1')).toEqual([]);
    const third = { ...pair, ben: [...pair.ben, settler('c', [3000, 2000])] };
    expect(coverOf(third, 'a-1', 'b-1')).toEqual(['c-1']);
  });

  test('WW-COVER-12 a Huge model covers smaller ones, but not those engaged with it', () => {
    const huge = (x: number) => unit('c', 'deathclaw', [[x, 2250]]);
    expect(coverOf({ ...pair, ann: [...pair.ann, huge(3000)] }, 'a-1', 'b-1')).toEqual(['c-1']);
    const engaged: BattleSetting = {
      ann: [settler('a', [1000, 2000])],
      ben: [unit('b', 'settler', [[5000, 2000]]), unit('c', 'deathclaw', [[1400, 2226]])],
    };
    expect(coverOf(engaged, 'a-1', 'b-1')).toEqual([]);
    const wide: BattleSetting = { ann: [unit('a', 'deathclaw', [[1000, 2000]])], ben: [...pair.ben, huge(3000)] };
    expect(coverOf(wide, 'a-1', 'b-1')).toEqual([]);
  });

  test('WW-COVER-12 a Huge model covers nobody it is engaged with, and covers while it fights somebody else', () => {
    const behind = (more: BattleSetting['ben']): BattleSetting => ({
      ann: [...pair.ann, unit('c', 'deathclaw', [[3000, 2250]])],
      ben: [...pair.ben, ...more],
    });
    expect(coverOf(behind([settler('d', [3000, 2250 + 460])]), 'a-1', 'b-1')).toEqual(['c-1']);
    const engaged = { ...pair, ann: [...pair.ann, unit('c', 'deathclaw', [[4600, 2227]])] };
    expect(coverOf(engaged, 'a-1', 'b-1')).toEqual([]);
  });

  test('WW-RULING-23 a Huge model is cover to friends and foes alike', () => {
    const huge = unit('c', 'deathclaw', [[3000, 2250]]);
    expect(coverOf({ ...pair, ann: [...pair.ann, huge] }, 'a-1', 'b-1')).toEqual(['c-1']);
    expect(coverOf({ ...pair, ben: [...pair.ben, huge] }, 'a-1', 'b-1')).toEqual(['c-1']);
  });

  test('WW-COVER-13 WW-COVER-14 Area Terrain covers as soon as the line enters it', () => {
    const at = (x: number): BattleSetting => ({ ...pair, ben: [settler('b', [x, 2000])], pieces: [forest] });
    expect(coverOf(at(2900), 'a-1', 'b-1')).toEqual([]);
    expect(coverOf(at(3020), 'a-1', 'b-1')).toEqual(['forest']);
    expect(coverOf(at(3800), 'a-1', 'b-1')).toEqual(['forest']);
    expect(coverOf(at(6000), 'a-1', 'b-1')).toEqual(['forest']);
  });

  test('WW-COVER-15 Area Terrain that the shooter touches or stands in is ignored', () => {
    expect(coverOf({ ...pair, ann: [settler('a', [2850, 2000])], pieces: [forest] }, 'a-1', 'b-1')).toEqual([]);
    expect(coverOf({ ...pair, ann: [settler('a', [3500, 2000])], pieces: [forest] }, 'a-1', 'b-1')).toEqual([]);
  });

  test('WW-RULING-22 a piece counts once however often it is crossed, and separate pieces count separately', () => {
    const horseshoe = {
      ...box('u', 2000),
      outline: [
        { x: 2000, y: 1000 },
        { x: 3000, y: 1000 },
        { x: 3000, y: 2500 },
        { x: 2800, y: 2500 },
        { x: 2800, y: 1200 },
        { x: 2200, y: 1200 },
        { x: 2200, y: 2500 },
        { x: 2000, y: 2500 },
      ],
    };
    expect(penalty({ ...pair, pieces: [horseshoe] }, 'a-1', 'b-1')).toBe(-2);
    expect(penalty({ ...pair, pieces: [box('c', 2000), box('d', 2800)] }, 'a-1', 'b-1')).toBe(-4);
  });

  const roof = piece('roof', [500, 1000, 2500, 2000], { height: 600, cover: true, ground: 'impassable' });
  const above: BattleSetting = {
    ann: [settler('a', [2600, 2000, 600])],
    ben: [settler('b', [6000, 2000])],
    pieces: [roof],
  };

  test('WW-ELEV-4 the edge covers an Elevated target within Orange of it', () => {
    expect(coverOf(above, 'b-1', 'a-1')).toEqual(['roof']);
    expect(coverOf(above, 'a-1', 'b-1')).toEqual([]);
  });

  test('WW-ELEV-4 no edge covers who stands farther than Orange from it, or on no platform', () => {
    const back = { ...above, ann: [settler('a', [3000 - 160 - 520, 2000, 600])] };
    expect(coverOf(back, 'b-1', 'a-1')).toEqual([]);
    const t = scene({ ...above, pieces: [] });
    const inTheAir = pointAt({ x: 2600, y: 2000 }, 600);
    expect(coverBetween(t, placeOf(t, t.model('b-1')), inTheAir).by).toEqual([]);
  });

  test('WW-ELEV-4 no edge covers who stands no higher than the shooter', () => {
    const opposite = piece('opposite', [5000, 1000, 2500, 2000], { height: 600, cover: true, ground: 'impassable' });
    const level = { ...above, ben: [settler('b', [6000, 2000, 600])], pieces: [roof, opposite] };
    expect(coverOf(level, 'b-1', 'a-1')).toEqual([]);
  });

  test('WW-ELEV-5 WW-RULING-25 from above only cover within Orange of the target counts', () => {
    const withBox = (x: number): BattleSetting => ({ ...above, pieces: [roof, crate('c', [x, 1900, 100, 200])] });
    expect(coverOf(withBox(6000 - 160 - 100 - 508), 'a-1', 'b-1')).toEqual(['c']);
    expect(coverOf(withBox(6000 - 160 - 100 - 530), 'a-1', 'b-1')).toEqual([]);
    expect(coverOf({ ...withBox(4000), ann: [settler('a', [3400, 2000])] }, 'a-1', 'b-1')).toEqual(['c']);
  });
});
