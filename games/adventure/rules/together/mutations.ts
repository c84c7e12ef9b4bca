/** AB-MUT: mutations, which nobody knows before they show. */
import { reveal, type Seat, say } from '@holotape/kernel';
import { survivorOf } from '../../queries/survivors.ts';
import type { AdventureTable } from '../../state.ts';
import { RADS_TO_MUTATE } from '../../words.ts';

/** With five rads it is turned up and read, and stays so. AB-MUT-1, AB-MUT-3, FB-RULING-63 */
export function checkMutation(table: AdventureTable, seat: Seat): void {
  const mutation = table.state.together?.mutations[seat];
  if (mutation === undefined || mutation.shown || survivorOf(table.state, seat).rads < RADS_TO_MUTATE) return;
  mutation.shown = true; // AB-MUT-3: nothing ever turns it back
  reveal(table);
  say(table, 'mutation', { seat, mutation: mutation.card }, 'AB-MUT-1');
}
