/** The three decks of a phase, and cards drawn from them until one of a type appears. CH-DRAW-5, CH-DRAW-6 */
import { choose, option, type Play, reveal, type Seat, say, shuffle } from '@holotape/kernel';
import type { ItemType } from '../../printed/structures.ts';
import type { CampaignTable } from '../campaign.ts';
import { boostDeck, exploreDeck, isOfType, isOfUse, itemDeck } from '../queries/cards.ts';
import { houseOf } from '../queries/houses.ts';
import type { Drawing } from '../state.ts';

/** CH-DRAW-5 */
export function* makeDecks(table: CampaignTable): Play {
  const { state, content } = table;
  state.decks = { items: itemDeck(content), boosts: boostDeck(content), explore: exploreDeck(content) };
  yield* shuffle(table, 'deck.items', state.decks.items);
  yield* shuffle(table, 'deck.boosts', state.decks.boosts);
  yield* shuffle(table, 'deck.explore', state.decks.explore);
}

/** Whether a card is one of those that are drawn. CH-DRAW-6 */
export function isWanted(
  table: CampaignTable,
  seat: Seat,
  { of, types }: Pick<Drawing, 'of' | 'types'>,
  id: string,
): boolean {
  return of === 'items'
    ? types.some((type) => isOfType(table, seat, id, type as ItemType))
    : types.includes(table.content.boosts.get(id)!.type);
}

/** Whether it is medical, and nobody of the house could use it. CH-STRUCT-35 */
const isUseless = (table: CampaignTable, seat: Seat, { types }: Drawing, id: string): boolean =>
  types.includes('medical') && !isOfUse(table, houseOf(table, seat), id);

/** So many cards of the types in progress; what is passed over lies aside. CH-DRAW-6 */
export function* drawOn(table: CampaignTable, seat: Seat, count: number): Play {
  const { state } = table;
  const drawing = state.drawing!;
  const deck = state.decks[drawing.of];
  const wanted = drawing.cards.length + count;
  reveal(table);
  while (drawing.cards.length < wanted) {
    const id = deck.pop();
    if (id === undefined) return;
    const isPassed =
      !isWanted(table, seat, drawing, id) ||
      (isUseless(table, seat, drawing, id) && (yield* passOver(table, seat, id)));
    (isPassed ? drawing.aside : drawing.cards).push(id);
  }
}

/** Medical cards that would be of no use may be ignored. CH-STRUCT-35 */
function* passOver(table: CampaignTable, seat: Seat, item: string): Play<boolean> {
  const answer = yield* choose(table, seat, 'draw.pass', () => [option('pass'), option('take')], {
    rule: 'CH-STRUCT-35',
    about: { item },
  });
  return answer === 'pass';
}

/** What was not kept is shuffled back, and brings no Caps. CH-RULING-53 */
export function* putBack(table: CampaignTable): Play {
  const { state } = table;
  const { of, cards, aside } = state.drawing!;
  const back = [...cards, ...aside];
  state.drawing = null;
  if (back.length === 0) return;
  const deck = state.decks[of];
  deck.push(...back);
  yield* shuffle(table, `deck.${of}`, deck);
}

/** A card goes into the pool, or into the hand for the next battle; only its owner reads which. CH-DRAW-3 */
export function keepCard(table: CampaignTable, seat: Seat, id: string, rule: string): void {
  const { pool } = houseOf(table, seat);
  const isBoost = table.content.boosts.has(id);
  (isBoost ? pool.boosts : pool.items).push(id);
  say(table, 'did.keep', { seat, card: id }, rule, [seat]);
}
