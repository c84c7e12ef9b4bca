/** The ground between two discs: every straight line from one to the other runs over it. */
import { boxAround, mayMeet } from './box.ts';
import type { Field, Skip } from './field.ts';
import type { Disc, Point } from './point.ts';
import type { Polygon } from './polygon.ts';

/** Corners in order: on a's left, on b's left, on b's right, on a's right, seen from a. */
export type Corridor = readonly [Point, Point, Point, Point];

/** The four points where the two outer tangents touch; undefined if one disc lies inside the other. */
export function corridorOf(a: Disc, b: Disc): Corridor | undefined {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const length = Math.sqrt(square);
  const along = (a.r - b.r) / length;
  const rest = 1 - along * along;
  if (!(length > 0) || rest < 0) return undefined;
  const across = Math.sqrt(rest);
  const ux = dx / length;
  const uy = dy / length;
  const leftX = along * ux - across * uy;
  const leftY = along * uy + across * ux;
  const rightX = along * ux + across * uy;
  const rightY = along * uy - across * ux;
  return [
    { x: a.x + a.r * leftX, y: a.y + a.r * leftY },
    { x: b.x + b.r * leftX, y: b.y + b.r * leftY },
    { x: b.x + b.r * rightX, y: b.y + b.r * rightY },
    { x: a.x + a.r * rightX, y: a.y + a.r * rightY },
  ];
}

/** More than any tolerance: what is farther off has no say. */
const ASIDE = 20;

/** Those of some polygons that may reach between two discs; what lies beside both outer tangents' ground certainly does not. */
export function meetingBetween(polygons: readonly Polygon[], a: Disc, b: Disc): Polygon[] {
  const box = boxAround([a, b]);
  const corridor = corridorOf(a, b);
  const near = polygons.filter((polygon) => mayMeet(polygon, box));
  if (corridor === undefined) return near;
  const [leftA, leftB, rightB, rightA] = corridor;
  // The tangents run on for ever here: ground behind the discs counts, if it lies between them.
  return near.filter((polygon) => !isBeyond(polygon, leftA, leftB) && !isBeyond(polygon, rightB, rightA));
}

/** Whether all corners lie on the left of a line, and not only just. */
function isBeyond(polygon: Polygon, p: Point, q: Point): boolean {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const aside = ASIDE * (Math.abs(dx) + Math.abs(dy));
  return polygon.every(({ x, y }) => dx * (y - p.y) - dy * (x - p.x) > aside);
}

/** Sides of the field's polygons that may reach into the corridor. */
export function sidesInCorridor(field: Field, corridor: Corridor, skip: Skip | undefined): number[] {
  const { left, bottom, cell, columns, rows, cellStart, cellSides, xs, ys, next, owner, seen, queries } = field;
  queries[0] = queries[0]! + 1;
  const query = queries[0]!;
  const found: number[] = [];
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { y } of corridor) {
    if (y < low) low = y;
    if (y > high) high = y;
  }
  const firstRow = Math.max(0, Math.floor((low - bottom) / cell));
  const lastRow = Math.min(rows - 1, Math.floor((high - bottom) / cell));
  for (let row = firstRow; row <= lastRow; row += 1) {
    // The corridor's stretch of this row.
    const y0 = bottom + row * cell;
    const y1 = y0 + cell;
    let x0 = Number.POSITIVE_INFINITY;
    let x1 = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < 4; i += 1) {
      const p = corridor[i]!;
      const q = corridor[(i + 1) & 3]!;
      const below = Math.min(p.y, q.y);
      const above = Math.max(p.y, q.y);
      if (above < y0 || below > y1) continue;
      const flat = above === below;
      const at0 = flat ? p.x : p.x + ((q.x - p.x) * (Math.max(below, y0) - p.y)) / (q.y - p.y);
      const at1 = flat ? q.x : p.x + ((q.x - p.x) * (Math.min(above, y1) - p.y)) / (q.y - p.y);
      x0 = Math.min(x0, at0, at1);
      x1 = Math.max(x1, at0, at1);
    }
    const firstColumn = Math.max(0, Math.floor((x0 - left) / cell));
    const lastColumn = Math.min(columns - 1, Math.floor((x1 - left) / cell));
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const at = row * columns + column;
      const end = cellStart[at + 1]!;
      for (let k = cellStart[at]!; k < end; k += 1) {
        const side = cellSides[k]!;
        if (seen[side] === query) continue;
        seen[side] = query;
        if (skip !== undefined && skip[owner[side]!] === 1) continue;
        const n = next[side]!;
        if (!isBeside(corridor, xs[side]!, ys[side]!, xs[n]!, ys[n]!)) found.push(side);
      }
    }
  }
  return found;
}

/** Whether the segment lies wholly beyond one side of the corridor. */
function isBeside(corridor: Corridor, ax: number, ay: number, bx: number, by: number): boolean {
  for (let i = 0; i < 4; i += 1) {
    const p = corridor[i]!;
    const q = corridor[(i + 1) & 3]!;
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    // The corridor's corners run to the right.
    if (dx * (ay - p.y) - dy * (ax - p.x) > 0 && dx * (by - p.y) - dy * (bx - p.x) > 0) return true;
  }
  return false;
}

/** Whether a point lies farther than a margin outside the corridor. */
export function isOutside(corridor: Corridor, x: number, y: number, margin: number): boolean {
  for (let i = 0; i < 4; i += 1) {
    const p = corridor[i]!;
    const q = corridor[(i + 1) & 3]!;
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    if (dx * (y - p.y) - dy * (x - p.x) > margin * (Math.abs(dx) + Math.abs(dy))) return true;
  }
  return false;
}
