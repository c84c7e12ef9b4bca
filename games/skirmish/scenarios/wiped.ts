/** The side that was wiped out first, for battles that go on after it. SC-RULING-4, SC-RULING-6 */
import type { Battle, BattleTable } from '../battle.ts';
import { tallyOf } from '../queries/scenario.ts';
import { modelsOf, seatOf } from '../queries/units.ts';
import { addToTally } from '../rules/round/moments.ts';
import type { Model } from '../state.ts';

/** In the tally the first side is 1, to be told apart from nobody. */
const WIPED = 'wiped';

export function noteWiped(table: BattleTable, model: Model): void {
  const seat = seatOf(table, model);
  if (modelsOf(table, seat).length === 0 && tallyOf(table, WIPED) === 0) addToTally(table, WIPED, seat + 1);
}

/** Who has wiped the other side out. */
export function wipedBy(battle: Battle): number | undefined {
  const wiped = tallyOf(battle, WIPED);
  return wiped === 0 ? undefined : 1 - (wiped - 1);
}
