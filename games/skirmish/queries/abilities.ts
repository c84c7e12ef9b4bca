/**
 * Abilities in effect on a model: of its own cards, and of auras it stands in. How far auras reach and how much Health is
 * left are here as well: abilities tell them, and some count only inside them. WW-CARD-1, WW-LEADER-5
 */
import type { Battle } from '../battle.ts';
import type { Ability, When } from '../printed/abilities.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { healthOf, heroicHealth, tokensOn } from './attributes.ts';
import { auraOwners, aurasOf, isMeantFor, perksOf } from './auras.ts';
import { boostedBy } from './boosts.ts';
import { carriedBy } from './carrying.ts';
import { isEngaged } from './engagement.ts';
import { forceFaction, unitFactionCard } from './factions.ts';
import { isUnder } from './lasting.ts';
import { isWithin } from './near.ts';
import { periodsOn } from './periods.ts';
import { sumOfRaises } from './raises.ts';
import { longer } from './ranges.ts';
import { cardOf, inPlay, isFriendly, unitOf } from './units.ts';

/** One ability, the card it stands on, and the model whose card that is. */
interface Given {
  readonly from: string;
  readonly owner: Model;
  readonly gives: Ability;
}

type Field = Exclude<keyof Ability, 'when' | 'against'>;

/** With the field that was asked for. */
type GivenWith<F extends Field> = Given & {
  readonly gives: Ability & { readonly [K in F]-?: NonNullable<Ability[K]> };
};

/** Whether what depends on how much Health is left is asked for: not while Health itself is being found. */
type Whether = 'all' | 'steady';

/** What is asked of a model's cards. Asked very often, and most cards have nothing to say: nothing is built for those. */
interface Inquiry {
  readonly battle: Battle;
  readonly model: Model;
  readonly field: Field;
  readonly whether: Whether;
  readonly found: Given[];
}

/** Notes an ability that has the field and is in effect now. */
function note({ battle, model, field, whether, found }: Inquiry, from: string, gives: Ability, on?: string): void {
  if (gives[field] === undefined || (whether === 'steady' && gives.when?.health !== undefined)) return;
  if (on !== undefined && isOfItsItem(battle, on, field)) return;
  if (holds(battle, model, gives.when, model)) found.push({ from, owner: model, gives });
}

/** What a Mod does to the item it is attached to counts there and nowhere else. WW-PA-5, WW-RULING-33 */
const isOfItsItem = ({ content }: Battle, on: string, field: Field): boolean =>
  field === 'adds' || (field === 'raises' && content.powerArmor.has(on)); // WW-CARD-1, WW-PA-5, WW-RULING-33

/** Of all its cards but what it carries: unit card, faction, Mods of its armor, perks, Leader card, what it has taken, Boosts. */
function askCards(inquiry: Inquiry): void {
  const { battle, model } = inquiry;
  const { content } = battle;
  const unit = unitOf(battle, model);
  const { leader, mods } = unit;
  const card = cardOf(battle, model);
  for (const each of card.has) note(inquiry, card.id, each);
  const faction = unitFactionCard(battle, card, unit);
  if (faction !== undefined) for (const each of faction.has) note(inquiry, faction.id, each);
  for (const { mod, on } of mods) note(inquiry, mod, content.mods.get(mod)!, on);
  for (const perk of perksOf(battle, model)) note(inquiry, perk, content.perks.get(perk)!);
  if (leader !== null) note(inquiry, leader, content.leaders.get(leader)!);
  if (battle.state.lasting.length === 0) return;
  for (const period of periodsOn(battle, model)) note(inquiry, 'item', period);
  for (const { from, gives } of boostedBy(battle, model)) note(inquiry, from, gives);
}

/** Of what the model carries and wears: its unit's items, and what it found itself. */
function askCarried(inquiry: Inquiry): void {
  const { battle, model } = inquiry;
  const { armor, clothing, gear } = battle.content;
  for (const items of [unitOf(battle, model).items, model.items])
    for (const id of items) {
      const item = armor.get(id) ?? clothing.get(id) ?? gear.get(id);
      if (item !== undefined) note(inquiry, id, item);
    }
}

/** Auras with this field that reach the model; the same card of several owners counts once. WW-LEADER-5 */
export function auraAbilities<F extends Field>(
  battle: Battle,
  model: Model,
  field: F,
  whether: Whether = 'all',
): GivenWith<F>[] {
  const found: Given[] = [];
  for (const owner of auraOwners(battle, field)) {
    for (const [from, gives] of aurasOf(battle, owner)) {
      if (gives[field] === undefined || (whether === 'steady' && gives.when?.health !== undefined)) continue; // WW-CARD-1, WW-LEADER-5
      if (found.some((each) => each.gives === gives)) continue;
      if (!isMeantFor(battle, owner, gives, model) || !isInAura(battle, owner, model)) continue;
      if (holds(battle, model, gives.when, owner)) found.push({ from, owner, gives });
    }
  }
  return found as GivenWith<F>[];
}

