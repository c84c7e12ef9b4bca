/** Forces: what is wrong with one. */
import type { Battle, SkirmishContent } from '../battle.ts';
import type { Unit, Weapon } from '../content.ts';
import type { Force } from '../state.ts';
import { factionAmong } from './factions.ts';
import { whyNotEquipped } from './items.ts';
import { whyNotLed } from './leaders.ts';
import { whyNotModded } from './mods.ts';

/** What is wrong with a force; undefined if nothing is. */
export function whyNotAForce(battle: Pick<Battle, 'content'>, force: Force): string | undefined {
  const { content } = battle;
  const unique = new Set<string>();
  const versions = new Map<string, Unit[]>();
  const faction = content.factions.get(factionAmong(content, force) ?? '');
  const led = whyNotLed(content, force);
  if (led !== undefined) return `its Leader is not allowed (${led.rule})`;
  for (const it of force) {
    const { card, models, weapons, items, mods, powerArmor, heroic } = it;
    const unit = battle.content.units.get(card);
    if (unit === undefined) return `there is no unit "${card}"`;
    for (const weapon of weapons) if (!battle.content.weapons.has(weapon)) return `there is no weapon "${weapon}"`;
    for (const item of items) if (!content.items.has(item)) return `there is no item "${item}"`;
    if (models.length === 0) return `${card} has no model`; // WW-UNIT-1
    if (heroic && models.length > 1) return `${card} has several models: none of them is Heroic`; // WW-HEROIC-1
    if (powerArmor !== null && !content.powerArmor.has(powerArmor)) return `there is no Power Armor "${powerArmor}"`;
    const unfit = whyNotEquipped(content, unit, [...weapons, ...items, ...(powerArmor === null ? [] : [powerArmor])]);
    if (unfit !== undefined) return `${card} cannot be equipped like that (${unfit.rule})`;
    // WW-FACTION-5
    if (unit.type === 'synth' && (heroic || it.perks.length > 0))
      return `${card} is a synth: never Heroic, and without perks`;
    const perk = whyNotPerks(content, unit, it);
    if (perk !== undefined) return `${card} cannot have ${perk.id} (${perk.rule})`;
    const misfit = whyNotModded(content, [...weapons, ...items, ...(powerArmor === null ? [] : [powerArmor])], mods);
    if (misfit !== undefined) return `${card} cannot be fitted like that (${misfit.rule})`;
    const unarmed = whyNotArmed(content, it, unique);
    if (unarmed !== undefined) return unarmed;
    if (!unit.unique) {
      if (faction?.['unique-only'].includes(unit.type))
        return `of ${unit.type} units ${faction.name} take Unique ones alone`; // WW-FACTION-3
      continue;
    }
    const who = unit.character ?? unit.id; // WW-UNIT-5
    const others = versions.get(who) ?? [];
    // WW-UNIT-4
    if (models.length > 1 || !standsBeside(unit, others, faction?.pairs.includes(who)))
      return `${card} is Unique: a force has one model of it`;
    versions.set(who, [...others, unit]);
  }
  return undefined;
}

/** Alone, or beside one other version of the same character where a card of either or that of the faction allows it.
 * WW-UNIT-5, WW-FACTION-3 */
export function standsBeside(unit: Unit, others: readonly Unit[], inPairs = false): boolean {
  const [other] = others;
  if (other === undefined) return true;
  const mayShare = inPairs || unit['shares-force'] === true || other['shares-force'] === true;
  return others.length === 1 && other.id !== unit.id && mayShare;
}

/** A perk that the unit cannot have, and the rule. CH-PERK-1, CH-PERK-2, CH-PERK-3, CH-PERK-4 */
export function whyNotPerks(
  { perks: cards }: SkirmishContent,
  unit: Unit,
  { perks, models }: { readonly perks: readonly string[]; readonly models: readonly unknown[] },
): { id: string; rule: string } | undefined {
  for (const [i, id] of perks.entries()) {
    const card = cards.get(id);
    const had = [...unit.perks, ...perks.slice(0, i)];
    if (card === undefined || models.length > 1) return { id, rule: 'CH-PERK-1' };
    if (card.settlement) return { id, rule: 'CH-PERK-4' };
    if (had.includes(id)) return { id, rule: 'CH-PERK-3' };
    const isShort = unit.special[card.attribute] < card.least;
    const lacks = card.after !== undefined && ![...unit.perks, ...perks].includes(card.after);
    if (isShort || lacks || (card.needs !== undefined && !unit.icons.includes(card.needs)))
      return { id, rule: 'CH-PERK-2' };
  }
  return undefined;
}

/** Cards that only single-model units may have, and those that a force has once. */
function whyNotArmed(
  content: SkirmishContent,
  { models, weapons, items, mods, powerArmor }: Force[number],
  unique: Set<string>,
): string | undefined {
  const single = weapons.find((id) => isSlowOrUnique(content.weapons.get(id)!)) ?? powerArmor;
  if (models.length > 1 && single !== null) return `${single} is for single-model units`; // WW-HEAVY-4, WW-PA-1
  const cards = [...weapons, ...items, ...mods.map(({ mod }) => mod), ...(powerArmor === null ? [] : [powerArmor])];
  for (const id of cards.filter((each) => isUnique(content, each))) {
    if (unique.has(id)) return `${id} is Unique: a force has one of it`; // WW-HEAVY-5
    unique.add(id);
  }
  return undefined;
}

export const isUnique = ({ items }: SkirmishContent, id: string): boolean => {
  const item = items.get(id);
  return item !== undefined && 'unique' in item && item.unique;
};

export const isSlowOrUnique = ({ icons, unique }: Weapon): boolean => unique || icons.includes('slow-firing');
