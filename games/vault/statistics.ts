/** What simulations count in the vault: how long games are, how they end, and which cards players had. */
import type { Statistics } from '@holotape/kernel';
import { levelOf } from './queries/spaces.ts';
import type { Vault } from './state.ts';

export function statistics({ state }: Vault): Statistics {
  return {
    rounds: state.round,
    // Both can happen in one round; the threats then end it first. SH-END-1
    ending: state.threatsOut ? 'threats out' : 'sixth room',
    cards: {
      rooms: state.players.map((_, seat) => levelOf(state, seat).rooms.filter((room) => room !== null)),
      items: state.players.map(({ items }) => items.map(({ id }) => id)),
    },
  };
}
