import { describe, expect, test } from 'vitest';
import { fc } from '../../../../kernel/test/helpers/properties.ts';
import {
  distance,
  layField,
  meetingBetween,
  type Point,
  polygonCrossed,
  runsInside,
  sees,
  segmentDistance,
  sight,
} from '../../geometry/index.ts';
import {
  crowdedScene,
  depthOf,
  plainlyBlocked,
  point,
  polygons,
  rim,
  scene,
  shifted,
  turned,
} from '../helpers/geometry.ts';

const box = (x: number, y: number, w: number, h: number): Point[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];
const at = (x: number, y: number, r = 160) => ({ x, y, r });

/** A segment can go in by one of its corners and out by another, crossing no side. */
const DIAMOND = [
  { x: 700, y: 403 },
  { x: 550, y: 553 },
  { x: 400, y: 403 },
  { x: 550, y: 253 },
];

describe('a segment among polygons', () => {
  test('the walk through the grid finds what a look at every side finds', () => {
    fc.assert(
      fc.property(polygons, fc.array(fc.tuple(point, point), { minLength: 20, maxLength: 20 }), (outlines, pairs) => {
        const field = layField(outlines);
        for (const [from, to] of pairs) {
          const found = polygonCrossed(field, from, to);
          const through = outlines.findIndex((outline) => runsInside({ from, to }, outline).length > 0);
          if (found >= 0) expect(plainlyBlocked({ from, to }, [outlines[found]!])).toBe(true);
          else expect(through).toBe(-1);
        }
      }),
      {
        numRuns: 60,
        examples: [
          [
            [DIAMOND],
            [
              [
                { x: 701, y: 403 },
                { x: 400, y: 403 },
              ],
            ],
          ],
        ],
      },
    );
  });

  test('touching a corner or running along a side is not running through', () => {
    const field = layField([box(1000, 1000, 500, 500)]);
    expect(polygonCrossed(field, { x: 500, y: 500 }, { x: 900, y: 2500 })).toBe(-1);
    expect(polygonCrossed(field, { x: 500, y: 1500 }, { x: 2500, y: 1500 })).toBe(-1);
    expect(polygonCrossed(field, { x: 500, y: 1000 }, { x: 2500, y: 1000 })).toBe(-1);
    expect(polygonCrossed(field, { x: 500, y: 1500 }, { x: 1500, y: 500 })).toBe(-1);
    expect(polygonCrossed(field, { x: 500, y: 2000 }, { x: 2000, y: 500 })).toBe(0);
    expect(polygonCrossed(field, { x: 1000, y: 2000 }, { x: 2000, y: 1000 })).toBe(-1);
    expect(polygonCrossed(field, { x: 1100, y: 1100 }, { x: 1200, y: 1300 })).toBe(0);
  });
});

