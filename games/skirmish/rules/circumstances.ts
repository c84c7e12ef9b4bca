/** What the moment does to a model's Skill Values and movement, whatever it is about to do. */
import type { Battle, Model } from '../state.ts';
import type { Color } from '../words.ts';
import { quickColor, quickPenalty } from './quick-actions.ts';
import type { Modifier } from './skill-tests.ts';

/** Bonuses and penalties to every test of the model, of attributes too. WW-RULING-88 */
export const modifiersOn = (battle: Battle, model: Model): Modifier[] => quickPenalty(battle, model);

/** The ruler for a movement, Move or Charge. WW-MOVE-7 */
export const movementColor = (battle: Battle, model: Model, color: Color): Color => quickColor(battle, model, color);
