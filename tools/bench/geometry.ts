/**
 * How fast and how right the skirmish game's geometry is, on a table of 60 polygons: against other packages, and against
 * slower answers of our own, measured in turns in the same run, so that only ratios count.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Random, randomFrom } from '@holotape/kernel';
import {
  contains,
  type Disc,
  directions,
  distance,
  Ground,
  layField,
  nearestOnOutline,
  type Point,
  type Polygon,
  polygonCrossed,
  Reach,
  sees,
} from '../../games/skirmish/geometry/index.ts';
import type { Benchmark, Figure } from './figures.ts';

const WIDTH = 9144;
const TABLE = { width: WIDTH, height: WIDTH };
const POLYGONS = 60;
const RADIUS = 160;
/** A yellow ruler, and the base's own width. */
const RULER = 1016 + 2 * RADIUS;

const share = (random: Random): number => random() / 2 ** 32;
const whole = (random: Random, least: number, most: number): number =>
  least + Math.floor(share(random) * (most - least + 1));

/** A table of polygons as terrain is: crates, walls, ruins, here and there a hollow one. */
function makeTable(random: Random): Polygon[] {
  const around = directions(16);
  return Array.from({ length: POLYGONS }, (_, i) => {
    const x = whole(random, 600, WIDTH - 600);
    const y = whole(random, 600, WIDTH - 600);
    const corners = whole(random, 4, 7);
    const turn = whole(random, 0, 15);
    return Array.from({ length: corners }, (_, k) => {
      const u = around[(turn + Math.floor((k * 64) / corners)) % 64]!;
      const length = i % 6 === 0 ? whole(random, 120, 700) : whole(random, 300, 420);
      return { x: Math.round(x + u.x * length), y: Math.round(y + u.y * length) };
    });
  });
}

