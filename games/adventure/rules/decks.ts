/** FB-LIMIT, FB-CARDS: decks and discard piles of loot, assets, unique assets and enemies. The top of a deck is the end of its list. */
import { type Play, pick, reveal, say, shuffle } from '@holotape/kernel';
import type { AdventureTable } from '../state.ts';
import type { EnemyType } from '../words.ts';
import { dropModification } from './together/modifications.ts';

const takeOut = (pile: string[], card: string): void => {
  pile.splice(pile.indexOf(card), 1);
};

/** With the last card the deck is made anew from its own discards, and from nothing else. FB-LIMIT-3, FB-RULING-72 */
export function* drawFrom(table: AdventureTable, of: 'loot' | 'asset'): Play<string | undefined> {
  const { state } = table;
  const [deck, discard] = of === 'loot' ? [state.lootDeck, state.lootDiscard] : [state.assetDeck, state.assetDiscard];
  yield* remakeDeck(table, of, deck, discard); // what was discarded since there was nothing to make it of
  const card = deck.pop(); // FB-CARDS-3
  if (card === undefined) {
    say(table, 'deck.empty', { deck: of }, 'FB-RULING-72');
    return undefined;
  }
  reveal(table);
  yield* remakeDeck(table, of, deck, discard);
  return card;
}

function* remakeDeck(table: AdventureTable, of: 'loot' | 'asset', deck: string[], discard: string[]): Play {
  if (deck.length > 0 || discard.length === 0) return;
  deck.push(...discard.splice(0));
  yield* shuffle(table, `deck.${of}`, deck, { rule: 'FB-LIMIT-3' });
  say(table, 'deck.reshuffled', { deck: of }, 'FB-LIMIT-3');
}

/** A random token of a type; none when stack and discards are empty. FB-LIMIT-4, FB-RULING-22 */
export function* drawToken(table: AdventureTable, type: EnemyType): Play<string | undefined> {
  const { stack } = table.state.stacks[type];
  yield* remakeStack(table, type);
  const token = stack.pop();
  if (token === undefined) say(table, 'enemy.none', { type }, 'FB-RULING-22');
  yield* remakeStack(table, type);
  return token;
}

function* remakeStack(table: AdventureTable, type: EnemyType): Play {
  const { stack, discard } = table.state.stacks[type];
  if (stack.length > 0 || discard.length === 0) return;
  stack.push(...discard.splice(0));
  yield* shuffle(table, 'deck.enemies', stack, { rule: 'FB-LIMIT-4', about: { type } });
}

/** The named unique asset; a random one if none is named or it is not in its deck; none if the deck is empty. FB-RES-12 */
export function* takeUnique(table: AdventureTable, wanted: string | undefined): Play<string | undefined> {
  const { uniqueDeck } = table.state;
  const named = uniqueDeck.find((card) => table.content.items.get(card)!.id === wanted);
  if (named !== undefined) {
    takeOut(uniqueDeck, named);
    return named;
  }
  if (uniqueDeck.length === 0) return undefined;
  const [card] = uniqueDeck.splice(yield* pick(table, 'unique.random', uniqueDeck.length, { rule: 'FB-RES-12' }), 1);
  return card;
}

/** Every card goes to the pile of its own kind. FB-ITEM-7, FB-CARDS-7, FB-RULING-45 */
export function discardItem(table: AdventureTable, card: string): void {
  const { state, content } = table;
  const piles = {
    asset: state.assetDiscard,
    loot: state.lootDiscard,
    unique: state.uniqueDiscard,
    character: state.gone,
  };
  piles[content.items.get(card)!.deck].push(card);
  dropModification(table, card); // AB-MOD-6
}
