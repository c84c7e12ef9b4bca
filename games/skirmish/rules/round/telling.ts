/** What the table is told of a roll: what changed the value, what the dice show, what came of it. */
import { say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { capped, type Modifier, type SkillTest } from '../../queries/skill-tests.ts';
import type { Model } from '../../state.ts';
import type { EffectDie } from '../../words.ts';

/** Each with its cause: a piece of cover by its name, everything else by its rule. */
export function tellModifiers(table: BattleTable, modifiers: readonly Modifier[]): void {
  for (const { rule, by, from } of modifiers)
    if (from === undefined) say(table, 'modifier.of', { by, rule }, rule);
    else say(table, 'modifier.from', { by, from, rule }, rule);
}

export function tellEffectDice(table: BattleTable, pool: readonly EffectDie[], { effects }: SkillTest): void {
  for (const [i, die] of capped(pool).entries())
    say(table, 'die.effect', { die, icons: effects[i]!.icons.join(', ') }, 'WW-DICE-5');
}

export const shownBy = ({ face: { value, action, critical } }: SkillTest): string =>
  `${value ?? 'X'}${action ? ' with an Action Point' : ''}${critical ? ' with a Critical Point' : ''}`;

/** A test that a model makes for itself. WW-TEST-1 */
export function tellTest(table: BattleTable, model: Model, pool: readonly EffectDie[], test: SkillTest): void {
  tellModifiers(table, test.modifiers);
  say(table, 'test', { model: model.id, needed: test.adjusted, shows: shownBy(test) }, 'WW-TEST-1');
  tellEffectDice(table, pool, test);
}
