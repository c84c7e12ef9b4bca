/** What the moment does to a model's Skill Values and movement, whatever it is about to do. */
import type { Battle, Model } from '../state.ts';
import type { Color } from '../words.ts';
import { conditionColor, conditionModifiers } from './conditions.ts';
import { quickColor, quickPenalty } from './quick-actions.ts';
import type { Modifier } from './skill-tests.ts';

/** Bonuses and penalties to every test of the model, of attributes too. WW-RULING-88 */
export const modifiersOn = (battle: Battle, model: Model): Modifier[] => [
  ...conditionModifiers(model),
  ...quickPenalty(battle, model),
];

/** The ruler for a movement, Move or Charge. WW-MOVE-7, WW-COND-18 */
export const movementColor = (battle: Battle, model: Model, color: Color): Color =>
  quickColor(battle, model, conditionColor(model, color));
