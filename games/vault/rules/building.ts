/** SH-BUILD: building rooms. */
import { choose, option, type Play, type Reason, type Seat, say } from '@holotape/kernel';
import type { Bill, Room } from '../content.ts';
import { PLACES, type PriceIcon } from '../printed/icons.ts';
import { levelOf, roomsBuilt } from '../queries/spaces.ts';
import type { Level, Vault, VaultTable } from '../state.ts';
import { fillTrack, takeFromTrack } from './decks.ts';
import { exhaust, hasReady, readyItems } from './items.ts';
import { canPay, sumOf, whyNotPay } from './resources.ts';

/** Places left of the elevator are 0-2, right of it 3-5: the inner ones are 2 and 3. */
const LEFT_INNER = PLACES / 2 - 1;

/** Free places next to the elevator or to a room already built. SH-BUILD-2, SH-BUILD-3 */
export function freePlaces(level: Level): number[] {
  const places: number[] = [];
  for (let place = LEFT_INNER; place >= 0; place -= 1)
    if (level.rooms[place] === null) {
      places.push(place);
      break;
    }
  for (let place = LEFT_INNER + 1; place < PLACES; place += 1)
    if (level.rooms[place] === null) {
      places.push(place);
      break;
    }
  return places;
}

/** Prices with one icon less, one for each kind of icon: what a Tool Belt may spare. */
function* cheaperBills(bill: Bill): Iterable<[PriceIcon, Bill]> {
  for (const icon of ['power', 'food', 'water', 'any'] as const)
    if (bill[icon] > 0) yield [icon, { ...bill, [icon]: bill[icon] - 1 }];
}

/** Whether a room can be paid for together with the other costs of the space. SH-BUILD-4 */
function canAfford(vault: Vault, seat: Seat, room: Room, other: Bill): boolean {
  const player = vault.state.players[seat]!;
  if (canPay(player, sumOf(other, room.bill))) return true;
  if (hasReady(vault, seat, 'cheaper-room'))
    for (const [, cheaper] of cheaperBills(room.bill)) if (canPay(player, sumOf(other, cheaper))) return true;
  return false;
}

/** What is missing for a room, in words. */
const whyNotAfford = (vault: Vault, seat: Seat, room: Room, other: Bill): Reason | undefined =>
  canAfford(vault, seat, room, other)
    ? undefined
    : whyNotPay(vault.state.players[seat]!, sumOf(other, room.bill), 'SH-BUILD-4');

const LEVEL_FULL: Reason = { rule: 'SH-BUILD-3', say: 'why.level-full' };
const NO_ROOM_AFFORDABLE: Reason = { rule: 'SH-RULING-8', say: 'why.no-room-affordable' };

/** A space with the price icon can be used only if some room can be paid for and has a place. SH-RULING-8 */
export function whyNotBuild(vault: Vault, seat: Seat, other: Bill): Reason | undefined {
  if (!levelOf(vault.state, seat).rooms.includes(null)) return LEVEL_FULL;
  for (const id of vault.state.roomTrack)
    if (canAfford(vault, seat, vault.content.rooms.get(id)!, other)) return undefined;
  return NO_ROOM_AFFORDABLE;
}

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
