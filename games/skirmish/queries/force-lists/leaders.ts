/** Which Leader cards a unit may have. */
import type { SkirmishContent } from '../../battle.ts';

/** Robots and creatures are led by somebody who controls them. WW-FACTION-3 */
export const isLedItself = (content: SkirmishContent, unit: string): boolean =>
  ['robots', 'creatures'].includes(content.units.get(unit)!.faction);

export function mayHaveLeader(content: SkirmishContent, unit: string, leader: string): boolean {
  const card = content.units.get(unit)!;
  const { faction, never, only } = content.leaders.get(leader)!;
  if (faction !== undefined && card.faction !== faction) return false; // WW-LEADER-3
  if (never?.includes(card.type) || only?.includes(card.type) === false) return false; // WW-CARD-1
  return (card['as-leader']?.leader ?? leader) === leader; // CH-RULING-127
}
