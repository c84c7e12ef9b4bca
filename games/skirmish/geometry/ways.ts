/**
 * Shortest ways of a disc among obstacles. Its middle moves among the grown obstacles; a shortest way is a straight
 * line, or bends at corners of grown obstacles, and only around them: both neighbours of the corner lie on the same side
 * of each of the two lines that meet there. The search (A*) looks whether a line is free only when the line would be
 * used, and remembers the answer, since the obstacles stay while many ways are asked for.
 */
import { type Field, layField, walkCells } from './field.ts';
import { growDiscs, growPolygons } from './grow.ts';
import { Heap } from './heap.ts';
import { between, type Disc, distance, type Point, TOLERANCE, turn } from './point.ts';
import type { Polygon } from './polygon.ts';
import type { Table } from './sweep.ts';

/** A way: the points at which it bends, start and end included, and its length. */
export interface Way {
  readonly path: readonly Point[];
  readonly length: number;
}

/** Lines from a corner to other corners: whether a line is free is found out when it is first needed. */
interface Lines {
  readonly to: Int32Array;
  readonly length: Float64Array;
  readonly state: Uint8Array;
}

const UNKNOWN = 0;
const OPEN = 1;
const SHUT = 2;

/**
 * A start or an end that touches an obstacle may lie this deep inside the grown one: by rounding, and because its corners
 * are cut from a polygon. Crossings that near to it do not count.
 */
const TOUCHING = 3 * TOLERANCE;

/** The ground for discs of one radius. */
export class Ground {
  readonly r: number;
  readonly field: Field;
  readonly #table: Table;
  /** Corners at which a way may bend, as numbers of the field's corners. */
  readonly #corners: Int32Array;
  readonly #lines = new Map<number, Lines>();

  constructor(r: number, polygons: readonly Polygon[], discs: readonly Disc[], table: Table) {
    this.r = r;
    this.#table = table;
    this.field = layField([...growPolygons(polygons, r), ...growDiscs(discs, r)]);
    const { xs, ys, owner } = this.field;
    const corners: number[] = [];
    for (let i = 0; i < xs.length; i += 1) {
      const x = xs[i]!;
      const y = ys[i]!;
      const onTable =
        x >= r - TOLERANCE &&
        y >= r - TOLERANCE &&
        x <= table.width - r + TOLERANCE &&
        y <= table.height - r + TOLERANCE;
      if (onTable && !isBuried(this.field, x, y, owner[i]!)) corners.push(i);
    }
    this.#corners = Int32Array.from(corners);
  }

  /** Whether the middle of a disc can be here: on the table, and in no grown obstacle deeper than by touching it. */
  isOpen({ x, y }: Point): boolean {
    const { r } = this;
    const { width, height } = this.#table;
    return (
      x >= r - TOLERANCE &&
      y >= r - TOLERANCE &&
      x <= width - r + TOLERANCE &&
      y <= height - r + TOLERANCE &&
      !isDeepInside(this.field, x, y)
    );
  }

