/**
 * Tables made by chance: landmarks first, then what stands between them, then what lies about. Everything has a
 * counterpart on the other side of the middle, so that no edge is the better one; small things are moved and turned a
 * little, so that it does not look drawn with a compass.
 */
import { below, type Random } from '@holotape/kernel';
import {
  between,
  type Disc,
  distance,
  doubleArea,
  gapToPolygon,
  longestOpenLine,
  type Polygon,
  type Segment,
} from '../geometry/index.ts';
import type { Piece } from '../state.ts';
import { type Land, type TerrainKind, type TerrainSpot, TURNS, type Weight } from './kinds.ts';
import { areGroupsNearer, layPieces, piecesAt } from './pieces.ts';

interface TableWish {
  readonly width: number;
  readonly height: number;
  readonly land: Land;
  /** Places that stay free: markers, models in a snare, the room around them. */
  readonly clear: readonly Disc[];
  /** No longer line should lie open; however long, if left out. */
  readonly openLine?: number;
}

/** A base of 60 mm gets between any two pieces, and between a piece and the edge: deployment zones stay open. */
export const PASSAGE = 620;
/** Pairs of pieces of each weight (ours): about a fifth of the table is not open ground. */
const PAIRS: Readonly<Record<Weight, number>> = { landmark: 2, middle: 3, scatter: 3 };
/** Tries to find room for one pair. */
const TRIES = 80;
/** Small things stray from the mirrored place by at most this. */
const STRAY = 150;
/** Pairs that lie about, where every edge should have cover. */
const MOST_SCATTER = 5;
/** Tables to try before the best of them is taken; fewer, where lines are looked at, which takes longer. */
const TABLES = { usual: 12, screened: 3 };
/** How far the halves of a fair table may differ, as a share of what both have together. */
export const FAIR = 0.15;
const NEAR_THE_LINE = 700;
/** No longer line should lie open: a little more than the side of a table, for there is room to pass between any two pieces. */
export const OPEN_LINE = 40 * 254;
/** Pairs put across the longest open line until it is short enough, and how many places are compared for each. */
const SCREENS = 12;
const COMPARED = 5;

/**
 * A fair table, without long open lines if that is wished for: the first that is good enough, or the best of a few. What
 * lies there `already` stays, and as much less is laid.
 */
export function layTable(
  kinds: readonly TerrainKind[],
  wish: TableWish,
  random: Random,
  already: readonly TerrainSpot[] = [],
): TerrainSpot[] {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  let best: { spots: TerrainSpot[]; fault: number } | undefined;
  const { openLine = Number.POSITIVE_INFINITY } = wish;
  const tries = wish.openLine === undefined ? TABLES.usual : TABLES.screened;
  for (let table = 0; table < tries; table += 1) {
    const laid = tryTable(
      kinds,
      wish,
      random,
      already.map((spot) => laidAt(byId.get(spot.kind)!, spot)),
    );
    const open = wish.openLine === undefined ? 0 : lengthOf(openLineOf(laid, wish));
    const spots = laid.map(({ spot }) => spot);
    const unfair = Math.max(0, unfairnessOf(layPieces(byId, spots), wish) - FAIR);
    const fault = unfair + Math.max(0, open - openLine) / wish.width;
    if (fault === 0) return spots;
    if (best === undefined || fault < best.fault) best = { spots, fault };
  }
  return best!.spots;
}

/** Puts pairs across the longest open line until it is short enough. */
function screen(kinds: readonly TerrainKind[], laid: Laid[], wish: TableWish, random: Random): void {
  const { openLine } = wish;
  if (openLine === undefined) return;
  const screens = kinds.filter(
    ({ land, parts, weight }) =>
      land.includes(wish.land) && weight !== 'scatter' && parts.length === 1 && parts[0]!.blocksSight,
  );
  let line = openLineOf(laid, wish);
  for (let pair = 0; pair < SCREENS && lengthOf(line) > openLine && screens.length > 0; pair += 1) {
    let best: { readonly pair: Laid[]; readonly line: Segment } | undefined;
    for (let i = 0; i < COMPARED; i += 1) {
      const kind = screens[below(random, screens.length)]!;
      const across = layPair(kind, laid, wish, random, line);
      if (across.length === 0) continue;
      // The first may leave another line as long; each after it must be better.
      const least = best === undefined ? Number.POSITIVE_INFINITY : lengthOf(best.line);
      const left = openLineOf([...laid, ...across], wish, least);
      if (lengthOf(left) < least) best = { pair: across, line: left };
    }
    if (best === undefined) continue;
    laid.push(...best.pair);
    line = best.line;
  }
}

/** So far from an edge there should be something to hide behind, and how far inwards it is laid. */
export const COVER = 6 * 254;
const INWARDS = 4 * 254;
const SAMPLED = 254;

