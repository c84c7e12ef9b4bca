/** What outlives the moment is laid down and lifted. */
import type { BattleTable } from '../../battle.ts';
import type { Lasting } from '../../state.ts';

type Laid = Omit<Lasting, 'id' | 'left'> & { readonly left?: number };

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