  /** The shortest way from one point to another, if there is one no longer than `limit`. */
  way(from: Point, to: Point, limit = Number.POSITIVE_INFINITY): Way | undefined {
    const straight = distance(from, to);
    if (straight > limit || !this.isOpen(to)) return undefined;
    if (this.#isFree(from.x, from.y, to.x, to.y, TOUCHING, TOUCHING)) return { path: [from, to], length: straight };
    const search = this.#search(from, limit, to);
    return search.length === undefined ? undefined : { path: search.pathTo(to), length: search.length };
  }

  /** All corners that can be reached within `limit`, nearest first. */
  within(from: Point, limit: number): Reached[] {
    return this.#search(from, limit, undefined).reached;
  }

  /** Whether the straight line to a corner, or between free points, is free. */
  isStraight(from: Point, to: Point): boolean {
    return this.#isFree(from.x, from.y, to.x, to.y, TOUCHING, TOUCHING);
  }

  /** Whether a line from a corner to a point bends around that corner and not into it. */
  isTautAt(corner: number, to: Point): boolean {
    return isTaut(this.field, corner, to.x, to.y);
  }

  #search(from: Point, limit: number, to: Point | undefined): Search {
    const { xs, ys } = this.field;
    const search = new Search(this.field);
    const rest = (x: number, y: number) =>
      to === undefined ? 0 : Math.sqrt((to.x - x) * (to.x - x) + (to.y - y) * (to.y - y));
    const corners = this.#corners;
    for (let k = 0; k < corners.length; k += 1) {
      const corner = corners[k]!;
      const dx = xs[corner]! - from.x;
      const dy = ys[corner]! - from.y;
      const length = Math.sqrt(dx * dx + dy * dy);
      const whole = length + rest(xs[corner]!, ys[corner]!);
      if (whole > limit || !isTaut(this.field, corner, from.x, from.y)) continue;
      search.push(whole, length, corner, START, -1);
    }
    for (let step = search.pop(); step >= 0; step = search.pop()) {
      const corner = search.corner(step);
      const length = search.lengthOf(step);
      const before = search.before(step);
      if (corner === GOAL) {
        if (!this.#isFree(xs[before]!, ys[before]!, to!.x, to!.y, 0, TOUCHING)) continue;
        search.finish(before, length);
        break;
      }
      if (search.isSettled(corner)) continue;
      const free =
        before === START
          ? this.#isFree(from.x, from.y, xs[corner]!, ys[corner]!, TOUCHING, 0)
          : this.#isLineFree(before, search.line(step));
      if (!free) continue;
      search.settle(corner, before, length);
      if (to !== undefined && isTaut(this.field, corner, to.x, to.y)) {
        const whole = length + rest(xs[corner]!, ys[corner]!);
        if (whole <= limit) search.push(whole, whole, GOAL, corner, -1);
      }
      const lines = this.#linesFrom(corner);
      for (let k = 0; k < lines.to.length; k += 1) {
        const next = lines.to[k]!;
        if (lines.state[k] === SHUT || search.isSettled(next)) continue;
        const far = length + lines.length[k]!;
        const whole = far + rest(xs[next]!, ys[next]!);
        if (whole <= limit) search.push(whole, far, next, corner, k);
      }
    }
    search.start = from;
    return search;
  }

  #linesFrom(corner: number): Lines {
    const known = this.#lines.get(corner);
    if (known !== undefined) return known;
    const { xs, ys } = this.field;
    const x = xs[corner]!;
    const y = ys[corner]!;
    const to: number[] = [];
    const length: number[] = [];
    for (const other of this.#corners) {
      if (other === corner || (xs[other] === x && ys[other] === y)) continue;
      if (!isTaut(this.field, other, x, y) || !isTaut(this.field, corner, xs[other]!, ys[other]!)) continue;
      to.push(other);
      length.push(Math.sqrt((xs[other]! - x) * (xs[other]! - x) + (ys[other]! - y) * (ys[other]! - y)));
    }
    const lines = { to: Int32Array.from(to), length: Float64Array.from(length), state: new Uint8Array(to.length) };
    this.#lines.set(corner, lines);
    return lines;
  }

