/** Attacks by nobody on the table: printed figures, and no more. CH-RULING-6 */
import type { Play } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { iconsOf } from '../../queries/skill-tests.ts';
import type { Model } from '../../state.ts';
import type { DamageType, EffectDie } from '../../words.ts';
import { takeHit } from '../harm/damage.ts';
import { skillTest } from '../round/skill-tests.ts';
import { tellTest } from '../round/telling.ts';

interface Blow {
  /** The Skill Value. */
  readonly value: number;
  readonly damage: number;
  readonly type?: DamageType | undefined;
  readonly dice?: readonly EffectDie[] | undefined;
  readonly reduction?: number | undefined;
}

/** Resolved once with the printed values; true if it hits. CH-CONSEQ-10, CH-RULING-6 */
export function* attackFromNowhere(table: BattleTable, target: Model, ask: string, blow: Blow): Play<boolean> {
  const { value, damage, type = 'physical', dice = [], reduction = 0 } = blow;
  const test = yield* skillTest(table, ask, value, [], dice);
  tellTest(table, target, dice, test);
  if (!test.success) return false;
  const count = (icon: string) => iconsOf(test).filter((each) => each === icon).length;
  yield* takeHit(table, target, {
    damage: { physical: 0, energy: 0, radiation: 0, [type]: damage + count('damage') },
    ignoring: 0,
    reduction: reduction + count('reduce-armor'),
    covered: false,
  });
  return true;
}
