/** Scatter: how far, and what stops it. */
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import { directions, firstMet, layField, type Point, rounded } from '../geometry/index.ts';
import type { Color } from '../words.ts';
import type { Place } from './line-of-sight.ts';

/** The arrow of the Scatter Token points one of these ways. WW-SCATTER-5 */
export const ARROWS = directions(16);

/** How far it goes: by the margin, and farthest for an X; undefined below the first band. WW-SCATTER-2, WW-SCATTER-4,
 * WW-RULING-71 */
export function scatterColor(table: NonNullable<Weapon['scatter']>, margin: number | undefined): Color | undefined {
  const bands = [...table].sort((a, b) => a.over - b.over);
  if (margin === undefined) return bands.at(-1)?.range;
  return bands.findLast(({ over }) => margin >= over)?.range;
}

/** What stops a shot that flies straight: terrain that blocks sight or movement. WW-SCATTER-6, WW-RULING-72 */
export function whereItStops({ state }: Battle, from: Place, to: Point): Point {
  const obstacles = state.pieces.filter(({ blocksSight, ground }) => blocksSight || ground === 'impassable');
  const met = firstMet(layField(obstacles.map(({ outline }) => outline)), { from: from.disc, to });
  return met === undefined ? to : rounded(met.at);
}
