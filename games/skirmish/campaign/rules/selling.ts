/** Cards that nobody keeps. CH-AFTER-9, CH-SELECT-2 */
import { type Seat, say } from '@holotape/kernel';
import type { CampaignTable } from '../campaign.ts';
import { worthOf } from '../queries/cards.ts';
import { houseOf } from '../queries/houses.ts';
import { enter } from './ledger.ts';

/** Sold for what they are worth, in one line; which they were is for their owner alone. */
export function sell(table: CampaignTable, seat: Seat, cards: readonly string[], rule: string): void {
  if (cards.length === 0) return;
  const caps = cards.reduce((sum, id) => sum + worthOf(table, id), 0);
  enter(table, seat, caps, 'sell', { count: cards.length }, rule);
  say(table, 'did.sold', { seat, cards: cards.join(', ') }, rule, [seat]);
  // A suit that is sold takes its dents with it. CH-ADPOWER-1
  const house = houseOf(table, seat);
  for (const card of cards) {
    const at = house.degraded.findIndex((suit) => suit.card === card && suit.member === null);
    if (at >= 0) house.degraded.splice(at, 1);
  }
}
