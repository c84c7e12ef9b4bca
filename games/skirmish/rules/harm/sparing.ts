/** Before the armor roll of an attack: somebody else takes it, or it is shrugged off. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import type { Blast } from '../../queries/attacks.ts';
import type { Hit } from '../../queries/damage.ts';
import { isSpent } from '../../queries/lasting.ts';
import { guardsOf, scapegoatsOf } from '../../queries/sparing.ts';
import { modelById, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { DAMAGE_TYPES } from '../../words.ts';
import { spend } from '../round/lasting.ts';
import { attributeTest } from '../round/own-tests.ts';

const harmOf = ({ damage }: Hit): number => DAMAGE_TYPES.reduce((sum, type) => sum + damage[type], 0);

/** Who is hit in the end, and by what is left of it. Only what an attack with damage does can be taken or ignored. */
export function* spared(table: BattleTable, it: Blast, model: Model, hit: Hit): Play<{ model: Model; hit: Hit }> {
  if (it.by === undefined || harmOf(hit) === 0) return { model, hit };
  const taker = yield* whoTakesIt(table, model, hit);
  return { model: taker, hit: yield* maybeShrugOff(table, taker, hit) };
}

/** A guard steps in, or the model passes it on; once for one blow. WW-RULING-98 */
function* whoTakesIt(table: BattleTable, model: Model, hit: Hit): Play<Model> {
  const guards = guardsOf(table, model);
  const scapegoats = scapegoatsOf(table, model);
  const able = [...new Set([...guards, ...scapegoats])];
  if (able.length === 0) return model;
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'attack.taken-by',
    () => [...able.map(({ id }) => option(id)), option('nobody')],
    { rule: 'WW-RULING-98', about: { model: model.id, damage: harmOf(hit) } },
  );
  if (answer === 'nobody') return model;
  const taker = modelById(table, answer);
  if (guards.includes(taker)) spend(table, taker, 'takes-for', 'next');
  else spend(table, model, 'passes-on', 'battle');
  say(table, 'taken-for', { model: taker.id, target: model.id }, 'WW-RULING-98');
  return taker;
}

/** Once per battle. WW-CARD-1 */
function* maybeShrugOff(table: BattleTable, model: Model, hit: Hit): Play<Hit> {
  const [given] = ownAbilities(table, model, 'shrugs-off');
  if (given === undefined || isSpent(table, model, 'shrugs-off')) return hit;
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'attack.shrug-off',
    () => [option('test'), option('none')],
    {
      rule: 'WW-CARD-1',
      about: { model: model.id, damage: harmOf(hit) },
    },
  );
  if (answer === 'none') return hit;
  spend(table, model, 'shrugs-off', 'battle');
  const test = yield* attributeTest(table, model, 'attack.shrug-off.roll', given.gives['shrugs-off']);
  if (!test.success) return hit;
  say(table, 'shrugged-off', { model: model.id }, 'WW-CARD-1');
  return { ...hit, damage: { physical: 0, energy: 0, radiation: 0 } };
}
