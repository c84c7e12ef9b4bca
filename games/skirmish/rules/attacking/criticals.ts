/** Critical Points on weapon cards, and Critical Attacks. */
import { choose, option, type Play, type Reason, say } from '@holotape/kernel';
import type { Weapon } from '../../content.ts';
import { hasIcon, isFriendly, seatOf, unitOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';
import { maybeLuck } from '../round/luck.ts';
import type { SkillTest } from '../round/skill-tests.ts';

export const pointsOn = (battle: Battle, model: Model, { id }: Weapon): number => unitOf(battle, model).meters[id] ?? 0;

/** Thrown weapons have no use for Criticals. WW-THROW-7, WW-CRIT-1 */
export const canGainCriticals = (battle: Battle, model: Model, { critical, type }: Weapon): boolean =>
  critical !== undefined &&
  type !== 'thrown' &&
  (hasIcon(battle, model, 'criticals') || bringsCriticals(battle, model));

/** A weapon of the unit that gives its user the icon. */
const bringsCriticals = ({ content, ...battle }: Battle, model: Model): boolean =>
  [...unitOf({ content, ...battle }, model).weapons, ...model.items].some((id) => content.weapons.get(id)?.criticals);

/** Points over the rating are ignored. WW-CRIT-5 */
export function gainCriticals(table: BattleTable, model: Model, weapon: Weapon, points: number, rule: string): void {
  if (points === 0 || !canGainCriticals(table, model, weapon)) return;
  const { meters } = unitOf(table, model);
  meters[weapon.id] = Math.min(weapon.critical!.rating, pointsOn(table, model, weapon) + points);
  say(table, 'critical.points', { model: model.id, weapon: weapon.id, points: meters[weapon.id]! }, rule);
}

/** A hit on somebody else's model: a point, one for every Critical icon, and one more by Luck. */
export function* criticalsFrom(
  table: BattleTable,
  by: Model,
  weapon: Weapon,
  struck: Model,
  test: SkillTest,
  most: number,
): Play {
  if (isFriendly(table, by, struck) || !canGainCriticals(table, by, weapon)) return; // WW-CRIT-4, WW-RULING-79
  const points = 1 + (test.face.critical ? 1 : 0); // WW-CRIT-2, WW-CRIT-3
  gainCriticals(table, by, weapon, Math.min(points, most), 'WW-CRIT-2');
  if (most > 0 && (yield* maybeLuck(table, by, 'critical'))) gainCriticals(table, by, weapon, 1, 'WW-LUCK-10');
}

/** Why the next attack cannot be a Critical one. WW-CRIT-6, WW-CRIT-12 */
export function whyNoCritical(
  battle: Battle,
  model: Model,
  weapon: Weapon,
  range: 'short' | 'long',
): Reason | undefined {
  const reason = (rule: string, key: string): Reason => ({ rule, say: `critical.${key}`, args: { weapon: weapon.id } });
  if (!canGainCriticals(battle, model, weapon)) return reason('WW-CRIT-1', 'no-icon');
  const { rating, only } = weapon.critical!;
  if (pointsOn(battle, model, weapon) < rating) return reason('WW-CRIT-6', 'not-charged');
  if (only !== undefined && only !== range) return reason('WW-CRIT-12', 'wrong-range');
  return undefined;
}

/** Asked only where there is something to choose. WW-CRIT-7 */
export function* chooseCritical(
  table: BattleTable,
  model: Model,
  weapon: Weapon,
  range: 'short' | 'long',
): Play<boolean> {
  if (whyNoCritical(table, model, weapon, range) !== undefined) return false;
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'attack.critical',
    () => [option('standard'), option('critical')],
    { rule: 'WW-CRIT-6', about: { weapon: weapon.id } },
  );
  return answer === 'critical';
}

/** The weapon as its meter makes it: its values replace, its dice and effects are added. WW-CRIT-10 */
export function criticalOf(weapon: Weapon): Weapon {
  const { dice, damage, effects } = weapon.critical!;
  return {
    ...weapon,
    short: { ...weapon.short, dice: [...weapon.short.dice, ...dice] },
    ...(weapon.long && { long: { ...weapon.long, dice: [...weapon.long.dice, ...dice] } }),
    damage: damage ?? weapon.damage,
    effects: [...weapon.effects, ...effects],
  };
}

/** WW-CRIT-13 */
export function discharge(table: BattleTable, model: Model, { id, critical }: Weapon): void {
  const { meters } = unitOf(table, model);
  meters[id] = (meters[id] ?? 0) - critical!.rating;
  say(table, 'critical.spent', { model: model.id, weapon: id }, 'WW-CRIT-13');
}
