/** Icons on any of a model's cards. */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import type { UnitIcon } from '../words.ts';
import { abilities } from './abilities.ts';
import { cardOf, isHeroic, showsIcon } from './units.ts';

/** On the unit card, the Heroic card, or any other that is in effect. WW-LUCK-1, WW-CRIT-1 */
export const hasIcon = (battle: Battle, model: Model, icon: UnitIcon): boolean =>
  showsIcon(cardOf(battle, model), isHeroic(battle, model), icon) ||
  abilities(battle, model, 'icons').some(({ gives }) => (gives.icons as readonly string[]).includes(icon)); // WW-CARD-1, WW-CRIT-1, WW-LUCK-1
