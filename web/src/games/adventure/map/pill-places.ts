/** Where the pills of a map stand: beside names, pieces and each other wherever there is room for that. */
import { type Block, isOver } from './places.ts';
import type { Point } from './shape.ts';

export interface Wanted {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  /** Where it may stand, best first. */
  readonly spots: readonly Point[];
  /** Whether a point belongs to what it speaks of: its middle never leaves that. */
  readonly isIn?: (at: Point) => boolean;
}

/** How far a pill may be moved away from a spot, and what each pixel of that costs, in pixels covered. */
const NUDGES: readonly Point[] = [
  [0, 0],
  [0, -9],
  [0, 9],
  [-11, 0],
  [11, 0],
  [-9, -8],
  [9, -8],
  [-9, 8],
  [9, 8],
  [0, -16],
  [0, 16],
  [-22, 0],
  [22, 0],
];
const AWAY = 9;
/** Another pill under a pill is worse than a name or a piece. */
const OVER_PILL = 2;

const over = (block: Block, others: readonly Block[]): number =>
  others.reduce((sum, other) => sum + isOver(block, other), 0);

/** Those with the fewest spots first: the others can make way. */
export function pillPlaces(pills: readonly Wanted[], inTheWay: readonly Block[]): ReadonlyMap<string, Point> {
  const placed: Block[] = [];
  const places = new Map<string, Point>();
  for (const { id, w, h, spots, isIn = () => true } of pills.toSorted(
    (one, other) => one.spots.length - other.spots.length,
  )) {
    let best: { block: Block; score: number } | undefined;
    for (const [sx, sy] of spots)
      for (const [dx, dy] of NUDGES) {
        const block = { x: sx + dx, y: sy + dy, w, h };
        if (!isIn([block.x, block.y])) continue;
        const score = over(block, inTheWay) + OVER_PILL * over(block, placed) + AWAY * Math.hypot(dx, dy);
        if (best === undefined || score < best.score) best = { block, score };
      }
    if (best === undefined) continue;
    placed.push(best.block);
    places.set(id, [best.block.x, best.block.y]);
  }
  return places;
}
