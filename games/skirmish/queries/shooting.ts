/** Shoot: with which weapon, at whom or what, at which range. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import { type Disc, distance, gap, gapToPolygon, TOLERANCE } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { attackable } from './acting.ts';
import { whyNoPoint } from './aiming.ts';
import { areaOf } from './attacks.ts';
import { weaponsOf } from './carrying.ts';
import { isEngaged } from './engagement.ts';
import { isEvent } from './events.ts';
import { whyNotFired } from './heavy-weapons.ts';
import { canSee, type Place, placeOf } from './line-of-sight.ts';
import { rangesOf } from './mods.ts';
import { endToEnd, lengthOf } from './ranges.ts';
import { skillOf } from './skills.ts';
import { baseOf, isFriendly } from './units.ts';

/** Weapons that Shoot; the others are for close combat, throwing and laying. WW-SHOOT-1 */
const SHOOTING = ['rifle', 'pistol', 'heavy'] as const;

export type ShootingSkill = (typeof SHOOTING)[number];

const RANGES = ['short', 'long'] as const;

export type WeaponRange = (typeof RANGES)[number];

export const reason = (rule: string, key: string, args = {}): Reason => ({ rule, say: `shoot.${key}`, args });

export const skillFor = ({ type }: Weapon): ShootingSkill | undefined => SHOOTING.find((each) => each === type);

/** Why a weapon cannot Shoot at all in these hands. WW-SHOOT-1, WW-SHOOT-2, WW-HEAVY-1 */
export function whyNotThisWeapon(battle: Battle, model: Model, weapon: Weapon): Reason | undefined {
  const skill = skillFor(weapon);
  if (skill === undefined) return reason('WW-SHOOT-1', 'not-a-gun', { weapon: weapon.id });
  if (skillOf(battle, model, skill) === undefined) return reason('WW-SHOOT-2', 'no-skill', { weapon: weapon.id });
  return whyNotFired(battle, model, weapon);
}

/** How near and how far the parts of a target are, height included. */
function spanTo(battle: Battle, a: Disc, height: number, { disc: b, height: other, piece }: Place): [number, number] {
  const rise = other - height;
  if (piece !== undefined) {
    const near = gapToPolygon(a, battle.state.pieces.find(({ id }) => id === piece)!.outline);
    return [near, near];
  }
  const flat = distance(a, b) + b.r - a.r;
  return [gap(a, b, rise).length, Math.sqrt(flat * flat + rise * rise)];
}

/** Ranges in which some part of a place lies. WW-SHOOT-8, WW-SHOOT-9, WW-SHOOT-11 */
export function rangesToPlace(battle: Battle, model: Model, weapon: Weapon, place: Place): WeaponRange[] {
  const { content } = battle;
  const [near, far] = spanTo(battle, baseOf(battle, model), model.height, place);
  if (weapon.minimum !== undefined && near < lengthOf(content, weapon.minimum) - TOLERANCE) return []; // WW-CARD-3
  const ranges = rangesOf(battle, model, weapon);
  const short = ranges.short === undefined ? 0 : lengthOf(content, ranges.short);
  const found: WeaponRange[] = near <= short + TOLERANCE ? ['short'] : [];
  if (ranges.long === undefined || far <= short + TOLERANCE || isEvent(battle, 'no-long-range')) return found;
  const long = endToEnd(content, ranges.short!, ranges.long);
  return near <= long + TOLERANCE ? [...found, 'long'] : found;
}

export const rangesTo = (battle: Battle, model: Model, weapon: Weapon, target: Model): WeaponRange[] =>
  rangesToPlace(battle, model, weapon, placeOf(battle, target));

/** A target as the log calls it. */
export const nameOf = ({ model, piece, disc }: Place): string => model?.id ?? piece ?? `${disc.x}, ${disc.y}`;

/** Why a place cannot be shot at with this weapon. */
export function whyNotThere(battle: Battle, model: Model, weapon: Weapon, place: Place): Reason | undefined {
  const args = { target: nameOf(place) };
  if (rangesToPlace(battle, model, weapon, place).length === 0) return reason('WW-SHOOT-3', 'out-of-range', args);
  if (!canSee(battle, placeOf(battle, model), place)) return reason('WW-SHOOT-4', 'no-sight', args);
  return undefined;
}

