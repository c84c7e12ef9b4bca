/** Charge: whom a model can reach, and along which paths. */
import type { Answer, Checked, Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import {
  directions,
  distance,
  gap,
  isOnTable,
  overlaps,
  overlapsPolygon,
  type Point,
  rounded,
  segmentDistance,
  sweepsOver,
  type Terrain,
  TOLERANCE,
  touches,
  towards,
  walk,
} from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color, EffectDie } from '../words.ts';
import { hasAbility, ownAbilities } from './abilities.ts';
import { movementColor } from './circumstances.ts';
import { type Ascent, ascentsOf, flatLength, reachesTo } from './climbing.ts';
import { engagedWith, isLevel } from './engagement.ts';
import { eventColor, isEvent } from './events.ts';
import { joinsIn } from './factions.ts';
import { isFlying, landingHeight } from './flying.ts';
import { allowance, pathOf, terrainFor } from './ground.ts';
import { canSee, placeOf } from './line-of-sight.ts';
import { checkPath, rulersFor } from './paths.ts';
import { suitOf } from './power-armor.ts';
import { obstaclesFor } from './push-back.ts';
import { spottersFor } from './spotters.ts';
import { suggestContacts } from './suggested-paths.ts';
import { baseOf, cardOf, inPlay, isFriendly } from './units.ts';

const foesOf = (battle: Battle, model: Model): Model[] =>
  inPlay(battle).filter((other) => !isFriendly(battle, model, other));

/** Opposing models against which a path ends. */
export function contactsAt(battle: Battle, model: Model, { x, y }: Point, height = model.height): Model[] {
  const base = { ...baseOf(battle, model), x, y };
  const there = { ...model, height };
  return foesOf(battle, model).filter((foe) => isLevel(battle, there, foe) && touches(base, baseOf(battle, foe)));
}

/** At which height a path ends: on what it climbs last, or where it began. */
const endHeight = (model: Model, ascents: readonly Ascent[]): number => ascents.at(-1)?.to ?? model.height;

/** The last stretch before contact: two touches and the rounding of a place to whole tenths. */
const LAST_STRETCH = 4 * TOLERANCE;

/** Whether an opposing base is touched before the end of the path. WW-CHARGE-6 */
function touchesOnTheWay(battle: Battle, model: Model, path: readonly Point[], heights: readonly number[]): boolean {
  const { r } = baseOf(battle, model);
  const end = path.at(-1)!;
  const before = path.at(-2)!;
  const short = towards(before, end, Math.max(0, distance(before, end) - LAST_STRETCH));
  const legs = [...path.slice(0, -1), short];
  const isMet = (foe: Model) => heights.some((height) => isLevel(battle, { ...model, height }, foe));
  return foesOf(battle, model).some((foe) => {
    const base = baseOf(battle, foe);
    if (!isMet(foe)) return false;
    return legs.slice(1).some((to, i) => segmentDistance(base, { from: legs[i]!, to }) <= r + base.r);
  });
}

/** Seen when the Charge begins, unless a card needs no sight. WW-CHARGE-4, WW-CARD-1 */
export const canCharge = (battle: Battle, model: Model, foe: Model): boolean =>
  cardOf(battle, model)['charges-unseen'] === true ||
  burrows(battle, model) ||
  hasAbility(battle, model, 'charges-unseen') ||
  joinsIn(battle, model, foe) ||
  canSee(battle, placeOf(battle, model), placeOf(battle, foe)) ||
  spottersFor(battle, model).some((spotter) => canSee(battle, placeOf(battle, spotter), placeOf(battle, foe)));

const refuse = (rule: string, key: string): Checked => ({ ok: false, reason: { rule, say: `charge.${key}` } });

/** A ruler that ends on a wall, or at an edge, leads to nobody. */
function isCut(battle: Battle, model: Model, path: readonly Point[], color: Color, terrain: Terrain): boolean {
  const ascents = ascentsOf(battle, model, path, terrain);
  if (ascents.length === 0) return false;
  const walked = walk(baseOf(battle, model).r, path, terrain);
  const [limit] = rulersFor(battle, model, walked, terrain, color);
  return reachesTo(ascents, flatLength(path), limit) !== 'end';
}

/** Whether its Charge leads under the ground. */
export const burrows = (battle: Battle, model: Model): boolean => ownAbilities(battle, model, 'burrows').length > 0;

/** It comes up on free ground within the ruler, on its own level, in contact with somebody. WW-RULING-104 */
function checkBurrow(battle: Battle, model: Model, color: Color, answer: Answer): Checked {
  const path = pathOf(model, answer);
  if (path === undefined || path.length !== 2) return { ok: false, reason: { rule: 'WW-MOVE-3', say: 'move.no-path' } }; // WW-RULING-104
  const end = path[1]!;
  const { r } = baseOf(battle, model);
  if (!isOnTable(r, end, battle.state)) return refuse('WW-CHARGE-2', 'edge');
  const length = Math.round(distance(path[0]!, end));
  const limit = allowance(battle, model, color);
  if (length > limit + TOLERANCE)
    return { ok: false, reason: { rule: 'WW-RULING-104', say: 'move.too-far', args: { length, color, limit } } };
  const { discs, polygons } = obstaclesFor(battle, model);
  const met =
    discs.find((disc) => overlaps({ ...end, r }, disc)) ??
    polygons.find(({ outline }) => overlapsPolygon({ ...end, r }, outline));
  if (met !== undefined) return { ok: false, reason: { rule: 'WW-MOVE-6', say: 'move.overlap', args: { id: met.id } } };
  return contactsAt(battle, model, end).length > 0 ? { ok: true } : refuse('WW-CHARGE-2', 'no-contact');
}

