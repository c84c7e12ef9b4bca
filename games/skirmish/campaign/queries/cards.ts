/** Cards of the phase: the three decks, which of them are of a type, and what they are worth. CH-DRAW */
import type { Seat } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { Instant, Item } from '../../content.ts';
import type { ItemType } from '../../printed/structures.ts';
import { priceOf } from '../../queries/force-lists/prices.ts';
import { isUnique } from '../../queries/forces.ts';
import { unusedCards } from '../../queries/wasteland.ts';
import type { Campaign } from '../campaign.ts';
import type { House } from '../state.ts';
import { houseOf, settlementOf } from './houses.ts';

/** Every Item card but Unique ones. CH-DRAW-5 */
export const itemDeck = (content: SkirmishContent): string[] =>
  unusedCards(content, []).items.filter((id) => !isUnique(content, id));

/** Not what grows on somebody, what lies about, or what a scenario is about. */
export const isForKeeping = ({ weapons, objectives }: SkirmishContent, id: string): boolean =>
  weapons.get(id)?.natural !== true && id !== 'improvised-weapon' && !objectives.has(id);

export const boostDeck = (content: SkirmishContent): string[] => [...content.boosts.keys()];

export const exploreDeck = ({ explore }: SkirmishContent): string[] => [...explore.keys()];

/** What it removes: damage, radiation or a condition. CH-STRUCT-34 */
const heals = ({ heals: damage, flips, repairs, cures, 'or-cures': or }: Instant): boolean =>
  [damage, flips, repairs, cures, or].some((each) => each !== undefined);

/** Food & Drink and Alcohol excepted. CH-STRUCT-34 */
const isMedical = (item: Item): boolean =>
  (item.kind === 'chem' || item.kind === 'gear') && item.instant !== undefined && heals(item.instant);

const WEAPON_FITS: readonly string[] = ['rifle', 'pistol', 'heavy', 'melee'];

/** What Mods the perks of a Settlement let one attach. CH-ADMOD-1 */
export const attachable = (campaign: Campaign, seat: Seat): string[] =>
  settlementOf(campaign, seat).perks.flatMap((perk) => campaign.content.perks.get(perk)?.settlement?.mods ?? []);

/** Whether a Mod fits one of these kinds of item. */
const fits = (item: Item, kinds: readonly string[]): boolean =>
  item.kind === 'mod' && item.fits.some((each) => kinds.includes(each));

/** Whether an Item card is of a type that a Structure draws. CH-DRAW-6, CH-RULING-54 */
export function isOfType(campaign: Campaign, seat: Seat, id: string, type: ItemType): boolean {
  const item = campaign.content.items.get(id)!;
  switch (type) {
    case 'any':
      return true;
    case 'medical':
      return isMedical(item);
    case 'weapon-mod':
      return fits(
        item,
        attachable(campaign, seat).filter((each) => WEAPON_FITS.includes(each)),
      ); // CH-STRUCT-8
    case 'armor-mod':
      return fits(item, ['armor']); // CH-STRUCT-9
    case 'power-armor-mod':
      return fits(item, ['power-armor']); // CH-STRUCT-10
    default:
      return item.kind === type;
  }
}

/** Whether somebody of the house could be treated with it. CH-STRUCT-35 */
export function isOfUse({ content }: Pick<Campaign, 'content'>, { members }: Pick<House, 'members'>, id: string) {
  const item = content.items.get(id)!;
  const [only, never] = 'only' in item ? [item.only, item.never] : [undefined, undefined];
  return members.some(({ card }) => {
    const { type } = content.units.get(card)!;
    return only?.includes(type) !== false && never?.includes(type) !== true;
  });
}

/** What a card is worth when it is sold. CH-AFTER-9, CH-SELECT-2, CH-RULING-42 */
export const worthOf = ({ state, content }: Campaign, id: string): number =>
  content.boosts.get(id)?.caps ?? priceOf(content, state.agreed.prices, 'items', id);

/** Everything in the pool: what was kept, and Unique items that were earned. CH-ADUNIQ-1 */
export const poolOf = (campaign: Campaign, seat: Seat): string[] => {
  const { pool, uniques } = houseOf(campaign, seat);
  return [...pool.items, ...uniques, ...pool.boosts];
};
