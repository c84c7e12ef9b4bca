/**
 * Shortest ways of a disc among obstacles. Its middle moves among the grown obstacles; a shortest way is a straight
 * line, or bends at corners of grown obstacles, and only around them: both neighbours of the corner lie on the same side
 * of each of the two lines that meet there. The search (A*) goes from rim to rim and along rims (rims.ts); it finds the
 * free lines from a corner when it first gets there and remembers them, since the obstacles stay while many ways are asked
 * for. A line from the start is looked at only when it would be used.
 */
import { Corners, span } from './corners.ts';
import { firstLook } from './crossing.ts';
import { type Field, layField } from './field.ts';
import { growDiscs, growPolygons } from './grow.ts';
import { between, type Disc, distance, type Point, TOLERANCE, turn } from './point.ts';
import type { Polygon } from './polygon.ts';
import { Rims, type Stretch } from './rims.ts';
import { Search } from './search.ts';
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
/** Not looked for yet. */
const UNKNOWN = -2;

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
  readonly #rims: Rims;
  /** By obstacle and hand, the corner from which ways leave for the goal of the search in progress. */
  readonly #goals: Int32Array;
  /** Scratch for the tangents from a point to an obstacle. */
  readonly #tangents: Int32Array;

  constructor(r: number, polygons: readonly Polygon[], discs: readonly Disc[], table: Table) {
    this.r = r;
    this.#table = table;
    this.field = layField([...growPolygons(polygons, r), ...growDiscs(discs, r)]);
    this.#corners = new Corners(this.field, (corner) => this.#isUsable(corner));
    this.#lines = Array.from({ length: this.#corners.count }, () => undefined);
    this.#search = new Search(this.#corners.count);
    this.#goals = new Int32Array(2 * this.#corners.rings.length);
    this.#tangents = new Int32Array(this.#corners.count);
    const { x, y } = this.#corners;
    this.#rims = new Rims(this.#corners, (a, b) => this.#isFree(x[a]!, y[a]!, x[b]!, y[b]!, 0, 0));
  }

  /** What it is made of; all else follows from that. */
  toJSON(): unknown {
    return { r: this.r, table: this.#table, polygons: this.field.polygons };
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
    const last = this.#seek(from, limit, to);
    if (last === START) return undefined;
    const path = [to, ...this.#cornersTo(last), from].reverse();
    return { path, length: this.#search.length[last]! + distance(path.at(-2)!, to) };
  }

  /** The corners of the way that was found, the last one first. */
  #cornersTo(last: number): Point[] {
    const { x, y } = this.#corners;
    const { before, along } = this.#search;
    const found: Point[] = [];
    for (let at = last; at !== START; at = before[at]!) {
      found.push({ x: x[at]!, y: y[at]! });
      if (along[at] === 0) continue;
      // Along a rim: all its corners back to the one where the way came to it.
      const back = -along[at]!;
      for (let rim = this.#rims.next(at, back); rim !== before[at]; rim = this.#rims.next(rim, back))
        found.push({ x: x[rim]!, y: y[rim]! });
    }
    return found;
  }

  /** All corners that can be reached within `limit`, nearest first. */
  within(from: Point, limit: number): Reached[] {
    this.#spread(from, limit);
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

  /** Settles corners in the order of their ways' lengths, up to `limit`. */
  #spread(from: Point, limit: number): void {
    const corners = this.#corners;
    const { x, y } = corners;
    const search = this.#search;
    this.#beginAt(from, limit, undefined);
    for (let step = search.pop(); step >= 0; step = search.pop()) {
      const corner = search.corner[step]!;
      const before = search.from[step]!;
      if (corner === RING) {
        this.#openRing(before, from, limit, undefined);
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
      const lines = this.#linesFrom(corner);
      for (let k = 0; k < lines.to.length; k += 1) {
        const next = lines.to[k]!;
        const turned = inX * (y[next]! - y[corner]!) - inY * (x[next]! - x[corner]!);
        if (turned * hand < 0 || search.isSettled(next)) continue;
        const far = length + lines.length[k]!;
        if (far <= limit && search.isShorter(next, far)) search.push(far, far, next, corner);
      }
    }
  }

  /** An obstacle's corners are looked at only when its middle promises a way that is short enough. */
  #beginAt(from: Point, limit: number, to: Point | undefined): void {
    const { rings } = this.#corners;
    const search = this.#search;
    search.begin();
    for (let ring = 0; ring < rings.length; ring += 1) {
      const { middle } = rings[ring]!;
      const there = Math.max(0, span(from.x, from.y, middle.x, middle.y) - middle.r);
      const on = to === undefined ? 0 : Math.max(0, span(middle.x, middle.y, to.x, to.y) - middle.r);
      if (there + on <= limit) search.push(there + on, 0, RING, ring);
    }
  }

  /** Tangents from the start to an obstacle; whether they are free is asked when they would be used. */
  #openRing(ring: number, from: Point, limit: number, to: Point | undefined): void {
    const corners = this.#corners;
    const { x, y } = corners;
    const count = corners.tangentsFrom(ring, from.x, from.y, this.#tangents);
    for (let i = 0; i < count; i += 1) {
      const each = this.#tangents[i]!;
      const length = span(from.x, from.y, x[each]!, y[each]!);
      const whole = to === undefined ? length : length + span(x[each]!, y[each]!, to.x, to.y);
      if (whole <= limit) this.#search.push(whole, length, each, START);
    }
  }

  /**
   * Settles corners in the order of the least that a way through them can measure, from rim to rim and along rims, until
   * the goal is reached: returns the last corner before it, START if there is none.
   */
  #seek(from: Point, limit: number, to: Point): number {
    const corners = this.#corners;
    const { x, y, nextX, nextY, previousX, previousY } = corners;
    const search = this.#search;
    const rims = this.#rims;
    this.#beginAt(from, limit, to);
    this.#goals.fill(UNKNOWN);
    for (let step = search.pop(); step >= 0; step = search.pop()) {
      const corner = search.corner[step]!;
      const before = search.from[step]!;
      if (corner === RING) {
        this.#openRing(before, from, limit, to);
        continue;
      }
      if (corner === GOAL) {
        if (this.#isFree(x[before]!, y[before]!, to.x, to.y, 0, TOUCHING)) return before;
        continue;
      }
      if (search.isSettled(corner)) continue;
      if (before === START && !this.#isFree(from.x, from.y, x[corner]!, y[corner]!, TOUCHING, 0)) continue;
      const length = search.walked[step]!;
      const along = search.hand[step]!;
      search.settle(corner, before, length, along);
      // The way came in along (inX, inY), and may only bend towards the obstacle's hand.
      let inX = x[corner]! - (before === START ? from.x : x[before]!);
      let inY = y[corner]! - (before === START ? from.y : y[before]!);
      if (along !== 0) {
        inX = along > 0 ? -previousX[corner]! : -nextX[corner]!;
        inY = along > 0 ? -previousY[corner]! : -nextY[corner]!;
      }
      const hand = along === 0 ? corners.hand(corner, inX, inY) : along;
      const goX = to.x - x[corner]!;
      const goY = to.y - y[corner]!;
      if ((inX * goY - inY * goX) * hand >= 0 && corners.isTaut(corner, to.x, to.y)) {
        const whole = length + Math.sqrt(goX * goX + goY * goY);
        if (whole <= limit) search.push(whole, whole, GOAL, corner);
      }
      const exits = rims.exits(corner, hand);
      for (let k = 0; k < exits.to.length; k += 1) {
        const next = exits.to[k]!;
        const turned = inX * (y[next]! - y[corner]!) - inY * (x[next]! - x[corner]!);
        if (turned * hand < 0 || search.isSettled(next)) continue;
        const far = length + exits.length[k]!;
        const whole = far + span(x[next]!, y[next]!, to.x, to.y);
        if (whole <= limit && search.isShorter(next, far)) search.push(whole, far, next, corner);
      }
      const stretch = this.#stretchOf(corner, hand, to);
      if (stretch === undefined || search.isSettled(stretch.end)) continue;
      const far = length + stretch.length;
      const whole = far + span(x[stretch.end]!, y[stretch.end]!, to.x, to.y);
      if (whole <= limit && search.isShorter(stretch.end, far)) search.push(whole, far, stretch.end, corner, hand);
    }
    return START;
  }

  /** Along the rim to where a tangent leaves it, or to where the goal comes into view before that. */
  #stretchOf(corner: number, hand: number, to: Point): Stretch | undefined {
    const stretch = this.#rims.stretch(corner, hand);
    const ring = this.#corners.ring[corner]!;
    const key = 2 * ring + (hand > 0 ? 1 : 0);
    if (this.#goals[key] === UNKNOWN) this.#findGoals(ring, to);
    const goal = this.#goals[key]!;
    if (goal < 0 || goal === corner) return stretch;
    const most = stretch === undefined ? Number.POSITIVE_INFINITY : stretch.steps - 1;
    return this.#rims.stretchTo(corner, hand, goal, most) ?? stretch;
  }

  /** The corners at which ways of either hand leave an obstacle towards the goal; -1 where no way can bend. */
  #findGoals(ring: number, to: Point): void {
    const corners = this.#corners;
    const { x, y } = corners;
    this.#goals[2 * ring] = -1;
    this.#goals[2 * ring + 1] = -1;
    const count = corners.tangentsFrom(ring, to.x, to.y, this.#tangents);
    for (let i = 0; i < count; i += 1) {
      const each = this.#tangents[i]!;
      const hand = corners.hand(each, to.x - x[each]!, to.y - y[each]!);
      this.#goals[2 * ring + (hand > 0 ? 1 : 0)] = each;
    }
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
