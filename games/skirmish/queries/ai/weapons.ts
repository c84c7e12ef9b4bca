/** With what an AI model attacks: the Method's weapons, the preferred one first. */
import type { Battle } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import type { Model } from '../../state.ts';
import type { Method } from '../../words.ts';
import { weaponsOf } from '../carrying.ts';
import { type Grip, grips, strikable } from '../close-combat.ts';
import { whyNotThisWeapon } from '../shooting.ts';
import { aiCardOf } from './cards.ts';

/** The underlined one first, the others as they are listed. CH-AIATT-4, CH-AIATT-5 */
function byPreference<T>(battle: Battle, model: Model, all: readonly T[], idOf: (each: T) => string): T[] {
  const { prefers } = aiCardOf(battle, model);
  const isPreferred = (each: T): boolean => prefers.includes(idOf(each));
  return [...all.filter(isPreferred), ...all.filter((each) => !isPreferred(each))]; // CH-AIATT-4
}

/** Weapons that can Shoot now. CH-AIATT-5 */
export const gunsOf = (battle: Battle, model: Model): Weapon[] =>
  byPreference(
    battle,
    model,
    weaponsOf(battle, model).filter((weapon) => whyNotThisWeapon(battle, model, weapon) === undefined), // CH-AIATT-5
    ({ id }) => id,
  );

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
  weaponsOf(battle, model).some(({ type }) => type === 'rifle' || type === 'pistol' || type === 'heavy');

/** The Method of the row; a model without any weapon for it takes the other. CH-AIATT-2, CH-AIATT-6 */
export function methodFor(battle: Battle, model: Model, method: Method): Method {
  if (method === 'ranged') return hasGun(battle, model) || !hasBlade(battle, model) ? 'ranged' : 'close-combat'; // CH-AIATT-6
  return hasBlade(battle, model) || !hasGun(battle, model) ? 'close-combat' : 'ranged'; // CH-AIATT-6
}
