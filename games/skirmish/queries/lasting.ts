/** What outlives the moment: records whose kind says what they do. */
import type { Battle } from '../battle.ts';
import type { Lasting, Model } from '../state.ts';
import type { LastingKind } from '../words.ts';

/** Everything of a kind that lies on a model or marker. */
export const lastingOn = ({ state }: Battle, on: string, kind: LastingKind): Lasting[] =>
  state.lasting.filter((each) => each.on === on && each.kind === kind);

export const isUnder = (battle: Battle, on: string, kind: LastingKind): boolean =>
  lastingOn(battle, on, kind).length > 0;

/** Whether an ability of the model is used up for now. */
export const isSpent = (battle: Battle, { id }: Model, ability: string): boolean =>
  lastingOn(battle, id, 'spent').some(({ from }) => from === ability);

/** Tokens of the card that are left. */
export const tokensLeft = (battle: Battle, { id }: Model, from: string, tokens: number): number =>
  tokens - (lastingOn(battle, id, 'tokens').find((each) => each.from === from)?.left ?? 0);
