/** FB-LIB, FB-RES-3 to FB-RES-5, FB-RES-14: fetching cards from the library and taking them out of the game. */
import { type Play, pick, type Seat, say, shuffle } from '@holotape/kernel';
import { cardsNumbered, questCard } from '../content.ts';
import type { AdventureTable } from '../state.ts';
import type { EncounterBack } from '../words.ts';
import { carryOut } from './results.ts';

/** Takes a card out of the library; the card of the encounter being played can be fetched too. FB-LIB-2, FB-RULING-37 */
function fetch(table: AdventureTable, card: string): boolean {
  const { library, encounter } = table.state;
  const at = library.indexOf(card);
  if (at >= 0) library.splice(at, 1);
  else if (encounter?.card === card && encounter.goes === 'bottom')
    encounter.goes = 'elsewhere'; // FB-RES-3
  else return false;
  return true;
}

/** Of several cards that bear a number one is used, by chance; the others stay in the library. NC-RULES-1, FB-RULING-67 */
function* oneNumbered(table: AdventureTable, number: string): Play<string> {
  const copies = cardsNumbered(table.content, number).filter((card) => table.state.library.includes(card));
  if (copies.length < 2) return copies[0] ?? number;
  return copies[yield* pick(table, 'library.copy', copies.length, { rule: 'NC-RULES-1' })]!;
}

/** Shuffled unseen with as many cards from the top as there are players. FB-RES-3, FB-RES-4, FB-RULING-36 */
export function* add(table: AdventureTable, number: string): Play {
  const card = yield* oneNumbered(table, number);
  if (!fetch(table, card)) return say(table, 'library.missing', { card }, 'FB-RULING-37');
  yield* shuffleIn(table, card);
}

export function* shuffleIn(table: AdventureTable, card: string): Play {
  const { state, content } = table;
  const deck = state.decks[content.cards.get(card)!.back as EncounterBack];
  const top = deck.splice(Math.max(0, deck.length - state.survivors.length)); // FB-RES-3, FB-RULING-11
  top.push(card);
  yield* shuffle(table, 'library.add', top, { rule: 'FB-RES-3' });
  deck.push(...top);
  say(table, 'library.added', { number: card, back: content.cards.get(card)!.back }, 'FB-RES-3');
}

/** Faceup into the play area; its top section is carried out at once. FB-RES-5, FB-QUEST-9 */
export function* stage(table: AdventureTable, seat: Seat, number: string): Play {
  const card = yield* oneNumbered(table, number);
  if (!fetch(table, card)) return say(table, 'library.missing', { card }, 'FB-RULING-37');
  const { intro, objectives, staged } = questCard(table.content, card);
  table.state.quests.push({ card, counters: Array(objectives.length + 1).fill(0) }); // FB-QUEST-6
  notice(table, card);
  say(table, 'quest.staged', { quest: card }, 'FB-RES-5');
  say(table, 'text', { text: intro }, 'FB-RES-5');
  yield* carryOut(table, { seat, card }, staged);
}

/** Everybody has read this now: a card, or what one of its objectives or options brings. */
export function notice({ state }: AdventureTable, id: string): void {
  if (!state.seen.includes(id)) state.seen.push(id);
}

/** Out of the game, with its markers. FB-RES-14, FB-QUEST-14 */
export function trash(table: AdventureTable, card: string): void {
  const { state } = table;
  if (state.encounter?.card === card) {
    if (state.encounter.goes === 'bottom') state.encounter.goes = 'trash';
    return;
  }
  const at = state.quests.findIndex((quest) => quest.card === card);
  if (at < 0) return;
  state.quests.splice(at, 1);
  state.markers = state.markers.filter((marker) => marker.card !== card);
  state.capsOnMap = state.capsOnMap.filter((cap) => cap.card !== card);
  state.trashed.push(card);
  say(table, 'quest.trashed', { quest: card }, 'FB-RES-14');
}
