/**
 * Shortest ways of a disc among obstacles. Its middle moves among the grown obstacles; a shortest way is a straight
 * line, or bends at corners of grown obstacles, and only around them: both neighbours of the corner lie on the same side
 * of each of the two lines that meet there. The search (A*) finds the free lines from a corner when it first gets there
 * and remembers them, since the obstacles stay while many ways are asked for; a line from the start is looked at only when
 * it would be used.
 */
import { firstLook } from './crossing.ts';
import { type Field, layField } from './field.ts';
import { growDiscs, growPolygons } from './grow.ts';
import { Heap } from './heap.ts';
import { between, type Disc, distance, type Point, TOLERANCE, turn } from './point.ts';
import type { Polygon } from './polygon.ts';
import type { Table } from './sweep.ts';
import { isOnTable } from './walk.ts';

/** A way: the points at which it bends, start and end included, and its length. */
export interface Way {
  readonly path: readonly Point[];
  readonly length: number;
}

/** Free lines from a corner to other corners, and their lengths. */
interface Lines {
  readonly to: readonly number[];
  readonly length: readonly number[];
}

/** In place of a corner's number. */
const START = -1;
const GOAL = -2;
/** All corners of one obstacle: its number stands where the step's beginning does. */
const RING = -3;

/**
 * A start or an end that touches an obstacle may lie this deep inside the grown one: by rounding, and because its corners
 * are cut from a polygon. Crossings that near to it do not count.
 */
const TOUCHING = 3 * TOLERANCE;

/** A corner that was reached: where, straight from which corner (none: the start), and after how long a way. */
export interface Reached {
  readonly corner: number;
  readonly at: Point;
  readonly before: Reached | undefined;
  readonly length: number;
}

/** The ground for discs of one radius. Remembers which lines are free; asking the same twice gives the same. */
export class Ground {
  readonly r: number;
  readonly field: Field;
  readonly #table: Table;
  readonly #corners: Corners;
  readonly #lines: (Lines | undefined)[];
  readonly #search: Search;

  constructor(r: number, polygons: readonly Polygon[], discs: readonly Disc[], table: Table) {
    this.r = r;
    this.#table = table;
    this.field = layField([...growPolygons(polygons, r), ...growDiscs(discs, r)]);
    this.#corners = new Corners(this.field, (corner) => this.#isUsable(corner));
    this.#lines = Array.from({ length: this.#corners.count }, () => undefined);
    this.#search = new Search(this.#corners.count);
  }

  /** Whether a way may bend at this corner of the field. */
  #isUsable(corner: number): boolean {
    const { xs, ys, owner } = this.field;
    const at = { x: xs[corner]!, y: ys[corner]! };
    return isOnTable(this.r, at, this.#table) && !isBuried(this.field, at.x, at.y, owner[corner]!);
  }

