/** Walls and turrets that a defender puts up before the battle: where they may stand, and where they are of use. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import {
  type Disc,
  distance,
  Ground,
  gapBetween,
  gapToPolygon,
  isOnTable,
  type Point,
  rounded,
  TOLERANCE,
} from '../geometry/index.ts';
import type { StepOf } from '../printed/scenarios.ts';
import type { Piece } from '../state.ts';
import type { Edge } from '../words.ts';
import { discOf, MARKER_RADIUS } from './markers.ts';
import { aFew, ring } from './places.ts';
import { lengthOf } from './ranges.ts';
import { isClosed } from './terrain.ts';
import { baseOf, inPlay } from './units.ts';
import { deployPlaces, isInZone, whyNotDeploy } from './zones.ts';

/** A wall of bricks: as thick and as high as the one of the terrain set. SC-RULING-85 */
const THICK = 120;
const HIGH = 560;
/** One that can be climbed over in passing. */
const LOW = 250;
/** Shorter than an inch is no wall. SC-RULING-85 */
const SHORTEST = 254;

type Walls = StepOf<'walls'>;

/** Its corners run leftwards, as those of all terrain do. */
function outlineOf(from: Point, to: Point): Point[] {
  const half = THICK / 2 / distance(from, to);
  const [dx, dy] = [(to.x - from.x) * half, (to.y - from.y) * half];
  return [
    { x: from.x + dy, y: from.y - dx },
    { x: to.x + dy, y: to.y - dx },
    { x: to.x - dy, y: to.y + dx },
    { x: from.x - dy, y: from.y + dx },
  ].map(rounded);
}

/** A low one is an obstacle: cover, and Difficult Terrain. SC-FORT-7 */
export const wallOf = (id: string, from: Point, to: Point, isLow = false): Piece => ({
  id,
  outline: outlineOf(from, to),
  height: isLow ? LOW : HIGH,
  blocksSight: !isLow,
  cover: true,
  area: false,
  ground: isLow ? 'difficult' : 'impassable',
  huge: 'as-others',
  exceptions: {},
  overlooked: false,
});

const ownEdge = ({ state }: Battle, by: number): Edge | null => state.scenario?.edges[by] ?? null;

const pointIn = (battle: Battle, { x, y }: Point, { zone, by }: Pick<Walls, 'zone' | 'by'>): boolean =>
  isOnTable(0, { x, y }, battle.state) && isInZone(battle, { x, y, r: 0 }, zone, ownEdge(battle, by), []);

/** A wall that stands too near to this one. SC-FORT-7 */
function isNearAWall({ state, content }: Battle, outline: readonly Point[], { apart }: Walls): boolean {
  if (apart === undefined) return false;
  const walls = state.pieces.filter(({ id }) => id.startsWith('wall-'));
  return walls.some((wall) => gapBetween(outline, wall.outline) < lengthOf(content, apart) - TOLERANCE);
}

/** Why a wall cannot begin here. SC-POLICE-6 */
export function whyNotWallFrom(battle: Battle, { rule, zone, by }: Walls, at: Point): Reason | undefined {
  if (!pointIn(battle, at, { zone, by })) return { rule, say: 'zone.edge' };
  return whyCrowded(battle, { ...at, r: THICK / 2 }, rule);
}

function whyCrowded({ state }: Battle, disc: Disc, rule: string): Reason | undefined {
  const piece = state.pieces.find((each) => isClosed(each) && gapToPolygon(disc, each.outline) <= 0);
  return piece && { rule, say: 'place.terrain', args: { id: piece.id } };
}

/** Why a wall that begins there cannot end here. SC-POLICE-6, SC-RULING-76 */
export function whyNotWallTo(battle: Battle, step: Walls, from: Point, to: Point): Reason | undefined {
  const { rule, longest, low } = step;
  const { state, content } = battle;
  const length = distance(from, to);
  if (length < SHORTEST) return { rule, say: 'wall.short' };
  if (length > lengthOf(content, longest) + TOLERANCE) return { rule, say: 'wall.long', args: { color: longest } };
  const wall = wallOf('wall', from, to, low);
  if (!wall.outline.every((corner) => pointIn(battle, corner, step))) return { rule, say: 'wall.outside' };
  if (isNearAWall(battle, wall.outline, step)) return { rule, say: 'wall.near', args: { color: step.apart! } };
  const piece = state.pieces.find((each) => isClosed(each) && gapBetween(wall.outline, each.outline) <= 0);
  if (piece !== undefined) return { rule, say: 'place.terrain', args: { id: piece.id } };
  const lying = [...state.markers.map(discOf), ...inPlay(battle).map((model) => baseOf(battle, model))];
  if (lying.some((disc) => gapToPolygon(disc, wall.outline) <= 0)) return { rule, say: 'place.taken' };
  return !low && isShutOff(battle, wall) ? { rule: 'SC-RULING-76', say: 'wall.shuts' } : undefined;
}

