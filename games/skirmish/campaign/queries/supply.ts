/** Power and Water: what there is, what is wanted, and what works. CH-BUILD-7 to CH-BUILD-10 */
import type { Seat } from '@holotape/kernel';
import type { Structure } from '../../content.ts';
import type { Campaign } from '../campaign.ts';
import type { StructureBuilt } from '../state.ts';
import { settlementOf, structureCard } from './houses.ts';

export type Supply = 'power' | 'water';

const needs = (structure: Structure, what: Supply): number => structure[what];

/** Whether a Structure has its share of what it needs. */
const hasIts = (built: StructureBuilt, what: Supply): boolean => (what === 'power' ? built.powered : built.watered);

/** What one Structure gives: nothing in the dark, and nothing without the Power it needs itself. CH-STRUCT-5 */
function givenBy({ content }: Pick<Campaign, 'content'>, built: StructureBuilt, what: Supply): number {
  const card = structureCard(content, built);
  const gives = card.gives?.[what] ?? 0;
  if (gives === 0 || built.dark || (card.power > 0 && !built.powered)) return 0;
  return gives + built.more;
}

/** CH-SETTLE-7 */
export const supplyOf = (campaign: Campaign, seat: Seat, what: Supply): number =>
  settlementOf(campaign, seat).structures.reduce((sum, built) => sum + givenBy(campaign, built, what), 0);

/** What everything that stands would need. CH-BUILD-7 */
export const demandOf = (campaign: Campaign, seat: Seat, what: Supply): number =>
  settlementOf(campaign, seat).structures.reduce(
    (sum, built) => sum + needs(structureCard(campaign.content, built), what),
    0,
  );

/** Structures that need some, with those that have it. */
export const needing = (campaign: Campaign, seat: Seat, what: Supply): StructureBuilt[] =>
  settlementOf(campaign, seat).structures.filter((built) => needs(structureCard(campaign.content, built), what) > 0);

/** What has been assigned. */
export const assigned = (campaign: Campaign, seat: Seat, what: Supply): number =>
  needing(campaign, seat, what)
    .filter((built) => hasIts(built, what))
    .reduce((sum, built) => sum + needs(structureCard(campaign.content, built), what), 0);

/** By how much more has been assigned than there is. CH-BUILD-8, CH-RULING-68 */
export const shortOf = (campaign: Campaign, seat: Seat, what: Supply): number =>
  Math.max(0, assigned(campaign, seat, what) - supplyOf(campaign, seat, what));

/** Whether the perk it needs is there: of several any one will do. CH-RULING-48 */
export const hasPerkFor = (campaign: Campaign, seat: Seat, { perks }: Structure): boolean =>
  perks === undefined || perks.some((perk) => settlementOf(campaign, seat).perks.includes(perk));

/** CH-BUILD-9, CH-BUILD-10, CH-RULING-48 */
export function isWorking(campaign: Campaign, seat: Seat, built: StructureBuilt): boolean {
  const card = structureCard(campaign.content, built);
  return (
    (card.power === 0 || built.powered) &&
    (card.water === 0 || built.watered) &&
    !built.dark &&
    hasPerkFor(campaign, seat, card)
  );
}

/** The working ones of these cards. */
export const workingOf = (campaign: Campaign, seat: Seat, isOne: (card: Structure) => boolean): StructureBuilt[] =>
  settlementOf(campaign, seat).structures.filter(
    (built) => isOne(structureCard(campaign.content, built)) && isWorking(campaign, seat, built),
  );
