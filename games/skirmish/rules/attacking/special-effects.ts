/** Special Effects: icons just rolled, spent on what the weapon card offers for them. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { SpecialEffect, Weapon } from '../../content.ts';
import type { BattleTable } from '../../state.ts';
import { type DiceIcon, SPECIAL_ICONS, type SpecialIcon } from '../../words.ts';

/** Icons that can still be spent in this attack. */
export type Purse = Record<SpecialIcon, number>;

export function purseOf(icons: readonly DiceIcon[]): Purse {
  const count = (icon: SpecialIcon) => icons.filter((each) => each === icon).length;
  return { bottle: count('bottle'), star: count('star'), blast: count('blast') };
}

/** All icons of the cost at once. WW-SPFX-3 */
export const canPay = (purse: Purse, { spend }: SpecialEffect): boolean =>
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

/** The attacker spends icons as long as there is something to spend them on. WW-SPFX-1, WW-SPFX-2 */
export function* spendIcons(
  table: BattleTable,
  seat: number,
  weapon: Weapon,
  icons: readonly DiceIcon[],
): Play<SpecialEffect[]> {
  const purse = purseOf(icons);
  const used: number[] = [];
  for (;;) {
    const now = usable(weapon, purse, used);
    if (now.length === 0) break;
    const chosen = yield* choose(
      table,
      seat,
      'attack.effect',
      () => [...now.map((i) => option(`effect:${i}`)), option('done')],
      {
        rule: 'WW-SPFX-1',
        about: { weapon: weapon.id, ...purse, gains: weapon.effects.map(({ gain }) => gain) },
      },
    );
    if (chosen === 'done') break;
    const i = Number(chosen.slice('effect:'.length));
    for (const icon of weapon.effects[i]!.spend) purse[icon] -= 1;
    used.push(i);
    say(table, 'effect', { weapon: weapon.id, gain: weapon.effects[i]!.gain }, 'WW-SPFX-1');
  }
  return used.map((i) => weapon.effects[i]!);
}
