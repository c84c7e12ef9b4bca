/** Movement: how far a model may go, and along which paths. */
import { type Answer, type Checked, open, type Play, say } from '@holotape/kernel';
import {
  boxAround,
  type Disc,
  distance,
  Ground,
  gapToPolygon,
  type Interests,
  mayMeet,
  type Point,
  Reach,
  type Spot,
  spots,
  type Terrain,
  TOLERANCE,
  type Walk,
  walk,
} from '../../geometry/index.ts';
import { abilities, hasAbility } from '../../queries/abilities.ts';
import { passes } from '../../queries/acting.ts';
import { movementColor } from '../../queries/circumstances.ts';
import { placeOf, platformUnder } from '../../queries/line-of-sight.ts';
import { discOf } from '../../queries/markers.ts';
import { lengthOf, shorter } from '../../queries/ranges.ts';
import { attributeNow } from '../../queries/skills.ts';
import { isClimbed } from '../../queries/terrain.ts';
import { baseOf, cardOf, inPlay, isFriendly, seatOf, unitOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model, Piece } from '../../state.ts';
import type { Color } from '../../words.ts';
import { explode, minesOnTheWay } from '../attacking/mines.ts';
import { has } from '../harm/conditions.ts';
import { removed } from '../round/moments.ts';
import {
  type Ascent,
  ascentsOf,
  climbAlong,
  isStraddling,
  reachesTo,
  suggestClimbs,
  whyNoClimbing,
} from './climbing.ts';
import { withdraw } from './withdrawing.ts';

/** A ruler for the path, and the base's own width, granted once. WW-MOVE-2, WW-RULING-3 */
export const allowance = (battle: Battle, model: Model, color: Color): number =>
  lengthOf(battle.content, color) + 2 * baseOf(battle, model).r;

/** As it was agreed for this unit or its type. WW-TERRAIN-7 */
function groundFor(battle: Battle, model: Model, { ground, exceptions }: Piece): Piece['ground'] {
  const { id, type } = cardOf(battle, model);
  return exceptions[id] ?? exceptions[type] ?? ground;
}

/** Nothing on the ground slows it down. WW-TERRAIN-5 */
const isUnimpeded = (battle: Battle, model: Model): boolean =>
  cardOf(battle, model).icons.includes('unimpeded') || hasAbility(battle, model, 'unimpeded');

/** Enemies in its way: not those that lie Stunned, nor those that it simply goes through. WW-MOVE-4, WW-COND-22 */
function isInTheWay(battle: Battle, model: Model, foe: Model, through: readonly ('smaller' | 'weaker')[]): boolean {
  if (has(foe, 'stunned')) return false;
  if (through.includes('smaller') && cardOf(battle, foe).base < cardOf(battle, model).base) return false;
  return !through.includes('weaker') || attributeNow(battle, foe, 'STR') >= attributeNow(battle, model, 'STR');
}

/** The battlefield as it is to this model when it moves. */
export function terrainFor(battle: Battle, model: Model, climbs = false): Terrain {
  const { state } = battle;
  const under = platformUnder(battle, placeOf(battle, model))?.id;
  const unimpeded = isUnimpeded(battle, model);
  // WW-CLIMB-4: whoever hangs on a wall is in nobody's way.
  const others = inPlay(battle).filter((other) => other !== model && other.climbing === null);
  const withBase = (other: Model) => ({ id: other.id, ...baseOf(battle, other) });
  const foes = others.filter((other) => !isFriendly(battle, model, other));
  const through = abilities(battle, model, 'through').map(({ gives }) => gives.through);
  return {
    table: { width: state.width, height: state.height },
    patches: state.pieces
      .map((piece) => ({ ...piece, ground: groundFor(battle, model, piece) }))
      .filter(({ ground }) => ground !== 'normal')
      .filter(({ ground }) => ground !== 'difficult' || !unimpeded) // WW-TERRAIN-5
      .map(({ id, outline, ground, height }) => ({
        id,
        outline,
        height,
        // Only a Move leads up and down walls; on the roof it stands on a model goes as it likes.
        footing:
          ground === 'difficult' ? 'slow' : ground !== 'impassable' && (climbs || id === under) ? 'climbed' : 'blocked',
      })),
    walls: foes.filter((foe) => isInTheWay(battle, model, foe, through)).map(withBase),
    company: others.map(withBase), // WW-MOVE-5, WW-MOVE-6
  };
}

const isPoint = (value: Answer): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isInteger(each));

