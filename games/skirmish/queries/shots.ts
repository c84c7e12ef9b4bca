/** A shot or throw before the roll. */
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import type { Model } from '../state.ts';
import { abilities, ownAbilities } from './abilities.ts';
import { attackDice, countingOf, coverIgnored, strengthened } from './attack-abilities.ts';
import type { Attack } from './attacks.ts';
import { modifiersOn } from './circumstances.ts';
import { COVER_PENALTY, coverBetween } from './cover.ts';
import { criticalOf } from './criticals.ts';
import { isEngaged } from './engagement.ts';
import { eventModifiers } from './events.ts';
import { charged } from './heavy-weapons.ts';
import { isSpent, isUnder, lastingOn } from './lasting.ts';
import { isElevated, type Place, placeOf } from './line-of-sight.ts';
import { MELEE_BONUS } from './melee.ts';
import { modBonus } from './mods.ts';
import { type ShootingSkill, skillFor, type WeaponRange } from './shooting.ts';
import type { Modifier } from './skill-tests.ts';
import { skillOf, specialityBonus } from './skills.ts';
import { isFriendly } from './units.ts';

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
      ...(skill === 'throw' ? [] : ofShots(battle, model, aim.model)),
      ...specialityBonus(battle, model, skill, weapon),
      ...modBonus(battle, model, weapon, range),
      ...eventModifiers(battle, { range, isElevated: isElevated(battle, from, aim), from: from.disc, to: aim.disc }),
      ...cover.map(({ id }): Modifier => ({ rule: 'WW-COVER-2', by: COVER_PENALTY, from: id })),
      ...(aim.model !== undefined && isEngaged(battle, aim.model) ? [{ rule: 'WW-MELEE-1', by: MELEE_BONUS }] : []),
    ],
    // WW-SHOOT-10
    pool: [
      ...(range === 'short' ? weapon.short : weapon.long!).dice,
      ...attackDice(battle, model, skill, weapon, range, aim.model),
    ],
    covered: cover.length > 0,
    cover: cover.map(({ id }) => id),
    reduction,
    counting: countingOf(battle, model, weapon),
    mostCriticals,
    givesPoints,
  };
}

/** The rule of what a shot at the same target brings. */
export const SAME_TARGET = 'WW-RULING-114';

/** The target of the Action before is easier to hit, one that keeps moving harder. WW-CARD-1 */
function ofShots(battle: Battle, model: Model, target: Model | undefined): Modifier[] {
  if (target === undefined || battle.state.lasting.length === 0) return [];
  const isSame =
    lastingOn(battle, model.id, 'aimed').some(({ from, left }) => from === target.id && left === 0) &&
    !isSpent(battle, model, 'same-target');
  const evasive = isUnder(battle, target.id, 'evasive') && !isFriendly(battle, model, target);
  return [
    ...(isSame ? ownAbilities(battle, model, 'same-target').map(({ gives }) => gives['same-target']) : []).map(
      (by): Modifier => ({ rule: SAME_TARGET, by }),
    ),
    ...(evasive ? ownAbilities(battle, target, 'evasive').map(({ gives }) => gives.evasive) : []).map(
      (by): Modifier => ({ rule: 'WW-CARD-1', by }),
    ),
  ];
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
