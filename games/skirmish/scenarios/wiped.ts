/** The side that was wiped out first, for battles that go on after it. SC-RULING-4, SC-RULING-6 */
import type { Battle, BattleTable } from '../battle.ts';
import { NOBODY } from '../queries/nobody.ts';
import { tallyOf } from '../queries/scenario.ts';
import { modelsOf, seatOf } from '../queries/units.ts';
import { addToTally } from '../rules/round/moments.ts';
import type { Model } from '../state.ts';

/** In the tally the first side is 1, to be told apart from nobody. */
const WIPED = 'wiped';

export function noteWiped(table: BattleTable, model: Model): void {
  const seat = seatOf(table, model);
  if (seat === NOBODY) return; // Whom the wasteland has sent is no side. SC-RULING-4
  if (modelsOf(table, seat).length === 0 && tallyOf(table, WIPED) === 0) addToTally(table, WIPED, seat + 1);
}

/** Who has wiped the other side out. */
export function wipedBy(battle: Battle): number | undefined {
  const wiped = tallyOf(battle, WIPED);
  // Battles that were begun before may have noted nobody's side.
  return wiped === 0 || wiped > NOBODY ? undefined : 1 - (wiped - 1);
}
