/** The chest: Caps that come and go, each with a line in the ledger and in the log. CH-BUILD-2 */
import { type Args, type Seat, say } from '@holotape/kernel';
import type { CampaignTable } from '../campaign.ts';
import { houseOf } from '../queries/houses.ts';

type EntryArgs = Readonly<Record<string, string | number>>;

/** Caps more or less in the chest, for a reason; what a drawn card has to do with is for its owner alone. */
export function enter(
  table: CampaignTable,
  seat: Seat,
  caps: number,
  key: string,
  args: EntryArgs,
  rule: string,
  isSecret = false,
): void {
  const house = houseOf(table, seat);
  house.caps += caps;
  if (house.caps < 0) throw new Error(`Seat ${seat} paid Caps that it did not have, for ${key}.`);
  house.ledger.push({ say: `ledger.${key}`, args: { ...args }, rule, caps });
  say(table, `did.${key}`, { seat, caps: Math.abs(caps), ...args } as Args, rule, isSecret ? [seat] : undefined);
}
