/** One list made from another: nothing is changed in place. */
import type { ForceList, ListedUnit } from '../../printed/force-lists.ts';

/** A unit with nothing but its card. */
export const bareUnit = (card: string): ListedUnit => ({
  card,
  models: 1,
  items: [],
  mods: [],
  perks: [],
  leader: null,
  heroic: false,
});

export const withUnit = (list: ForceList, at: number, change: Partial<ListedUnit>): ForceList => ({
  ...list,
  units: list.units.map((unit, i) => (i === at ? { ...unit, ...change } : unit)),
});

export const dropUnit = (list: ForceList, at: number): ForceList => ({
  ...list,
  units: list.units.filter((_, i) => i !== at),
});

export const dropBoost = (list: ForceList, card: string): ForceList => {
  const last = list.boosts.lastIndexOf(card);
  return { ...list, boosts: list.boosts.filter((_, i) => i !== last) };
};

/** Takes the last copy of a card off a unit; with an item goes the Mod that is on it, if no copy is left. */
export function dropCard(list: ForceList, at: number, card: string): ForceList {
  const { items, mods, perks, leader, heroic } = list.units[at]!;
  const last = items.lastIndexOf(card);
  const left = items.filter((_, i) => i !== last);
  return withUnit(list, at, {
    items: left,
    mods: mods.filter(({ on, mod }) => mod !== card && (on !== card || left.includes(card))),
    perks: perks.filter((perk) => perk !== card),
    leader: leader === card ? null : leader,
    heroic: heroic && card !== 'heroic',
  });
}
