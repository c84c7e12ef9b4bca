/**
 * Points, discs and what is measured between them.
 *
 * Lengths are whole tenths of a millimetre. Coordinates stay below 2^24, so that the product of two differences, and
 * the difference of two such products, is exact in a double: `turn` never errs, on any machine. Nothing in this folder
 * uses more of arithmetic than + - * / and the square root, which IEEE 754 rounds the same way everywhere.
 */

/** Whole tenths of a millimetre. */
type Tenth = number;

export interface Point {
  readonly x: Tenth;
  readonly y: Tenth;
}

/** A round thing lying flat: its middle and its radius. */
export interface Disc extends Point {
  readonly r: Tenth;
}

/** A straight piece of line. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** Coordinates that the exact tests are good for. */
export const COORDINATE_LIMIT = 2 ** 24;

/** How far two measures may differ and still count as equal: 0.1 mm, for every comparison of distance and contact. */
export const TOLERANCE: Tenth = 1;

/** Positive if a, b, c turn left (y upwards), negative if right, 0 if they lie on one line. Exact for whole points. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

export function distance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The point at this distance from `from` in the direction of `to`; `from` itself if there is no direction. */
export function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  return whole === 0 ? { x: from.x, y: from.y } : between(from, to, length / whole);
}

export const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** How far along the segment the point nearest to `p` lies: 0 at its beginning, 1 at its end. */
export function nearestShare(p: Point, { from, to }: Segment): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  const share = ((p.x - from.x) * dx + (p.y - from.y) * dy) / square;
  return share < 0 ? 0 : share > 1 ? 1 : share;
}

export function nearestOnSegment(p: Point, segment: Segment): Point {
  return between(segment.from, segment.to, nearestShare(p, segment));
}

/** Points on a segment, no farther than `step` from each other, without its ends. */
export function* segmentSteps({ from, to }: Segment, step: number): Generator<Point> {
  const count = Math.ceil(distance(from, to) / step);
  for (let i = 1; i < count; i += 1) yield between(from, to, i / count);
}

export function segmentDistance(p: Point, segment: Segment): number {
  return distance(p, nearestOnSegment(p, segment));
}

/** Whether two segments cross or touch. Exact for whole points. */
export function segmentsMeet(a: Segment, b: Segment): boolean {
  const a1 = turn(b.from, b.to, a.from);
  const a2 = turn(b.from, b.to, a.to);
  const b1 = turn(a.from, a.to, b.from);
  const b2 = turn(a.from, a.to, b.to);
  if (((a1 > 0 && a2 < 0) || (a1 < 0 && a2 > 0)) && ((b1 > 0 && b2 < 0) || (b1 < 0 && b2 > 0))) return true;
  return (
    (a1 === 0 && isInBox(a.from, b)) ||
    (a2 === 0 && isInBox(a.to, b)) ||
    (b1 === 0 && isInBox(b.from, a)) ||
    (b2 === 0 && isInBox(b.to, a))
  );
}

function isInBox(p: Point, { from, to }: Segment): boolean {
  return (
    p.x >= Math.min(from.x, to.x) &&
    p.x <= Math.max(from.x, to.x) &&
    p.y >= Math.min(from.y, to.y) &&
    p.y <= Math.max(from.y, to.y)
  );
}

/** How far a point is from the straight line between two others: `segmentDistance` without anything built, for many. */
export function lengthToSide({ x, y }: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / square;
  const share = along < 0 ? 0 : along > 1 ? 1 : along;
  const offX = from.x + dx * share - x;
  const offY = from.y + dy * share - y;
  return Math.sqrt(offX * offX + offY * offY);
}

/** How far two segments are from each other: 0 if they meet, otherwise it is measured from an end of one of them. */
export function gapBetweenSegments(a: Segment, b: Segment): number {
  if (segmentsMeet(a, b)) return 0;
  return Math.min(
    lengthToSide(a.from, b.from, b.to),
    lengthToSide(a.to, b.from, b.to),
    lengthToSide(b.from, a.from, a.to),
    lengthToSide(b.to, a.from, a.to),
  );
}
