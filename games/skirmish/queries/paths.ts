/** Whether a model may follow a path. */
import { type Answer, type Checked, remembered } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import {
  directions,
  distance,
  type Point,
  rounded,
  type Terrain,
  TOLERANCE,
  type Walk,
  walk,
} from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { hasAbility, ownAbilities } from './abilities.ts';
import { type Ascent, ascentsOf, canJumpFirst, isStraddling, reachesTo, whyNoClimbing } from './climbing.ts';
import { engagedWith, isLevel } from './engagement.ts';
import { whyNotFlight } from './flying.ts';
import { allowance, isUnimpeded, pathOf, terrainFor } from './ground.ts';
import { pathKey } from './keys.ts';
import { shorter } from './ranges.ts';
import { specialRules } from './scenario.ts';
import { baseOf } from './units.ts';

/** On the ground, with what the fall has left of the ruler. */
export function checkOn(battle: Battle, model: Model, limit: number, answer: Answer): Checked {
  const path = pathOf(model, answer);
  if (path === undefined) return { ok: false, reason: { rule: 'WW-MOVE-3', say: 'move.no-path' } };
  const { r } = baseOf(battle, model);
  const { fault, length, leaves } = walk(r, path, terrainFor(battle, model));
  const isTooFar = length > limit + TOLERANCE || leaves !== undefined;
  if (fault === undefined && !isTooFar) return { ok: true };
  return { ok: false, reason: { rule: 'WW-FALL-7', say: 'move.no-further', args: { left: Math.floor(limit) } } };
}

export const suggestOn = (battle: Battle, model: Model, limit: number): [number, number][][] =>
  [{ x: 0, y: 0 }, ...directions(2)]
    .map(({ x, y }) => rounded({ x: model.x + x * (limit - 2), y: model.y + y * (limit - 2) }))
    .map(({ x, y }): [number, number][] => [[x, y]])
    .filter((path) => checkOn(battle, model, limit, path).ok);

/** A path over the battlefield, measured; the same places are looked at in thought after thought. */
const walkOver = remembered((terrain: Terrain, r: number, path: readonly Point[]): Walk => walk(r, path, terrain), {
  of: (terrain) => terrain,
  by: (_, r, path) => `${r} ${pathKey(path)}`,
  most: 500,
});

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
  const whyGrounded = whyNotFlight(battle, model, path); // CH-RULING-112
  if (whyGrounded !== undefined) return { ok: false, reason: whyGrounded };
  const { r } = baseOf(battle, model);
  const ascents = ascentsOf(battle, model, path, known);
  const walked = walkOver(ascents.length > 0 ? known : onThisLevel(battle, model, known), r, path);
  const used = colorFor(battle, model, walked, color);
  const limit = allowance(battle, model, used);
  if (ascents.length > 0) {
    const jumping = jumpAllowance(battle, model, walked, known, color);
    return checkClimbs(battle, model, path, ascents, walked, used, jumping, climbs);
  }
  const whyStay =
    walked.leaves === undefined ? undefined : specialRules(battle).whyNotLeave?.(battle, model, path[walked.leaves]!);
  if (whyStay !== undefined) return { ok: false, reason: whyStay };
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
  const whyNot = specialRules(battle).whyNotWalk?.(battle, model, path, limit - walked.length);
  if (whyNot !== undefined) return { ok: false, reason: whyNot };
  return { ok: true, evidence: { length: walked.length, limit, color: used, slow: walked.slow } };
}

/** Who stands on a roof above is not in the way of a path that stays down here. */
function onThisLevel(battle: Battle, model: Model, terrain: Terrain): Terrain {
  if (battle.state.models.every((other) => isLevel(battle, model, other)) && model.height === 0) return terrain;
  const isHere = ({ id }: { readonly id: string }) => {
    const other = battle.state.models.find((each) => each.id === id);
    return other === undefined ? model.height === 0 : isLevel(battle, model, other);
  };
  return { ...terrain, walls: terrain.walls.filter(isHere), company: terrain.company.filter(isHere) };
}

