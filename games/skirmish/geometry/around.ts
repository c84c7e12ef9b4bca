/** Rolling around a disc in contact with it. */
import { type Disc, distance, type Point, rounded } from './point.ts';

/**
 * How far apart the points of such a way are: between them the straight line comes no nearer than 0.2 tenths, which
 * together with rounding to whole tenths stays within the tolerance for contact.
 */
const CHORD = 20;

/** The way of a disc of radius `r` around another from one place in contact to another, to the left or right. */
export function wayAround(disc: Disc, r: number, from: Point, to: Point, left: boolean): Point[] {
  const radius = disc.r + r;
  const half = CHORD / (2 * radius);
  const cos = 1 - 2 * half * half;
  const sin = (left ? 2 : -2) * half * Math.sqrt(1 - half * half);
  const unit = (p: Point): Point => {
    const length = distance(disc, p);
    return { x: (p.x - disc.x) / length, y: (p.y - disc.y) / length };
  };
  const end = unit(to);
  let at = unit(from);
  const path: Point[] = [{ x: from.x, y: from.y }];
  // Once around at most.
  const most = Math.ceil((8 * radius) / CHORD);
  for (let step = 0; step < most; step += 1) {
    const next = { x: at.x * cos - at.y * sin, y: at.x * sin + at.y * cos };
    if (isBetween(at, end, next, left)) break;
    at = next;
    path.push(rounded({ x: disc.x + at.x * radius, y: disc.y + at.y * radius }));
  }
  return [...path, { x: to.x, y: to.y }];
}

/** Whether a direction lies between two others that are less than a quarter apart. */
function isBetween(a: Point, p: Point, b: Point, left: boolean): boolean {
  const side = left ? 1 : -1;
  const cross = (u: Point, v: Point) => (u.x * v.y - u.y * v.x) * side;
  return cross(a, p) >= 0 && cross(p, b) >= 0 && a.x * p.x + a.y * p.y > 0;
}
