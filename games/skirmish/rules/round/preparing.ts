/** Prepare: a Reaction Marker for the opponent's turn. */
import { type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Model } from '../../state.ts';

/** WW-PREPARE-1 */
// biome-ignore lint/correctness/useYield: an Action is a rule, also where nothing is asked
export function* prepare(table: BattleTable, model: Model): Play {
  model.prepared = true;
  say(table, 'prepared', { model: model.id }, 'WW-PREPARE-1');
}

/** When it is activated, has reacted, or by a Remove Reaction effect. WW-PREPARE-4, WW-PREPARE-5, WW-REACT-9 */
export function removeReaction(table: BattleTable, model: Model, rule: string): void {
  if (!model.prepared) return;
  model.prepared = false;
  say(table, 'unprepared', { model: model.id }, rule);
}
