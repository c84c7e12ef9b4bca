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

export function copyCardsState(it: CardsState): CardsState {
  return {
    phase: it.phase,
    round: it.round,
    turn: it.turn,
    deck: it.deck.slice(),
    discard: it.discard.slice(),
    angry: it.angry.slice(),
    players: it.players.map(copyCardsStatePlayers),
  };
}
