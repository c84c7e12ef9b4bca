/** Actions in progress: what they leave for others to notice. */
import { type Play, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Point } from '../../geometry/index.ts';
import { actBy } from '../../queries/acting.ts';
import type { Act, Model } from '../../state.ts';

/** Plays a rule as part of an Action. */
export function* during<T>(table: BattleTable, act: Act, rule: Play<T>): Play<T> {
  table.state.acting.push(act);
  const result = yield* within(table, act.action, rule);
  table.state.acting.pop();
  return result;
}

/** Remembers where a moving model passes, for those who watch. WW-RULING-64 */
export function passes(table: BattleTable, model: Model, way: readonly Point[]): void {
  actBy(table, model)?.way.push(...way.map(({ x, y }) => ({ x, y, height: model.height })));
}

/** Remembers that an attack hit somebody. WW-TRIGGER-2 */
export function strikes(table: BattleTable, by: Model, target: Model, damage: number): void {
  actBy(table, by)?.hits.push({ model: target.id, hurt: damage > 0 });
}
