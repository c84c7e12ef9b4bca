/** What a meal has left behind for a while. */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import type { DamageType, EffectDie } from '../words.ts';
import { itemOf } from './items.ts';
import { isUnder, lastingOn } from './lasting.ts';

/** Icons of Armor Boosts that are good against this type of damage alone. WW-BOOST-1 */
export const boostsAgainst = (battle: Battle, model: Model, type: DamageType): number =>
  lastingOn(battle, model.id, 'boost')
    .filter(({ from }) => from === type)
    .reduce((sum, { left }) => sum + left, 0);

/** Radiation does nothing to it. */
export const isWarded = (battle: Battle, model: Model): boolean => isUnder(battle, model.id, 'warded');

/** Dice for a blow. */
export const mealDice = (battle: Battle, model: Model): EffectDie[] =>
  lastingOn(battle, model.id, 'roused').flatMap(({ from }) => {
    const item = itemOf(battle.content, from);
    return item.kind === 'food' ? (item.cooked?.melee?.dice ?? item.plain.melee?.dice ?? []) : [];
  });

/** Dice that wait for the next attack with a weapon. */
export const refuelDice = ({ content, state }: Battle, model: Model, weapon: string): EffectDie[] =>
  lastingOn({ content, state }, model.id, 'refuelled').flatMap(({ from }) => {
    const trick = content.gear.get(from)?.trick;
    return trick?.does === 'refuel' && trick.weapon === weapon ? trick.dice : [];
  });