export const whyNotATarget = (battle: Battle, model: Model, weapon: Weapon, target: Model): Reason | undefined =>
  whyNotThere(battle, model, weapon, placeOf(battle, target));

/** Opposing models, and friends who are engaged; in a Reaction only the one who caused it. WW-MELEE-2, WW-REACT-5 */
export const targetsOf = (battle: Battle, model: Model): Model[] =>
  attackable(battle, model).filter(
    (other) => other !== model && (!isFriendly(battle, model, other) || isEngaged(battle, other)),
  );

/** An object or a point is worth aiming at if something happens there. WW-SHOOT-7 */
export const canAimAtPoints = (weapon: Weapon): boolean => areaOf(weapon) !== undefined || weapon.walked !== undefined;

/** Why none of them will do; undefined as soon as one does: the others need not be looked at. */
function allReasons<T>(things: readonly T[], whyNot: (thing: T) => Reason | undefined): Reason[] | undefined {
  const reasons: Reason[] = [];
  for (const thing of things) {
    const why = whyNot(thing);
    if (why === undefined) return undefined;
    reasons.push(why);
  }
  return reasons;
}

/** Why the model cannot Shoot now. */
export function whyNoShot(battle: Battle, model: Model): Reason | undefined {
  if (isEngaged(battle, model)) return reason('WW-CC-2', 'engaged');
  const reasons = allReasons(weaponsOf(battle, model), (weapon) => whyNoUse(battle, model, weapon));
  if (reasons === undefined) return undefined;
  // A board is no gun: nobody wonders why it does not shoot. Of guns the one tells most that only lacks a target.
  const guns = reasons.filter(({ say }) => say !== 'shoot.not-a-gun');
  return guns.find(({ rule }) => ABOUT_TARGETS.includes(rule)) ?? guns[0] ?? reason('WW-SHOOT-1', 'no-weapon');
}

/** Rules by which a target is out of the question, and not the weapon. */
const ABOUT_TARGETS = ['WW-SHOOT-3', 'WW-SHOOT-4'];

/** Why there is nothing to Shoot at with this weapon. */
export function whyNoUse(battle: Battle, model: Model, weapon: Weapon): Reason | undefined {
  const why = whyNotThisWeapon(battle, model, weapon);
  return why ?? whyNothingToAimAt(battle, model, weapon, canAimAtPoints(weapon));
}

/** Why there is neither a model nor, for some weapons, a point to aim at. */
export function whyNothingToAimAt(battle: Battle, model: Model, weapon: Weapon, isFree: boolean): Reason | undefined {
  const reasons = allReasons(targetsOf(battle, model), (target) => whyNotATarget(battle, model, weapon, target));
  if (reasons === undefined) return undefined;
  const why = whyNobody(reasons, weapon);
  const isSomewhere =
    isFree && whyNoPoint(battle, model, (place) => whyNotThere(battle, model, weapon, place)) === undefined;
  return isSomewhere ? undefined : why;
}

/** One target is told by its name; of several it is told what keeps all of them out of the line of fire. */
function whyNobody(whys: readonly Reason[], { id: weapon }: Weapon): Reason {
  if (whys.length === 0) return reason('WW-SHOOT-3', 'no-target');
  if (whys.length === 1) return whys[0]!;
  if (whys.every(({ rule }) => rule === 'WW-SHOOT-3')) return reason('WW-SHOOT-3', 'nobody-in-range', { weapon });
  return whys.every(({ rule }) => rule === 'WW-SHOOT-4')
    ? reason('WW-SHOOT-4', 'nobody-in-sight', { weapon })
    : reason('WW-SHOOT-4', 'nobody-in-range-and-sight', { weapon });
}

/** From the base, object or point that was shot at before. WW-WALK-2 */
export function whyTooFarFrom({ content }: Battle, last: Place, color: Color, place: Place): Reason | undefined {
  const { length } = gap(last.disc, place.disc, place.height - last.height);
  if (length <= lengthOf(content, color) + TOLERANCE) return undefined;
  return { rule: 'WW-WALK-2', say: 'shoot.too-far-to-walk', args: { color } };
}
