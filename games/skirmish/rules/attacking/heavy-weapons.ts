/** Heavy, Slow Firing, Unique and Primed weapons. */
import { type Play, type Reason, say } from '@holotape/kernel';
import type { Weapon } from '../../content.ts';
import { whyNotWithThisIcon } from '../../queries/action-points.ts';
import { canSee, placeOf } from '../../queries/line-of-sight.ts';
import { attributeNow } from '../../queries/skills.ts';
import { inPlay, isFriendly, unitOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';
import type { ActionName } from '../../words.ts';
import { maybeShootWith } from './shooting.ts';

const isSlowFiring = ({ icons }: Weapon): boolean => icons.includes('slow-firing');

/** A weapon without the icon has no marker and counts as loaded. WW-RULING-73 */
export const isLoaded = (battle: Battle, model: Model, { id }: Weapon): boolean =>
  !unitOf(battle, model).empty.includes(id);

/** WW-HEAVY-6 */
export const isPrimed = (model: Model, { id, primed }: Weapon): boolean =>
  primed === undefined || primed.optional === true || (model.primed[id] ?? 0) >= primed.tokens;

/** With the damage that its tokens bring. WW-HEAVY-7 */
export function charged(model: Model, weapon: Weapon): Weapon {
  const tokens = weapon.primed?.optional ? (model.primed[weapon.id] ?? 0) : 0;
  const [first, ...rest] = weapon.damage;
  if (tokens === 0 || first === undefined) return weapon;
  return { ...weapon, damage: [{ ...first, amount: first.amount + tokens }, ...rest] };
}

/** As the cards say, after an Action: tokens are gained and lost, and some weapons shoot by themselves. WW-HEAVY-7 */
export function* prime(table: BattleTable, model: Model, action: ActionName): Play {
  if (model.gone !== null) return;
  for (const id of [...unitOf(table, model).weapons]) {
    const weapon = table.content.weapons.get(id)!;
    if (weapon.primed === undefined) continue;
    const { tokens, 'at-once': atOnce } = weapon.primed;
    const before = model.primed[id] ?? 0;
    const now = Math.max(0, Math.min(tokens, before + tokensFrom(table, model, weapon.primed, action)));
    const isFull = now === tokens && atOnce === true;
    if (now === before && !isFull) continue;
    model.primed[id] = now;
    say(table, 'primed', { model: model.id, weapon: id, tokens: now }, 'WW-HEAVY-7');
    if (isFull && action !== 'shoot') yield* maybeShootWith(table, model, weapon);
  }
}

/** How many tokens an Action brings, or takes. */
function tokensFrom(battle: Battle, model: Model, primed: NonNullable<Weapon['primed']>, action: ActionName): number {
  if (primed.gains === 'prepare') {
    if (action === 'prepare') return 1;
    return action === 'move' || action === 'charge' ? -primed.tokens : 0;
  }
  if (primed['not-by-shooting'] && action === 'shoot') return 0;
  if (seesEnemy(battle, model)) return 1;
  return primed.fades ? -1 : 0;
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
  if (weapon.once) {
    const { weapons } = unitOf(table, model);
    const from = weapons.includes(weapon.id) ? weapons : model.items;
    from.splice(from.indexOf(weapon.id), 1);
  }
  if (!isSlowFiring(weapon)) return;
  unitOf(table, model).empty.push(weapon.id);
  say(table, 'empty', { model: model.id, weapon: weapon.id }, 'WW-HEAVY-3');
}

/** A Special Effect keeps it ready. */
export function reload(table: BattleTable, model: Model, { id }: Weapon): void {
  const unit = unitOf(table, model);
  if (!unit.empty.includes(id)) return;
  unit.empty = unit.empty.filter((each) => each !== id);
  say(table, 'loaded', { model: model.id, weapon: id }, 'WW-SPFX-1');
}

/** When its user is activated, and never at the start of a round. WW-HEAVY-3, WW-RULING-82 */
export function load(table: BattleTable, model: Model): void {
  const unit = unitOf(table, model);
  for (const weapon of unit.empty) say(table, 'loaded', { model: model.id, weapon }, 'WW-HEAVY-3');
  unit.empty = [];
}
