/** Where models may be deployed, and which places of a zone are worth thinking of. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import {
  contains,
  type Disc,
  distance,
  gapLength,
  nearestOnOutline,
  overlaps,
  type Point,
  TOLERANCE,
} from '../geometry/index.ts';
import type { Zone } from '../printed/scenarios.ts';
import { COLORS, type Color, EDGES, type Edge } from '../words.ts';
import { anchorOf, beyondSquare, everyPlace, figureOf, GRID, gapToEdge, ring, whyNoRoom } from './places.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, inPlay } from './units.ts';

/** Why a model cannot be deployed here. `mates`: bases of its side that are deployed already. */
export function whyNotDeploy(
  battle: Battle,
  base: Disc,
  zone: Zone,
  own: Edge | null,
  mates: readonly Disc[],
  rule: string,
): Reason | undefined {
  if (!isInZone(battle, base, zone, own, mates)) return { rule, say: `zone.${zone.is}` };
  if (inPlay(battle).some((other) => overlaps(base, baseOf(battle, other)))) return { rule, say: 'place.taken' };
  return whyNoRoom(battle, base, rule);
}

/** The two edges that meet an edge. */
export const besides = (edge: Edge): readonly Edge[] =>
  edge === 'bottom' || edge === 'top' ? ['left', 'right'] : ['bottom', 'top'];

/** The edge across the table. */
export const across = (edge: Edge): Edge => EDGES[(EDGES.indexOf(edge) + 2) % EDGES.length]!;

/** How far a disc is from a band along an edge that leaves its ends free. */
function gapToBand(battle: Battle, { x, y, r }: Disc, edge: Edge, deep: number, ends: number): number {
  const { width, height } = battle.state;
  const [along, long] = edge === 'bottom' || edge === 'top' ? [x, width] : [y, height];
  const aside = Math.max(0, ends - along, along - (long - ends));
  const away = Math.max(0, gapToEdge(battle, { x, y, r: 0 }, edge) - deep);
  return Math.sqrt(aside * aside + away * away) - r;
}

/** SC-REINF-9 */
function isOffTheZones(battle: Battle, base: Disc, own: Edge, { off }: Extract<Zone, { is: 'own-edge' }>): boolean {
  if (off === undefined) return true;
  const [deep, ends, by] = [off.color, off.ends, off.by].map((color) => lengthOf(battle.content, color)) as [
    number,
    number,
    number,
  ];
  return besides(own).every((edge) => gapToBand(battle, base, edge, deep, ends) >= by - TOLERANCE);
}

/** SC-SUIT-7, SC-REINF-8 */
function isOffTheSides(
  battle: Battle,
  base: Disc,
  { edge, sides }: { edge: Edge; sides?: Color | undefined },
): boolean {
  if (sides === undefined) return true;
  const least = lengthOf(battle.content, sides);
  return besides(edge).every((side) => gapToEdge(battle, base, side) >= least - TOLERANCE);
}

/** The whole base, on the half of the table that the edge belongs to. SC-SUIT-9 */
function isOnHalf(battle: Battle, base: Disc, edge: Edge): boolean {
  const across = edge === 'bottom' || edge === 'top' ? battle.state.height : battle.state.width;
  return gapToEdge(battle, base, edge) + 2 * base.r <= across / 2 + TOLERANCE;
}

/** Whether some of a disc lies in a zone. */
export function isInZone(battle: Battle, base: Disc, zone: Zone, own: Edge | null, mates: readonly Disc[]): boolean {
  if (zone.is === 'square') return beyondSquare(battle, base, zone.half) <= TOLERANCE;
  if (zone.is === 'among') {
    const figure = figureOf(battle, zone.marker);
    return contains(figure, base) && distance(base, nearestOnOutline(base, figure)) >= base.r - TOLERANCE;
  }
  if (zone.is === 'at-edge') return gapToEdge(battle, base, zone.edge) <= TOLERANCE;
  const length = lengthOf(battle.content, zone.color);
  const isNear = (disc: Disc, edge: Edge) => gapToEdge(battle, disc, edge) <= length + TOLERANCE;
  switch (zone.is) {
    case 'anywhere':
      return mates.every((mate) => gapLength(base, mate) >= length - TOLERANCE);
    case 'edge':
      return isNear(base, zone.edge) && isOffTheSides(battle, base, zone);
    case 'half':
      return isOnHalf(battle, base, zone.edge) && [zone.edge, ...besides(zone.edge)].some((edge) => isNear(base, edge));
    case 'own-edge':
      return isNear(zone.whole ? { ...base, r: -base.r } : base, own!) && isOffTheZones(battle, base, own!, zone);
    case 'own-pair':
      return (
        [own!, across(own!)].some((edge) => isNear(base, edge)) &&
        isOffTheSides(battle, base, { edge: own!, sides: zone.sides })
      );
    case 'own-half':
      return isInHalf(battle, base, own!, length) && mates.every((mate) => isApart(battle, base, mate, zone.apart));
    case 'any-edge':
      return EDGES.some((edge) => isNear(base, edge));
    case 'edges':
      return zone.edges.some((edge) => isNear(base, edge));
    case 'centre':
      return EDGES.every((edge) => gapToEdge(battle, base, edge) >= length - TOLERANCE);
    case 'one-edge':
      // There is one edge that all of them are near to.
      return EDGES.some((edge) => [base, ...mates].every((each) => isNear(each, edge)));
    case 'near':
      return gapLength(base, anchorOf(battle, zone.of)) <= length + TOLERANCE;
  }
}

