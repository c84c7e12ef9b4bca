/** Scatter: how far, and what stops it. */
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import { directions, firstMet, layField, type Point, rounded } from '../geometry/index.ts';
import type { Color } from '../words.ts';
import { isEvent } from './events.ts';
import type { Place } from './line-of-sight.ts';
import { lengthOf, longer } from './ranges.ts';

/** The arrow of the Scatter Token points one of these ways. WW-SCATTER-5 */
export const ARROWS = directions(16);

/** How far it goes: by the margin, and farthest for an X; undefined below the first band. WW-SCATTER-2, WW-SCATTER-4,
 * WW-RULING-71 */
export function scatterColor(table: NonNullable<Weapon['scatter']>, margin: number | undefined): Color | undefined {
  const bands = [...table].sort((a, b) => a.over - b.over);
  if (margin === undefined) return bands.at(-1)?.range;
  return bands.findLast(({ over }) => margin >= over)?.range;
}

/** In the wind of this round. CH-EVENT-5 */
export const inTheWind = (battle: Battle, color: Color | undefined): Color | undefined => {
  if (!isEvent(battle, 'farther-scatter')) return color;
  return color === undefined ? 'orange' : longer(color);
};

/** What stops a shot that flies straight: terrain that blocks sight or movement. WW-SCATTER-6, WW-RULING-72 */
export function whereItStops({ state }: Battle, from: Place, to: Point): Point {
  const obstacles = state.pieces.filter(({ blocksSight, ground }) => blocksSight || ground === 'impassable');
  const met = firstMet(layField(obstacles.map(({ outline }) => outline)), { from: from.disc, to });
  return met === undefined ? to : rounded(met.at);
}

/** Where something comes down that flies from here and was aimed there. WW-SCATTER-5 */
export function whereItFalls(
  battle: Battle,
  from: Place,
  { disc: { x, y } }: Place,
  { icons }: Weapon,
  color: Color,
  arrow: Point,
): Point {
  const length = lengthOf(battle.content, color);
  const aimed = rounded({ x: x + arrow.x * length, y: y + arrow.y * length });
  // WW-SCATTER-7: what is lobbed flies over everything.
  return icons.includes('grenade') ? aimed : whereItStops(battle, from, aimed);
}

/** Every place where it may come down after a test that failed by this margin, each as likely as the others. */
export function landings(
  battle: Battle,
  from: Place,
  aim: Place,
  weapon: Weapon,
  margin: number | undefined,
): readonly Point[] {
  const color = inTheWind(battle, scatterColor(weapon.scatter!, margin));
  if (color === undefined) return [{ x: aim.disc.x, y: aim.disc.y }];
  return ARROWS.map((arrow) => whereItFalls(battle, from, aim, weapon, color, arrow));
}
