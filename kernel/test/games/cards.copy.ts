// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import type { CardsState } from './cards.state.ts';

function copyCardsStatePlayers(it: CardsState['players'][number]): CardsState['players'][number] {
  return {
    hand: it.hand.slice(),
    caps: it.caps,
    luck: it.luck,
    fame: it.fame,
  };
}

function copyCardsStatePlayersList(it: CardsState['players']): CardsState['players'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyCardsStatePlayers(copy[i]!);
  return copy;
}

export function copyCardsState(it: CardsState): CardsState {
  return {
    phase: it.phase,
    round: it.round,
    turn: it.turn,
    deck: it.deck.slice(),
    discard: it.discard.slice(),
    angry: it.angry.slice(),
    players: copyCardsStatePlayersList(it.players),
  };
}
