/** Simple polygons: outlines of things that stand on the table, given by their corners in either direction. */
import { boxAround, mayMeet, sideMayMeet } from './box.ts';
import {
  type Disc,
  distance,
  gapBetweenSegments,
  lengthToSide,
  nearestOnSegment,
  type Point,
  rounded,
  type Segment,
  TOLERANCE,
  turn,
} from './point.ts';

export type Polygon = readonly Point[];

export function sidesOf(polygon: Polygon): Segment[] {
  return polygon.map((from, i) => ({ from, to: polygon[(i + 1) % polygon.length]! }));
}

/** Twice the area; positive if the corners run to the left. */
export function doubleArea(polygon: Polygon): number {
  const origin = polygon[0]!;
  return sidesOf(polygon).reduce((sum, { from, to }) => sum + turn(origin, from, to), 0);
}

/** The same outline with its corners running to the left. */
export function leftwards(polygon: Polygon): Polygon {
  return doubleArea(polygon) < 0 ? polygon.toReversed() : polygon;
}

export function isConvex(polygon: Polygon): boolean {
  const turns = polygon.map((a, i) => turn(a, polygon[(i + 1) % polygon.length]!, polygon[(i + 2) % polygon.length]!));
  return turns.every((each) => each >= 0) || turns.every((each) => each <= 0);
}

/** Whether the point lies inside; on the outline it may say either. */
export function contains(polygon: Polygon, { x, y }: Point): boolean {
  let inside = false;
  let a = polygon[polygon.length - 1]!;
  for (const b of polygon) {
    if (a.y > y !== b.y > y) {
      const side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
      if (side > 0 === b.y > a.y) inside = !inside;
    }
    a = b;
  }
  return inside;
}

export function nearestOnOutline(p: Point, polygon: Polygon): Point {
  let best = polygon[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const side of sidesOf(polygon)) {
    const at = nearestOnSegment(p, side);
    const length = distance(p, at);
    if (length < least) {
      best = at;
      least = length;
    }
  }
  return best;
}

/** The gap between a disc's rim and the polygon; negative if they overlap. */
export function gapToPolygon(disc: Disc, polygon: Polygon): number {
  if (contains(polygon, disc)) return -disc.r;
  let least = Number.POSITIVE_INFINITY;
  let from = polygon[polygon.length - 1]!;
  for (const to of polygon) {
    least = Math.min(least, lengthToSide(disc, from, to));
    from = to;
  }
  return least - disc.r;
}

/** Overlapping by more than a touch. Asked very often, and mostly of what lies far away. */
export function overlapsPolygon(disc: Disc, polygon: Polygon): boolean {
  return mayMeet(polygon, boxAround([disc])) && gapToPolygon(disc, polygon) < -TOLERANCE;
}

/** Whether a segment comes nearer to a polygon than this; sides that are farther away along an axis are not measured. */
export function isNearer(segment: Segment, polygon: Polygon, length: number): boolean {
  if (contains(polygon, segment.from)) return length > 0;
  const box = boxAround([
    { ...segment.from, r: length },
    { ...segment.to, r: length },
  ]);
  let from = polygon[polygon.length - 1]!;
  for (const to of polygon) {
    const side = { from, to };
    from = to;
    if (sideMayMeet(side, box) && gapBetweenSegments(segment, side) < length) return true;
  }
  return false;
}

/** Whether two polygons are nearer to each other than this; they are where they meet, or one lies inside the other. */
export function areNearer(a: Polygon, b: Polygon, length: number): boolean {
  if (!mayMeet(a, boxAround(b.map(({ x, y }) => ({ x, y, r: length }))))) return false;
  return contains(a, b[0]!) ? length > 0 : sidesOf(a).some((side) => isNearer(side, b, length));
}

/** The gap between two polygons; 0 where they meet or one lies inside the other. */
export function gapBetween(a: Polygon, b: Polygon): number {
  if (contains(b, a[0]!) || contains(a, b[0]!)) return 0;
  const others = sidesOf(b);
  let least = Number.POSITIVE_INFINITY;
  for (const side of sidesOf(a)) {
    if (contains(b, side.from)) return 0;
    for (const other of others) least = Math.min(least, gapBetweenSegments(side, other));
  }
  return least;
}

/** The middle of a polygon's corners, in whole tenths. */
export function middleOf(polygon: Polygon): Point {
  const sum = polygon.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return rounded({ x: sum.x / polygon.length, y: sum.y / polygon.length });
}
