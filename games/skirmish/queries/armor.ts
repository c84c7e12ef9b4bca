/** Armor Ratings: one card that sets them, and at most one of each type that modifies them. */
import type { Battle, SkirmishContent } from '../battle.ts';
import type { Item, Rating } from '../content.ts';
import type { Ability } from '../printed/abilities.ts';
import type { Model } from '../state.ts';
import type { DamageType } from '../words.ts';
import { abilitiesBesideArmor } from './abilities.ts';
import { carriedBy } from './carrying.ts';
import { corrosionOf } from './corrosion.ts';
import { itemOf } from './items.ts';
import { modsOn } from './mods.ts';
import { cardOf } from './units.ts';

type ArmorCard = Extract<Item, { kind: 'armor' | 'clothing' }>;

const isArmor = (item: Item): item is ArmorCard => item.kind === 'armor' || item.kind === 'clothing';

export const doesSet = (card: ArmorCard): boolean => card.kind === 'armor' && card.sets !== undefined;

export const armorAmong = (content: SkirmishContent, ids: readonly string[]): ArmorCard[] =>
  [...new Set(ids)].map((id) => itemOf(content, id)).filter(isArmor);

/** Cards that modify, one of each type. WW-ARM-5, WW-RULING-28 */
export const modifying = (cards: readonly ArmorCard[], kind: ArmorCard['kind']): ArmorCard[] =>
  cards.filter((card) => card.kind === kind && card.adds !== undefined && !doesSet(card));

export const KINDS = ['armor', 'clothing'] as const;

/** What a model wears until it chooses: the first card that sets, and the first of each type that modifies. */
function firstArmor(content: SkirmishContent, ids: readonly string[]): string[] {
  const cards = armorAmong(content, ids);
  const first = [cards.find(doesSet), ...KINDS.map((kind) => modifying(cards, kind)[0])];
  return first.flatMap((card) => (card === undefined ? [] : [card.id]));
}

/** What armor is needed against: whoever attacks, if anybody does, and whether it takes effect in an area. */
export interface Threat {
  readonly by?: Model | undefined;
  readonly inArea?: boolean;
}

/** What a card adds to the rating, unless it is for other attacks. */
export function addsTo(
  battle: Battle,
  { adds, against }: { readonly adds?: Ability['adds']; readonly against?: Ability['against'] },
  type: DamageType,
  { by, inArea }: Threat,
): number {
  if (against === 'area' && !inArea) return 0;
  if (Array.isArray(against) && (by === undefined || !against.includes(cardOf(battle, by).type))) return 0;
  return adds?.[type] ?? 0;
}

/** Ratings without Power Armor. WW-ARM-5 */
export function usualRating(battle: Battle, model: Model, type: DamageType, threat: Threat = {}): Rating {
  const worn = armorAmong(battle.content, model.wears ?? firstArmor(battle.content, carriedBy(battle, model)));
  const setting = worn.find(doesSet);
  const printed = cardOf(battle, model).armor[type];
  const base = (setting?.kind === 'armor' ? setting.sets?.[type] : undefined) ?? printed;
  const cards = [
    ...KINDS.flatMap((kind) => modifying(worn, kind).slice(0, 1)),
    ...modsOn(
      battle,
      model,
      worn.map(({ id }) => id),
    ),
    ...abilitiesBesideArmor(battle, model, 'adds').map(({ gives }) => gives),
  ];
  const more = cards.reduce((sum, card) => sum + addsTo(battle, card, type, threat), -corrosionOf(battle, model));
  const strong = abilitiesBesideArmor(battle, model, 'strong').reduce((sum, { gives }) => sum + gives.strong, 0); // WW-CARD-1
  return { ...base, strong: base.strong + strong, rating: Math.max(0, base.rating + more) };
}
