/** Distances between round things, rim to rim, and whether a ruler spans them. */
import { type Disc, distance, type Segment, TOLERANCE, towards } from './point.ts';

/** A measured distance and the line along which it was measured. */
interface Measured {
  readonly length: number;
  readonly line: Segment;
}

/**
 * The gap between two discs along the shortest line between their rims; 0 if they overlap. `rise` is the difference of
 * the heights at which they lie.
 */
export function gap(a: Disc, b: Disc, rise = 0): Measured {
  const flat = gapLength(a, b);
  const line =
    flat === 0
      ? { from: towards(a, b, a.r), to: towards(a, b, a.r) }
      : { from: towards(a, b, a.r), to: towards(b, a, b.r) };
  return { length: rise === 0 ? flat : Math.sqrt(flat * flat + rise * rise), line };
}

/** The length of the gap alone, on the same level. */
export const gapLength = (a: Disc, b: Disc): number => Math.max(0, distance(a, b) - a.r - b.r);

/** Whether some part of `b` is within the ruler's length of some part of `a`; exactly its length counts. */
export function withinReach(a: Disc, b: Disc, ruler: number, rise = 0): boolean {
  const limit = ruler + TOLERANCE;
  const flat = limit * limit - rise * rise;
  if (flat < 0) return false;
  const most = Math.sqrt(flat) + a.r + b.r;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy <= most * most;
}

/** Whether the whole of `b` is within the ruler's length of `a`. */
export function whollyWithinReach(a: Disc, b: Disc, ruler: number): boolean {
  return distance(a, b) + b.r - a.r <= ruler + TOLERANCE;
}

export function touches(a: Disc, b: Disc): boolean {
  return distance(a, b) - a.r - b.r <= TOLERANCE;
}

/** Overlapping by more than a touch. */
export function overlaps(a: Disc, b: Disc): boolean {
  return distance(a, b) - a.r - b.r < -TOLERANCE;
}
