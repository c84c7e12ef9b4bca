/** Which Structures an Explore card can be about, and how likely its tests are passed. */
import type { Seat } from '@holotape/kernel';
import type { ExploreOffer, Structure } from '../../content.ts';
import type { ItemType } from '../../printed/structures.ts';
import type { Campaign } from '../campaign.ts';
import type { StructureBuilt } from '../state.ts';
import { buildable, roomLeft } from './building.ts';
import { useOf, whyNotUse } from './drawing.ts';
import { houseOf, settlementOf, structureCard } from './houses.ts';
import { leaderValue } from './leading.ts';
import { hasPerkFor } from './supply.ts';

/** Such as draw one of these and can still be used. */
export const lendable = (campaign: Campaign, seat: Seat, types: readonly ItemType[]): StructureBuilt[] =>
  settlementOf(campaign, seat).structures.filter((built) => {
    const use = useOf(campaign, built);
    return (
      use?.does === 'items' &&
      use.types.some((type) => types.includes(type)) &&
      whyNotUse(campaign, seat, built) === undefined
    );
  });

/** What could be put up without payment. */
export const giveable = (campaign: Campaign, seat: Seat, kind: Structure['kind']): Structure[] =>
  buildable(campaign.content, houseOf(campaign, seat).faction).filter((card) => {
    const standing = settlementOf(campaign, seat).structures.filter((each) => each.card === card.id).length;
    return (
      card.kind === kind &&
      hasPerkFor(campaign, seat, card) &&
      standing < (card.most ?? roomLeft(campaign, seat) + standing + 1)
    );
  });

export const ofKind = (campaign: Campaign, seat: Seat, kind: Structure['kind']): StructureBuilt[] =>
  settlementOf(campaign, seat).structures.filter((built) => structureCard(campaign.content, built).kind === kind);

/** Whoever gives Power or Water. */
export const suppliers = (campaign: Campaign, seat: Seat, what?: 'power' | 'water'): StructureBuilt[] =>
  settlementOf(campaign, seat).structures.filter((built) => {
    const { gives } = structureCard(campaign.content, built);
    return gives !== undefined && (what === undefined || gives[what] !== undefined);
  });

/** What could be used and was not: not suppliers, not Stores and Sheds. */
export const idleOnes = (campaign: Campaign, seat: Seat): StructureBuilt[] =>
  settlementOf(campaign, seat).structures.filter(
    (built) =>
      useOf(campaign, built) !== undefined &&
      built.used === 0 &&
      whyNotUse(campaign, seat, built)?.rule !== 'CH-BUILD-9',
  );

/** The best of what may be tested. CH-EXPLORE-3 */
export const testedValue = (campaign: Campaign, seat: Seat, names: NonNullable<ExploreOffer['test']>): number =>
  Math.max(...names.map((name) => leaderValue(campaign, seat, name)));

/** CH-EXPLORE-3 */
export const isPassedBy = ({ value }: { readonly value?: number | undefined }, needed: number): boolean =>
  value !== undefined && value <= needed;

/** How many of the sides of the die are good, of how many; undefined where nothing is left to chance. */
export function oddsOf(
  campaign: Campaign,
  seat: Seat,
  { test, star }: ExploreOffer,
): { readonly value: number | null; readonly good: number; readonly of: number } | undefined {
  const { skill, effect } = campaign.content.dice;
  if (test !== undefined) {
    const value = testedValue(campaign, seat, test);
    return { value, good: skill.filter((face) => isPassedBy(face, value)).length, of: skill.length };
  }
  if (star === undefined) return undefined;
  return {
    value: null,
    good: effect.blue.filter(({ icons }) => icons.includes('star')).length,
    of: effect.blue.length,
  };
}
