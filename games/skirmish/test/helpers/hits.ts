/** Attacks that hit for sure, for tests of what comes after the roll. */
import type { Battle } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { loadOf } from '../../queries/attacks.ts';
import { blast } from '../../rules/attacking/attacks.ts';
import type { Model } from '../../state.ts';
import type { DamageType } from '../../words.ts';
import { content, tableOf } from './battle.ts';

/** The model is hit by an attack of nobody with this damage: armor rolls, tokens, and what an attack uses up. */
export function hitByAttack(
  battle: Battle,
  model: Model,
  damage: Partial<Record<DamageType, number>>,
  more: Partial<Weapon> = {},
) {
  const types = Object.entries(damage) as [DamageType, number][];
  const weapon: Weapon = {
    ...content.weapons.get('example-laser')!,
    damage: types.map(([type, amount]) => ({ type, amount })),
    ...more,
  };
  const load = loadOf({ weapon, isCritical: false, reduction: 0 }, [], []);
  return blast(tableOf(battle), { weapon, by: undefined, covered: false }, model, model, load);
}

/** The same as an attack of somebody, with so much physical damage. */
export function struckBy(battle: Battle, by: Model, model: Model, amount: number, isCritical = false) {
  const weapon: Weapon = { ...content.weapons.get('example-laser')!, damage: [{ type: 'physical', amount }] };
  const load = loadOf({ weapon, isCritical, reduction: 0 }, [], []);
  return blast(tableOf(battle), { weapon, by, covered: false, isCritical }, model, model, load);
}
