/** What is left when a battle is over: who survived it, what that is worth, and what they bring home. */
import type { Viewer } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import { type QuestOutcome, questOutcome } from './quests.ts';
import { seatOf } from './units.ts';

/** Of one side. */
export interface Aftermath {
  /** Models of the other side that were eliminated or have left. WW-EDGE-3 */
  readonly points: number;
  /** Models on the table, and those that have left it. WW-EDGE-3 */
  readonly survivors: readonly string[];
  readonly eliminated: readonly string[];
  /** Caps that the survivors carry. */
  readonly caps: number;
  /** What became of its Quest: for its player alone. CH-QUEST-4, CH-QUEST-10 */
  readonly quest: QuestOutcome | null;
}

/** Whoever left counts as eliminated for scoring alone. WW-EDGE-3 */
export const isSurvivor = ({ gone }: Model): boolean => gone !== 'eliminated';

export function aftermath(battle: Battle, seat: number, viewer: Viewer = seat): Aftermath {
  const of = (side: number) => battle.state.models.filter((model) => seatOf(battle, model) === side);
  const survivors = of(seat).filter(isSurvivor);
  const ids = (models: readonly Model[]) => models.map(({ id }) => id);
  return {
    points: of(1 - seat).filter(({ gone }) => gone !== null).length,
    survivors: ids(survivors),
    eliminated: ids(of(seat).filter((model) => !isSurvivor(model))),
    caps: survivors.reduce((sum, { caps }) => sum + caps, 0),
    quest: viewer === seat ? questOutcome(battle, seat) : null,
  };
}
