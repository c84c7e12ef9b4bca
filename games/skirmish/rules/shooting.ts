/** Shoot: which weapon, at whom or what, at which range, and what comes of it. */
import {
  type Answer,
  type Checked,
  choose,
  type Option,
  open,
  option,
  type Play,
  type Reason,
  say,
  within,
} from '@holotape/kernel';
import type { Weapon } from '../content.ts';
import { type Disc, distance, gap, gapToPolygon, middleOf, TOLERANCE } from '../geometry/index.ts';
import type { Battle, BattleTable, Model } from '../state.ts';
import { actBy, attackable } from './acting.ts';
import { type Attack, areaOf, attack, type Outcome } from './attacks.ts';
import { modifiersOn } from './circumstances.ts';
import { COVER_PENALTY, coverBetween } from './cover.ts';
import { chooseCritical, criticalOf } from './criticals.ts';
import { isEngaged } from './engagement.ts';
import { fired, whyNotFired } from './heavy-weapons.ts';
import { leaderDice } from './leaders.ts';
import { canSee, type Place, placeOf, pointAt } from './line-of-sight.ts';
import { MELEE_BONUS } from './melee.ts';
import { endToEnd, lengthOf } from './ranges.ts';
import type { Modifier } from './skill-tests.ts';
import { skillOf, specialityBonus } from './skills.ts';
import { baseOf, inPlay, isFriendly, modelById, seatOf, unitOf } from './units.ts';
import { walkFire } from './walked-fire.ts';

/** Weapons that Shoot; the others are for close combat, throwing and laying. WW-SHOOT-1 */
const SHOOTING = ['rifle', 'pistol', 'heavy'] as const;
type ShootingSkill = (typeof SHOOTING)[number];

export const RANGES = ['short', 'long'] as const;
export type WeaponRange = (typeof RANGES)[number];

const reason = (rule: string, key: string, args = {}): Reason => ({ rule, say: `shoot.${key}`, args });

/** Weapons of its unit and those it has found, each once. WW-SEARCH-17, WW-LIMITED-1 */
export const weaponsOf = (battle: Battle, model: Model): Weapon[] =>
  [...new Set([...unitOf(battle, model).weapons, ...model.items])].flatMap(
    (id) => battle.content.weapons.get(id) ?? [],
  );

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
  const short = weapon.short.range === undefined ? 0 : lengthOf(content, weapon.short.range);
  const found: WeaponRange[] = near <= short + TOLERANCE ? ['short'] : [];
  if (weapon.long === undefined || far <= short + TOLERANCE) return found;
  const long = endToEnd(content, weapon.short.range!, weapon.long.range);
  return near <= long + TOLERANCE ? [...found, 'long'] : found;
}

export const rangesTo = (battle: Battle, model: Model, weapon: Weapon, target: Model): WeaponRange[] =>
  rangesToPlace(battle, model, weapon, placeOf(battle, target));

