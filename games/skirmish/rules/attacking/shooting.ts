/** Shoot: which weapon, at whom or what, at which range, and what comes of it. */
import { choose, type Option, option, type Play, type Reason, say, within } from '@holotape/kernel';
import type { Weapon } from '../../content.ts';
import { type Disc, distance, gap, gapToPolygon, TOLERANCE } from '../../geometry/index.ts';
import { abilities } from '../../queries/abilities.ts';
import { actBy, actOf, attackable, during } from '../../queries/acting.ts';
import { choosePoint, type WhyNot, whyNoPoint } from '../../queries/aiming.ts';
import { attackDice, countingOf, coverIgnored, strengthened } from '../../queries/attack-abilities.ts';
import { modifiersOn } from '../../queries/circumstances.ts';
import { COVER_PENALTY, coverBetween } from '../../queries/cover.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { canSee, type Place, placeOf } from '../../queries/line-of-sight.ts';
import { fitted, modBonus, rangesOf } from '../../queries/mods.ts';
import { endToEnd, lengthOf } from '../../queries/ranges.ts';
import { skillOf, specialityBonus } from '../../queries/skills.ts';
import { baseOf, isFriendly, modelById, seatOf, unitOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';
import type { Modifier } from '../round/skill-tests.ts';
import { eventModifiers, isEvent } from '../wasteland/events.ts';
import { type Attack, areaOf, attack, type Outcome } from './attacks.ts';
import { chooseCritical, criticalOf } from './criticals.ts';
import { charged, fired, whyNotFired } from './heavy-weapons.ts';
import { MELEE_BONUS } from './melee.ts';
import { walkFire, whyTooFarFrom } from './walked-fire.ts';

/** Weapons that Shoot; the others are for close combat, throwing and laying. WW-SHOOT-1 */
const SHOOTING = ['rifle', 'pistol', 'heavy'] as const;
type ShootingSkill = (typeof SHOOTING)[number];

export const RANGES = ['short', 'long'] as const;
export type WeaponRange = (typeof RANGES)[number];

const reason = (rule: string, key: string, args = {}): Reason => ({ rule, say: `shoot.${key}`, args });

/** Weapons of its unit and those it has found, each once. WW-SEARCH-17, WW-LIMITED-1 */
export const weaponsOf = (battle: Battle, model: Model): Weapon[] =>
  [...new Set([...unitOf(battle, model).weapons, ...model.items])].flatMap((id) => {
    const weapon = battle.content.weapons.get(id);
    return weapon === undefined ? [] : [fitted(battle, model, weapon)];
  });

const skillFor = ({ type }: Weapon): ShootingSkill | undefined => SHOOTING.find((each) => each === type);

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
  if (weapon.minimum !== undefined && near < lengthOf(content, weapon.minimum) - TOLERANCE) return [];
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
const canAimAtPoints = (weapon: Weapon): boolean => areaOf(weapon) !== undefined || weapon.walked !== undefined;

/** Why the model cannot Shoot now. */
export function whyNoShot(battle: Battle, model: Model): Reason | undefined {
  if (isEngaged(battle, model)) return reason('WW-CC-2', 'engaged');
  const reasons = weaponsOf(battle, model).map((weapon) => whyNoUse(battle, model, weapon));
  return reasons.includes(undefined) ? undefined : (reasons[0] ?? reason('WW-SHOOT-1', 'no-weapon'));
}

/** Why there is nothing to Shoot at with this weapon. */
function whyNoUse(battle: Battle, model: Model, weapon: Weapon): Reason | undefined {
  const why = whyNotThisWeapon(battle, model, weapon);
  return why ?? whyNothingToAimAt(battle, model, weapon, canAimAtPoints(weapon));
}

/** Why there is neither a model nor, for some weapons, a point to aim at. */
export function whyNothingToAimAt(battle: Battle, model: Model, weapon: Weapon, isFree: boolean): Reason | undefined {
  const targets = targetsOf(battle, model).map((target) => whyNotATarget(battle, model, weapon, target));
  if (targets.includes(undefined)) return undefined;
  const why = targets[0] ?? reason('WW-SHOOT-3', 'no-target');
  const isSomewhere =
    isFree && whyNoPoint(battle, model, (place) => whyNotThere(battle, model, weapon, place)) === undefined;
  return isSomewhere ? undefined : why;
}

/** What a shot has besides weapon, target and range. */
export interface ShotDetail {
  readonly isCritical?: boolean;
  readonly reduction?: number;
  readonly mostCriticals?: number;
  readonly givesPoints?: boolean;
}

/** A shot or throw at a place, before the dice. */
export function aimedAt(
  battle: Battle,
  model: Model,
  printed: Weapon,
  aim: Place,
  range: WeaponRange,
  skill: ShootingSkill | 'throw',
  { isCritical = false, reduction = 0, mostCriticals = Number.POSITIVE_INFINITY, givesPoints = true }: ShotDetail = {},
): Attack {
  const weapon = strengthened(battle, model, isCritical ? criticalOf(printed) : printed);
  const from = placeOf(battle, model);
  const cover = coverBetween(battle, from, aim).by.slice(coverIgnored(battle, model));
  return {
    by: model,
    from,
    weapon,
    aim,
    isCritical,
    value: skillOf(battle, model, skill)!, // WW-SHOOT-5
    modifiers: [
      ...modifiersOn(battle, model, aim.model),
      ...hardToHit(battle, aim.model, range),
      ...specialityBonus(battle, model, skill, weapon),
      ...modBonus(battle, model, weapon, range),
      ...eventModifiers(battle, range),
      ...cover.map(({ id }): Modifier => ({ rule: 'WW-COVER-2', by: COVER_PENALTY, from: id })),
      ...(aim.model !== undefined && isEngaged(battle, aim.model) ? [{ rule: 'WW-MELEE-1', by: MELEE_BONUS }] : []),
    ],
    // WW-SHOOT-10
    pool: [
      ...(range === 'short' ? weapon.short : weapon.long!).dice,
      ...attackDice(battle, model, skill, weapon, range),
    ],
    covered: cover.length > 0,
    cover: cover.map(({ id }) => id),
    reduction,
    counting: countingOf(battle, model, weapon),
    mostCriticals,
    givesPoints,
  };
}

/** Of targets that are hard to see from afar. */
const hardToHit = (battle: Battle, target: Model | undefined, range: WeaponRange): Modifier[] =>
  target === undefined
    ? []
    : abilities(battle, target, 'hard-to-hit').flatMap(({ gives }) => {
        const by = gives['hard-to-hit'][range];
        return by === undefined ? [] : [{ rule: 'WW-CARD-1', by }];
      });

export const shotAt = (
  battle: Battle,
  model: Model,
  weapon: Weapon,
  target: Model,
  range: WeaponRange,
  detail?: ShotDetail,
): Attack => aimedAt(battle, model, charged(model, weapon), placeOf(battle, target), range, skillFor(weapon)!, detail);

/** WW-SHOOT-13 */
export function* shoot(table: BattleTable, model: Model): Play {
  yield* shootWith(table, model, yield* chooseWeapon(table, model));
}

/** A weapon that shoots by itself, at whomever its player wants, if there is anybody. WW-HEAVY-7 */
export function* maybeShootWith(table: BattleTable, model: Model, weapon: Weapon): Play {
  if (!isEngaged(table, model) && whyNoUse(table, model, weapon) === undefined)
    yield* during(table, actOf(model, 'shoot', 'free'), shootWith(table, model, weapon));
}

function* shootWith(table: BattleTable, model: Model, printed: Weapon): Play {
  const weapon = charged(model, printed);
  const target = yield* chooseTarget(table, model, weapon);
  const range = yield* chooseRange(table, model, weapon, target);
  const isCritical = yield* chooseCritical(table, model, weapon, range);
  fired(table, model, weapon);
  const act = actBy(table, model);
  if (act !== undefined) act.quiet = weapon.quiet === true;
  // A Critical Attack is one shot.
  if (weapon.walked !== undefined && !isCritical) yield* walkFire(table, model, weapon, weapon.walked, target, range);
  else yield* repeatedShot(table, model, weapon, target, range, isCritical);
}

/** A shot, and as often as it was bought the same once more, on another model near the last. WW-SPFX-1 */
function* repeatedShot(
  table: BattleTable,
  model: Model,
  weapon: Weapon,
  first: Place,
  firstRange: WeaponRange,
  isCritical: boolean,
): Play {
  let { repeats, struck } = yield* shotFrom(table, model, weapon, first, firstRange, { isCritical });
  const hit = struck === undefined ? [] : [struck.id];
  for (let last = struck; repeats > 0 && last !== undefined && model.gone === null; repeats -= 1) {
    const from = placeOf(table, last);
    const aim = yield* chooseNext(table, model, weapon, (place) =>
      place.model === undefined || hit.includes(place.model.id)
        ? reason('WW-SPFX-1', 'another')
        : whyTooFarFrom(table, from, weapon.repeats!, place),
    );
    if (aim === undefined) return;
    const range = yield* chooseRange(table, model, weapon, aim);
    // What is repeated buys no more repeats.
    const once = { ...weapon, effects: weapon.effects.filter(({ gain }) => gain !== 'repeat') };
    ({ struck } = yield* shotFrom(table, model, once, aim, range, {}));
    last = struck;
    if (struck !== undefined) hit.push(struck.id);
  }
}

/** One shot of a Shoot Action. */
export function* shotFrom(
  table: BattleTable,
  model: Model,
  weapon: Weapon,
  aim: Place,
  range: WeaponRange,
  detail: ShotDetail,
): Play<Outcome> {
  const shot = aimedAt(table, model, weapon, aim, range, skillFor(weapon)!, detail);
  const target = nameOf(aim);
  say(table, 'shoot', { model: model.id, weapon: weapon.id, target, range }, 'WW-SHOOT-13');
  return yield* within(table, 'attack', attack(table, shot));
}

function* chooseWeapon(table: BattleTable, model: Model): Play<Weapon> {
  const id = yield* choose(table, seatOf(table, model), 'shoot.weapon', () =>
    weaponsOf(table, model).map((weapon): Option => option(weapon.id, whyNoUse(table, model, weapon))),
  );
  return weaponsOf(table, model).find((weapon) => weapon.id === id)!;
}

const chooseTarget = (table: BattleTable, model: Model, weapon: Weapon): Play<Place> =>
  aim(table, model, 'shoot', weapon, canAimAtPoints(weapon), (place) => whyNotThere(table, model, weapon, place));

/** A model, or for some weapons a point or an object. WW-SHOOT-7 */
export function* aim(
  table: BattleTable,
  model: Model,
  verb: 'shoot' | 'throw',
  weapon: Weapon,
  isFree: boolean,
  whyNot: WhyNot,
): Play<Place> {
  const id = yield* choose(
    table,
    seatOf(table, model),
    `${verb}.target`,
    () => [
      ...targetsOf(table, model).map((target) => option(target.id, whyNot(placeOf(table, target)))),
      ...(isFree ? [option('point', whyNoPoint(table, model, whyNot))] : []),
    ],
    { rule: 'WW-SHOOT-7', about: { model: model.id, weapon: weapon.id } },
  );
  if (id !== 'point') return placeOf(table, modelById(table, id));
  return yield* choosePoint(table, model, `${verb}.point`, whyNot);
}

/** Only asked if the base lies in both ranges. WW-SHOOT-11 */
export function* chooseRange(table: BattleTable, model: Model, weapon: Weapon, aim: Place): Play<WeaponRange> {
  const ranges = rangesToPlace(table, model, weapon, aim);
  if (ranges.length === 1) return ranges[0]!;
  return yield* choose(table, seatOf(table, model), 'shoot.range', () => ranges.map((range) => option(range)), {
    rule: 'WW-SHOOT-11',
  });
}

/** Where the next shot may go: any viable model, or a point. */
export function* chooseNext(
  table: BattleTable,
  model: Model,
  weapon: Weapon,
  whyTooFar: (place: Place) => Reason | undefined,
): Play<Place | undefined> {
  const whyNot = (place: Place) => whyTooFar(place) ?? whyNotThere(table, model, weapon, place);
  const id = yield* choose(
    table,
    seatOf(table, model),
    'shoot.next',
    () => [
      ...targetsOf(table, model).map((target) => option(target.id, whyNot(placeOf(table, target)))),
      option('point', whyNoPoint(table, model, whyNot)),
      option('stop'),
    ],
    { rule: 'WW-WALK-2', about: { weapon: weapon.id } },
  );
  if (id === 'stop') return undefined;
  return id === 'point'
    ? yield* choosePoint(table, model, 'shoot.point', whyNot)
    : placeOf(table, modelById(table, id));
}
