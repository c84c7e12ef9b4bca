/** What a model carries: its unit's, and what it found itself. */
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import type { Model } from '../state.ts';
import { fitted } from './mods.ts';
import { unitOf } from './units.ts';

/** Items of the model's unit, and what it found itself. WW-LIMITED-3, WW-SEARCH-17 */
export const carriedBy = (battle: Battle, model: Model): string[] => [...unitOf(battle, model).items, ...model.items];

/** Weapons of its unit and those it has found, each once. WW-SEARCH-17, WW-LIMITED-1 */
export const weaponsOf = (battle: Battle, model: Model): Weapon[] =>
  [...new Set([...unitOf(battle, model).weapons, ...model.items])].flatMap((id) => {
    const weapon = battle.content.weapons.get(id);
    return weapon === undefined ? [] : [fitted(battle, model, weapon)];
  });
