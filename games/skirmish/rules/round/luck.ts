/** Luck: tokens that are flipped to bend one result. */
import { choose, option, type Play, pick, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { boostsFor } from '../../queries/boosts.ts';
import { ACCURATE, DODGE, luckSource } from '../../queries/luck.ts';
import { type SkillTest, shifted } from '../../queries/skill-tests.ts';
import { seatOf, unitOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { maybeBoost, playBoost } from '../boosts/playing.ts';

/** What a token can be used for, and the rule of it. */
const USES = {
  accurate: 'WW-LUCK-4',
  dodge: 'WW-LUCK-6',
  tough: 'WW-LUCK-9',
  critical: 'WW-LUCK-10',
  tread: 'WW-CARD-1',
  appall: 'WW-CARD-1',
} as const;

type LuckUse = keyof typeof USES;

/** A unit never has more tokens than its LUC. WW-LUCK-1 */
export function gainLuck(table: BattleTable, model: Model, tokens: number, luc: number): void {
  const unit = unitOf(table, model);
  unit.luck = Math.min(luc, unit.luck + tokens);
}

/** A token from the supply, which belongs to nobody. WW-ELIM-5, WW-RULING-74 */
export function* flip(table: BattleTable, rule: string): Play<boolean> {
  return (yield* pick(table, 'luck.flip', 2, { rule })) === 1;
}

/** A flip between two players: one is named before it, and the Luck side makes that one the winner. CH-RULING-67 */
export function* winnerOfFlip(table: BattleTable, named: number, rule: string): Play<number> {
  return (yield* flip(table, rule)) ? named : 1 - named; // CH-RULING-67
}

/** The use is declared, the token flipped and gone either way. True if the Luck side is up. WW-LUCK-2 */
export function* maybeLuck(
  table: BattleTable,
  model: Model,
  use: LuckUse,
  about: { readonly damage?: number } = {},
): Play<boolean> {
  const source = luckSource(table, model);
  const seat = seatOf(table, model);
  const instant = boostsFor(table, seat, ['luck']); // CH-BOOST-4
  if (source === undefined && instant.length === 0) return false;
  const rule = USES[use];
  const answer = yield* choose(
    table,
    seat,
    `luck.${use}`,
    () => [
      ...(source === undefined ? [] : [option('flip')]),
      ...instant.map(({ id }) => option(`boost:${id}`)),
      option('keep'),
    ],
    { rule, about: { model: model.id, tokens: source?.luck ?? 0, ...about } },
  );
  if (answer === 'keep') return false;
  if (answer === 'flip') source!.luck -= 1;
  else playBoost(table, seat, instant[0]!.id);
  const flipped = yield* flip(table, rule);
  const turned = flipped ? undefined : yield* maybeBoost(table, seat, 'flipped', ['lucky'], { model: model.id, use });
  const lucky = flipped || turned !== undefined;
  say(table, lucky ? 'luck' : 'no-luck', { model: model.id, use }, rule);
  return lucky;
}

/** After a failed test of its own that it could save, but not after an X. WW-LUCK-4, WW-LUCK-5 */
export function* maybeAccurate(table: BattleTable, model: Model, test: SkillTest): Play<SkillTest> {
  if (test.success || test.result === undefined) return test;
  const better = shifted(test, ACCURATE);
  return better.success && (yield* maybeLuck(table, model, 'accurate')) ? better : test;
}

/** After an attack on the model has succeeded that it could still spoil. WW-LUCK-6 */
export function* maybeDodge(table: BattleTable, model: Model, test: SkillTest): Play<SkillTest> {
  const worse = shifted(test, DODGE);
  return !worse.success && (yield* maybeLuck(table, model, 'dodge')) ? worse : test;
}

/** Before tokens are placed, whatever the cause. WW-LUCK-9 */
export function* maybeTough(table: BattleTable, model: Model, damage: number): Play<number> {
  if (damage === 0) return 0;
  return (yield* maybeLuck(table, model, 'tough', { damage })) ? damage - 1 : damage;
}
