/** SH-PLACE: placing a dweller. Costs first, then rewards from left to right, then income. */
import { choose, mark, option, type Play, type Seat, say, within } from '@holotape/kernel';
import type { Space } from '../content.ts';
import { readyItems } from '../queries/items.ts';
import { sumOf } from '../queries/paying.ts';
import { paysTwice, takes } from '../queries/placing.ts';
import { findSpot, spaceAt, threatAt, whoStandsOn } from '../queries/spaces.ts';
import type { Dweller, VaultTable } from '../state.ts';
import { chooseRoomToPay } from './building.ts';
import { income, isForIncome, shareIncome } from './income.ts';
import { exhaust, payItem } from './items.ts';
import type { Placement } from './placement.ts';
import { pay } from './resources.ts';
import { gainRewards } from './rewards.ts';
import { fight } from './threats.ts';

/** Takes a dweller (two on a linked space) to a space and does what the space says. SH-PLACE-1 */
export function* place(table: VaultTable, seat: Seat, id: string): Play {
  mark(table, 'action');
  const { level, at } = findSpot(table.state, id);
  const space = spaceAt(table, level, at)!;
  const other = whoStandsOn(table.state, id);
  const dwellers = yield* chooseDwellers(table, seat, space);
  const twice = paysTwice(space, dwellers);
  for (const dweller of dwellers) {
    dweller.at = id;
    dweller.trained = null; // SH-TRAIN-6: used up, its slot is free from now on
  }
  const where = { space: id, room: level.rooms[at >> 1] ?? null, threat: level.threats[at] ?? null };
  say(table, 'place', { seat, where }, 'SH-PLACE-1');
  if (other !== undefined) exhaust(table, seat, readyItems(table, seat, 'share-space')[0]!.held); // SH-ITEM-2

  const placement: Placement = { seat, level, at, space, dwellers, twice };
  const covered = threatAt(table, level, at) !== undefined; // SH-INCOME-2
  if (space.cost.length > 0) yield* within(table, 'costs', payCosts(table, placement)); // SH-PLACE-4
  const won = space.fight === undefined || (yield* within(table, 'fight', fight(table, placement, space.fight))); // SH-PLACE-5, SH-THREAT-7
  if (won) yield* within(table, 'rewards', gainRewards(table, placement)); // SH-PLACE-5
  // SH-ITEM-2, SH-RULING-1: after costs and rewards.
  if (other !== undefined) yield* shareIncome(table, other);
  if (!covered && isForIncome(placement)) yield* within(table, 'income', income(table, placement)); // SH-INCOME-1, SH-INCOME-2
}

/** Dwellers in the same condition are alike: nobody is asked which of them. */
function* chooseDwellers(table: VaultTable, seat: Seat, space: Space): Play<Dweller[]> {
  const chosen: Dweller[] = [];
  while (chosen.length < (space.linked ? 2 : 1)) {
    const kinds: Dweller[] = [];
    for (const dweller of table.state.players[seat]!.dwellers)
      if (
        takes(space, dweller) &&
        !chosen.includes(dweller) &&
        !kinds.some(({ trained }) => trained === dweller.trained)
      )
        kinds.push(dweller);
    const id =
      kinds.length === 1
        ? kinds[0]!.id
        : yield* choose(table, seat, 'place.dweller', () => kinds.map((each) => option(each.id)), {
            rule: 'SH-PLACE-1',
            ...(space.letter && { about: { letter: space.letter } }),
          });
    chosen.push(kinds.find((each) => each.id === id)!);
  }
  return chosen;
}

/** All costs, in full, before any reward. SH-PLACE-4 */
function* payCosts(table: VaultTable, { seat, space, dwellers }: Placement): Play {
  const price = space.price ? yield* chooseRoomToPay(table, seat, space.bill) : undefined;
  yield* pay(table, seat, price === undefined ? space.bill : sumOf(space.bill, price));
  for (let i = 0; i < space.items; i += 1) yield* payItem(table, seat); // SH-ITEM-5
  if (!space.injury) return; // SH-INJURY-1
  for (const dweller of dwellers) {
    dweller.injured = true; // SH-INJURY-1
    say(table, 'injured', { seat, dweller: dweller.id }, 'SH-INJURY-1');
  }
}
