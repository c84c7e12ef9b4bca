/** Where things lie inside a space: its name block, and up to five slots for tokens that never move when others come. */
import { distanceTo, isInside, type Point } from './shape.ts';

/** The grid that places are looked for on, in pixels. */
const GRID = 3;
const SLOTS = 5;
/** No token lies closer to the edge of its space. */
const EDGE = 9;

export interface Block {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Places {
  /** The middle of the name block, if the space has a name. */
  readonly block: Block | undefined;
  readonly slots: readonly Point[];
  /** The roomiest point. */
  readonly middle: Point;
}

interface Spot {
  readonly at: Point;
  readonly room: number;
}

/** The points of the grid that lie inside, and how many of them any rectangle holds. */
interface Raster {
  readonly spots: readonly Spot[];
  /** The share of a rectangle around a point that lies inside. */
  share(middle: Point, size: { readonly w: number; readonly h: number }): number;
}

export function placesIn(
  outline: readonly Point[],
  size: { readonly w: number; readonly h: number } | undefined,
): Places {
  const raster = rasterOf(outline);
  const { spots } = raster;
  const roomiest = spots.reduce((best, spot) => (spot.room > best.room ? spot : best));
  const block = size && blockIn(raster, roomiest.at, size);
  return { block, middle: roomiest.at, slots: slotsIn(spots, block) };
}

function rasterOf(outline: readonly Point[]): Raster {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const columns = Math.ceil((Math.max(...xs) - left) / GRID) + 1;
  const rows = Math.ceil((Math.max(...ys) - top) / GRID) + 1;
  const spots: Spot[] = [];
  /** How many lie inside up to a column and a row, exclusive. */
  const sums = Array.from({ length: columns + 1 }, () => new Int32Array(rows + 1));
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const at: Point = [left + column * GRID, top + row * GRID];
      const inside = isInside(outline, at);
      if (inside) spots.push({ at, room: distanceTo(outline, at) });
      sums[column + 1]![row + 1] =
        sums[column]![row + 1]! + sums[column + 1]![row]! - sums[column]![row]! + (inside ? 1 : 0);
    }
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    spots,
    share: ([x, y], { w, h }) => {
      const [from, to] = [Math.round((x - w / 2 - left) / GRID), Math.round((x + w / 2 - left) / GRID)];
      const [above, below] = [Math.round((y - h / 2 - top) / GRID), Math.round((y + h / 2 - top) / GRID)];
      const sum = (column: number, row: number) => sums[clamp(column, columns)]![clamp(row, rows)]!;
      const inside = sum(to, below) - sum(from, below) - sum(to, above) + sum(from, above);
      return inside / Math.max(1, (to - from) * (below - above));
    },
  };
}

/** The share of a block that lies inside counts, and a little how near it is to the roomiest point. */
function blockIn({ spots, share }: Raster, middle: Point, size: { readonly w: number; readonly h: number }): Block {
  const score = (at: Point) => 100 * share(at, size) - 0.16 * Math.hypot(at[0] - middle[0], at[1] - middle[1]);
  let best = { at: middle, score: score(middle) };
  for (const { at, room } of spots) {
    if (room < EDGE) continue;
    const its = score(at);
    if (its > best.score) best = { at, score: its };
  }
  return { x: best.at[0], y: best.at[1], ...size };
}

const fromBlock = (block: Block | undefined, [x, y]: Point): number =>
  block === undefined
    ? Number.POSITIVE_INFINITY
    : Math.hypot(Math.max(0, Math.abs(x - block.x) - block.w / 2), Math.max(0, Math.abs(y - block.y) - block.h / 2));

/** Where everything is narrow, what keeps slots apart still counts a little. */
const APART = 0.02;

/** Each slot takes the point with the most room: from the edge, from the name, from the slots before it. */
function slotsIn(spots: readonly Spot[], block: Block | undefined): Point[] {
  const slots: Point[] = [];
  const roomAt = ({ at, room }: Spot) => {
    const apart = Math.min(1000, ...slots.map(([x, y]) => Math.hypot(at[0] - x, at[1] - y)));
    return Math.min(1.25 * room, 1.35 * fromBlock(block, at), 0.62 * apart) + APART * apart;
  };
  const candidates = spots.filter(({ room }) => room >= EDGE);
  const from = candidates.length > 0 ? candidates : spots;
  while (slots.length < SLOTS) {
    let best = { at: from[0]!.at, room: Number.NEGATIVE_INFINITY };
    for (const spot of from) {
      const room = roomAt(spot);
      if (room > best.room) best = { at: spot.at, room };
    }
    slots.push(best.at);
  }
  return slots;
}
