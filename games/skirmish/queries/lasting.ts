/** What outlives the moment: records whose kind says what they do. */
import type { Battle, BattleTable, Lasting } from '../state.ts';
import type { LastingKind } from '../words.ts';

type Laid = Omit<Lasting, 'id' | 'left'> & { readonly left?: number };

/** Everything of a kind that lies on a model or marker. */
export const lastingOn = ({ state }: Battle, on: string, kind: LastingKind): Lasting[] =>
  state.lasting.filter((each) => each.on === on && each.kind === kind);

export const isUnder = (battle: Battle, on: string, kind: LastingKind): boolean =>
  lastingOn(battle, on, kind).length > 0;

/** Ids are never used twice: one more than the highest. */
export function lay({ state }: BattleTable, { left = 0, ...what }: Laid): Lasting {
  const highest = state.lasting.reduce((most, { id }) => Math.max(most, Number(id)), 0);
  const laid: Lasting = { id: String(highest + 1), ...what, left };
  state.lasting.push(laid);
  return laid;
}

export function lift({ state }: BattleTable, gone: Lasting): void {
  state.lasting.splice(state.lasting.indexOf(gone), 1);
}

/** Everything that ends with a turn, a round or an activation. */
export function liftAll({ state }: BattleTable, until: Lasting['until']): void {
  state.lasting = state.lasting.filter((each) => each.until !== until);
}
