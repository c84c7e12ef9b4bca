/** SH-ITEM: items, when they may be used and what they do. */
import {
  type Args,
  choose,
  type Option,
  option,
  type Play,
  type Reason,
  reveal,
  type Seat,
  say,
} from '@holotape/kernel';
import type { Ability, AbilityName, Item } from '../content.ts';
import { RESOURCES, type Resource, TRACK_LIMIT } from '../printed/icons.ts';
import type { HeldItem, Player, Vault, VaultTable } from '../state.ts';
import { takeFromTrack } from './decks.ts';
import { exchange, gain, gainAny, totalOf } from './resources.ts';

type AbilityOf<N extends AbilityName> = Extract<Ability, { does: N }>;

/** A ready item with that ability. */
export interface Ready<N extends AbilityName> {
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

/** SH-ITEM-3 */
export function exhaust(table: VaultTable, seat: Seat, held: HeldItem): void {
  held.exhausted = true;
  say(table, 'item.used', { seat, item: held.id }, 'SH-ITEM-3');
}

/** Takes an item from the track; the gap is filled at once. SH-ITEM-1 */
export function* gainItem(table: VaultTable, seat: Seat): Play {
  const { state } = table;
  if (state.itemTrack.length === 0) {
    say(table, 'item.none', { seat }, 'SH-ITEM-6');
    return;
  }
  const id = yield* choose(table, seat, 'gain.item', () => state.itemTrack.map((each) => option(each)), {
    rule: 'SH-ITEM-1',
  });
  state.players[seat]!.items.push({ id, exhausted: false }); // SH-ITEM-7: as many as one likes
  say(table, 'item.gained', { seat, item: id }, 'SH-ITEM-1');
  yield* takeFromTrack(table, 'item', state.itemTrack.indexOf(id));
}

/** Gives up an item, ready or exhausted. SH-ITEM-5 */
export function* payItem(table: VaultTable, seat: Seat): Play {
  const { items } = table.state.players[seat]!;
  const id =
    items.length === 1
      ? items[0]!.id
      : yield* choose(table, seat, 'pay.item', () => items.map((held) => option(held.id)), { rule: 'SH-ITEM-5' });
  discardItem(table, seat, id);
  say(table, 'item.paid', { seat, item: id }, 'SH-ITEM-5');
}

function discardItem(table: VaultTable, seat: Seat, id: string): void {
  const { items } = table.state.players[seat]!;
  items.splice(
    items.findIndex((held) => held.id === id),
    1,
  );
  table.state.itemDiscard.push(id);
}

/** Readies one exhausted item of the player's choice. SH-ITEM-4 */
export function* readyItem(table: VaultTable, seat: Seat): Play {
  const exhausted = table.state.players[seat]!.items.filter((held) => held.exhausted);
  if (exhausted.length === 0) return;
  const id =
    exhausted.length === 1
      ? exhausted[0]!.id
      : yield* choose(table, seat, 'ready.item', () => exhausted.map((held) => option(held.id)), { rule: 'SH-ITEM-4' });
  exhausted.find((held) => held.id === id)!.exhausted = false;
  say(table, 'item.readied', { seat, item: id }, 'SH-ITEM-4');
}

/** Abilities without a timing of their own. SH-ITEM-2, SH-RULING-9 */
const ANY_TIME: readonly AbilityName[] = ['gain', 'heal', 'exchange', 'swap-room'];

/** Whether it is the owner's own turn decides about abilities that say so. */
export type Occasion = 'own turn' | 'between turns';

/** Why an item cannot be used just now, of its owner's own accord. */
export function whyNotUse(vault: Vault, seat: Seat, held: HeldItem, occasion: Occasion): Reason | undefined {
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

/** Does what the item says. True: the player may place one more dweller this turn. */
export function* useItem(table: VaultTable, seat: Seat, id: string): Play<boolean> {
  const held = table.state.players[seat]!.items.find((each) => each.id === id)!;
  const { ability } = table.content.items.get(id)!;
  exhaust(table, seat, held);
  switch (ability.does) {
    case 'gain':
      for (const icon of ability.reward)
        if (icon === 'any') yield* gainAny(table, seat, 'SH-ITEM-2');
        else yield* gain(table, seat, icon, 1, 'SH-ITEM-2');
      return false;
    case 'heal':
      yield* healOne(table, seat);
      return false;
    case 'exchange':
      yield* exchange(table, seat, [['any'], ['any']], ability.upTo);
      return false;
    case 'swap-room':
      yield* swapRoom(table, seat, ability.look);
      return false;
    case 'place-again':
      return true;
    default:
      throw new Error(`${id} cannot be used of one's own accord.`);
  }
}

/** First-Aid Tin: any dweller of the player, wherever it is. */
function* healOne(table: VaultTable, seat: Seat): Play {
  const injured = table.state.players[seat]!.dwellers.filter((dweller) => dweller.injured);
  const id =
    injured.length === 1
      ? injured[0]!.id
      : yield* choose(table, seat, 'item.heal', () => injured.map((dweller) => option(dweller.id)), {
          rule: 'SH-INJURY-4',
        });
  injured.find((dweller) => dweller.id === id)!.injured = false;
  say(table, 'healed', { seat, dweller: id }, 'SH-INJURY-4');
}

/** Blueprint Tube: the cards looked at lie aside, seen by one player only, until one is chosen or none. */
function* swapRoom(table: VaultTable, seat: Seat, count: number): Play {
  const { state } = table;
  const rooms = state.roomDeck.splice(-count).reverse();
  state.looking = { seat, rooms };
  reveal(table);
  say(table, 'item.looked', { seat, rooms }, 'SH-ITEM-2', [seat]);
  say(table, 'item.looks', { seat, count: rooms.length }, 'SH-ITEM-2');
  const wanted = yield* choose(
    table,
    seat,
    'item.swap-room',
    () => [...(state.roomTrack.length > 0 ? rooms : []).map((each) => option(each)), option('none')],
    { rule: 'SH-ITEM-2' },
  );
  if (wanted !== 'none') {
    const out = yield* choose(table, seat, 'item.swap-out', () => state.roomTrack.map((each) => option(each)), {
      rule: 'SH-ITEM-2',
    });
    state.roomTrack[state.roomTrack.indexOf(out)] = wanted;
    state.roomDiscard.push(out);
    rooms.splice(rooms.indexOf(wanted), 1);
    say(table, 'item.swapped', { seat, room: wanted, out }, 'SH-ITEM-2');
  }
  state.roomDeck.push(...rooms.reverse());
  state.looking = null;
}

/** Work Overalls and the like: asked once for each gain. */
export function* maybeGainMore(table: VaultTable, seat: Seat, of: Resource | 'happiness'): Play {
  for (const { held, ability } of readyItems(table, seat, 'gain-more')) {
    if (ability.of !== of) continue;
    if (!(yield* wantsToUse(table, seat, 'item.gain-more', held))) continue;
    exhaust(table, seat, held);
    const player = table.state.players[seat]!;
    if (of === 'happiness') player.happiness += 1;
    else player[of] = Math.min(TRACK_LIMIT, player[of] + 1);
    say(table, 'item.more', { seat, item: held.id, of }, 'SH-ITEM-2');
    if (ability.discard) discardItem(table, seat, held.id);
  }
}

export function* wantsToUse(table: VaultTable, seat: Seat, ask: string, held: HeldItem, about?: Args): Play<boolean> {
  const answer = yield* choose(table, seat, ask, () => [option(`use:${held.id}`), option('keep')], {
    rule: 'SH-ITEM-2',
    about: { item: held.id, ...about },
  });
  return answer !== 'keep';
}

/**
 * Between the turns of others and before recall everybody who has something to use may use it, in turn order from
 * `from`; also those who have passed. Who does not want to be asked again this round says so. SH-RULING-9
 */
export function* itemWindow(table: VaultTable, from: Seat, except: Seat | undefined): Play {
  const { players } = table.state;
  for (let i = 0; i < players.length; i += 1) {
    const seat = (from + i) % players.length;
    const player = players[seat]!;
    while (seat !== except && !player.quiet && hasUsableItem(table, seat, 'between turns')) {
      const answer = yield* choose(
        table,
        seat,
        'window',
        () => [...useOptions(table, seat, 'between turns'), option('continue'), option('quiet')],
        { rule: 'SH-RULING-9' },
      );
      if (answer === 'quiet') player.quiet = true;
      if (answer === 'continue' || answer === 'quiet') break;
      yield* useItem(table, seat, answer.slice('use:'.length));
    }
  }
}
