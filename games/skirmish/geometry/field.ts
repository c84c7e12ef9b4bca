/**
 * Polygons laid out for fast questions: corners in typed arrays, and a uniform grid that knows which sides and which
 * polygons lie in each of its cells. Built once for a table, asked many times.
 */
import { COORDINATE_LIMIT, type Point } from './point.ts';
import { isConvex, type Polygon } from './polygon.ts';

export interface Field {
  readonly polygons: readonly Polygon[];
  readonly convex: readonly boolean[];
  /** Corners of all polygons; side i runs from corner i to corner `next[i]`. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly next: Int32Array;
  readonly previous: Int32Array;
  /** The polygon a side belongs to, and the first side of each polygon. */
  readonly owner: Int32Array;
  readonly first: Int32Array;
  readonly left: number;
  readonly bottom: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** Sides by cell: those of cell c are `cellSides[cellStart[c]]` up to `cellSides[cellStart[c + 1]]`. */
  readonly cellStart: Int32Array;
  readonly cellSides: Int32Array;
  /** Polygons whose box meets a cell, in the same manner. */
  readonly polygonStart: Int32Array;
  readonly cellPolygons: Int32Array;
  /** Scratch for walks through the cells. */
  readonly walk: CellWalk;
  /** The query that looked at a side last, so that a side in several cells is looked at once. */
  readonly seen: Int32Array;
  /** Number of queries so far: scratch like `seen`, never part of an answer. */
  readonly queries: Int32Array;
}

/** Sides per cell to aim at; measured best among 1 to 8 on tables of 60 polygons. */
const SIDES_PER_CELL = 0.5;
const MOST_CELLS_ACROSS = 64;
/** So few sides are looked at one by one sooner than a grid is laid for them. */
const FEW_SIDES = 32;

export function layField(polygons: readonly Polygon[]): Field {
  const count = polygons.reduce((sum, polygon) => sum + polygon.length, 0);
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  const next = new Int32Array(count);
  const previous = new Int32Array(count);
  const owner = new Int32Array(count);
  const first = new Int32Array(polygons.length + 1);
  let at = 0;
  for (const [p, polygon] of polygons.entries()) {
    if (polygon.length < 3) throw new Error(`A polygon needs three corners; this one has ${polygon.length}.`);
    first[p] = at;
    for (const [i, { x, y }] of polygon.entries()) {
      if (!(Math.abs(x) < COORDINATE_LIMIT && Math.abs(y) < COORDINATE_LIMIT))
        throw new Error(`The corner ${x}, ${y} lies beyond what can be measured exactly.`);
      xs[at + i] = x;
      ys[at + i] = y;
      owner[at + i] = p;
      next[at + i] = i + 1 < polygon.length ? at + i + 1 : at;
      previous[at + i] = i > 0 ? at + i - 1 : at + polygon.length - 1;
    }
    at += polygon.length;
  }
  first[polygons.length] = at;
  return {
    polygons,
    convex: polygons.map(isConvex),
    xs,
    ys,
    next,
    previous,
    owner,
    first,
    ...layGrid(xs, ys, next, first),
  };
}

function layGrid(xs: Float64Array, ys: Float64Array, next: Int32Array, first: Int32Array) {
  const sides = xs.length;
  // One unit of margin on every side of everything: rounding while walking through cells never loses a side.
  const left = xs.reduce((a, b) => Math.min(a, b), sides === 0 ? 0 : Number.POSITIVE_INFINITY) - 2;
  const bottom = ys.reduce((a, b) => Math.min(a, b), sides === 0 ? 0 : Number.POSITIVE_INFINITY) - 2;
  const width = xs.reduce((a, b) => Math.max(a, b), left) + 2 - left;
  const height = ys.reduce((a, b) => Math.max(a, b), bottom) + 2 - bottom;
  const wanted = sides <= FEW_SIDES ? 1 : Math.sqrt(sides / SIDES_PER_CELL);
  const cell = Math.max(1, Math.max(width, height) / Math.min(MOST_CELLS_ACROSS, wanted));
  const columns = Math.floor(width / cell) + 1;
  const rows = Math.floor(height / cell) + 1;
  const cells: number[][] = Array.from({ length: columns * rows }, () => []);
  const boxes: number[][] = Array.from({ length: columns * rows }, () => []);
  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - left) / cell)));
  const row = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor((y - bottom) / cell)));

  for (let side = 0; side < sides; side += 1) {
    const ax = xs[side]!;
    const ay = ys[side]!;
    const bx = xs[next[side]!]!;
    const by = ys[next[side]!]!;
    const low = Math.min(ay, by);
    const high = Math.max(ay, by);
    for (let r = row(low - 1); r <= row(high + 1); r += 1) {
      const y0 = Math.max(low, bottom + r * cell - 1);
      const y1 = Math.min(high, bottom + (r + 1) * cell + 1);
      const x0 = ay === by ? ax : ax + ((bx - ax) * (y0 - ay)) / (by - ay);
      const x1 = ay === by ? bx : ax + ((bx - ax) * (y1 - ay)) / (by - ay);
      for (let c = column(Math.min(x0, x1) - 1); c <= column(Math.max(x0, x1) + 1); c += 1)
        cells[r * columns + c]!.push(side);
    }
  }
  for (let p = 0; p + 1 < first.length; p += 1) {
    const px = xs.subarray(first[p], first[p + 1]);
    const py = ys.subarray(first[p], first[p + 1]);
    const last = { row: row(Math.max(...py) + 1), column: column(Math.max(...px) + 1) };
    for (let r = row(Math.min(...py) - 1); r <= last.row; r += 1)
      for (let c = column(Math.min(...px) - 1); c <= last.column; c += 1) boxes[r * columns + c]!.push(p);
  }

  const [cellStart, cellSides] = packed(cells);
  const [polygonStart, cellPolygons] = packed(boxes);
  return {
    left,
    bottom,
    cell,
    columns,
    rows,
    cellStart,
    cellSides,
    polygonStart,
    cellPolygons,
    walk: new CellWalk(),
    seen: new Int32Array(sides),
    queries: new Int32Array(1),
  };
}

