/** The corners at which ways may bend. */
import type { Field } from './field.ts';
import type { Disc } from './point.ts';

export const span = (px: number, py: number, qx: number, qy: number): number =>
  Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py));

/** The corners at which ways may bend, numbered from 0, with the directions of their obstacle's sides there. */
export class Corners {
  readonly count: number;
  /** The corners of each obstacle, and a disc that holds them. */
  readonly rings: readonly { readonly first: number; readonly end: number; readonly middle: Disc }[];
  /** Of each corner: its obstacle, and the next and the previous corner there, or -1 where no way can bend. */
  readonly ring: Int32Array;
  readonly after: Int32Array;
  readonly before: Int32Array;
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
    this.ring = new Int32Array(this.count);
    for (const [ring, { first, end }] of rings.entries()) this.ring.fill(ring, first, end);
    const numbers = new Int32Array(xs.length).fill(-1);
    for (let corner = 0; corner < this.count; corner += 1) numbers[usable[corner]!] = corner;
    this.after = new Int32Array(this.count);
    this.before = new Int32Array(this.count);
    const lengths = () => new Float64Array(this.count);
    [this.x, this.y, this.nextX, this.nextY] = [lengths(), lengths(), lengths(), lengths()];
    [this.previousX, this.previousY] = [lengths(), lengths()];
    for (let corner = 0; corner < this.count; corner += 1) {
      const at = usable[corner]!;
      const after = next[at]!;
      const before = previous[at]!;
      this.after[corner] = numbers[after]!;
      this.before[corner] = numbers[before]!;
      this.x[corner] = xs[at]!;
      this.y[corner] = ys[at]!;
      this.nextX[corner] = xs[after]! - xs[at]!;
      this.nextY[corner] = ys[after]! - ys[at]!;
      this.previousX[corner] = xs[before]! - xs[at]!;
      this.previousY[corner] = ys[before]! - ys[at]!;
    }
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

  /** Writes the corners of an obstacle that are taut from a point into a list, and returns how many there are. */
  tangentsFrom(ring: number, px: number, py: number, into: Int32Array): number {
    const { x, y, nextX, nextY, previousX, previousY, before } = this;
    const { first, end } = this.rings[ring]!;
    let count = 0;
    let last = 0;
    for (let corner = first; corner < end; corner += 1) {
      const dx = x[corner]! - px;
      const dy = y[corner]! - py;
      const ofNext = dx * nextY[corner]! - dy * nextX[corner]!;
      // The side between two corners has been looked at from the one before.
      const isKnown = corner > first && before[corner] === corner - 1;
      const ofPrevious = isKnown ? -last : dx * previousY[corner]! - dy * previousX[corner]!;
      last = ofNext;
      if ((ofNext > 0.5 && ofPrevious < -0.5) || (ofNext < -0.5 && ofPrevious > 0.5)) continue;
      into[count] = corner;
      count += 1;
    }
    return count;
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
