/** Who could have another card drawn. CH-RULING-113 */
import type { Battle } from '../battle.ts';
import type { Ability } from '../printed/abilities.ts';
import type { Model } from '../state.ts';
import { ownAbilities } from './abilities.ts';
import { isSpent } from './lasting.ts';
import { modelsOf, seatOf, unitOf } from './units.ts';

type Redraws = NonNullable<Ability['redraws']>;

/** Of the side that drew: with a Luck Token for its own draws, once per battle for any. */
export const redrawers = (
  battle: Battle,
  model: Model,
  deck: Redraws['of'][number],
): { readonly id: string; readonly by: Redraws['by'] }[] =>
  modelsOf(battle, seatOf(battle, model)).flatMap((each) =>
    ownAbilities(battle, each, 'redraws').flatMap(({ gives: { redraws } }) => {
      const isAble =
        redraws.by === 'luck' ? each === model && unitOf(battle, each).luck > 0 : !isSpent(battle, each, 'redraws');
      return isAble && redraws.of.includes(deck) ? [{ id: each.id, by: redraws.by }] : [];
    }),
  );
