// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import { shareList } from '@holotape/kernel';
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

function shareCardsStatePlayers(was: CardsState['players'][number], is: CardsState['players'][number]): CardsState['players'][number] {
  const part0 = shareList(was.hand, is.hand);
  if (part0 === was.hand && is.caps === was.caps && is.luck === was.luck && is.fame === was.fame) return was;
  return {
    hand: part0,
    caps: is.caps,
    luck: is.luck,
    fame: is.fame,
  };
}

function shareCardsStatePlayersList(was: CardsState['players'], is: CardsState['players']): CardsState['players'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareCardsStatePlayers(was[i]!, is[i]!) : copyCardsStatePlayers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

export function shareCardsState(was: CardsState, is: CardsState): CardsState {
  const part3 = shareList(was.deck, is.deck);
  const part4 = shareList(was.discard, is.discard);
  const part5 = shareList(was.angry, is.angry);
  const part6 = shareCardsStatePlayersList(was.players, is.players);
  if (is.phase === was.phase && is.round === was.round && is.turn === was.turn && part3 === was.deck && part4 === was.discard && part5 === was.angry && part6 === was.players) return was;
  return {
    phase: is.phase,
    round: is.round,
    turn: is.turn,
    deck: part3,
    discard: part4,
    angry: part5,
    players: part6,
  };
}
