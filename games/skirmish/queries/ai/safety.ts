/** Where a Careful model is safest. */

import type { Battle } from '../../battle.ts';
import { gap, type Point, spots, TOLERANCE, withinReach } from '../../geometry/index.ts';
import type { Model } from '../../state.ts';
import { weaponsOf } from '../carrying.ts';
import { chargeColor } from '../charging.ts';
import { coverBetween } from '../cover.ts';
import { isEngaged } from '../engagement.ts';
import { allowance, type Path, terrainFor } from '../ground.ts';
import { canSee, placeOf } from '../line-of-sight.ts';
import { asIfAt } from '../outlook.ts';
import { reachFor } from '../reach.ts';
import { whyNotATarget, whyNotThisWeapon } from '../shooting.ts';
import { baseOf, cardOf, inPlay, isFixed, isFriendly } from '../units.ts';
import type { Mind } from './plans.ts';
import { type Course, cut, endOf } from './ways.ts';

/** Whether a foe could attack the model from where it stands: by a shot, a blow or a Charge. CH-RULING-33 */
function couldAttack(battle: Battle, foe: Model, model: Model): boolean {
  const [mine, theirs] = [baseOf(battle, model), baseOf(battle, foe)];
  const { charge } = cardOf(battle, foe);
  const sees = canSee(battle, placeOf(battle, foe), placeOf(battle, model));
  if (gap(mine, theirs).length <= TOLERANCE) return true;
  if (!sees || isEngaged(battle, foe)) return false;
  if (charge !== undefined && !isFixed(battle, foe)) {
    // The ruler is laid from the rim, and the base's own width comes on top. WW-MOVE-2
    const reach = allowance(battle, foe, chargeColor(battle, foe, charge));
    if (withinReach(theirs, mine, reach)) return true;
  }
  return weaponsOf(battle, foe).some(
    (weapon) =>
      whyNotThisWeapon(battle, foe, weapon) === undefined && whyNotATarget(battle, foe, weapon, model) === undefined,
  );
}

interface Safety {
  /** Enemies that could attack it there. */
  readonly attackers: number;
  /** Of those that see it, how many would shoot through cover. */
  readonly covered: number;
}

/** CH-RULING-33 */
function safetyAt(battle: Battle, model: Model, at: Point): Safety {
  const [there, moved] = asIfAt(battle, model, at);
  const foes = inPlay(there).filter((foe) => !isFriendly(there, moved, foe));
  return {
    attackers: foes.filter((foe) => couldAttack(there, foe, moved)).length,
    covered: foes.filter((foe) => coverBetween(there, placeOf(there, foe), placeOf(there, moved)).by.length > 0).length,
  };
}

/** Fewest attackers, most of them through cover, and then the one that comes first. CH-RULING-33 */
export function safestOf({ battle, model }: Mind, paths: readonly Path[]): Path {
  const judged = paths.map((path) => ({ path, ...safetyAt(battle, model, endOf(path)) }));
  return judged.reduce((best, each) =>
    each.attackers < best.attackers || (each.attackers === best.attackers && each.covered > best.covered) ? each : best,
  ).path;
}

/** Places on the way that are looked at, from half of the Move on. */
const LOOKS = 4;

/** Behind what gives cover, within a Move. */
function shelters({ scout, battle, model }: Mind): Path[] {
  const terrain = terrainFor(battle, model);
  const reach = reachFor(scout.battle, model, terrain, scout.move);
  const cover = battle.state.pieces.filter(({ cover: isCover, area }) => isCover && !area);
  const interests = { shelters: cover, others: [], goals: [], rings: [], open: false };
  return spots(baseOf(battle, model).r, reach, terrain, interests).map(({ at }) =>
    cut(reach.wayTo(at)!.path, Number.POSITIVE_INFINITY),
  );
}

/**
 * At least half of the Move, and then where it is safest; of equally safe places the one farthest along. CH-AIMOVE-4,
 * CH-RULING-33
 */
export function carefulPath(mind: Mind, course: Course, goal: Point): Path | undefined {
  const { scout } = mind;
  const whole = Math.min(course.stride, course.length);
  const half = whole / 2;
  const onTheWay = Array.from({ length: LOOKS + 1 }, (_, i) => half + ((whole - half) * (LOOKS - i)) / LOOKS).flatMap(
    (far) => {
      const path = scout.along(course, far);
      return path === undefined ? [] : [{ path, along: far }];
    },
  );
  const aside = shelters(mind).flatMap((path) => {
    if (scout.touchedAt(endOf(path)).length > 0 || !scout.isLegal(path)) return [];
    const left = scout.wayTo(goal, endOf(path))?.length;
    return left === undefined ? [] : [{ path, along: course.length - left }];
  });
  const able = [...onTheWay, ...aside].filter(({ along }) => along >= half - TOLERANCE); // CH-AIMOVE-4
  if (able.length === 0) return undefined;
  able.sort((a, b) => b.along - a.along);
  return safestOf(
    mind,
    able.map(({ path }) => path),
  );
}
