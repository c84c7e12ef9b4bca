/** Step 3, and what is retained after a battle: so many places, each for one Item or two Boosts. CH-SELECT, CH-AFTER-5 */
import type { Reason, Seat } from '@holotape/kernel';
import { ATTRIBUTES } from '../../words.ts';
import type { Campaign } from '../campaign.ts';
import { houseOf, settlementOf, structureCard } from './houses.ts';
import { leaderValue } from './leading.ts';
import { workingOf } from './supply.ts';

interface Cards {
  readonly items: readonly string[];
  readonly boosts: readonly string[];
}

const BOOSTS_A_PLACE = 2;

/** How many places cards take up: an Item one, two Boosts one. */
export const placesFor = ({ items, boosts }: Cards): number => items.length + Math.ceil(boosts.length / BOOSTS_A_PLACE);

/** Places in Stores that work. CH-SELECT-1 */
export const selectionOf = (campaign: Campaign, seat: Seat): number =>
  workingOf(campaign, seat, ({ selects }) => selects !== undefined).reduce(
    (sum, built) => sum + structureCard(campaign.content, built).selects!,
    0,
  );

/** Places in Sheds that had Power when it was assigned last. CH-AFTER-5, CH-RULING-44 */
export const retentionOf = (campaign: Campaign, seat: Seat): number =>
  houseOf(campaign, seat).settlement === null
    ? 0
    : settlementOf(campaign, seat)
        .structures.filter(({ powered }) => powered)
        .reduce((sum, built) => sum + (structureCard(campaign.content, built).retains ?? 0), 0);

/** The most Boosts whatever the number of Stores. CH-ADBOOST-1 */
export const mostBoosts = (campaign: Campaign, seat: Seat): number =>
  Math.max(...ATTRIBUTES.map((attribute) => leaderValue(campaign, seat, attribute, 'whole')));

const full = (rule: string, places: number): Reason => ({ rule, say: 'why.places', args: { places } });

export function whyNotTake(campaign: Campaign, seat: Seat, id: string): Reason | undefined {
  const { taken } = houseOf(campaign, seat);
  const isBoost = campaign.content.boosts.has(id);
  const places = selectionOf(campaign, seat);
  if (placesFor(withCard(taken, id, isBoost)) > places) return full('CH-SELECT-1', places); // CH-ADUNIQ-1
  const most = mostBoosts(campaign, seat);
  return isBoost && taken.boosts.length >= most
    ? { rule: 'CH-ADBOOST-1', say: 'why.boosts', args: { most } }
    : undefined;
}

export function whyNotRetain(campaign: Campaign, seat: Seat, id: string): Reason | undefined {
  const places = retentionOf(campaign, seat);
  const isBoost = campaign.content.boosts.has(id);
  return placesFor(withCard(houseOf(campaign, seat).pool, id, isBoost)) > places
    ? full('CH-AFTER-5', places)
    : undefined;
}

const withCard = ({ items, boosts }: Cards, id: string, isBoost: boolean): Cards => ({
  items: isBoost ? items : [...items, id],
  boosts: isBoost ? [...boosts, id] : boosts,
});
