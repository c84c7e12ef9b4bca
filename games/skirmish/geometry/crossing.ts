/**
 * Where straight lines run through polygons. A line that only touches a corner or runs along a side does not run
 * through.
 */
import { type Field, polygonAt, type Skip } from './field.ts';
import { between, type Disc, distance, type Point, type Segment, TOLERANCE, turn } from './point.ts';
import { contains, type Polygon } from './polygon.ts';

/** A part of a line that lies inside a polygon or disc, as shares of the line's length. */
export interface Run {
  readonly enter: number;
  readonly leave: number;
}

/** The parts of a segment inside a polygon, in order. A part no longer than the tolerance is a touch, and left out. */
export function runsInside({ from, to }: Segment, polygon: Polygon): Run[] {
  if (isBeside(from, to, polygon)) return [];
  const stops = [0, 1];
  let a = polygon[polygon.length - 1]!;
  let sideOfA = turn(from, to, a);
  for (const b of polygon) {
    const sideOfB = turn(from, to, b);
    if (sideOfB === 0) stops.push(shareOf(from, to, b));
    else if ((sideOfA > 0 && sideOfB < 0) || (sideOfA < 0 && sideOfB > 0)) {
      const share = sideOfA / (sideOfA - sideOfB);
      stops.push(shareOf(from, to, between(a, b, share)));
    }
    a = b;
    sideOfA = sideOfB;
  }
  const order = stops.filter((share) => share >= 0 && share <= 1).sort((p, q) => p - q);
  const runs: { enter: number; leave: number }[] = [];
  for (let i = 0; i + 1 < order.length; i += 1) {
    const enter = order[i]!;
    const leave = order[i + 1]!;
    if (enter === leave) continue;
    const middle = between(from, to, (enter + leave) / 2);
    if (!contains(polygon, middle) || isOnOutline(polygon, middle)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.leave === enter) last.leave = leave;
    else runs.push({ enter, leave });
  }
  const length = distance(from, to);
  return runs.filter(({ enter, leave }) => (leave - enter) * length > TOLERANCE);
}

/** Whether all of a polygon lies on one side of a line: most do. */
function isBeside(from: Point, to: Point, polygon: Polygon): boolean {
  let sides = 0;
  for (const corner of polygon) {
    const side = turn(from, to, corner);
    sides |= side > 0 ? 1 : side < 0 ? 2 : 3;
    if (sides === 3) return false;
  }
  return true;
}

/** A line along a side is not inside, on whichever side of it the rounded middle falls. */
function isOnOutline(polygon: Polygon, p: Point): boolean {
  return polygon.some((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const length = distance(a, b);
    if (Math.abs(turn(a, b, p)) > length * HAIR) return false;
    const share = shareOf(a, b, p);
    return share >= 0 && share <= 1;
  });
}

/** Below any length that whole tenths can make, above any rounding. */
const HAIR = 1e-4;

function shareOf(from: Point, to: Point, p: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : ((p.x - from.x) * dx + (p.y - from.y) * dy) / square;
}

/** The part of a segment inside a disc, if it is longer than a touch. */
export function runInsideDisc({ from, to }: Segment, disc: Disc): Run | undefined {
  const length = distance(from, to);
  if (length === 0) return undefined;
  const nearest = shareOf(from, to, disc) * length;
  const off = turn(from, to, disc) / length;
  const half = disc.r * disc.r - off * off;
  if (half <= 0) return undefined;
  const enter = Math.max(0, nearest - Math.sqrt(half));
  const leave = Math.min(length, nearest + Math.sqrt(half));
  return leave - enter > TOLERANCE ? { enter: enter / length, leave: leave / length } : undefined;
}

/** What a first look along a segment finds if no polygon is clearly crossed: nothing at all, or something touched. */
export const FREE = -1;
const TOUCHED = -2;

/**
 * The polygon through which the segment runs, or -1. Exact for whole points. A segment that touches a side or a corner,
 * which is rare, is looked at again polygon by polygon.
 */
