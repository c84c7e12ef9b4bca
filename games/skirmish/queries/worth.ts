/** What a model costs: its unit card and what every model of its unit carries. CH-FORCE-5 */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import { cardOf, unitOf } from './units.ts';

export function forceCapsOf(battle: Battle, model: Model): number {
  const { items, weapons, mods } = unitOf(battle, model);
  const cards = [...items, ...weapons, ...mods.map(({ mod }) => mod)];
  return cards.reduce((sum, id) => sum + (battle.content.items.get(id)?.caps ?? 0), cardOf(battle, model).caps);
}
