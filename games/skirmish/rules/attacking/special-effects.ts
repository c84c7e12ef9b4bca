/** Special Effects: icons just rolled, spent on what the weapon card offers for them. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { SpecialEffect, Weapon } from '../../content.ts';
import { purseOf, usable } from '../../queries/special-effects.ts';
import type { DiceIcon } from '../../words.ts';

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
