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
  for (let p = 0; p < polygons.length; p += 1) {
    const polygon = polygons[p]!;
    if (polygon.length < 3) throw new Error(`A polygon needs three corners; this one has ${polygon.length}.`);
    first[p] = at;
    for (let i = 0; i < polygon.length; i += 1) {
      const { x, y } = polygon[i]!;
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

/** What lies in the cells of a grid: written down cell by cell in one go, counted first. */
class Cells {
  readonly #cells: number;
  #at: Int32Array;
  #what: Int32Array;
  #count = 0;

  constructor(cells: number, about: number) {
    this.#cells = cells;
    this.#at = new Int32Array(about);
    this.#what = new Int32Array(about);
  }

  add(cell: number, what: number): void {
    if (this.#count === this.#at.length) {
      this.#at = longer(this.#at);
      this.#what = longer(this.#what);
    }
    this.#at[this.#count] = cell;
    this.#what[this.#count] = what;
    this.#count += 1;
  }

  /** By cell, in the order in which they were added: where those of each cell begin, and all of them. */
  packed(): readonly [Int32Array, Int32Array] {
    const start = new Int32Array(this.#cells + 1);
    for (let i = 0; i < this.#count; i += 1) start[this.#at[i]! + 1]! += 1;
    for (let cell = 0; cell < this.#cells; cell += 1) start[cell + 1]! += start[cell]!;
    const free = start.slice();
    const list = new Int32Array(this.#count);
    for (let i = 0; i < this.#count; i += 1) {
      const cell = this.#at[i]!;
      list[free[cell]!] = this.#what[i]!;
      free[cell]! += 1;
    }
    return [start, list];
  }
}

function longer(list: Int32Array): Int32Array {
  const twice = new Int32Array(2 * list.length + 16);
  twice.set(list);
  return twice;
}

function layGrid(xs: Float64Array, ys: Float64Array, next: Int32Array, first: Int32Array) {
  const sides = xs.length;
  // One unit of margin on every side of everything: rounding while walking through cells never loses a side.
  const all = boundsOf(xs, ys, 0, sides);
  const left = (sides === 0 ? 0 : all.left) - 2;
  const bottom = (sides === 0 ? 0 : all.bottom) - 2;
  const width = Math.max(all.right, left) + 2 - left;
  const height = Math.max(all.top, bottom) + 2 - bottom;
  const wanted = sides <= FEW_SIDES ? 1 : Math.sqrt(sides / SIDES_PER_CELL);
  const cell = Math.max(1, Math.max(width, height) / Math.min(MOST_CELLS_ACROSS, wanted));
  const columns = Math.floor(width / cell) + 1;
  const rows = Math.floor(height / cell) + 1;
  const inCells = new Cells(columns * rows, 4 * sides);
  const boxes = new Cells(columns * rows, 2 * sides);
  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - left) / cell)));
  const row = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor((y - bottom) / cell)));

  for (let side = 0; side < sides; side += 1) {
    const ax = xs[side]!;
    const ay = ys[side]!;
    const bx = xs[next[side]!]!;
    const by = ys[next[side]!]!;
    const low = Math.min(ay, by);
    const high = Math.max(ay, by);
    const last = row(high + 1);
    for (let r = row(low - 1); r <= last; r += 1) {
      const y0 = Math.max(low, bottom + r * cell - 1);
      const y1 = Math.min(high, bottom + (r + 1) * cell + 1);
      const x0 = ay === by ? ax : ax + ((bx - ax) * (y0 - ay)) / (by - ay);
      const x1 = ay === by ? bx : ax + ((bx - ax) * (y1 - ay)) / (by - ay);
      const end = column(Math.max(x0, x1) + 1);
      for (let c = column(Math.min(x0, x1) - 1); c <= end; c += 1) inCells.add(r * columns + c, side);
    }
  }
  for (let p = 0; p + 1 < first.length; p += 1) {
    const box = boundsOf(xs, ys, first[p]!, first[p + 1]!);
    const last = { row: row(box.top + 1), column: column(box.right + 1) };
    for (let r = row(box.bottom - 1); r <= last.row; r += 1)
      for (let c = column(box.left - 1); c <= last.column; c += 1) boxes.add(r * columns + c, p);
  }

  const [cellStart, cellSides] = inCells.packed();
  const [polygonStart, cellPolygons] = boxes.packed();
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

/** The box around the corners from one number up to another. */
function boundsOf(xs: Float64Array, ys: Float64Array, from: number, end: number) {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = from; i < end; i += 1) {
    const x = xs[i]!;
    const y = ys[i]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < bottom) bottom = y;
    if (y > top) top = y;
  }
  return { left, right, bottom, top };
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
