/** FB-LOYAL: declaring and withdrawing loyalty at the start of a turn. */
import { type Seat, say } from '@holotape/kernel';
import { survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';

/** Another agenda that was shown goes back into the hand. FB-LOYAL-6 */
export function declareLoyalty(table: AdventureTable, seat: Seat, agenda: string): void {
  survivorOf(table.state, seat).revealed = agenda;
  say(table, 'loyal', { seat, faction: table.content.agendas.get(agenda)!.faction! }, 'FB-LOYAL-1');
}

export function withdrawLoyalty(table: AdventureTable, seat: Seat): void {
  survivorOf(table.state, seat).revealed = null;
  say(table, 'loyal.withdrawn', { seat }, 'FB-LOYAL-7');
}
