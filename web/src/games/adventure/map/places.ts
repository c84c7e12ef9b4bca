/**
 * Where things lie inside the spaces of a tile: the name blocks, and in each space five slots for tokens, which never move when
 * others come and lie on a name only where there is no other room.
 */
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

/** Something printed that had better be seen; the dearer, the sooner something else gives way to it. */
export interface Print extends Block {
  readonly dear: number;
}

export const isOver = (one: Block, other: Block): number =>
  Math.max(0, (one.w + other.w) / 2 - Math.abs(one.x - other.x)) *
  Math.max(0, (one.h + other.h) / 2 - Math.abs(one.y - other.y));

/** How much of what is printed there would be hidden, in pixels of the dearest. */
export const hides = (block: Block, prints: readonly Print[]): number =>
  prints.reduce((sum, print) => sum + print.dear * isOver(block, print), 0);

export interface Places {
  readonly outline: readonly Point[];
  /** The middle of the name block, if the space has a name. */
  readonly block: Block | undefined;
  /** What of the name is where. */
  readonly prints: readonly Print[];
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

interface Named {
  readonly outline: readonly Point[];
  /** How large its name is, if it has one, and what of that is where. */
  readonly size?: { readonly w: number; readonly h: number } | undefined;
  prints(block: Block): readonly Print[];
}

/** All names of the tile first: a token lies on none of them. */
export function placesIn(spaces: readonly Named[]): readonly Places[] {
  const named = spaces.map(({ outline, size, prints }) => {
    const raster = rasterOf(outline);
    const roomiest = raster.spots.reduce((best, spot) => (spot.room > best.room ? spot : best));
    const block = size && blockIn(raster, roomiest.at, size);
    return { outline, raster, block, middle: roomiest.at, prints: block === undefined ? [] : prints(block) };
  });
  const all = named.flatMap(({ prints }) => prints);
  return named.map(({ outline, raster, block, middle, prints }) => ({
    outline,
    block,
    middle,
    prints,
    slots: slotsIn(raster.spots, all),
  }));
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

/** Where everything is narrow, what keeps slots apart still counts a little. */
const APART = 0.02;
/** What a hidden pixel of a name takes from the room of a slot. */
const HIDDEN = 0.1;

/** Tokens had rather lie on one another than on a name. */
const TOKEN = 0.5;

/** No two slots are closer, however narrow it is. */
const NEAREST = 6;

/** What a token or a figure covers around its slot. */
export const footprint = ([x, y]: Point): Block => ({ x, y: y - 2, w: 30, h: 38 });

/** Each slot takes the point with the most room: from the edge, from names, from the slots before it. */
function slotsIn(spots: readonly Spot[], prints: readonly Print[]): Point[] {
  const slots: Point[] = [];
  const hidden = new Map(spots.map((spot) => [spot, HIDDEN * hides(footprint(spot.at), prints)]));
  const roomAt = (spot: Spot) => {
    const apart = Math.min(1000, ...slots.map(([x, y]) => Math.hypot(spot.at[0] - x, spot.at[1] - y)));
    const others = slots.map((slot): Print => ({ ...footprint(slot), dear: TOKEN }));
    const covered = hidden.get(spot)! + HIDDEN * hides(footprint(spot.at), others);
    return Math.min(1.25 * spot.room, 0.62 * apart) + APART * apart - covered;
  };
  const candidates = spots.filter(({ room }) => room >= EDGE);
  const from = candidates.length > 0 ? candidates : spots;
  const isFree = ({ at }: Spot) => slots.every(([x, y]) => Math.hypot(at[0] - x, at[1] - y) >= NEAREST);
  while (slots.length < SLOTS) {
    let best = { at: from[0]!.at, room: Number.NEGATIVE_INFINITY };
    for (const spot of from.filter(isFree)) {
      const room = roomAt(spot);
      if (room > best.room) best = { at: spot.at, room };
    }
    slots.push(best.at);
  }
  return slots;
}
