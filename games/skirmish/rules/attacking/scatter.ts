/** Scatter: where a shot or throw comes down that missed. */
import { choose, option, type Play, pick, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import type { Point } from '../../geometry/index.ts';
import type { Place } from '../../queries/line-of-sight.ts';
import { longer, shorter } from '../../queries/ranges.ts';
import { ARROWS, inTheWind, scatterColor, whereItFalls } from '../../queries/scatter.ts';
import { SEATS, seatOf } from '../../queries/units.ts';
import type { Color } from '../../words.ts';
import { maybeBoost } from '../boosts/playing.ts';

/** Where the effect takes place after a test that failed by this margin. */
export function* scatter(
  table: BattleTable,
  from: Place,
  aim: Place,
  weapon: Weapon,
  margin: number | undefined,
): Play<Point> {
  const due = inTheWind(table, scatterColor(weapon.scatter!, margin));
  if (due === undefined) return { x: aim.disc.x, y: aim.disc.y };
  const first = from.model === undefined ? 0 : seatOf(table, from.model);
  const seats = first > 1 ? [...SEATS] : [first, 1 - first];
  const color = yield* maybeFarther(table, seats, weapon, due);
  const way = yield* maybeElsewhere(table, seats, weapon, yield* direction(table));
  const arrow = ARROWS[way]!;
  const to = whereItFalls(table, from, aim, weapon, color, arrow);
  say(table, 'scatter', { weapon: weapon.id, color, x: to.x, y: to.y }, 'WW-SCATTER-1');
  return to;
}

function* direction(table: BattleTable): Play<number> {
  return yield* pick(table, 'scatter.direction', ARROWS.length, { rule: 'WW-SCATTER-5' });
}

/** Another direction, for whoever would rather have it elsewhere. CH-BOOST-4 */
function* maybeElsewhere(table: BattleTable, seats: readonly number[], { id }: Weapon, way: number): Play<number> {
  let now = way;
  for (const seat of seats)
    if ((yield* maybeBoost(table, seat, 'scattered', ['scatter-again'], { weapon: id, way: now })) !== undefined)
      now = yield* direction(table);
  return now;
}

/** One color more or less far. CH-BOOST-4 */
function* maybeFarther(table: BattleTable, seats: readonly number[], { id }: Weapon, due: Color): Play<Color> {
  let color = due;
  for (const seat of seats) {
    const about = { weapon: id, color };
    if ((yield* maybeBoost(table, seat, 'scatters', ['scatter-shift'], about)) === undefined) continue;
    const farther = yield* choose(table, seat, 'boost.farther', () => [option('farther'), option('nearer')], {
      rule: 'CH-BOOST-4',
      about,
    });
    color = farther === 'farther' ? longer(color) : shorter(color);
  }
  return color;
}
