/** What a meal or a device leaves behind for a while: Armor Boosts of one kind, dice for the next blows. WW-ITEM-5 */
import type { BattleTable } from '../../battle.ts';
import type { Instant } from '../../content.ts';
import { lastingOn } from '../../queries/lasting.ts';
import type { Model } from '../../state.ts';
import type { DamageType } from '../../words.ts';
import { lay, lift } from '../round/lasting.ts';

/** Lays down what lasts of something that was eaten. `from` is its card. */
export function digest(table: BattleTable, model: Model, { boosts, immune, melee }: Instant, from: string): void {
  if (boosts !== undefined)
    lay(table, { kind: 'boost', on: model.id, until: 'cured', from: boosts.against, left: boosts.count });
  if (immune?.includes('radiation')) lay(table, { kind: 'warded', on: model.id, until: 'counted', from, left: 1 });
  if (melee !== undefined) lay(table, { kind: 'roused', on: model.id, until: 'cured', from, left: melee.attacks });
}

/** One icon less after a hit of that type. WW-BOOST-2 */
export function wearOff(table: BattleTable, model: Model, types: readonly DamageType[]): void {
  for (const boost of lastingOn(table, model.id, 'boost')) {
    if (!types.includes(boost.from as DamageType)) continue;
    boost.left -= 1;
    if (boost.left === 0) lift(table, boost);
  }
}

/** At the start of the model's activation. WW-USE-4 */
export function unward(table: BattleTable, model: Model): void {
  for (const ward of lastingOn(table, model.id, 'warded')) {
    if (ward.left === 0) lift(table, ward);
    else ward.left -= 1;
  }
}

/** A blow was struck. */
export function calmDown(table: BattleTable, model: Model): void {
  for (const meal of lastingOn(table, model.id, 'roused')) {
    meal.left -= 1;
    if (meal.left === 0) lift(table, meal);
  }
}

/** The attack that the dice waited for was made. */
export function burnFuel(table: BattleTable, model: Model, weapon: string): void {
  for (const fuel of lastingOn(table, model.id, 'refuelled')) {
    const { trick } = table.content.gear.get(fuel.from)!;
    if (trick?.does === 'refuel' && trick.weapon === weapon) lift(table, fuel);
  }
}
