/** A battle that is written as data alone: whoever has removed more when it ends. */
import type { Battle, SpecialRules } from '../battle.ts';
import { whoHasMore } from '../queries/counting.ts';
import { lastStanding } from '../queries/scenario.ts';
import { cardOf, modelsOf, SEATS, seatOf } from '../queries/units.ts';

/** What the other side has lost, in Caps of unit cards. SC-NOON-5 */
const removedBy = (battle: Battle, seat: number): number =>
  battle.state.models
    .filter((model) => model.gone !== null && seatOf(battle, model) === 1 - seat)
    .reduce((sum, model) => sum + cardOf(battle, model).caps, 0);

export const byWorth: SpecialRules = {
  messages: { 'worth.goal': 'Remove more Caps of models than the other side' },
  goals: (battle) =>
    SEATS.flatMap((seat) => [
      { seat, rule: 'SC-NOON-5', say: 'worth.goal', reached: removedBy(battle, seat) },
      lastStanding(battle, seat, 'SC-NOON-4'),
    ]),
  verdict(battle, isOver) {
    const left = [modelsOf(battle, 0).length, modelsOf(battle, 1).length];
    // SC-NOON-4
    if (left.includes(0)) return left.flatMap((models, seat) => (models > 0 ? [seat] : []));
    if (!isOver) return undefined;
    return whoHasMore((seat) => removedBy(battle, seat)); // SC-NOON-5
  },
};
