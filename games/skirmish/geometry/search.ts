/** The bookkeeping of a search for shortest ways over numbered corners. */
import { Heap } from './heap.ts';

/** What a search has settled, and the steps it may take next. Used again for every search. */
export class Search {
  readonly #heap = new Heap();
  #steps = 0;
  #round = 0;
  readonly #settledIn: Int32Array;
  readonly #foundIn: Int32Array;
  readonly #found: Float64Array;
  readonly before: Int32Array;
  /** How the corner was reached: along a rim with this hand, or straight (0). */
  readonly along: Int8Array;
  readonly length: Float64Array;
  settled: number[] = [];
  // Of each step: the corner it leads to, from which, and the way walked then.
  corner = new Int32Array(1024);
  from = new Int32Array(1024);
  walked = new Float64Array(1024);
  /** The hand of a step along a rim; 0 for a straight one. */
  hand = new Int8Array(1024);

  constructor(corners: number) {
    this.#settledIn = new Int32Array(corners);
    this.#foundIn = new Int32Array(corners);
    this.#found = new Float64Array(corners);
    this.before = new Int32Array(corners);
    this.along = new Int8Array(corners);
    this.length = new Float64Array(corners);
  }

  begin(): void {
    this.#heap.clear();
    this.#steps = 0;
    this.#round += 1;
    this.settled = [];
  }

  push(cost: number, walked: number, corner: number, from: number, hand = 0): void {
    const step = this.#steps;
    if (step === this.corner.length) this.#grow();
    this.#steps += 1;
    this.corner[step] = corner;
    this.from[step] = from;
    this.walked[step] = walked;
    this.hand[step] = hand;
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

  settle(corner: number, before: number, length: number, along = 0): void {
    this.#settledIn[corner] = this.#round;
    this.before[corner] = before;
    this.along[corner] = along;
    this.length[corner] = length;
    this.settled.push(corner);
  }

  #grow(): void {
    const wider = <A extends Int8Array | Int32Array | Float64Array>(to: A, from: A): A => {
      to.set(from);
      return to;
    };
    const size = 2 * this.corner.length;
    this.corner = wider(new Int32Array(size), this.corner);
    this.from = wider(new Int32Array(size), this.from);
    this.walked = wider(new Float64Array(size), this.walked);
    this.hand = wider(new Int8Array(size), this.hand);
  }
}
