/** Places of which several are to be taken, all of them so far from each other: for each a row of bits says which are too near to it. */
import { COORDINATE_LIMIT, type Point } from './point.ts';

/** One bit for each place. */
export type Bits = Int32Array;

const WORD = 32;

const keyOf = ({ x, y }: Point): number => x * COORDINATE_LIMIT + y;

/** The first that is set, from a number on; none is -1. */
function firstFrom(bits: Bits, from: number): number {
  let word = from >> 5;
  if (word >= bits.length) return -1;
  let left = bits[word]! & (-1 << (from & 31));
  while (left === 0) {
    word += 1;
    if (word === bits.length) return -1;
    left = bits[word]!;
  }
  return word * WORD + 31 - Math.clz32(left & -left);
}

/** How many are set in one word: counted in pairs, then in fours, then in bytes, which are summed up. */
function countIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many are set in both. */
function countOf(bits: Bits, and: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += countIn(bits[word]! & and[word]!);
  return count;
}

function leaveOut(bits: Bits, those: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= ~those[word]!;
}

export class Spacing {
  readonly places: readonly Point[];
  readonly #least: number;
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;
  readonly #words: number;
  readonly #rows: (Bits | undefined)[];
  readonly #numbers: ReadonlyMap<number, number>;
  /** Scratch for what is left of the places while some are taken. */
  readonly #left: Bits;
  readonly #trial: Bits;

  /** `least`: nearer than that is too near. */
  constructor(places: readonly Point[], least: number) {
    this.places = places;
    this.#least = least;
    this.#xs = Float64Array.from(places, ({ x }) => x);
    this.#ys = Float64Array.from(places, ({ y }) => y);
    this.#words = Math.ceil(places.length / WORD);
    this.#rows = places.map(() => undefined);
    this.#left = new Int32Array(this.#words);
    this.#trial = new Int32Array(this.#words);
    this.#numbers = new Map(places.map((place, i) => [keyOf(place), i]));
  }

  /** What it is made of; all else follows from that. */
  toJSON(): unknown {
    return { places: this.places, least: this.#least };
  }

  /** Those of which something holds; `of`: of these alone. */
  those(isSo: (place: Point) => boolean, of: Bits = new Int32Array(this.#words).fill(-1)): Bits {
    const bits = new Int32Array(this.#words);
    for (let i = firstFrom(of, 0); i >= 0 && i < this.places.length; i = firstFrom(of, i + 1))
      if (isSo(this.places[i]!)) bits[i >> 5]! |= 1 << (i & 31);
    return bits;
  }

  /** Of these the ones that are far enough from all these points. */
  clearOf(points: readonly Point[], of: Bits): Bits {
    const left = of.slice();
    for (const point of points) leaveOut(left, this.#rowAt(point));
    return left;
  }

  #nearTo({ x, y }: Point): Bits {
    const bits = new Int32Array(this.#words);
    const xs = this.#xs;
    const ys = this.#ys;
    const least = this.#least;
    for (let i = 0; i < xs.length; i += 1) {
      const dx = xs[i]! - x;
      const dy = ys[i]! - y;
      // Roots are drawn where it may matter.
      if (dy < least && dy > -least && Math.sqrt(dx * dx + dy * dy) < least) bits[i >> 5]! |= 1 << (i & 31);
    }
    return bits;
  }

  #row(i: number): Bits {
    this.#rows[i] ??= this.#nearTo(this.places[i]!);
    return this.#rows[i]!;
  }

  /** Most of what lies there lies on one of the places. */
  #rowAt(at: Point): Bits {
    const i = this.#numbers.get(keyOf(at));
    return i === undefined ? this.#nearTo(at) : this.#row(i);
  }

  /** None of these has more of them too near to it, itself included. */
  #mostNear(open: Bits): number {
    let most = 0;
    for (let i = firstFrom(open, 0); i >= 0; i = firstFrom(open, i + 1))
      most = Math.max(most, countOf(open, this.#row(i)));
    return most;
  }

  /** Of these the ones with which so many more can be taken. */
  leaving(open: Bits, more: number): Bits {
    // However they lie, each keeps no more than that from being used.
    if (countOf(open, open) > this.#mostNear(open) * more) return open;
    const found = new Int32Array(this.#words);
    for (let i = firstFrom(open, 0); i >= 0; i = firstFrom(open, i + 1))
      if (this.#leaves(open, this.#row(i), more)) found[i >> 5]! |= 1 << (i & 31);
    return found;
  }

  /** Whether, with something at this point, so many more of these can be taken. */
  isLeftBy(at: Point, open: Bits, more: number): boolean {
    return this.#leaves(open, this.#rowAt(at), more);
  }

  /** It takes each where there is room first, from every place in turn. */
  #leaves(open: Bits, near: Bits, more: number): boolean {
    const left = this.#left;
    left.set(open);
    leaveOut(left, near);
    for (let from = firstFrom(left, 0); from >= 0; from = firstFrom(left, from + 1))
      if (this.#takes(left, from, more)) return true;
    return false;
  }

  /** One after the other, from one of them to the last, and then those before it. */
  #takes(open: Bits, from: number, more: number): boolean {
    const left = this.#trial;
    left.set(open);
    let taken = 0;
    let next = from;
    while (next >= 0) {
      taken += 1;
      if (taken === more) return true;
      leaveOut(left, this.#row(next));
      const onwards = firstFrom(left, next);
      next = onwards >= 0 ? onwards : firstFrom(left, 0);
    }
    return false;
  }

  /** The places that are set, in order. */
  *which(bits: Bits): Generator<Point> {
    for (let i = firstFrom(bits, 0); i >= 0; i = firstFrom(bits, i + 1)) yield this.places[i]!;
  }
}
