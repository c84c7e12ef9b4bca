/** SH-PLACE: placing a dweller. Costs first, then rewards from left to right, then income. */
import { choose, mark, type Option, option, type Play, type Reason, type Seat, say, within } from '@holotape/kernel';
import type { Space } from '../content.ts';
import { COLOURS } from '../printed/icons.ts';
import {
  COLUMNS,
  findSpot,
  neighbourOf,
  Occupied,
  SPACES,
  type Spot,
  spaceAt,
  spaceOptionId,
  threatAt,
  whoStandsOn,
} from '../queries/spaces.ts';
import type { Dweller, Level, Vault, VaultTable } from '../state.ts';
import { chooseRoomToPay, whyNotBuild } from './building.ts';
import { income, isForIncome, shareIncome } from './income.ts';
import { exhaust, hasReady, payItem, readyItems } from './items.ts';
import { pay, sumOf, whyNotPay } from './resources.ts';
import { gainRewards } from './rewards.ts';
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

/** What holds for every space of the vault in one look around: worked out once, there are up to seventy spaces. */
export interface Prospects {
  readonly occupied: Occupied;
  /** Available dwellers. */
  readonly healthy: number;
  readonly injured: number;
  /** Has an Office Badge ready. */
  readonly shares: boolean;
}

export function prospectsOf(vault: Vault, seat: Seat): Prospects {
  let healthy = 0;
  let injured = 0;
  for (const dweller of vault.state.players[seat]!.dwellers)
    if (isAvailable(dweller)) {
      if (dweller.injured) injured += 1;
      else healthy += 1;
    }
  const shares = hasReady(vault, seat, 'share-space');
  return { occupied: new Occupied(vault.state), healthy, injured, shares };
}

// The commonest reasons are made once: dozens are listed at every placement.
const NO_DWELLER: Reason = { rule: 'SH-PLACE-1', say: 'why.no-dweller' };
const INJURED_ONLY: Reason = { rule: 'SH-INJURY-3', say: 'why.injured-only' };
const ALL_INJURED: Reason = { rule: 'SH-INJURY-2', say: 'why.all-injured' };
const OCCUPIED = COLOURS.map((_, by): Reason => ({ rule: 'SH-PLACE-2', say: 'why.occupied', args: { by } }));
const NOT_YOUR_ELEVATOR = COLOURS.map(
  (_, owner): Reason => ({ rule: 'SH-PLACE-6', say: 'why.not-your-elevator', args: { owner } }),
);

/** Why this player cannot place on this space now. The first reason in the order of the rulebook is told. */
export function whyNotPlace(vault: Vault, seat: Seat, { level, at }: Spot, look: Prospects): Reason | undefined {
  if (at >= COLUMNS && level.owner !== null && level.owner !== seat) return NOT_YOUR_ELEVATOR[level.owner];
  const by = look.occupied.by(level, at);
  // Office Badge: a space that holds just one dweller, of another player.
  if (by !== undefined && !(look.shares && by !== seat && look.occupied.isOne(level, at))) return OCCUPIED[by];
  if (at < COLUMNS && threatAt(vault, level, neighbourOf(at))?.blocksNeighbour)
    return { rule: 'SH-THREAT-5', say: 'why.threat-next-door', args: { threat: level.threats[neighbourOf(at)]! } };
  const space = spaceAt(vault, level, at)!;
  return whyNotDwellers(space, look) ?? whyNotCosts(vault, seat, space);
}

function whyNotDwellers(space: Space, { healthy, injured }: Prospects): Reason | undefined {
  const count = space.injuredOnly ? injured : healthy;
  if (count >= (space.linked ? 2 : 1)) return undefined;
  if (healthy + injured === 0) return NO_DWELLER;
  if (space.injuredOnly) return INJURED_ONLY;
  if (count === 0) return ALL_INJURED;
  return { rule: 'SH-PLACE-8', say: 'why.linked', args: { has: count } };
}

