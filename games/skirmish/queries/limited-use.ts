/** Limited Use items: whose they are, who may share them, and how often. */
import type { Battle } from '../battle.ts';
import type { Item, Weapon } from '../content.ts';
import type { Activation, Model } from '../state.ts';
import type { Color } from '../words.ts';
import { ownAbilities } from './abilities.ts';
import { carriedBy } from './carrying.ts';
import { isEngaged } from './engagement.ts';
import { itemOf } from './items.ts';
import { canSee, placeOf } from './line-of-sight.ts';
import { isWithin } from './near.ts';
import { longest } from './ranges.ts';
import { inPlay, isFriendly } from './units.ts';

/** WW-LIMITED-4, WW-RULING-47 */
const SHARING: Color = 'yellow';

/** WW-RULING-49 */
export const isLimitedUse = (item: Item): boolean =>
  item.kind === 'chem' ||
  item.kind === 'alcohol' ||
  item.kind === 'food' ||
  (item.kind === 'gear' && (item.uses ?? item.succeeds ?? item['spent-by']) !== undefined) ||
  (item.kind === 'weapon' && isLimitedWeapon(item));

/** Grenades and mines; what grows on a creature, or lies about for it, does not run out. WW-ITEM-10 */
export const isLimitedWeapon = ({ type, natural }: Weapon): boolean =>
  (type === 'thrown' || type === 'mine') && !natural;

const sharingOf = (battle: Battle, model: Model): Color =>
  longest([SHARING, ...ownAbilities(battle, model, 'sharing').map(({ gives }) => gives.sharing)])!;

/** Unengaged friends within Yellow and in sight, for an unengaged model. WW-LIMITED-4, WW-LIMITED-5, WW-RULING-48 */
export function sharers(battle: Battle, model: Model): Model[] {
  if (isEngaged(battle, model)) return [];
  const from = placeOf(battle, model);
  return inPlay(battle).filter(
    (other) =>
      other !== model &&
      isFriendly(battle, model, other) &&
      !isEngaged(battle, other) &&
      isWithin(battle, model, other, sharingOf(battle, other)) &&
      canSee(battle, from, placeOf(battle, other)),
  );
}

/** An item a model may use, and the model whose copy is used up. */
export interface Access {
  /** `stimpak`, or `stimpak@settlers-2` for what a friend carries. */
  readonly id: string;
  readonly item: Item;
  readonly owner: Model;
}

/** Every item at hand: of its own any that can be used, of friends only those of Limited Use. WW-LIMITED-7 */
export function itemsAtHand(battle: Battle, model: Model): Access[] {
  const own = new Set(carriedBy(battle, model));
  const access = [...own].map((id): Access => ({ id, item: itemOf(battle.content, id), owner: model }));
  for (const owner of sharers(battle, model))
    for (const id of new Set(carriedBy(battle, owner))) {
      const item = itemOf(battle.content, id);
      const known = access.some((each) => each.item.id === id);
      const isForAll = item.kind !== 'weapon' && !(item.kind === 'gear' && item.unshared);
      if (isLimitedUse(item) && isForAll && !known) access.push({ id: `${id}@${owner.id}`, item, owner });
    }
  return access;
}

/** Whether one more may be used: for the Action just finished, or for one still to come. WW-LIMITED-2, WW-RULING-96 */
export const hasRoomForItem = ({ limited }: Activation, isMoreToCome: boolean): boolean =>
  !limited.last || (!limited.next && isMoreToCome);
