/** SH-BUILD: building rooms. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import type { Bill, Room } from '../content.ts';
import { PLACES } from '../printed/icons.ts';
import { cheaperBills, freePlaces, whyNotAfford } from '../queries/building.ts';
import { readyItems } from '../queries/items.ts';
import { sumOf, whyNotPay } from '../queries/paying.ts';
import { levelOf, roomsBuilt } from '../queries/spaces.ts';
import type { VaultTable } from '../state.ts';
import { fillTrack, takeFromTrack } from './decks.ts';
import { exhaust } from './items.ts';

/** Names the room that is paid for and puts it aside; the rest of the price comes back. SH-BUILD-4, SH-RULING-11 */
export function* chooseRoomToPay(table: VaultTable, seat: Seat, other: Bill): Play<Bill> {
  const { state } = table;
  const id = yield* choose(
    table,
    seat,
    'build.pay',
    () => state.roomTrack.map((each) => option(each, whyNotAfford(table, seat, table.content.rooms.get(each)!, other))),
    { rule: 'SH-BUILD-4' },
  );
  state.roomTrack.splice(state.roomTrack.indexOf(id), 1);
  state.roomAside = id;
  return yield* maybeSpare(table, seat, table.content.rooms.get(id)!, other);
}

/** Tool Belt: one resource of the price less. */
function* maybeSpare(table: VaultTable, seat: Seat, room: Room, other: Bill): Play<Bill> {
  const belt = readyItems(table, seat, 'cheaper-room')[0];
  if (belt === undefined) return room.bill;
  const player = table.state.players[seat]!;
  const ways = new Map<string, Bill>([...cheaperBills(room.bill)].map(([icon, bill]) => [`spare:${icon}`, bill]));
  const answer = yield* choose(
    table,
    seat,
    'build.spare',
    () => [
      ...[...ways].map(([id, bill]) => option(id, whyNotPay(player, sumOf(other, bill), 'SH-BUILD-4'))),
      option('keep', whyNotPay(player, sumOf(other, room.bill), 'SH-BUILD-4')),
    ],
    { rule: 'SH-ITEM-2', about: { item: belt.held.id, room: room.id } },
  );
  if (answer === 'keep') return room.bill;
  exhaust(table, seat, belt.held);
  return ways.get(answer)!;
}

/**
 * A build icon: the room paid for, or else one chosen from the track as it lies now, free of charge.
 * SH-BUILD-1, SH-RULING-8, SH-RULING-10
 */
export function* build(table: VaultTable, seat: Seat): Play {
  const { state } = table;
  const level = levelOf(state, seat);
  const places = freePlaces(level);
  if (places.length === 0 || (state.roomAside === null && state.roomTrack.length === 0)) {
    say(table, 'build.lost', { seat }, 'SH-RULING-8');
    return;
  }
  const paid = state.roomAside;
  const id =
    paid ??
    (yield* choose(table, seat, 'build.room', () => state.roomTrack.map((each) => option(each)), {
      rule: 'SH-BUILD-1',
    }));
  const place =
    places.length === 1
      ? places[0]!
      : Number(
          yield* choose(table, seat, 'build.place', () => places.map((each) => option(String(each + 1))), {
            rule: 'SH-BUILD-2',
            about: { room: id },
          }),
        ) - 1;
  level.rooms[place] = id;
  say(table, 'build', { seat, room: id, place: place + 1 }, 'SH-BUILD-1');
  if (paid === null) yield* takeFromTrack(table, 'room', state.roomTrack.indexOf(id));
  else {
    state.roomAside = null;
    yield* fillTrack(table, 'room');
  }
  if (roomsBuilt(level) === PLACES) say(table, 'build.sixth', { seat }, 'SH-END-1');
}