function whyNotCosts(vault: Vault, seat: Seat, space: Space): Reason | undefined {
  if (space.cost.length === 0) return undefined;
  const player = vault.state.players[seat]!;
  if (player.items.length < space.items) return { rule: 'SH-ITEM-5', say: 'why.no-item', args: { needs: space.items } };
  return whyNotPay(player, space.bill) ?? (space.price ? whyNotBuild(vault, seat, space.bill) : undefined);
}

/** A space as an option. Whether it is blocked is worked out only when somebody looks: a bot with a plan looks at few. */
class SpaceOption implements Option {
  readonly id: string;
  readonly #vault: Vault;
  readonly #seat: Seat;
  readonly #spot: Spot;
  readonly #look: Prospects;
  #why: Reason | undefined | null = null;

  constructor(vault: Vault, seat: Seat, spot: Spot, look: Prospects) {
    this.id = spaceOptionId(spot.level, spot.at);
    this.#vault = vault;
    this.#seat = seat;
    this.#spot = spot;
    this.#look = look;
  }

  get blocked(): Reason | undefined {
    if (this.#why === null) this.#why = whyNotPlace(this.#vault, this.#seat, this.#spot, this.#look);
    return this.#why;
  }
}

/** Every space of the vault, and those still lying in the track, as `space:red.2.1`; most of them with a reason why not. */
export function spaceOptions(vault: Vault, seat: Seat): Option[] {
  const { state } = vault;
  const look = prospectsOf(vault, seat);
  const options: Option[] = [];
  for (const level of state.levels)
    for (let at = 0; at < SPACES; at += 1)
      if (at >= COLUMNS || level.rooms[at >> 1] !== null)
        options.push(new SpaceOption(vault, seat, { level, at }, look));
  for (const room of state.roomTrack) {
    const blocked = { rule: 'SH-PLACE-3', say: 'why.in-track', args: { room } };
    options.push({ id: `space:track.${room}.1`, blocked }, { id: `space:track.${room}.2`, blocked });
  }
  return options;
}

/** Takes a dweller (two on a linked space) to a space and does what the space says. SH-PLACE-1 */
export function* place(table: VaultTable, seat: Seat, id: string): Play {
  mark(table, 'action');
  const { level, at } = findSpot(table.state, id);
  const space = spaceAt(table, level, at)!;
  const other = whoStandsOn(table.state, id);
  const dwellers = yield* chooseDwellers(table, seat, space);
  const twice = dwellers.some(({ trained }) => trained !== null && trained === space.letter); // SH-TRAIN-4, SH-PLACE-9
  for (const dweller of dwellers) {
    dweller.at = id;
    dweller.trained = null; // SH-TRAIN-6: used up, its slot is free from now on
  }
  const where = { space: id, room: level.rooms[at >> 1] ?? null, threat: level.threats[at] ?? null };
  say(table, 'place', { seat, where }, 'SH-PLACE-1');
  if (other !== undefined) exhaust(table, seat, readyItems(table, seat, 'share-space')[0]!.held);

  const placement: Placement = { seat, level, at, space, dwellers, twice };
  const covered = threatAt(table, level, at) !== undefined;
  if (space.cost.length > 0) yield* within(table, 'costs', payCosts(table, placement));
  const won = space.fight === undefined || (yield* within(table, 'fight', fight(table, placement, space.fight))); // SH-THREAT-7
  if (won) yield* within(table, 'rewards', gainRewards(table, placement));
  // SH-RULING-1: after costs and rewards.
  if (other !== undefined) yield* shareIncome(table, other);
  if (!covered && isForIncome(placement)) yield* within(table, 'income', income(table, placement)); // SH-INCOME-2
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
  for (let i = 0; i < space.items; i += 1) yield* payItem(table, seat);
  if (!space.injury) return;
  for (const dweller of dwellers) {
    dweller.injured = true; // SH-INJURY-1
    say(table, 'injured', { seat, dweller: dweller.id }, 'SH-INJURY-1');
  }
}
