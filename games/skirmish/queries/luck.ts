/** Luck Tokens: whose they are and what they shift. */
import type { Battle } from '../battle.ts';
import type { Unit } from '../content.ts';
import type { Model, UnitInPlay } from '../state.ts';
import { auraAbilities } from './abilities.ts';
import { hasIcon } from './icons.ts';
import { showsIcon, unitOf } from './units.ts';

/** Tokens at set-up: as many as LUC, with a Luck icon on any card. WW-LUCK-1 */
export const luckTokens = (card: Unit, heroic: boolean): number =>
  // WW-DOG-5: a dog's lie ready for when it is Heroic.
  showsIcon(card, heroic, 'luck') || card.type === 'dog' ? card.special.LUC : 0;

/** WW-LUCK-4 */
export const ACCURATE = -2;

/** WW-LUCK-6 */
export const DODGE = 2;

export const hasLuck = (battle: Battle, model: Model): boolean => luckSource(battle, model) !== undefined;

/** The unit whose token a model would flip: its own, or that of a friend who shares them. WW-LUCK-1 */
export function luckSource(battle: Battle, model: Model): UnitInPlay | undefined {
  const able = (each: Model) => hasIcon(battle, each, 'luck') && unitOf(battle, each).luck > 0;
  if (able(model)) return unitOf(battle, model);
  const friend = auraAbilities(battle, model, 'shares').find(
    ({ gives, owner }) => owner !== model && gives.shares.includes('luck') && able(owner), // WW-CARD-1, WW-LUCK-1
  );
  return friend && unitOf(battle, friend.owner);
}
