/** The Leader of a house: who leads, with which values, and who else could. CH-ADLEAD, CH-EXPLORE-3 */
import type { Seat } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { ListedUnit } from '../../printed/force-lists.ts';
import { standardUnit } from '../../queries/force-lists/chance.ts';
import { isLedItself, mayHaveLeader } from '../../queries/force-lists/leaders.ts';
import { unitCaps } from '../../queries/force-lists/prices.ts';
import { unitIdsOf } from '../../queries/names.ts';
import type { Attribute } from '../../words.ts';
import type { Campaign } from '../campaign.ts';
import type { CampaignState, Member } from '../state.ts';
import { houseOf } from './houses.ts';

type Agreed = Pick<CampaignState['agreed'], 'prices' | 'caps'>;

export const memberById = (campaign: Campaign, seat: Seat, id: string): Member =>
  houseOf(campaign, seat).members.find((each) => each.id === id)!;

/**
 * Which member of the house each unit of a force is. Whoever leads is the Leader, wherever it stands among those of its card: nobody has to
 * bring seven Skirmishers because the seventh leads. CH-RULING-156
 */
export function membersIn(
  campaign: Campaign,
  seat: Seat,
  units: readonly Pick<ListedUnit, 'card' | 'leader'>[],
): string[] {
  const ids = unitIdsOf(units.map(({ card }) => card));
  const { leader } = houseOf(campaign, seat);
  const led = units.findIndex((unit) => unit.leader !== null);
  if (leader === null || led < 0 || memberById(campaign, seat, leader.member).card !== units[led]!.card) return ids;
  // Whoever would have had that name gets the other one.
  return ids.map((id, at) => (at === led ? leader.member : id === leader.member ? ids[led]! : id));
}

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

/**
 * Leader cards that somebody of this card could have, as far as the limit has room for both of them: a force without its Leader is
 * none. CH-FORCE-9
 */
export const leaderCards = (content: SkirmishContent, unit: string, { prices, caps }: Agreed): string[] =>
  [...content.leaders.keys()].filter(
    (leader) =>
      mayLead(content, unit, leader) && unitCaps(content, prices, { ...standardUnit(content, unit), leader }) <= caps,
  );

/** Who could lead after the Leader was removed: another model. CH-ADLEAD-3 */
export const heirs = ({ content, state }: Campaign, seat: Seat): Member[] => {
  const { members, leader } = state.houses[seat]!;
  return members.filter(
    ({ id, models, card }) =>
      id !== leader?.member && models === 1 && leaderCards(content, card, state.agreed).length > 0,
  );
};
