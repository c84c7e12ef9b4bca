/** SH-PLACE: where a dweller may be placed, and why not. */
import type { Option, Reason, Seat } from '@holotape/kernel';
import type { Space } from '../content.ts';
import { COLOURS } from '../printed/icons.ts';
import type { Dweller, Vault } from '../state.ts';
import { whyNotBuild } from './building.ts';
import { hasReady } from './items.ts';
import { whyNotPay } from './paying.ts';
import { COLUMNS, neighbourOf, Occupied, SPACES, type Spot, spaceAt, spaceOptionId, threatAt } from './spaces.ts';

export const isAvailable = (dweller: Dweller): boolean => dweller.at === null;

/** Injured dwellers go only where a space says so, and nobody else goes there. SH-INJURY-2, SH-INJURY-3 */
export const suits = (space: Space, { injured }: Pick<Dweller, 'injured'>): boolean => injured === space.injuredOnly;

/** Available dwellers that this space takes. */
export const takes = (space: Space, dweller: Dweller): boolean => isAvailable(dweller) && suits(space, dweller);

/** One of the dwellers is trained in the space's letter: everything is gained twice. SH-TRAIN-4, SH-PLACE-9 */
export const paysTwice = (space: Pick<Space, 'letter'>, dwellers: readonly Pick<Dweller, 'trained'>[]): boolean =>
  dwellers.some(({ trained }) => trained !== null && trained === space.letter);

/** What holds for every space of the vault in one look around: worked out once, there are up to seventy spaces. */
interface Prospects {
  readonly occupied: Occupied;
  /** Available dwellers. */
  readonly healthy: number;
  readonly injured: number;
  /** Has an Office Badge ready. */
  readonly shares: boolean;
}

function prospectsOf(vault: Vault, seat: Seat): Prospects {
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
function whyNotPlace(vault: Vault, seat: Seat, { level, at }: Spot, look: Prospects): Reason | undefined {
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