/** How far the ruler reaches for whoever jumps from an edge: a jump is no climbing. WW-JUMP-1, WW-FALL-7 */
function jumpAllowance(battle: Battle, model: Model, walked: Walk, terrain: Terrain, color: Color): number {
  const isClimb = (id: string) => terrain.patches.some((patch) => patch.id === id && patch.footing === 'climbed');
  const slow = walked.slow.filter((id) => !isClimb(id));
  return allowance(battle, model, colorFor(battle, model, { ...walked, slow }, color));
}

/** How far it may climb, and how far it may go to jump. */
export const rulersFor = (
  battle: Battle,
  model: Model,
  walked: Walk,
  terrain: Terrain,
  color: Color,
): [number, number] => [
  allowance(battle, model, colorFor(battle, model, walked, color)),
  jumpAllowance(battle, model, walked, terrain, color),
];

/** Whoever hangs on a wall may go on hanging there. WW-CLIMB-4 */
export const isHoldingOn = ({ climbing, x, y }: Model, path: readonly Point[]): boolean =>
  climbing !== null && path.length === 2 && path[1]!.x === x && path[1]!.y === y;

const RULE_OF = { blocked: 'WW-TERRAIN-6', through: 'WW-MOVE-4', overlap: 'WW-MOVE-6' } as const;

/** One color shorter over any amount of Difficult Terrain, and for climbing. WW-TERRAIN-3, WW-CLIMB-1, WW-RULING-61 */
const colorFor = (battle: Battle, model: Model, { slow }: Walk, color: Color): Color =>
  (slow.length > 0 || model.climbing !== null || isHeldBack(battle, model)) && !isUnimpeded(battle, model)
    ? shorter(color)
    : color;

/** Whoever fights a wrestler gets away as over Difficult Terrain. WW-CARD-1 */
const isHeldBack = (battle: Battle, model: Model): boolean =>
  engagedWith(battle, model).some((foe) => ownAbilities(battle, foe, 'wrestles').length > 0);

/** A path up or down walls: as far as the ruler goes, the model may hang on one of them. WW-CLIMB-1, WW-CLIMB-4 */
function checkClimbs(
  battle: Battle,
  model: Model,
  path: readonly Point[],
  ascents: readonly Ascent[],
  { fault, leaves }: Walk,
  color: Color,
  jumping: number,
  climbs: boolean,
): Checked {
  const { id } = ascents[0]!.piece;
  const refuse = (rule: string, key: string, args = {}): Checked => ({ ok: false, reason: { rule, say: key, args } });
  if (!climbs) return refuse('WW-TERRAIN-6', 'move.blocked', { id });
  const unable = whyNoClimbing(battle, model);
  const mayJump = canJumpFirst(model, ascents, jumping);
  if (unable !== undefined && !mayJump) return { ok: false, reason: unable };
  const limit = allowance(battle, model, color);
  const flat = path.slice(1).reduce((sum, to, i) => sum + distance(path[i]!, to), 0);
  const ruler = unable === undefined ? reachesTo(ascents, flat, limit) : 'short';
  const reached = ruler === 'short' && mayJump ? 'jump' : ruler;
  const length = flat + ascents.reduce((sum, { from, to }) => sum + Math.abs(to - from), 0);
  if (reached === 'wall' && hasAbility(battle, model, 'leaps')) return refuse('WW-CLIMB-4', 'climb.in-one-go', { id }); // WW-CARD-1, WW-CLIMB-4
  if (reached === 'short') return refuse('WW-MOVE-1', 'move.too-far', { length: Math.ceil(length), limit, color });
  if (fault !== undefined && (reached === 'end' || fault.why !== 'overlap'))
    return refuse(RULE_OF[fault.why], `move.${fault.why}`, { id: fault.id });
  const straddled = isStraddling(battle, { ...path.at(-1)!, r: baseOf(battle, model).r });
  if (reached === 'end' && (straddled !== undefined || leaves !== undefined))
    return refuse('WW-TERRAIN-6', 'move.blocked', { id: straddled?.id ?? id });
  return { ok: true, evidence: { length, limit, color, hangs: reached === 'wall' } };
}
