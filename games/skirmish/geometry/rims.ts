/**
 * The outlines of grown obstacles as ways run along them. A shortest way comes to an obstacle along a tangent, follows its
 * rim and leaves it along another tangent. A round corner has many corners, and at most of them there is no tangent to
 * leave by: a search need not stop there, only where a tangent leaves in the direction it walks, or where the goal is
 * seen.
 *
 * The hand of a way at a corner is where its obstacle lies: +1 for the left, when it follows the rim leftwards around the
 * obstacle, -1 for the right.
 */
import { type Corners, span } from './corners.ts';

/** Tangents by which ways of one hand leave a corner. */
interface Exits {
  readonly to: readonly number[];
  readonly length: readonly number[];
}

/** A stretch of the rim: where it ends, after how many corners and how long a way. */
export interface Stretch {
  readonly end: number;
  readonly steps: number;
  readonly length: number;
}

const slot = (corner: number, hand: number): number => 2 * corner + (hand > 0 ? 1 : 0);

/** Remembers what was found: the obstacles stay while many ways are asked for. */
export class Rims {
  readonly #corners: Corners;
  readonly #isFree: (from: number, to: number) => boolean;
  /** By corner and hand. */
  readonly #exits: (Exits | undefined)[];
  readonly #stretches: (Stretch | null | undefined)[];
  /** Whether the rim is free as far as the next corner: 0 for not known, 1 for free, 2 for blocked. */
  readonly #open: Uint8Array;

  constructor(corners: Corners, isFree: (from: number, to: number) => boolean) {
    this.#corners = corners;
    this.#isFree = isFree;
    this.#exits = Array.from({ length: 2 * corners.count }, () => undefined);
    this.#stretches = Array.from({ length: 2 * corners.count }, () => undefined);
    this.#open = new Uint8Array(2 * corners.count);
  }

  exits(corner: number, hand: number): Exits {
    const at = slot(corner, hand);
    if (this.#exits[at] === undefined) this.#findExits(corner);
    return this.#exits[at]!;
  }

  /** Tangents to all other rims, by the hand of the way that leaves along them. */
  #findExits(corner: number): void {
    const corners = this.#corners;
    const { x, y } = corners;
    const left = { to: [] as number[], length: [] as number[] };
    const right = { to: [] as number[], length: [] as number[] };
    for (let other = 0; other < corners.count; other += 1) {
      const dx = x[other]! - x[corner]!;
      const dy = y[other]! - y[corner]!;
      if (dx === 0 && dy === 0) continue;
      if (!corners.isTaut(corner, x[other]!, y[other]!) || !corners.isTaut(other, x[corner]!, y[corner]!)) continue;
      const hand = corners.hand(corner, dx, dy);
      if (this.next(corner, hand) === other || !this.#isFree(corner, other)) continue;
      const found = hand > 0 ? left : right;
      found.to.push(other);
      found.length.push(Math.sqrt(dx * dx + dy * dy));
    }
    this.#exits[slot(corner, 1)] = left;
    this.#exits[slot(corner, -1)] = right;
  }

  /** The next corner of the rim in walking direction, or -1. */
  next(corner: number, hand: number): number {
    return (hand > 0 ? this.#corners.after : this.#corners.before)[corner]!;
  }

  /** The same, if nothing stands between. */
  #step(corner: number, hand: number): number {
    const at = slot(corner, hand);
    const to = this.next(corner, hand);
    if (this.#open[at] === 0) this.#open[at] = to >= 0 && this.#isFree(corner, to) ? 1 : 2;
    return this.#open[at] === 1 ? to : -1;
  }

  /** The rim from a corner on as far as the next tangent that leaves it; undefined if there is none. */
  stretch(corner: number, hand: number): Stretch | undefined {
    const at = slot(corner, hand);
    let known = this.#stretches[at];
    if (known === undefined) {
      known = this.#follow(corner, hand);
      this.#stretches[at] = known;
    }
    return known ?? undefined;
  }

  #follow(corner: number, hand: number): Stretch | null {
    const { x, y } = this.#corners;
    let length = 0;
    let from = corner;
    for (let steps = 1; ; steps += 1) {
      const to = this.#step(from, hand);
      if (to < 0 || to === corner) return null;
      length += span(x[from]!, y[from]!, x[to]!, y[to]!);
      if (this.exits(to, hand).to.length > 0) return { end: to, steps, length };
      from = to;
    }
  }

  /** The stretch up to another corner of the same rim, if that is no more than so many corners away. */
  stretchTo(corner: number, hand: number, end: number, most: number): Stretch | undefined {
    const { x, y } = this.#corners;
    let length = 0;
    let from = corner;
    for (let steps = 1; steps <= most; steps += 1) {
      const to = this.#step(from, hand);
      if (to < 0 || to === corner) return undefined;
      length += span(x[from]!, y[from]!, x[to]!, y[to]!);
      if (to === end) return { end, steps, length };
      from = to;
    }
    return undefined;
  }
}