/** Reads a path: points in whole tenths of a millimetre, without the start. */
export function pathOf(model: Model, answer: Answer): Point[] | undefined {
  if (!Array.isArray(answer) || answer.length === 0 || !answer.every(isPoint)) return undefined;
  return [{ x: model.x, y: model.y }, ...answer.map(([x, y]: [number, number]) => ({ x, y }))];
}

/** The battlefield as far as it can matter to a path: what lies outside the box around all of it is not met. */
function terrainAlong(terrain: Terrain, path: readonly Point[], r: number): Terrain {
  const box = boxAround(path.map((point) => ({ ...point, r })));
  return { ...terrain, patches: terrain.patches.filter(({ outline }) => mayMeet(outline, box)) };
}

/**
 * Whether a model may follow a path with this color, and what was measured. `known` is the battlefield as it is to the
 * model, if somebody has looked already: many paths are checked from the same place.
 */
export function checkPath(
  battle: Battle,
  model: Model,
  color: Color,
  answer: Answer,
  climbs = false,
  known: Terrain = terrainFor(battle, model, climbs),
): Checked {
  const path = pathOf(model, answer);
  if (path === undefined) return { ok: false, reason: { rule: 'WW-MOVE-3', say: 'move.no-path' } };
  if (isHoldingOn(model, path)) return { ok: true, evidence: { length: 0 } };
  const { r } = baseOf(battle, model);
  const terrain = terrainAlong(known, path, r);
  const walked = walk(r, path, terrain);
  const used = colorFor(battle, model, walked, color);
  const limit = allowance(battle, model, used);
  const ascents = ascentsOf(battle, model, path, terrain);
  if (ascents.length > 0) return checkClimbs(battle, model, path, ascents, walked, used, climbs);
  const end = path.at(-1)!;
  const straddled = walked.leaves === undefined && isStraddling(battle, { ...end, r: baseOf(battle, model).r });
  if (straddled)
    return { ok: false, reason: { rule: RULE_OF.blocked, say: 'move.blocked', args: { id: straddled.id } } };
  if (walked.fault !== undefined) {
    const { why, id } = walked.fault;
    return { ok: false, reason: { rule: RULE_OF[why], say: `move.${why}`, args: { id } } };
  }
  if (walked.length > limit + TOLERANCE)
    return {
      ok: false,
      reason: {
        rule: 'WW-MOVE-1',
        say: 'move.too-far',
        args: { length: Math.ceil(walked.length), limit, color: used },
      },
    };
  return { ok: true, evidence: { length: walked.length, limit, color: used, slow: walked.slow } };
}

/** Whoever hangs on a wall may go on hanging there. WW-CLIMB-4 */
const isHoldingOn = ({ climbing, x, y }: Model, path: readonly Point[]): boolean =>
  climbing !== null && path.length === 2 && path[1]!.x === x && path[1]!.y === y;

const RULE_OF = { blocked: 'WW-TERRAIN-6', through: 'WW-MOVE-4', overlap: 'WW-MOVE-6' } as const;

/** One color shorter over any amount of Difficult Terrain, and for climbing. WW-TERRAIN-3, WW-CLIMB-1, WW-RULING-61 */
const colorFor = (battle: Battle, model: Model, { slow }: Walk, color: Color): Color =>
  (slow.length > 0 || model.climbing !== null) && !isUnimpeded(battle, model) ? shorter(color) : color;

/** A path up or down walls: as far as the ruler goes, the model may hang on one of them. WW-CLIMB-1, WW-CLIMB-4 */
function checkClimbs(
  battle: Battle,
  model: Model,
  path: readonly Point[],
  ascents: readonly Ascent[],
  { fault, leaves }: Walk,
  color: Color,
  climbs: boolean,
): Checked {
  const { id } = ascents[0]!.piece;
  const refuse = (rule: string, key: string, args = {}): Checked => ({ ok: false, reason: { rule, say: key, args } });
  if (!climbs) return refuse('WW-TERRAIN-6', 'move.blocked', { id });
  const unable = whyNoClimbing(battle, model);
  if (unable !== undefined) return { ok: false, reason: unable };
  const limit = allowance(battle, model, color);
  const flat = path.slice(1).reduce((sum, to, i) => sum + distance(path[i]!, to), 0);
  const reached = reachesTo(ascents, flat, limit);
  const length = flat + ascents.reduce((sum, { from, to }) => sum + Math.abs(to - from), 0);
  if (reached === 'wall' && hasAbility(battle, model, 'leaps')) return refuse('WW-CLIMB-4', 'climb.in-one-go', { id });
  if (reached === 'short') return refuse('WW-MOVE-1', 'move.too-far', { length: Math.ceil(length), limit, color });
  if (fault !== undefined && (reached === 'end' || fault.why !== 'overlap'))
    return refuse(RULE_OF[fault.why], `move.${fault.why}`, { id: fault.id });
  const straddled = isStraddling(battle, { ...path.at(-1)!, r: baseOf(battle, model).r });
  if (reached === 'end' && (straddled !== undefined || leaves !== undefined))
    return refuse('WW-TERRAIN-6', 'move.blocked', { id: straddled?.id ?? id });
  return { ok: true, evidence: { length, limit, color, hangs: reached === 'wall' } };
}

