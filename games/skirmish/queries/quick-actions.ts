/** Quick Actions: like the Action of the same name, with a penalty. */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { actBy } from './acting.ts';
import { shorter } from './ranges.ts';
import type { Modifier } from './skill-tests.ts';

/** WW-QUICK-2 */
const QUICK_PENALTY = -2;

/** Whether what the model does now is a Quick Action; Reactions are. WW-REACT-2 */
export function isQuick(battle: Battle, model: Model): boolean {
  const act = actBy(battle, model);
  return act !== undefined && act.how !== 'action';
}

/** WW-QUICK-2 */
export const quickPenalty = (battle: Battle, model: Model): Modifier[] =>
  isQuick(battle, model) ? [{ rule: 'WW-QUICK-2', by: QUICK_PENALTY }] : [];

/** WW-QUICK-3 */
export const quickColor = (battle: Battle, model: Model, color: Color): Color =>
  isQuick(battle, model) ? shorter(color) : color;