/** Where it may come up: all around those within reach. WW-RULING-104 */
function suggestBurrows(battle: Battle, model: Model, color: Color): [number, number][][] {
  const base = baseOf(battle, model);
  return foesOf(battle, model)
    .flatMap((foe) => {
      const other = baseOf(battle, foe);
      const towardsIt = towards(other, base, other.r + base.r);
      return [
        towardsIt,
        ...directions(16).map(({ x, y }) => ({
          x: other.x + x * (other.r + base.r),
          y: other.y + y * (other.r + base.r),
        })),
      ];
    })
    .map(rounded)
    .map(({ x, y }): [number, number][] => [[x, y]])
    .filter((path) => checkBurrow(battle, model, color, path).ok);
}

/** WW-CHARGE-2, WW-CHARGE-4, WW-CHARGE-6, WW-CHARGE-12, WW-RULING-35 */
export function checkCharge(battle: Battle, model: Model, color: Color, answer: Answer): Checked {
  if (burrows(battle, model)) return checkBurrow(battle, model, color, answer); // WW-RULING-104
  const checked = checkPath(battle, model, color, answer, true);
  if (!checked.ok) return checked;
  const path = pathOf(model, answer)!;
  const terrain = terrainFor(battle, model, true);
  // A Charge ends in contact, and so on the table.
  if (!isOnTable(baseOf(battle, model).r, path.at(-1)!, battle.state)) return refuse('WW-CHARGE-2', 'edge');
  const height = isFlying(battle, model)
    ? landingHeight(battle, { ...path.at(-1)!, r: baseOf(battle, model).r })
    : endHeight(model, ascentsOf(battle, model, path, terrain)); // CH-RULING-112
  const touched = isCut(battle, model, path, color, terrain) ? [] : contactsAt(battle, model, path.at(-1)!, height);
  if (touched.length === 0) return refuse('WW-CHARGE-2', 'no-contact');
  if (touchesOnTheWay(battle, model, path, [model.height, height])) return refuse('WW-CHARGE-6', 'contact-before');
  if (!touched.some((foe) => canCharge(battle, model, foe))) return refuse('WW-CHARGE-4', 'unseen');
  return checked;
}

/** On ground that gives way nobody gathers speed through Difficult Terrain. CH-EVENT-5 */
export const isWithoutRunUp = (battle: Battle, model: Model, path: readonly Point[]): boolean =>
  isEvent(battle, 'no-run-up') &&
  battle.state.pieces.some(
    ({ ground, outline }) =>
      ground === 'difficult' &&
      path.slice(1).some((to, i) => sweepsOver(baseOf(battle, model).r, { from: path[i]!, to }, outline)),
  );

/** The ruler for a Charge now. */
export const chargeColor = (battle: Battle, model: Model, printed: Color): Color =>
  eventColor(battle, 'charge', movementColor(battle, model, printed, 'charge'));

/** Straight lines to those within reach who may be charged, one after the other: often the first will do. */
function* straightContacts(battle: Battle, model: Model, color: Color): Generator<[number, number][]> {
  const base = baseOf(battle, model);
  const limit = allowance(battle, model, color) + TOLERANCE;
  for (const foe of foesOf(battle, model)) {
    const other = baseOf(battle, foe);
    if (gap(base, other).length > limit || !canCharge(battle, model, foe)) continue;
    const { x, y } = rounded(towards(other, base, other.r + base.r));
    yield [[x, y]];
  }
}

/** Paths of legal Charges. */
export function suggestCharges(battle: Battle, model: Model, color: Color): [number, number][][] {
  if (burrows(battle, model)) return suggestBurrows(battle, model, color);
  const straight = [...straightContacts(battle, model, color)];
  if (straight.length === 0) return [];
  const isNew = (path: [number, number][]) => !straight.some(([at]) => path.length === 1 && isSame(at!, path[0]!));
  const all = [...straight, ...suggestContacts(battle, model, color).filter(isNew)];
  return all.filter((path) => checkCharge(battle, model, color, path).ok);
}

const isSame = (a: [number, number], b: [number, number]): boolean => a[0] === b[0] && a[1] === b[1];

export function whyNoCharge(battle: Battle, model: Model): Reason | undefined {
  const { charge: printed } = cardOf(battle, model);
  if (printed === undefined) return { rule: 'WW-CARD-2', say: 'charge.no-color' };
  if (engagedWith(battle, model).length > 0) return { rule: 'WW-CHARGE-3', say: 'charge.engaged' };
  const color = chargeColor(battle, model, printed);
  return isAnyPossible(battle, model, color) ? undefined : { rule: 'WW-CHARGE-2', say: 'charge.nobody' };
}

/** Most Charges are out of reach or go straight; only for the rest a way around things is looked for. */
function isAnyPossible(battle: Battle, model: Model, color: Color): boolean {
  if (burrows(battle, model)) return suggestBurrows(battle, model, color).length > 0;
  const isLegal = (path: [number, number][]) => checkCharge(battle, model, color, path).ok;
  let isSomebodyNear = false;
  for (const path of straightContacts(battle, model, color)) {
    if (isLegal(path)) return true;
    isSomebodyNear = true;
  }
  return isSomebodyNear && suggestContacts(battle, model, color).some(isLegal);
}

/** What somebody in Power Armor may roll instead of a Charge bonus. WW-CARD-1 */
export const rammingDice = (battle: Battle, model: Model): EffectDie[] =>
  suitOf(battle, model) === null ? [] : ownAbilities(battle, model, 'rams').map(({ gives }) => gives.rams);
