/** Factions: of a player, and of units that have none of their own. */
import type { Battle } from '../battle.ts';
import type { Unit } from '../content.ts';
import type { Model } from '../state.ts';
import { engagedWith } from './engagement.ts';
import { leaderUnit } from './leaders.ts';
import { cardOf, isFriendly, seatOf } from './units.ts';

/** Units that belong to whoever leads them. WW-FACTION-2, WW-FACTION-8 */
const isNeutral = ({ faction, type }: Unit): boolean =>
  type === 'dog' || faction === 'robots' || faction === 'creatures';

/** The faction of a player is that of the Leader; without one there is none. WW-FACTION-1 */
export function playerFaction(battle: Battle, seat: number): string | undefined {
  const leader = leaderUnit(battle, seat);
  return leader && battle.content.units.get(leader.card)!.faction;
}

/** What the force is that a model fights in: its player's faction, or that of the first unit that has one. WW-FACTION-1 */
export function forceFaction(battle: Battle, model: Model): string | undefined {
  const seat = seatOf(battle, model);
  const { units } = battle.content;
  const cards = battle.state.units.filter((unit) => unit.seat === seat).flatMap(({ card }) => units.get(card) ?? []);
  return playerFaction(battle, seat) ?? cards.find((card) => !isNeutral(card))?.faction;
}

/** Raiders charge whom they cannot see, if another Raider is already upon them. WW-FACTION-3 */
export const joinsIn = (battle: Battle, model: Model, foe: Model): boolean =>
  factionOf(battle, model) === 'raiders' &&
  engagedWith(battle, foe).some((other) => isFriendly(battle, model, other) && factionOf(battle, other) === 'raiders');

/** WW-FACTION-2, WW-FACTION-4, WW-FACTION-8 */
export function factionOf(battle: Battle, model: Model): string {
  const card = cardOf(battle, model);
  return isNeutral(card) ? (playerFaction(battle, seatOf(battle, model)) ?? card.faction) : card.faction;
}