export function polygonCrossed(field: Field, from: Point, to: Point, skip?: Skip): number {
  const found = firstLook(field, from.x, from.y, to.x, to.y, skip);
  if (found >= 0) return found;
  // Nothing is crossed: the segment lies inside one polygon as a whole or not at all.
  if (found === FREE) return polygonAt(field, from, skip);
  return field.polygons.findIndex((polygon, i) => skip?.[i] !== 1 && runsInside({ from, to }, polygon).length > 0);
}

/**
 * Walks the grid's cells along a segment to the first polygon with a side that is crossed, or with a corner on the
 * segment and a side on each hand; otherwise FREE or TOUCHED. Exact for whole points. Crossings within `nearP` of the
 * beginning and `nearQ` of the end do not count.
 */
export function firstLook(
  field: Field,
  px: number,
  py: number,
  qx: number,
  qy: number,
  skip?: Skip,
  nearP = 0,
  nearQ = 0,
): number {
  const { walk, cellStart, cellSides, xs, ys, next, owner } = field;
  const dx = qx - px;
  const dy = qy - py;
  let touched = false;
  walk.start(field, px, py, qx, qy);
  for (let cell = walk.next(); cell >= 0; cell = walk.next()) {
    const end = cellStart[cell + 1]!;
    for (let k = cellStart[cell]!; k < end; k += 1) {
      const side = cellSides[k]!;
      const ax = xs[side]! - px;
      const ay = ys[side]! - py;
      const n = next[side]!;
      const bx = xs[n]! - px;
      const by = ys[n]! - py;
      const ofA = dx * ay - dy * ax;
      const ofB = dx * by - dy * bx;
      if ((ofA > 0 && ofB > 0) || (ofA < 0 && ofB < 0)) continue;
      // Where p and q lie beside the side's line.
      const ofP = ax * by - ay * bx;
      const ofQ = ofP + ofA - ofB;
      if ((ofP > 0 && ofQ > 0) || (ofP < 0 && ofQ < 0)) continue;
      if (skip !== undefined && skip[owner[side]!] === 1) continue;
      if (ofA === 0 || ofB === 0 || ofP === 0 || ofQ === 0) {
        touched = true;
        if (ofA !== 0 || !isCrossedAtCorner(field, side, px, py, dx, dy, ofB)) continue;
      } else if (nearP > 0 || nearQ > 0) {
        const length = Math.sqrt(dx * dx + dy * dy);
        const at = (ofP / (ofP - ofQ)) * length;
        if (at <= nearP || length - at <= nearQ) continue;
      }
      return owner[side]!;
    }
  }
  return touched ? TOUCHED : FREE;
}

/** Whether a line through a corner, which lies inside the segment, has a side of the corner on each hand. */
function isCrossedAtCorner(
  { xs, ys, previous }: Field,
  corner: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
  ofNext: number,
): boolean {
  const along = (xs[corner]! - px) * dx + (ys[corner]! - py) * dy;
  if (along <= 0 || along >= dx * dx + dy * dy) return false;
  const before = previous[corner]!;
  const ofBefore = dx * (ys[before]! - py) - dy * (xs[before]! - px);
  return (ofNext > 0 && ofBefore < 0) || (ofNext < 0 && ofBefore > 0);
}

/** Where a straight line first meets the inside of a polygon, and which one that is. */
interface FirstMet {
  readonly polygon: number;
  readonly at: Point;
  readonly length: number;
}

/** The first obstacle on the way from one point to another; undefined if the way is free. */
export function firstMet(field: Field, line: Segment, skip?: Skip): FirstMet | undefined {
  let best: FirstMet | undefined;
  const whole = distance(line.from, line.to);
  for (const [polygon, corners] of field.polygons.entries()) {
    if (skip?.[polygon] === 1) continue;
    const run = runsInside(line, corners)[0];
    const length = run === undefined ? Number.POSITIVE_INFINITY : run.enter * whole;
    if (run !== undefined && length < (best?.length ?? Number.POSITIVE_INFINITY))
      best = { polygon, at: between(line.from, line.to, run.enter), length };
  }
  return best;
}
