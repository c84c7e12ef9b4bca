/** Colors on the unit card, and what makes them longer. */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { abilities } from './abilities.ts';
import { eventColor } from './events.ts';
import { longer } from './ranges.ts';
import { cardOf } from './units.ts';

const longerBy = (battle: Battle, model: Model, of: 'throw' | 'awareness'): number =>
  abilities(battle, model, 'longer').filter(({ gives }) => gives.longer.includes(of)).length;

/** How far a model throws now; undefined without the icon. WW-RANGE-6 */
export function throwOf(battle: Battle, model: Model): Color | undefined {
  const printed = cardOf(battle, model).colors.throw;
  return printed && eventColor(battle, 'throw', longer(printed, longerBy(battle, model, 'throw')));
}

/** How far a model notices things. WW-TRIGGER-4, WW-RANGE-6 */
export const awarenessOf = (battle: Battle, model: Model): Color =>
  eventColor(battle, 'awareness', longer(cardOf(battle, model).awareness, longerBy(battle, model, 'awareness')));
