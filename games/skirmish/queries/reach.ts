/** What a model can get to: the ground within its ruler, as a region to draw and as a way to any point of it. */
import type { Checked } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import {
  boxAround,
  type Disc,
  distance,
  type Fan,
  mayMeet,
  nearestOnSegment,
  type Point,
  Reach,
  rounded,
  type Terrain,
  towards,
} from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { flatLength } from './climbing.ts';
import { allowance, isUnimpeded, type Path, terrainFor } from './ground.ts';
import { openGround } from './open-ground.ts';
import { checkPath } from './paths.ts';
import { shorter } from './ranges.ts';
import { baseOf } from './units.ts';

/** What the model can get to with this color, around Difficult Terrain or, one color shorter, over it. WW-TERRAIN-3 */
export function reachFor(battle: Battle, model: Model, terrain: Terrain, color: Color, over = false): Reach {
  const limit = allowance(battle, model, over ? shorter(color) : color);
  return reachWithin(baseOf(battle, model), terrain, limit, over);
}

/** The same with what is left of a ruler. */
export function reachWithin(base: Disc, terrain: Terrain, limit: number, over: boolean): Reach {
  // What is farther away than the ruler is in nobody's way.
  const isNear = (disc: Disc) => distance(base, disc) - disc.r - base.r <= limit;
  const box = boxAround([{ ...base, r: base.r + limit }]);
  const closed = terrain.patches
    .filter(({ footing }) => footing === 'blocked' || (footing === 'slow' && !over))
    .map(({ outline }) => outline)
    .filter((outline) => mayMeet(outline, box));
  return new Reach(openGround(base.r, closed, terrain.walls.filter(isNear), terrain.table), base, limit);
}

/** Everything that is asked again and again while somebody looks for a way: laid out once for a position. */
export interface Roam {
  readonly model: Model;
  readonly color: Color;
  /** The beginning of the path that is settled already. */
  readonly via: Path;
  /** Around Difficult Terrain, and if there is some near, over it with a shorter ruler. WW-TERRAIN-3 */
  readonly reaches: readonly Reach[];
  /** The region as fans: what any of the rulers reaches. */
  readonly fans: readonly Fan[];
  /** Bases in whose place nobody can stop. WW-MOVE-6 */
  readonly company: readonly Disc[];
  /** The battlefield as it is to a model that may climb. */
  readonly terrain: Terrain;
}

const lengthFrom = (model: Point, path: Path): number => flatLength([model, ...path.map(([x, y]) => ({ x, y }))]);

/** Where a settled beginning ends; over an edge nobody goes on, so it is looked at from the edge. WW-EDGE-1 */
function onTheTable(battle: Battle, model: Model, to: Path[number] | undefined): Point {
  if (to === undefined) return { x: model.x, y: model.y };
  const { width, height } = battle.state;
  const { r } = baseOf(battle, model);
  const within = (at: number, most: number) => Math.min(Math.max(at, r), most - r);
  return { x: within(to[0], width), y: within(to[1], height) };
}

/** What a model can get to with a ruler; with `via`, by way of those points, with what they leave of it. */
export function roamOf(battle: Battle, model: Model, color: Color, via: Path = []): Roam {
  const flat = terrainFor(battle, model);
  const spent = lengthFrom(model, via);
  const start = { ...model, ...onTheTable(battle, model, via.at(-1)) };
  const isSlow = !isUnimpeded(battle, model) && flat.patches.some(({ footing }) => footing === 'slow');
  const reaches = (isSlow ? [false, true] : [false]).map((over) => {
    const limit = allowance(battle, model, over ? shorter(color) : color);
    return reachWithin(baseOf(battle, start), flat, Math.max(0, limit - spent), over);
  });
  return {
    model,
    color,
    via,
    reaches,
    fans: reaches.flatMap((reach) => reach.fans()),
    company: flat.company,
    terrain: terrainFor(battle, model, true),
  };
}

const asPath = (points: readonly Point[]): Path =>
  points.slice(1).map((point): [number, number] => {
    const { x, y } = rounded(point);
    return [x, y];
  });

/** Judged by the rules, with what they have measured. */
export interface JudgedPath {
  readonly path: Path;
  readonly checked: Checked;
}

/** The shortest way to a place: on the ground, or straight up or down what can be climbed. */
export function wayTo(battle: Battle, { model, color, via, reaches, terrain }: Roam, to: Point): JudgedPath {
  const judge = (more: Path): JudgedPath => {
    const path = [...via, ...more];
    return { path, checked: checkPath(battle, model, color, path, true, terrain) };
  };
  const flat = reaches.flatMap((reach) => reach.wayTo(to) ?? []).map(({ path }) => judge(asPath(path)));
  return flat.find(({ checked }) => checked.ok) ?? judge([[to.x, to.y]]);
}

/** So far from what is kept off, in tenths of a millimetre: paths are rounded. */
const CLEAR = 4;

/** A way to the same place that keeps off these areas, if the ruler allows one. */
export function wayPast(battle: Battle, roam: Roam, to: Point, shunned: readonly Disc[]): JudgedPath | undefined {
  const { model, color, via, terrain } = roam;
  const flat = terrainFor(battle, model);
  const start = { ...model, ...onTheTable(battle, model, via.at(-1)) };
  const walls = [...flat.walls, ...shunned.map((disc, i) => ({ ...disc, r: disc.r + CLEAR, id: `shunned-${i}` }))];
  const limit = Math.max(0, allowance(battle, model, color) - lengthFrom(model, via));
  const reach = reachWithin(baseOf(battle, start), { ...flat, walls }, limit, false);
  const way = reach.wayTo(to);
  if (way === undefined) return undefined;
  const path = [...via, ...asPath(way.path)];
  const checked = checkPath(battle, model, color, path, true, terrain);
  return checked.ok ? { path, checked } : undefined;
}

/** So far inwards from the edge of the region a place is looked for: the edge is drawn by straight lines, and rounded. */
const INWARDS = [3, 15, 50, 130];
/** So many edges are tried, the nearest first. */
const TRIED = 12;

/** The way to the place that is nearest to one that cannot be reached, if any can. */
export function nearestWay(battle: Battle, roam: Roam, to: Point): JudgedPath | undefined {
  const edges = roam.fans
    .flatMap(({ from, rim }) =>
      rim.map((corner, i) => {
        const at = nearestOnSegment(to, { from: corner, to: rim[i + 1] ?? rim[0]! });
        return { from, at, far: distance(at, to) };
      }),
    )
    .sort((a, b) => a.far - b.far)
    .slice(0, TRIED);
  for (const inwards of INWARDS)
    for (const { from, at } of edges) {
      const way = wayTo(battle, roam, rounded(towards(at, from, Math.min(inwards, distance(at, from)))));
      if (way.checked.ok) return way;
    }
  return undefined;
}
