/** Somebody who waits with a Reaction Marker, and somebody who gives cause. */
import type { SkirmishState } from '../../state.ts';
import { type BattleSetting, settler } from './battle.ts';

export const prepared =
  (...ids: string[]) =>
  (state: SkirmishState) => {
    for (const each of state.models) if (ids.includes(each.id)) each.prepared = true;
  };

export const watched = (more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [settler('a', [2000, 2000])],
  ben: [settler('b', [3200, 2000])],
  state: prepared('b-1'),
  ...more,
});
