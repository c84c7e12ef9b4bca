/** Structures come and go. CH-BUILD-3, CH-BUILD-5 */
import type { Seat } from '@holotape/kernel';
import { say } from '@holotape/kernel';
import type { CampaignTable } from '../campaign.ts';
import { roomLeft } from '../queries/building.ts';
import { settlementOf } from '../queries/houses.ts';
import type { StructureBuilt } from '../state.ts';

/** One that nobody has used yet, by the number of those that were ever built there. */
export const newStructure = (card: string, number: number, given: boolean): StructureBuilt => ({
  id: `${card}-${number}`,
  card,
  given,
  // In a new Settlement everything counts as supplied. CH-RULING-44
  powered: true,
  watered: true,
  used: 0,
  uses: 1,
  more: 0,
  mended: false,
  dark: false,
});

export function addStructure(table: CampaignTable, seat: Seat, card: string, given: boolean): StructureBuilt {
  const settlement = settlementOf(table, seat);
  settlement.built += 1;
  const built = newStructure(card, settlement.built, given);
  settlement.structures.push(built);
  return built;
}

export function removeStructure(table: CampaignTable, seat: Seat, { id }: StructureBuilt): void {
  const settlement = settlementOf(table, seat);
  settlement.structures = settlement.structures.filter((each) => each.id !== id);
}

/** One that nobody pays for: it takes a place like any other, and waits for one if there is none. CH-RULING-70 */
export function giveStructure(table: CampaignTable, seat: Seat, card: string, rule: string): void {
  if (roomLeft(table, seat) === 0) {
    settlementOf(table, seat).owed.push(card);
    say(table, 'did.owed', { seat, structure: card }, 'CH-RULING-70');
    return;
  }
  addStructure(table, seat, card, true);
  say(table, 'did.given', { seat, structure: card }, rule);
}

/** What is owed is put up as soon as there is room. CH-RULING-70 */
export function payDebts(table: CampaignTable, seat: Seat): void {
  const settlement = settlementOf(table, seat);
  const owed = settlement.owed;
  settlement.owed = [];
  for (const card of owed) giveStructure(table, seat, card, 'CH-RULING-70');
}
