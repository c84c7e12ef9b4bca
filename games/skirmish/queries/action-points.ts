/** Action Points: what they can be spent on now. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Activation, Model } from '../state.ts';
import type { ActionName } from '../words.ts';
import { whyNotAct } from './actions.ts';
import { mostPoints, RULE } from './events.ts';
import { isForAll, type UseIcon, useIconsOf } from './use-icons.ts';

/** The battle as it is once a point has been spent on this icon. */
const withIcon = (battle: Battle, activation: Activation, { id }: UseIcon): Battle => ({
  ...battle,
  state: { ...battle.state, activation: { ...activation, icons: [...activation.icons, id] } },
});

/** An icon that allows this and was not used: one for all weapons before one for some. WW-AP-4 */
export function unusedIcon(
  battle: Battle,
  model: Model,
  activation: Activation,
  action: ActionName,
): UseIcon | undefined {
  const free = useIconsOf(battle, model).filter(
    ({ id, allows }) => allows.includes(action) && !activation.icons.includes(id),
  );
  const isOfUse = (icon: UseIcon) =>
    whyNotAct(withIcon(battle, activation, icon), model, action, 'quick') === undefined;
  return free.find(isForAll) ?? free.find(isOfUse) ?? free[0];
}

/** Why a point cannot be spent on this Quick Action now. */
export function whyNoQuick(
  battle: Battle,
  model: Model,
  activation: Activation,
  action: ActionName,
): Reason | undefined {
  if (activation.points === 0) return { rule: 'WW-AP-3', say: 'quick.no-points', args: { model: model.id } };
  if (activation.icons.length >= mostPoints(battle)) return { rule: RULE, say: 'quick.too-hot', args: {} };
  const icon = unusedIcon(battle, model, activation, action);
  if (icon === undefined) return { rule: 'WW-AP-4', say: 'quick.icon-used' };
  return whyNotAct(withIcon(battle, activation, icon), model, action, 'quick');
}
