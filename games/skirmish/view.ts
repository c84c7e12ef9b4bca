/** What a player may know: so far everything lies open on the table. */
import { copySkirmishState } from './state.copy.ts';
import type { Battle, SkirmishState } from './state.ts';

export type SkirmishView = SkirmishState;

export const view = ({ state }: Battle): SkirmishView => copySkirmishState(state);
