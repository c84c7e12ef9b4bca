import { describe, expect, test } from 'vitest';
import { fc } from '../../../../kernel/test/helpers/properties.ts';
import {
  distance,
  Ground,
  overlapsPolygon,
  type Point,
  type Polygon,
  Reach,
  runsInside,
  slide,
  spots,
  type Terrain,
  walk,
  whyNoRest,
} from '../../geometry/index.ts';
import { point, scene, TABLE, turned } from '../helpers/geometry.ts';

const terrainOf = (outlines: readonly Polygon[]): Terrain => ({
  table: TABLE,
  patches: outlines.map((outline, i) => ({ id: `p${i}`, outline, footing: 'blocked', height: 0 })),
  walls: [],
  company: [],
});

describe('shortest ways', () => {
  test('are never shorter than the straight gap, never run through a wall, and are as long as they say', () => {
    fc.assert(
      fc.property(scene, ({ a, b, polygons }) => {
        const ground = new Ground(a.r, polygons, [], TABLE);
        if (whyNoRest({ ...b, r: a.r }, terrainOf(polygons)) !== undefined) return;
        const way = ground.way(a, b);
        if (way === undefined) return;
        expect(way.length).toBeGreaterThanOrEqual(distance(a, b) - 1e-9);
        const walked = walk(a.r, way.path, terrainOf(polygons));
        expect(walked.fault).toBeUndefined();
        expect(walked.length).toBeCloseTo(way.length, 6);
      }),
      { numRuns: 150 },
    );
  });

  test('are as long one way as the other', () => {
    fc.assert(
      fc.property(scene, ({ a, b, polygons }) => {
        const ground = new Ground(160, polygons, [], TABLE);
        const there = ground.way(a, b)?.length;
        const back = ground.way(b, a)?.length;
        if (there === undefined || back === undefined) expect(there).toBe(back);
        else expect(there).toBeCloseTo(back, 4);
      }),
      { numRuns: 100 },
    );
  });

  test('do not change when the table is turned', () => {
    fc.assert(
      fc.property(scene, ({ a, b, polygons }) => {
        const there = new Ground(160, polygons, [], TABLE).way(a, b)?.length;
        const around = polygons.map((each) => each.map(turned));
        const same = new Ground(160, around, [], TABLE).way(turned(a), turned(b))?.length;
        if (there === undefined || same === undefined) expect(there).toBe(same);
        // Corners are rounded to whole tenths, which a turn may round the other way.
        else expect(Math.abs(there - same)).toBeLessThan(3);
      }),
      { numRuns: 80 },
    );
  });

  test('no shorter way is found by trying all corners', () => {
    fc.assert(
      fc.property(scene, ({ a, b, polygons }) => {
        const ground = new Ground(160, polygons.slice(0, 2), [], TABLE);
        const way = ground.way(a, b);
        const plain = plainlyShortest(ground, a, b);
        if (way === undefined || plain === undefined) expect(way?.length).toBe(plain);
        else expect(way.length).toBeCloseTo(plain, 6);
      }),
      { numRuns: 20 },
    );
  });

  test('go around a disc that cannot be passed', () => {
    const ground = new Ground(160, [], [{ x: 2000, y: 1000, r: 160 }], TABLE);
    const way = ground.way({ x: 1000, y: 1000 }, { x: 3000, y: 1000 })!;
    expect(way.length).toBeGreaterThan(2000);
    expect(way.length).toBeLessThan(2110);
    for (const at of way.path) expect(distance(at, { x: 2000, y: 1000 })).toBeGreaterThan(319);
  });

  test('a gap narrower than the disc is closed, one just wide enough is open', () => {
    const walls = (gap: number): Polygon[] => [box(3000, -500, 200, 4500), box(3000, 4000 + gap, 200, 6000)];
    const way = (gap: number) => new Ground(160, walls(gap), [], TABLE).way({ x: 1000, y: 4100 }, { x: 5000, y: 4100 });
    expect(way(317)).toBeUndefined();
    expect(way(320)).toBeDefined();
  });

  test('a table divided by a wall has no way across', () => {
    const ground = new Ground(160, [box(3000, 100, 200, 8900)], [], TABLE);
    expect(ground.way({ x: 1000, y: 1000 }, { x: 5000, y: 1000 })).toBeUndefined();
  });
});

