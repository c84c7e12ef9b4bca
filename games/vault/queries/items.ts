/** SH-ITEM: which items are ready, and when they may be used. */
import { type Option, option, type Reason, type Seat } from '@holotape/kernel';
import type { Ability, AbilityName, Item } from '../printed/cards.ts';
import { RESOURCES, TRACK_LIMIT } from '../printed/icons.ts';
import type { HeldItem, Player, Vault } from '../state.ts';
import { totalOf } from './paying.ts';

type AbilityOf<N extends AbilityName> = Extract<Ability, { does: N }>;

/** A ready item with that ability. */
interface Ready<N extends AbilityName> {
  readonly held: HeldItem;
  readonly ability: AbilityOf<N>;
}

export function readyItems<N extends AbilityName>(vault: Vault, seat: Seat, does: N): Ready<N>[] {
  const found: Ready<N>[] = [];
  for (const held of vault.state.players[seat]!.items) {
    if (held.exhausted) continue;
    const { ability } = vault.content.items.get(held.id)!;
    if (ability.does === does) found.push({ held, ability: ability as AbilityOf<N> });
  }
  return found;
}

export const hasReady = (vault: Vault, seat: Seat, does: AbilityName): boolean =>
  vault.state.players[seat]!.items.some(
    ({ id, exhausted }) => !exhausted && vault.content.items.get(id)!.ability.does === does,
  );

/** Abilities without a timing of their own. SH-ITEM-2, SH-RULING-9 */
const ANY_TIME: readonly AbilityName[] = ['gain', 'heal', 'exchange', 'swap-room'];

/** Whether it is the owner's own turn decides about abilities that say so. */
type Occasion = 'own turn' | 'between turns';

/** Why an item cannot be used just now, of its owner's own accord. */
function whyNotUse(vault: Vault, seat: Seat, held: HeldItem, occasion: Occasion): Reason | undefined {
  const { ability } = vault.content.items.get(held.id)!;
  const player = vault.state.players[seat]!;
  if (ability.does === 'score') return { rule: 'SH-ITEM-2', say: 'why.item-end' };
  if (!ANY_TIME.includes(ability.does) && !(ability.does === 'place-again' && occasion === 'own turn'))
    return { rule: 'SH-ITEM-2', say: 'why.item-when' };
  if (held.exhausted) return { rule: 'SH-ITEM-3', say: 'why.item-exhausted' };
  if (ability.does === 'heal' && !player.dwellers.some(({ injured }) => injured))
    return { rule: 'SH-INJURY-4', say: 'why.nobody-injured' };
  if (ability.does === 'exchange' && totalOf(player) === 0) return { rule: 'SH-RES-5', say: 'why.no-cubes' };
  if (ability.does === 'place-again' && !player.dwellers.some(({ at }) => at === null))
    return { rule: 'SH-PLACE-1', say: 'why.no-dweller' };
  return undefined;
}

/** The player's items as options of a question: `use:ration-crate`. */
export const useOptions = (vault: Vault, seat: Seat, occasion: Occasion): Option[] =>
  vault.state.players[seat]!.items.map((held) => option(`use:${held.id}`, whyNotUse(vault, seat, held, occasion)));

/** Whether using the item would change anything: nobody is asked between turns for the sake of a full track. */
function isWorthAsking(vault: Vault, player: Player, item: Item): boolean {
  const { ability } = item;
  if (ability.does === 'gain')
    return ability.reward.some((icon) =>
      icon === 'any' ? totalOf(player) < TRACK_LIMIT * RESOURCES.length : player[icon] < TRACK_LIMIT,
    );
  return ability.does !== 'swap-room' || vault.state.roomDeck.length > 0;
}

export const hasUsableItem = (vault: Vault, seat: Seat, occasion: Occasion): boolean => {
  const player = vault.state.players[seat]!;
  return player.items.some(
    (held) =>
      !held.exhausted &&
      whyNotUse(vault, seat, held, occasion) === undefined &&
      isWorthAsking(vault, player, vault.content.items.get(held.id)!),
  );
};
