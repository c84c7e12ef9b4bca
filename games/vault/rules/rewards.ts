/** What the icons of a reward line do, from left to right. SH-PLACE-5 */
import { type Play, type Seat, say } from '@holotape/kernel';
import type { RewardPart } from '../printed/cards.ts';
import { DWELLER_LIMIT, RESOURCES, type Resource } from '../printed/icons.ts';
import { COLUMNS, spaceId, threatAt } from '../queries/spaces.ts';
import type { VaultTable } from '../state.ts';
import { build } from './building.ts';
import { refreshTrack } from './decks.ts';
import { gainItem, readyItem } from './items.ts';
import type { Placement } from './placement.ts';
import { exchange, gain, gainAny, gainHappiness } from './resources.ts';
import { newDweller } from './setup.ts';

const isResource = (part: RewardPart): part is Resource => RESOURCES.includes(part as Resource);

/** The whole line once, or once and then once again. SH-RULING-3 */
export function* gainRewards(table: VaultTable, placement: Placement): Play {
  yield* gainLine(table, placement);
  if (!placement.twice) return; // SH-TRAIN-4
  say(table, 'twice', { seat: placement.seat, letter: placement.space.letter! }, 'SH-TRAIN-4');
  yield* gainLine(table, placement);
}

function* gainLine(table: VaultTable, placement: Placement): Play {
  const { reward } = placement.space;
  for (let i = 0; i < reward.length; ) {
    const part = reward[i]!;
    // Equal icons side by side are gained in one go.
    let count = 1;
    while ((isResource(part) || part === 'happiness') && reward[i + count] === part) count += 1;
    yield* gainPart(table, placement, part, count);
    i += count;
  }
}

function* gainPart(table: VaultTable, placement: Placement, part: RewardPart, count: number): Play {
  const { seat, level, at } = placement;
  if (typeof part === 'object') {
    if ('exchange' in part) yield* exchange(table, seat, part.exchange);
    // SH-TRAIN-1: nothing now; the dweller is trained when it is recalled.
    else for (const dweller of placement.dwellers) dweller.training = part.train;
    return;
  }
  if (isResource(part)) return yield* gain(table, seat, part, count);
  switch (part) {
    case 'any':
      return yield* gainAny(table, seat);
    case 'happiness': {
      const fromRoom = at < COLUMNS && threatAt(table, level, at) === undefined;
      return yield* gainHappiness(table, seat, count, fromRoom);
    }
    case 'dweller':
      return gainDweller(table, seat, spaceId(level, at));
    case 'first-player':
      table.state.first = seat; // SH-FIRST-1: this round's order stays
      return say(table, 'first-player', { seat }, 'SH-FIRST-1');
    case 'item':
      return yield* gainItem(table, seat);
    case 'build':
      return yield* build(table, seat);
    case 'ready':
      return yield* readyItem(table, seat);
    case 'heal':
      return heal(table, placement);
    case 'refresh-items':
      return yield* refreshTrack(table, 'item');
    case 'refresh-rooms':
      return yield* refreshTrack(table, 'room');
  }
}

/** A new dweller stands on its icon until recall. SH-DWELL-1 */
function gainDweller(table: VaultTable, seat: Seat, at: string): void {
  const player = table.state.players[seat]!;
  if (player.dwellers.length >= DWELLER_LIMIT) {
    say(table, 'dweller.full', { seat }, 'SH-DWELL-2');
    return;
  }
  player.dwellers.push({ ...newDweller(player.colour, player.dwellers.length + 1), at, fresh: true });
  say(table, 'dweller.new', { seat }, 'SH-DWELL-1');
}

/** SH-INJURY-4 */
function heal(table: VaultTable, { seat, dwellers }: Placement): void {
  for (const dweller of dwellers) {
    if (!dweller.injured) continue;
    dweller.injured = false;
    say(table, 'healed', { seat, dweller: dweller.id }, 'SH-INJURY-4');
  }
}
