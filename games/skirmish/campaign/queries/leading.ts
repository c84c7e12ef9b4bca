/** The Leader of a house: who leads, with which values, and who else could. CH-ADLEAD, CH-EXPLORE-3 */
import type { Seat } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import { isLedItself, mayHaveLeader } from '../../queries/force-lists/leaders.ts';
import type { Attribute } from '../../words.ts';
import type { Campaign } from '../campaign.ts';
import type { Member } from '../state.ts';
import { houseOf } from './houses.ts';

export const memberById = (campaign: Campaign, seat: Seat, id: string): Member =>
  houseOf(campaign, seat).members.find((each) => each.id === id)!;

/** CH-EXPLORE-4 */
const FALLEN = -2;

/**
 * An attribute of the Leader: the unit card with its Leader card and perks, no items; less for one who was removed in the last
 * battle. CH-EXPLORE-3, CH-EXPLORE-4, CH-RULING-61
 */
export function leaderValue(
  campaign: Campaign,
  seat: Seat,
  attribute: Attribute,
  how: 'now' | 'whole' = 'now',
): number {
  const { content } = campaign;
  const { leader, fallen } = houseOf(campaign, seat);
  const member = memberById(campaign, seat, leader!.member);
  const cards = [content.leaders.get(leader!.card), ...member.perks.map((perk) => content.perks.get(perk))];
  const raised = cards.reduce((sum, card) => sum + (card?.raises?.[attribute] ?? 0), 0);
  const base = content.units.get(member.card)!.special[attribute];
  return Math.max(0, base + raised + (fallen && how === 'now' ? FALLEN : 0));
}

function mayLead(content: SkirmishContent, unit: string, leader: string): boolean {
  const { type } = content.units.get(unit)!;
  // A creature is in no force but that of a Leader who calls it. CH-FORCE-12
  if (isLedItself(content, unit) || type === 'dog' || type === 'creature') return false;
  return content.leaders.get(leader)!.becomes === undefined && mayHaveLeader(content, unit, leader);
}

/** Leader cards that somebody of this card could have. */
export const leaderCards = (content: SkirmishContent, unit: string): string[] =>
  [...content.leaders.keys()].filter((leader) => mayLead(content, unit, leader));

/** Who could lead after the Leader was removed: another model. CH-ADLEAD-3 */
export const heirs = (campaign: Campaign, seat: Seat): Member[] => {
  const { members, leader } = houseOf(campaign, seat);
  return members.filter(
    ({ id, models, card }) => id !== leader?.member && models === 1 && leaderCards(campaign.content, card).length > 0,
  );
};