/** What the model can get to with this color, around Difficult Terrain or, one color shorter, over it. WW-TERRAIN-3 */
function reachFor(battle: Battle, model: Model, terrain: Terrain, color: Color, over = false): Reach {
  const base = baseOf(battle, model);
  const limit = allowance(battle, model, over ? shorter(color) : color);
  // What is farther away than the ruler is in nobody's way.
  const isNear = (disc: Disc) => distance(base, disc) - disc.r - base.r <= limit;
  const box = boxAround([{ ...base, r: base.r + limit }]);
  const closed = terrain.patches
    .filter(({ footing }) => footing === 'blocked' || (footing === 'slow' && !over))
    .map(({ outline }) => outline)
    .filter((outline) => mayMeet(outline, box));
  return new Reach(new Ground(base.r, closed, terrain.walls.filter(isNear), terrain.table), base, limit);
}

/** Paths to what is of interest: around Difficult Terrain, and where that does not lead there, over it. */
function pathsTo(
  battle: Battle,
  model: Model,
  terrain: Terrain,
  color: Color,
  interests: Interests,
): { paths: [number, number][][]; around: Reach } {
  const { r, ...at } = baseOf(battle, model);
  const around = reachFor(battle, model, terrain, color);
  const paths = spots(r, around, terrain, interests).map((spot) => asPath(around, spot));
  const isSlow = terrain.patches.some(
    ({ footing, outline }) => footing === 'slow' && gapToPolygon({ ...at, r }, outline) <= around.limit,
  );
  if (!isSlow) return { paths, around };
  const over = reachFor(battle, model, terrain, color, true);
  const more = spots(r, over, terrain, interests).filter((spot) => around.lengthTo(spot.at) === undefined);
  return { paths: [...paths, ...more.map((spot) => asPath(over, spot))], around };
}

/** Ranges of its weapons: it may want to stand just there. */
function ringsOf(battle: Battle, model: Model): number[] {
  const rings = weaponIds(battle, model).flatMap((id) => {
    const { short, long } = battle.content.weapons.get(id)!;
    if (short.range === undefined) return [];
    const near = lengthOf(battle.content, short.range);
    return long === undefined ? [near] : [near, near + lengthOf(battle.content, long.range)];
  });
  return [...new Set(rings)];
}

const weaponIds = (battle: Battle, model: Model): string[] =>
  [...unitOf(battle, model).weapons, ...model.items].filter((id) => battle.content.weapons.has(id));

const asPath = (reach: Reach, { at }: Spot): [number, number][] =>
  reach
    .wayTo(at)!
    .path.slice(1)
    .map(({ x, y }): [number, number] => [x, y]);

/** Places worth going to, as paths; staying is always one of them. */
export function suggestPaths(battle: Battle, model: Model, color: Color): [number, number][][] {
  const terrain = terrainFor(battle, model);
  const shelters = battle.state.pieces.filter(({ cover, area }) => cover && !area);
  const goals = battle.state.markers.map((marker) => ({ id: marker.id, ...discOf(marker) }));
  const interests = { shelters, others: terrain.walls, goals, rings: ringsOf(battle, model), open: true };
  const stay: [number, number][] = [[model.x, model.y]];
  if (model.climbing !== null)
    return [stay, ...suggestClimbs(battle, model)].filter((path) => checkPath(battle, model, color, path, true).ok);
  const { paths, around } = pathsTo(battle, model, terrain, color, interests);
  const flat = [stay, ...paths, ...waysOut(battle, model, around)];
  if (!battle.state.pieces.some(isClimbed)) return flat;
  const known = terrainFor(battle, model, true);
  const fits = (path: [number, number][]) => checkPath(battle, model, color, path, true, known).ok;
  return [...flat, ...suggestClimbs(battle, model)].filter(fits);
}

