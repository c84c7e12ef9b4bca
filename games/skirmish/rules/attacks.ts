/** What every attack has in common, from the roll to the tokens. */
import { type Play, say, within } from '@holotape/kernel';
import type { Weapon } from '../content.ts';
import { touches } from '../geometry/index.ts';
import type { Battle, BattleTable, Model } from '../state.ts';
import type { EffectDie } from '../words.ts';
import { strikes } from './acting.ts';
import { gainPoints, pointsFrom } from './action-points.ts';
import { type Hit, suffer } from './damage.ts';
import { isEngaged } from './engagement.ts';
import { whoIsHit } from './melee.ts';
import { removeReaction } from './preparing.ts';
import { iconsOf, type Modifier, oddsOf, type SkillTest, skillTest } from './skill-tests.ts';
import { spendIcons } from './special-effects.ts';
import { baseOf, seatOf } from './units.ts';

/** An attack as it stands before the dice are rolled: for previews, and for the roll itself. */
export interface Attack {
  readonly value: number;
  readonly modifiers: readonly Modifier[];
  readonly pool: readonly EffectDie[];
  /** The target's Armor Rating is raised by 1. WW-COVER-5, WW-CC-11 */
  readonly covered: boolean;
  /** What gives cover, by id. */
  readonly cover: readonly string[];
}

/** The exact chance to hit. */
export const oddsToHit = ({ content }: Battle, { value, modifiers, pool }: Attack): number =>
  oddsOf(content.dice, value, modifiers, pool);

/** The roll, the Special Effects, who is hit, and the damage. WW-SHOOT-13 */
export function* attack(table: BattleTable, by: Model, weapon: Weapon, target: Model, it: Attack): Play {
  const test = yield* skillTest(table, 'attack.roll', it.value, it.modifiers, it.pool);
  pointsFrom(table, by, test);
  const args = { model: by.id, result: test.result ?? null, needed: test.adjusted };
  say(table, test.success ? 'hit' : 'miss', args, 'WW-SHOOT-5');
  if (!test.success) return;
  const gains = yield* spendIcons(table, seatOf(table, by), weapon, iconsOf(test));
  const count = (gain: string) => gains.filter((each) => each === gain).length;
  const hit = hitOf(weapon, test, count('damage'), count('armor-reduction'), count('ignore-armor'), it.covered);
  // WW-MELEE-4: after the Special Effects. An attacker in contact strikes the model it means.
  const apart = !touches(baseOf(table, by), baseOf(table, target));
  const struck = apart && isEngaged(table, target) ? yield* whoIsHit(table, by, target) : target;
  strikes(table, by, struck, yield* within(table, 'damage', suffer(table, struck, hit)));
  gainPoints(table, by, count('action-point'), 'WW-AP-1');
  if (count('remove-reaction') > 0) removeReaction(table, struck, 'WW-PREPARE-5');
}

/** Base damage, Extra Damage icons and what effects add. WW-DMG-4, WW-DICE-8 */
function hitOf(
  weapon: Weapon,
  test: SkillTest,
  more: number,
  reduction: number,
  ignoring: number,
  covered: boolean,
): Hit {
  const icons = iconsOf(test);
  const extra = icons.filter((icon) => icon === 'damage').length + more;
  const damage = { physical: 0, energy: 0, radiation: 0 };
  // Extra damage is of the type of the weapon's first damage.
  for (const [i, { type, amount }] of weapon.damage.entries()) damage[type] += amount + (i === 0 ? extra : 0);
  return { damage, ignoring, reduction: icons.filter((icon) => icon === 'reduce-armor').length + reduction, covered };
}