function freePlace(random: Random, polygons: readonly Polygon[], r: number): Point {
  for (;;) {
    const p = { x: whole(random, r, WIDTH - r), y: whole(random, r, WIDTH - r) };
    if (polygons.every((each) => !contains(each, p) && distance(p, nearestOnOutline(p, each)) > r + 3)) return p;
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** Seconds per call of each, measured in turns; the best turn of each counts, since the machine is shared. */
function race(turns: number, runs: readonly (() => number)[]): number[] {
  const best = runs.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [i, run] of runs.entries()) {
      const start = performance.now();
      const calls = run();
      best[i] = Math.min(best[i]!, (performance.now() - start) / 1000 / calls);
    }
  return best;
}

/** Calls `each` for all pairs and counts them. */
const over = (pairs: readonly (readonly [Point, Point])[], each: (a: Point, b: Point) => unknown) => () => {
  for (const [a, b] of pairs) each(a, b);
  return pairs.length;
};

const atLeast = (name: string, value: number, goal: number): Figure => ({
  name,
  value: Math.round(value * 100) / 100,
  goal: `at least ${goal}`,
  holds: value >= goal,
});
const atMost = (name: string, value: number, goal: number): Figure => ({
  name,
  value,
  goal: `at most ${goal}`,
  holds: value <= goal,
});

async function peers() {
  const folder = join(import.meta.dirname, 'geometry-peers');
  if (!existsSync(join(folder, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  return await import('./geometry-peers/peers.mjs');
}

async function geometryFigures(): Promise<Figure[]> {
  const peer = await peers();
  const random = randomFrom('geometry');
  const polygons = makeTable(random);
  const field = layField(polygons);
  const places = Array.from({ length: 2000 }, () => freePlace(random, polygons, RADIUS));
  const pairs = places.map((p, i) => [p, places[(i * 7 + 3) % places.length]!] as const);
  const figures: Figure[] = [];

  // Segments.
  const bySides = peer.flatbushBySides(polygons);
  const byPolygons = peer.flatbushByPolygons(polygons);
  const detect = peer.detectCollisions(polygons);
  const [ours, sides, boxes] = race(40, [
    over(pairs, (a, b) => polygonCrossed(field, a, b)),
    over(pairs, bySides),
    over(pairs, byPolygons),
  ]) as [number, number, number];
  const [slow] = race(4, [over(pairs.slice(0, 500), detect)]) as [number];
  figures.push(atLeast('segment sight: times as fast as flatbush', Math.min(sides, boxes) / ours, 2));
  figures.push(atLeast('segment sight: times as fast as detect-collisions', slow / ours, 20));
  const exact = peer.exact(polygons);
  const near = Array.from({ length: 20_000 }, (): readonly [Point, Point] => {
    const corner = () => {
      const outline = polygons[whole(random, 0, POLYGONS - 1)]!;
      const { x, y } = outline[whole(random, 0, outline.length - 1)]!;
      return { x: x + whole(random, -1, 1), y: y + whole(random, -1, 1) };
    };
    return [corner(), corner()];
  });
  const outside = (p: Point) => polygons.every((each) => !contains(each, p));
  const disagreements = [...pairs, ...near].filter(([a, b]) => {
    if (!outside(a) || !outside(b)) return false;
    const found = polygonCrossed(field, a, b) >= 0;
    // A line through corners only crosses no side strictly: robust-predicates cannot decide it this way.
    return exact(a, b) && !found;
  });
  const invented = pairs.filter(([a, b]) => polygonCrossed(field, a, b) >= 0 && !exact(a, b));
  figures.push(
    atMost('segment sight: disagreements with robust-predicates', disagreements.length + invented.length, 0),
  );

  // Discs.
  const discs = pairs.slice(0, 400).map(([a, b]) => [at(a), at(b)] as const);
  const blockers = { field };
  const sampled = (a: Disc, b: Disc): boolean => {
    const to = sixteen(b);
    for (const p of sixteen(a)) for (const q of to) if (polygonCrossed(field, p, q) < 0) return true;
    return false;
  };
  const everyPair = (a: Disc, b: Disc): boolean => {
    const to = sixteen(b);
    let seen = false;
    for (const p of sixteen(a)) for (const q of to) if (polygonCrossed(field, p, q) < 0) seen = true;
    return seen;
  };
  const [disc, early, full] = race(100, [
    over(discs, (a, b) => sees(a as Disc, b as Disc, blockers)),
    over(discs, (a, b) => sampled(a as Disc, b as Disc)),
    over(discs, (a, b) => everyPair(a as Disc, b as Disc)),
  ]) as [number, number, number];
  figures.push(atLeast('disc sight: times as fast as sampling 16 x 16 point pairs', full / disc, 20));
  figures.push(atLeast('disc sight: times as fast as sampling that stops at a free line', early / disc, 1));
  const missed = discs.filter(([a, b]) => everyPair(a, b) && !sees(a, b, blockers)).length;
  figures.push(atMost('disc sight: free lines found by sampling and denied by us', missed, 0));

  // Paths.
  const ground = new Ground(RADIUS, polygons, [], TABLE);
  const reference = referencePaths(ground, peer.turn);
  const compared = pairs.slice(0, 40).flatMap(([a, b]) => {
    const way = ground.way(a, b);
    const plain = reference(a, b);
    return way === undefined || plain === undefined
      ? [{ shorter: 0, off: way === undefined && plain === undefined ? 0 : 1 }]
      : [{ shorter: plain - way.length, off: Math.abs(way.length - plain) / plain }];
  });
  const shorter = Math.max(...compared.map((each) => each.shorter));
  const off = Math.max(...compared.map((each) => each.off));
  figures.push(
    atMost('disc paths: tenths shorter than the exact reference', Number(Math.max(0, shorter).toFixed(6)), 1e-6),
  );
  figures.push(atMost('disc paths: relative difference from the exact reference', Number(off.toExponential(2)), 1e-6));
  const mesh = await peer.recast(polygons, WIDTH, RADIUS);
  for (const [a, b] of pairs) ground.way(a, b);
  const [way, recast] = race(60, [
    over(pairs.slice(0, 250), (a, b) => ground.way(a, b)),
    over(pairs.slice(0, 250), mesh),
  ]) as [number, number];
  figures.push(atLeast("disc paths: share of recast's paths a second", recast / way, 0.5));

  // Reach.
  const times = places.slice(0, 300).map((from) => {
    const start = performance.now();
    new Reach(ground, from, RULER).fans();
    return performance.now() - start;
  });
  figures.push(atMost('reachable region: median ms', Math.round(median(times) * 1000) / 1000, 5));
  return figures;
}

const at = ({ x, y }: Point): Disc => ({ x, y, r: RADIUS });

/** Whole points all around the rim. */
function sixteen({ x, y, r }: Disc): Point[] {
  return directions(4).map((u) => ({ x: Math.round(x + u.x * r), y: Math.round(y + u.y * r) }));
}

/**
 * Shortest paths by Dijkstra's method over every pair of corners of the grown obstacles, with no grid: a line is free if
 * it crosses no side by exact predicates.
 */
function referencePaths(ground: Ground, turn: (a: Point, b: Point, c: Point) => number) {
  const outlines = ground.field.polygons;
  const corners = outlines.flatMap((outline, owner) =>
    outline.map((p, i) => ({
      p,
      owner,
      next: outline[(i + 1) % outline.length]!,
      previous: outline[(i + outline.length - 1) % outline.length]!,
    })),
  );
  type Corner = (typeof corners)[number];
  const boxes = outlines.map((outline) => {
    const xs = outline.map(({ x }) => x);
    const ys = outline.map(({ y }) => y);
    return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
  });
  const opposite = (a: number, b: number) => (a > 0 && b < 0) || (a < 0 && b > 0);
  const buried = ({ p, owner }: Corner) =>
    outlines.some(
      (outline, i) => i !== owner && outline.every((a, k) => turn(a, outline[(k + 1) % outline.length]!, p) > 0),
    );
  const onTable = ({ x, y }: Point) => Math.min(x, y) >= RADIUS - 1 && Math.max(x, y) <= WIDTH - RADIUS + 1;
  const usable = corners.filter((corner) => onTable(corner.p) && !buried(corner));
  const taut = ({ p, next, previous }: Corner, q: Point) => !opposite(turn(q, p, next), turn(q, p, previous));
  const free = (a: Point, b: Point) =>
    outlines.every((outline, o) => {
      const box = boxes[o]!;
      if (Math.max(a.x, b.x) < box.left || Math.min(a.x, b.x) > box.right) return true;
      if (Math.max(a.y, b.y) < box.low || Math.min(a.y, b.y) > box.high) return true;
      return outline.every((c, k) => {
        const d = outline[(k + 1) % outline.length]!;
        const ofC = turn(a, b, c);
        const ofD = turn(a, b, d);
        if (ofC === 0 && distance(a, c) > 0 && distance(b, c) > 0) {
          const before = outline[(k + outline.length - 1) % outline.length]!;
          const within = (c.x - a.x) * (b.x - a.x) + (c.y - a.y) * (b.y - a.y);
          if (within > 0 && within < distance(a, b) ** 2 && opposite(ofD, turn(a, b, before))) return false;
        }
        return !(opposite(ofC, ofD) && opposite(turn(c, d, a), turn(c, d, b)));
      });
    });
  const lines = usable.map((): number[] | undefined => undefined);
  const linesOf = (i: number): number[] => {
    lines[i] ??= usable.flatMap((other, j) =>
      j !== i &&
      distance(other.p, usable[i]!.p) > 0 &&
      taut(other, usable[i]!.p) &&
      taut(usable[i]!, other.p) &&
      free(usable[i]!.p, other.p)
        ? [j]
        : [],
    );
    return lines[i];
  };
  return (from: Point, to: Point): number | undefined => {
    if (free(from, to)) return distance(from, to);
    const lengths = usable.map((corner) =>
      taut(corner, from) && free(from, corner.p) ? distance(from, corner.p) : Number.POSITIVE_INFINITY,
    );
    const last = usable.map((corner) => taut(corner, to) && free(corner.p, to));
    const done = new Uint8Array(usable.length);
    let best = Number.POSITIVE_INFINITY;
    for (;;) {
      let i = -1;
      for (let k = 0; k < usable.length; k += 1) if (done[k] === 0 && lengths[k]! < (i < 0 ? best : lengths[i]!)) i = k;
      if (i < 0) return best === Number.POSITIVE_INFINITY ? undefined : best;
      done[i] = 1;
      if (last[i]) best = Math.min(best, lengths[i]! + distance(usable[i]!.p, to));
      // No way through here can be shorter any more.
      if (lengths[i]! + distance(usable[i]!.p, to) >= best) continue;
      for (const j of linesOf(i))
        lengths[j] = Math.min(lengths[j]!, lengths[i]! + distance(usable[i]!.p, usable[j]!.p));
    }
  };
}

export const geometry: Benchmark = {
  title: 'Sight and ways of the skirmish game, against packages and slower answers of our own',
  run: () => geometryFigures(),
};
