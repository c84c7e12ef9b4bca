/** Throw: with what, how far, and the throw before the roll. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import { type Point, withinReach } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { ownAbilities } from './abilities.ts';
import { throwOf } from './card-colors.ts';
import { weaponsOf } from './carrying.ts';
import { isEngaged } from './engagement.ts';
import { whyNotFired } from './heavy-weapons.ts';
import type { Place } from './line-of-sight.ts';
import { lengthOf } from './ranges.ts';
import { type WeaponRange, whyNothingToAimAt } from './shooting.ts';
import { aimedAt, type ShotDetail } from './shots.ts';
import { skillOf } from './skills.ts';
import { baseOf, cardOf, inPlay } from './units.ts';

const reason = (rule: string, key: string): Reason => ({ rule, say: `throw.${key}` });

/** The weapon with the thrower's color for its white bar. WW-THROW-2 */
export function inHand(battle: Battle, model: Model, weapon: Weapon): Weapon {
  if (weapon.short.range !== undefined) return weapon;
  return {
    ...weapon,
    short: { ...weapon.short, range: throwOf(battle, model)! },
  };
}

/** Weapons that can be thrown now. */
export const thrownBy = (battle: Battle, model: Model): Weapon[] =>
  weaponsOf(battle, model)
    .filter(({ type }) => type === 'thrown')
    .map((weapon) => inHand(battle, model, weapon));

/** WW-THROW-1, WW-THROW-6 */
export function whyNoThrow(battle: Battle, model: Model): Reason | undefined {
  if (!weaponsOf(battle, model).some(({ type }) => type === 'thrown')) return reason('WW-THROW-1', 'no-weapon');
  if (skillOf(battle, model, 'throw') === undefined || cardOf(battle, model).colors.throw === undefined)
    return reason('WW-THROW-1', 'no-skill');
  // In contact the weapon is used for a Close Combat attack.
  if (isEngaged(battle, model)) return reason('WW-THROW-6', 'engaged');
  const reasons = thrownBy(battle, model).map((weapon) => whyNotThrown(battle, model, weapon));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/** Empty, or with nothing to throw it at. */
export const whyNotThrown = (battle: Battle, model: Model, weapon: Weapon): Reason | undefined =>
  whyNotFired(battle, model, weapon) ?? whyNothingToAimAt(battle, model, weapon, true);

/** A throw at a place, before the dice. WW-THROW-3, WW-THROW-4 */
export const throwAt = (
  battle: Battle,
  model: Model,
  weapon: Weapon,
  aim: Place,
  range: WeaponRange = 'short',
  detail?: ShotDetail,
) => aimedAt(battle, model, inHand(battle, model, weapon), aim, range, 'throw', detail);

/** Unengaged models near enough to shift what comes down here. CH-RULING-114 */
export const catchersAt = (battle: Battle, at: Point): { readonly model: Model; readonly color: Color }[] =>
  inPlay(battle).flatMap((model) =>
    isEngaged(battle, model)
      ? []
      : ownAbilities(battle, model, 'shifts-throws')
          .map(({ gives }) => ({ model, color: gives['shifts-throws'] }))
          .filter(({ color }) => withinReach(baseOf(battle, model), { ...at, r: 0 }, lengthOf(battle.content, color))),
  );
