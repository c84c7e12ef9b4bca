/** Markers that help somebody once: a bonus to a test, a die for an attack. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { auraAbilities, ownAbilities } from '../../queries/abilities.ts';
import { isSpent, isUnder, lastingOn } from '../../queries/lasting.ts';
import { modelById, modelsOf, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import type { EffectDie } from '../../words.ts';
import { lay, lift, spend } from './lasting.ts';

/** The first friend activated after its owner in this turn. WW-RULING-102 */
export function hearten(table: BattleTable, model: Model): void {
  for (const { owner, gives } of auraAbilities(table, model, 'heartens')) {
    if (owner === model || isSpent(table, owner, 'heartens')) continue;
    spend(table, owner, 'heartens', 'turn');
    lay(table, { kind: 'heartened', on: model.id, until: 'activation', from: owner.id, left: gives.heartens });
    say(table, 'heartened', { model: model.id, by: gives.heartens }, 'WW-RULING-102');
  }
}

/** The test has been made, or the attack: the marker is used up. WW-RULING-102 */
export function useMarkers(table: BattleTable, model: Model, kind: 'heartened' | 'bonus-die'): void {
  for (const each of lastingOn(table, model.id, kind)) lift(table, each);
}

function giveDie(table: BattleTable, model: Model, die: string): void {
  lay(table, { kind: 'bonus-die', on: model.id, until: 'battle', from: die });
  say(table, 'bonus-die', { model: model.id, die }, 'WW-RULING-102');
}

/** To Ready friends without one, as its player says. WW-RULING-102 */
export function* handOut(table: BattleTable, model: Model): Play {
  for (const { gives } of ownAbilities(table, model, 'hands-out')) {
    const { dice, most } = gives['hands-out'];
    for (let left = most; left > 0; left -= 1) {
      const able = modelsOf(table, seatOf(table, model)).filter(
        (other) => other !== model && other.readiness === 'ready' && !isUnder(table, other.id, 'bonus-die'),
      );
      if (able.length === 0) break;
      const answer = yield* choose(
        table,
        seatOf(table, model),
        'use.die',
        () => [...able.flatMap(({ id }) => dice.map((die) => option(`${id}:${die}`))), option('nobody')],
        { rule: 'WW-RULING-102', about: { model: model.id, left } },
      );
      if (answer === 'nobody') break;
      const [id, die] = answer.split(':') as [string, EffectDie];
      giveDie(table, modelById(table, id), die);
    }
  }
}

/** After taking damage, if it has none. WW-RULING-102 */
export function* embolden(table: BattleTable, model: Model): Play {
  for (const { gives } of ownAbilities(table, model, 'emboldened')) {
    if (model.gone !== null || isUnder(table, model.id, 'bonus-die')) return;
    const die = yield* choose(
      table,
      seatOf(table, model),
      'attack.emboldened',
      () => gives.emboldened.map((each) => option(each)),
      { rule: 'WW-RULING-102', about: { model: model.id } },
    );
    giveDie(table, model, die);
  }
}