  #isLineFree(corner: number, k: number): boolean {
    const lines = this.#lines.get(corner)!;
    if (lines.state[k] === UNKNOWN) {
      const { xs, ys } = this.field;
      const other = lines.to[k]!;
      lines.state[k] = this.#isFree(xs[corner]!, ys[corner]!, xs[other]!, ys[other]!, 0, 0) ? OPEN : SHUT;
    }
    return lines.state[k] === OPEN;
  }

  /** Whether the middle can go straight from p to q; crossings within `nearP` of p and `nearQ` of q do not count. */
  #isFree(px: number, py: number, qx: number, qy: number, nearP: number, nearQ: number): boolean {
    const { walked, cellStart, cellSides, xs, ys, next, previous } = this.field;
    const dx = qx - px;
    const dy = qy - py;
    const length = Math.sqrt(dx * dx + dy * dy);
    const cells = walkCells(this.field, px, py, qx, qy);
    for (let c = 0; c < cells; c += 1) {
      const cell = walked[c]!;
      const end = cellStart[cell + 1]!;
      for (let k = cellStart[cell]!; k < end; k += 1) {
        const side = cellSides[k]!;
        const ax = xs[side]! - px;
        const ay = ys[side]! - py;
        const n = next[side]!;
        const bx = xs[n]! - px;
        const by = ys[n]! - py;
        const ofA = dx * ay - dy * ax;
        const ofB = dx * by - dy * bx;
        if ((ofA > 0 && ofB >= 0) || (ofA < 0 && ofB <= 0)) continue;
        if (ofA === 0) {
          // The line passes corner a: it is crossed there if the obstacle lies on both sides of the line.
          const along = ax * dx + ay * dy;
          if (along <= 0 || along >= length * length) continue;
          const before = previous[side]!;
          const ofBefore = dx * (ys[before]! - py) - dy * (xs[before]! - px);
          if ((ofB > 0 && ofBefore < 0) || (ofB < 0 && ofBefore > 0)) return false;
          continue;
        }
        const ofP = ax * by - ay * bx;
        const ofQ = ofP + ofA - ofB;
        if (!((ofP > 0 && ofQ < 0) || (ofP < 0 && ofQ > 0))) continue;
        const from = (ofP / (ofP - ofQ)) * length;
        if (from > nearP && length - from > nearQ) return false;
      }
    }
    return true;
  }

  /** Which share of a straight line the middle can go before it meets an obstacle or the table's edge. */
  freeShare(from: Point, to: Point): number {
    const { walked, cellStart, cellSides, xs, ys, next } = this.field;
    const length = distance(from, to);
    const onTable = this.#shareOnTable(from, to);
    const stops = [0, onTable];
    const cells = walkCells(this.field, from.x, from.y, to.x, to.y);
    for (let c = 0; c < cells; c += 1)
      for (let k = cellStart[walked[c]!]!; k < cellStart[walked[c]! + 1]!; k += 1) {
        const a = { x: xs[cellSides[k]!]!, y: ys[cellSides[k]!]! };
        const b = { x: xs[next[cellSides[k]!]!]!, y: ys[next[cellSides[k]!]!]! };
        if (turn(from, to, a) > 0 === turn(from, to, b) > 0) continue;
        const ofFrom = turn(a, b, from);
        const share = ofFrom / (ofFrom - turn(a, b, to));
        if (share > 0 && share < onTable) stops.push(share);
      }
    stops.sort((p, q) => p - q);
    // Between two crossings the line is inside an obstacle as a whole or not at all.
    for (let i = 0; i + 1 < stops.length; i += 1) {
      const { x, y } = between(from, to, (stops[i]! + stops[i + 1]!) / 2);
      // A start that touches an obstacle may lie a little inside.
      const shallow = stops[i]! * length < TOUCHING ? TOLERANCE : 0;
      if (someAround(this.field, x, y, (polygon) => depthIn(this.field, polygon, x, y) > shallow)) return stops[i]!;
    }
    return onTable;
  }

  #shareOnTable(from: Point, to: Point): number {
    const { r } = this;
    const { width, height } = this.#table;
    let share = 1;
    if (to.x > width - r) share = Math.min(share, (width - r - from.x) / (to.x - from.x));
    if (to.y > height - r) share = Math.min(share, (height - r - from.y) / (to.y - from.y));
    if (to.x < r) share = Math.min(share, (r - from.x) / (to.x - from.x));
    if (to.y < r) share = Math.min(share, (r - from.y) / (to.y - from.y));
    return Math.max(0, share);
  }
}

/** A corner that was reached: where, from which corner (-1: the start), and after how long a way. */
export interface Reached {
  readonly corner: number;
  readonly at: Point;
  readonly from: Point;
  readonly length: number;
}

const START = -1;
const GOAL = -2;

/** What a search has settled, and the steps it may take next. */
class Search {
  readonly #field: Field;
  readonly #heap = new Heap();
  readonly #length: number[] = [];
  readonly #corner: number[] = [];
  readonly #before: number[] = [];
  readonly #line: number[] = [];
  readonly #settled = new Map<number, { readonly before: number; readonly length: number }>();
  start: Point = { x: 0, y: 0 };
  #last = START;
  length: number | undefined = undefined;

