/** What counts as inside: on something that stands there, or between its walls. */
import type { Battle } from '../battle.ts';
import { contains, type Disc, overlapsPolygon, type Point, turn } from '../geometry/index.ts';
import { isClimbed } from './terrain.ts';

/** The smallest figure without dents around all points, leftwards. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of all) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, p) <= 0) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Parts of a building are named after it: `ruined-house-1.floor`. */
const buildingOf = (id: string): string => id.split('.')[0]!;

/** On a piece of terrain, or between the walls of a building. SC-DEMO-8 */
export function isInBuilding({ state }: Battle, disc: Disc): boolean {
  if (state.pieces.some(({ outline }) => overlapsPolygon(disc, outline))) return true;
  const walls = Map.groupBy(state.pieces, ({ id }) => buildingOf(id));
  return [...walls.values()].some(
    (parts) => parts.length > 1 && contains(hullOf(parts.flatMap(({ outline }) => outline)), disc),
  );
}

/** Open to whatever comes from above: not between the walls of a building with a floor above. CH-RULING-102 */
export function isUnderTheSky({ state }: Battle, disc: Disc, height: number): boolean {
  const buildings = Map.groupBy(state.pieces, ({ id }) => buildingOf(id));
  return ![...buildings.values()].some(
    (parts) =>
      parts.length > 1 &&
      parts.some((part) => isClimbed(part) && part.height > height) &&
      contains(hullOf(parts.flatMap(({ outline }) => outline)), disc),
  );
}
