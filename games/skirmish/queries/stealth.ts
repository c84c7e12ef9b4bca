/** Stealth: whoever attacks, charges or would notice such a model tests PER first. */
import type { Battle } from '../battle.ts';
import type { Act, Model } from '../state.ts';
import { hasAbility } from './abilities.ts';
import { modifiersOn } from './circumstances.ts';
import { ACCURATE } from './luck.ts';
import { isSuccess } from './odds.ts';
import { adjustedValue, type Modifier } from './skill-tests.ts';
import { attributeNow } from './skills.ts';
import { isFriendly } from './units.ts';

/** WW-RULING-99 */
const UNSEEN = -4;

/** The test of PER that a model makes against another, if it has to make one. WW-RULING-99 */
export function stealthTest(
  battle: Battle,
  by: Model,
  target: Model | undefined,
): { readonly value: number; readonly more: readonly Modifier[] } | undefined {
  if (target === undefined || isFriendly(battle, by, target) || !hasAbility(battle, target, 'stealthy'))
    return undefined;
  return { value: attributeNow(battle, by, 'PER'), more: [{ rule: 'WW-RULING-99', by: UNSEEN }] };
}

/** The chance that the attacker sees whom it aims at; with Luck, a token for every failure it could save. */
export function chanceToSpot(battle: Battle, by: Model, target: Model | undefined, isLucky: boolean): number {
  const test = stealthTest(battle, by, target);
  if (test === undefined) return 1;
  const adjusted = adjustedValue(test.value, [...modifiersOn(battle, by), ...test.more]);
  const { skill } = battle.content.dice;
  return skill.reduce((sum, face) => {
    if (isSuccess(face, adjusted, 0)) return sum + 1 / skill.length;
    return isLucky && isSuccess(face, adjusted, ACCURATE) ? sum + 0.5 / skill.length : sum;
  }, 0);
}

/** Whoever is hit needs nobody to tell. WW-RULING-99 */
export const isFelt = ({ hits }: Act, { id }: Model): boolean => hits.some((hit) => hit.model === id);
