/** What a force costs. CH-FORCE-5 */
import type { SkirmishContent } from '../../battle.ts';
import type { ForceList, ListedUnit } from '../../printed/force-lists.ts';
import { isLimitedUse } from '../limited-use.ts';

/** CH-FORCE-6 */
export const LIMITS = { small: 500, regular: 750, large: 1000 } as const;

type Priced = 'units' | 'items' | 'leaders' | 'perks';

/** The price of one card in a list of prices. */
export function priceOf(content: SkirmishContent, prices: string, kind: Priced, id: string): number {
  return content.prices.get(prices)?.[kind][id] ?? content[kind].get(id)?.caps ?? 0;
}

const heroicPrice = ({ prices: lists, heroic }: SkirmishContent, prices: string): number =>
  lists.get(prices)?.heroic ?? heroic.caps;

/** One line of a bill. */
interface BillLine {
  readonly kind: 'unit' | 'item' | 'mod' | 'leader' | 'perk' | 'heroic';
  readonly card: string;
  readonly count: number;
  readonly caps: number;
}

/** How many of an item a unit pays for: one for each model, of Limited Use items as many as there are. CH-FORCE-7, CH-FORCE-8 */
function copiesOf(content: SkirmishContent, { models, items }: ListedUnit, id: string): number {
  const item = content.items.get(id);
  const listed = items.filter((each) => each === id).length;
  return item !== undefined && isLimitedUse(item) ? listed : models;
}

/** What a unit costs, card by card. CH-FORCE-5, CH-FORCE-14, CH-FORCE-15 */
export function billOf(content: SkirmishContent, prices: string, unit: ListedUnit): BillLine[] {
  const card = content.units.get(unit.card);
  // CH-RULING-127
  const asLeader = unit.leader !== null && unit.leader === card?.['as-leader']?.leader ? card['as-leader'].free : [];
  const free = [...(card?.free ?? []), ...asLeader]; // CH-RULING-127
  // One of each card that its own brings free of charge. WW-CARD-1
  const charged = (kind: Priced, id: string, count: number) =>
    priceOf(content, prices, kind, id) * (free.includes(id) ? count - Math.min(count, unit.models) : count);
  const items = [...new Set(unit.items)];
  return [
    {
      kind: 'unit',
      card: unit.card,
      count: unit.models,
      caps: unit.models * priceOf(content, prices, 'units', unit.card),
    },
    ...items.map((card): BillLine => {
      const count = copiesOf(content, unit, card);
      return { kind: 'item', card, count, caps: charged('items', card, count) };
    }),
    ...unit.mods.map(({ mod }): BillLine => {
      return { kind: 'mod', card: mod, count: unit.models, caps: charged('items', mod, unit.models) };
    }),
    ...unit.perks.map((card): BillLine => ({ kind: 'perk', card, count: 1, caps: charged('perks', card, 1) })),
    ...(unit.leader === null
      ? []
      : [{ kind: 'leader', card: unit.leader, count: 1, caps: charged('leaders', unit.leader, 1) } as const]),
    ...(unit.heroic
      ? [{ kind: 'heroic', card: content.heroic.id, count: 1, caps: heroicPrice(content, prices) } as const]
      : []),
  ];
}

export const unitCaps = (content: SkirmishContent, prices: string, unit: ListedUnit): number =>
  billOf(content, prices, unit).reduce((sum, { caps }) => sum + caps, 0);

/** The value of the whole force. CH-FORCE-5, CH-FORCE-11 */
export const forceCaps = (
  content: SkirmishContent,
  { prices, units, boosts }: Pick<ForceList, 'prices' | 'units' | 'boosts'>,
): number =>
  units.reduce((sum, unit) => sum + unitCaps(content, prices, unit), 0) +
  boosts.reduce((sum, id) => sum + (content.boosts.get(id)?.caps ?? 0), 0); // CH-FORCE-11
