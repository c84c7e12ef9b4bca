/** Where markers and models may be put before the battle, and where they sensibly are. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import {
  type Disc,
  directions,
  distance,
  gapLength,
  gapToPolygon,
  isOnTable,
  overlaps,
  type Point,
  rounded,
  TOLERANCE,
  turn,
} from '../geometry/index.ts';
import type { StepOf, Wanted } from '../printed/scenarios.ts';
import type { Marker, Model } from '../state.ts';
import { EDGES, type Edge } from '../words.ts';
import { isInBuilding } from './buildings.ts';
import { discOf, MARKER_RADIUS } from './markers.ts';
import { lengthOf } from './ranges.ts';
import { closedUnder } from './terrain.ts';
import { baseOf, inPlay } from './units.ts';

/** How far a disc is from an edge of the table, rim to edge. */
export function gapToEdge({ state }: Battle, { x, y, r }: Disc, edge: Edge): number {
  switch (edge) {
    case 'bottom':
      return y - r;
    case 'top':
      return state.height - y - r;
    case 'left':
      return x - r;
    case 'right':
      return state.width - x - r;
  }
}

/** The nearest point of the line through the middle of an edge, across the table. */
const ontoMiddleLine = (battle: Battle, { x, y }: Point, edge: Edge): Point =>
  edge === 'bottom' || edge === 'top' ? { x: middleOf(battle).x, y } : { x, y: middleOf(battle).y };

export const middleOf = ({ state }: Battle): Point => ({ x: state.width / 2, y: state.height / 2 });

/** Which quarter of the table a point lies in. */
function quarterOf(battle: Battle, { x, y }: Point): string {
  const middle = middleOf(battle);
  return `${x < middle.x ? 'left' : 'right'} ${y < middle.y ? 'bottom' : 'top'}`;
}

/** The figure whose corners are all markers of a kind, around the middle of the table. SC-RULING-75 */
export function figureOf(battle: Battle, kind: Marker['kind']): Point[] {
  const middle = middleOf(battle);
  const isBelow = ({ y }: Point): number => (y < middle.y ? 1 : 0);
  // Leftwards, from the right: first those above the middle, then those below.
  return battle.state.markers
    .filter((marker) => marker.kind === kind)
    .sort((a, b) => isBelow(a) - isBelow(b) || -turn(middle, a, b));
}

/** How far a disc reaches beyond a square around the middle, along the worse of the two axes; negative inside it. */
export function beyondSquare(battle: Battle, { x, y, r }: Disc, half: number): number {
  const middle = middleOf(battle);
  return Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) + r - half;
}

/** The gap between a disc and a square around the middle. */
function gapToSquare(battle: Battle, { x, y, r }: Disc, half: number): number {
  const middle = middleOf(battle);
  const dx = Math.max(0, Math.abs(x - middle.x) - half);
  const dy = Math.max(0, Math.abs(y - middle.y) - half);
  return Math.sqrt(dx * dx + dy * dy) - r;
}

/** Where a unit that joins later waits, and how wide it stands. */
export function anchorOf({ state, content }: Battle, unit: string): Disc {
  const { setup, later } = content.scenarios.get(state.scenario!.id)!;
  const step = setup.find((each) => each.does === 'snare' && each.unit === unit) as StepOf<'snare'>;
  return { ...step.at, r: content.units.get(later.find(({ id }) => id === unit)!.card)!.base * 5 };
}

export const isInSquare = (battle: Battle, model: Model, half: number): boolean =>
  beyondSquare(battle, baseOf(battle, model), half) <= TOLERANCE;

/** Why something round cannot lie here at all. */
export function whyNoRoom(battle: Battle, disc: Disc, rule: string): Reason | undefined {
  const { state } = battle;
  if (!isOnTable(disc.r, disc, state)) return { rule, say: 'place.off-table' };
  const id = closedUnder(state.pieces, disc);
  return id === undefined ? undefined : { rule, say: 'place.terrain', args: { id } };
}

/**
 * The place nearest to a point, or to a ring around it, where something round has room: on the table, on no closed terrain
 * and on nobody's base.
 */
