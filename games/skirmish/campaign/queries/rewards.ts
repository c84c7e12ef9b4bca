/** What a battle is worth. CH-AFTER-1 to CH-AFTER-3 */
import type { Seat } from '@holotape/kernel';
import type { Campaign } from '../campaign.ts';
import { sizeFor } from './forces.ts';
import { battleOf } from './houses.ts';
import { worthOfHouse } from './seasons.ts';

const WON = 200;
const LOST = 120;
/** With forces of this size on both sides there is so much more. CH-AFTER-2, CH-RULING-40 */
const LARGE = { size: 1000, caps: 50 } as const;

interface Reward {
  readonly key: 'won' | 'drawn' | 'lost';
  readonly caps: number;
  readonly more: number;
  readonly rule: string;
}

/** The Caps of a house for the battle that is over. CH-AFTER-1 */
export function rewardOf(campaign: Campaign, seat: Seat): Reward {
  const { winners, sides } = battleOf(campaign);
  const isLarge = sides.every((side) => sizeFor(campaign, side.seat) >= LARGE.size);
  const more = isLarge ? LARGE.caps : 0;
  if (winners!.length !== 1) return { key: 'drawn', caps: LOST, more, rule: 'CH-RULING-39' };
  return winners!.includes(seat)
    ? { key: 'won', caps: WON, more, rule: 'CH-AFTER-1' }
    : { key: 'lost', caps: LOST, more, rule: 'CH-AFTER-1' };
}

/** A tenth of what the richest of the season has more, and no more than a loser is short of a winner. */
const CATCH_UP = { part: 10, most: WON - LOST } as const;

/** Our own: what a house gets that has fallen behind, where it was agreed. docs/skirmish-campaign.md */
export function catchUpFor(campaign: Campaign, seat: Seat): number {
  const { agreed, houses } = campaign.state;
  if (!agreed.catchUp) return 0;
  const richest = Math.max(...houses.map((_, other) => worthOfHouse(campaign, other)));
  return Math.min(CATCH_UP.most, Math.floor((richest - worthOfHouse(campaign, seat)) / CATCH_UP.part));
}
