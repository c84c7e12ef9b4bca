/** Going along a path, through whatever lies in wait there. */
import type { Play } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Point } from '../../geometry/index.ts';
import { untilContact } from '../../queries/contact-on-the-way.ts';
import { minesOnTheWay } from '../../queries/mines.ts';
import type { Model } from '../../state.ts';
import { explode, treadsLightly } from '../attacking/mines.ts';
import { passes } from '../round/acting.ts';
import { passed } from '../round/moments.ts';

/** Goes along a path, and pauses where it sets off a mine. True if the model comes to its end. WW-MINE-7 */
export function* travel(table: BattleTable, model: Model, whole: readonly Point[]): Play<boolean> {
  const points = untilContact(table, model, whole);
  passes(table, model, points.slice(1)); // WW-RULING-64
  for (const { mine, at } of minesOnTheWay(table, model, points)) {
    // An earlier blast may have set this one aside.
    if (!table.state.mines.includes(mine)) continue;
    Object.assign(model, at);
    if (yield* treadsLightly(table, model, mine)) continue;
    yield* explode(table, mine, model);
    if (model.gone !== null) return false;
  }
  const { x, y } = points.at(-1)!;
  Object.assign(model, { x, y });
  passed(table, model, points); // SC-POLICE-1
  return model.gone === null;
}
