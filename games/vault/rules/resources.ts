/** SH-RES: resources and happiness. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import { type Bill, billOf } from '../content.ts';
import { type PriceIcon, RESOURCES, type Resource, TRACK_LIMIT } from '../printed/icons.ts';
import { exchanges, oneSide, totalOf, whyNotPay } from '../queries/paying.ts';
import type { VaultTable } from '../state.ts';
import { maybeGainMore } from './items.ts';

/** Pays a bill: the named cubes first, then every "?" on its own. SH-RES-3, SH-RULING-2 */
export function* pay(table: VaultTable, seat: Seat, bill: Bill): Play {
  const player = table.state.players[seat]!;
  const paid = { power: bill.power, food: bill.food, water: bill.water };
  for (const resource of RESOURCES) player[resource] -= bill[resource];
  for (let left = bill.any; left > 0; left -= 1) {
    const resource = yield* chooseToPay(table, seat, left);
    player[resource] -= 1;
    paid[resource] += 1;
  }
  if (paid.power + paid.food + paid.water > 0) say(table, 'pay', { seat, cubes: paid }, 'SH-PLACE-4');
}

/** Nobody is asked when there is only one kind of cube to give. */
function* chooseToPay(table: VaultTable, seat: Seat, left: number): Play<Resource> {
  const player = table.state.players[seat]!;
  const held = RESOURCES.filter((resource) => player[resource] > 0);
  if (held.length === 1) return held[0]!;
  return yield* choose(
    table,
    seat,
    'pay.any',
    () =>
      RESOURCES.map((resource) =>
        option(resource, player[resource] > 0 ? undefined : { rule: 'SH-RES-3', say: 'why.none', args: { resource } }),
      ),
    { rule: 'SH-RES-4', about: { left } },
  );
}

/** Gains cubes; what does not fit on the track is lost. SH-RES-2 */
export function* gain(table: VaultTable, seat: Seat, resource: Resource, count: number, rule?: string): Play {
  const player = table.state.players[seat]!;
  const before = player[resource];
  player[resource] = Math.min(TRACK_LIMIT, before + count);
  const gained = player[resource] - before;
  say(
    table,
    gained < count ? 'gain.lost' : 'gain',
    { seat, resource, gained, lost: count - gained },
    rule ?? 'SH-RES-2',
  );
  if (player[resource] < TRACK_LIMIT) yield* maybeGainMore(table, seat, resource); // SH-ITEM-2
}

const ANY_RESOURCE = RESOURCES.map((each) => option(each));

/** A resource of the player's choice. SH-RES-1, SH-RES-4 */
export function* gainAny(table: VaultTable, seat: Seat, rule = 'SH-RES-4'): Play {
  const resource = yield* choose(table, seat, 'gain.any', () => ANY_RESOURCE, { rule });
  yield* gain(table, seat, resource, 1, rule);
}

export function* gainHappiness(table: VaultTable, seat: Seat, count: number, fromRoom: boolean): Play {
  table.state.players[seat]!.happiness += count; // SH-RES-6, SH-RULING-4: no limit
  say(table, 'gain.happiness', { seat, count }, 'SH-RES-6');
  if (fromRoom) yield* maybeGainMore(table, seat, 'happiness');
}

/** Either way, as often as the player likes this turn, or not at all. SH-RES-5 */
export function* exchange(
  table: VaultTable,
  seat: Seat,
  sides: readonly [readonly PriceIcon[], readonly PriceIcon[]],
  most = Number.POSITIVE_INFINITY,
): Play {
  const player = table.state.players[seat]!;
  const ways = exchanges(sides);
  for (let done = 0; done < most; done += 1) {
    if (totalOf(player) === 0) return;
    const answer = yield* choose(
      table,
      seat,
      'exchange',
      () => [
        ...ways.map(([give, get]) =>
          option(`${oneSide(give)}:${oneSide(get)}`, whyNotPay(player, billOf(give), 'SH-RES-5')),
        ),
        option('done'),
      ],
      { rule: 'SH-RES-5' },
    );
    if (answer === 'done') return;
    const [give, get] = ways.find((way) => answer === `${oneSide(way[0])}:${oneSide(way[1])}`)!;
    for (const resource of give) player[resource] -= 1;
    say(table, 'exchange', { seat, give, get }, 'SH-RES-5');
    for (const resource of get) yield* gain(table, seat, resource, 1, 'SH-RES-5');
  }
}
