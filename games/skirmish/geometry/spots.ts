/** Places worth standing on: what a player without a mouse, or a bot, would think of among all points within reach. */
import { boxAround, mayMeet } from './box.ts';
import { directions } from './grow.ts';
import { COORDINATE_LIMIT, type Disc, distance, type Point, rounded, TOLERANCE, towards } from './point.ts';
import { leftwards, type Polygon, sidesOf } from './polygon.ts';
import type { Reach } from './reach.ts';
import { type Terrain, whyNoRest } from './walk.ts';

const SIXTEEN = directions(4);

/** What a spot is good for. */
const SPOT_KINDS = ['behind', 'contact', 'goal', 'ring', 'open'] as const;
type SpotKind = (typeof SPOT_KINDS)[number];

export interface Spot {
  readonly kind: SpotKind;
  /** What it is near to: the id of an obstacle, a disc or a goal; empty for open ground. */
  readonly of: string;
  readonly at: Point;
  readonly length: number;
}

export interface Interests {
  /** Obstacles to stand behind. */
  readonly shelters: readonly { readonly id: string; readonly outline: Polygon }[];
  /** Discs to touch, or to keep at a distance. */
  readonly others: readonly (Disc & { readonly id: string })[];
  readonly goals: readonly (Disc & { readonly id: string })[];
  /** Distances that matter: the lengths of rulers. */
  readonly rings: readonly number[];
  /** Whether open ground is of interest. */
  readonly open: boolean;
}

/** Spots within reach of a disc of radius `r`, in a fixed order. */
export function spots(r: number, reach: Reach, terrain: Terrain, interests: Interests): Spot[] {
  const found: Spot[] = [];
  const taken = new Set<number>();
  const offer = (kind: SpotKind, of: string, point: Point): void => {
    const at = rounded(point);
    // The cheapest question first: most candidates are simply too far away.
    if (distance(reach.from, at) > reach.limit) return;
    const key = at.x * COORDINATE_LIMIT + at.y;
    if (taken.has(key)) return;
    taken.add(key);
    const length = reach.lengthTo(at);
    if (length === undefined || whyNoRest({ ...at, r }, terrain) !== undefined) return;
    found.push({ kind, of, at, length });
  };
  // What is out of reach is not worth its points, which are rounded.
  const isNear = (disc: Disc) => distance(reach.from, disc) - disc.r - r <= reach.limit + TOLERANCE;
  const box = boxAround([{ ...reach.from, r: reach.limit + r }]);
  for (const disc of interests.others)
    if (isNear(disc)) for (const at of around(disc, disc.r + r, reach.from)) offer('contact', disc.id, at);
  for (const disc of interests.goals)
    if (isNear(disc)) for (const at of around(disc, disc.r + r, reach.from)) offer('goal', disc.id, at);
  for (const { id, outline } of interests.shelters)
    if (mayMeet(outline, box)) for (const at of alongside(outline, r)) offer('behind', id, at);
  for (const disc of interests.others)
    for (const ring of interests.rings) {
      const radius = disc.r + ring + r;
      // A ring out of reach is not worth its points.
      if (Math.abs(distance(reach.from, disc) - radius) > reach.limit) continue;
      for (const at of around(disc, radius, reach.from)) offer('ring', disc.id, at);
    }
  for (const share of interests.open ? [0.5, 1] : [])
    for (const { x, y } of SIXTEEN)
      offer('open', '', { x: reach.from.x + x * reach.limit * share, y: reach.from.y + y * reach.limit * share });
  return found;
}

/** Points on a circle: the one nearest to `from`, and sixteen all around. */
function around(middle: Point, radius: number, from: Point): Point[] {
  return [
    towards(middle, from, radius),
    ...SIXTEEN.map(({ x, y }) => ({ x: middle.x + x * radius, y: middle.y + y * radius })),
  ];
}

/** Places where a disc touches the polygon: in the middle of each side, and at both its ends. */
function alongside(polygon: Polygon, r: number): Point[] {
  return sidesOf(leftwards(polygon)).flatMap(({ from, to }) => {
    const length = distance(from, to);
    // Outwards: corners run to the left, so the right of a side is outside.
    const outX = ((to.y - from.y) / length) * r;
    const outY = ((from.x - to.x) / length) * r;
    return [0, 0.5, 1].map((share) => ({
      x: from.x + (to.x - from.x) * share + outX,
      y: from.y + (to.y - from.y) * share + outY,
    }));
  });
}
