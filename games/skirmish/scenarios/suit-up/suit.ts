/** The suit of Poville, and who has it. */
import type { Battle } from '../../battle.ts';
import { inPlay } from '../../queries/units.ts';
import type { Model } from '../../state.ts';

export const ATTACKER = 0;
export const DEFENDER = 1;

export const SUIT = 'poville-suit';

export const holderOf = (battle: Battle): Model | undefined => inPlay(battle).find(({ items }) => items.includes(SUIT));
