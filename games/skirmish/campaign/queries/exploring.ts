/** Which Structures an Explore card can be about. */
import type { Seat } from '@holotape/kernel';
import type { Structure } from '../../content.ts';
import type { ItemType } from '../../printed/structures.ts';
import type { Campaign } from '../campaign.ts';
import type { StructureBuilt } from '../state.ts';
import { buildable, roomLeft } from './building.ts';
import { useOf, whyNotUse } from './drawing.ts';
import { houseOf, settlementOf, structureCard } from './houses.ts';
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
