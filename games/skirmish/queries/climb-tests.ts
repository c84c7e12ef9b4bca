/** The test at the start of a climb: who needs none, what helps, and how likely it is passed. */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import { abilities } from './abilities.ts';
import { modifiersOn } from './circumstances.ts';
import type { Ascent } from './climbing.ts';
import { hasRope } from './devices.ts';
import { slippery } from './events.ts';
import { oddsOf } from './odds.ts';
import type { Modifier } from './skill-tests.ts';
import { attributeNow } from './skills.ts';

/** Ladders need no test, nor does whoever never slips, or not on the first wall of a movement. WW-CLIMB-2 */
export const isSureClimb = (
  battle: Battle,
  model: Model,
  { piece, at }: Pick<Ascent, 'piece' | 'at'>,
  isFirst: boolean,
): boolean =>
  piece.ground === 'ladder' ||
  hasRope(battle, at) || // CH-RULING-118
  abilities(battle, model, 'climbs').some(
    ({ gives: { climbs } }) => climbs.sure === 'always' || (climbs.sure === 'first' && isFirst),
  );

/** A gift for climbing, and ground that gives way. */
export function climbBonus(battle: Battle, model: Model): Modifier[] {
  const bonus = abilities(battle, model, 'climbs').reduce((sum, { gives }) => sum + (gives.climbs.by ?? 0), 0);
  return [...(bonus === 0 ? [] : [{ rule: 'WW-CLIMB-2', by: bonus }]), ...slippery(battle)];
}

/** How likely it gets up or down there. WW-CLIMB-2, WW-RULING-61 */
export const climbOdds = (
  battle: Battle,
  model: Model,
  ascent: Pick<Ascent, 'piece' | 'at'>,
  isFirst: boolean,
): number =>
  isSureClimb(battle, model, ascent, isFirst)
    ? 1
    : oddsOf(
        battle.content.dice,
        attributeNow(battle, model, 'AGI'),
        [...modifiersOn(battle, model), ...climbBonus(battle, model)],
        [],
      );
