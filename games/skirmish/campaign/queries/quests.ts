/** Quests of a house: what was done before, and what they gave for good. CH-QUEST */
import type { Seat } from '@holotape/kernel';
import type { QuestRecord } from '../../state.ts';
import type { Campaign } from '../campaign.ts';
import { houseOf } from './houses.ts';

/** As a battle wants it. */
export function questRecordOf(campaign: Campaign, seat: Seat): QuestRecord {
  const { quests, uniques, taken } = houseOf(campaign, seat);
  const { completed, opened, closed, counts } = quests;
  return {
    done: [...completed],
    open: [...opened],
    ended: [...closed],
    counts: { ...counts },
    items: [...uniques, ...taken.uniques], // CH-QUEST-14
  };
}

/** What Quests gave the Settlement for good: one Structure may be used twice, or the first look around costs nothing. */
export const hasFavor = ({ state, content }: Campaign, seat: Seat, favor: 'twice-used' | 'free-listening-post') =>
  state.houses[seat]!.quests.completed.some((id) =>
    content.quests.get(id)?.rewards.some((reward) => reward.gains === 'structure' && reward.structure === favor),
  );
