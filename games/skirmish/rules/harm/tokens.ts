/** Damage Tokens: placed, turned and removed. */

import { say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Tokens } from '../../queries/attributes.ts';
import type { Model } from '../../state.ts';
import type { DamageType } from '../../words.ts';

/** Records damage of one type. WW-DMG-5 to WW-DMG-8 */
export function addTokens(tokens: Tokens, type: DamageType, amount: number): void {
  if (type !== 'radiation') {
    tokens.regular += amount;
    return;
  }
  const turned = Math.min(tokens.regular, amount);
  tokens.regular -= turned;
  tokens.radiation += amount;
}

/** Regular tokens only; what is too much is lost. WW-HEAL-1, WW-HEAL-2 */
export function heal(table: BattleTable, model: Model, amount: number): void {
  const healed = Math.min(model.regular, amount);
  model.regular -= healed;
  say(table, 'healed', { model: model.id, healed }, 'WW-HEAL-1');
}

/** Radiation tokens are turned to their regular side. */
export function turnRadiation(table: BattleTable, model: Model, amount: number): void {
  const turned = Math.min(model.radiation, amount);
  model.radiation -= turned;
  model.regular += turned;
  say(table, 'turned', { model: model.id, turned }, 'WW-HEAL-3');
}
