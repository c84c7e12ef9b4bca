/**
 * Tables made by chance: landmarks first, then what stands between them, then what lies about. Everything has a
 * counterpart on the other side of the middle, so that no edge is the better one; small things are moved and turned a
 * little, so that it does not look drawn with a compass.
 */
import { below, type Random } from '@holotape/kernel';
import { type Disc, doubleArea, gapToPolygon, type Polygon } from '../geometry/index.ts';
import type { Piece } from '../state.ts';
import { type Land, type TerrainKind, type TerrainSpot, TURNS, type Weight } from './kinds.ts';
import { gapBetweenGroups, layPieces, piecesAt } from './pieces.ts';

interface TableWish {
  readonly width: number;
  readonly height: number;
  readonly land: Land;
  /** Places that stay free: markers, models in a snare, the room around them. */
  readonly clear: readonly Disc[];
}

/** A base of 60 mm gets between any two pieces, and between a piece and the edge: deployment zones stay open. */
export const PASSAGE = 620;
/** Pairs of pieces of each weight (ours): about a fifth of the table is not open ground. */
const PAIRS: Readonly<Record<Weight, number>> = { landmark: 2, middle: 3, scatter: 3 };
/** Tries to find room for one pair. */
const TRIES = 80;
/** Small things stray from the mirrored place by at most this. */
const STRAY = 150;
/** Tables to try before the fairest of them is taken. */
const TABLES = 12;
/** How far the halves of a fair table may differ, as a share of what both have together. */
export const FAIR = 0.15;
const NEAR_THE_LINE = 700;

/** A fair table: the first that is fair enough, or the fairest of a few. */
export function layTable(kinds: readonly TerrainKind[], wish: TableWish, random: Random): TerrainSpot[] {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  let best: { spots: TerrainSpot[]; unfairness: number } | undefined;
  for (let table = 0; table < TABLES; table += 1) {
    const spots = tryTable(kinds, wish, random);
    const unfairness = unfairnessOf(layPieces(byId, spots), wish);
    if (unfairness <= FAIR) return spots;
    if (best === undefined || unfairness < best.unfairness) best = { spots, unfairness };
  }
  return best!.spots;
}

interface Laid {
  readonly spot: TerrainSpot;
  readonly outlines: readonly Polygon[];
}

function tryTable(kinds: readonly TerrainKind[], wish: TableWish, random: Random): TerrainSpot[] {
  const laid: Laid[] = [];
  for (const weight of ['landmark', 'middle', 'scatter'] as const) {
    const fitting = kinds.filter((kind) => kind.weight === weight && kind.land.includes(wish.land));
    if (fitting.length === 0) continue;
    let last: TerrainKind | undefined;
    for (let pair = 0; pair < PAIRS[weight]; pair += 1) {
      // Not the same kind twice in a row, if there is another.
      const choice = fitting.length > 1 ? fitting.filter((kind) => kind !== last) : fitting;
      const kind = choice[below(random, choice.length)]!;
      last = kind;
      laid.push(...layPair(kind, laid, wish, random));
    }
  }
  return laid.map(({ spot }) => spot);
}

/** A piece and its counterpart, or nothing if there is no room for both. */
function layPair(kind: TerrainKind, laid: readonly Laid[], wish: TableWish, random: Random): Laid[] {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const one = randomSpot(kind, wish, random);
    const other = counterpart(kind, one, wish, random);
    const a = { spot: one, outlines: outlinesAt(kind, one) };
    const b = { spot: other, outlines: outlinesAt(kind, other) };
    if (!fits(a, laid, wish) || !fits(b, laid, wish)) continue;
    if (gapBetweenGroups(a.outlines, b.outlines) < PASSAGE) continue;
    return [a, b];
  }
  return [];
}

const outlinesAt = (kind: TerrainKind, spot: TerrainSpot): Polygon[] =>
  piecesAt(kind, spot, '').map(({ outline }) => outline);

const randomSpot = (kind: TerrainKind, { width, height }: TableWish, random: Random): TerrainSpot => ({
  kind: kind.id,
  x: below(random, width),
  y: below(random, height),
  turn: below(random, TURNS),
});

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

function fits({ outlines }: Laid, laid: readonly Laid[], { width, height, clear }: TableWish): boolean {
  const isInside = outlines.every((outline) =>
    outline.every(({ x, y }) => x >= PASSAGE && y >= PASSAGE && x <= width - PASSAGE && y <= height - PASSAGE),
  );
  return (
    isInside &&
    clear.every((disc) => outlines.every((outline) => gapToPolygon(disc, outline) >= 0)) &&
    laid.every((other) => gapBetweenGroups(outlines, other.outlines) >= PASSAGE)
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