/** Wholly in the half of an edge, and so far from every edge. SC-NEWS-7 */
function isInHalf(battle: Battle, base: Disc, own: Edge, length: number): boolean {
  const beyond = { ...base, r: -base.r };
  return (
    gapToEdge(battle, beyond, own) <= acrossFrom(battle, own) / 2 + TOLERANCE &&
    EDGES.every((edge) => gapToEdge(battle, base, edge) >= length - TOLERANCE)
  );
}

const isApart = ({ content }: Battle, base: Disc, mate: Disc, color: Color | undefined): boolean =>
  color === undefined || gapLength(base, mate) >= lengthOf(content, color) - TOLERANCE;

/** How far it is from an edge to the one across the table. */
const acrossFrom = ({ state }: Battle, edge: Edge): number =>
  edge === 'bottom' || edge === 'top' ? state.height : state.width;

/** A zone in which there is room: where nobody fits any more, its models may stand closer by one ruler, and again. SC-RULING-78 */
export function roomyZone(battle: Battle, r: number, zone: Zone, own: Edge | null, mates: readonly Disc[]): Zone {
  if (zone.is !== 'own-half' || zone.apart === undefined) return zone;
  const places = deployPlaces(battle, r, zone, own).filter(
    (at) => whyNotDeploy(battle, { ...at, r }, zone, own, [], 'SC-RULING-78') === undefined,
  );
  const fits = (apart: Color) => places.some((at) => mates.every((mate) => isApart(battle, { ...at, r }, mate, apart)));
  const rulers = COLORS.slice(0, COLORS.indexOf(zone.apart) + 1).reverse();
  const apart = rulers.find(fits);
  return { is: zone.is, color: zone.color, ...(apart !== undefined && { apart }) };
}

/** Every place worth thinking of for a base. */
export function deployPlaces(battle: Battle, r: number, zone: Zone, own: Edge | null): Point[] {
  if (zone.is === 'square' || zone.is === 'among' || zone.is === 'centre') return everyPlace(battle, r);
  if (zone.is === 'half' || zone.is === 'own-half' || zone.is === 'anywhere') return everyPlace(battle, r);
  if (zone.is === 'at-edge') return alongEdge(battle, zone.edge, r, r);
  const length = lengthOf(battle.content, zone.color);
  if (zone.is === 'near') {
    const base = anchorOf(battle, zone.of);
    return [...ring(base, base.r + length + r), ...ring(base, base.r + length / 2 + r)];
  }
  const edges = edgesOf(zone, own);
  const deepest = zone.is === 'own-edge' && zone.whole ? length - r : length + r;
  return edges.flatMap((edge) => [deepest, r].flatMap((deep) => alongEdge(battle, edge, deep, r)));
}

/** Where a model stands for which its zone has no room: in the open, as near to the zone as there is room. SC-RULING-79 */
export function nearestRoom(
  battle: Battle,
  r: number,
  zone: Zone,
  own: Edge | null,
  taken: readonly Disc[] = [],
): Point | undefined {
  const wanted = deployPlaces(battle, r, zone, own);
  const far = (at: Point) => Math.min(...wanted.map(({ x, y }) => (x - at.x) * (x - at.x) + (y - at.y) * (y - at.y)));
  const bases = [...inPlay(battle).map((other) => baseOf(battle, other)), ...taken];
  return everyPlace(battle, r)
    .filter((at) => !bases.some((other) => overlaps({ ...at, r }, other)))
    .filter((at) => whyNoRoom(battle, { ...at, r }, 'SC-RULING-79') === undefined)
    .map((at) => ({ at, far: far(at) }))
    .sort((a, b) => a.far - b.far)[0]?.at;
}

/** Along which edges a zone lies. */
function edgesOf(zone: Zone, own: Edge | null): readonly Edge[] {
  if (zone.is === 'edge') return [zone.edge];
  if (zone.is === 'edges') return zone.edges;
  if (zone.is === 'own-pair') return [own!, across(own!)];
  return zone.is === 'own-edge' ? [own!] : EDGES;
}

function alongEdge({ state }: Battle, edge: Edge, deep: number, r: number): Point[] {
  const long = edge === 'bottom' || edge === 'top' ? state.width : state.height;
  const points: Point[] = [];
  for (let along = r; along <= long - r; along += GRID)
    points.push(
      edge === 'bottom'
        ? { x: along, y: deep }
        : edge === 'top'
          ? { x: along, y: state.height - deep }
          : edge === 'left'
            ? { x: deep, y: along }
            : { x: state.width - deep, y: along },
    );
  return points;
}
