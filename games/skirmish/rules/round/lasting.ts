/** What outlives the moment is laid down and lifted. */
import type { BattleTable } from '../../battle.ts';
import { lastingOn } from '../../queries/lasting.ts';
import type { Lasting, Model } from '../../state.ts';

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

/** An ability is used up until then. */
export const spend = (table: BattleTable, { id }: Model, ability: string, until: Lasting['until']): Lasting =>
  lay(table, { kind: 'spent', on: id, until, from: ability });

/** What lasts until the next activation of a model ends with its beginning, and so does what it has put on others. */
export function liftOwn({ state }: BattleTable, { id }: Model): void {
  state.lasting = state.lasting.filter(
    ({ until, on, kind, from }) => !(until === 'next' && on === id) && !(kind === 'unsettled' && from === id),
  );
}

/** A token of a card is spent. */
export function spendToken(table: BattleTable, { id }: Model, from: string, until: Lasting['until'] = 'battle'): void {
  const spent = lastingOn(table, id, 'tokens').find((each) => each.from === from);
  if (spent === undefined) lay(table, { kind: 'tokens', on: id, until, from, left: 1 });
  else spent.left += 1;
}
