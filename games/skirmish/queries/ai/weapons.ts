/** With what an AI model attacks: the Method's weapons, the preferred one first. */
import type { Battle } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import type { Model } from '../../state.ts';
import type { Method } from '../../words.ts';
import { throwOf } from '../card-colors.ts';
import { weaponsOf } from '../carrying.ts';
import { type Grip, grips, strikable } from '../close-combat.ts';
import { whyNotFired } from '../heavy-weapons.ts';
import { isLimitedWeapon } from '../limited-use.ts';
import { whyNotThisWeapon } from '../shooting.ts';
import { skillOf } from '../skills.ts';
import { thrownBy } from '../throwing.ts';
import { cardOf } from '../units.ts';
import { aiCardOf } from './cards.ts';
import { levelOf } from './sides.ts';

/** The underlined one first, the others as they are listed. CH-AIATT-4, CH-AIATT-5 */
function byPreference<T>(battle: Battle, model: Model, all: readonly T[], idOf: (each: T) => string): T[] {
  const { prefers } = aiCardOf(battle, model);
  const isPreferred = (each: T): boolean => prefers.includes(idOf(each));
  return [...all.filter(isPreferred), ...all.filter((each) => !isPreferred(each))]; // CH-AIATT-4
}

/** Thrown weapons that it uses: those of Limited Use only if its AI card shows them, or if it was agreed. CH-RULING-146 */
function throwsOf(battle: Battle, model: Model): Weapon[] {
  if (skillOf(battle, model, 'throw') === undefined || throwOf(battle, model) === undefined) return []; // WW-THROW-1
  const { kit = [] } = cardOf(battle, model);
  const isSupplied = levelOf(battle, model) === 'supplied';
  const isUsed = (weapon: Weapon): boolean => !isLimitedWeapon(weapon) || kit.includes(weapon.id) || isSupplied; // CH-RULING-146
  return thrownBy(battle, model).filter((weapon) => isUsed(weapon) && whyNotFired(battle, model, weapon) === undefined);
}

/** Weapons that can Shoot now, and after them those that can be thrown. CH-AIATT-5, CH-RULING-146 */
export const gunsOf = (battle: Battle, model: Model): Weapon[] =>
  byPreference(
    battle,
    model,
    [
      ...weaponsOf(battle, model).filter((weapon) => whyNotThisWeapon(battle, model, weapon) === undefined), // CH-AIATT-5
      ...throwsOf(battle, model),
    ],
    ({ id }) => id,
  );

export const isThrown = ({ type }: Weapon): boolean => type === 'thrown';

const IMPROVISED = 'improvised-weapon';

/** Weapons for close combat; what lies about comes after them, and guns after that. CH-AIATT-4 */
export function gripsFor(battle: Battle, model: Model, target: Model): Grip[] {
  const able = grips(battle, model).filter((grip) => strikable(battle, model, grip).includes(target));
  const order = ({ weapon }: Grip): number => (weapon.id === IMPROVISED ? 1 : weapon.type === 'melee' ? 0 : 2);
  return byPreference(battle, model, able, ({ weapon }) => weapon.id).sort((a, b) => order(a) - order(b));
}

const hasBlade = (battle: Battle, model: Model): boolean =>
  weaponsOf(battle, model).some(({ id, type }) => type === 'melee' && id !== IMPROVISED);

const hasGun = (battle: Battle, model: Model): boolean =>
  weaponsOf(battle, model).some(({ type }) => type === 'rifle' || type === 'pistol' || type === 'heavy') ||
  throwsOf(battle, model).length > 0;

/** The Method of the row; a model without any weapon for it takes the other. CH-AIATT-2, CH-RULING-149 */
export function methodFor(battle: Battle, model: Model, method: Method): Method {
  if (method === 'ranged') return hasGun(battle, model) || !hasBlade(battle, model) ? 'ranged' : 'close-combat'; // CH-AIATT-6
  return hasBlade(battle, model) || !hasGun(battle, model) ? 'close-combat' : 'ranged'; // CH-AIATT-6
}
