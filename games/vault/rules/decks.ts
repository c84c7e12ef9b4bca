/** Decks, discard piles and tracks. The top of a deck is the end of its list. */
import { type Play, reveal, say, shuffle } from '@holotape/kernel';
import { TRACK_CARDS } from '../printed/icons.ts';
import type { VaultTable } from '../state.ts';

/** Turns the top card of a deck; an empty deck is made anew from its discard pile. SH-ITEM-6, SH-BUILD-6 */
function* draw(table: VaultTable, of: 'item' | 'room'): Play<string | undefined> {
  const { state } = table;
  const [deck, discard] = of === 'item' ? [state.itemDeck, state.itemDiscard] : [state.roomDeck, state.roomDiscard];
  if (deck.length === 0 && discard.length > 0) {
    deck.push(...discard.splice(0));
    yield* shuffle(table, `deck.${of}s`, deck);
    say(table, 'deck.reshuffled', { deck: of }, of === 'item' ? 'SH-ITEM-6' : 'SH-BUILD-6');
  }
  const card = deck.pop(); // SH-ITEM-1, SH-BUILD-1
  if (card !== undefined) reveal(table);
  return card;
}

/** Takes the card at `at` out of a track and fills the gap; with nothing left to draw the track stays short. */
export function* takeFromTrack(table: VaultTable, of: 'item' | 'room', at: number): Play {
  const track = of === 'item' ? table.state.itemTrack : table.state.roomTrack;
  track.splice(at, 1);
  const card = yield* draw(table, of);
  if (card !== undefined) track.splice(at, 0, card);
}

/** Discards a track and turns up new cards. A room already paid for lies aside and is not touched. SH-BUILD-5, SH-RULING-11 */
export function* refreshTrack(table: VaultTable, of: 'item' | 'room'): Play {
  const { state } = table;
  if (of === 'item') state.itemDiscard.push(...state.itemTrack.splice(0));
  else state.roomDiscard.push(...state.roomTrack.splice(0));
  yield* fillTrack(table, of);
  say(table, 'track.refreshed', { deck: of }, 'SH-BUILD-5');
}

/** Turns up cards until the track is full. */
export function* fillTrack(table: VaultTable, of: 'item' | 'room'): Play {
  const { state } = table;
  const track = of === 'item' ? state.itemTrack : state.roomTrack;
  const full = of === 'room' && state.roomAside !== null ? TRACK_CARDS - 1 : TRACK_CARDS;
  while (track.length < full) {
    const card = yield* draw(table, of);
    if (card === undefined) return;
    track.push(card);
  }
}
