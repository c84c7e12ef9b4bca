/** Withdrawing: leaving contact gives the enemies that are left behind a free attack. */
import { choose, option, type Play, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Point } from '../../geometry/index.ts';
import { auraAbilities } from '../../queries/abilities.ts';
import { actBy, actOf } from '../../queries/acting.ts';
import { grips } from '../../queries/close-combat.ts';
import { has } from '../../queries/conditions.ts';
import { isSpent } from '../../queries/lasting.ts';
import { winner } from '../../queries/skill-tests.ts';
import { seatOf } from '../../queries/units.ts';
import { entanglers, freeAttackers } from '../../queries/withdrawing.ts';
import type { Act, Model } from '../../state.ts';
import { strikeWith } from '../attacking/close-combat.ts';
import { maybeBoost } from '../boosts/playing.ts';
import { during } from '../round/acting.ts';
import { spend } from '../round/lasting.ts';
import { byItself } from '../round/nobody.ts';
import { attributeTest } from '../round/own-tests.ts';

/** Between commitment and movement, where everybody stands. WW-WITHDRAW-4. True if the model can still go. */
export function* withdraw(table: BattleTable, model: Model, path: readonly Point[]): Play<boolean> {
  const act = actBy(table, model)!;
  const { escapes } = act;
  if (yield* maybeSlipAway(table, model, path)) return true; // WW-LEADER-5
  if (yield* boostAway(table, model, path)) return true; // CH-BOOST-4
  const freed: Model[] = [];
  for (const foe of entanglers(table, model, path)) {
    const won = yield* maybeEntangle(table, foe, model);
    if (won === 'starter') return giveBack(table, model, act);
    if (won === 'other') freed.push(foe);
  }
  for (const foe of freeAttackers(table, model, path)) {
    if (isStopped(model)) break;
    if (foe.id === escapes || freed.includes(foe)) continue; // WW-BCRY-11, WW-CARD-1
    yield* within(table, 'free attack', byItself(freeAttack(table, foe, model)));
  }
  return !isStopped(model);
}

/** An opposed test of AGI, if the enemy would rather hold on than strike. WW-CARD-1, WW-OPP-2, WW-OPP-5 */
function* maybeEntangle(table: BattleTable, foe: Model, model: Model): Play<ReturnType<typeof winner>> {
  const answer = yield* choose(
    table,
    seatOf(table, foe),
    'withdraw.entangle',
    () => [option('entangle'), option('none')],
    { rule: 'WW-CARD-1', about: { model: foe.id, target: model.id } },
  );
  if (answer === 'none') return undefined;
  spend(table, foe, 'entangles', 'activation');
  const held = yield* attributeTest(table, foe, 'withdraw.test', 'AGI');
  const slipped = yield* attributeTest(table, model, 'withdraw.test', 'AGI');
  const won = winner(held, slipped);
  if (won !== undefined)
    say(table, won === 'starter' ? 'entangled' : 'slipped', { model: model.id, by: foe.id }, 'WW-CARD-1');
  return won;
}

/** It stays, and may do something else with the Action. WW-CARD-1 */
function giveBack({ state: { activation } }: BattleTable, model: Model, { how }: Act): false {
  if (activation?.model === model.id && how === 'action') activation.left += 1;
  if (activation?.model === model.id && how === 'quick') {
    activation.points += 1;
    activation.icons.pop();
  }
  return false;
}

/** Once per round somebody in the aura leaves without free attacks. WW-LEADER-5 */
function* maybeSlipAway(table: BattleTable, model: Model, path: readonly Point[]): Play<boolean> {
  const given = auraAbilities(table, model, 'slips-away').find(({ owner }) => !isSpent(table, owner, 'slips-away'));
  if (given === undefined || freeAttackers(table, model, path).length === 0) return false;
  const answer = yield* choose(table, seatOf(table, model), 'withdraw.slip', () => [option('slip'), option('none')], {
    rule: 'WW-LEADER-5',
    about: { model: model.id },
  });
  if (answer === 'none') return false;
  spend(table, given.owner, 'slips-away', 'round');
  say(table, 'slips-away', { model: model.id }, 'WW-LEADER-5');
  return true;
}

/** Nobody strikes at whoever has drawn their eyes elsewhere. CH-BOOST-4 */
function* boostAway(table: BattleTable, model: Model, path: readonly Point[]): Play<boolean> {
  if (freeAttackers(table, model, path).length === 0) return false;
  return (yield* maybeBoost(table, seatOf(table, model), 'leaving', ['leave'], { model: model.id })) !== undefined;
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
  if (answer === 'none') return; // WW-WITHDRAW-2
  say(table, 'free-attack', { model: foe.id, target: target.id }, 'WW-WITHDRAW-2');
  const grip = all.find(({ id }) => id === answer)!;
  yield* during(table, actOf(foe, 'strike', 'free'), strikeWith(table, foe, grip, target));
}
