/** Battles in which somebody has a Quest. */
import type { QuestInPlay, SkirmishState } from '../../state.ts';
import { type BattleSetting, FAR_AWAY, settler, using } from '../helpers/battle.ts';

/** Ann has this Quest. */
export const on =
  (card: string, model: string | null = null, more: (state: SkirmishState) => void = () => {}) =>
  (state: SkirmishState) => {
    const quest: QuestInPlay = { card, model, marks: {} };
    state.quests = [quest, null];
    more(state);
  };

/** A marker of Ann's Quest. */
export const questMarker = (state: SkirmishState, n: number, x: number, y: number): void => {
  state.markers.push({
    id: `quest-0-${n}`,
    kind: 'quest',
    x,
    y,
    face: 'blank',
    up: true,
    seen: [],
    items: [],
    opened: false,
  });
};

/** Ann's settler acts, with nobody near, and a Quest. */
export const questing = (state: (state: SkirmishState) => void, more: Partial<BattleSetting> = {}) =>
  using({ ann: [settler('a', [2000, 2000])], ben: [settler('b', FAR_AWAY)], ...more, state }, 'a-1');
