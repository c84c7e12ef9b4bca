/** Special Effects: what icons can buy. */
import type { SpecialEffect, Weapon } from '../content.ts';
import { type DiceIcon, SPECIAL_ICONS, type SpecialIcon } from '../words.ts';

/** Icons that can still be spent in this attack. */
type Purse = Record<SpecialIcon, number>;

export function purseOf(icons: readonly DiceIcon[]): Purse {
  const count = (icon: SpecialIcon) => icons.filter((each) => each === icon).length;
  return { bottle: count('bottle'), star: count('star'), blast: count('blast') };
}

/** All icons of the cost at once. WW-SPFX-3 */
const canPay = (purse: Purse, { spend }: SpecialEffect): boolean =>
  SPECIAL_ICONS.every((icon) => spend.filter((each) => each === icon).length <= purse[icon]);

/** Effects that may be used now, by their place on the card. WW-SPFX-6 */
export const usable = ({ effects }: Pick<Weapon, 'effects'>, purse: Purse, used: readonly number[]): number[] =>
  effects.flatMap((effect, i) => {
    const times = used.filter((each) => each === i).length;
    return effect.spend.length > 0 && canPay(purse, effect) && times < (effect.most ?? Number.POSITIVE_INFINITY)
      ? [i]
      : [];
  });

/** Effects without a cost come with every hit. */
export const alwaysGained = ({ effects }: Pick<Weapon, 'effects'>): SpecialEffect[] =>
  effects.filter(({ spend }) => spend.length === 0);
