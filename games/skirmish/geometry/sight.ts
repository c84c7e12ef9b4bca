/**
 * Sight between two discs: is there a straight line from any part of one to any part of the other past everything that
 * stands in the way?
 *
 * The answer is exact, not sampled. All lines that meet both discs form a closed set of two dimensions (direction and
 * offset), and every obstacle takes an open set out of it. If a free line exists, it can be shifted and turned until it
 * is held by two things at once, and it stays free on the way, since touching does not block. What can hold a line is:
 * one of the two discs (as a tangent), a corner of an obstacle, the rim of a round obstacle (as a tangent), or a point
 * where an obstacle's side crosses the rim of one of the two discs (for discs that stand partly inside an obstacle). So
 * it is enough to try the lines held by two of these: the critical lines. On each line the piece that matters runs from
 * where it leaves the first disc to where it enters the second.
 *
 * Most answers need no critical line: the line between the middles is often free, and a single side or convex polygon
 * that spans the whole corridor between the discs blocks every line at once.
 *
 * Rounding: a line may cut up to GRAZE into a corner and still count as touching it, and a slit narrower than the
 * tolerance on both sides of a line does not let it through (two pieces put side by side leave no gap to peep through).
 * Whole tenths cannot come closer to these limits by design, only by chance.
 */
import { type Corridor, corridorOf, isOutside, sidesInCorridor } from './corridor.ts';
import { FREE, firstLook } from './crossing.ts';
import { type Field, polygonAt, type Skip } from './field.ts';
import { touches } from './gap.ts';
import { between, type Disc, type Point, type Segment, TOLERANCE, towards } from './point.ts';

/** What stands in the way of sight. */
export interface Blockers {
  readonly field: Field;
  /** Polygons of the field that do not count this time. */
  readonly skip?: Skip;
  /** Round obstacles. */
  readonly discs?: readonly Disc[];
  /** Lines without width that cannot be looked across, each a chain of points. */
  readonly screens?: readonly (readonly Point[])[];
}

export type Sight =
  /** A free line from rim to rim. */
  | { readonly sees: true; readonly line: Segment }
  /** The line between the middles, and the first thing found on it, if it is one thing: a polygon's number. */
  | { readonly sees: false; readonly line: Segment; readonly by: number | undefined };

/** A line may cut this deep into a corner and counts as touching it. */
const GRAZE = 0.5;

/** Sight between two discs. The answer is the same both ways. */
export function sight(a: Disc, b: Disc, blockers: Blockers): Sight {
  const middles: Segment = { from: towards(a, b, a.r), to: towards(b, a, b.r) };
  if (touches(a, b)) return { sees: true, line: middles };
  const crossed = firstLook(blockers.field, a.x, a.y, b.x, b.y, blockers.skip);
  if (isOpen(a, blockers, crossed)) return { sees: true, line: middles };
  const line = lineAround(a, b, blockers, crossed);
  const by = crossed < 0 ? undefined : crossed;
  return line === undefined ? { sees: false, line: middles, by } : { sees: true, line };
}

/** Only whether there is sight. */
export function sees(a: Disc, b: Disc, blockers: Blockers): boolean {
  if (touches(a, b)) return true;
  const crossed = firstLook(blockers.field, a.x, a.y, b.x, b.y, blockers.skip);
  return isOpen(a, blockers, crossed) || lineAround(a, b, blockers, crossed) !== undefined;
}

/** Whether the line between the middles is free at first look. */
const isOpen = (a: Disc, { field, skip, discs = NONE, screens = NONE }: Blockers, crossed: number): boolean =>
  crossed === FREE && discs.length === 0 && screens.length === 0 && polygonAt(field, a, skip) < 0;

/** A free line past what stands between the middles, if there is one. */
function lineAround(a: Disc, b: Disc, blockers: Blockers, crossed: number): Segment | undefined {
  const { field, skip, discs = NONE, screens = NONE } = blockers;
  const corridor = corridorOf(a, b)!;
  if (isSpanned(a, b, corridor, field, crossed, skip)) return undefined;
  const sides = sidesInCorridor(field, corridor, skip);
  return freeCriticalLine(a, b, new Lines(a, b, corridor, field, sides, skip, discs, screens));
}

