/** Factions: of a player, and of units that have none of their own. */
import type { SkirmishContent, Unit } from '../content.ts';
import type { Battle, Model } from '../state.ts';
import { leaderUnit } from './leaders.ts';
import { cardOf, seatOf } from './units.ts';

/** Units that belong to whoever leads them. WW-FACTION-2, WW-FACTION-8 */
const isNeutral = ({ faction, type }: Unit): boolean =>
  type === 'dog' || faction === 'robots' || faction === 'creatures';

/** The faction of a player is that of the Leader; without one there is none. WW-FACTION-1 */
export function playerFaction(battle: Battle, seat: number): string | undefined {
  const leader = leaderUnit(battle, seat);
  return leader && (battle.content as SkirmishContent).units.get(leader.card)!.faction;
}

/** WW-FACTION-2, WW-FACTION-4, WW-FACTION-8 */
export function factionOf(battle: Battle, model: Model): string {
  const card = cardOf(battle, model);
  return isNeutral(card) ? (playerFaction(battle, seatOf(battle, model)) ?? card.faction) : card.faction;
}