/** Whether nobody could walk to a marker any more from the edge across the table. SC-RULING-76 */
function isShutOff(battle: Battle, wall: Piece): boolean {
  const { state, content } = battle;
  const r = 5 * Math.max(...state.units.map(({ card }) => content.units.get(card)?.base ?? 0));
  const closed = [...state.pieces.filter(isClosed), wall].map(({ outline }) => outline);
  const ground = new Ground(r, closed, [], state);
  return state.markers.some((marker) => {
    const far = marker.y > state.height / 2 ? r : state.height - r;
    const starts = [1, 2, 3, 4, 5]
      .map((part) => ({ x: Math.round((state.width * part) / 6), y: far }))
      .filter((at) => ground.isOpen(at));
    const ends = ring(marker, r + MARKER_RADIUS);
    return !starts.some((from) => ends.some((to) => ground.way(from, to) !== undefined));
  });
}

/** What a wall shelters: the first marker that lies in the zone, or the middle of the table. */
const shelteredBy = ({ state }: Battle): Point => state.markers[0] ?? { x: state.width / 2, y: state.height / 2 };

/** A wall this far in front of a marker leaves room behind it. */
const IN_FRONT = 900;

/** Ends worth thinking of, the best first: around what is to be sheltered, towards the middle of the table. */
export function wallStarts(battle: Battle, { zone, by, low }: Walls): Point[] {
  if (low) return fromTheMiddle(battle, deployPlaces(battle, THICK, zone, ownEdge(battle, by)));
  const marker = shelteredBy(battle);
  const forward = marker.y > battle.state.height / 2 ? -1 : 1;
  return [0, -1600, 1600, -800, 800, -2400, 2400, -3200, 3200].flatMap((aside) =>
    [IN_FRONT, IN_FRONT + 400, IN_FRONT - 500].map((ahead) =>
      rounded({ x: marker.x + aside - HALF, y: marker.y + forward * ahead }),
    ),
  );
}

/** The nearest to the middle of the table first. */
const fromTheMiddle = ({ state }: Battle, places: readonly Point[]): Point[] => {
  const middle = { x: state.width / 2, y: state.height / 2 };
  return [...places].sort((a, b) => distance(a, middle) - distance(b, middle));
};

/** Half of a wall that lies across the way. */
const HALF = 600;

/** In so many directions: every one of them is looked at for what it would shut off. */
const WAYS = 12;

/** Along the front first, then every other way, as long as it may be and half as long. */
export function wallEnds(battle: Battle, { longest }: Walls, from: Point): Point[] {
  const length = lengthOf(battle.content, longest);
  const across = { x: from.x + 2 * HALF, y: from.y };
  return [across, ...[length - 2, length / 2].flatMap((far) => aFew(ring(from, far), WAYS))];
}

/** Why a turret cannot stand here. SC-POLICE-7, SC-POLICE-8 */
export const whyNotTurretAt = (
  battle: Battle,
  { rule, zone, by }: StepOf<'turrets'>,
  r: number,
  at: Point,
): Reason | undefined => whyNotDeploy(battle, { ...at, r }, zone, ownEdge(battle, by), [], rule);

/** As far forward as it may be, the nearer to the middle the better. */
export function turretPlaces(battle: Battle, { zone, by }: StepOf<'turrets'>, r: number): Point[] {
  const own = ownEdge(battle, by);
  if (own !== null) return fromTheMiddle(battle, deployPlaces(battle, r, zone, own));
  const { x } = shelteredBy(battle);
  return deployPlaces(battle, r, zone, own).sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
}

/** Half a base of a turret, in tenths of a millimetre. */
export const turretRadius = ({ content }: Battle, card: string): number => content.turrets.get(card)!.base * 5;
