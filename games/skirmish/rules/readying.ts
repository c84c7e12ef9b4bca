/** Units that make a friend Ready when they are Used. */
import { choose, option, type Play, say } from '@holotape/kernel';
import { withinReach } from '../geometry/index.ts';
import type { BattleTable, Model } from '../state.ts';
import { ownAbilities } from './abilities.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, modelById, modelsOf, seatOf } from './units.ts';

/** One Unready friend near enough. WW-ROUND-3 */
export function* maybeMakeReady(table: BattleTable, model: Model): Play {
  for (const { gives } of ownAbilities(table, model, 'readies')) {
    const range = lengthOf(table.content, gives.readies);
    const near = modelsOf(table, seatOf(table, model)).filter(
      (other) =>
        other !== model &&
        other.readiness === 'unready' &&
        withinReach(baseOf(table, model), baseOf(table, other), range, model.height - other.height),
    );
    if (near.length === 0) continue;
    const id = yield* choose(
      table,
      seatOf(table, model),
      'use.ready',
      () => [...near.map((other) => option(other.id)), option('nobody')],
      { rule: 'WW-ROUND-3', about: { model: model.id } },
    );
    if (id === 'nobody') continue;
    modelById(table, id).readiness = 'ready';
    say(table, 'ready', { model: id }, 'WW-ROUND-3');
  }
}
