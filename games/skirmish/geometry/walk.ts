/** A path that a disc is to follow: its length, what it passes over, and why it cannot be followed. */
import { boxAround, mayMeet } from './box.ts';
import { runsInside } from './crossing.ts';
import { overlaps } from './gap.ts';
import { between, type Disc, distance, type Point, segmentDistance, TOLERANCE } from './point.ts';
import { contains, overlapsPolygon, type Polygon } from './polygon.ts';
import { sweepsOver, type Table } from './sweep.ts';

/** How a patch of ground is to the disc that walks. */
const FOOTINGS = ['blocked', 'slow', 'climbed'] as const;
type Footing = (typeof FOOTINGS)[number];

interface Patch {
  readonly id: string;
  readonly outline: Polygon;
  readonly footing: Footing;
  /** The height of its top, for ground that is climbed. */
  readonly height: number;
}

export interface Terrain {
  readonly table: Table;
  readonly patches: readonly Patch[];
  /** Discs that cannot be passed. */
  readonly walls: readonly (Disc & { readonly id: string })[];
  /** Discs that can be passed, but not stopped upon. */
  readonly company: readonly (Disc & { readonly id: string })[];
}

/** Going up or down the side of a patch: from the table or to it, or between the tops of two that touch. */
interface Climb {
  /** The higher patch of the two. */
  readonly id: string;
  readonly at: Point;
  readonly from: number;
  readonly to: number;
}

type Fault =
  | { readonly why: 'blocked'; readonly id: string; readonly leg: number }
  | { readonly why: 'through'; readonly id: string; readonly leg: number }
  | { readonly why: 'overlap'; readonly id: string };

export interface Walk {
  /** The way of the middle, climbs included. */
  readonly length: number;
  readonly fault: Fault | undefined;
  /** Slow patches that the disc passes over, climbed ones included. */
  readonly slow: readonly string[];
  readonly climbs: readonly Climb[];
  /** The first leg on which part of the disc is beyond the table's edge; the walk ends there. */
  readonly leaves: number | undefined;
}

/** Judges a path: the points the middle of the disc passes, its start included. */
export function walk(r: number, path: readonly Point[], terrain: Terrain): Walk {
  let length = 0;
  let fault: Fault | undefined;
  let leaves: number | undefined;
  const slow = new Set<string>();
  const climbs: Climb[] = [];
  for (let leg = 1; leg < path.length; leg += 1) {
    const segment = { from: path[leg - 1]!, to: path[leg]! };
    length += distance(segment.from, segment.to);
    const box = boxAround([
      { ...segment.from, r },
      { ...segment.to, r },
    ]);
    const onTheWay: Climb[] = [];
    for (const { id, outline, footing, height } of terrain.patches) {
      if (!mayMeet(outline, box)) continue;
      if (footing === 'climbed') {
        onTheWay.push(...climbsOf(id, height, outline, segment.from, segment.to));
        continue;
      }
      if (!sweepsOver(r, segment, outline)) continue;
      if (footing === 'slow') slow.add(id);
      else fault ??= { why: 'blocked', id, leg };
    }
    for (const climb of fromTopToTop(onTheWay)) {
      climbs.push(climb);
      slow.add(climb.id);
      length += Math.abs(climb.to - climb.from);
    }
    for (const wall of terrain.walls)
      if (segmentDistance(wall, segment) < r + wall.r - TOLERANCE) fault ??= { why: 'through', id: wall.id, leg };
    if (!isOnTable(r, segment.to, terrain.table)) leaves ??= leg;
  }
  const end = path.at(-1)!;
  const resting = { x: end.x, y: end.y, r };
  if (leaves === undefined) {
    const under = terrain.company.find((each) => overlaps(resting, each));
    if (under !== undefined) fault ??= { why: 'overlap', id: under.id };
  }
  return { length, fault, slow: [...slow], climbs, leaves };
}

function climbsOf(id: string, height: number, outline: Polygon, from: Point, to: Point): Climb[] {
  return runsInside({ from, to }, outline).flatMap(({ enter, leave }) => [
    ...(enter > 0 || !contains(outline, from) ? [{ id, at: between(from, to, enter), from: 0, to: height }] : []),
    ...(leave < 1 || !contains(outline, to) ? [{ id, at: between(from, to, leave), from: height, to: 0 }] : []),
  ]);
}

/**
 * Where one patch ends and another begins, one goes from top to top: up or down by what they differ, or not at all if they
 * are as high.
 */
function fromTopToTop(climbs: readonly Climb[]): Climb[] {
  const left = [...climbs];
  const found: Climb[] = [];
  for (let down = left.shift(); down !== undefined; down = left.shift()) {
    const there = down;
    const other = left.findIndex(
      ({ id, at, from }) =>
        id !== there.id && (from === 0) !== (there.from === 0) && distance(at, there.at) <= TOLERANCE,
    );
    const [climb] = other < 0 ? [] : left.splice(other, 1);
    if (climb === undefined) found.push(there);
    else {
      const [off, onto] = there.to === 0 ? [there, climb] : [climb, there];
      if (off.from !== onto.to) found.push({ ...(off.from > onto.to ? off : onto), from: off.from, to: onto.to });
    }
  }
  return found;
}

/** Whether the whole disc lies on the table. */
export function isOnTable(r: number, { x, y }: Point, { width, height }: Table): boolean {
  return x >= r - TOLERANCE && y >= r - TOLERANCE && x <= width - r + TOLERANCE && y <= height - r + TOLERANCE;
}

/** Why a disc cannot rest here; undefined if it can. */
export function whyNoRest(disc: Disc, terrain: Terrain): Fault | 'edge' | undefined {
  if (!isOnTable(disc.r, disc, terrain.table)) return 'edge';
  const box = boxAround([disc]);
  const blocked = terrain.patches.find(
    ({ footing, outline }) => footing === 'blocked' && mayMeet(outline, box) && overlapsPolygon(disc, outline),
  );
  if (blocked !== undefined) return { why: 'blocked', id: blocked.id, leg: 0 };
  const isUnder = (each: Disc) => overlaps(disc, each);
  const under = terrain.walls.find(isUnder) ?? terrain.company.find(isUnder);
  return under === undefined ? undefined : { why: 'overlap', id: under.id };
}