/** Over an edge with what a scenario is about; nobody else has a reason to leave. WW-EDGE-1 */
function waysOut({ state, content }: Battle, model: Model, reach: Reach): [number, number][][] {
  if (!model.items.some((item) => content.objectives.has(item))) return [];
  const r = (content.units.get(state.units.find(({ id }) => id === model.unit)!.card)!.base * 10) / 2;
  const { width, height } = state;
  const { x, y } = model;
  const beyond = r - 2 * TOLERANCE;
  const ways: [inside: Point, outside: Point][] = [
    [
      { x, y: r },
      { x, y: beyond },
    ],
    [
      { x, y: height - r },
      { x, y: height - beyond },
    ],
    [
      { x: r, y },
      { x: beyond, y },
    ],
    [
      { x: width - r, y },
      { x: width - beyond, y },
    ],
  ];
  return ways.flatMap(([inside, outside]): [number, number][][] => {
    const way = reach.wayTo(inside);
    if (way === undefined) return [];
    return [[...way.path.slice(1), outside].map((point): [number, number] => [point.x, point.y])];
  });
}

/** Paths that end against an opposing model. */
export function suggestContacts(battle: Battle, model: Model, color: Color): [number, number][][] {
  const base = baseOf(battle, model);
  const limit = allowance(battle, model, color);
  const terrain = terrainFor(battle, model);
  const others = terrain.walls.filter((wall) => distance(base, wall) - wall.r - base.r <= limit);
  if (others.length === 0) return [];
  return pathsTo(battle, model, terrain, color, { shelters: [], others, goals: [], rings: [], open: false }).paths;
}

/** The model goes where its player says. WW-MOVE-1 */
export function* move(table: BattleTable, model: Model): Play {
  const color = movementColor(table, model, cardOf(table, model).move, 'move');
  const path = yield* choosePath(table, model, color);
  const { x, y } = model;
  // WW-WITHDRAW-4: there is no way back from here.
  if (!(yield* withdraw(table, model, pathOf(model, path)!))) return;
  // WW-RULING-41: pushed, or in some other way unable to follow it, the model goes from where it stands.
  const now = movementColor(table, model, cardOf(table, model).move, 'move');
  const isSame = model.x === x && model.y === y && checkPath(table, model, now, path, true).ok;
  const way = isSame ? path : yield* choosePath(table, model, now);
  yield* follow(table, model, pathOf(model, way)!, now);
}

function* choosePath(table: BattleTable, model: Model, color: Color): Play<[number, number][]> {
  // Nothing changes on the table while the question is open.
  let known: Terrain | undefined;
  const terrain = () => {
    known ??= terrainFor(table, model, true);
    return known;
  };
  return yield* open<[number, number][]>(
    table,
    seatOf(table, model),
    'move.path',
    (answer) => checkPath(table, model, color, answer, true, terrain()),
    () => suggestPaths(table, model, color),
    { rule: 'WW-MOVE-1', about: { model: model.id, color } },
  );
}

/** A movement that some rule grants, with a ruler of its own. */
export function* walkFreely(table: BattleTable, model: Model, color: Color): Play {
  const path = yield* choosePath(table, model, color);
  yield* follow(table, model, pathOf(model, path)!, color);
}

/** Takes the model to the end of a path that was checked, or off the table where it leaves it. */
function* follow(table: BattleTable, model: Model, points: readonly Point[], color: Color): Play {
  if (isHoldingOn(model, points)) return;
  const terrain = terrainFor(table, model, true);
  const walked = walk(baseOf(table, model).r, points, terrain);
  if (ascentsOf(table, model, points, terrain).length > 0)
    return yield* climbAlong(table, model, points, allowance(table, model, colorFor(table, model, walked, color)));
  const { leaves } = walked;
  const whole = leaves === undefined ? points : points.slice(0, leaves + 1);
  if (!(yield* travel(table, model, whole))) return;
  const { x, y } = model;
  if (leaves === undefined) say(table, 'moved', { model: model.id, x, y }, 'WW-MOVE-1');
  else {
    model.gone = 'left'; // WW-EDGE-1, WW-EDGE-2
    say(table, 'left', { model: model.id }, 'WW-EDGE-1');
    removed(table, model);
  }
}

/** Goes along a path, and pauses where it sets off a mine. True if the model comes to its end. WW-MINE-7 */
export function* travel(table: BattleTable, model: Model, points: readonly Point[]): Play<boolean> {
  passes(table, model, points.slice(1));
  for (const { mine, at } of minesOnTheWay(table, model, points)) {
    // An earlier blast may have set this one aside.
    if (!table.state.mines.includes(mine)) continue;
    Object.assign(model, at);
    yield* explode(table, mine, model);
    if (model.gone !== null) return false;
  }
  const { x, y } = points.at(-1)!;
  Object.assign(model, { x, y });
  return true;
}
