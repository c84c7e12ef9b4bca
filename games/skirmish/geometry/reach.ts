/** Everything a disc can get to within a length, as a region to draw and as an answer for any point. */
import { directions } from './grow.ts';
import { distance, type Point } from './point.ts';
import type { Ground, Reached, Way } from './ways.ts';

/** Directions in which lines are drawn. */
const AROUND = directions(16);

/** So far beside a corner a line is drawn past it, as a share of its length. */
const ASIDE = 0.0005;

/** A fan of straight lines from one point: the ground that can be entered from there. */
export interface Fan {
  readonly from: Point;
  /** The outline in order, without `from`; closed around it if the fan goes all around. */
  readonly rim: readonly Point[];
}

export class Reach {
  readonly from: Point;
  readonly limit: number;
  readonly #ground: Ground;
  readonly #reached: readonly Reached[];

  constructor(ground: Ground, from: Point, limit: number) {
    this.#ground = ground;
    this.from = from;
    this.limit = limit;
    this.#reached = ground.within(from, limit);
  }

  /** The length of the shortest way to a point; undefined if it is out of reach. */
  lengthTo(to: Point): number | undefined {
    return this.#last(to)?.length;
  }

  wayTo(to: Point): Way | undefined {
    const last = this.#last(to);
    if (last === undefined) return undefined;
    const path = [to];
    for (let at = last.corner; at !== undefined; at = at.before) path.unshift(at.at);
    return { path: [this.from, ...path], length: last.length };
  }

  /** The corner from which the shortest way goes straight to a point; none if it goes straight from the start. */
  #last(to: Point): { readonly corner: Reached | undefined; readonly length: number } | undefined {
    if (!this.#ground.isOpen(to)) return undefined;
    const straight = distance(this.from, to);
    if (straight > this.limit) return undefined;
    if (this.#ground.isStraight(this.from, to)) return { corner: undefined, length: straight };
    let best: { corner: Reached; length: number } | undefined;
    for (const corner of this.#reached) {
      const length = corner.length + distance(corner.at, to);
      if (length > (best?.length ?? this.limit) || !this.#ground.goesOn(corner.corner, to)) continue;
      best = { corner, length };
    }
    return best;
  }

  /** The region as fans: one from the start, and one around each corner that opens more ground. */
  fans(): Fan[] {
    const looks = [...AROUND, ...this.#past(this.from, undefined)].sort((a, b) => aroundFrom(a) - aroundFrom(b));
    const start = { from: this.from, rim: looks.map((u) => this.#cast(this.from, u, this.limit)) };
    // Whoever stands at a corner looks round it already.
    const ahead = this.#reached.filter(({ at, before }) => distance(at, before?.at ?? this.from) >= 1);
    const more = ahead.map((reached) => {
      const { corner, at, before, length } = reached;
      const rim = this.#beyond(corner, at, before?.at ?? this.from, this.#past(at, reached))
        .map((u) => this.#cast(at, u, this.limit - length))
        .filter((end) => distance(at, end) > 1);
      return { from: at, rim };
    });
    return [start, ...more.filter(({ rim }) => rim.length > 1)];
  }

  /** Directions close by every corner that is reached straight from a place: there the region has an edge. */
  #past(at: Point, from: Reached | undefined): Point[] {
    return this.#reached
      .filter(({ before, at: corner }) => before === from && distance(at, corner) >= 1)
      .flatMap(({ at: corner }) => {
        const x = corner.x - at.x;
        const y = corner.y - at.y;
        return [unit(x + y * ASIDE, y - x * ASIDE), unit(x - y * ASIDE, y + x * ASIDE)];
      });
  }

  /** Directions that a way from `from` may take when it bends at the corner: onwards, and around it. */
  #beyond(corner: number, at: Point, from: Point, more: readonly Point[]): Point[] {
    const [next, previous] = this.#ground.sidesAt(corner);
    const inX = at.x - from.x;
    const inY = at.y - from.y;
    const side = ({ x, y }: Point) => inX * y - inY * x;
    const left = side(next) > 0 || side(previous) > 0;
    // The obstacle's other side of the corner ends the turn.
    const { x: endX, y: endY } = left ? next : previous;
    const inner = [...AROUND, ...more].filter(({ x, y }) => {
      const turned = inX * y - inY * x;
      const beforeEnd = x * endY - y * endX;
      return left ? turned > 0 && beforeEnd > 0 : turned < 0 && beforeEnd < 0;
    });
    // The turn is less than half a circle, so that turning decides the order.
    inner.sort((p, q) => (left ? q.x * p.y - q.y * p.x : p.x * q.y - p.y * q.x));
    return [unit(inX, inY), ...inner, unit(endX, endY)];
  }

  /** How far a straight line gets. */
  #cast(from: Point, { x, y }: Point, length: number): Point {
    const at = (share: number): Point => ({ x: from.x + x * length * share, y: from.y + y * length * share });
    return at(this.#ground.freeShare(from, at(1)));
  }
}

function unit(x: number, y: number): Point {
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length, y: y / length };
}

/** Grows leftwards all around, from 0 at the right up to 4: for sorting, without trigonometry. */
function aroundFrom({ x, y }: Point): number {
  const share = y / (Math.abs(x) + Math.abs(y));
  return x >= 0 ? (share + 4) % 4 : 2 - share;
}
