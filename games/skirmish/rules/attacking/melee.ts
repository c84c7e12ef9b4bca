/** Shooting into engaged models: who of them is hit. */
import { choose, option, type Play, roll, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { faceOf } from '../../queries/faces.ts';
import { candidates, NUMBERS, numbered } from '../../queries/melee.ts';
import { modelById, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';

const ARMOR_DIE = 12;

/** The attacker puts the candidates into order, and the Armor Die finds the one who is hit. WW-MELEE-7 */
export function* whoIsHit(table: BattleTable, attacker: Model, target: Model): Play<Model> {
  const left = candidates(table, attacker, target);
  const others: Model[] = [];
  while (left.length > 0 && others.length < NUMBERS - 1) {
    const id =
      left.length === 1
        ? left[0]!.id
        : yield* choose(table, seatOf(table, attacker), 'melee.number', () => left.map((model) => option(model.id)), {
            rule: 'WW-MELEE-5',
            about: { number: others.length + 2 },
          });
    const model = modelById(table, id);
    others.push(model);
    left.splice(left.indexOf(model), 1);
  }
  const [side] = yield* roll(table, 'melee.roll', [ARMOR_DIE], { rule: 'WW-MELEE-7', about: { target: target.id } });
  const number = faceOf(table.content.dice.armor, side!);
  const hit = numbered(target, others)[number - 1]!;
  say(table, 'melee', { number, model: hit.id }, 'WW-MELEE-7');
  return hit;
}