describe('reach', () => {
  test('a longer ruler reaches all that a shorter one reaches, by the same way', () => {
    fc.assert(
      fc.property(scene, fc.array(point, { minLength: 12, maxLength: 12 }), ({ a, polygons }, targets) => {
        const ground = new Ground(a.r, polygons, [], TABLE);
        const short = new Reach(ground, a, 2000);
        const long = new Reach(ground, a, 5000);
        for (const to of targets) {
          const length = short.lengthTo(to);
          if (length !== undefined) expect(long.lengthTo(to)).toBeCloseTo(length, 6);
          const way = long.wayTo(to);
          if (long.lengthTo(to) === undefined) expect(way).toBeUndefined();
          else {
            expect(way!.length).toBeCloseTo(ground.way(a, to)!.length, 6);
            // A way is found to the very rim, by a hair more than one may overlap where one stops.
            if (whyNoRest({ ...to, r: a.r }, terrainOf(polygons)) === undefined)
              expect(walk(a.r, way!.path, terrainOf(polygons)).fault).toBeUndefined();
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('every point of the region that is drawn can be reached', () => {
    fc.assert(
      fc.property(scene, ({ a, polygons }) => {
        const ground = new Ground(a.r, polygons, [], TABLE);
        const reach = new Reach(ground, a, 2500);
        const fans = reach.fans();
        expect(fans[0]!.from).toEqual(a);
        // The first and the last line of a fan around a corner run along obstacles, where rounding decides.
        for (const [i, { from, rim }] of fans.entries())
          for (const end of i === 0 ? rim : rim.slice(1, -1)) {
            const short = { x: from.x + (end.x - from.x) * 0.9, y: from.y + (end.y - from.y) * 0.9 };
            if (distance(from, short) > 40) expect(reach.lengthTo(short)).toBeDefined();
          }
      }),
      { numRuns: 40 },
    );
  });

  test('spots can be stood on and are within reach', () => {
    fc.assert(
      fc.property(scene, ({ a, b, polygons }) => {
        const terrain: Terrain = { ...terrainOf(polygons), walls: [{ ...b, id: 'foe' }] };
        const reach = new Reach(new Ground(a.r, polygons, [b], TABLE), a, 2500);
        const found = spots(a.r, reach, terrain, {
          shelters: polygons.map((outline, i) => ({ id: `p${i}`, outline })),
          others: [{ ...b, id: 'foe' }],
          goals: [],
          open: true,
          rings: [1016],
        });
        for (const { at, length } of found) {
          expect(length).toBeLessThanOrEqual(2500);
          expect(whyNoRest({ ...at, r: a.r }, terrain)).toBeUndefined();
          for (const outline of polygons) expect(overlapsPolygon({ ...at, r: a.r }, outline)).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('walking a given path', () => {
  const wall = box(3000, 0, 200, 3000);
  const patch = (footing: 'blocked' | 'slow' | 'climbed', height = 0) => [{ id: 'it', outline: wall, footing, height }];
  const plain: Terrain = { table: TABLE, patches: [], walls: [], company: [] };
  const across = [
    { x: 1000, y: 1000 },
    { x: 5000, y: 1000 },
  ];

  test('a wall stops it, slow ground is reported, and a climb costs its height', () => {
    expect(walk(160, across, { ...plain, patches: patch('blocked') }).fault).toEqual({
      why: 'blocked',
      id: 'it',
      leg: 1,
    });
    expect(walk(160, across, { ...plain, patches: patch('slow') })).toMatchObject({ fault: undefined, slow: ['it'] });
    const climbed = walk(160, across, { ...plain, patches: patch('climbed', 500) });
    expect(climbed.climbs).toEqual([
      { id: 'it', at: { x: 3000, y: 1000 }, from: 0, to: 500 },
      { id: 'it', at: { x: 3200, y: 1000 }, from: 500, to: 0 },
    ]);
    expect(climbed.length).toBe(5000);
  });

  test('the full width of the disc must clear a wall, and touching it is allowed', () => {
    const beside = (y: number) => [
      { x: 1000, y },
      { x: 5000, y },
    ];
    expect(walk(160, beside(3160), { ...plain, patches: patch('blocked') }).fault).toBeUndefined();
    expect(walk(160, beside(3158), { ...plain, patches: patch('blocked') }).fault).toBeDefined();
  });

  test('walls are not passed, company is passed but not stopped upon', () => {
    const other = { id: 'other', x: 3000, y: 1100, r: 160 };
    expect(walk(160, across, { ...plain, walls: [other] }).fault).toEqual({ why: 'through', id: 'other', leg: 1 });
    expect(walk(160, across, { ...plain, company: [other] }).fault).toBeUndefined();
    const onto = [across[0]!, { x: 3000, y: 1000 }];
    expect(walk(160, onto, { ...plain, company: [other] }).fault).toEqual({ why: 'overlap', id: 'other' });
  });

  test('any part of the disc beyond the edge leaves the table', () => {
    const off = (x: number) => walk(160, [across[0]!, { x, y: 1000 }], plain).leaves;
    expect(off(160)).toBeUndefined();
    expect(off(158)).toBe(1);
  });
});

describe('sliding until contact', () => {
  test('stops at the first thing in the way, and never past it', () => {
    fc.assert(
      fc.property(scene, ({ a, b, polygons }) => {
        const obstacles = {
          discs: [{ ...b, id: 'b' }],
          polygons: polygons.map((outline, i) => ({ id: `p${i}`, outline })),
        };
        const to = slide(a, { x: b.x - a.x, y: b.y - a.y }, 20000, obstacles, TABLE);
        expect(to.stopped).toBeDefined();
        const resting = { ...to.to, r: a.r };
        expect(distance(resting, b)).toBeGreaterThanOrEqual(a.r + b.r - 1);
        for (const outline of polygons) expect(overlapsPolygon(resting, outline)).toBe(false);
        const path: Point[] = [a, to.to];
        expect(walk(a.r, path, terrainOf(polygons)).fault).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  test('goes its whole length if nothing is in the way, and stops at the edge', () => {
    const disc = { x: 1000, y: 1000, r: 160 };
    const nothing = { discs: [], polygons: [] };
    expect(slide(disc, { x: 3, y: 4 }, 500, nothing, TABLE)).toEqual({
      to: { x: 1300, y: 1400 },
      length: 500,
      stopped: undefined,
    });
    expect(slide(disc, { x: -1, y: 0 }, 2000, nothing, TABLE)).toEqual({
      to: { x: 160, y: 1000 },
      length: 840,
      stopped: { by: 'edge' },
    });
  });
});

function box(x: number, y: number, w: number, h: number): Polygon {
  return [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
}

/** Dijkstra over all corners on the table, every line looked at. */
function plainlyShortest(ground: Ground, from: Point, to: Point): number | undefined {
  const { xs, ys } = ground.field;
  const r = ground.r;
  const onTable = ({ x, y }: Point) =>
    x >= r - 1 && y >= r - 1 && x <= TABLE.width - r + 1 && y <= TABLE.height - r + 1;
  const corners = Array.from(xs, (x, i) => ({ x, y: ys[i]! })).filter((p) => onTable(p) && ground.isOpen(p));
  const points = [from, ...corners, to];
  const lengths = points.map(() => Number.POSITIVE_INFINITY);
  const done = points.map(() => false);
  lengths[0] = 0;
  if (!ground.isOpen(to)) return undefined;
  for (;;) {
    let at = -1;
    for (let i = 0; i < points.length; i += 1)
      if (!done[i] && lengths[i]! < Number.POSITIVE_INFINITY && (at < 0 || lengths[i]! < lengths[at]!)) at = i;
    if (at < 0) return undefined;
    if (at === points.length - 1) return lengths[at];
    done[at] = true;
    for (let i = 0; i < points.length; i += 1) {
      const length = lengths[at]! + distance(points[at]!, points[i]!);
      if (!done[i] && length < lengths[i]! && isClear(ground, points[at]!, points[i]!)) lengths[i] = length;
    }
  }
}

/** The line runs through no grown obstacle. */
function isClear(ground: Ground, from: Point, to: Point): boolean {
  return ground.field.polygons.every((outline) => runsInside({ from, to }, outline).length === 0);
}
