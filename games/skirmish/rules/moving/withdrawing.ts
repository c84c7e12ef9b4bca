/** Withdrawing: leaving contact gives the enemies that are left behind a free attack. */
import { choose, option, type Play, say, within } from '@holotape/kernel';
import { distance, type Point, TOLERANCE } from '../../geometry/index.ts';
import { actBy, actOf, during } from '../../queries/acting.ts';
import { engagedWith } from '../../queries/engagement.ts';
import { baseOf, seatOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';
import { grips, strikeWith } from '../attacking/close-combat.ts';
import { has } from '../harm/conditions.ts';
import { byItself } from '../round/nobody.ts';

/** Enemies with which contact is lost at any moment of the path. WW-WITHDRAW-5, WW-RULING-42 */
export function leftBehind(battle: Battle, model: Model, path: readonly Point[]): Model[] {
  const { r } = baseOf(battle, model);
  return engagedWith(battle, model).filter((foe) => {
    const contact = r + baseOf(battle, foe).r + TOLERANCE;
    // On a straight line between two points in contact nothing is farther off than they are.
    return path.some((point) => distance(point, foe) > contact);
  });
}

/** Of those, the ones with nobody else to fight and their wits about them. WW-WITHDRAW-2, WW-WITHDRAW-6 */
export const freeAttackers = (battle: Battle, model: Model, path: readonly Point[]): Model[] =>
  leftBehind(battle, model, path).filter(
    (foe) => engagedWith(battle, foe).length === 1 && !has(foe, 'stunned') && grips(battle, foe).length > 0,
  );

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
