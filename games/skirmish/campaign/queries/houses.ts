/** Houses and what their Settlements are made of. */
import type { Seat } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { Structure } from '../../content.ts';
import type { Campaign } from '../campaign.ts';
import type { BattleSide, CampaignBattle, House, Settlement, StructureBuilt } from '../state.ts';

export const houseOf = ({ state }: Campaign, seat: Seat): House => state.houses[seat]!;

/** Of a house that has one: whoever asks has made sure. */
export function settlementOf(campaign: Campaign, seat: Seat): Settlement {
  const { settlement } = houseOf(campaign, seat);
  if (settlement === null) throw new Error(`Seat ${seat} has no Settlement.`);
  return settlement;
}

export const structureCard = ({ structures }: SkirmishContent, { card }: Pick<StructureBuilt, 'card'>): Structure =>
  structures.get(card)!;

export const structureById = (campaign: Campaign, seat: Seat, id: string): StructureBuilt =>
  settlementOf(campaign, seat).structures.find((each) => each.id === id)!;

/** The battle that is being prepared, fought or dealt with. */
export const battleOf = ({ state }: Campaign): CampaignBattle => state.battles.at(-1)!;

/** The side of a house in a battle. */
export const sideOf = ({ sides }: CampaignBattle, seat: Seat): BattleSide | undefined =>
  sides.find((side) => side.seat === seat);
