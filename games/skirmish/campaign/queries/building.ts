/** Step 1: what may be built, scrapped, bought and given up, and why not. CH-BUILD */
import type { Reason, Seat } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { Structure } from '../../content.ts';
import { priceOf } from '../../queries/force-lists/prices.ts';
import { whyNotPerks } from '../../queries/forces.ts';
import type { Campaign } from '../campaign.ts';
import type { Member, StructureBuilt } from '../state.ts';
import { houseOf, settlementOf, structureCard } from './houses.ts';
import { hasPerkFor } from './supply.ts';

/** CH-SETTLE-6 */
export const STARTING: readonly string[] = [
  'generator-small',
  'generator-small',
  'stores',
  'maintenance-shed',
  'listening-post',
];

/** CH-SETTLE-10, CH-SETTLE-11 */
const FIRST_ROOM = 15;
const ROOM_OF_A_PLOT = 10;
export const LAND = { caps: 500, quests: 5 } as const;

export const roomOf = (campaign: Campaign, seat: Seat): number => {
  const { caps, quests } = settlementOf(campaign, seat).plots;
  return FIRST_ROOM + ROOM_OF_A_PLOT * (caps + quests);
};

/** How many places are free: everything built takes one. CH-SELECT-3, CH-RULING-45 */
export const roomLeft = (campaign: Campaign, seat: Seat): number =>
  roomOf(campaign, seat) - settlementOf(campaign, seat).structures.length;

/** Plots that Quests have paid for and nobody has claimed. CH-RULING-10 */
const plotsEarned = (campaign: Campaign, seat: Seat): number =>
  Math.floor(houseOf(campaign, seat).quests.count / LAND.quests) - settlementOf(campaign, seat).plots.quests;

const why = (rule: string, say: string, args: NonNullable<Reason['args']> = {}): Reason => ({
  rule,
  say: `why.${say}`,
  args,
});

/** CH-BUILD-3 */
export function whyNotPay(campaign: Campaign, seat: Seat, caps: number, rule = 'CH-BUILD-3'): Reason | undefined {
  const has = houseOf(campaign, seat).caps;
  return has < caps ? why(rule, 'caps', { caps, has }) : undefined;
}

/** What a house of this faction may have at all. CH-STRUCT-7 */
export function buildable({ structures }: SkirmishContent, faction: string): Structure[] {
  const all = [...structures.values()];
  const own = all.filter(({ instead }) => instead === undefined || instead.faction === faction);
  const replaced = new Set(own.flatMap(({ instead }) => instead?.of ?? []));
  return own.filter(({ id }) => !replaced.has(id));
}

export function whyNotBuild(campaign: Campaign, seat: Seat, card: Structure): Reason | undefined {
  const { structures } = settlementOf(campaign, seat);
  const standing = structures.filter((each) => each.card === card.id).length;
  // CH-STRUCT-6, CH-STRUCT-36, CH-STRUCT-43
  if (card.most !== undefined && standing >= card.most) return why('CH-STRUCT-6', 'most', { most: card.most });
  if (!hasPerkFor(campaign, seat, card)) return why('CH-STRUCT-8', 'perk', { perks: card.perks!.join(', ') });
  if (card.after !== undefined && !structures.some((each) => each.card === card.after))
    return why('CH-BUILD-6', 'after', { structure: card.after });
  if (roomLeft(campaign, seat) === 0) return why('CH-SETTLE-10', 'room', { room: roomOf(campaign, seat) });
  return whyNotPay(campaign, seat, card.caps);
}

/** Half of the price, rounded down; what was given is worth nothing. CH-BUILD-5, CH-RULING-46 */
export const scrapValue = ({ content }: Pick<Campaign, 'content'>, built: StructureBuilt): number =>
  built.given ? 0 : Math.floor(structureCard(content, built).caps / 2);

/** CH-BUILD-6: Power and Water are no such requirement. CH-RULING-47 */
export function whyNotScrap(campaign: Campaign, seat: Seat, built: StructureBuilt): Reason | undefined {
  const { structures } = settlementOf(campaign, seat);
  const relies = structures.find((each) => structureCard(campaign.content, each).after === built.card);
  const isLast = structures.filter(({ card }) => card === built.card).length === 1;
  return relies !== undefined && isLast ? why('CH-BUILD-6', 'relied-on', { structure: relies.card }) : undefined;
}

export function whyNotLand(campaign: Campaign, seat: Seat, by: 'caps' | 'quests'): Reason | undefined {
  if (by === 'caps') return whyNotPay(campaign, seat, LAND.caps, 'CH-BUILD-12');
  return plotsEarned(campaign, seat) > 0
    ? undefined
    : why('CH-BUILD-12', 'quests', { quests: LAND.quests, has: houseOf(campaign, seat).quests.count });
}

export const perkPrice = ({ state, content }: Campaign, perk: string): number =>
  priceOf(content, state.agreed.prices, 'perks', perk);

/** A perk of the Settlement as a whole. CH-PERK-4, CH-ADPERK-3 */
export function whyNotAdopt(campaign: Campaign, seat: Seat, perk: string): Reason | undefined {
  const { perks } = settlementOf(campaign, seat);
  const card = campaign.content.perks.get(perk)!;
  if (perks.includes(perk)) return why('CH-PERK-3', 'perk-owned', { perk });
  if (card.after !== undefined && !perks.includes(card.after))
    return why('CH-PERK-2', 'perk-after', { perk: card.after });
  return whyNotPay(campaign, seat, perkPrice(campaign, perk), 'CH-ADPERK-1');
}

/** Whoever can have no new perk now, whichever it would be. CH-PERK-1, CH-ADPERK-2 */
export function whyNotTrain({ card, models, learned, id }: Member, { units }: SkirmishContent): Reason | undefined {
  if (models !== 1) return why('CH-PERK-1', 'perk-several', { member: id });
  if (units.get(card)!.type === 'synth') return why('WW-FACTION-5', 'perk-synth', { member: id });
  return learned ? why('CH-ADPERK-2', 'perk-learned', { member: id }) : undefined;
}

/** A perk for a model. CH-ADPERK-1, CH-ADPERK-2 */
export function whyNotLearn(campaign: Campaign, seat: Seat, perk: string, member: Member): Reason | undefined {
  const { content } = campaign;
  const unit = content.units.get(member.card)!;
  const unfit = whyNotPerks(content, unit, { perks: [...member.perks, perk], models: [member] });
  if (unfit !== undefined) return why(unfit.rule, 'perk-unfit', { perk, member: member.id });
  return whyNotPay(campaign, seat, perkPrice(campaign, perk), 'CH-ADPERK-1');
}

/** Another perk needs it. CH-ADPERK-6 */
export function whyNotForget({ content }: Pick<Campaign, 'content'>, perks: readonly string[], perk: string) {
  const relies = perks.find((each) => content.perks.get(each)?.after === perk);
  return relies === undefined ? undefined : why('CH-ADPERK-6', 'perk-relied-on', { perk: relies });
}

/** Perks for models, and those of Settlements. */
export const perksFor = ({ perks }: SkirmishContent, whom: 'models' | 'settlement'): string[] =>
  [...perks.values()]
    .filter(({ settlement }) => (settlement === undefined) === (whom === 'models'))
    .map(({ id }) => id);
