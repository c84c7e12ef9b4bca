/** SH-BUILD: where a room may be built, and who can pay for it. */
import type { Reason, Seat } from '@holotape/kernel';
import type { Bill, Room } from '../content.ts';
import { PLACES, type PriceIcon } from '../printed/icons.ts';
import type { Level, Vault } from '../state.ts';
import { hasReady } from './items.ts';
import { canPay, sumOf, whyNotPay } from './paying.ts';
import { levelOf } from './spaces.ts';

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
export function* cheaperBills(bill: Bill): Iterable<[PriceIcon, Bill]> {
  for (const icon of ['power', 'food', 'water', 'any'] as const)
    if (bill[icon] > 0) yield [icon, { ...bill, [icon]: bill[icon] - 1 }];
}

/** Whether a room can be paid for together with the other costs of the space. SH-BUILD-4 */
function canAfford(vault: Vault, seat: Seat, room: Room, other: Bill): boolean {
  const player = vault.state.players[seat]!;
  if (canPay(player, sumOf(other, room.bill))) return true;
  // SH-ITEM-2: a Tool Belt spares one of its icons.
  if (hasReady(vault, seat, 'cheaper-room'))
    for (const [, cheaper] of cheaperBills(room.bill)) if (canPay(player, sumOf(other, cheaper))) return true;
  return false;
}

/** What is missing for a room, in words. */
export const whyNotAfford = (vault: Vault, seat: Seat, room: Room, other: Bill): Reason | undefined =>
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