function packed(lists: readonly (readonly number[])[]): readonly [Int32Array, Int32Array] {
  const start = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) start[i + 1] = start[i]! + list.length;
  return [start, Int32Array.from(lists.flat())];
}

/** Polygons left out of a question, by their number in the field: 1 leaves it out. */
export type Skip = Uint8Array;

/** The number of the first polygon that the point lies inside, or -1. On an outline it may say either. */
export function polygonAt(field: Field, { x, y }: Point, skip?: Skip): number {
  const { left, bottom, cell, columns, rows, polygonStart, cellPolygons, first, xs, ys, next } = field;
  const c = Math.floor((x - left) / cell);
  const r = Math.floor((y - bottom) / cell);
  if (c < 0 || r < 0 || c >= columns || r >= rows) return -1;
  const at = r * columns + c;
  for (let k = polygonStart[at]!; k < polygonStart[at + 1]!; k += 1) {
    const polygon = cellPolygons[k]!;
    if (skip !== undefined && skip[polygon] === 1) continue;
    let inside = false;
    for (let side = first[polygon]!; side < first[polygon + 1]!; side += 1) {
      const ay = ys[side]!;
      const by = ys[next[side]!]!;
      if (ay > y === by > y) continue;
      const ax = xs[side]!;
      const turned = (xs[next[side]!]! - ax) * (y - ay) - (by - ay) * (x - ax);
      if (turned > 0 === by > ay) inside = !inside;
    }
    if (inside) return polygon;
  }
  return -1;
}

/** Visits the cells that a segment passes, one after the other: Amanatides and Woo's walk through a grid. */
class CellWalk {
  #column = 0;
  #row = 0;
  #stepX = 1;
  #stepY = 1;
  #perX = 0;
  #perY = 0;
  #toX = 0;
  #toY = 0;
  #steps = 0;
  #columns = 0;
  #rows = 0;

  start({ left, bottom, cell, columns, rows }: Field, px: number, py: number, qx: number, qy: number): void {
    const gx = (px - left) / cell;
    const gy = (py - bottom) / cell;
    const dx = qx - px;
    const dy = qy - py;
    const column = Math.floor(gx);
    const row = Math.floor(gy);
    this.#column = column;
    this.#row = row;
    this.#columns = columns;
    this.#rows = rows;
    this.#stepX = dx > 0 ? 1 : -1;
    this.#stepY = dy > 0 ? 1 : -1;
    this.#perX = dx === 0 ? Number.POSITIVE_INFINITY : Math.abs(cell / dx);
    this.#perY = dy === 0 ? Number.POSITIVE_INFINITY : Math.abs(cell / dy);
    this.#toX = dx === 0 ? Number.POSITIVE_INFINITY : (dx > 0 ? column + 1 - gx : gx - column) * this.#perX;
    this.#toY = dy === 0 ? Number.POSITIVE_INFINITY : (dy > 0 ? row + 1 - gy : gy - row) * this.#perY;
    this.#steps =
      Math.abs(Math.floor((qx - left) / cell) - column) + Math.abs(Math.floor((qy - bottom) / cell) - row) + 1;
  }

  /** The next cell inside the grid; -1 after the last. */
  next(): number {
    while (this.#steps > 0) {
      this.#steps -= 1;
      const column = this.#column;
      const row = this.#row;
      if (this.#toX < this.#toY) {
        this.#toX += this.#perX;
        this.#column = column + this.#stepX;
      } else {
        this.#toY += this.#perY;
        this.#row = row + this.#stepY;
      }
      if (column >= 0 && row >= 0 && column < this.#columns && row < this.#rows) return row * this.#columns + column;
    }
    return -1;
  }
}