const NONE: readonly never[] = [];

/** Whether one of the polygons on the line between the middles spans the whole corridor; the first is known. */
function isSpanned(
  a: Disc,
  b: Disc,
  corridor: Corridor,
  field: Field,
  crossed: number,
  skip: Skip | undefined,
): boolean {
  if (crossed < 0) return false;
  if (spans(field, crossed, corridor, a, b)) return true;
  const { walk, cellStart, cellSides, xs, ys, next, owner, first, seen, queries } = field;
  // A polygon is marked by the number of its first side; each is looked at once.
  queries[0] = queries[0]! + 1;
  seen[first[crossed]!] = queries[0]!;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  walk.start(field, a.x, a.y, b.x, b.y);
  for (let cell = walk.next(); cell >= 0; cell = walk.next())
    for (let k = cellStart[cell]!; k < cellStart[cell + 1]!; k += 1) {
      const side = cellSides[k]!;
      const polygon = owner[side]!;
      if (seen[first[polygon]!] === queries[0] || skip?.[polygon] === 1) continue;
      const n = next[side]!;
      const ofP = dx * (ys[side]! - a.y) - dy * (xs[side]! - a.x);
      const ofQ = dx * (ys[n]! - a.y) - dy * (xs[n]! - a.x);
      if ((ofP > 0 && ofQ > 0) || (ofP < 0 && ofQ < 0)) continue;
      seen[first[polygon]!] = queries[0]!;
      if (spans(field, polygon, corridor, a, b)) return true;
    }
  return false;
}

/**
 * Whether a polygon spans the corridor from its left to its right between the discs, so that nothing can pass it: by a
 * single side, or, if it is convex, by the line between its crossings of the corridor's two long edges.
 */
function spans(field: Field, polygon: number, corridor: Corridor, a: Disc, b: Disc): boolean {
  const { xs, ys, first, convex } = field;
  const [leftA, leftB, rightB, rightA] = corridor;
  const leftX = leftB.x - leftA.x;
  const leftY = leftB.y - leftA.y;
  const leftGraze = GRAZE * (Math.abs(leftX) + Math.abs(leftY));
  const rightX = rightB.x - rightA.x;
  const rightY = rightB.y - rightA.y;
  const rightGraze = GRAZE * (Math.abs(rightX) + Math.abs(rightY));
  // Shares of the corridor's edges at which the polygon crosses them: their sum and number.
  let left = 0;
  let lefts = 0;
  let right = 0;
  let rights = 0;
  const end = first[polygon + 1]!;
  let px = xs[end - 1]!;
  let py = ys[end - 1]!;
  let pLeft = leftX * (py - leftA.y) - leftY * (px - leftA.x);
  let pRight = rightX * (py - rightA.y) - rightY * (px - rightA.x);
  for (let corner = first[polygon]!; corner < end; corner += 1) {
    const qx = xs[corner]!;
    const qy = ys[corner]!;
    const qLeft = leftX * (qy - leftA.y) - leftY * (qx - leftA.x);
    const qRight = rightX * (qy - rightA.y) - rightY * (qx - rightA.x);
    const onLeft = isAstride(pLeft, qLeft, leftGraze) ? crossShare(leftA, leftB, px, py, qx, qy) : -1;
    const onRight = isAstride(pRight, qRight, rightGraze) ? crossShare(rightA, rightB, px, py, qx, qy) : -1;
    if (onLeft >= 0 && onRight >= 0 && isBetween(px, py, qx, qy, a, b)) return true;
    if (onLeft >= 0) {
      left += onLeft;
      lefts += 1;
    }
    if (onRight >= 0) {
      right += onRight;
      rights += 1;
    }
    px = qx;
    py = qy;
    pLeft = qLeft;
    pRight = qRight;
  }
  if (lefts === 0 || rights === 0 || !convex[polygon]) return false;
  const from = between(leftA, leftB, left / lefts);
  const to = between(rightA, rightB, right / rights);
  return isBetween(from.x, from.y, to.x, to.y, a, b);
}

