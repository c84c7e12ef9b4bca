/** Auras: abilities that reach as far as their owner's Presence, and for whom they are meant. */
import { remembered } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Aura } from '../printed/abilities.ts';
import type { Model, UnitInPlay } from '../state.ts';
import { factionOf } from './factions.ts';
import { cardOf, inPlay, isFriendly, unitOf } from './units.ts';

/** Perks of the unit card, and those it was given besides. */
export const perksOf = (battle: Battle, model: Model): readonly string[] => {
  const { perks } = cardOf(battle, model);
  const more = unitOf(battle, model).perks;
  return more.length === 0 ? perks : [...perks, ...more];
};

/** Auras that go out from a model. */
export function* aurasOf(battle: Battle, owner: Model): Generator<[from: string, aura: Aura]> {
  const { content } = battle;
  const card = cardOf(battle, owner);
  for (const aura of card.aura) yield [card.id, aura];
  const { leader, items } = unitOf(battle, owner);
  for (const id of items)
    if (owner.wears === null || owner.wears.includes(id))
      for (const aura of content.armor.get(id)?.aura ?? []) yield [id, aura]; // WW-ARM-6
  if (leader !== null) for (const aura of content.leaders.get(leader)!.aura ?? []) yield [leader, aura];
  for (const perk of perksOf(battle, owner)) for (const aura of content.perks.get(perk)!.aura ?? []) yield [perk, aura];
}

/** Whether somebody's abilities depend on its having been Used in this turn. */
export function marksItsTurn(battle: Battle, model: Model): boolean {
  for (const [, { when }] of aurasOf(battle, model)) if (when?.after) return true;
  return false;
}

/** Whether its aura asks whether it has fired a heavy weapon. */
export const countsHeavyFire = (battle: Battle, owner: Model): boolean =>
  hasAuras(battle, owner) && [...aurasOf(battle, owner)].some(([, { when }]) => when?.['after-heavy']);

/** Whether a friend's aura asks where an activation began. */
export const isAskedUnseen = (battle: Battle, model: Model): boolean =>
  inPlay(battle).some(
    (owner) =>
      isFriendly(battle, owner, model) &&
      hasAuras(battle, owner) &&
      [...aurasOf(battle, owner)].some(([, { when }]) => when?.unseen),
  );

/** Whether it is for this model at all: friends of the owner's faction, or enemies. WW-LEADER-4, WW-RULING-92 */
export function isMeantFor(battle: Battle, owner: Model, { to, types, units, common }: Aura, model: Model): boolean {
  const isFriend = isFriendly(battle, owner, model);
  if (isFriend === (to === 'foes') || (to === 'others' && owner === model)) return false;
  if (isFriend && factionOf(battle, owner) !== factionOf(battle, model)) return false;
  const { id, type, unique } = cardOf(battle, model);
  if (common && unique) return false;
  return (types === undefined || types.includes(type)) && (units === undefined || units.includes(id));
}

/** Cards, Leaders, perks and armor with an aura, or with one that has a field: they are printed. */
const printedAuras = remembered(
  ({ units, leaders, perks, armor }: Battle['content'], field: keyof Aura | undefined): ReadonlySet<string> => {
    const isMeant = (aura: Aura) => field === undefined || aura[field] !== undefined;
    const cards = [...units.values(), ...leaders.values(), ...perks.values(), ...armor.values()];
    const found = new Set(cards.filter(({ aura }) => aura?.some(isMeant)).map(({ id }) => id));
    // With the perks that are printed on a unit card.
    for (const unit of units.values()) if (unit.perks.some((perk) => found.has(perk))) found.add(unit.id);
    return found;
  },
  { of: (content) => content, by: (_, field) => field ?? '' },
);

/** Whether one of these auras goes out from the models of a unit. Most have none, and are asked most often. */
function isUnitWith({ card, leader, perks, items }: UnitInPlay, auras: ReadonlySet<string>): boolean {
  if (auras.has(card) || (leader !== null && auras.has(leader))) return true;
  for (const id of items) if (auras.has(id)) return true;
  for (const perk of perks) if (auras.has(perk)) return true;
  return false;
}

/** Whether auras may go out from a model. */
export const hasAuras = (battle: Battle, owner: Model): boolean =>
  isUnitWith(unitOf(battle, owner), printedAuras(battle.content, undefined));

/** Models in play from which an aura with this field goes out. */
export function auraOwners(battle: Battle, field: keyof Aura): readonly Model[] {
  const auras = printedAuras(battle.content, field);
  if (auras.size === 0) return [];
  const { units, models } = battle.state;
  const found = units.filter((unit) => isUnitWith(unit, auras));
  if (found.length === 0) return [];
  return models.filter(({ gone, unit }) => gone === null && found.some(({ id }) => id === unit));
}
