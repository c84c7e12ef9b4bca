/** Where an AI model throws: at its target, or, as the reference card of its faction says, where the area catches most. */
import type { Battle } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { type Point, rounded } from '../../geometry/index.ts';
import type { Model } from '../../state.ts';
import type { Color } from '../../words.ts';
import { inArea } from '../area-effects.ts';
import { areaOf } from '../attacks.ts';
import { factionCard } from '../factions.ts';
import { pointAt } from '../line-of-sight.ts';
import { whyNotATarget, whyNotThere } from '../shooting.ts';
import { baseOf, inPlay, isFriendly } from '../units.ts';

/** At the model itself, or at a point of the table beside it. */
type Aim = 'model' | Point;

interface Caught {
  readonly foes: number;
  readonly friends: number;
  readonly isTarget: boolean;
  readonly isThrower: boolean;
}

function caughtAt(battle: Battle, model: Model, target: Model, at: Point, area: Color): Caught {
  const caught = inArea(battle, at, area).map((each) => each.model);
  const friends = caught.filter((each) => isFriendly(battle, model, each));
  return {
    foes: caught.length - friends.length,
    friends: friends.length,
    isTarget: caught.includes(target),
    isThrower: friends.includes(model),
  };
}

/** Between the target and each other enemy: no point catches both that is not near one of these. CH-RULING-156 */
const between = (battle: Battle, model: Model, target: Model): Point[] =>
  inPlay(battle)
    .filter((other) => other !== target && !isFriendly(battle, model, other))
    .map((other) => rounded({ x: (target.x + other.x) / 2, y: (target.y + other.y) / 2 }));

/** As many enemies as possible, the target among them; a Careful model spares its friends. WW-FACTION-3, CH-RULING-156 */
function intoTheCrowd(
  battle: Battle,
  model: Model,
  weapon: Weapon,
  target: Model,
  { area, reckless }: { readonly area: Color; readonly reckless: boolean },
): Aim | undefined {
  let best: { readonly aim: Aim; readonly foes: number } | undefined;
  const consider = (aim: Aim, at: Point): void => {
    const { foes, friends, isTarget, isThrower } = caughtAt(battle, model, target, at, area);
    if (!isTarget || isThrower || (friends > 0 && !reckless)) return; // CH-RULING-146, WW-FACTION-3
    if (best === undefined || foes > best.foes) best = { aim, foes }; // CH-RULING-156
  };
  if (whyNotATarget(battle, model, weapon, target) === undefined) consider('model', baseOf(battle, target));
  for (const at of between(battle, model, target))
    if (whyNotThere(battle, model, weapon, pointAt(at)) === undefined) consider(at, at);
  return best?.aim;
}

/** Where somebody can be aimed at; nothing is thrown that would hurt the thrower itself. CH-RULING-146 */
export function aimAt(battle: Battle, model: Model, weapon: Weapon, target: Model, reckless: boolean): Aim | undefined {
  const area = weapon.type === 'thrown' ? areaOf(weapon) : undefined;
  if (area !== undefined && factionCard(battle, model)?.['aims-areas'] !== undefined)
    return intoTheCrowd(battle, model, weapon, target, { area, reckless });
  if (whyNotATarget(battle, model, weapon, target) !== undefined) return undefined;
  const isSafe = area === undefined || !caughtAt(battle, model, target, baseOf(battle, target), area).isThrower;
  return isSafe ? 'model' : undefined; // CH-RULING-146
}