export function roomFor(battle: Battle, r: number, { x, y }: Point, away = 0): Point {
  const { width, height } = battle.state;
  const inside = (at: Point): Point => ({
    x: Math.round(Math.min(Math.max(at.x, r), width - r)),
    y: Math.round(Math.min(Math.max(at.y, r), height - r)),
  });
  const isFree = (at: Point): boolean =>
    whyNoRoom(battle, { ...at, r }, 'WW-MOVE-6') === undefined &&
    inPlay(battle).every((other) => !overlaps({ ...at, r }, baseOf(battle, other))) &&
    (r > MARKER_RADIUS || battle.state.markers.every((marker) => !overlaps({ ...at, r }, discOf(marker))));
  for (let farther = away; farther < width + height; farther += Math.max(r / 2, 1)) {
    const around = farther === 0 ? [{ x, y }] : ring({ x, y }, farther);
    const found = around.map(inside).find(isFree);
    if (found !== undefined) return found;
  }
  throw new Error(`There is no room for a disc of radius ${r} on the table.`);
}

/** What had better hold of a place for a marker, and does not. SC-SMASH-9 */
export const whatIsWorse = (battle: Battle, at: Point, better: readonly Wanted[]): Wanted | undefined =>
  better.find((wanted) => !isFulfilled(battle, { ...at, r: MARKER_RADIUS }, wanted));

/** Why a marker cannot be put here. SC-COMMON-4 */
export function whyNoMarker(battle: Battle, at: Point, where: readonly Wanted[], rule: string): Reason | undefined {
  const disc = { ...at, r: MARKER_RADIUS };
  // What is asked cheaply comes first: many places are looked at.
  const broken = where.find((wanted) => !isFulfilled(battle, disc, wanted));
  if (broken !== undefined) return { rule, say: `place.${broken.is}`, args: { color: broken.color } };
  return isTaken(battle, disc) ? { rule, say: 'place.taken' } : whyNoRoom(battle, disc, rule);
}

/** Where markers lie, but for some of them, and models stand. */
const takenIn = (battle: Battle, but: readonly Marker[] = []): Disc[] => [
  ...battle.state.markers.filter((marker) => !but.includes(marker)).map(discOf),
  ...inPlay(battle).map((model) => baseOf(battle, model)),
];

const isTaken = (battle: Battle, disc: Disc): boolean => takenIn(battle).some((each) => overlaps(disc, each));

/** What is wanted of a place as the table lies there, whatever is put on it. */
const OF_THE_TABLE: readonly Wanted['is'][] = [
  'at',
  'from-middle',
  'around-middle',
  'outdoors',
  'outside-zones',
  'central',
  'off-square',
  'by-terrain',
  'far-from-both',
  'middle-line',
];

/** Half of what `whyNoMarker` asks: whether the table itself lets a marker lie here. */
export function isOpenToMarkers(battle: Battle, at: Point, where: readonly Wanted[]): boolean {
  const disc = { ...at, r: MARKER_RADIUS };
  return (
    where.every((wanted) => !OF_THE_TABLE.includes(wanted.is) || isFulfilled(battle, disc, wanted)) &&
    whyNoRoom(battle, disc, 'SC-COMMON-4') === undefined
  );
}

/**
 * And the other half, for many places: whether what lies and stands on the table does. The places are known to be `apart` as
 * wanted from those markers, which is by a ruler at least, so that they do not lie on them.
 */
export function leftToMarkers(
  battle: Battle,
  where: readonly Wanted[],
  apart: readonly Marker[],
): (at: Point) => boolean {
  const others = where.filter(({ is }) => is !== 'apart' && !OF_THE_TABLE.includes(is));
  const taken = takenIn(battle, apart);
  return ({ x, y }) => {
    const disc = { x, y, r: MARKER_RADIUS };
    return !taken.some((each) => overlaps(disc, each)) && others.every((wanted) => isFulfilled(battle, disc, wanted));
  };
}

/** What must hold of the place of the next marker, when so many lie already. SC-SWEEP-6 */
export const wantedFor = ({ where, later }: StepOf<'markers'>, done: number): readonly Wanted[] =>
  later !== undefined && done >= later.after ? later.where : where;