/** Where an edge is bare: a line inwards from each such place. */
function bareAlong(laid: readonly Laid[], { width, height }: TableWish): Segment[] {
  const cover = laid.flatMap(({ covering }) => covering);
  const bare: Segment[] = [];
  for (let at = 0; at <= Math.max(width, height); at += SAMPLED)
    for (const { from, to } of [
      { from: { x: at, y: 0 }, to: { x: at, y: INWARDS } },
      { from: { x: at, y: height }, to: { x: at, y: height - INWARDS } },
      { from: { x: 0, y: at }, to: { x: INWARDS, y: at } },
      { from: { x: width, y: at }, to: { x: width - INWARDS, y: at } },
    ])
      if (from.x <= width && from.y <= height && !cover.some((each) => gapToPolygon({ ...from, r: 0 }, each) <= COVER))
        bare.push({ from, to });
  return bare;
}

const lengthOf = ({ from, to }: Segment): number => distance(from, to);

const openLineOf = (laid: readonly Laid[], wish: TableWish, enough?: number): Segment =>
  longestOpenLine(
    wish,
    laid.flatMap(({ blocking }) => blocking),
    enough,
  );

interface Laid {
  readonly spot: TerrainSpot;
  readonly outlines: readonly Polygon[];
  /** Those of them that block sight, and those one can hide behind. */
  readonly blocking: readonly Polygon[];
  readonly covering: readonly Polygon[];
}

function tryTable(kinds: readonly TerrainKind[], wish: TableWish, random: Random, already: readonly Laid[]): Laid[] {
  const laid = [...already];
  for (const weight of ['landmark', 'middle', 'scatter'] as const) {
    const fitting = kinds.filter((kind) => kind.weight === weight && kind.land.includes(wish.land));
    if (fitting.length === 0) continue;
    let last: TerrainKind | undefined;
    const there = already.filter(({ spot }) => fitting.some(({ id }) => id === spot.kind)).length;
    const most = wish.openLine !== undefined && weight === 'scatter' ? MOST_SCATTER : PAIRS[weight];
    for (let pair = Math.ceil(there / 2); pair < most; pair += 1) {
      // Not the same kind twice in a row, if there is another.
      const others = fitting.length > 1 ? fitting.filter((kind) => kind !== last) : fitting;
      const choice = wish.openLine !== undefined && weight === 'landmark' ? highFirst(others) : others;
      const kind = choice[below(random, choice.length)]!;
      last = kind;
      const bare = weight === 'scatter' && wish.openLine !== undefined ? bareAlong(laid, wish) : [];
      // Tables as they were laid at first draw no number here: theirs are kept.
      const along = bare.length === 0 ? undefined : bare[below(random, bare.length)];
      laid.push(...layPair(kind, laid, wish, random, along));
    }
    // What lies about takes no room from what must stand somewhere.
    if (weight === 'landmark') screen(kinds, laid, wish, random);
  }
  return laid;
}

/** Landmarks that block sight, where there are some. */
function highFirst(kinds: readonly TerrainKind[]): readonly TerrainKind[] {
  const high = kinds.filter(({ parts }) => parts.some(({ blocksSight }) => blocksSight));
  return high.length > 0 ? high : kinds;
}

/** A piece and its counterpart, or nothing if there is no room for both; the piece lies on a line, if one is given. */
function layPair(kind: TerrainKind, laid: readonly Laid[], wish: TableWish, random: Random, across?: Segment): Laid[] {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const spot = randomSpot(kind, wish, random, across);
    const one = across === undefined ? spot : atEdges(kind, spot, wish);
    const mirrored = counterpart(kind, one, wish, random);
    const other = across === undefined ? mirrored : atEdges(kind, mirrored, wish);
    const [a, b] = [laidAt(kind, one), laidAt(kind, other)];
    if (!fits(a, laid, wish) || !fits(b, laid, wish)) continue;
    if (areGroupsNearer(a.outlines, b.outlines, PASSAGE)) continue;
    return [a, b];
  }
  return [];
}

/** How far a piece lies from each edge: left, right, bottom and top. */
function roomAround(
  outlines: readonly Polygon[],
  { width, height }: Pick<TableWish, 'width' | 'height'>,
): [left: number, right: number, bottom: number, top: number] {
  let [left, right, bottom, top] = [width, width, height, height];
  for (const outline of outlines)
    for (const { x, y } of outline) {
      left = Math.min(left, x);
      right = Math.min(right, width - x);
      bottom = Math.min(bottom, y);
      top = Math.min(top, height - y);
    }
  return [left, right, bottom, top];
}

/** What would leave no room to pass between itself and an edge stands right at it: one passes on its other side. */
function atEdges(kind: TerrainKind, spot: TerrainSpot, wish: TableWish): TerrainSpot {
  const [left, right, bottom, top] = roomAround(laidAt(kind, spot).outlines, wish);
  const dx = left < PASSAGE ? -left : right < PASSAGE ? right : 0;
  const dy = bottom < PASSAGE ? -bottom : top < PASSAGE ? top : 0;
  return { ...spot, x: spot.x + dx, y: spot.y + dy };
}

