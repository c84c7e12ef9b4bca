/** Action Points are gained in a model's own activation. */
import { say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { isQuick } from '../../queries/quick-actions.ts';
import { actionPointsOf, type SkillTest } from '../../queries/skill-tests.ts';
import type { Model } from '../../state.ts';

/** Nothing is gained outside the model's own activation, or in a Quick Action. WW-AP-1, WW-QUICK-4 */
export function gainPoints(table: BattleTable, model: Model, points: number, rule: string): void {
  const { activation } = table.state;
  if (points === 0 || activation?.model !== model.id || isQuick(table, model)) return;
  activation.points += points;
  say(table, 'points', { model: model.id, points }, rule);
}

/** Icons on the Skill Die, in success and failure. WW-TEST-11 */
export const pointsFrom = (table: BattleTable, model: Model, test: SkillTest): void =>
  gainPoints(table, model, actionPointsOf(test), 'WW-AP-1');
