/**
 * Obstacles grown by a disc's radius: where the middle of the disc cannot be. A disc moves among obstacles as its
 * middle, a point, moves among the grown ones.
 *
 * A round corner becomes part of a regular polygon of 32 sides that just holds the disc. Its corners are whole tenths,
 * at most 0.1 mm nearer to the obstacle than the rim of the disc and, for discs up to 60 mm wide, at most 0.25 mm
 * farther, so that every path among grown obstacles is legal and the shortest one is hardly longer than a true arc.
 */
import { type Disc, type Point, rounded, turn } from './point.ts';
import { isConvex, leftwards, type Polygon, sidesOf } from './polygon.ts';

/** Unit vectors in even steps all around, leftwards, from the positive x axis. Halving angles needs only square roots. */
export function directions(perQuarter: 1 | 2 | 4 | 8 | 16): Point[] {
  let quarter: Point[] = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  for (let steps = 1; steps < perQuarter; steps *= 2)
    quarter = quarter.flatMap((a, i) => {
      const b = quarter[i + 1];
      if (b === undefined) return [a];
      const length = Math.sqrt((a.x + b.x) * (a.x + b.x) + (a.y + b.y) * (a.y + b.y));
      return [a, { x: (a.x + b.x) / length, y: (a.y + b.y) / length }];
    });
  const around = quarter.slice(0, -1);
  return [
    ...around,
    ...around.map(({ x, y }) => ({ x: -y, y: x })),
    ...around.map(({ x, y }) => ({ x: -x, y: -y })),
    ...around.map(({ x, y }) => ({ x: y, y: -x })),
  ];
}

/** The part of the tolerance that rounding to whole tenths does not use up. */
const SLACK = 0.25;

const CORNERS = directions(16).filter((_, i) => i % 2 === 1);

/** A polygon of 32 sides around a disc; two of its sides are level and two upright, so that straight walls stay exact. */
function roundCorners(r: number): Point[] {
  // From the middle of a side to its corner: half a step of angle.
  const reach = (r - SLACK) / CORNERS[0]!.x;
  return CORNERS.map(({ x, y }) => ({ x: x * reach, y: y * reach }));
}

/** The outlines of the places where the middle of a disc of radius `r` cannot be, each of them convex. */
export function growPolygons(polygons: readonly Polygon[], r: number): Polygon[] {
  const corners = fromLowest(roundCorners(r));
  return polygons.flatMap((polygon) => {
    const outline = leftwards(polygon);
    if (isConvex(outline)) return [grown(outline, corners)];
    return sidesOf(outline).map(({ from, to }) => grown([from, to], corners));
  });
}

export function growDiscs(discs: readonly Disc[], r: number): Polygon[] {
  return discs.map((disc) => roundCorners(r + disc.r).map(({ x, y }) => rounded({ x: disc.x + x, y: disc.y + y })));
}

/** The sum of two convex polygons: their sides, merged by direction. */
function grown(outline: Polygon, corners: Polygon): Polygon {
  const p = fromLowest(outline);
  const sum: Point[] = [];
  let i = 0;
  let j = 0;
  while (i < p.length || j < corners.length) {
    const a = p[i % p.length]!;
    const b = corners[j % corners.length]!;
    sum.push(rounded({ x: a.x + b.x, y: a.y + b.y }));
    const alongA = p[(i + 1) % p.length]!;
    const alongB = corners[(j + 1) % corners.length]!;
    const turned = (alongA.x - a.x) * (alongB.y - b.y) - (alongA.y - a.y) * (alongB.x - b.x);
    const takeA = j >= corners.length || (i < p.length && turned >= 0);
    const takeB = i >= p.length || (j < corners.length && turned <= 0);
    if (takeA) i += 1;
    if (takeB) j += 1;
  }
  return withoutStraights(sum);
}

/** The same corners, beginning with the lowest, of these the leftmost. */
function fromLowest(polygon: Polygon): Polygon {
  let least = 0;
  for (const [i, { x, y }] of polygon.entries()) {
    const low = polygon[least]!;
    if (y < low.y || (y === low.y && x < low.x)) least = i;
  }
  return [...polygon.slice(least), ...polygon.slice(0, least)];
}

/** Without corners that rounding made straight or hollow. */
function withoutStraights(polygon: readonly Point[]): Polygon {
  const kept: Point[] = [];
  for (const point of polygon) {
    while (kept.length >= 2 && turn(kept[kept.length - 2]!, kept[kept.length - 1]!, point) <= 0) kept.pop();
    kept.push(point);
  }
  while (kept.length > 3 && turn(kept[kept.length - 2]!, kept[kept.length - 1]!, kept[0]!) <= 0) kept.pop();
  return kept;
}
