/** Whom a Mysterious Stranger could hit. */
import type { Battle } from '../battle.ts';
import { directions, isOnTable, rounded } from '../geometry/index.ts';
import type { Ability } from '../printed/abilities.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { isEngaged } from './engagement.ts';
import { canSee, type Place, placeOf, pointAt } from './line-of-sight.ts';
import { farApart, isWithin } from './near.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, inPlay, isFriendly } from './units.ts';

const SIXTEEN = directions(4);
/** How far out it is looked for a place, in parts of the ruler. */
const PARTS = [1, 2 / 3, 1 / 3];

const foesOf = (battle: Battle, model: Model): Model[] =>
  inPlay(battle).filter((foe) => !isFriendly(battle, model, foe));

/** The nearest unengaged enemy in sight; of several as near the first. WW-CARD-1 */
export function nearestFoe(battle: Battle, model: Model): Model | undefined {
  const from = placeOf(battle, model);
  const far = (foe: Model) => farApart(battle, model, foe);
  return foesOf(battle, model)
    .filter((foe) => !isEngaged(battle, foe) && canSee(battle, from, placeOf(battle, foe)))
    .sort((a, b) => far(a) - far(b))[0];
}

/** Where somebody may step out of nowhere: at the model, and all around it. WW-RULING-115 */
function spotsAround(battle: Battle, model: Model, within: NonNullable<Ability['stranger']>['within']): Place[] {
  const { x, y, r } = baseOf(battle, model);
  const length = lengthOf(battle.content, within!) + r;
  const around = PARTS.flatMap((part) =>
    SIXTEEN.map((way) => rounded({ x: x + way.x * length * part, y: y + way.y * length * part })),
  );
  return [
    placeOf(battle, model),
    ...around.filter((at) => isOnTable(0, at, battle.state)).map((at) => pointAt(at, model.height)),
  ];
}

/** Enemies that are seen from one of those places. WW-RULING-115 */
export function foesInReach(battle: Battle, model: Model, { within }: NonNullable<Ability['stranger']>): Model[] {
  const spots = spotsAround(battle, model, within);
  return foesOf(battle, model).filter((foe) => spots.some((spot) => canSee(battle, spot, placeOf(battle, foe))));
}

/** Within the Awareness of whoever waits, and in sight. CH-RULING-128 */
export const isNoticed = (battle: Battle, model: Model, foe: Model, awareness: Color): boolean =>
  isWithin(battle, model, foe, awareness) && canSee(battle, placeOf(battle, model), placeOf(battle, foe));
