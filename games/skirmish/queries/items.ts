/** Items: who may have which. */
import type { Reason } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import type { Gear, Item, Unit } from '../content.ts';
import type { Model } from '../state.ts';
import type { UnitType } from '../words.ts';
import { cardOf } from './units.ts';

/** Units that carry only what is made for them, or what they come with. WW-ITEM-2 */
const RESTRICTED: readonly UnitType[] = ['dog', 'creature', 'robot'];
/** What synths do not wear, but what they come with. WW-FACTION-5 */
const WORN: readonly Item['kind'][] = ['armor', 'clothing'];
/** What robots, creatures and synths have no use for. WW-FACTION-5, WW-FACTION-7 */
const CONSUMED: readonly Item['kind'][] = ['food', 'chem', 'alcohol'];
/** Whom no Power Armor fits. Synths of the third generation are people. WW-FACTION-5, WW-FACTION-7 */
const NEVER_IN_POWER_ARMOR: Partial<Record<UnitType, string>> = {
  robot: 'WW-FACTION-5',
  synth: 'WW-FACTION-5',
  creature: 'WW-FACTION-7',
  dog: 'WW-ITEM-2',
  'super-mutant': 'WW-ITEM-2',
};
const NEVER_CONSUMES: Partial<Record<UnitType, string>> = {
  robot: 'WW-FACTION-5',
  synth: 'WW-FACTION-5',
  creature: 'WW-FACTION-7',
};

export const itemOf = (content: SkirmishContent, id: string): Item => content.items.get(id)!;

const notFor = (rule: string, card: Unit, item: Item): Reason => ({
  rule,
  say: 'item.not-for',
  args: { item: item.id, unit: card.id },
});

/** The icon on weapons that only robots have. WW-FACTION-5 */
const FOR_ROBOTS: Pick<Gear, 'only'> = { only: ['robot'] };

/** Unit types that alone may have an item, and those that never may. */
const limitsOf = (item: Item): Pick<Gear, 'only' | 'never'> => {
  if (item.kind === 'weapon') return item.icons.includes('robot') ? FOR_ROBOTS : {};
  return item.kind === 'junk' || item.kind === 'objective' ? {} : item;
};

/** Why units of this card have no use for the item, whoever carries it. WW-FACTION-5, WW-FACTION-7 */
export function whyUnfit(card: Unit, item: Item): Reason | undefined {
  const unfit = NEVER_CONSUMES[card.type];
  if (unfit !== undefined && CONSUMED.includes(item.kind)) return notFor(unfit, card, item);
  const tooOdd = item.kind === 'power-armor' ? NEVER_IN_POWER_ARMOR[card.type] : undefined;
  if (tooOdd !== undefined) return notFor(tooOdd, card, item);
  const { only, never } = limitsOf(item);
  const isBarred = (only !== undefined && !only.includes(card.type)) || never?.includes(card.type) === true;
  const isForOthers = item.kind === 'weapon' && item.units !== undefined && !item.units.includes(card.id);
  const isRefused = item.kind === 'power-armor' && card.without?.includes(item.kind) === true;
  return isBarred || isForOthers || isRefused ? notFor('WW-ITEM-2', card, item) : undefined;
}

/** Why units of this card cannot carry the item. */
export function whyNotFor(card: Unit, item: Item): Reason | undefined {
  // What a scenario is about anybody can pick up. SC-JOURNAL-5
  if (card.kit.includes(item.id) || item.kind === 'objective') return undefined;
  const isTheirs = limitsOf(item).only !== undefined || (item.kind === 'weapon' && item.natural);
  const isClosed = RESTRICTED.includes(card.type) && !isTheirs;
  if (card.type === 'synth' && WORN.includes(item.kind) && !isTheirs) return notFor('WW-FACTION-5', card, item);
  return whyUnfit(card, item) ?? (isClosed ? notFor('WW-ITEM-2', card, item) : undefined);
}

/** Why a model cannot keep what it has found. WW-ITEM-2 */
export const whyNotCarry = (battle: Battle, model: Model, id: string): Reason | undefined =>
  whyNotFor(cardOf(battle, model), itemOf(battle.content, id));

/** At most so many of a kind. WW-ITEM-4, WW-ITEM-9 */
const ONE_OF: Partial<Record<Item['kind'], string>> = { clothing: 'WW-ITEM-4', 'power-armor': 'WW-ITEM-9' };

/** What is wrong with the items of a unit, and the rule; undefined if nothing is. */
export function whyNotEquipped(content: SkirmishContent, card: Unit, ids: readonly string[]): Reason | undefined {
  for (const id of ids) {
    const why = whyNotFor(card, itemOf(content, id));
    if (why !== undefined) return why;
  }
  const barred = ids.flatMap((id) => content.armor.get(id)?.bars ?? []);
  const second = ids.find((id) => (barred as readonly string[]).includes(itemOf(content, id).kind));
  if (second !== undefined) return { rule: 'WW-ITEM-4', say: 'item.barred', args: { item: second } };
  for (const [kind, rule] of Object.entries(ONE_OF))
    if (ids.filter((id) => itemOf(content, id).kind === kind).length > 1)
      return { rule, say: 'item.one-of', args: { kind } };
  return undefined;
}
