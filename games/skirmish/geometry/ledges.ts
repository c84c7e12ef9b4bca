/** Edges with a drop behind them, and how they limit what is seen from above and from below. */
import { runsInside } from './crossing.ts';
import { type Disc, distance, type Point, type Segment, TOLERANCE } from './point.ts';
import type { Polygon } from './polygon.ts';
import { sidesOf } from './polygon.ts';
import { rimPoints } from './sight.ts';

/** Flat ground at a height, bounded by its outline: a roof, a hill. */
export interface Platform {
  readonly id: string;
  readonly outline: Polygon;
  readonly height: number;
}

/** A platform's edge that the line crosses, and where. */
interface LedgeCrossed {
  readonly id: string;
  readonly at: Point;
  /** From the rim of the upper disc to that place. */
  readonly away: number;
}

/** The parts of a platform's outline that lie farther than `reach` from the rim of a disc, as chains. */
function farLedge(upper: Disc, platform: Platform, reach: number): Point[][] {
  const near = { x: upper.x, y: upper.y, r: upper.r + reach + TOLERANCE };
  return sidesOf(platform.outline).flatMap(({ from, to }) => {
    const stops = [from, ...rimPoints(from, to, near), to].sort((p, q) => distance(from, p) - distance(from, q));
    return stops.slice(1).flatMap((end, i) => {
      const start = stops[i]!;
      const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
      return distance(middle, near) > near.r ? [[start, end]] : [];
    });
  });
}

/**
 * What cannot be looked across between a disc on a platform and one below it: the ledge where it is farther than `reach`
 * from the upper disc.
 */
export function ledgeScreens(upper: Disc, on: Platform, drop: number, steep: number, reach: number): Point[][] {
  return drop >= steep - TOLERANCE ? farLedge(upper, on, reach) : [];
}

/** Where the line from the upper disc's middle leaves its platform; undefined if it does not. */
export function ledgeCrossed(upper: Disc, on: Platform, line: Segment): LedgeCrossed | undefined {
  const run = runsInside(line, on.outline).find(({ enter, leave }) => enter === 0 && leave < 1);
  if (run === undefined) return undefined;
  const at = {
    x: line.from.x + (line.to.x - line.from.x) * run.leave,
    y: line.from.y + (line.to.y - line.from.y) * run.leave,
  };
  return { id: on.id, at, away: Math.max(0, distance(upper, at) - upper.r) };
}