  constructor(field: Field) {
    this.#field = field;
  }

  push(whole: number, length: number, corner: number, before: number, line: number): void {
    this.#heap.push(whole, this.#length.length);
    this.#length.push(length);
    this.#corner.push(corner);
    this.#before.push(before);
    this.#line.push(line);
  }

  pop = (): number => this.#heap.pop();
  corner = (step: number): number => this.#corner[step]!;
  before = (step: number): number => this.#before[step]!;
  line = (step: number): number => this.#line[step]!;
  lengthOf = (step: number): number => this.#length[step]!;
  isSettled = (corner: number): boolean => this.#settled.has(corner);

  settle(corner: number, before: number, length: number): void {
    this.#settled.set(corner, { before, length });
  }

  finish(last: number, length: number): void {
    this.#last = last;
    this.length = length;
  }

  pathTo(to: Point): Point[] {
    const path = [to];
    for (let at = this.#last; at !== START; at = this.#settled.get(at)!.before) path.unshift(this.#pointOf(at));
    path.unshift(this.start);
    return path;
  }

  get reached(): Reached[] {
    return [...this.#settled].map(([corner, { before, length }]) => ({
      corner,
      at: this.#pointOf(corner),
      from: before === START ? this.start : this.#pointOf(before),
      length,
    }));
  }

  #pointOf(corner: number): Point {
    return { x: this.#field.xs[corner]!, y: this.#field.ys[corner]! };
  }
}

/** Whether the obstacle at the corner lies on one side of the line through the corner and (x, y). */
function isTaut({ xs, ys, next, previous }: Field, corner: number, x: number, y: number): boolean {
  const cx = xs[corner]!;
  const cy = ys[corner]!;
  const dx = cx - x;
  const dy = cy - y;
  const n = next[corner]!;
  const p = previous[corner]!;
  const ofNext = dx * (ys[n]! - cy) - dy * (xs[n]! - cx);
  const ofPrevious = dx * (ys[p]! - cy) - dy * (xs[p]! - cx);
  // Whole points give whole numbers; half of one leaves room for rounding where a point is not whole.
  return !((ofNext > 0.5 && ofPrevious < -0.5) || (ofNext < -0.5 && ofPrevious > 0.5));
}

/** Whether the point lies inside a grown obstacle other than `own`, and not on its outline. */
function isBuried(field: Field, x: number, y: number, own: number): boolean {
  return someAround(field, x, y, (polygon) => polygon !== own && depthIn(field, polygon, x, y) > 0);
}

function isDeepInside(field: Field, x: number, y: number): boolean {
  return someAround(field, x, y, (polygon) => depthIn(field, polygon, x, y) > TOUCHING);
}

function someAround(field: Field, x: number, y: number, holds: (polygon: number) => boolean): boolean {
  const { left, bottom, cell, columns, rows, polygonStart, cellPolygons } = field;
  const column = Math.floor((x - left) / cell);
  const row = Math.floor((y - bottom) / cell);
  if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
  const at = row * columns + column;
  for (let k = polygonStart[at]!; k < polygonStart[at + 1]!; k += 1) if (holds(cellPolygons[k]!)) return true;
  return false;
}

/** How deep inside a convex polygon, corners leftwards, a point lies; 0 or less outside. */
function depthIn({ xs, ys, next, first }: Field, polygon: number, x: number, y: number): number {
  let depth = Number.POSITIVE_INFINITY;
  for (let side = first[polygon]!; side < first[polygon + 1]!; side += 1) {
    const n = next[side]!;
    const dx = xs[n]! - xs[side]!;
    const dy = ys[n]! - ys[side]!;
    const turned = dx * (y - ys[side]!) - dy * (x - xs[side]!);
    if (turned <= 0) return 0;
    depth = Math.min(depth, turned / Math.sqrt(dx * dx + dy * dy));
  }
  return depth;
}
