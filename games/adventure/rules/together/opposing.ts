/** AB-FAC: the token of the opposing faction, the only one on the track. */
import { type Play, type Seat, say } from '@holotape/kernel';
import { opposing, sideOf } from '../../queries/together.ts';
import type { AdventureTable } from '../../state.ts';
import type { Faction } from '../../words.ts';
import { carryOut } from '../results.ts';
import { checkPower } from '../winning.ts';

/** Never above the topmost space; at the final one all is lost. AB-FAC-2, AB-FAC-3, FB-RULING-59 */
export function moveOpposing(table: AdventureTable, spaces: number): void {
  const { power } = table.state;
  const faction = opposing(table.state.together!);
  power[faction] = Math.max(0, power[faction] + spaces); // FB-RULING-59
  say(table, 'power', { faction, spaces, at: power[faction] + 1 }, 'AB-FAC-2');
  checkPower(table); // AB-FAC-3
}

/**
 * What a card says of power: each plus of the loyal faction is its effect on the sheet, for who earned it; the opposing
 * faction's token moves. AB-FAC-1, FB-RULING-58
 */
export function* powerTogether(table: AdventureTable, seat: Seat, by: Partial<Record<Faction, number>>): Play {
  const loyal = table.state.together!.loyal!;
  const against = by[opposing(table.state.together!)] ?? 0;
  for (let plus = 0; plus < (by[loyal] ?? 0); plus += 1) {
    say(table, 'plus', { faction: loyal }, 'AB-FAC-1');
    yield* carryOut(table, { seat }, sideOf(table, loyal).plus); // AB-FAC-1
  }
  if (against !== 0) moveOpposing(table, against); // FB-RULING-58
}
