/** Random tables for property tests, and plain answers to hold the fast ones against. */
import { fc } from '../../../../kernel/test/helpers/properties.ts';
import {
  contains,
  type Disc,
  directions,
  distance,
  isConvex,
  nearestOnOutline,
  type Point,
  type Polygon,
  type Segment,
  sidesOf,
  turn,
} from '../../geometry/index.ts';

const WIDTH = 9144;
export const TABLE = { width: WIDTH, height: WIDTH };
const coordinate = fc.integer({ min: 400, max: WIDTH - 400 });
export const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });
export const disc: fc.Arbitrary<Disc> = fc.record({
  x: coordinate,
  y: coordinate,
  r: fc.constantFrom(160, 200, 300),
});

/** A star-shaped polygon: corners at given distances in even directions, so that it never crosses itself. */
export const polygon: fc.Arbitrary<Polygon> = fc
  .record({
    middle: point,
    spokes: fc.array(fc.integer({ min: 150, max: 900 }), { minLength: 4, maxLength: 8 }),
    box: fc.boolean(),
    half: fc.tuple(fc.integer({ min: 20, max: 900 }), fc.integer({ min: 20, max: 900 })),
  })
  .map(({ middle: { x, y }, spokes, box, half: [w, h] }) => {
    if (box)
      return [
        { x: x - w, y: y - h },
        { x: x + w, y: y - h },
        { x: x + w, y: y + h },
        { x: x - w, y: y + h },
      ];
    const around = directions(16);
    return spokes.map((length, i) => {
      const u = around[Math.floor((i * around.length) / spokes.length)]!;
      return { x: Math.round(x + u.x * length), y: Math.round(y + u.y * length) };
    });
  });

export const polygons = fc.array(polygon, { minLength: 1, maxLength: 14 });

/** Two discs apart from each other, with polygons that leave both alone. */
export const scene = fc
  .record({ polygons, a: disc, b: disc })
  .map(({ polygons, a, b }) => ({
    a,
    b,
    polygons: polygons.filter((each) => clear(a, each) && clear(b, each)),
  }))
  .filter(({ a, b }) => distance(a, b) > a.r + b.r + 10);

/** The same with polygons that may reach under the discs. */
export const crowdedScene = fc
  .record({ polygons, a: disc, b: disc })
  .filter(({ a, b }) => distance(a, b) > a.r + b.r + 10);

const clear = (at: Disc, outline: Polygon): boolean =>
  !contains(outline, at) && distance(at, nearestOnOutline(at, outline)) > at.r + 2;

/** The middles of what lies between a segment's ends and the corners it goes through: it may enter and leave by those. */
function stretches({ from, to }: Segment, outline: Polygon): Point[] {
  const corners = outline.filter((corner) => turn(from, to, corner) === 0 && isBetween(from, corner, to));
  const along = [from, ...corners, to].toSorted((a, b) => distance(from, a) - distance(from, b));
  return along.slice(1).map((p, i) => ({ x: (p.x + along[i]!.x) / 2, y: (p.y + along[i]!.y) / 2 }));
}

/** Inside, and not on a side: running along one is not running through. */
const isWithin = (outline: Polygon, p: Point): boolean =>
  contains(outline, p) && distance(p, nearestOnOutline(p, outline)) > 0;

const isBetween = (a: Point, p: Point, b: Point): boolean =>
  Math.min(a.x, b.x) <= p.x && p.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= p.y && p.y <= Math.max(a.y, b.y);

/** A segment runs through a polygon if it crosses a side, goes in and out by corners, or lies inside. No grid, no shortcut. */
export function plainlyBlocked({ from, to }: Segment, outlines: readonly Polygon[]): boolean {
  const opposite = (a: number, b: number) => (a > 0 && b < 0) || (a < 0 && b > 0);
  return outlines.some(
    (outline) =>
      contains(outline, from) ||
      contains(outline, to) ||
      stretches({ from, to }, outline).some((middle) => isWithin(outline, middle)) ||
      sidesOf(outline).some(
        (side) =>
          opposite(turn(from, to, side.from), turn(from, to, side.to)) &&
          opposite(turn(side.from, side.to, from), turn(side.from, side.to, to)),
      ),
  );
}

/** Points on the rim of a disc. */
export function rim({ x, y, r }: Disc): Point[] {
  return directions(8).map((u) => ({ x: x + u.x * r, y: y + u.y * r }));
}

/** How deep a segment goes into a polygon, from points along it. */
export function depthOf({ from, to }: Segment, outline: Polygon): number {
  let depth = 0;
  for (let i = 1; i < 400; i += 1) {
    const p = { x: from.x + ((to.x - from.x) * i) / 400, y: from.y + ((to.y - from.y) * i) / 400 };
    if (contains(outline, p)) depth = Math.max(depth, distance(p, nearestOnOutline(p, outline)));
  }
  return depth;
}

/** A quarter turn around the table's middle, which keeps whole numbers whole. */
export const turned = <P extends Point>(p: P): P => ({ ...p, x: WIDTH - p.y, y: p.x });
export const shifted = <P extends Point>(p: P, by: Point): P => ({ ...p, x: p.x + by.x, y: p.y + by.y });
export { isConvex };
