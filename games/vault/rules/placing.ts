/** SH-PLACE: placing a dweller. Costs first, then rewards from left to right, then income. */
import { choose, mark, type Option, option, type Play, type Reason, type Seat, say, within } from '@holotape/kernel';
import type { Space } from '../content.ts';
import type { Dweller, Level, Player, Vault, VaultTable } from '../state.ts';
import { chooseRoomToPay, whyNotBuild } from './building.ts';
import { income, shareIncome } from './income.ts';
import { exhaust, payItem, readyItems } from './items.ts';
import { pay, sumOf, whyNotPay } from './resources.ts';
import { gainRewards } from './rewards.ts';
import {
  COLUMNS,
  findSpot,
  neighbourOf,
  occupants,
  SPACES,
  spaceAt,
  spaceId,
  spaceOption,
  threatAt,
} from './spaces.ts';
import { fight } from './threats.ts';

/** One use of a space, from the first dweller set down to the last icon. */
export interface Placement {
  readonly seat: Seat;
  readonly level: Level;
  readonly at: number;
  readonly space: Space;
  readonly dwellers: readonly Dweller[];
  /** The dweller was trained in the space's letter: everything is gained twice. SH-TRAIN-4 */
  readonly twice: boolean;
}

export const isAvailable = (dweller: Dweller): boolean => dweller.at === null;

/** Available dwellers that this space takes: injured ones only where it says so, and nowhere else. SH-INJURY-2, SH-INJURY-3 */
const takes = (space: Space, dweller: Dweller): boolean => dweller.at === null && dweller.injured === space.injuredOnly;

const countTaken = (space: Space, player: Player): number => {
  let count = 0;
  for (const dweller of player.dwellers) if (takes(space, dweller)) count += 1;
  return count;
};

type Occupants = ReturnType<typeof occupants>;

/** Why this player cannot place here now. The first reason in the order of the rulebook is told. */
export function whyNotPlace(
  vault: Vault,
  seat: Seat,
  level: Level,
  at: number,
  standing: Occupants,
): Reason | undefined {
  const player = vault.state.players[seat]!;
  const space = spaceAt(vault, level, at)!;
  if (at >= COLUMNS && level.owner !== null && level.owner !== seat)
    return { rule: 'SH-PLACE-6', say: 'why.not-your-elevator', args: { owner: level.owner } };
  const here = standing.get(spaceId(level, at));
  if (here !== undefined && !maySqueezeIn(vault, seat, here))
    return { rule: 'SH-PLACE-2', say: 'why.occupied', args: { by: here[0]!.seat } };
  if (at < COLUMNS && threatAt(vault, level, neighbourOf(at))?.blocksNeighbour)
    return { rule: 'SH-THREAT-5', say: 'why.threat-next-door', args: { threat: level.threats[neighbourOf(at)]! } };
  return whyNotDwellers(space, player) ?? whyNotCosts(vault, seat, space);
}

function whyNotDwellers(space: Space, player: Player): Reason | undefined {
  const count = countTaken(space, player);
  if (count >= (space.linked ? 2 : 1)) return undefined;
  if (!player.dwellers.some(isAvailable)) return { rule: 'SH-PLACE-1', say: 'why.no-dweller' };
  if (space.injuredOnly) return { rule: 'SH-INJURY-3', say: 'why.injured-only' };
  if (count === 0) return { rule: 'SH-INJURY-2', say: 'why.all-injured' };
  return { rule: 'SH-PLACE-8', say: 'why.linked', args: { has: count } };
}

function whyNotCosts(vault: Vault, seat: Seat, space: Space): Reason | undefined {
  if (space.cost.length === 0) return undefined;
  const player = vault.state.players[seat]!;
  if (player.items.length < space.items) return { rule: 'SH-ITEM-5', say: 'why.no-item', args: { needs: space.items } };
  return whyNotPay(player, space.bill) ?? (space.price ? whyNotBuild(vault, seat, space.bill) : undefined);
}

/** Office Badge: a space that holds just one dweller, of another player. */
const maySqueezeIn = (vault: Vault, seat: Seat, here: readonly { seat: Seat }[]): boolean =>
  here.length === 1 && here[0]!.seat !== seat && readyItems(vault, seat, 'share-space').length > 0;

/** Every space of the vault, and those still lying in the track, as `space:red.2.1`; most of them with a reason why not. */
export function spaceOptions(vault: Vault, seat: Seat): Option[] {
  const { state } = vault;
  const standing = occupants(state);
  const options: Option[] = [];
  for (const level of state.levels)
    for (let at = 0; at < SPACES; at += 1) {
      if (at < COLUMNS && level.rooms[at >> 1] === null) continue;
      const open = spaceOption(level, at);
      const blocked = whyNotPlace(vault, seat, level, at, standing);
      options.push(blocked === undefined ? open : { id: open.id, blocked });
    }
  for (const room of state.roomTrack)
    for (const number of [1, 2])
      options.push(
        option(`space:track.${room}.${number}`, { rule: 'SH-PLACE-3', say: 'why.in-track', args: { room } }),
      );
  return options;
}

/** Takes a dweller (two on a linked space) to a space and does what the space says. SH-PLACE-1 */
export function* place(table: VaultTable, seat: Seat, id: string): Play {
  mark(table, 'action');
  const { level, at } = findSpot(table.state, id);
  const space = spaceAt(table, level, at)!;
  const shared = occupants(table.state).get(id);
  const dwellers = yield* chooseDwellers(table, seat, space);
  const twice = dwellers.some(({ trained }) => trained !== null && trained === space.letter); // SH-TRAIN-4, SH-PLACE-9
  for (const dweller of dwellers) {
    dweller.at = id;
    dweller.trained = null; // SH-TRAIN-6: used up, its slot is free from now on
  }
  const where = { space: id, room: level.rooms[at >> 1] ?? null, threat: level.threats[at] ?? null };
  say(table, 'place', { seat, where }, 'SH-PLACE-1');
  if (shared !== undefined) exhaust(table, seat, readyItems(table, seat, 'share-space')[0]!.held);

  const placement: Placement = { seat, level, at, space, dwellers, twice };
  const covered = threatAt(table, level, at) !== undefined;
  yield* within(table, 'costs', payCosts(table, placement));
  const won = space.fight === undefined || (yield* within(table, 'fight', fight(table, placement, space.fight))); // SH-THREAT-7
  if (won) yield* within(table, 'rewards', gainRewards(table, placement));
  // SH-RULING-1: after costs and rewards.
  if (shared !== undefined) yield* shareIncome(table, shared[0]!.seat);
  if (!covered) yield* within(table, 'income', income(table, placement)); // SH-INCOME-2
}

/** Dwellers in the same condition are alike: nobody is asked which of them. */
function* chooseDwellers(table: VaultTable, seat: Seat, space: Space): Play<Dweller[]> {
  const chosen: Dweller[] = [];
  while (chosen.length < (space.linked ? 2 : 1)) {
    const candidates = table.state.players[seat]!.dwellers.filter(
      (each) => takes(space, each) && !chosen.includes(each),
    );
    const kinds = candidates.filter((each, i) => candidates.findIndex(({ trained }) => trained === each.trained) === i);
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
  for (let i = 0; i < space.items; i += 1) yield* payItem(table, seat);
  if (!space.injury) return;
  for (const dweller of dwellers) {
    dweller.injured = true; // SH-INJURY-1
    say(table, 'injured', { seat, dweller: dweller.id }, 'SH-INJURY-1');
  }
}
