/** Push Back: a model is driven straight away from another. */
import { choose, open, option, type Play, say } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import { distance, overlaps, overlapsPolygon, slide, touches } from '../../geometry/index.ts';
import { checkPush, obstaclesFor } from '../../queries/push-back.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { baseOf, isFixed, isFriendly, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import type { Color } from '../../words.ts';
import { takeDamage } from '../harm/damage.ts';
import { passed } from '../round/moments.ts';

/** Directly away from the pusher, for at most the color. WW-PUSH-1, WW-PUSH-2 */
export function* pushBack(table: BattleTable, by: Model, target: Model, color: Color): Play {
  if (target.gone !== null || isFixed(table, target)) return; // WW-PUSH-6, WW-TURRET-10
  const length = yield* chooseLength(table, by, target, color);
  if (length === 0) return;
  const follows = !isFixed(table, by) && (yield* chooseToFollow(table, by, target)); // WW-PUSH-3, WW-TURRET-10
  const away = { x: target.x - by.x, y: target.y - by.y };
  const obstacles = obstaclesFor(table, by, target);
  const pushed = slide(baseOf(table, target), away, length, obstacles, table.state);
  // WW-PUSH-3, WW-PUSH-4: the one who follows may be the first to meet something.
  const followed = follows ? slide(baseOf(table, by), away, pushed.length, obstacles, table.state) : undefined;
  const stopped = Math.min(pushed.length, followed?.length ?? pushed.length); // WW-PUSH-4
  const end = slide(baseOf(table, target), away, stopped, obstacles, table.state);
  const { x, y } = target;
  Object.assign(target, end.to);
  if (follows) Object.assign(by, inContact(table, by, target, away, stopped)); // WW-PUSH-3
  say(table, 'pushed', { model: target.id, by: by.id, x: target.x, y: target.y }, 'WW-PUSH-2');
  passed(table, target, [{ x, y }, end.to], true); // SC-REINF-2
  if (target.gone !== null) return;
  // WW-EDGE-4, WW-EDGE-5, WW-RULING-62: the edge is a wall to what others force.
  const atEdge = pushed.stopped?.by === 'edge' && stopped === pushed.length && pushed.length < length;
  if (atEdge && !isFriendly(table, by, target)) yield* takeDamage(table, target, 1, 'WW-EDGE-5');
}

/** As far as the pusher likes, at most the color. WW-PUSH-1 */
function* chooseLength(table: BattleTable, by: Model, target: Model, color: Color): Play<number> {
  const most = lengthOf(table.content, color);
  return yield* open<number>(
    table,
    seatOf(table, by),
    'push.length',
    (answer) => checkPush(table.content, color, answer),
    () => [most, Math.round(most / 2), 0],
    { rule: 'WW-PUSH-1', about: { model: by.id, target: target.id, color } },
  );
}

/** Only asked of a pusher in contact. WW-PUSH-3 */
function* chooseToFollow(table: BattleTable, by: Model, target: Model): Play<boolean> {
  if (!touches(baseOf(table, by), baseOf(table, target))) return false;
  const answer = yield* choose(table, seatOf(table, by), 'push.follow', () => [option('follow'), option('stay')], {
    rule: 'WW-PUSH-3',
    about: { model: by.id, target: target.id },
  });
  return answer === 'follow';
}

/** Both moved as far; rounding must leave neither a gap nor an overlap. */
function inContact(battle: Battle, by: Model, target: Model, away: { x: number; y: number }, length: number) {
  const whole = distance({ x: 0, y: 0 }, away);
  const share = whole === 0 ? 0 : length / whole;
  const guess = { x: Math.round(by.x + away.x * share), y: Math.round(by.y + away.y * share) };
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: guess.x + dx, y: guess.y + dy })));
  // Whoever slides along a wall or another base must not be rounded into it.
  const { polygons, discs } = obstaclesFor(battle, by, target);
  const { r } = baseOf(battle, by);
  const isFree = (at: { x: number; y: number }) =>
    polygons.every(({ outline }) => !overlapsPolygon({ ...at, r }, outline)) &&
    discs.every((disc) => !overlaps({ ...at, r }, disc));
  const near = around.filter(isFree);
  const sum = baseOf(battle, by).r + baseOf(battle, target).r;
  const error = (at: { x: number; y: number }) => Math.abs(distance(at, target) - sum);
  return near.reduce((best, at) => (error(at) < error(best) ? at : best), near[0] ?? guess);
}
