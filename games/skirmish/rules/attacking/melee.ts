/** Shooting into engaged models: who of them is hit. */
import { choose, option, type Play, roll, say } from '@holotape/kernel';
import { distance, touches } from '../../geometry/index.ts';
import { canSee, placeOf } from '../../queries/line-of-sight.ts';
import { baseOf, inPlay, modelById, seatOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';

/** WW-MELEE-1 */
export const MELEE_BONUS = 2;

/** The Armor Die shows 1 to 4. */
const NUMBERS = 4;
const ARMOR_DIE = 12;

/** Models of either side in contact with the target whom the attacker can see, nearest first. WW-MELEE-5, WW-RULING-46 */
export function candidates(battle: Battle, attacker: Model, target: Model): Model[] {
  const base = baseOf(battle, target);
  const from = placeOf(battle, attacker);
  return inPlay(battle)
    .filter((model) => model !== target && model !== attacker && touches(base, baseOf(battle, model)))
    .filter((model) => canSee(battle, from, placeOf(battle, model)))
    .sort((a, b) => distance(from.disc, a) - distance(from.disc, b));
}

/** Who has the numbers 1 to 4: the target, the others in order, then all over again. WW-MELEE-5, WW-MELEE-6 */
export const numbered = (target: Model, others: readonly Model[]): Model[] => {
  const inOrder = [target, ...others].slice(0, NUMBERS);
  return Array.from({ length: NUMBERS }, (_, i) => inOrder[i % inOrder.length]!);
};

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
  const number = table.content.dice.armor[side! - 1]!;
  const hit = numbered(target, others)[number - 1]!;
  say(table, 'melee', { number, model: hit.id }, 'WW-MELEE-7');
  return hit;
}
