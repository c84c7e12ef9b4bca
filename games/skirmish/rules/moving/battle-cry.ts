/** Battle Cry: part of a Charge, after contact and before anybody reacts. */
import { choose, option, type Play, say } from '@holotape/kernel';
import { abilities, auraAbilities } from '../../queries/abilities.ts';
import { actBy } from '../../queries/acting.ts';
import { skillOf } from '../../queries/skills.ts';
import { cardOf, seatOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';
import type { Color } from '../../words.ts';
import { ownTest } from '../round/own-tests.ts';
import type { SkillTest } from '../round/skill-tests.ts';
import { pushBack } from './push-back.ts';

/** How far the cry drives the other back; undefined without a colored icon. WW-BCRY-1, WW-BCRY-2 */
export const cryColor = (battle: Battle, model: Model): Color | undefined =>
  skillOf(battle, model, 'battle-cry') === undefined ? undefined : cardOf(battle, model).colors['battle-cry'];

/** A colored icon resists as well as a white one. WW-BCRY-1, WW-BCRY-2 */
export function resistance(battle: Battle, model: Model): number | undefined {
  const of = (each: Model) => skillOf(battle, each, 'resist') ?? skillOf(battle, each, 'battle-cry');
  const lent = auraAbilities(battle, model, 'shares')
    .filter(({ gives, owner }) => owner !== model && gives.shares.includes('resist'))
    .flatMap(({ owner }) => of(owner) ?? []);
  return lent.length === 0 ? of(model) : Math.max(of(model) ?? 0, ...lent);
}

export const isImmuneToCries = (battle: Battle, model: Model): boolean =>
  cardOf(battle, model).icons.includes('immune-to-battle-cry') ||
  abilities(battle, model, 'immune').some(({ gives }) => gives.immune.includes('battle-cry'));

/** Not offered where it could have no effect. WW-BCRY-3, WW-RULING-94 */
export const canCry = (battle: Battle, model: Model, target: Model): boolean =>
  cryColor(battle, model) !== undefined && !isImmuneToCries(battle, target);

/** The highest success wins, a tie is the charger's; if both fail nobody wins. WW-BCRY-5, WW-BCRY-6, WW-RULING-38 */
export function cryWinner(charger: SkillTest, defender: SkillTest | undefined): 'charger' | 'defender' | undefined {
  const resisted = defender?.success === true;
  if (!charger.success) return resisted ? 'defender' : undefined;
  return resisted && defender.result! > charger.result! ? 'defender' : 'charger';
}

/** Taken in place of the free Charge Bonus Marker. WW-BCRY-4, WW-RULING-37 */
export function* battleCry(table: BattleTable, model: Model, target: Model): Play {
  const act = actBy(table, model)!;
  model.bonus = null;
  const cry = yield* ownTest(table, model, 'cry.roll', skillOf(table, model, 'battle-cry')!);
  const resist = resistance(table, target);
  const answer = resist === undefined ? undefined : yield* ownTest(table, target, 'cry.resist', resist);
  const winner = cryWinner(cry, answer);
  say(table, `cry.${winner ?? 'nobody'}`, { model: model.id, target: target.id }, 'WW-BCRY-5');
  if (winner === 'defender') act.undaunted.push(target.id); // WW-BCRY-10, WW-BCRY-11
  if (winner !== 'charger') return;
  act.cowed.push(target.id); // WW-BCRY-7
  model.bonus = { against: target.id, dice: ['black', 'green'] }; // WW-BCRY-8
  const pushes = yield* choose(table, seatOf(table, model), 'cry.push', () => [option('push'), option('stay')], {
    rule: 'WW-BCRY-9',
    about: { model: model.id, target: target.id },
  });
  if (pushes === 'push') yield* pushBack(table, model, target, cryColor(table, model)!);
}
