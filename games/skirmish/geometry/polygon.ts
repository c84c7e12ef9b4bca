/** Simple polygons: outlines of things that stand on the table, given by their corners in either direction. */
import {
  type Disc,
  distance,
  nearestOnSegment,
  type Point,
  rounded,
  type Segment,
  shortestBetween,
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

/** The point of the polygon nearest to `p`: `p` itself if it lies inside. */
function nearestInPolygon(p: Point, polygon: Polygon): Point {
  if (contains(polygon, p)) return p;
  return nearestOnOutline(p, polygon);
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

/** The shortest way from a segment to the polygon; of length 0 where they share a point. */
export function segmentToPolygon(segment: Segment, polygon: Polygon): Segment {
  if (contains(polygon, segment.from)) return { from: segment.from, to: segment.from };
  let best: Segment | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const side of sidesOf(polygon)) {
    const way = shortestBetween(segment, side);
    const length = distance(way.from, way.to);
    if (length < least) {
      best = way;
      least = length;
    }
  }
  return best!;
}

/** The gap between a disc's rim and the polygon; negative if they overlap. */
export function gapToPolygon(disc: Disc, polygon: Polygon): number {
  return distance(disc, nearestInPolygon(disc, polygon)) - disc.r;
}

/** Overlapping by more than a touch. */
export function overlapsPolygon(disc: Disc, polygon: Polygon): boolean {
  return gapToPolygon(disc, polygon) < -TOLERANCE;
}

/** The gap between two polygons; 0 where they meet or one lies inside the other. */
export function gapBetween(a: Polygon, b: Polygon): number {
  if (contains(b, a[0]!) || contains(a, b[0]!)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const side of sidesOf(a)) {
    const { from, to } = segmentToPolygon(side, b);
    least = Math.min(least, distance(from, to));
  }
  return least;
}

/** The middle of a polygon's corners, in whole tenths. */
export function middleOf(polygon: Polygon): Point {
  const sum = polygon.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return rounded({ x: sum.x / polygon.length, y: sum.y / polygon.length });
}
