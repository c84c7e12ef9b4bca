/** Climbing up and down, hanging on a wall between two movements, and jumping down. */
import { type Answer, type Checked, choose, open, option, type Play, type Reason, say } from '@holotape/kernel';
import {
  between,
  contains,
  directions,
  distance,
  nearestOnOutline,
  overlapsPolygon,
  type Point,
  rounded,
  type Terrain,
  TOLERANCE,
  walk,
  whyNoRest,
} from '../../geometry/index.ts';
import { abilities } from '../../queries/abilities.ts';
import { placeOf, platformUnder } from '../../queries/line-of-sight.ts';
import { isClimbed } from '../../queries/terrain.ts';
import { baseOf, cardOf, seatOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model, Piece } from '../../state.ts';
import type { ActionKind } from '../round/actions.ts';
import { attributeTest } from '../round/own-tests.ts';
import { fall, jump } from './falling.ts';
import { pathOf, terrainFor, travel } from './movement.ts';

/** Going up or down the side of a piece on the way. */
export interface Ascent {
  readonly piece: Piece;
  readonly at: Point;
  /** How far along the path, flat. */
  readonly along: number;
  readonly from: number;
  readonly to: number;
}

const climbed = ({ from, to }: Ascent): number => Math.abs(to - from);

/** Every climb of a path, in order; a model that hangs on a wall begins with one. WW-CLIMB-4 */
export function ascentsOf(battle: Battle, model: Model, path: readonly Point[], terrain: Terrain): Ascent[] {
  const { r } = baseOf(battle, model);
  const climbable = terrain.patches.filter(({ footing }) => footing === 'climbed');
  const free = { ...terrain, patches: climbable, walls: [], company: [] };
  const found: Ascent[] = [];
  let along = 0;
  for (const [i, from] of path.slice(0, -1).entries()) {
    const to = path[i + 1]!;
    for (const { id, at, up, height } of walk(r, [from, to], free).climbs) {
      const piece = battle.state.pieces.find((each) => each.id === id)!;
      const here = along + distance(from, at);
      if (model.climbing === id && here <= TOLERANCE) continue;
      found.push({ piece, at, along: here, from: up ? 0 : height, to: up ? height : 0 });
    }
    along += distance(from, to);
  }
  found.sort((a, b) => a.along - b.along);
  const hanging = hangingStart(battle, model, path);
  return hanging === undefined ? found : [hanging, ...found];
}

/** Up if the path leads onto the piece, down if it leads away from it. */
function hangingStart({ state }: Battle, model: Model, path: readonly Point[]): Ascent | undefined {
  const piece = state.pieces.find(({ id }) => id === model.climbing);
  if (piece === undefined) return undefined;
  const up = contains(piece.outline, between(path[0]!, path[1]!, 0.5));
  return { piece, at: path[0]!, along: 0, from: model.height, to: up ? piece.height : 0 };
}

/** Where the ruler ends: at the end, on a wall, somewhere behind an edge from which one can jump, or too early. */
export type Reached = 'end' | 'wall' | 'jump' | 'short';

/** WW-CLIMB-1, WW-CLIMB-4, WW-JUMP-3 */
export function reachesTo(ascents: readonly Ascent[], length: number, limit: number): Reached {
  let spent = 0;
  let edge = false;
  for (const ascent of ascents) {
    if (ascent.along + spent > limit + TOLERANCE) return edge ? 'jump' : 'short';
    edge ||= ascent.to < ascent.from;
    spent += climbed(ascent);
    if (ascent.along + spent > limit + TOLERANCE) return 'wall';
  }
  if (length + spent <= limit + TOLERANCE) return 'end';
  return edge ? 'jump' : 'short';
}

const flatLength = (path: readonly Point[]): number =>
  path.slice(1).reduce((sum, to, i) => sum + distance(path[i]!, to), 0);

/** A base rests wholly on a piece or wholly beside it. */
export function isStraddling({ state }: Battle, disc: Point & { readonly r: number }): Piece | undefined {
  return state.pieces.find((piece) => {
    if (!isClimbed(piece) || !overlapsPolygon(disc, piece.outline)) return false;
    return !contains(piece.outline, disc) || distance(disc, nearestOnOutline(disc, piece.outline)) < disc.r - TOLERANCE;
  });
}

/** WW-CLIMB-8 */
export const whyNoClimbing = (battle: Battle, model: Model): Reason | undefined =>
  cardOf(battle, model).icons.includes('no-climb')
    ? { rule: 'WW-CLIMB-8', say: 'climb.unable', args: { model: model.id } }
    : undefined;

/** WW-CLIMB-5 */
export const whyMidClimb = (model: Model, kind: ActionKind): Reason | undefined =>
  model.climbing !== null && (kind === 'attack' || kind === 'expertise')
    ? { rule: 'WW-CLIMB-5', say: 'climb.hanging', args: { model: model.id } }
    : undefined;

