/** Leaders: one card for one single-model unit of a force. */
import type { Reason } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import type { Leader } from '../content.ts';
import type { Force, Model, UnitInPlay } from '../state.ts';
import { unitOf } from './units.ts';

/** The unit that leads a player's force. */
export const leaderUnit = ({ state }: Battle, seat: number): UnitInPlay | undefined =>
  state.units.find((unit) => unit.seat === seat && unit.leader !== null);

/** The card of a model that leads. */
export const leaderCard = (battle: Battle, model: Model): Leader | undefined => {
  const { leader } = unitOf(battle, model);
  return leader === null ? undefined : battle.content.leaders.get(leader);
};

const reason = (rule: string, key: string): Reason => ({ rule, say: `leader.${key}` });

/** What is wrong with the Leader of a force as it stands; undefined if nothing is. WW-LEADER-1, WW-LEADER-3 */
export function whyNotLed(content: SkirmishContent, force: Force): Reason | undefined {
  const led = force.filter(({ leader }) => leader !== null);
  if (led.length > 1) return reason('WW-LEADER-1', 'two');
  for (const { leader, models, card } of led) {
    if (models.length > 1) return reason('WW-LEADER-1', 'several-models');
    const { faction } = content.leaders.get(leader!)!;
    if (faction !== undefined && content.units.get(card)!.faction !== faction) return reason('WW-LEADER-3', 'faction');
  }
  return undefined;
}
