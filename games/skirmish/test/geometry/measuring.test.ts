import { describe, expect, test } from 'vitest';
import { fc } from '../../../../kernel/test/helpers/properties.ts';
import { distance, gap, gapToPolygon, through, touches, whollyWithinReach, withinReach } from '../../geometry/index.ts';
import { disc, plainlyBlocked, point, polygon, scene, shifted, turned } from '../helpers/geometry.ts';

describe('gaps and reach', () => {
  test('a gap is the same both ways, wherever the table lies', () => {
    fc.assert(
      fc.property(disc, disc, point, (a, b, by) => {
        const { length, line } = gap(a, b);
        expect(gap(b, a).length).toBe(length);
        expect(gap(turned(a), turned(b)).length).toBeCloseTo(length, 9);
        expect(gap(shifted(a, by), shifted(b, by)).length).toBeCloseTo(length, 9);
        expect(distance(line.from, line.to)).toBeCloseTo(length, 6);
      }),
    );
  });

  test('a longer ruler reaches what a shorter one reaches; its exact length counts', () => {
    fc.assert(
      fc.property(disc, disc, fc.integer({ min: 0, max: 4000 }), (a, b, ruler) => {
        const { length } = gap(a, b);
        expect(withinReach(a, b, Math.ceil(length))).toBe(true);
        if (withinReach(a, b, ruler)) expect(withinReach(a, b, ruler + 508)).toBe(true);
        if (length > ruler + 1.001) expect(withinReach(a, b, ruler)).toBe(false);
        if (whollyWithinReach(a, b, ruler)) expect(withinReach(a, b, ruler)).toBe(true);
      }),
    );
  });

  test('height counts: the distance is the slope', () => {
    const a = { x: 1000, y: 1000, r: 160 };
    const b = { x: 1000 + 320 + 300, y: 1000, r: 160 };
    expect(gap(a, b, 400).length).toBe(500);
    expect(withinReach(a, b, 500, 400)).toBe(true);
    expect(withinReach(a, b, 490, 400)).toBe(false);
    expect(touches(a, { ...b, x: 1320 })).toBe(true);
    expect(touches(a, { ...b, x: 1322 })).toBe(false);
  });

  test('a disc that overlaps a polygon has a negative gap to it', () => {
    fc.assert(
      fc.property(disc, polygon, (a, outline) => {
        const length = gapToPolygon(a, outline);
        if (plainlyBlocked({ from: a, to: a }, [outline])) expect(length).toBe(-a.r);
        expect(length).toBeGreaterThanOrEqual(-a.r);
      }),
    );
  });
});

describe('what a line passes through', () => {
  test('is the same both ways, but for what the ends touch', () => {
    fc.assert(
      fc.property(scene, ({ a, b, polygons }) => {
        const shapes = polygons.map((outline, i) => ({ id: `p${i}`, kind: 'solid' as const, outline }));
        const there = through(a, b, shapes);
        const back = through(b, a, shapes);
        const all = ({ passed, touched }: typeof there) =>
          [...passed.map(({ id }) => id), ...touched].sort((p, q) => (p < q ? -1 : 1));
        expect(all(back)).toEqual(all(there));
        for (const { id } of there.passed) {
          const outline = shapes.find((shape) => shape.id === id)!.outline;
          expect(plainlyBlocked({ from: a, to: b }, [outline])).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});
