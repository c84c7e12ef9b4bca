/** What tests of agendas and of factions begin with. */
import { influenceOf } from '../../queries/influence.ts';
import { type adventure, staged, survivor, topEncounter } from './adventure.ts';
import type { State } from './beginnings.ts';

export const influence = (t: ReturnType<typeof adventure>, seat = 0) => influenceOf(t.session.position, seat);

/** Ann completes a quest that moves star 1 on and shield 1 back. */
export const POWER = 'quest:005:2';

export const powerful = (state: State) => {
  staged(state, '005');
  state.quests.at(-1)!.counters[2] = 2;
  state.uniqueDeck = [];
};

/** Ann draws two agendas (after three loot and an asset, of which there are none). */
export const drawing = (state: State) => {
  survivor(state).space = 'town.e';
  topEncounter(state, 'S01');
  state.lootDeck = [];
  state.assetDeck = [];
};

/** Leaves only these cards in the agenda deck, the first on top; all others are discarded. */
export const lastAgendas = (state: State, ...cards: string[]) => {
  state.agendaDiscard = state.agendaDeck.filter((card) => !cards.includes(card));
  state.agendaDeck = cards.toReversed();
};