function laidAt(kind: TerrainKind, spot: TerrainSpot): Laid {
  const pieces = piecesAt(kind, spot, '');
  const outlinesOf = (some: readonly Piece[]) => some.map(({ outline }) => outline);
  return {
    spot,
    outlines: outlinesOf(pieces),
    blocking: outlinesOf(pieces.filter(({ blocksSight }) => blocksSight)),
    covering: outlinesOf(pieces.filter(({ blocksSight, cover }) => blocksSight || cover)),
  };
}

const SHARES = 1000;

function randomSpot(kind: TerrainKind, { width, height }: TableWish, random: Random, across?: Segment): TerrainSpot {
  const on = across && between(across.from, across.to, below(random, SHARES) / SHARES);
  return {
    kind: kind.id,
    x: on === undefined ? below(random, width) : Math.round(on.x),
    y: on === undefined ? below(random, height) : Math.round(on.y),
    turn: across === undefined ? below(random, TURNS) : (squareTo(across) + below(random, 3) + TURNS - 1) % TURNS,
  };
}

/** Half a turn in sixteenths of a full one, as directions. */
const DIRECTIONS = [
  [1000, 0],
  [924, 383],
  [707, 707],
  [383, 924],
  [0, 1000],
  [-383, 924],
  [-707, 707],
  [-924, 383],
] as const;

/** The turn that lays something long square to a line. */
function squareTo({ from, to }: Segment): number {
  const along = DIRECTIONS.map(([x, y]) => Math.abs(x * (to.x - from.x) + y * (to.y - from.y)));
  return along.indexOf(Math.min(...along));
}

function counterpart(
  kind: TerrainKind,
  { x, y, turn }: TerrainSpot,
  { width, height }: TableWish,
  random: Random,
): TerrainSpot {
  const mirrored = { kind: kind.id, x: width - x, y: height - y, turn: (turn + TURNS / 2) % TURNS };
  if (kind.weight === 'landmark') return mirrored;
  const stray = () => below(random, 2 * STRAY + 1) - STRAY;
  return {
    ...mirrored,
    x: mirrored.x + stray(),
    y: mirrored.y + stray(),
    turn: (mirrored.turn + below(random, 3)) % TURNS,
  };
}

/** Stands at two neighbouring edges and not in their corner: whoever is behind it does not get out. */
function closesCorner(outlines: readonly Polygon[], { width, height }: TableWish): boolean {
  const [left, right, bottom, top] = roomAround(outlines, { width, height });
  if ((left > 0 && right > 0) || (bottom > 0 && top > 0)) return false;
  const corner = { x: left > 0 ? width : 0, y: bottom > 0 ? height : 0, r: 0 };
  return outlines.every((outline) => gapToPolygon(corner, outline) > 0);
}

function fits({ outlines }: Laid, laid: readonly Laid[], wish: TableWish): boolean {
  const { clear, openLine } = wish;
  const isAtEdges = openLine !== undefined;
  const isInside = roomAround(outlines, wish).every((room) => room >= PASSAGE || (room === 0 && isAtEdges));
  return (
    isInside &&
    !(isAtEdges && closesCorner(outlines, wish)) &&
    clear.every((disc) => outlines.every((outline) => gapToPolygon(disc, outline) >= 0)) &&
    laid.every((other) => !areGroupsNearer(outlines, other.outlines, PASSAGE))
  );
}

/**
 * How much better one half of the table is than the other, from 0 to 1: the largest difference, upper against lower
 * half and left against right, of what blocks sight, what gives cover and what slows.
 */
export function unfairnessOf(pieces: readonly Piece[], { width, height }: Pick<TableWish, 'width' | 'height'>): number {
  const halves = [
    (outline: Polygon) => shareBeyond(middleOf(outline).y, height / 2),
    (outline: Polygon) => shareBeyond(middleOf(outline).x, width / 2),
  ];
  const uses = [
    ({ blocksSight }: Piece) => blocksSight,
    ({ cover }: Piece) => cover,
    ({ ground }: Piece) => ground === 'difficult',
  ];
  let worst = 0;
  for (const shareIn of halves)
    for (const counts of uses) {
      let first = 0;
      let second = 0;
      for (const piece of pieces) {
        if (!counts(piece)) continue;
        const area = Math.abs(doubleArea(piece.outline));
        const share = shareIn(piece.outline);
        first += area * share;
        second += area * (1 - share);
      }
      if (first + second > 0) worst = Math.max(worst, Math.abs(first - second) / (first + second));
    }
  return worst;
}

/** A piece near the line between the halves counts for both. */
const shareBeyond = (at: number, half: number): number =>
  Math.max(0, Math.min(1, 0.5 + (at - half) / (2 * NEAR_THE_LINE)));

function middleOf(outline: Polygon): { x: number; y: number } {
  let x = 0;
  let y = 0;
  for (const corner of outline) {
    x += corner.x;
    y += corner.y;
  }
  return { x: x / outline.length, y: y / outline.length };
}
