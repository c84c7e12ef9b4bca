/** SH-ITEM: using items, in one's own turn and between the turns of others. */
import { choose, option, type Play, reveal, type Seat, say } from '@holotape/kernel';
import { hasUsableItem, useOptions } from '../queries/items.ts';
import type { VaultTable } from '../state.ts';
import { exhaust } from './items.ts';
import { exchange, gain, gainAny } from './resources.ts';

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

/**
 * Between the turns of others and before recall everybody who has something to use may use it, in turn order from
 * `from`, but not `except`; also those who have passed. Who does not want to be asked again this round says so. SH-RULING-9
 */
export function* itemWindow(table: VaultTable, from: Seat, except: readonly Seat[]): Play {
  const { players } = table.state;
  for (let i = 0; i < players.length; i += 1) {
    const seat = (from + i) % players.length;
    const player = players[seat]!;
    while (!except.includes(seat) && !player.quiet && hasUsableItem(table, seat, 'between turns')) {
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
