/** Where the ruler plate of a way lies: near it, on the sheet, and on nobody. Pure. */
import type { Point } from '@holotape/skirmish/geometry/point';
import { SCALE } from '../board/scale.ts';

export const PAD = 10;
const HEIGHT = 58;
/** Room for the words above it. */
const LEAST = 190;
const ASIDE = 46;
const EDGE = 8;

/** `limit`: of what may be gone in all. */
export const plateWidth = (limit: number): number => Math.max(limit * SCALE, LEAST) + 2 * PAD;

interface Base extends Point {
  readonly r: number;
}

/** How much of the bases and of the way would lie under a plate. */
function hidden({ x, y }: Point, width: number, bases: readonly Base[]): number {
  return bases.reduce((sum, base) => {
    const nearest = {
      x: Math.min(Math.max(base.x, x), x + width),
      y: Math.min(Math.max(base.y, y - HEIGHT), y),
    };
    // A name stands above its base.
    return sum + Math.max(0, base.r + 18 - Math.hypot(nearest.x - base.x, nearest.y - base.y));
  }, 0);
}

/** The lower left corner, on the sheet. */
export function plateAt(
  way: readonly Point[],
  { w, h }: { readonly w: number; readonly h: number },
  width: number,
  bases: readonly Base[],
): Point {
  const [xs, ys] = [way.map(({ x }) => x), way.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wished: readonly Point[] = [
    { x: left - 40, y: top - ASIDE },
    { x: left - 40, y: bottom + ASIDE + HEIGHT },
    { x: right + ASIDE, y: (top + bottom + HEIGHT) / 2 },
    { x: left - ASIDE - width, y: (top + bottom + HEIGHT) / 2 },
  ];
  const places = wished.map(({ x, y }) => ({
    x: Math.min(Math.max(EDGE, x), w - width - EDGE),
    y: Math.min(Math.max(HEIGHT + 24, y), h - EDGE),
  }));
  const under = [...bases, ...way.map((point) => ({ ...point, r: 24 }))];
  const costs = places.map((place) => hidden(place, width, under));
  return places[costs.indexOf(Math.min(...costs))]!;
}
