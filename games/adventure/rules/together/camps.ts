/** AB-CAMP: C.A.M.P. tokens and fast travel. */
import { type Seat, say } from '@holotape/kernel';
import { survivorOf } from '../../queries/survivors.ts';
import type { AdventureTable } from '../../state.ts';
import { standAt } from '../markers.ts';

/** From the supply to the side of the sheet, for all together; what is not there is lost. AB-CAMP-1, FB-RULING-64 */
export function gainCamps(table: AdventureTable, count: number): void {
  const { camps } = table.state.together!;
  const gained = Math.min(count, camps.supply); // FB-RULING-64
  camps.supply -= gained;
  camps.gained += gained; // AB-CAMP-1
  say(table, 'camp.gained', { count: gained }, 'AB-CAMP-1');
}

/** Where the survivor camps. AB-CAMP-2, AB-CAMP-3 */
export function placeCamp(table: AdventureTable, seat: Seat): void {
  const { camps } = table.state.together!;
  const space = survivorOf(table.state, seat).space!;
  camps.gained -= 1;
  camps.placed.push(space); // AB-CAMP-3
  say(table, 'camp.placed', { seat, space }, 'AB-CAMP-2');
}

/** Placing a figure is not moving. AB-CAMP-6, FB-RULING-26 */
export function fastTravel(table: AdventureTable, seat: Seat, space: string): void {
  standAt(table.state, seat, space);
  say(table, 'placed', { seat, space }, 'AB-CAMP-6');
}
