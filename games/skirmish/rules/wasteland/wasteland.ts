/** The Wasteland: decks of all cards that are not in use. */
import { type Play, reveal, shuffle } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { consequenceId } from '../../queries/consequences.ts';
import { type Deck, type Drawn, isQuestItem, strangersFor, unusedCards } from '../../queries/wasteland.ts';

const DECKS: readonly Deck[] = ['items', 'dangers', 'creatures', 'strangers', 'events', 'boosts'];

/** The cards of each deck, shuffled on their own; Events and Boosts lie there if the players want them. WW-WASTE-1 */
export function* createWasteland(table: BattleTable, cards: Record<Drawn, string[]>): Play {
  const { state, content } = table;
  const strangers = strangersFor(table, cards.strangers); // CH-RULING-111
  state.decks = { ...cards, strangers, events: state.decks.events, boosts: state.decks.boosts };
  for (const deck of DECKS)
    if (state.decks[deck].length > 0) yield* shuffle(table, `deck.${deck}`, state.decks[deck], { rule: 'WW-WASTE-1' });
  // Taken out after the shuffle, so that battles of before are played again as they were. CH-QUEST-15
  state.decks.items = state.decks.items.filter((id) => !isQuestItem(content, id)); // CH-QUEST-15
  yield* cutEvents(table); // CH-EVENT-1, CH-CONSEQ-2
}

/** One Event for each planned round but the first, and the Consequences among them. CH-EVENT-1, CH-EVENT-3, CH-CONSEQ-2 */
function* cutEvents(table: BattleTable): Play {
  const { state, content } = table;
  const rounds = state.scenario === null ? state.planned : content.scenarios.get(state.scenario.id)!.rounds;
  if (rounds !== null) state.decks.events.splice(Math.max(0, rounds - 1)); // CH-EVENT-1
  if (state.consequences.length === 0) return;
  state.decks.events.push(...state.consequences.map(({ seat, card }) => consequenceId(card, seat)));
  state.consequences = [];
  yield* shuffle(table, 'deck.consequences', state.decks.events, { rule: 'CH-EVENT-3' }); // CH-EVENT-3
}

/** A battle without a scenario, of all cards that nobody has; unless the decks have been laid out already. */
export function* maybeCreateWasteland(table: BattleTable): Play {
  const { state, content } = table;
  const { items, dangers, creatures, strangers } = state.decks;
  if (state.scenario !== null || [items, dangers, creatures, strangers].some(({ length }) => length > 0)) return;
  const force = state.units.map((unit) => ({ ...unit, powerArmor: unit.powerArmor?.card ?? null }));
  yield* createWasteland(table, unusedCards(content, [force]));
}

/** The top card; an empty deck is made anew of its discards. WW-WASTE-1, WW-RULING-54 */
export function* drawCard(table: BattleTable, deck: Deck): Play<string | undefined> {
  const { decks, discards } = table.state;
  if (decks[deck].length === 0 && discards[deck].length > 0) {
    decks[deck] = discards[deck].splice(0);
    yield* shuffle(table, `wasteland.${deck}`, decks[deck], { rule: 'WW-RULING-54' });
  }
  if (decks[deck].length > 0) reveal(table);
  return decks[deck].pop();
}
