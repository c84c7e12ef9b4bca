/** Luck: tokens that are flipped to bend one result. */
import type { Unit } from '../content.ts';
import { hasIcon } from './units.ts';

/** Tokens at set-up: as many as LUC, with a Luck icon on any card. WW-LUCK-1 */
export const luckTokens = (card: Unit, heroic: boolean): number =>
  hasIcon(card, heroic, 'luck') ? card.special.LUC : 0;
