/** Withdrawing: leaving contact gives the enemies that are left behind a free attack. */
import { choose, option, type Play, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Point } from '../../geometry/index.ts';
import { actBy, actOf } from '../../queries/acting.ts';
import { grips } from '../../queries/close-combat.ts';
import { has } from '../../queries/conditions.ts';
import { seatOf } from '../../queries/units.ts';
import { freeAttackers } from '../../queries/withdrawing.ts';
import type { Model } from '../../state.ts';
import { strikeWith } from '../attacking/close-combat.ts';
import { during } from '../round/acting.ts';
import { byItself } from '../round/nobody.ts';

/** Between commitment and movement, where everybody stands. WW-WITHDRAW-4. True if the model can still go. */
export function* withdraw(table: BattleTable, model: Model, path: readonly Point[]): Play<boolean> {
  const { escapes } = actBy(table, model)!;
  for (const foe of freeAttackers(table, model, path)) {
    if (isStopped(model)) break;
    if (foe.id === escapes) continue; // WW-BCRY-11
    yield* within(table, 'free attack', byItself(freeAttack(table, foe, model)));
  }
  return !isStopped(model);
}

/** WW-RULING-41 */
const isStopped = (model: Model): boolean => model.gone !== null || has(model, 'stunned');

/** A Quick Action in nobody's activation. WW-WITHDRAW-3, WW-RULING-43, WW-RULING-89 */
function* freeAttack(table: BattleTable, foe: Model, target: Model): Play {
  const all = grips(table, foe);
  const answer = yield* choose(
    table,
    seatOf(table, foe),
    'withdraw.attack',
    () => [...all.map(({ id }) => option(id)), option('none')],
    { rule: 'WW-WITHDRAW-2', about: { model: foe.id, target: target.id } },
  );
  if (answer === 'none') return;
  say(table, 'free-attack', { model: foe.id, target: target.id }, 'WW-WITHDRAW-2');
  const grip = all.find(({ id }) => id === answer)!;
  yield* during(table, actOf(foe, 'strike', 'free'), strikeWith(table, foe, grip, target));
}
