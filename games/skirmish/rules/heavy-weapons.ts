/** Heavy, Slow Firing, Unique and Primed weapons. */
import { type Reason, say } from '@holotape/kernel';
import type { Weapon } from '../content.ts';
import type { Battle, BattleTable, Model } from '../state.ts';
import { whyNotWithThisIcon } from './action-points.ts';
import { canSee, placeOf } from './line-of-sight.ts';
import { attributeNow } from './skills.ts';
import { inPlay, isFriendly, unitOf } from './units.ts';

const isSlowFiring = ({ icons }: Weapon): boolean => icons.includes('slow-firing');

/** A weapon without the icon has no marker and counts as loaded. WW-RULING-73 */
export const isLoaded = (battle: Battle, model: Model, { id }: Weapon): boolean =>
  !unitOf(battle, model).empty.includes(id);

/** WW-HEAVY-6 */
export const isPrimed = (model: Model, { id, primed }: Weapon): boolean =>
  primed === undefined || (model.primed[id] ?? 0) >= primed.tokens;

/** As the card says: a token after an Action with an enemy in sight. WW-HEAVY-7 */
export function prime(table: BattleTable, model: Model): void {
  if (model.gone !== null) return;
  const held = unitOf(table, model).weapons.map((id) => table.content.weapons.get(id)!);
  for (const { id, primed } of held) {
    if (primed === undefined || !seesEnemy(table, model)) continue;
    model.primed[id] = Math.min(primed.tokens, (model.primed[id] ?? 0) + 1);
    say(table, 'primed', { model: model.id, weapon: id, tokens: model.primed[id]! }, 'WW-HEAVY-7');
  }
}

const seesEnemy = (battle: Battle, model: Model): boolean =>
  inPlay(battle).some(
    (other) => !isFriendly(battle, model, other) && canSee(battle, placeOf(battle, model), placeOf(battle, other)),
  );

/** Why the weapon cannot be fired now, whatever the target. WW-HEAVY-3 */
export function whyNotFired(battle: Battle, model: Model, weapon: Weapon): Reason | undefined {
  const args = { weapon: weapon.id };
  const unfit = whyNotWithThisIcon(battle, model, weapon);
  if (unfit !== undefined) return unfit;
  if (!isLoaded(battle, model, weapon)) return { rule: 'WW-HEAVY-3', say: 'shoot.empty', args };
  if (!isPrimed(model, weapon))
    return { rule: 'WW-HEAVY-6', say: 'shoot.not-primed', args: { ...args, tokens: weapon.primed!.tokens } };
  if (attributeNow(battle, model, 'STR') < (weapon.strength ?? 0))
    return { rule: 'WW-CARD-3', say: 'shoot.too-weak', args: { ...args, strength: weapon.strength! } };
  return undefined;
}

/** The marker shows Empty after use. WW-HEAVY-2, WW-HEAVY-3 */
export function fired(table: BattleTable, model: Model, weapon: Weapon): void {
  if (weapon.primed !== undefined) model.primed[weapon.id] = 0;
  if (!isSlowFiring(weapon)) return;
  unitOf(table, model).empty.push(weapon.id);
  say(table, 'empty', { model: model.id, weapon: weapon.id }, 'WW-HEAVY-3');
}

/** When its user is activated, and never at the start of a round. WW-HEAVY-3, WW-RULING-82 */
export function load(table: BattleTable, model: Model): void {
  const unit = unitOf(table, model);
  for (const weapon of unit.empty) say(table, 'loaded', { model: model.id, weapon }, 'WW-HEAVY-3');
  unit.empty = [];
}
