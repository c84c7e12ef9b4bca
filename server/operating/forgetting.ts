/** A person is forgotten at a table: whatever they have left there goes, and the others play on. */
import type { Json } from '@holotape/kernel';
import {
  type Person,
  peopleOf,
  type SeatState,
  type TableEvent,
  TableState,
  withoutOne,
  withoutPerson,
} from '@holotape/table';
import { Identities } from '../identity.ts';
import { nameOfGame, rowOf } from '../rows.ts';
import { type Shelf, standInFor } from '../shelf.ts';
import type { Store, TableRow } from '../storage/store.ts';

interface Parts {
  readonly store: Store;
  readonly shelf: Shelf;
}

export async function stateOf({ store, shelf }: Parts, id: string): Promise<TableState> {
  const kept = (await store.read(id))!;
  const name = nameOfGame(kept);
  const game = shelf.game(name);
  if (game === undefined) throw new Error(`The table plays "${name}", which this Holotape does not have.`);
  return TableState.of(game, kept);
}

/** What those are called who are nobody any more. */
const STRANGER = 'Somebody';

/** Nobody is at the table meanwhile. What nobody else has a seat at is deleted whole. */
export async function forgetAt(parts: Parts, row: TableRow, person: string): Promise<Json> {
  const { store } = parts;
  const state = await stateOf(parts, row.id);
  const others = state.seats.flatMap(peopleOf).filter(({ id }) => id !== person);
  if (others.length === 0) return { deleted: await store.remove(row.id) };
  await getUp(parts, row, state, person, others[0]!);
  const whole = withoutPerson((await store.whole(row.id))!, person, Identities.newPerson(STRANGER));
  const again = TableState.of(state.game, sinceSnapshot(whole));
  if ((again.readOnly === undefined) !== (state.readOnly === undefined))
    throw new Error(
      'Without them the table could not be opened any more. Nothing was changed there; delete it instead.',
    );
  await store.rewrite(rowOf(again, row.at), whole);
  return { rewritten: true };
}

const sinceSnapshot = ({ events, snapshot }: Parameters<typeof withoutPerson>[0]) => ({
  ...(snapshot && { snapshot }),
  events: events.slice(snapshot?.after ?? 0),
});

/** Where a game is still to be played, somebody else runs the table, and their seats are free. */
async function getUp(parts: Parts, row: TableRow, state: TableState, person: string, heir: Person): Promise<void> {
  if (state.ended || state.readOnly !== undefined) return;
  const { store } = parts;
  if (state.needsSnapshot) await store.snapshot(row.id, state.events, state.snapshot());
  const at = Date.now();
  const isWaiting = state.status === 'waiting';
  const events = state.seatsOf(person).map((seat): TableEvent => {
    const before = state.seats[seat]!;
    if (peopleOf(before).length > 1) return { type: 'seat', seat, to: withoutOne(before, person), why: 'rise', at };
    const to: SeatState = isWaiting ? { kind: 'open' } : { kind: 'bot', bot: standInFor(state.game), free: true };
    return { type: 'seat', seat, to, why: 'leave', at };
  });
  if (state.setup.host.id === person) events.push({ type: 'hosted', by: heir, at });
  const before = state.events;
  const kept = events.map((event) => {
    const applied = state.apply(event);
    if ('say' in applied) throw new Error(`The table refuses it: ${applied.say}.`);
    return applied;
  });
  if (kept.length > 0) await store.append(row.id, before, kept, rowOf(state, row.at));
}
