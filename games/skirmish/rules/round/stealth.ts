/** Stealth: the test of PER before an attack, a Charge or a Reaction. */
import { type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { isFelt, stealthTest } from '../../queries/stealth.ts';
import { modelById } from '../../queries/units.ts';
import type { Act, Model } from '../../state.ts';
import { ownTest } from './own-tests.ts';

/** Whether a model makes out another, which it need not test if that hides from nobody. WW-RULING-99 */
export function* spots(table: BattleTable, by: Model, target: Model | undefined): Play<boolean> {
  const test = stealthTest(table, by, target);
  if (test === undefined) return true;
  const { success } = yield* ownTest(table, by, 'stealth.roll', test.value, test.more);
  say(table, success ? 'spotted' : 'unspotted', { model: by.id, target: target!.id }, 'WW-RULING-99');
  return success;
}

/** Those of them who notice what somebody did who is hard to notice. WW-RULING-99 */
export function* whoNotices(table: BattleTable, act: Act, able: readonly Model[]): Play<Model[]> {
  const found: Model[] = [];
  for (const model of able)
    if (isFelt(act, model) || (yield* spots(table, model, modelById(table, act.model)))) found.push(model);
  return found;
}