/** From rim to rim, or from middle to middle. */
const gapBetween = (a: Disc, b: Disc, middles: true | undefined): number =>
  middles ? distance(a, b) : gapLength(a, b);

function isFulfilled(battle: Battle, disc: Disc, wanted: Wanted): boolean {
  const length = lengthOf(battle.content, wanted.color);
  const { markers } = battle.state;
  switch (wanted.is) {
    case 'at':
      return Math.abs(gapLength(disc, anchorOf(battle, wanted.from)) - length) <= 2 * TOLERANCE;
    case 'apart':
      return markers.every(
        (marker) =>
          (wanted.marker !== undefined && marker.kind !== wanted.marker) ||
          gapBetween(disc, discOf(marker), wanted.middles) >= length - TOLERANCE,
      );
    case 'from-middle':
      return Math.abs(distance(disc, middleOf(battle)) - disc.r - length) <= 2 * TOLERANCE;
    case 'around-middle':
      return distance(disc, middleOf(battle)) - disc.r <= length + TOLERANCE;
    case 'outdoors':
      // With as much room around it as it is wide.
      return !isInBuilding(battle, { ...disc, r: 2 * disc.r });
    case 'own-quarter':
      return markers.every(
        (marker) => marker.kind !== wanted.marker || quarterOf(battle, marker) !== quarterOf(battle, disc),
      );
    case 'outside-zones':
      return (['bottom', 'top'] as const).every((edge) => gapToEdge(battle, disc, edge) > length - TOLERANCE);
    case 'central': {
      const measured = wanted.middles ? { ...disc, r: 0 } : disc;
      return EDGES.every((edge) => gapToEdge(battle, measured, edge) >= length - TOLERANCE);
    }
    case 'off-square':
      return gapToSquare(battle, disc, wanted.half) >= length - TOLERANCE;
    case 'beside':
      return markers.some(
        (marker) => marker.kind === wanted.marker && gapLength(disc, discOf(marker)) <= length + TOLERANCE,
      );
    case 'by-terrain':
      return battle.state.pieces.some(({ outline }) => gapToPolygon(disc, outline) <= length + TOLERANCE);
    case 'own-zone': {
      const edge = battle.state.scenario?.edges[wanted.side] ?? 'bottom';
      return gapToEdge(battle, { ...disc, r: -disc.r }, edge) <= length + TOLERANCE;
    }
    case 'far-from-both': {
      // SC-RULING-71
      const middle = { ...disc, r: 0 };
      const far = length + lengthOf(battle.content, wanted.more) - TOLERANCE;
      return gapToEdge(battle, middle, 'bottom') >= far && gapToEdge(battle, middle, 'top') >= far;
    }
    case 'middle-line':
      return (
        distance(disc, ontoMiddleLine(battle, disc, wanted.edge)) <= 2 * TOLERANCE &&
        gapToEdge(battle, disc, wanted.edge) <= length + TOLERANCE
      );
    case 'strip':
      return wanted.strips.some((strip) => isRoomInStrip(battle, disc, strip, length, wanted.most));
    case 'strip-line':
      return stripLines(battle, length).some(
        (line) =>
          Math.abs(disc.y - line) <= 2 * TOLERANCE &&
          !markers.some(({ kind, y }) => kind === wanted.marker && Math.abs(y - line) <= 2 * TOLERANCE),
      );
  }
}

/** How far something reaches out of a strip, which runs along the bottom and top edges. SC-RULING-81, SC-RULING-83 */
const beyondStrip = (battle: Battle, { y, r }: Disc, strip: number, deep: number): number =>
  Math.abs(y - middleOf(battle).y - strip * deep) + r - deep / 2;

/** SC-SWEEP-5, SC-SWEEP-6 */
function isRoomInStrip(
  battle: Battle,
  disc: Disc,
  strip: number,
  deep: number,
  most: Extract<Wanted, { is: 'strip' }>['most'],
): boolean {
  if (beyondStrip(battle, disc, strip, deep) > TOLERANCE) return false;
  const there = battle.state.markers.filter(
    (marker) => marker.kind === most?.marker && beyondStrip(battle, discOf(marker), strip, deep) <= TOLERANCE,
  );
  return most === undefined || there.length < most.count;
}