describe('sight between discs', () => {
  test('what does not reach between the two has no say: without it the answer is the same', () => {
    let left = 0;
    fc.assert(
      fc.property(crowdedScene, ({ a, b, polygons }) => {
        const between = meetingBetween(polygons, a, b);
        left += polygons.length - between.length;
        expect(sees(a, b, { field: layField(between) })).toBe(sees(a, b, { field: layField(polygons) }));
      }),
      { numRuns: 150 },
    );
    expect(left).toBeGreaterThan(0);
  });

  test('a free line between rims found by dense sampling is never denied', () => {
    fc.assert(
      fc.property(crowdedScene, ({ a, b, polygons }) => {
        const free = rim(a).some((from) => rim(b).some((to) => !plainlyBlocked({ from, to }, polygons)));
        if (free) expect(sees(a, b, { field: layField(polygons) })).toBe(true);
      }),
      { numRuns: 250 },
    );
  });

  test('a line that is shown runs from one disc to the other and through nothing', () => {
    fc.assert(
      fc.property(crowdedScene, ({ a, b, polygons }) => {
        const found = sight(a, b, { field: layField(polygons) });
        if (!found.sees) return;
        expect(distance(found.line.from, a)).toBeLessThanOrEqual(a.r + 0.01);
        expect(distance(found.line.to, b)).toBeLessThanOrEqual(b.r + 0.01);
        for (const outline of polygons) expect(depthOf(found.line, outline)).toBeLessThanOrEqual(0.51);
      }),
      { numRuns: 250 },
    );
  });

  test('is mutual', () => {
    fc.assert(
      fc.property(scene, ({ a, b, polygons }) => {
        const field = layField(polygons);
        expect(sees(b, a, { field })).toBe(sees(a, b, { field }));
      }),
      { numRuns: 300 },
    );
  });

  test('does not change when the table is turned or shifted', () => {
    fc.assert(
      fc.property(scene, point, ({ a, b, polygons }, by) => {
        const plain = sees(a, b, { field: layField(polygons) });
        const around = { field: layField(polygons.map((each) => each.map(turned))) };
        const beside = { field: layField(polygons.map((each) => each.map((p) => shifted(p, by)))) };
        expect(sees(turned(a), turned(b), around)).toBe(plain);
        expect(sees(shifted(a, by), shifted(b, by), beside)).toBe(plain);
      }),
      { numRuns: 200 },
    );
  });

  test('an obstacle more never opens sight, a larger disc never loses it', () => {
    fc.assert(
      fc.property(scene, ({ a, b, polygons }) => {
        const all = sees(a, b, { field: layField(polygons) });
        const fewer = sees(a, b, { field: layField(polygons.slice(1)) });
        if (all) expect(fewer).toBe(true);
        const wider = { ...a, r: a.r + 40 };
        if (all && distance(wider, b) > wider.r + b.r) expect(sees(wider, b, { field: layField(polygons) })).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('a sliver of rim beside a wall is enough', () => {
    // The wall hides all but the uppermost millimetre of both discs.
    const field = layField([box(3000, 0, 200, 1150)]);
    expect(sees(at(1000, 1000), at(5000, 1000), { field })).toBe(true);
    expect(sees(at(1000, 980), at(5000, 980), { field })).toBe(false);
  });

  test('two walls that each leave a way can close it together', () => {
    const upper = box(2000, 900, 200, 3000);
    const lower = box(2600, -2000, 200, 3100);
    expect(sees(at(1000, 1000), at(4000, 1000), { field: layField([upper]) })).toBe(true);
    expect(sees(at(1000, 1000), at(4000, 1000), { field: layField([lower]) })).toBe(true);
    expect(sees(at(1000, 1000), at(4000, 1000), { field: layField([upper, lower]) })).toBe(false);
  });

  test('nothing is seen through the seam of two pieces put side by side, nor between corners that touch', () => {
    const seam = layField([box(2000, 0, 300, 1000), box(2000, 1000, 300, 1000)]);
    expect(sees(at(1000, 1000), at(4000, 1000), { field: seam })).toBe(false);
    const corner = layField([box(2000, 0, 1000, 1000), box(3000, 1000, 1000, 1000)]);
    expect(sees(at(2500, 1500), at(3500, 500), { field: corner })).toBe(false);
  });

  test('a disc partly inside an obstacle is seen by the part outside, one wholly inside is not', () => {
    const wood = layField([box(2000, 0, 1000, 1000)]);
    expect(sees(at(1000, 500), at(2100, 500), { field: wood })).toBe(true);
    expect(sees(at(1000, 500), at(2300, 500), { field: wood })).toBe(false);
    expect(sees(at(2300, 500), at(2700, 500), { field: wood })).toBe(false);
  });

  test('a round obstacle blocks what lies behind it', () => {
    const field = layField([]);
    const bulk = [at(2500, 1000, 300)];
    expect(sees(at(1000, 1000), at(4000, 1000), { field, discs: bulk })).toBe(false);
    expect(sees(at(1000, 1000), at(4000, 1310), { field, discs: bulk })).toBe(true);
    const { line } = sight(at(1000, 1000), at(4000, 1310), { field, discs: bulk });
    expect(segmentDistance(bulk[0]!, line)).toBeGreaterThanOrEqual(299.4);
  });

  test('a screen without width blocks, at its bends as well', () => {
    const field = layField([]);
    const chain = [
      { x: 2500, y: 0 },
      { x: 2500, y: 1000 },
      { x: 2500, y: 2000 },
    ];
    expect(sees(at(1000, 1000), at(4000, 1000), { field, screens: [chain] })).toBe(false);
    expect(sees(at(1000, 1900), at(4000, 1900), { field, screens: [chain] })).toBe(true);
  });
});
