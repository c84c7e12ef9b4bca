/** What outlives the moment: records whose kind says what they do. */
import type { Battle } from '../battle.ts';
import type { Lasting } from '../state.ts';
import type { LastingKind } from '../words.ts';

/** Everything of a kind that lies on a model or marker. */
export const lastingOn = ({ state }: Battle, on: string, kind: LastingKind): Lasting[] =>
  state.lasting.filter((each) => each.on === on && each.kind === kind);

export const isUnder = (battle: Battle, on: string, kind: LastingKind): boolean =>
  lastingOn(battle, on, kind).length > 0;
