/** Who may take what an attack does to somebody else. */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { ownAbilities } from './abilities.ts';
import { isEngaged } from './engagement.ts';
import { isSpent } from './lasting.ts';
import { canSee, placeOf } from './line-of-sight.ts';
import { isWithin } from './near.ts';
import { inPlay, isFriendly } from './units.ts';

/** As near as the color, and in sight. */
const isAtHand = (battle: Battle, a: Model, b: Model, color: Color): boolean =>
  isWithin(battle, a, b, color) && canSee(battle, placeOf(battle, a), placeOf(battle, b));

const friendsOf = (battle: Battle, model: Model): Model[] =>
  inPlay(battle).filter((other) => other !== model && isFriendly(battle, model, other));

/** Unengaged friends that may step in once between their activations. WW-CARD-1, WW-RULING-98 */
export const guardsOf = (battle: Battle, model: Model): Model[] =>
  friendsOf(battle, model).filter(
    (guard) =>
      !isSpent(battle, guard, 'takes-for') &&
      ownAbilities(battle, guard, 'takes-for').some(({ gives }) =>
        isAtHand(battle, guard, model, gives['takes-for']),
      ) &&
      !isEngaged(battle, guard),
  );

/** Unengaged friends on whom the model, unengaged, may pass it on once per battle. WW-CARD-1, WW-RULING-98 */
export function scapegoatsOf(battle: Battle, model: Model): Model[] {
  const [given] = ownAbilities(battle, model, 'passes-on');
  if (given === undefined || isSpent(battle, model, 'passes-on') || isEngaged(battle, model)) return [];
  return friendsOf(battle, model).filter(
    (other) => isAtHand(battle, model, other, given.gives['passes-on']) && !isEngaged(battle, other),
  );
}
