/** What a player may know: everything on the table; of the decks only how many cards they hold. SH-RULING-12 */
import { type Random, type Seat, shuffleBy, type Viewer } from '@holotape/kernel';
import type { VaultContent } from './content.ts';
import type { Vault, VaultState } from './state.ts';

/**
 * What everybody sees somebody being asked: all of it, for everything lies open. Only what is asked about rooms that one
 * player looks at stays with that player, for it tells what they have seen.
 */
export const PUBLIC_ASKS: ReadonlySet<string> = new Set([
  'turn',
  'turn.again',
  'turn.after',
  'window',
  'place.dweller',
  'pay.any',
  'pay.item',
  'gain.any',
  'gain.item',
  'ready.item',
  'exchange',
  'build.pay',
  'build.spare',
  'build.room',
  'build.place',
  'income',
  'train.which',
  'train.letter',
  'fight.item',
  'item.heal',
  'item.gain-more',
  'item.train',
  'item.train-which',
  'item.turn-die',
  'item.discard-spawn',
  'item.stay-unhurt',
  'item.more-income',
]);

type Hidden = 'itemDeck' | 'roomDeck' | 'threatDeck';

export interface VaultView extends Omit<VaultState, Hidden | 'looking'> {
  readonly itemsLeft: number;
  readonly roomsLeft: number;
  readonly threatsLeft: number;
  /** Rooms this viewer, and nobody else, is looking at. */
  readonly looking: readonly string[] | null;
}

export function view({ state }: Vault, viewer: Viewer): VaultView {
  const { phase, round, turn, first, players, levels, itemTrack, itemDiscard, roomTrack, roomDiscard, roomAside } =
    state;
  return {
    phase,
    round,
    turn,
    first,
    players,
    levels,
    itemTrack,
    itemDiscard,
    roomTrack,
    roomDiscard,
    roomAside,
    threatDiscard: state.threatDiscard,
    threatsOut: state.threatsOut,
    itemsLeft: state.itemDeck.length,
    // Cards being looked at are still part of the deck for everyone else.
    roomsLeft: state.roomDeck.length + (state.looking?.rooms.length ?? 0),
    threatsLeft: state.threatDeck.length,
    looking: state.looking !== null && state.looking.seat === viewer ? state.looking.rooms : null,
  };
}

/** The position as far as a viewer knows it: the decks are empty. Good for every question about what lies open. */
export function openPosition(view: VaultView, content: VaultContent): Vault {
  return { state: { ...view, itemDeck: [], roomDeck: [], threatDeck: [], looking: null }, content };
}

/** Puts a pile into an order that depends on `random` alone, and not on the order it had. */
function shuffleAnew(random: Random, pile: string[], printed: Iterable<string>): void {
  const held = new Set(pile);
  let at = 0;
  for (const id of printed) if (held.has(id)) pile[at++] = id;
  shuffleBy(random, pile);
}

/** Another order of everything the seat cannot see. */
export function resample({ state, content }: Vault, seat: Seat, random: Random): void {
  shuffleAnew(random, state.itemDeck, content.items.keys());
  shuffleAnew(random, state.threatDeck, content.threats.keys());
  if (state.looking === null || state.looking.seat === seat) {
    shuffleAnew(random, state.roomDeck, content.rooms.keys());
    return;
  }
  const { rooms } = state.looking;
  const unseen = [...state.roomDeck, ...rooms];
  shuffleAnew(random, unseen, content.rooms.keys());
  rooms.splice(0, rooms.length, ...unseen.splice(0, rooms.length));
  state.roomDeck.splice(0, state.roomDeck.length, ...unseen);
}
