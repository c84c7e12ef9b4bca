/** Scatter: where a shot or throw comes down that missed. */
import { type Play, pick, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import type { Point } from '../../geometry/index.ts';
import type { Place } from '../../queries/line-of-sight.ts';
import { ARROWS, inTheWind, scatterColor, whereItFalls } from '../../queries/scatter.ts';

/** Where the effect takes place after a test that failed by this margin. */
export function* scatter(
  table: BattleTable,
  from: Place,
  aim: Place,
  weapon: Weapon,
  margin: number | undefined,
): Play<Point> {
  const color = inTheWind(table, scatterColor(weapon.scatter!, margin));
  if (color === undefined) return { x: aim.disc.x, y: aim.disc.y };
  const arrow = ARROWS[yield* pick(table, 'scatter.direction', ARROWS.length, { rule: 'WW-SCATTER-5' })]!;
  const to = whereItFalls(table, from, aim, weapon, color, arrow);
  say(table, 'scatter', { weapon: weapon.id, color, x: to.x, y: to.y }, 'WW-SCATTER-1');
  return to;
}
