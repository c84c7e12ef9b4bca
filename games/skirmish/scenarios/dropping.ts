/** What a removed model leaves behind. */
import { type Play, say, shuffle } from '@holotape/kernel';
import type { BattleTable } from '../battle.ts';
import { SEATS } from '../queries/units.ts';
import type { Model } from '../state.ts';

/** Found items are dropped where the model was, for anybody to take. SC-DAVIS-4 */
export function dropItems(table: BattleTable, model: Model, rule: string): void {
  const { state } = table;
  if (model.items.length === 0 || model.gone !== 'eliminated') return;
  const { x, y } = model;
  const id = `dropped-${model.id}`;
  const items = model.items.splice(0);
  state.markers.push({ id, kind: 'dropped', x, y, face: 'item', up: true, seen: [...SEATS], items, opened: true });
  say(table, 'dropped', { model: model.id, marker: id }, rule);
}

/** The first cards of the Item deck that are wanted; the deck is shuffled afterwards. SC-DAVIS-2 */
export function* drawFirst(table: BattleTable, most: number, isWanted: (card: string) => boolean): Play<string[]> {
  const { decks } = table.state;
  const found = decks.items.toReversed().filter(isWanted).slice(0, most);
  if (found.length === 0) return found;
  for (const card of found) decks.items.splice(decks.items.lastIndexOf(card), 1);
  yield* shuffle(table, 'deck.items', decks.items);
  return found;
}
