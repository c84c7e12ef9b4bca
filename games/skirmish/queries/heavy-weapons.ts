/** Heavy, Slow Firing and Primed weapons: whether they can be fired. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import type { Model } from '../state.ts';
import type { ActionName } from '../words.ts';
import { canSee, placeOf } from './line-of-sight.ts';
import { attributeNow } from './skills.ts';
import { inPlay, isFriendly, unitOf } from './units.ts';
import { whyNotWithThisIcon } from './use-icons.ts';

export const isSlowFiring = ({ icons }: Weapon): boolean => icons.includes('slow-firing');

/** A weapon without the icon has no marker and counts as loaded. WW-RULING-73 */
export const isLoaded = (battle: Battle, model: Model, { id }: Weapon): boolean =>
  !unitOf(battle, model).empty.includes(id);

/** WW-HEAVY-6 */
export const isPrimed = (model: Model, { id, primed }: Weapon): boolean =>
  primed === undefined || primed.optional === true || (model.primed[id] ?? 0) >= primed.tokens;

/** With the damage that its tokens bring. WW-HEAVY-7 */
export function charged(model: Model, weapon: Weapon): Weapon {
  const tokens = weapon.primed?.optional ? (model.primed[weapon.id] ?? 0) : 0;
  const [first, ...rest] = weapon.damage;
  if (tokens === 0 || first === undefined) return weapon;
  return { ...weapon, damage: [{ ...first, amount: first.amount + tokens }, ...rest] };
}

/** How many tokens an Action brings, or takes. */
export function tokensFrom(
  battle: Battle,
  model: Model,
  primed: NonNullable<Weapon['primed']>,
  action: ActionName,
): number {
  if (primed.gains === 'prepare') {
    if (action === 'prepare') return 1;
    return action === 'move' || action === 'charge' ? -primed.tokens : 0;
  }
  if (primed['not-by-shooting'] && action === 'shoot') return 0;
  if (seesEnemy(battle, model)) return 1;
  return primed.fades ? -1 : 0;
}

const seesEnemy = (battle: Battle, model: Model): boolean =>
  inPlay(battle).some(
    (other) => !isFriendly(battle, model, other) && canSee(battle, placeOf(battle, model), placeOf(battle, other)),
  );

/** Why the weapon cannot be fired now, whatever the target. WW-HEAVY-3 */
export function whyNotFired(battle: Battle, model: Model, weapon: Weapon): Reason | undefined {
  const args = { weapon: weapon.id };
  const unfit = whyNotWithThisIcon(battle, model, weapon);
  if (unfit !== undefined) return unfit;
  if (!isLoaded(battle, model, weapon)) return { rule: 'WW-HEAVY-3', say: 'shoot.empty', args };
  if (!isPrimed(model, weapon))
    return { rule: 'WW-HEAVY-6', say: 'shoot.not-primed', args: { ...args, tokens: weapon.primed!.tokens } };
  if (attributeNow(battle, model, 'STR') < (weapon.strength ?? 0))
    return { rule: 'WW-CARD-3', say: 'shoot.too-weak', args: { ...args, strength: weapon.strength! } };
  return undefined;
}
