/** Scatter: where a shot or throw comes down that missed. */
import { type Play, pick, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { type Point, rounded } from '../../geometry/index.ts';
import type { Place } from '../../queries/line-of-sight.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { ARROWS, scatterColor, whereItStops } from '../../queries/scatter.ts';

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
