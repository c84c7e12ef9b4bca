/** Boxes along the axes: a cheap first answer to whether two things can meet at all. */
import type { Disc, Point, Segment } from './point.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** One unit of margin: what touches must not be lost to rounding. */
const MARGIN = 1;

/** The box around some discs, and so around every line between them. */
export function boxAround(discs: readonly Disc[]): Box {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (const { x, y, r } of discs) {
    left = Math.min(left, x - r);
    right = Math.max(right, x + r);
    bottom = Math.min(bottom, y - r);
    top = Math.max(top, y + r);
  }
  return { left: left - MARGIN, right: right + MARGIN, bottom: bottom - MARGIN, top: top + MARGIN };
}

/** Whether a polygon may reach into the box; if not, it certainly does not. */
export function mayMeet(polygon: readonly Point[], { left, right, bottom, top }: Box): boolean {
  let sides = 0;
  for (const { x, y } of polygon) {
    sides |= (x >= left ? 1 : 0) | (x <= right ? 2 : 0) | (y >= bottom ? 4 : 0) | (y <= top ? 8 : 0);
    if (sides === 15) return true;
  }
  return false;
}

/** Whether something round may reach into the box. */
export const discMayMeet = ({ x, y, r }: Disc, { left, right, bottom, top }: Box): boolean =>
  x + r >= left && x - r <= right && y + r >= bottom && y - r <= top;

/** The same of one side. */
export function sideMayMeet({ from, to }: Segment, { left, right, bottom, top }: Box): boolean {
  return (
    (from.x >= left || to.x >= left) &&
    (from.x <= right || to.x <= right) &&
    (from.y >= bottom || to.y >= bottom) &&
    (from.y <= top || to.y <= top)
  );
}
