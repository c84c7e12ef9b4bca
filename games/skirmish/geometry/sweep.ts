/** A disc sliding in a straight line until it meets something. */
import { type Disc, distance, nearestShare, type Point, rounded, type Segment, TOLERANCE } from './point.ts';
import { isNearer, type Polygon, sidesOf } from './polygon.ts';

/** A rectangle from (0, 0): the table. */
export interface Table {
  readonly width: number;
  readonly height: number;
}

/** What stops a slide. */
type Stop =
  | { readonly by: 'disc'; readonly id: string }
  | { readonly by: 'polygon'; readonly id: string }
  | { readonly by: 'edge' };

export interface Obstacles {
  readonly discs: readonly (Disc & { readonly id: string })[];
  readonly polygons: readonly { readonly id: string; readonly outline: Polygon }[];
}

interface Slide {
  /** Where the disc comes to rest: whole tenths, never past what stops it. */
  readonly to: Point;
  readonly length: number;
  readonly stopped: Stop | undefined;
}

/** Slides a disc in a direction for at most `length`; it stops at the first contact. */
export function slide(disc: Disc, direction: Point, length: number, obstacles: Obstacles, table: Table): Slide {
  const norm = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  if (norm === 0) return { to: { x: disc.x, y: disc.y }, length: 0, stopped: undefined };
  const ux = direction.x / norm;
  const uy = direction.y / norm;
  let free = length;
  let stopped: Stop | undefined;
  const stopAt = (at: number, stop: Stop) => {
    if (at >= free) return;
    free = Math.max(0, at);
    stopped = stop;
  };
  for (const each of obstacles.discs)
    stopAt(untilCircle(disc, ux, uy, each, disc.r + each.r), { by: 'disc', id: each.id });
  for (const { id, outline } of obstacles.polygons)
    for (const { from, to } of sidesOf(outline)) {
      stopAt(untilCircle(disc, ux, uy, from, disc.r), { by: 'polygon', id });
      stopAt(untilSide(disc, ux, uy, from, to), { by: 'polygon', id });
    }
  if (ux > 0) stopAt((table.width - disc.r - disc.x) / ux, { by: 'edge' });
  if (ux < 0) stopAt((disc.r - disc.x) / ux, { by: 'edge' });
  if (uy > 0) stopAt((table.height - disc.r - disc.y) / uy, { by: 'edge' });
  if (uy < 0) stopAt((disc.r - disc.y) / uy, { by: 'edge' });
  const to = rounded({ x: disc.x + ux * free, y: disc.y + uy * free });
  return { to, length: free, stopped };
}

/** How far until the moving middle comes within `radius` of a point; infinite if it moves away or past. */
function untilCircle(from: Point, ux: number, uy: number, at: Point, radius: number): number {
  const dx = at.x - from.x;
  const dy = at.y - from.y;
  const along = dx * ux + dy * uy;
  if (along <= 0) return Number.POSITIVE_INFINITY;
  const off = dx * uy - dy * ux;
  const rest = radius * radius - off * off;
  // Passing within a touch is passing.
  if (rest <= 0 || radius - Math.abs(off) <= TOLERANCE) return Number.POSITIVE_INFINITY;
  return along - Math.sqrt(rest);
}

/** How far until the disc's rim meets the inner part of a side. */
function untilSide(disc: Disc, ux: number, uy: number, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return Number.POSITIVE_INFINITY;
  const sx = (to.x - from.x) / length;
  const sy = (to.y - from.y) / length;
  // Distance of the middle from the side's line, and how fast it shrinks.
  const off = (disc.x - from.x) * sy - (disc.y - from.y) * sx;
  const speed = ux * sy - uy * sx;
  if (speed === 0 || off > 0 === speed > 0) return Number.POSITIVE_INFINITY;
  const at = (Math.abs(off) - disc.r) / Math.abs(speed);
  const share = nearestShare({ x: disc.x + ux * at, y: disc.y + uy * at }, { from, to });
  return share > 0 && share < 1 ? at : Number.POSITIVE_INFINITY;
}

/** Whether a disc moved along a segment would overlap the polygon by more than a touch. */
export function sweepsOver(r: number, segment: Segment, polygon: Polygon): boolean {
  return isNearer(segment, polygon, r - TOLERANCE);
}