const ascending = (a: number, b: number): number => a - b;

/** Whether two points lie well on different sides of a line, by their distances from it. */
const isAstride = (ofA: number, ofB: number, margin: number): boolean =>
  (ofA > margin && ofB < -margin) || (ofA < -margin && ofB > margin);

/** The share of p to q at which the line through a and b, who lie on different sides of it, crosses it, or -1. */
function crossShare(p: Point, q: Point, ax: number, ay: number, bx: number, by: number): number {
  const ofP = (bx - ax) * (p.y - ay) - (by - ay) * (p.x - ax);
  const ofQ = (bx - ax) * (q.y - ay) - (by - ay) * (q.x - ax);
  return (ofP > 0 && ofQ < 0) || (ofP < 0 && ofQ > 0) ? ofP / (ofP - ofQ) : -1;
}

/** Whether the two discs lie wholly on different sides of the line through two points. */
function isBetween(px: number, py: number, qx: number, qy: number, a: Disc, b: Disc): boolean {
  const dx = qx - px;
  const dy = qy - py;
  const length = Math.sqrt(dx * dx + dy * dy);
  const ofA = dx * (a.y - py) - dy * (a.x - px);
  const ofB = dx * (b.y - py) - dy * (b.x - px);
  return (ofA >= a.r * length && ofB <= -b.r * length) || (ofA <= -a.r * length && ofB >= b.r * length);
}

/** What can hold a line: a point, or a disc that it is tangent to. */
type Holder = Disc;

/** The first critical line found to be free, from rim to rim. Most often it is held by the two discs alone. */
function freeCriticalLine(a: Disc, b: Disc, lines: Lines): Segment | undefined {
  if (tangentsOf(lines, a, b)) return lines.segment();
  const others = lines.holders();
  for (let i = 0; i < others.length; i += 1) {
    const one = others[i]!;
    if (tangentsOf(lines, a, one) || tangentsOf(lines, b, one)) return lines.segment();
  }
  for (let i = 0; i < others.length; i += 1)
    for (let j = i + 1; j < others.length; j += 1)
      if (tangentsOf(lines, others[i]!, others[j]!)) return lines.segment();
  return undefined;
}

/** Tries the lines held by two holders: one through two points, two past a point and a disc, four past two discs. */
function tangentsOf(lines: Lines, p: Holder, q: Holder): boolean {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  if (p.r === 0 && q.r === 0 && lines.isMissedBy(p, dx, dy)) return false;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return false;
  const ux = dx / length;
  const uy = dy / length;
  for (let outer = 0; outer < (q.r > 0 && p.r > 0 ? 2 : 1); outer += 1) {
    const along = (p.r - (outer === 0 ? q.r : -q.r)) / length;
    const rest = 1 - along * along;
    if (rest < 0) continue;
    const across = Math.sqrt(rest);
    for (let side = 1; side >= (p.r > 0 || q.r > 0 ? -1 : 1); side -= 2) {
      const nx = along * ux - side * across * uy;
      const ny = along * uy + side * across * ux;
      if (lines.isFree(nx, ny, nx * p.x + ny * p.y + p.r)) return true;
    }
  }
  return false;
}

/** The lines between two discs among what stands between them; asked line by line. */
class Lines {
  readonly #a: Disc;
  readonly #b: Disc;
  readonly #corridor: Corridor;
  readonly #field: Field;
  readonly #sides: number[];
  readonly #skip: Skip | undefined;
  readonly #discs: readonly Disc[];
  readonly #screens: readonly (readonly Point[])[];
  // The line asked about last, from rim to rim.
  #fromX = 0;
  #fromY = 0;
  #toX = 0;
  #toY = 0;

  constructor(
    a: Disc,
    b: Disc,
    corridor: Corridor,
    field: Field,
    sides: number[],
    skip: Skip | undefined,
    discs: readonly Disc[],
    screens: readonly (readonly Point[])[],
  ) {
    this.#a = a;
    this.#b = b;
    this.#corridor = corridor;
    this.#field = field;
    this.#sides = sides;
    this.#skip = skip;
    this.#discs = discs;
    this.#screens = screens;
  }

