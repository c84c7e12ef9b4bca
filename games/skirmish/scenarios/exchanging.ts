/** Before the battle: weapons the enemy would not feel are left at home. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../battle.ts';
import type { StepOf } from '../printed/scenarios.ts';
import { nextExchange } from '../queries/exchanging.ts';
import type { ScenarioState } from '../state.ts';

/** One weapon after the other, as long as there are some. SC-GAF-8 */
export function* exchangeWeapon(
  table: BattleTable,
  { auto }: ScenarioState,
  { rule }: StepOf<'exchange'>,
): Play<boolean> {
  const next = nextExchange(table);
  if (next === undefined) return true;
  const { unit, weapon, others } = next;
  const taken = auto.includes(unit.seat)
    ? others[0]!
    : yield* choose(table, unit.seat, 'exchange.weapon', () => others.map((id) => option(id)), {
        rule,
        about: { unit: unit.id, item: weapon },
      });
  unit.weapons.splice(unit.weapons.indexOf(weapon), 1, taken);
  unit.mods = unit.mods.filter(({ on }) => on !== weapon);
  say(table, 'exchanged', { unit: unit.id, item: weapon, other: taken }, rule);
  return nextExchange(table) === undefined;
}
