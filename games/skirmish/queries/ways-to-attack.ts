/** Every attack that a model could make from where it stands: with which weapon, at whom, at which range. */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import type { Attack } from './attacks.ts';
import { weaponsOf } from './carrying.ts';
import { grips, strikable, strikeAt } from './close-combat.ts';
import { isEngaged } from './engagement.ts';
import { placeOf } from './line-of-sight.ts';
import { rangesTo, targetsOf, type WeaponRange, whyNotATarget, whyNotThisWeapon } from './shooting.ts';
import { shotAt } from './shots.ts';
import { throwAt, thrownBy } from './throwing.ts';

export type AttackKind = 'shoot' | 'throw' | 'strike';

export interface WayToAttack {
  readonly kind: AttackKind;
  /** The weapon, or how it is held. */
  readonly weapon: string;
  readonly target: Model;
  readonly range: WeaponRange | undefined;
  readonly attack: Attack;
}

/** Shots that are possible, at one target if it is given. WW-SHOOT-1, WW-CC-2 */
export function shotsOf(battle: Battle, model: Model, only?: Model): WayToAttack[] {
  if (isEngaged(battle, model)) return [];
  const weapons = weaponsOf(battle, model).filter((weapon) => whyNotThisWeapon(battle, model, weapon) === undefined);
  const targets = only === undefined ? targetsOf(battle, model) : [only];
  return weapons.flatMap((weapon) =>
    targets
      .filter((target) => whyNotATarget(battle, model, weapon, target) === undefined)
      .flatMap((target) =>
        rangesTo(battle, model, weapon, target).map(
          (range): WayToAttack => ({
            kind: 'shoot',
            weapon: weapon.id,
            target,
            range,
            attack: shotAt(battle, model, weapon, target, range),
          }),
        ),
      ),
  );
}

/** WW-THROW-1 */
export function throwsOf(battle: Battle, model: Model): WayToAttack[] {
  if (isEngaged(battle, model)) return [];
  return thrownBy(battle, model).flatMap((weapon) =>
    targetsOf(battle, model)
      .filter((target) => whyNotATarget(battle, model, weapon, target) === undefined)
      .flatMap((target) =>
        rangesTo(battle, model, weapon, target).map(
          (range): WayToAttack => ({
            kind: 'throw',
            weapon: weapon.id,
            target,
            range,
            attack: throwAt(battle, model, weapon, placeOf(battle, target), range),
          }),
        ),
      ),
  );
}

/** WW-CC-3, WW-CC-4 */
export const strikesOf = (battle: Battle, model: Model): WayToAttack[] =>
  grips(battle, model).flatMap((grip) =>
    strikable(battle, model, grip).map(
      (target): WayToAttack => ({
        kind: 'strike',
        weapon: grip.id,
        target,
        range: undefined,
        attack: strikeAt(battle, model, grip, target),
      }),
    ),
  );
