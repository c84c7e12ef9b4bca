/** From one house to the next, and from one battle to the next. CH-BUILD-1 */
import type { Play } from '@holotape/kernel';
import type { CampaignTable } from '../campaign.ts';
import { houseOf, settlementOf } from '../queries/houses.ts';
import { worthOfHouse } from '../queries/seasons.ts';
import { makeDecks } from './decks.ts';
import { carryOut } from './explore-effects.ts';

/** The house is done with its cards and its Leader: it uses its Settlement once. CH-BUILD-1 */
export function* beginPhase(table: CampaignTable): Play {
  const { state, content } = table;
  const seat = state.turn;
  const house = houseOf(table, seat);
  if (house.settlement === null) return endPhase(table);
  const settlement = settlementOf(table, seat);
  for (const built of settlement.structures) {
    built.used = 0; // CH-DRAW-4
    built.uses = 1;
    built.mended = false;
    built.dark = settlement.dims.includes(built.id);
  }
  for (const member of house.members) member.learned = false; // CH-ADPERK-2
  const later = settlement.later;
  settlement.dims = [];
  settlement.drawMore = 0;
  settlement.later = [];
  state.drawn = false;
  state.stage = 'build';
  yield* makeDecks(table); // CH-DRAW-5
  for (const id of later) {
    const card = content.explore.get(id)!;
    const end = { isBack: false, isAnother: false };
    for (const effect of card.later) yield* carryOut(table, seat, card, effect, end);
  }
}

/** The next house that has fought, or the next battle. */
export function endPhase(table: CampaignTable): void {
  const { state } = table;
  const house = houseOf(table, state.turn);
  house.due = false;
  house.growth.push({
    battle: state.battles.length,
    caps: house.caps,
    structures: house.settlement?.structures.length ?? 0,
    worth: worthOfHouse(table, state.turn),
  });
  state.decks = { items: [], boosts: [], explore: [] };
  const next = state.houses.findIndex(({ due }) => due);
  state.turn = Math.max(0, next);
  state.stage = next < 0 ? 'matching' : 'after';
}
