/** Whose life the battle is about. */
import type { Battle } from '../../battle.ts';
import { leaderUnit } from '../../queries/leaders.ts';
import { modelsOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';

export const DEFENDERS = 0;

/** The player's Leader on the table; of a force that a house rule lets come without one, everybody. SC-HEAD-1 */
export function headsOf(battle: Battle): Model[] {
  const led = leaderUnit(battle, DEFENDERS);
  return modelsOf(battle, DEFENDERS).filter(({ unit }) => led === undefined || unit === led.id);
}
