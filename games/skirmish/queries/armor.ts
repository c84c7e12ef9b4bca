/** Armor Ratings: one card that sets them, and at most one of each type that modifies them. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { Item, Rating, SkirmishContent } from '../content.ts';
import type { Ability } from '../printed/abilities.ts';
import type { Battle, BattleTable, Model } from '../state.ts';
import { DAMAGE_TYPES, type DamageType } from '../words.ts';
import { abilitiesBesideArmor } from './abilities.ts';
import { corrosionOf } from './corrosion.ts';
import { itemOf } from './items.ts';
import { carriedBy } from './limited-use.ts';
import { modsOn } from './mods.ts';
import { cardOf, seatOf } from './units.ts';

type ArmorCard = Extract<Item, { kind: 'armor' | 'clothing' }>;

const isArmor = (item: Item): item is ArmorCard => item.kind === 'armor' || item.kind === 'clothing';
const doesSet = (card: ArmorCard): boolean => card.kind === 'armor' && card.sets !== undefined;

const armorAmong = (content: SkirmishContent, ids: readonly string[]): ArmorCard[] =>
  [...new Set(ids)].map((id) => itemOf(content, id)).filter(isArmor);

/** Cards that modify, one of each type. WW-ARM-5, WW-RULING-28 */
const modifying = (cards: readonly ArmorCard[], kind: ArmorCard['kind']): ArmorCard[] =>
  cards.filter((card) => card.kind === kind && card.adds !== undefined && !doesSet(card));

const KINDS = ['armor', 'clothing'] as const;

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
  return { ...base, rating: Math.max(0, base.rating + more) };
}

/** The choice of no card that sets. */
const UNIT_CARD = 'unit-card';

const ratingsBy = (battle: Battle, model: Model, id: string): Rating[] => {
  const card = battle.content.armor.get(id);
  return DAMAGE_TYPES.map((type) => card?.sets?.[type] ?? cardOf(battle, model).armor[type]);
};

/** A card that is at least as good as every other against every type of damage needs no question. */
function bestOf(battle: Battle, model: Model, ids: readonly string[]): string | undefined {
  const isAsGood = (a: Rating, b: Rating) => a.immune || (!b.immune && a.rating >= b.rating && a.strong >= b.strong);
  return ids.find((id) => {
    const own = ratingsBy(battle, model, id);
    return ids.every((other) => ratingsBy(battle, model, other).every((rating, i) => isAsGood(own[i]!, rating)));
  });
}

/** At the start of an activation, where there is something to choose; it stands until the next. WW-ARM-6 */
export function* chooseArmor(table: BattleTable, model: Model): Play {
  const cards = armorAmong(table.content, carriedBy(table, model));
  const setting = cards.filter(doesSet);
  const chosen: string[] = [];
  if (setting.length > 0) {
    const able = [UNIT_CARD, ...setting.map((card) => card.id)];
    const id = bestOf(table, model, able) ?? (yield* askFor(table, model, 'armor.sets', able));
    if (id !== UNIT_CARD) chosen.push(id);
  }
  for (const kind of KINDS) {
    const able = modifying(cards, kind).map(({ id }) => id);
    if (able.length > 1) chosen.push(yield* askFor(table, model, 'armor.adds', able));
    else chosen.push(...able);
  }
  if (chosen.length === 0 || chosen.join() === model.wears?.join()) return;
  model.wears = chosen;
  say(table, 'wears', { model: model.id, cards: chosen.join(', ') }, 'WW-ARM-6');
}

const askFor = (table: BattleTable, model: Model, ask: string, ids: readonly string[]): Play<string> =>
  choose(table, seatOf(table, model), ask, () => ids.map((id) => option(id)), {
    rule: 'WW-ARM-6',
    about: { model: model.id },
  });