  /** Whether the middle of a disc can be here: on the table, and in no grown obstacle deeper than by touching it. */
  isOpen(at: Point): boolean {
    return isOnTable(this.r, at, this.#table) && !isDeepInside(this.field, at.x, at.y);
  }

  /** The shortest way from one point to another, if there is one no longer than `limit`. */
  way(from: Point, to: Point, limit = Number.POSITIVE_INFINITY): Way | undefined {
    const straight = distance(from, to);
    if (straight > limit || !this.isOpen(to)) return undefined;
    if (this.isStraight(from, to)) return { path: [from, to], length: straight };
    const last = this.#run(from, limit, to);
    if (last === START) return undefined;
    const { x, y } = this.#corners;
    const path = [to];
    for (let at = last; at !== START; at = this.#search.before[at]!) path.unshift({ x: x[at]!, y: y[at]! });
    path.unshift(from);
    return { path, length: this.#search.length[last]! + distance(path.at(-2)!, to) };
  }

  /** All corners that can be reached within `limit`, nearest first. */
  within(from: Point, limit: number): Reached[] {
    this.#run(from, limit, undefined);
    const { before, length, settled } = this.#search;
    const { x, y } = this.#corners;
    const reached = new Map<number, Reached>();
    for (const corner of settled)
      reached.set(corner, {
        corner,
        at: { x: x[corner]!, y: y[corner]! },
        before: reached.get(before[corner]!),
        length: length[corner]!,
      });
    return [...reached.values()];
  }

  /** Whether the straight line between two points is free; either may touch an obstacle. */
  isStraight(from: Point, to: Point): boolean {
    return this.#isFree(from.x, from.y, to.x, to.y, TOUCHING, TOUCHING);
  }

  /** Whether a way may go straight on from a corner to a point: around the obstacle there, and past all others. */
  goesOn(corner: number, to: Point): boolean {
    const { x, y } = this.#corners;
    return this.#corners.isTaut(corner, to.x, to.y) && this.#isFree(x[corner]!, y[corner]!, to.x, to.y, 0, TOUCHING);
  }

  /** From a corner to the next and to the previous corner of its obstacle. */
  sidesAt(corner: number): readonly [Point, Point] {
    const { nextX, nextY, previousX, previousY } = this.#corners;
    return [
      { x: nextX[corner]!, y: nextY[corner]! },
      { x: previousX[corner]!, y: previousY[corner]! },
    ];
  }

  /**
   * Settles corners in the order of their ways' lengths, up to `limit`. With a goal, in the order of the least that a way
   * through them can measure, until the goal is reached: returns the last corner before it, START if there is none.
   */
  #run(from: Point, limit: number, to: Point | undefined): number {
    const corners = this.#corners;
    const { x, y, rings } = corners;
    const search = this.#search;
    search.begin();
    // An obstacle's corners are looked at only when its middle promises a way that is short enough.
    for (let ring = 0; ring < rings.length; ring += 1) {
      const { middle } = rings[ring]!;
      const there = Math.max(0, span(from.x, from.y, middle.x, middle.y) - middle.r);
      const on = to === undefined ? 0 : Math.max(0, span(middle.x, middle.y, to.x, to.y) - middle.r);
      if (there + on <= limit) search.push(there + on, 0, RING, ring);
    }
    for (let step = search.pop(); step >= 0; step = search.pop()) {
      const corner = search.corner[step]!;
      const before = search.from[step]!;
      if (corner === RING) {
        const { first, end } = rings[before]!;
        for (let each = first; each < end; each += 1) {
          if (!corners.isTaut(each, from.x, from.y)) continue;
          const length = span(from.x, from.y, x[each]!, y[each]!);
          const whole = to === undefined ? length : length + span(x[each]!, y[each]!, to.x, to.y);
          if (whole <= limit) search.push(whole, length, each, START);
        }
        continue;
      }
      if (corner === GOAL) {
        if (this.#isFree(x[before]!, y[before]!, to!.x, to!.y, 0, TOUCHING)) return before;
        continue;
      }
      if (search.isSettled(corner)) continue;
      if (before === START && !this.#isFree(from.x, from.y, x[corner]!, y[corner]!, TOUCHING, 0)) continue;
      const length = search.walked[step]!;
      search.settle(corner, before, length);
      // The way came in along (inX, inY), and may only bend towards the obstacle's hand.
      const inX = x[corner]! - (before === START ? from.x : x[before]!);
      const inY = y[corner]! - (before === START ? from.y : y[before]!);
      const hand = corners.hand(corner, inX, inY);
      if (
        to !== undefined &&
        (inX * (to.y - y[corner]!) - inY * (to.x - x[corner]!)) * hand >= 0 &&
        corners.isTaut(corner, to.x, to.y)
      ) {
        const whole = length + span(x[corner]!, y[corner]!, to.x, to.y);
        if (whole <= limit) search.push(whole, whole, GOAL, corner);
      }
      const lines = this.#linesFrom(corner);
      for (let k = 0; k < lines.to.length; k += 1) {
        const next = lines.to[k]!;
        const turned = inX * (y[next]! - y[corner]!) - inY * (x[next]! - x[corner]!);
        if (turned * hand < 0 || search.isSettled(next)) continue;
        const far = length + lines.length[k]!;
        const whole = to === undefined ? far : far + span(x[next]!, y[next]!, to.x, to.y);
        if (whole <= limit && search.isShorter(next, far)) search.push(whole, far, next, corner);
      }
    }
    return START;
  }

  #linesFrom(corner: number): Lines {
    const known = this.#lines[corner];
    if (known !== undefined) return known;
    const corners = this.#corners;
    const x = corners.x[corner]!;
    const y = corners.y[corner]!;
    const to: number[] = [];
    for (let other = 0; other < corners.count; other += 1) {
      const otherX = corners.x[other]!;
      const otherY = corners.y[other]!;
      if (otherX === x && otherY === y) continue;
      if (!corners.isTaut(other, x, y) || !corners.isTaut(corner, otherX, otherY)) continue;
      if (this.#isFree(x, y, otherX, otherY, 0, 0)) to.push(other);
    }
    const lines = { to, length: to.map((other) => span(x, y, corners.x[other]!, corners.y[other]!)) };
    this.#lines[corner] = lines;
    return lines;
  }

  /** Whether the middle can go straight from p to q; crossings within `nearP` of p and `nearQ` of q do not count. */
  #isFree(px: number, py: number, qx: number, qy: number, nearP: number, nearQ: number): boolean {
    return firstLook(this.field, px, py, qx, qy, undefined, nearP, nearQ) < 0;
  }

  /** Which share of a straight line the middle can go before it meets an obstacle or the table's edge. */
  freeShare(from: Point, to: Point): number {
    const { walk, cellStart, cellSides, xs, ys, next } = this.field;
    const length = distance(from, to);
    const onTable = this.#shareOnTable(from, to);
    const stops = [0, onTable];
    walk.start(this.field, from.x, from.y, to.x, to.y);
    for (let cell = walk.next(); cell >= 0; cell = walk.next())
      for (let k = cellStart[cell]!; k < cellStart[cell + 1]!; k += 1) {
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

const span = (px: number, py: number, qx: number, qy: number): number =>
  Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py));

/** The corners at which ways may bend, numbered from 0, with the directions of their obstacle's sides there. */
class Corners {
  readonly count: number;
  /** The corners of each obstacle, and a disc that holds them. */
  readonly rings: readonly { readonly first: number; readonly end: number; readonly middle: Disc }[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly nextX: Float64Array;
  readonly nextY: Float64Array;
  readonly previousX: Float64Array;
  readonly previousY: Float64Array;

  constructor({ xs, ys, next, previous, first: firstSide }: Field, isUsable: (corner: number) => boolean) {
    const usable: number[] = [];
    const rings: { first: number; end: number; middle: Disc }[] = [];
    for (let ring = 0; ring + 1 < firstSide.length; ring += 1) {
      const first = usable.length;
      for (let i = firstSide[ring]!; i < firstSide[ring + 1]!; i += 1) if (isUsable(i)) usable.push(i);
      if (usable.length > first)
        rings.push({ first, end: usable.length, middle: discAround(xs, ys, usable.slice(first)) });
    }
    this.rings = rings;
    this.count = usable.length;
    this.x = Float64Array.from(usable, (i) => xs[i]!);
    this.y = Float64Array.from(usable, (i) => ys[i]!);
    this.nextX = Float64Array.from(usable, (i) => xs[next[i]!]! - xs[i]!);
    this.nextY = Float64Array.from(usable, (i) => ys[next[i]!]! - ys[i]!);
    this.previousX = Float64Array.from(usable, (i) => xs[previous[i]!]! - xs[i]!);
    this.previousY = Float64Array.from(usable, (i) => ys[previous[i]!]! - ys[i]!);
  }

  /** Whether the obstacle at the corner lies on one side of the line through the corner and a point. */
  isTaut(corner: number, px: number, py: number): boolean {
    const dx = this.x[corner]! - px;
    const dy = this.y[corner]! - py;
    const ofNext = dx * this.nextY[corner]! - dy * this.nextX[corner]!;
    const ofPrevious = dx * this.previousY[corner]! - dy * this.previousX[corner]!;
    // Whole points give whole numbers; half of one leaves room for rounding where a point is not whole.
    return !((ofNext > 0.5 && ofPrevious < -0.5) || (ofNext < -0.5 && ofPrevious > 0.5));
  }

  /** On which hand of a line in this direction the obstacle lies: positive for the left. */
  hand(corner: number, dx: number, dy: number): number {
    const ofNext = dx * this.nextY[corner]! - dy * this.nextX[corner]!;
    const ofPrevious = dx * this.previousY[corner]! - dy * this.previousX[corner]!;
    return ofNext + ofPrevious > 0 ? 1 : -1;
  }
}

/** A disc that holds these corners. */
function discAround(xs: Float64Array, ys: Float64Array, corners: readonly number[]): Disc {
  const x = corners.reduce((sum, i) => sum + xs[i]!, 0) / corners.length;
  const y = corners.reduce((sum, i) => sum + ys[i]!, 0) / corners.length;
  return { x, y, r: corners.reduce((most, i) => Math.max(most, span(x, y, xs[i]!, ys[i]!)), 0) };
}

/** What a search has settled, and the steps it may take next. Used again for every search. */
class Search {
  readonly #heap = new Heap();
  #steps = 0;
  #round = 0;
  readonly #settledIn: Int32Array;
  readonly #foundIn: Int32Array;
  readonly #found: Float64Array;
  readonly before: Int32Array;
  readonly length: Float64Array;
  settled: number[] = [];
  // Of each step: the corner it leads to, from which, and the way walked then.
  corner = new Int32Array(1024);
  from = new Int32Array(1024);
  walked = new Float64Array(1024);

  constructor(corners: number) {
    this.#settledIn = new Int32Array(corners);
    this.#foundIn = new Int32Array(corners);
    this.#found = new Float64Array(corners);
    this.before = new Int32Array(corners);
    this.length = new Float64Array(corners);
  }

  begin(): void {
    this.#heap.clear();
    this.#steps = 0;
    this.#round += 1;
    this.settled = [];
  }

  push(cost: number, walked: number, corner: number, from: number): void {
    const step = this.#steps;
    if (step === this.corner.length) this.#grow();
    this.#steps += 1;
    this.corner[step] = corner;
    this.from[step] = from;
    this.walked[step] = walked;
    this.#heap.push(cost, step);
  }

  pop(): number {
    return this.#heap.pop();
  }

  /** Whether this is the shortest free way to a corner found so far; if so, it is noted. */
  isShorter(corner: number, length: number): boolean {
    if (this.#foundIn[corner] === this.#round && this.#found[corner]! <= length) return false;
    this.#foundIn[corner] = this.#round;
    this.#found[corner] = length;
    return true;
  }

  isSettled(corner: number): boolean {
    return this.#settledIn[corner] === this.#round;
  }

  settle(corner: number, before: number, length: number): void {
    this.#settledIn[corner] = this.#round;
    this.before[corner] = before;
    this.length[corner] = length;
    this.settled.push(corner);
  }

  #grow(): void {
    const wider = <A extends Int32Array | Float64Array>(to: A, from: A): A => {
      to.set(from);
      return to;
    };
    const size = 2 * this.corner.length;
    this.corner = wider(new Int32Array(size), this.corner);
    this.from = wider(new Int32Array(size), this.from);
    this.walked = wider(new Float64Array(size), this.walked);
  }
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
