/** Units that make a friend Ready, and those that are made Ready besides another. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import { hasAbility, isInAura, ownAbilities } from '../../queries/abilities.ts';
import { canSee, placeOf } from '../../queries/line-of-sight.ts';
import { isWithin } from '../../queries/near.ts';
import { cardOf, modelById, modelsOf, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { lay } from './lasting.ts';

/** One Unready friend near enough, as a card lets it. WW-CARD-1 */
export function* maybeMakeReady(table: BattleTable, model: Model): Play {
  for (const { gives } of ownAbilities(table, model, 'readies')) {
    const near = modelsOf(table, seatOf(table, model)).filter(
      (other) => other !== model && other.readiness === 'unready' && isWithin(table, model, other, gives.readies),
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

/** One Unready friend that is not Unique, inside Presence and in sight, for an activation of Quick Actions. WW-RULING-103 */
export function* maybeRouse(table: BattleTable, model: Model): Play {
  if (ownAbilities(table, model, 'rouses').length === 0) return;
  const able = modelsOf(table, seatOf(table, model)).filter(
    (other) =>
      other.readiness === 'unready' &&
      !cardOf(table, other).unique &&
      isInAura(table, model, other) &&
      canSee(table, placeOf(table, model), placeOf(table, other)),
  );
  if (able.length === 0) return;
  const id = yield* choose(
    table,
    seatOf(table, model),
    'use.rouse',
    () => [...able.map((other) => option(other.id)), option('nobody')],
    { rule: 'WW-RULING-103', about: { model: model.id } },
  );
  if (id === 'nobody') return;
  modelById(table, id).readiness = 'ready';
  lay(table, { kind: 'hasty', on: id, until: 'battle', from: model.id });
  say(table, 'ready', { model: id }, 'WW-RULING-103');
}

/** Why a model may be made Ready besides the one that was: for its own sake, or as one of its kind. WW-CARD-1 */
function comesAlong(battle: Battle, first: Model, model: Model, kin: boolean): 'itself' | 'kin' | undefined {
  const joins = ownAbilities(battle, model, 'joins').map(({ gives }) => gives.joins);
  if (joins.includes('any') || (joins.includes('near') && isInAura(battle, model, first))) return 'itself';
  const isKin = kin && cardOf(battle, model).id === cardOf(battle, first).id && isInAura(battle, first, model);
  return isKin ? 'kin' : undefined;
}

/** Those that cards make Ready together with another; of its own kind one. WW-CARD-1 */
export function* makeReadyToo(table: BattleTable, first: Model): Play {
  const seat = seatOf(table, first);
  let kin = hasAbility(table, first, 'readies-kin');
  for (;;) {
    const able = modelsOf(table, seat).filter(
      (model) => model.readiness === 'unready' && comesAlong(table, first, model, kin) !== undefined,
    );
    if (able.length === 0) return;
    const id = yield* choose(
      table,
      seat,
      'turn.ready-too',
      () => [...able.map((model) => option(model.id)), option('nobody')],
      { rule: 'WW-ROUND-3', about: { model: first.id } },
    );
    if (id === 'nobody') return;
    const model = modelById(table, id);
    if (comesAlong(table, first, model, kin) === 'kin') kin = false;
    model.readiness = 'ready';
    say(table, 'ready', { model: id }, 'WW-ROUND-3');
  }
}