/** Goes along a path with climbs, as far as ruler and luck will have it. */
export function* climbAlong(table: BattleTable, model: Model, path: readonly Point[], limit: number): Play {
  let left = limit;
  let isFirst = true;
  let along = 0;
  const ascents = ascentsOf(table, model, path, terrainFor(table, model, true));
  const isJump = reachesTo(ascents, flatLength(path), limit) === 'jump';
  for (const ascent of ascents) {
    if (!(yield* travel(table, model, stretch(path, along, ascent.along)))) return;
    left -= ascent.along - along;
    along = ascent.along;
    const jumps = ascent.to < ascent.from && (yield* choosesJump(table, model, ascent, isJump));
    if (jumps) return yield* jumpDown(table, model, ascent, left);
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

/** Whoever never slips, or not on the first wall of a movement. */
const isSure = (battle: Battle, model: Model, isFirst: boolean): boolean =>
  abilities(battle, model, 'climbs').some(
    ({ gives: { climbs } }) => climbs.sure === 'always' || (climbs.sure === 'first' && isFirst),
  );

/** An AGI test at the start of each climb. True if the model gets to its end. WW-CLIMB-2, WW-RULING-61 */
function* climb(table: BattleTable, model: Model, ascent: Ascent, left: number, isFirst: boolean): Play<boolean> {
  const { piece, from, to } = ascent;
  if (piece.ground !== 'ladder' && !isSure(table, model, isFirst)) {
    const bonus = abilities(table, model, 'climbs').reduce((sum, { gives }) => sum + (gives.climbs.by ?? 0), 0);
    const more = bonus === 0 ? [] : [{ rule: 'WW-CLIMB-2', by: bonus }];
    const test = yield* attributeTest(table, model, 'climb.roll', 'AGI', more);
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

/** On the ground, with what the fall has left of the ruler. */
function checkOn(battle: Battle, model: Model, limit: number, answer: Answer): Checked {
  const path = pathOf(model, answer);
  if (path === undefined) return { ok: false, reason: { rule: 'WW-MOVE-3', say: 'move.no-path' } };
  const { r } = baseOf(battle, model);
  const { fault, length, leaves } = walk(r, path, terrainFor(battle, model));
  const isTooFar = length > limit + TOLERANCE || leaves !== undefined;
  if (fault === undefined && !isTooFar) return { ok: true };
  return { ok: false, reason: { rule: 'WW-FALL-7', say: 'move.no-further', args: { left: Math.floor(limit) } } };
}

const suggestOn = (battle: Battle, model: Model, limit: number): [number, number][][] =>
  [{ x: 0, y: 0 }, ...directions(2)]
    .map(({ x, y }) => rounded({ x: model.x + x * (limit - 2), y: model.y + y * (limit - 2) }))
    .map(({ x, y }): [number, number][] => [[x, y]])
    .filter((path) => checkOn(battle, model, limit, path).ok);

/** How far from the foot of a wall a place to land is looked for, and how finely. */
const LANDING = { reach: 3000, step: 40 };
const AROUND = directions(4);

/** Puts the model on the ground at the free place nearest to a point; where there is none it stays. */
function land(table: BattleTable, model: Model, at: Point): void {
  const { r } = baseOf(table, model);
  const terrain = terrainFor(table, model);
  model.climbing = null;
  for (let far = 0; far <= LANDING.reach; far += LANDING.step)
    for (const { x, y } of AROUND) {
      const spot = rounded({ x: at.x + x * far, y: at.y + y * far });
      const isClear = table.state.pieces.every(
        (piece) => !isClimbed(piece) || !overlapsPolygon({ ...spot, r }, piece.outline),
      );
      if (!isClear || whyNoRest({ ...spot, r }, terrain) !== undefined) continue;
      Object.assign(model, spot, { height: 0 });
      return;
    }
}

/** Onto each climbable piece near by, or off the one it stands on. */
export function suggestClimbs(battle: Battle, model: Model): [number, number][][] {
  const under = platformUnder(battle, placeOf(battle, model))?.id ?? model.climbing;
  const onto = battle.state.pieces
    .filter((piece) => isClimbed(piece) && piece.id !== under)
    .map(({ outline }) => {
      const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
      return { x: sum.x / outline.length, y: sum.y / outline.length };
    });
  const { r } = baseOf(battle, model);
  const off =
    under === null
      ? []
      : directions(2).flatMap(({ x, y }) => [2, 4].map((n) => ({ x: model.x + x * r * n, y: model.y + y * r * n })));
  return [...onto, ...off].map(rounded).map(({ x, y }): [number, number][] => [[x, y]]);
}