/** Why a place cannot be shot at with this weapon. */
export function whyNotThere(battle: Battle, model: Model, weapon: Weapon, place: Place): Reason | undefined {
  const args = { target: place.model?.id ?? place.piece ?? `${place.disc.x}, ${place.disc.y}` };
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
export const canAimAtPoints = (battle: Battle, model: Model, weapon: Weapon): boolean =>
  (areaOf(weapon) !== undefined || weapon.walked !== undefined) && (actBy(battle, model)?.against ?? null) === null;

/** Why the model cannot Shoot now. */
export function whyNoShot(battle: Battle, model: Model): Reason | undefined {
  if (isEngaged(battle, model)) return reason('WW-CC-2', 'engaged');
  const reasons = weaponsOf(battle, model).map((weapon) => whyNoUse(battle, model, weapon));
  return reasons.includes(undefined) ? undefined : (reasons[0] ?? reason('WW-SHOOT-1', 'no-weapon'));
}

/** Why there is nothing to Shoot at with this weapon. */
function whyNoUse(battle: Battle, model: Model, weapon: Weapon): Reason | undefined {
  const why = whyNotThisWeapon(battle, model, weapon);
  if (why !== undefined || canAimAtPoints(battle, model, weapon)) return why;
  const targets = targetsOf(battle, model).map((target) => whyNotATarget(battle, model, weapon, target));
  return targets.includes(undefined) ? undefined : (targets[0] ?? reason('WW-SHOOT-3', 'no-target'));
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
  const weapon = isCritical ? criticalOf(printed) : printed;
  const from = placeOf(battle, model);
  const cover = coverBetween(battle, from, aim);
  return {
    by: model,
    from,
    weapon,
    aim,
    isCritical,
    value: skillOf(battle, model, skill)!, // WW-SHOOT-5
    modifiers: [
      ...modifiersOn(battle, model),
      ...specialityBonus(battle, model, skill, weapon),
      ...cover.by.map(({ id }): Modifier => ({ rule: 'WW-COVER-2', by: COVER_PENALTY, from: id })),
      ...(aim.model !== undefined && isEngaged(battle, aim.model) ? [{ rule: 'WW-MELEE-1', by: MELEE_BONUS }] : []),
    ],
    // WW-SHOOT-10
    pool: [...(range === 'short' ? weapon.short : weapon.long!).dice, ...leaderDice(battle, model, skill, range)],
    covered: cover.by.length > 0,
    cover: cover.by.map(({ id }) => id),
    reduction,
    mostCriticals,
    givesPoints,
  };
}

export const shotAt = (
  battle: Battle,
  model: Model,
  weapon: Weapon,
  target: Model,
  range: WeaponRange,
  detail?: ShotDetail,
): Attack => aimedAt(battle, model, weapon, placeOf(battle, target), range, skillFor(weapon)!, detail);

/** WW-SHOOT-13 */
export function* shoot(table: BattleTable, model: Model): Play {
  const weapon = yield* chooseWeapon(table, model);
  const aim = yield* chooseTarget(table, model, weapon);
  const range = yield* chooseRange(table, model, weapon, aim);
  const isCritical = yield* chooseCritical(table, model, weapon, range);
  fired(table, model, weapon);
  // A Critical Attack is one shot.
  if (weapon.walked !== undefined && !isCritical) yield* walkFire(table, model, weapon, weapon.walked, aim, range);
  else yield* shotFrom(table, model, weapon, aim, range, { isCritical });
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
  const target = aim.model?.id ?? aim.piece ?? `${aim.disc.x}, ${aim.disc.y}`;
  say(table, 'shoot', { model: model.id, weapon: weapon.id, target, range }, 'WW-SHOOT-13');
  return yield* within(table, 'attack', attack(table, shot));
}

function* chooseWeapon(table: BattleTable, model: Model): Play<Weapon> {
  const id = yield* choose(table, seatOf(table, model), 'shoot.weapon', () =>
    weaponsOf(table, model).map((weapon): Option => option(weapon.id, whyNoUse(table, model, weapon))),
  );
  return table.content.weapons.get(id)!;
}

function* chooseTarget(table: BattleTable, model: Model, weapon: Weapon): Play<Place> {
  const id = yield* choose(table, seatOf(table, model), 'shoot.target', () => [
    ...targetsOf(table, model).map((target) => option(target.id, whyNotATarget(table, model, weapon, target))),
    ...(canAimAtPoints(table, model, weapon) ? [option('point')] : []),
  ]);
  if (id !== 'point') return placeOf(table, modelById(table, id));
  return yield* choosePoint(table, model, 'shoot.point', (place) => whyNotThere(table, model, weapon, place));
}

/** A point of the table, or an object by its id. WW-SHOOT-7 */
export function* choosePoint(
  table: BattleTable,
  model: Model,
  ask: string,
  whyNot: (place: Place) => Reason | undefined,
): Play<Place> {
  const check = (answer: Answer): Checked => {
    const place = placeFrom(table, answer);
    if (place === undefined) return { ok: false, reason: reason('WW-SHOOT-7', 'no-point') };
    const why = whyNot(place);
    return why === undefined ? { ok: true } : { ok: false, reason: why };
  };
  const answer = yield* open<Answer>(
    table,
    seatOf(table, model),
    ask,
    check,
    () => suggestedPoints(table, model).filter((each) => check(each).ok),
    { rule: 'WW-SHOOT-7', about: { model: model.id } },
  );
  return placeFrom(table, answer)!;
}

/** `[x, y]` in whole tenths of a millimetre, or the id of a piece. */
function placeFrom(battle: Battle, answer: Answer): Place | undefined {
  if (Array.isArray(answer) && answer.length === 2 && answer.every((each) => Number.isInteger(each))) {
    const [x, y] = answer as [number, number];
    const { width, height } = battle.state;
    return x >= 0 && y >= 0 && x <= width && y <= height ? pointAt({ x, y }) : undefined;
  }
  const found = battle.state.pieces.find(({ id }) => id === answer);
  return found && { ...pointAt(middleOf(found.outline)), piece: found.id };
}

/** Where opposing models stand, between two of them, just in front of the model itself, and every object. */
function suggestedPoints(battle: Battle, model: Model): Answer[] {
  const foes = inPlay(battle).filter((other) => !isFriendly(battle, model, other));
  const pairs = foes.flatMap((a, i) =>
    foes.slice(i + 1).map((b): Answer => [Math.round((a.x + b.x) / 2), Math.round((a.y + b.y) / 2)]),
  );
  return [
    ...foes.map(({ x, y }): Answer => [x, y]),
    ...pairs,
    [model.x, model.y],
    ...battle.state.pieces.map(({ id }): Answer => id),
  ];
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
      ...(canAimAtPoints(table, model, weapon) ? [option('point')] : []),
      option('stop'),
    ],
    { rule: 'WW-WALK-2', about: { weapon: weapon.id } },
  );
  if (id === 'stop') return undefined;
  return id === 'point'
    ? yield* choosePoint(table, model, 'shoot.point', whyNot)
    : placeOf(table, modelById(table, id));
}
