/** Shoot: which weapon, at whom, at which range, and what comes of it. */
import { choose, type Option, option, type Play, type Reason, say, within } from '@holotape/kernel';
import type { Weapon } from '../content.ts';
import { distance, gap, TOLERANCE } from '../geometry/index.ts';
import type { Battle, BattleTable, Model } from '../state.ts';
import { attackable } from './acting.ts';
import { type Attack, attack } from './attacks.ts';
import { modifiersOn } from './circumstances.ts';
import { COVER_PENALTY, coverBetween } from './cover.ts';
import { isEngaged } from './engagement.ts';
import { canSee, placeOf } from './line-of-sight.ts';
import { MELEE_BONUS } from './melee.ts';
import { endToEnd, lengthOf } from './ranges.ts';
import { skillValue } from './skills.ts';
import { baseOf, cardOf, isFriendly, modelById, seatOf, unitOf } from './units.ts';

/** Weapons that Shoot; the others are for close combat, throwing and laying. WW-SHOOT-1 */
const SHOOTING = ['rifle', 'pistol', 'heavy'] as const;
type ShootingSkill = (typeof SHOOTING)[number];

export const RANGES = ['short', 'long'] as const;
export type WeaponRange = (typeof RANGES)[number];

const reason = (rule: string, key: string, args = {}): Reason => ({ rule, say: `shoot.${key}`, args });

export const weaponsOf = (battle: Battle, model: Model): Weapon[] =>
  unitOf(battle, model).weapons.map((id) => battle.content.weapons.get(id)!);

const skillOf = ({ type }: Weapon): ShootingSkill | undefined => SHOOTING.find((each) => each === type);

/** Why a weapon cannot Shoot at all in these hands. WW-SHOOT-1, WW-SHOOT-2 */
export function whyNotThisWeapon(battle: Battle, model: Model, weapon: Weapon): Reason | undefined {
  const skill = skillOf(weapon);
  if (skill === undefined) return reason('WW-SHOOT-1', 'not-a-gun', { weapon: weapon.id });
  if (skillValue(cardOf(battle, model), skill) === undefined)
    return reason('WW-SHOOT-2', 'no-skill', { weapon: weapon.id });
  return undefined;
}

/** Ranges in which some part of the target's base lies. WW-SHOOT-8, WW-SHOOT-9, WW-SHOOT-11 */
export function rangesTo(battle: Battle, model: Model, weapon: Weapon, target: Model): WeaponRange[] {
  const { content } = battle;
  const a = baseOf(battle, model);
  const b = baseOf(battle, target);
  const rise = target.height - model.height;
  const near = gap(a, b, rise).length;
  // The farthest part of the target's base, height included.
  const flat = distance(a, b) + b.r - a.r;
  const far = Math.sqrt(flat * flat + rise * rise);
  const short = weapon.short.range === undefined ? 0 : lengthOf(content, weapon.short.range);
  const found: WeaponRange[] = near <= short + TOLERANCE ? ['short'] : [];
  if (weapon.long === undefined || far <= short + TOLERANCE) return found;
  const long = endToEnd(content, weapon.short.range!, weapon.long.range);
  return near <= long + TOLERANCE ? [...found, 'long'] : found;
}

/** Why a model cannot be shot at with this weapon. */
export function whyNotATarget(battle: Battle, model: Model, weapon: Weapon, target: Model): Reason | undefined {
  if (rangesTo(battle, model, weapon, target).length === 0)
    return reason('WW-SHOOT-3', 'out-of-range', { target: target.id });
  if (!canSee(battle, placeOf(battle, model), placeOf(battle, target)))
    return reason('WW-SHOOT-4', 'no-sight', { target: target.id });
  return undefined;
}

/** Opposing models, and friends who are engaged; in a Reaction only the one who caused it. WW-MELEE-2, WW-REACT-5 */
const targetsOf = (battle: Battle, model: Model): Model[] =>
  attackable(battle, model).filter(
    (other) => other !== model && (!isFriendly(battle, model, other) || isEngaged(battle, other)),
  );

/** Why the model cannot Shoot now. */
export function whyNoShot(battle: Battle, model: Model): Reason | undefined {
  if (isEngaged(battle, model)) return reason('WW-CC-2', 'engaged');
  const reasons = weaponsOf(battle, model).map((weapon) => {
    const why = whyNotThisWeapon(battle, model, weapon);
    if (why !== undefined) return why;
    const targets = targetsOf(battle, model).map((target) => whyNotATarget(battle, model, weapon, target));
    return targets.includes(undefined) ? undefined : (targets[0] ?? reason('WW-SHOOT-3', 'no-target'));
  });
  return reasons.includes(undefined) ? undefined : (reasons[0] ?? reason('WW-SHOOT-1', 'no-weapon'));
}

export function shotAt(battle: Battle, model: Model, weapon: Weapon, target: Model, range: WeaponRange): Attack {
  const cover = coverBetween(battle, placeOf(battle, model), placeOf(battle, target));
  return {
    value: skillValue(cardOf(battle, model), skillOf(weapon)!)!, // WW-SHOOT-5
    modifiers: [
      ...modifiersOn(battle, model),
      ...cover.by.map(() => ({ rule: 'WW-COVER-2', by: COVER_PENALTY })),
      ...(isEngaged(battle, target) ? [{ rule: 'WW-MELEE-1', by: MELEE_BONUS }] : []),
    ],
    pool: (range === 'short' ? weapon.short : weapon.long!).dice, // WW-SHOOT-10
    covered: cover.by.length > 0,
    cover: cover.by.map(({ id }) => id),
  };
}

/** WW-SHOOT-13 */
export function* shoot(table: BattleTable, model: Model): Play {
  const weapon = yield* chooseWeapon(table, model);
  const target = yield* chooseTarget(table, model, weapon);
  const range = yield* chooseRange(table, model, weapon, target);
  const shot = shotAt(table, model, weapon, target, range);
  say(table, 'shoot', { model: model.id, weapon: weapon.id, target: target.id, range }, 'WW-SHOOT-13');
  for (const id of shot.cover) say(table, 'cover', { id, by: COVER_PENALTY }, 'WW-COVER-2');
  yield* within(table, 'attack', attack(table, model, weapon, target, shot));
}

function* chooseWeapon(table: BattleTable, model: Model): Play<Weapon> {
  const id = yield* choose(table, seatOf(table, model), 'shoot.weapon', () =>
    weaponsOf(table, model).map((weapon): Option => {
      const why = whyNotThisWeapon(table, model, weapon);
      const targets = targetsOf(table, model).map((target) => whyNotATarget(table, model, weapon, target));
      return option(weapon.id, why ?? (targets.includes(undefined) ? undefined : targets[0]));
    }),
  );
  return table.content.weapons.get(id)!;
}

function* chooseTarget(table: BattleTable, model: Model, weapon: Weapon): Play<Model> {
  const id = yield* choose(table, seatOf(table, model), 'shoot.target', () =>
    targetsOf(table, model).map((target) => option(target.id, whyNotATarget(table, model, weapon, target))),
  );
  return modelById(table, id);
}

/** Only asked if the base lies in both ranges. WW-SHOOT-11 */
function* chooseRange(table: BattleTable, model: Model, weapon: Weapon, target: Model): Play<WeaponRange> {
  const ranges = rangesTo(table, model, weapon, target);
  if (ranges.length === 1) return ranges[0]!;
  return yield* choose(table, seatOf(table, model), 'shoot.range', () => ranges.map((range) => option(range)), {
    rule: 'WW-SHOOT-11',
  });
}