/** Of its own cards alone: what auras reach as far as it does cannot ask auras. */
export function ownAbilities<F extends Field>(
  battle: Battle,
  model: Model,
  field: F,
  whether: Whether = 'all',
): GivenWith<F>[] {
  const inquiry: Inquiry = { battle, model, field, whether, found: [] };
  askCards(inquiry);
  askCarried(inquiry);
  return inquiry.found as GivenWith<F>[];
}

/** Of all its cards but what it carries, and of auras: armor and clothing have rules of their own. WW-ARM-5 */
export function abilitiesBesideArmor<F extends Field>(battle: Battle, model: Model, field: F): GivenWith<F>[] {
  const inquiry: Inquiry = { battle, model, field, whether: 'all', found: [] };
  askCards(inquiry);
  inquiry.found.push(...auraAbilities(battle, model, field)); // WW-ARM-5, WW-CARD-1
  return inquiry.found as GivenWith<F>[];
}

/** Everything with this field that counts for the model now. */
export function abilities<F extends Field>(
  battle: Battle,
  model: Model,
  field: F,
  whether: Whether = 'all',
): GivenWith<F>[] {
  const found = ownAbilities(battle, model, field, whether);
  found.push(...auraAbilities(battle, model, field, whether));
  return found;
}

export const hasAbility = (battle: Battle, model: Model, field: Field): boolean =>
  ownAbilities(battle, model, field).length > 0 || auraAbilities(battle, model, field).length > 0;

/** Whether the moment is right for an ability. */
function holds(battle: Battle, model: Model, when: When | undefined, owner: Model): boolean {
  if (when === undefined) return true;
  const { force, health, near, beside, wears, unengaged, after, unseen } = when;
  if (force !== undefined && forceFaction(battle, model) !== force) return false;
  if (health !== undefined && healthLeft(battle, model) > health) return false;
  if (unengaged && isEngaged(battle, model)) return false;
  if (wears && !carriedBy(battle, model).some((id) => isWorn(battle, id))) return false;
  if (after && !battle.state.lasting.some(({ kind, on }) => kind === 'used' && on === owner.id)) return false;
  if (when['after-heavy'] && !isUnder(battle, owner.id, 'fired-heavy')) return false; // WW-CARD-1
  if (unseen && !isUnder(battle, model.id, 'unseen')) return false; // WW-CARD-1
  if (near === undefined && beside === undefined) return true;
  const others = inPlay(battle).filter(
    (other) => other !== model && isFriendly(battle, model, other) && isInAura(battle, model, other),
  );
  if (near === 'friend' && others.length === 0) return false;
  if (near === 'only-dogs' && others.some((other) => cardOf(battle, other).type !== 'dog')) return false;
  return beside === undefined || others.some((other) => beside.includes(cardOf(battle, other).id));
}

const isWorn = ({ content }: Battle, id: string): boolean => content.armor.has(id) || content.clothing.has(id);

/** Armor with a Presence icon of its own. */
const wornPresence = ({ content, state }: Battle, model: Model): Color | undefined => {
  for (const id of carriedBy({ content, state }, model)) {
    const presence = content.armor.get(id)?.presence;
    if (presence !== undefined) return presence;
  }
  return undefined;
};

/** The color of the Presence icon now; undefined without the icon. Auras cannot ask auras how far they reach. WW-RANGE-6 */
export function presenceOf(battle: Battle, model: Model): Color | undefined {
  const printed = wornPresence(battle, model) ?? cardOf(battle, model).colors.presence;
  if (printed === undefined) return undefined;
  const all = ownAbilities(battle, model, 'longer');
  return longer(printed, all.filter(({ gives }) => gives.longer.includes('presence')).length); // WW-CARD-1, WW-RANGE-6
}

/** Within the color of the owner's Presence icon; the owner itself is. WW-LEADER-5, WW-RULING-92 */
export function isInAura(battle: Battle, owner: Model, model: Model): boolean {
  if (owner === model) return true;
  const presence = presenceOf(battle, owner);
  if (presence === undefined) return false;
  return isWithin(battle, owner, model, presence);
}

/**
 * A model's Health. The END of Power Armor protects by its own card and does not count here, nor does what depends on how
 * much Health is left. WW-RULING-33, WW-RULING-90
 */
export function maxHealth(battle: Battle, model: Model): number {
  const raises = abilities(battle, model, 'raises', 'steady').map(({ gives }) => gives.raises);
  const more = abilities(battle, model, 'health', 'steady').reduce((sum, { gives }) => sum + gives.health, 0); // WW-CARD-1, WW-RULING-33, WW-RULING-90
  const card = cardOf(battle, model);
  return healthOf(card, sumOfRaises(raises), heroicHealth(battle, unitOf(battle, model)) + more); // WW-CARD-1, WW-RULING-90
}

/** What is left of a model's Health. */
export const healthLeft = (battle: Battle, model: Model): number => maxHealth(battle, model) - tokensOn(model);
