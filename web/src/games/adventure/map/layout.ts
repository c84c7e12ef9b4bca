/** Where the tiles of a scenario lie on the sheet. */
import type { MapPosition } from '@holotape/adventure/printed/tiles';
import type { Box } from '../../module.ts';

const ROOT3 = Math.sqrt(3);
/** Paper around the outermost tiles, of the radius. */
const MARGIN = 0.12;

export interface Sheet {
  readonly w: number;
  readonly h: number;
  readonly radius: number;
  /** The middle of each position. */
  readonly centres: readonly { readonly x: number; readonly y: number }[];
}

export function sheetOf(positions: readonly MapPosition[], radius: number): Sheet {
  const least = Math.min(...positions.map(({ column }) => column));
  const most = Math.max(...positions.map(({ column }) => column));
  const rows = Math.max(...positions.map(({ row }) => row));
  const margin = MARGIN * radius;
  const half = (ROOT3 * radius) / 2;
  return {
    radius,
    w: (most - least + 2) * half + 2 * margin,
    h: rows * 1.5 * radius + 2 * radius + 2 * margin,
    centres: positions.map(({ row, column }) => ({
      x: margin + half + (column - least) * half,
      y: margin + radius + row * 1.5 * radius,
    })),
  };
}

/** How closely it is looked what a box covers. */
const GRAIN = 4;

/** A point that far to the side and that far up or down from the middle of a hexagon with a corner on top. */
const isInHexagon = (dx: number, dy: number, radius: number): boolean =>
  dx < (ROOT3 / 2) * radius && dy < radius - dx / ROOT3;

/** A corner of the sheet for a box of this size: the first where it covers no tile, or else the one that covers least. */
export function freeCorner({ w, h, radius, centres }: Sheet, size: { readonly w: number; readonly h: number }): Box {
  const edge = 10;
  const corners = [
    [w - size.w - edge, h - size.h - edge],
    [edge, h - size.h - edge],
    [w - size.w - edge, edge],
    [edge, edge],
  ] as const;
  const isOnTile = (px: number, py: number) =>
    centres.some((at) => isInHexagon(Math.abs(px - at.x), Math.abs(py - at.y), radius));
  /** How many points of the box lie on tiles. */
  const covers = ([x, y]: readonly [number, number]) => {
    let count = 0;
    for (let px = x; px <= x + size.w; px += GRAIN)
      for (let py = y; py <= y + size.h; py += GRAIN) if (isOnTile(px, py)) count += 1;
    return count;
  };
  const [x, y] = corners.reduce((best, corner) => (covers(corner) < covers(best) ? corner : best));
  return { x, y, ...size };
}
