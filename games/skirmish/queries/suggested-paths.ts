/** Paths worth taking: to cover, to markers, into range and into contact. */
import { numberOf, remembered } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import {
  type Disc,
  distance,
  gapToPolygon,
  type Interests,
  type Point,
  type Reach,
  type Spot,
  spots,
  type Terrain,
  TOLERANCE,
} from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { suggestClimbs } from './climbing.ts';
import { allowance, type Path, terrainFor } from './ground.ts';
import { discsKey, outlinesKey } from './keys.ts';
import { discOf } from './markers.ts';
import { checkPath } from './paths.ts';
import { lengthOf, shorter } from './ranges.ts';
import { reachFor, reachWithin } from './reach.ts';
import { isClimbed } from './terrain.ts';
import { baseOf, unitOf } from './units.ts';

/** A base and how far it gets: around Difficult Terrain, and over it. */
interface Walker {
  readonly base: Disc;
  readonly around: number;
  readonly over: number;
}

/** Paths to what is of interest: around Difficult Terrain, and where that does not lead there, over it. */
const pathsTo = remembered(
  ({ base, ...limits }: Walker, terrain: Terrain, interests: Interests): readonly Path[] => {
    const around = reachWithin(base, terrain, limits.around, false);
    const paths = spots(base.r, around, terrain, interests).map((spot) => asPath(around, spot));
    const isSlow = terrain.patches.some(
      ({ footing, outline }) => footing === 'slow' && gapToPolygon(base, outline) <= around.limit,
    );
    if (!isSlow) return paths;
    const over = reachWithin(base, terrain, limits.over, true);
    const more = spots(base.r, over, terrain, interests).filter((spot) => around.lengthTo(spot.at) === undefined);
    return [...paths, ...more.map((spot) => asPath(over, spot))];
  },
  { by: keyOf, most: 200 },
);

/** Asked for the same model again and again while somebody thinks about where it might go. */
function keyOf(
  { base, around, over }: Walker,
  { table, patches, walls, company }: Terrain,
  interests: Interests,
): string {
  const { shelters, others, goals, rings, open } = interests;
  const discs = [[base], walls, company, others, goals].map(discsKey).join('|');
  const ground = patches.map(({ outline, footing }) => `${numberOf(outline)}${footing}`).join();
  const behind = outlinesKey(shelters.map(({ outline }) => outline));
  return `${around} ${over} ${table.width} ${table.height}|${discs}|${ground}|${behind}|${rings.join()}|${open}`;
}

const walkerOf = (battle: Battle, model: Model, color: Color): Walker => ({
  base: baseOf(battle, model),
  around: allowance(battle, model, color),
  over: allowance(battle, model, shorter(color)),
});

/** Ranges of its weapons: it may want to stand just there. */
function ringsOf(battle: Battle, model: Model): number[] {
  const rings = weaponIds(battle, model).flatMap((id) => {
    const { short, long } = battle.content.weapons.get(id)!;
    if (short.range === undefined) return [];
    const near = lengthOf(battle.content, short.range);
    return long === undefined ? [near] : [near, near + lengthOf(battle.content, long.range)];
  });
  return [...new Set(rings)];
}

const weaponIds = (battle: Battle, model: Model): string[] =>
  [...unitOf(battle, model).weapons, ...model.items].filter((id) => battle.content.weapons.has(id));

const asPath = (reach: Reach, { at }: Spot): Path =>
  reach
    .wayTo(at)!
    .path.slice(1)
    .map(({ x, y }): [number, number] => [x, y]);

/** Whether a model may take a path from where it is, up and down walls as well. */
function isAllowed(battle: Battle, model: Model, color: Color): (path: Path) => boolean {
  const known = terrainFor(battle, model, true);
  return (path) => checkPath(battle, model, color, path, true, known).ok;
}

/** Places worth going to, as paths; staying is always one of them. `passes`: who asks for them may have a checker at hand. */
export function suggestPaths(battle: Battle, model: Model, color: Color, passes?: (path: Path) => boolean): Path[] {
  const fitting = (paths: Path[]) => paths.filter(passes ?? isAllowed(battle, model, color));
  const terrain = terrainFor(battle, model);
  const shelters = battle.state.pieces.filter(({ cover, area }) => cover && !area);
  const goals = battle.state.markers.map((marker) => ({ id: marker.id, ...discOf(marker) }));
  const interests = { shelters, others: terrain.walls, goals, rings: ringsOf(battle, model), open: true };
  const stay: Path = [[model.x, model.y]];
  if (model.climbing !== null) return fitting([stay, ...suggestClimbs(battle, model)]);
  const paths = pathsTo(walkerOf(battle, model, color), terrain, interests);
  const flat = [stay, ...paths, ...waysOut(battle, model, () => reachFor(battle, model, terrain, color))];
  if (!battle.state.pieces.some(isClimbed)) return flat;
  return fitting([...flat, ...suggestClimbs(battle, model)]);
}

/** Over an edge with what a scenario is about; nobody else has a reason to leave. WW-EDGE-1 */
function waysOut({ state, content }: Battle, model: Model, reachOf: () => Reach): [number, number][][] {
  if (!model.items.some((item) => content.objectives.has(item))) return [];
  const reach = reachOf();
  const r = (content.units.get(state.units.find(({ id }) => id === model.unit)!.card)!.base * 10) / 2;
  const { width, height } = state;
  const { x, y } = model;
  const beyond = r - 2 * TOLERANCE;
  const ways: [inside: Point, outside: Point][] = [
    [
      { x, y: r },
      { x, y: beyond },
    ],
    [
      { x, y: height - r },
      { x, y: height - beyond },
    ],
    [
      { x: r, y },
      { x: beyond, y },
    ],
    [
      { x: width - r, y },
      { x: width - beyond, y },
    ],
  ];
  return ways.flatMap(([inside, outside]): [number, number][][] => {
    const way = reach.wayTo(inside);
    if (way === undefined) return [];
    return [[...way.path.slice(1), outside].map((point): [number, number] => [point.x, point.y])];
  });
}

/** Paths that end against an opposing model. */
export function suggestContacts(battle: Battle, model: Model, color: Color): [number, number][][] {
  const base = baseOf(battle, model);
  const limit = allowance(battle, model, color);
  const terrain = terrainFor(battle, model);
  const others = terrain.walls.filter((wall) => distance(base, wall) - wall.r - base.r <= limit);
  if (others.length === 0) return [];
  const interests = { shelters: [], others, goals: [], rings: [], open: false };
  return [...pathsTo(walkerOf(battle, model, color), terrain, interests)];
}
