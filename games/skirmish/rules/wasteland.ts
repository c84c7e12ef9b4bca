/** The Wasteland: decks of all cards that are not in use. */
import { type Play, say, shuffle } from '@holotape/kernel';
import type { SkirmishContent } from '../content.ts';
import type { BattleTable, Force, Marker, Model, SkirmishState } from '../state.ts';
import { resolveDanger } from './dangers.ts';

export type Deck = keyof SkirmishState['decks'];

/** Every card that nobody has. WW-WASTE-1 */
export function unusedCards(
  content: SkirmishContent,
  forces: readonly (readonly Omit<Force[number], 'models'>[])[],
): Record<Deck, string[]> {
  const used = new Set(
    forces
      .flat()
      .flatMap(({ weapons, items, powerArmor }) => [...weapons, ...items, ...(powerArmor ? [powerArmor] : [])]),
  );
  const natural = (id: string) =>
    content.weapons.get(id)?.natural === true || id === 'improvised-weapon' || content.objectives.has(id);
  return {
    items: [...content.items.keys()].filter((id) => !used.has(id) && !natural(id)),
    dangers: [...content.dangers.keys()],
    creatures: [...content.creatures.keys()],
  };
}

/** The top card; an empty deck is made anew of its discards. WW-WASTE-1, WW-RULING-54 */
export function* drawCard(table: BattleTable, deck: Deck): Play<string | undefined> {
  const { decks, discards } = table.state;
  if (decks[deck].length === 0 && discards[deck].length > 0) {
    decks[deck] = discards[deck].splice(0);
    yield* shuffle(table, `wasteland.${deck}`, decks[deck], { rule: 'WW-RULING-54' });
  }
  return decks[deck].pop();
}

/** A Danger card is resolved at once, without choice, by the model that found it. WW-SEARCH-13, WW-SEARCH-14 */
export function* drawDanger(table: BattleTable, model: Model, marker: Marker): Play {
  const card = yield* drawCard(table, 'dangers');
  if (card === undefined) return;
  say(table, 'danger', { model: model.id, card }, 'WW-WASTE-2');
  yield* resolveDanger(table, model, table.content.dangers.get(card)!, marker);
  table.state.discards.dangers.push(card);
}
