/** What each scenario makes worth striving for, for bots: in points, of which one is about a point of damage. */
import type { Seat } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { specialRules } from '../queries/scenario.ts';
import type { Model } from '../state.ts';

/** What a side has reached and is near to, as far as the viewer knows. */
export const aimOf = (battle: Battle, seat: Seat, viewer: Seat): number =>
  specialRules(battle).aim?.(battle, seat, viewer) ?? 0;

/** Whoever strives for nothing, or for nothing any more, looks for a fight instead of a place to hide. */
export function looksForAFight(battle: Battle, seat: Seat): boolean {
  const { aim, isOutOfReach } = specialRules(battle);
  return aim === undefined || (isOutOfReach?.(battle, seat) ?? false);
}

/** Models on whose life the scenario hangs. */
export const isVital = (battle: Battle, model: Model): boolean =>
  specialRules(battle).isVital?.(battle, model) ?? false;
