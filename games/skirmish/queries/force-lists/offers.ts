/** What could be added to a force: every unit and card with its price, and why not. */
import type { SkirmishContent } from '../../battle.ts';
import type { ForceList, ListedUnit } from '../../printed/force-lists.ts';
import { whyNotModded } from '../mods.ts';
import { standardUnit } from './chance.ts';
import { withUnit } from './editing.ts';
import { type Flaw, flawsOf } from './flaws.ts';
import { forceCaps } from './prices.ts';

export interface Offer {
  readonly card: string;
  /** What the force would cost more. */
  readonly caps: number;
  /** The list with it. */
  readonly list: ForceList;
  /** What the rules would have against it that they have not now. */
  readonly why: Flaw | undefined;
}

/** A unit of one model with what it usually carries, at the end of the list. */
export const unitOffer = (content: SkirmishContent, list: ForceList, card: string): Offer =>
  offer(content, list, card, { ...list, units: [...list.units, standardUnit(content, card)] });

/** A card for a unit: an item, a Mod on the first item it fits, a perk, a Leader card, the Heroic card. */
export function cardOffer(content: SkirmishContent, list: ForceList, at: number, card: string): Offer {
  return offer(content, list, card, withUnit(list, at, withCard(content, list.units[at]!, card)));
}

/** What a unit usually carries and has not. */
export function missingKit(content: SkirmishContent, { card, items }: ListedUnit): string[] {
  const kit = content.units.get(card)?.kit ?? [];
  return kit.filter((id, i) => {
    const nth = kit.slice(0, i + 1).filter((each) => each === id).length;
    return items.filter((each) => each === id).length < nth;
  });
}

function withCard(content: SkirmishContent, unit: ListedUnit, card: string): Partial<ListedUnit> {
  if (card === content.heroic.id) return { heroic: true };
  if (content.leaders.has(card)) return { leader: card };
  if (content.perks.has(card)) return { perks: [...unit.perks, card] };
  if (!content.mods.has(card)) return { items: [...unit.items, card] };
  const free = unit.items.filter((on) => unit.mods.every((each) => each.on !== on));
  const on = free.find((each) => whyNotModded(content, unit.items, [{ on: each, mod: card }]) === undefined);
  // On nothing that fits it is refused, with the reason. WW-ITEM-8
  return { mods: [...unit.mods, { on: on ?? unit.items[0] ?? card, mod: card }] };
}

function offer(content: SkirmishContent, before: ForceList, card: string, list: ForceList): Offer {
  const known = flawsOf(content, before).map(({ rule, say, unit, card: id }) => `${rule} ${say} ${unit} ${id}`);
  const why = flawsOf(content, list).find(
    ({ rule, say, unit, card: id }) => !known.includes(`${rule} ${say} ${unit} ${id}`),
  );
  return { card, caps: forceCaps(content, list) - forceCaps(content, before), list, why };
}
