/** Scatter: where a shot or throw comes down that missed. */
import { type Play, pick, say } from '@holotape/kernel';
import type { Weapon } from '../../content.ts';
import { directions, firstMet, layField, type Point, rounded } from '../../geometry/index.ts';
import type { Place } from '../../queries/line-of-sight.ts';
import { lengthOf } from '../../queries/ranges.ts';
import type { Battle, BattleTable } from '../../state.ts';
import type { Color } from '../../words.ts';

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

/** Where the effect takes place after a test that failed by this margin. */
export function* scatter(
  table: BattleTable,
  from: Place,
  { disc: { x, y } }: Place,
  { scatter: bands, icons, id }: Weapon,
  margin: number | undefined,
): Play<Point> {
  const color = scatterColor(bands!, margin);
  if (color === undefined) return { x, y };
  const arrow = ARROWS[yield* pick(table, 'scatter.direction', ARROWS.length, { rule: 'WW-SCATTER-5' })]!;
  const length = lengthOf(table.content, color);
  const aimed = rounded({ x: x + arrow.x * length, y: y + arrow.y * length });
  // WW-SCATTER-7: what is lobbed flies over everything.
  const to = icons.includes('grenade') ? aimed : whereItStops(table, from, aimed);
  say(table, 'scatter', { weapon: id, color, x: to.x, y: to.y }, 'WW-SCATTER-1');
  return to;
}