  segment(): Segment {
    return { from: { x: this.#fromX, y: this.#fromY }, to: { x: this.#toX, y: this.#toY } };
  }

  /** Everything that can hold a line besides the two discs. */
  holders(): Holder[] {
    const { xs, ys, next, seen, queries } = this.#field;
    const held: Holder[] = this.#discs.slice();
    // Corners are marked by the number of their outgoing side; each is wanted once.
    queries[0] = queries[0]! + 1;
    const add = (corner: number) => {
      if (seen[corner] === queries[0]) return;
      seen[corner] = queries[0]!;
      // No line between the discs comes near to a corner outside their corridor.
      if (isOutside(this.#corridor, xs[corner]!, ys[corner]!, GRAZE)) return;
      held.push({ x: xs[corner]!, y: ys[corner]!, r: 0 });
    };
    for (const side of this.#sides) {
      const n = next[side]!;
      add(side);
      add(n);
      pushRimPoints(held, xs[side]!, ys[side]!, xs[n]!, ys[n]!, this.#a);
      pushRimPoints(held, xs[side]!, ys[side]!, xs[n]!, ys[n]!, this.#b);
    }
    for (const chain of this.#screens)
      for (const [i, { x, y }] of chain.entries()) {
        held.push({ x, y, r: 0 });
        const before = chain[i - 1];
        if (before === undefined) continue;
        pushRimPoints(held, before.x, before.y, x, y, this.#a);
        pushRimPoints(held, before.x, before.y, x, y, this.#b);
      }
    return held;
  }

  /** Whether a line from a point in this direction, of any length, passes beside one of the two discs. */
  isMissedBy({ x, y }: Point, dx: number, dy: number): boolean {
    const a = this.#a;
    const b = this.#b;
    const square = dx * dx + dy * dy;
    const ofA = dx * (a.y - y) - dy * (a.x - x);
    if (ofA * ofA > (a.r + ROUNDING) * (a.r + ROUNDING) * square) return true;
    const ofB = dx * (b.y - y) - dy * (b.x - x);
    return ofB * ofB > (b.r + ROUNDING) * (b.r + ROUNDING) * square;
  }

  /** Whether the line with normal (nx, ny) at this offset meets both discs and is free between them. */
  isFree(nx: number, ny: number, offset: number): boolean {
    const a = this.#a;
    const b = this.#b;
    const offA = nx * a.x + ny * a.y - offset;
    const offB = nx * b.x + ny * b.y - offset;
    if (Math.abs(offA) > a.r + ROUNDING || Math.abs(offB) > b.r + ROUNDING) return false;
    // Along the line, from a to b.
    let dx = -ny;
    let dy = nx;
    if (dx * (b.x - a.x) + dy * (b.y - a.y) < 0) {
      dx = ny;
      dy = -nx;
    }
    const start = dx * a.x + dy * a.y + Math.sqrt(Math.max(0, a.r * a.r - offA * offA));
    const end = dx * b.x + dy * b.y - Math.sqrt(Math.max(0, b.r * b.r - offB * offB));
    const { xs, ys, next } = this.#field;
    const sides = this.#sides;
    for (let i = 0; i < sides.length; i += 1) {
      const side = sides[i]!;
      const n = next[side]!;
      const offP = nx * xs[side]! + ny * ys[side]! - offset;
      const offQ = nx * xs[n]! + ny * ys[n]! - offset;
      if (!((offP > GRAZE && offQ < -GRAZE) || (offP < -GRAZE && offQ > GRAZE))) continue;
      const atP = dx * xs[side]! + dy * ys[side]!;
      const at = atP + ((dx * xs[n]! + dy * ys[n]! - atP) * offP) / (offP - offQ);
      if (at > start + GRAZE && at < end - GRAZE) {
        // What blocks one line often blocks the next: it is asked first.
        sides[i] = sides[0]!;
        sides[0] = side;
        return false;
      }
    }
    for (const disc of this.#discs) {
      const off = Math.abs(nx * disc.x + ny * disc.y - offset);
      if (off >= disc.r - GRAZE) continue;
      const at = dx * disc.x + dy * disc.y;
      const half = Math.sqrt(disc.r * disc.r - off * off);
      if (at + half > start + GRAZE && at - half < end - GRAZE) return false;
    }
    for (const chain of this.#screens) if (crossesChain(chain, nx, ny, offset, dx, dy, start, end)) return false;
    if (!this.#isClear(nx, ny, offset, dx, dy, start, end)) return false;
    this.#fromX = nx * offset + dx * start;
    this.#fromY = ny * offset + dy * start;
    this.#toX = nx * offset + dx * end;
    this.#toY = ny * offset + dy * end;
    return true;
  }

  /**
   * A line that crosses no side may still run through corners, along a seam or wholly inside: between the corners it
   * touches, and at them, one of its two flanks must be in the open.
   */
  #isClear(nx: number, ny: number, offset: number, dx: number, dy: number, start: number, end: number): boolean {
    const { xs, ys, next } = this.#field;
    const stops = [start, end];
    for (const side of this.#sides)
      for (const corner of [side, next[side]!]) {
        if (Math.abs(nx * xs[corner]! + ny * ys[corner]! - offset) > TOLERANCE) continue;
        const at = dx * xs[corner]! + dy * ys[corner]!;
        if (at > start && at < end) stops.push(at);
      }
    stops.sort(ascending);
    for (let i = 0; i < stops.length; i += 1) {
      const at = stops[i]!;
      const inner = i > 0 && i + 1 < stops.length;
      if (inner && this.#isPinched(nx, ny, offset, dx, dy, at)) return false;
      const on = stops[i + 1];
      if (on !== undefined && on - at > TOLERANCE && this.#isPinched(nx, ny, offset, dx, dy, (at + on) / 2))
        return false;
    }
    return true;
  }

  #isPinched(nx: number, ny: number, offset: number, dx: number, dy: number, at: number): boolean {
    const x = nx * offset + dx * at;
    const y = ny * offset + dy * at;
    return (
      polygonAt(this.#field, { x: x + nx * TOLERANCE, y: y + ny * TOLERANCE }, this.#skip) >= 0 &&
      polygonAt(this.#field, { x: x - nx * TOLERANCE, y: y - ny * TOLERANCE }, this.#skip) >= 0
    );
  }
}

/** Rounding of a tangent's offset; far below a tenth. */
const ROUNDING = 1e-6;

/** A chain is crossed where it changes sides, at a corner of it as well. */
function crossesChain(
  chain: readonly Point[],
  nx: number,
  ny: number,
  offset: number,
  dx: number,
  dy: number,
  start: number,
  end: number,
): boolean {
  // The last point that lay clearly on one side.
  let last: { off: number; at: number } | undefined;
  for (const { x, y } of chain) {
    const off = nx * x + ny * y - offset;
    const at = dx * x + dy * y;
    if (Math.abs(off) <= GRAZE) continue;
    if (last !== undefined && last.off > 0 !== off > 0) {
      const cross = last.at + ((at - last.at) * last.off) / (last.off - off);
      if (cross > start + GRAZE && cross < end - GRAZE) return true;
    }
    last = { off, at };
  }
  return false;
}

/** Where a segment crosses the rim of a disc. */
export function rimPoints(from: Point, to: Point, disc: Disc): Point[] {
  const found: Holder[] = [];
  pushRimPoints(found, from.x, from.y, to.x, to.y, disc);
  return found;
}

function pushRimPoints(held: Holder[], fromX: number, fromY: number, toX: number, toY: number, disc: Disc): void {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const off = (disc.x - fromX) * dy - (disc.y - fromY) * dx;
  const square = dx * dx + dy * dy;
  // The line passes beside the disc: so it is for nearly all.
  if (off * off > disc.r * disc.r * square || square === 0) return;
  const along = (disc.x - fromX) * dx + (disc.y - fromY) * dy;
  const half = Math.sqrt(disc.r * disc.r * square - off * off);
  for (const at of [along - half, along + half])
    if (at >= 0 && at <= square) held.push({ x: fromX + (dx * at) / square, y: fromY + (dy * at) / square, r: 0 });
}
