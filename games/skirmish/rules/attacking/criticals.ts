/** Critical Points on weapon cards, and Critical Attacks. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { canGainCriticals, pointsOn, whyNoCritical } from '../../queries/criticals.ts';
import { tokensLeft } from '../../queries/lasting.ts';
import type { SkillTest } from '../../queries/skill-tests.ts';
import { isFriendly, seatOf, unitOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { spendToken } from '../round/lasting.ts';
import { flip, maybeLuck } from '../round/luck.ts';

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
  if (test.face.critical && points < most) yield* maybeFinesse(table, by, weapon);
  // Where there is no room for one more nobody flips a token for it. WW-WALK-4, WW-CRIT-5
  const isRoom = points < most && pointsOn(table, by, weapon) < weapon.critical!.rating;
  if (isRoom && (yield* maybeLuck(table, by, 'critical'))) gainCriticals(table, by, weapon, 1, 'WW-LUCK-10');
}

/** A token of the card for one point more, half of the time. WW-CARD-1 */
function* maybeFinesse(table: BattleTable, by: Model, weapon: Weapon): Play {
  for (const { gives, from } of ownAbilities(table, by, 'finesse')) {
    const tokens = tokensLeft(table, by, from, gives.finesse);
    if (tokens === 0 || pointsOn(table, by, weapon) >= weapon.critical!.rating) continue;
    const answer = yield* choose(table, seatOf(table, by), 'critical.finesse', () => [option('flip'), option('keep')], {
      rule: 'WW-CARD-1',
      about: { model: by.id, weapon: weapon.id, tokens },
    });
    if (answer === 'keep') continue;
    spendToken(table, by, from);
    if (yield* flip(table, 'WW-CARD-1')) gainCriticals(table, by, weapon, 1, 'WW-CARD-1');
  }
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

/** WW-CRIT-13 */
export function discharge(table: BattleTable, model: Model, { id, critical }: Weapon): void {
  const { meters } = unitOf(table, model);
  meters[id] = (meters[id] ?? 0) - critical!.rating;
  say(table, 'critical.spent', { model: model.id, weapon: id }, 'WW-CRIT-13');
}