/** The lines where the middle strip meets its neighbours, the lower one first. SC-SWEEP-9 */
export const stripLines = (battle: Battle, deep: number): readonly number[] =>
  [-deep / 2, deep / 2].map((away) => middleOf(battle).y + away);

/** Between neighbouring candidates. */
export const GRID = 340;
/** Across the inner table. */
const STEPS = 12;
const AROUND = directions(16);

/** Every place of a fine net over the table: where the usual places of a zone are taken, there may be room between them. */
export function everyPlace({ state }: Battle, from: number): Point[] {
  const points: Point[] = [];
  for (let y = from; y < state.height; y += GRID) for (let x = from; x < state.width; x += GRID) points.push({ x, y });
  return points;
}

/** All directions from the middle, beginning with that of a point. */
export const around = (middle: Point, { x, y }: Point): Point[] =>
  AROUND.map((way) =>
    rounded({
      x: middle.x + (x - middle.x) * way.x - (y - middle.y) * way.y,
      y: middle.y + (x - middle.x) * way.y + (y - middle.y) * way.x,
    }),
  );

export const ring = (middle: Point, radius: number): Point[] =>
  AROUND.map(({ x, y }) => rounded({ x: middle.x + x * radius, y: middle.y + y * radius }));

/** Every place worth thinking of for a marker; not all of them will do. */
export function markerPlaces(battle: Battle, where: readonly Wanted[]): Point[] {
  const at = where.find((wanted) => wanted.is === 'at');
  if (at !== undefined) {
    const length = lengthOf(battle.content, at.color);
    const base = anchorOf(battle, at.from);
    return ring(base, base.r + length + MARKER_RADIUS);
  }
  const beside = where.find((wanted) => wanted.is === 'beside');
  if (beside !== undefined) {
    const length = lengthOf(battle.content, beside.color);
    return battle.state.markers
      .filter(({ kind }) => kind === beside.marker)
      .flatMap((marker) => [ring(marker, 2 * MARKER_RADIUS + length), ring(marker, 2 * MARKER_RADIUS + length / 2)])
      .flat();
  }
  const around = where.find((wanted) => wanted.is === 'from-middle');
  if (around !== undefined) return ring(middleOf(battle), lengthOf(battle.content, around.color) + MARKER_RADIUS);
  const middle = where.find((wanted) => wanted.is === 'middle-line');
  if (middle !== undefined) {
    const deepest = lengthOf(battle.content, middle.color) + MARKER_RADIUS;
    return [deepest, deepest / 2, MARKER_RADIUS].map((deep) => rounded(inFrontOf(battle, middle.edge, deep)));
  }
  const line = where.find((wanted) => wanted.is === 'strip-line');
  if (line !== undefined) {
    const lines = stripLines(battle, lengthOf(battle.content, line.color));
    return lines.flatMap((y) =>
      everyPlace(battle, GRID / 2).flatMap(({ x }, i, all) => (x > (all[i - 1]?.x ?? 0) ? [{ x, y }] : [])),
    );
  }
  const inner = where.find((wanted) => wanted.is === 'central');
  return inner?.middles ? lattice(battle, lengthOf(battle.content, inner.color)) : everyPlace(battle, GRID / 2);
}

/** Even steps from one side of the inner table to the other, both included: a ruler may fit exactly. SC-DEMO-8 */
function lattice({ state }: Battle, from: number): Point[] {
  const along = (length: number) =>
    Array.from({ length: STEPS + 1 }, (_, i) => Math.round(from + (i * (length - 2 * from)) / STEPS));
  return along(state.height).flatMap((y) => along(state.width).map((x) => ({ x, y })));
}

/** So far from the middle of an edge into the table. */
function inFrontOf(battle: Battle, edge: Edge, deep: number): Point {
  const { width, height } = battle.state;
  const at =
    edge === 'top' ? { x: 0, y: height - deep } : edge === 'right' ? { x: width - deep, y: 0 } : { x: deep, y: deep };
  return ontoMiddleLine(battle, at, edge);
}

/** A few of many, evenly. */
export function aFew<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)]!);
}
