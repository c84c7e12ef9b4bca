/** Climbing up and down, hanging on a wall between two movements, and jumping down. */
import { choose, open, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import {
  between,
  directions,
  distance,
  overlapsPolygon,
  type Point,
  rounded,
  TOLERANCE,
  whyNoRest,
} from '../../geometry/index.ts';
import { climbBonus, isSureClimb } from '../../queries/climb-tests.ts';
import {
  type Ascent,
  ascentsOf,
  canJumpFirst,
  climbed,
  flatLength,
  reachesTo,
  whyNoClimbing,
} from '../../queries/climbing.ts';
import { pathOf, terrainFor } from '../../queries/ground.ts';
import { checkOn, suggestOn } from '../../queries/paths.ts';
import { isClimbed } from '../../queries/terrain.ts';
import { baseOf, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { attributeTest } from '../round/own-tests.ts';
import { fall, jump } from './falling.ts';
import { travel } from './travelling.ts';

/** Goes along a path with climbs, as far as ruler and luck will have it. */
export function* climbAlong(
  table: BattleTable,
  model: Model,
  path: readonly Point[],
  limit: number,
  jumping: number,
): Play {
  let left = limit;
  let isFirst = true;
  let along = 0;
  const ascents = ascentsOf(table, model, path, terrainFor(table, model, true));
  const canClimb = whyNoClimbing(table, model) === undefined;
  const isJump = !canClimb || ['jump', 'short'].includes(reachesTo(ascents, flatLength(path), limit));
  for (const ascent of ascents) {
    if (!(yield* travel(table, model, stretch(path, along, ascent.along)))) return;
    left -= ascent.along - along;
    along = ascent.along;
    // One jumps to the ground; from storey to storey one goes by the stairs. WW-RULING-97
    const isEdge = ascent.to < ascent.from && ascent.to === 0;
    const jumps = isEdge && (yield* choosesJump(table, model, ascent, isJump));
    // From the first edge the whole ruler counts: nothing has been climbed. WW-FALL-7
    if (jumps)
      return yield* jumpDown(
        table,
        model,
        ascent,
        canJumpFirst(model, [ascent], jumping) && isFirst ? jumping - along : left,
      );
    if (!(yield* climb(table, model, ascent, left, isFirst))) return;
    isFirst = false;
    left -= climbed(ascent);
  }
  if (!(yield* travel(table, model, stretch(path, along, Number.POSITIVE_INFINITY)))) return;
  say(table, 'moved', { model: model.id, x: model.x, y: model.y }, 'WW-MOVE-1');
}

/** The part of a path between two distances along it. */
function stretch(path: readonly Point[], from: number, to: number): Point[] {
  const points: Point[] = [];
  let along = 0;
  for (const [i, start] of path.slice(0, -1).entries()) {
    const end = path[i + 1]!;
    const length = distance(start, end);
    const at = (where: number) => rounded(between(start, end, length === 0 ? 0 : (where - along) / length));
    if (points.length === 0 && from <= along + length) points.push(at(from));
    if (points.length > 0 && to <= along + length) return [...points, at(to)];
    if (points.length > 0) points.push(end);
    along += length;
  }
  return points.length > 1 ? points : [path.at(-1)!, path.at(-1)!];
}

/** An AGI test at the start of each climb. True if the model gets to its end. WW-CLIMB-2, WW-RULING-61 */
function* climb(table: BattleTable, model: Model, ascent: Ascent, left: number, isFirst: boolean): Play<boolean> {
  const { piece, from, to } = ascent;
  if (!isSureClimb(table, model, ascent, isFirst)) {
    const test = yield* attributeTest(table, model, 'climb.roll', 'AGI', climbBonus(table, model));
    if (!test.success) {
      say(table, 'climb.fails', { model: model.id, piece: piece.id }, 'WW-CLIMB-3');
      land(table, model, ascent.at);
      yield* fall(table, model, from); // WW-CLIMB-3, WW-RULING-58
      return false;
    }
  }
  if (climbed(ascent) <= left + TOLERANCE) {
    model.height = to;
    model.climbing = null;
    say(table, 'climbs', { model: model.id, piece: piece.id, height: to }, 'WW-CLIMB-2');
    return true;
  }
  model.height = Math.round(to > from ? from + left : from - left);
  model.climbing = piece.id; // WW-CLIMB-4
  say(table, 'hangs', { model: model.id, piece: piece.id, height: model.height }, 'WW-CLIMB-4');
  return false;
}

/** There is no climbing down for a path that the ruler does not reach the end of. */
function* choosesJump(table: BattleTable, model: Model, { piece, from }: Ascent, isJump: boolean): Play<boolean> {
  const tooFar = isJump ? { rule: 'WW-CLIMB-1', say: 'climb.too-far' } : undefined;
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'climb.down',
    () => [option('climb', tooFar), option('jump')],
    { rule: 'WW-JUMP-1', about: { model: model.id, piece: piece.id, height: from } },
  );
  return answer === 'jump';
}

/** Always completed; unhurt, the model goes on with what is left. WW-JUMP-3, WW-FALL-6, WW-FALL-7 */
function* jumpDown(table: BattleTable, model: Model, ascent: Ascent, left: number): Play {
  land(table, model, ascent.at);
  const hurt = yield* jump(table, model, ascent.from);
  const more = left - climbed(ascent);
  if (hurt || model.gone !== null || more <= 0) return;
  const path = yield* open<[number, number][]>(
    table,
    seatOf(table, model),
    'move.on',
    (answer) => checkOn(table, model, more, answer),
    () => suggestOn(table, model, more),
    { rule: 'WW-FALL-7', about: { model: model.id, left: Math.floor(more) } },
  );
  yield* travel(table, model, pathOf(model, path)!);
}

/** How far from the foot of a wall a place to land is looked for, and how finely. */
const LANDING = { reach: 3000, step: 40 };

const AROUND = directions(4);

/** Puts the model on the ground at the free place nearest to a point; where there is none it stays. */
function land(table: BattleTable, model: Model, at: Point): void {
  const { r } = baseOf(table, model);
  const { height } = model;
  // Down there are those in its way who were not up here. WW-MOVE-6
  Object.assign(model, { climbing: null, height: 0 });
  const terrain = terrainFor(table, model);
  for (let far = 0; far <= LANDING.reach; far += LANDING.step)
    for (const { x, y } of AROUND) {
      const spot = rounded({ x: at.x + x * far, y: at.y + y * far });
      const isClear = table.state.pieces.every(
        (piece) => !isClimbed(piece) || !overlapsPolygon({ ...spot, r }, piece.outline),
      );
      if (!isClear || whyNoRest({ ...spot, r }, terrain) !== undefined) continue;
      Object.assign(model, spot);
      return;
    }
  model.height = height;
}
