/** Mods: one to an item, fitted before the battle. */
import type { Reason } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import type { Changes, Item, Mod, Weapon } from '../content.ts';
import type { Model, UnitInPlay } from '../state.ts';
import type { Color, EffectDie } from '../words.ts';
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
      (card.needs === undefined || content.armor.get(on)?.sets !== undefined) && // WW-CARD-1, WW-ITEM-8
      (card.named === undefined || card.named.includes(on));
    if (!fits) return { rule: 'WW-ITEM-8', say: 'mod.misfit', args };
  }
  return undefined;
}

/** Mods that are attached to any of these items. */
export const modsOn = (battle: Battle, model: Model, items: readonly string[]): Mod[] => {
  const { mods } = unitOf(battle, model);
  return mods.length === 0
    ? []
    : mods.flatMap(({ on, mod }) => (items.includes(on) ? battle.content.mods.get(mod)! : []));
};

/** What the Mod of a weapon makes of it. */
export const changesTo = (battle: Battle, model: Model, { id }: Pick<Weapon, 'id'>): Changes[] =>
  modsOn(battle, model, [id]).flatMap(({ weapon }) => weapon ?? []);

const withBlue = (dice: readonly EffectDie[]): EffectDie[] => (dice.includes('blue') ? [...dice] : [...dice, 'blue']);

/** The weapon as it is in the hands of a model whose unit has fitted it with a Mod. WW-ITEM-8 */
export function fitted(battle: Battle, model: Model, printed: Weapon): Weapon {
  let weapon = printed;
  for (const change of changesTo(battle, model, printed)) {
    const { effects = [], blue, damage = 0, reduction = 0, strength = 0 } = change;
    const [first, ...rest] = weapon.damage;
    weapon = {
      ...weapon,
      effects: [...weapon.effects, ...effects],
      damage: first === undefined ? [] : [{ ...first, amount: first.amount + damage }, ...rest],
      icons: change['slow-firing'] ? [...new Set([...weapon.icons, 'slow-firing' as const])] : weapon.icons,
      ...(blue && { short: { ...weapon.short, dice: withBlue(weapon.short.dice) } }),
      ...(blue && weapon.long && { long: { ...weapon.long, dice: withBlue(weapon.long.dice) } }),
      ...(reduction > 0 && { reduction: (weapon.reduction ?? 0) + reduction }),
      ...(weapon.strength !== undefined && { strength: Math.max(1, weapon.strength - strength) }),
      ...(change.quiet && { quiet: true as const }),
    };
  }
  return weapon;
}

/** What the Mod of a weapon adds to the Skill Value: always, and at this range. */
export const modBonus = (battle: Battle, model: Model, weapon: Weapon, range: 'short' | 'long'): Modifier[] =>
  changesTo(battle, model, weapon).flatMap((change) => {
    const by = (change.skill ?? 0) + (change[range] ?? 0);
    return by === 0 ? [] : [{ rule: 'WW-ITEM-8', by }];
  });

/** The ranges of a weapon in these hands; some Mods make both one color longer. WW-RANGE-6 */
export function rangesOf(battle: Battle, model: Model, weapon: Weapon): { short?: Color; long?: Color } {
  const by = changesTo(battle, model, weapon).filter((change) => change.longer).length; // WW-ITEM-8, WW-RANGE-6
  const { short, long } = weapon;
  return {
    ...(short.range !== undefined && { short: longer(short.range, by) }),
    ...(long !== undefined && { long: longer(long.range, by) }),
  };
}

/** Weapons of a side without a Mod that this one fits. CH-RULING-115 */
export const fittings = ({ state, content }: Battle, seat: number, mod: string): { unit: string; on: string }[] =>
  state.units
    .filter((unit) => unit.seat === seat)
    .flatMap(({ id, weapons, mods }) =>
      [...new Set(weapons)]
        .filter(
          (on) =>
            mods.every((each) => each.on !== on) &&
            whyNotModded(content, weapons, [...mods, { on, mod }]) === undefined,
        )
        .map((on) => ({ unit: id, on })),
    );
