/** How far a model notices things. */

import { eventColor } from '../rules/wasteland/events.ts';
import type { Battle, Model } from '../state.ts';
import type { Color } from '../words.ts';
import { abilities } from './abilities.ts';
import { longer } from './ranges.ts';
import { cardOf } from './units.ts';

/** The color on the model's own card, longer in some auras. WW-TRIGGER-4, WW-RANGE-6 */
export const awarenessOf = (battle: Battle, model: Model): Color => {
  const longerBy = abilities(battle, model, 'longer').filter(({ gives }) => gives.longer.includes('awareness')).length;
  return eventColor(battle, 'awareness', longer(cardOf(battle, model).awareness, longerBy));
};
