/** Mods: one to an item, fitted before the battle. */
import type { Reason } from '@holotape/kernel';
import type { Item, Mod, SkirmishContent, Weapon } from '../content.ts';
import type { Battle, Model, UnitInPlay } from '../state.ts';
import type { Color } from '../words.ts';
import { itemOf } from './items.ts';
import { longer } from './ranges.ts';
import type { Modifier } from './skill-tests.ts';
import { unitOf } from './units.ts';

type Fitted = UnitInPlay['mods'][number];

/** What kind of item a Mod would have to fit. */
const typeOf = (item: Item): string => (item.kind === 'weapon' ? item.type : item.kind);

/** What is wrong with the Mods of a unit; undefined if nothing is. WW-ITEM-8 */
export function whyNotModded(
  content: SkirmishContent,
  equipped: readonly string[],
  mods: readonly Fitted[],
): Reason | undefined {
  for (const [i, { on, mod }] of mods.entries()) {
    const args = { on, mod };
    if (mods.slice(0, i).some((other) => other.on === on)) return { rule: 'WW-ITEM-8', say: 'mod.second', args };
    const card = content.mods.get(mod);
    const fits =
      card !== undefined &&
      equipped.includes(on) &&
      (card.fits as readonly string[]).includes(typeOf(itemOf(content, on))) &&
      (card.named === undefined || card.named.includes(on));
    if (!fits) return { rule: 'WW-ITEM-8', say: 'mod.misfit', args };
  }
  return undefined;
}

/** The Mods of a weapon. */
const modsOn = (battle: Battle, model: Model, { id }: Weapon): Mod[] =>
  unitOf(battle, model).mods.flatMap(({ on, mod }) => (on === id ? (battle.content.mods.get(mod) ?? []) : []));

/** What the Mod of a weapon adds to the Skill Value: always, and at this range. */
export const modBonus = (battle: Battle, model: Model, weapon: Weapon, range: 'short' | 'long'): Modifier[] =>
  modsOn(battle, model, weapon).flatMap((card) => {
    const by = (card.skill ?? 0) + (card[range] ?? 0);
    return by === 0 ? [] : [{ rule: 'WW-ITEM-8', by }];
  });

/** The ranges of a weapon in these hands; some Mods make both one color longer. WW-RANGE-6 */
export function rangesOf(battle: Battle, model: Model, weapon: Weapon): { short?: Color; long?: Color } {
  const by = modsOn(battle, model, weapon).filter((card) => card.longer).length;
  const { short, long } = weapon;
  return {
    ...(short.range !== undefined && { short: longer(short.range, by) }),
    ...(long !== undefined && { long: longer(long.range, by) }),
  };
}

/** A shot that is no Trigger. */
export const isQuiet = (battle: Battle, model: Model, weapon: Weapon): boolean =>
  weapon.quiet === true || modsOn(battle, model, weapon).some((card) => card.quiet);
