/** What the moment does to a model's Skill Values and movement, whatever it is about to do. */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { abilities, auraAbilities } from './abilities.ts';
import { actBy } from './acting.ts';
import { rousedBy } from './boosts.ts';
import { conditionColor, conditionModifiers } from './conditions.ts';
import { lastingOn } from './lasting.ts';
import { isQuick, quickColor, quickPenalty } from './quick-actions.ts';
import { longer, shorter } from './ranges.ts';
import type { Modifier } from './skill-tests.ts';

/** Bonuses and penalties to every test of the model, of attributes too; attacks have a target. WW-RULING-88 */
export const modifiersOn = (battle: Battle, model: Model, target?: Model): Modifier[] => [
  ...conditionModifiers(model),
  ...quickPenalty(battle, model),
  ...hindrances(battle, model, target),
  ...rousedBy(battle, model),
  ...lastingOn(battle, model.id, 'heartened').map(({ left }): Modifier => ({ rule: 'WW-RULING-102', by: left })),
  ...lastingOn(battle, model.id, 'unsettled').map(({ left }): Modifier => ({ rule: 'WW-CARD-1', by: -left })),
];

/** Enemies who make everything harder but attacks on themselves. */
const hindrances = (battle: Battle, model: Model, target: Model | undefined): Modifier[] =>
  auraAbilities(battle, model, 'hinders').flatMap(({ owner, gives: { hinders } }) => {
    if (owner === target) return [];
    const isShot = target !== undefined && actBy(battle, model)?.action === 'shoot';
    return hinders.of === 'tests' || isShot ? [{ rule: 'WW-LEADER-5', by: hinders.by }] : [];
  });

/** The ruler for a movement; abilities tell a Move from a Charge. WW-MOVE-7, WW-COND-18 */
export function movementColor(battle: Battle, model: Model, color: Color, of?: 'move' | 'charge'): Color {
  if (of === undefined) return quickColor(battle, model, conditionColor(model, color));
  const given = abilities(battle, model, 'longer');
  const count = (length: 'move' | 'charge' | 'quick-move') =>
    given.filter(({ gives }) => gives.longer.includes(length)).length; // WW-CARD-1, WW-COND-18, WW-MOVE-7
  const quick = of === 'move' && isQuick(battle, model) ? count('quick-move') : 0;
  const less = of === 'move' ? abilities(battle, model, 'shorter').length : 0; // WW-CARD-1, WW-COND-18, WW-MOVE-7
  const printed = shorter(longer(color, count(of) + quick), less);
  return quickColor(battle, model, conditionColor(model, printed));
}
