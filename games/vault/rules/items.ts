/** SH-ITEM: items come, go, are exhausted and readied. */
import { type Args, choose, option, type Play, type Seat, say } from '@holotape/kernel';
import { type Resource, TRACK_LIMIT } from '../printed/icons.ts';
import { readyItems } from '../queries/items.ts';
import type { HeldItem, VaultTable } from '../state.ts';
import { takeFromTrack } from './decks.ts';

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
  state.players[seat]!.items.push({ id, exhausted: false }); // SH-ITEM-1; as many as one likes: SH-ITEM-7
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
