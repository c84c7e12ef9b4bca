/** FB-ITEM, FB-EQUIP, FB-CARDS: gaining, equipping and discarding cards. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import {
  equippedIn,
  heldBy,
  inventoryLimit,
  inventoryOf,
  item,
  placesIn,
  slotFor,
  survivorOf,
} from '../queries/survivors.ts';
import type { AdventureTable, HeldCard } from '../state.ts';
import { discardItem, drawFrom } from './decks.ts';
import { carryOut } from './results.ts';

/** Each in its order; the limit is checked once, after the last. FB-CARDS-5, FB-RULING-42 */
export function* gainCards(table: AdventureTable, seat: Seat, cards: readonly string[]): Play {
  for (const card of cards) yield* takeCard(table, seat, { id: card, in: 'inventory', exhausted: false }); // FB-CARDS-2
  yield* keepInventoryLimit(table, seat); // FB-ITEM-3
}

/** Draws so many loot or asset cards; events happen as they come. FB-CARDS-3, FB-RULING-6 */
export function* drawCards(table: AdventureTable, seat: Seat, of: 'loot' | 'asset', count: number): Play {
  for (let drawn = 0; drawn < count; drawn += 1) {
    const card = yield* drawFrom(table, of);
    if (card === undefined) break;
    if (item(table, card).event === undefined)
      yield* takeCard(table, seat, { id: card, in: 'inventory', exhausted: false }); // FB-CARDS-3
    else yield* event(table, seat, card);
  }
  yield* keepInventoryLimit(table, seat); // FB-ITEM-3
}

/** Carried out, then discarded. FB-CARDS-4 */
function* event(table: AdventureTable, seat: Seat, card: string): Play {
  say(table, 'loot.event', { seat, item: card }, 'FB-CARDS-4');
  discardItem(table, card);
  yield* carryOut(table, { seat, card }, item(table, card).event!);
}

/** Into the inventory or, if it fits, into its slot at once. FB-CARDS-2, FB-EQUIP-3 */
export function* takeCard(table: AdventureTable, seat: Seat, held: HeldCard): Play {
  const survivor = survivorOf(table.state, seat);
  survivor.cards.push({ ...held, in: 'inventory' });
  say(table, 'item.gained', { seat, item: held.id }, 'FB-CARDS-2');
  const slot = slotFor(table, held.id);
  if (slot === undefined || placesIn(table, seat, slot) === 0) return; // FB-ITEM-6, FB-CHAR-4
  const answer = yield* choose(table, seat, 'gain.equip', () => [option('equip'), option('inventory')], {
    rule: 'FB-EQUIP-3',
    about: { item: held.id },
  });
  if (answer === 'inventory') return;
  const pushedOut = yield* equip(table, seat, held.id);
  if (pushedOut === undefined) return; // FB-RULING-42
  // FB-RULING-42: what is pushed out of the slot is kept or discarded, as its owner likes.
  const keeps = yield* choose(table, seat, 'gain.pushed-out', () => [option('keep'), option('discard')], {
    rule: 'FB-RULING-42',
    about: { item: pushedOut },
  });
  if (keeps === 'discard') discardHeld(table, seat, pushedOut); // FB-RULING-42
}

/** Into the slot of its kind; what is in the way goes to the inventory and comes back. FB-EQUIP-1, FB-EQUIP-2 */
export function* equip(table: AdventureTable, seat: Seat, card: string): Play<string | undefined> {
  const survivor = survivorOf(table.state, seat);
  const slot = slotFor(table, card)!;
  const worn = equippedIn(survivor, slot);
  let out: string | undefined;
  if (worn.length >= placesIn(table, seat, slot)) {
    out =
      worn.length === 1
        ? worn[0]!.id
        : yield* choose(table, seat, 'equip.instead', () => worn.map(({ id }) => option(id)), { rule: 'FB-EQUIP-1' });
    heldBy(table.state, seat, out)!.in = 'inventory';
  }
  heldBy(table.state, seat, card)!.in = slot;
  say(table, 'item.equipped', { seat, item: card }, 'FB-EQUIP-1');
  return out;
}

/** Back into the inventory, exhausted or not. FB-EQUIP-4, FB-EXH-3 */
export function unequip(table: AdventureTable, seat: Seat, card: string): void {
  heldBy(table.state, seat, card)!.in = 'inventory';
  say(table, 'item.unequipped', { seat, item: card }, 'FB-EQUIP-4');
}

/** Takes a card away from a survivor and puts it on its discard pile. */
export function discardHeld(table: AdventureTable, seat: Seat, card: string): void {
  const { cards } = survivorOf(table.state, seat);
  cards.splice(
    cards.findIndex(({ id }) => id === card),
    1,
  );
  discardItem(table, card);
  say(table, 'item.discarded', { seat, item: card }, 'FB-ITEM-7');
}

/** New or old, until no more than the limit are left. FB-ITEM-2, FB-ITEM-3 */
export function* keepInventoryLimit(table: AdventureTable, seat: Seat): Play {
  while (inventoryOf(survivorOf(table.state, seat)).length > inventoryLimit(table, seat)) {
    const card = yield* choose(
      table,
      seat,
      'inventory.discard',
      () => inventoryOf(survivorOf(table.state, seat)).map(({ id }) => option(id)),
      { rule: 'FB-ITEM-3' },
    );
    discardHeld(table, seat, card);
  }
}
