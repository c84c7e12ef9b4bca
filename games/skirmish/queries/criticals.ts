/** Critical Points on weapon cards, and what a Critical Attack is. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import type { Model } from '../state.ts';
import { hasIcon } from './icons.ts';
import { unitOf } from './units.ts';

export const pointsOn = (battle: Battle, model: Model, { id }: Weapon): number => unitOf(battle, model).meters[id] ?? 0;

/** What has a Critical Meter: of thrown weapons only a rock that a card gives one. WW-THROW-7, WW-CRIT-1 */
export const canGainCriticals = (battle: Battle, model: Model, { critical }: Weapon): boolean =>
  critical !== undefined && (hasIcon(battle, model, 'criticals') || bringsCriticals(battle, model));

/** A weapon of the unit that gives its user the icon. */
const bringsCriticals = ({ content, ...battle }: Battle, model: Model): boolean =>
  [...unitOf({ content, ...battle }, model).weapons, ...model.items].some((id) => content.weapons.get(id)?.criticals);

/** Why the next attack cannot be a Critical one. WW-CRIT-6, WW-CRIT-12 */
export function whyNoCritical(
  battle: Battle,
  model: Model,
  weapon: Weapon,
  range: 'short' | 'long',
): Reason | undefined {
  const reason = (rule: string, key: string): Reason => ({ rule, say: `critical.${key}`, args: { weapon: weapon.id } });
  if (!canGainCriticals(battle, model, weapon)) return reason('WW-CRIT-1', 'no-icon');
  const { rating, only } = weapon.critical!;
  if (pointsOn(battle, model, weapon) < rating) return reason('WW-CRIT-6', 'not-charged');
  if (only !== undefined && only !== range) return reason('WW-CRIT-12', 'wrong-range');
  return undefined;
}

/** The weapon as its meter makes it: its values replace, its dice and effects are added. WW-CRIT-10 */
export function criticalOf(weapon: Weapon): Weapon {
  const { dice, damage, effects } = weapon.critical!;
  return {
    ...weapon,
    short: { ...weapon.short, dice: [...weapon.short.dice, ...dice] },
    ...(weapon.long && { long: { ...weapon.long, dice: [...weapon.long.dice, ...dice] } }),
    damage: damage ?? weapon.damage,
    effects: [...weapon.effects, ...effects],
  };
}
