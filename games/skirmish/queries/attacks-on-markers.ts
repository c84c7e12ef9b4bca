/** Attacks on things that are no models: with which weapon, from where, and what a hit does to them. */
import type { Battle } from '../battle.ts';
import type { Rating } from '../content.ts';
import type { Marker, Model } from '../state.ts';
import type { DamageType } from '../words.ts';
import { type Attack, loadOf } from './attacks.ts';
import { weaponsOf } from './carrying.ts';
import { modifiersOn } from './circumstances.ts';
import { type Grip, grips } from './close-combat.ts';
import { isEngaged } from './engagement.ts';
import { type Place, placeOf } from './line-of-sight.ts';
import { discOf, isAt } from './markers.ts';
import { rangesToPlace, skillFor, whyNotThere, whyNotThisWeapon } from './shooting.ts';
import { aimedAt } from './shots.ts';
import { iconsOf, type SkillTest } from './skill-tests.ts';
import { skillOf, specialityBonus } from './skills.ts';

/** `shoot:hunting-rifle`, `strike:board`. */
export interface WayToHit {
  readonly id: string;
  readonly weapon: string;
  readonly attack: Attack;
}

const placeAt = (marker: Marker): Place => ({ disc: discOf(marker), height: 0, model: undefined });

/** A blow at something that does not hit back. WW-CC-4 */
function blowAt(battle: Battle, model: Model, { weapon, skill }: Grip, aim: Place): Attack {
  return {
    by: model,
    from: placeOf(battle, model),
    weapon,
    aim,
    isCritical: false,
    value: skillOf(battle, model, skill)!,
    modifiers: [...modifiersOn(battle, model), ...specialityBonus(battle, model, skill, weapon)],
    pool: weapon.short.dice,
    covered: false,
    cover: [],
    reduction: 0,
    counting: [],
    mostCriticals: 0,
    givesPoints: true,
  };
}

/** Every way in which a model can attack a marker from where it stands: shots, and blows in contact. */
export function waysToHit(battle: Battle, model: Model, marker: Marker): WayToHit[] {
  if (isEngaged(battle, model)) return [];
  const aim = placeAt(marker);
  const shots = weaponsOf(battle, model)
    .filter(
      (weapon) =>
        whyNotThisWeapon(battle, model, weapon) === undefined && whyNotThere(battle, model, weapon, aim) === undefined,
    )
    .map((weapon): WayToHit => {
      const [range] = rangesToPlace(battle, model, weapon, aim);
      const attack = aimedAt(battle, model, weapon, aim, range!, skillFor(weapon)!);
      return { id: `shoot:${weapon.id}`, weapon: weapon.id, attack };
    });
  if (!isAt(battle, model, marker)) return shots;
  const blows = grips(battle, model)
    .filter(({ weapon }) => weapon.type === 'melee')
    .map(
      (grip): WayToHit => ({
        id: `strike:${grip.id}`,
        weapon: grip.weapon.id,
        attack: blowAt(battle, model, grip, aim),
      }),
    );
  return [...shots, ...blows];
}

/** What a hit brings upon it, by type, and against which armor. WW-DMG-4 */
export function damageTo(
  attack: Attack,
  test: SkillTest,
  armor: Readonly<Record<DamageType, number>>,
): { readonly type: DamageType; readonly amount: number; readonly rating: Rating }[] {
  const load = loadOf(attack, iconsOf(test), []);
  const { damage, target = 0 } = attack.weapon;
  const types = [...new Set(damage.map(({ type }) => type))];
  return types.map((type, i) => {
    const own = damage.filter((each) => each.type === type).reduce((sum, { amount }) => sum + amount, 0);
    const rating = Math.max(0, armor[type] + (attack.covered ? 1 : 0) - load.reduction);
    return { type, amount: own + (i === 0 ? load.extra + target : 0), rating: { rating, strong: 0, immune: false } };
  });
}
