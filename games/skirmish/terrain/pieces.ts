/** From kinds of terrain to pieces on the table. */
import { areNearer, directions, type Point, type Polygon, rounded } from '../geometry/index.ts';
import type { Piece } from '../state.ts';
import type { TerrainKind, TerrainSpot } from './kinds.ts';

const TURNED = directions(4);

function turned(outline: readonly (readonly [number, number])[], { x, y, turn }: Omit<TerrainSpot, 'kind'>): Point[] {
  const to = TURNED[turn]!;
  return outline.map(([px, py]) => rounded({ x: x + px * to.x - py * to.y, y: y + px * to.y + py * to.x }));
}

/** The pieces that a spot puts on the table: one for each part, `house-1.floor` if there are several. */
export function piecesAt(kind: TerrainKind, spot: Omit<TerrainSpot, 'kind'>, id: string): Piece[] {
  return kind.parts.map(({ name, outline, ...what }) => ({
    id: name === undefined ? id : `${id}.${name}`,
    outline: turned(outline, spot),
    ...what,
  }));
}

/** All pieces of a table: the second house is `house-2`. */
export function layPieces(kinds: ReadonlyMap<string, TerrainKind>, spots: readonly TerrainSpot[]): Piece[] {
  const counts = new Map<string, number>();
  return spots.flatMap((spot) => {
    const count = (counts.get(spot.kind) ?? 0) + 1;
    counts.set(spot.kind, count);
    return piecesAt(kinds.get(spot.kind)!, spot, `${spot.kind}-${count}`);
  });
}

/** Whether any two outlines of two groups are nearer to each other than this. */
export const areGroupsNearer = (a: readonly Polygon[], b: readonly Polygon[], length: number): boolean =>
  a.some((one) => b.some((other) => areNearer(one, other, length)));
