/** FB-CAMP: camp actions. */
import { choose, type Play, type Seat, say, within } from '@holotape/kernel';
import { campOptions, campRecovery } from '../queries/camping.ts';
import { sumOf } from '../queries/effects.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { recoverHp, recoverRads } from './health.ts';
import { placeCamp } from './together/camps.ts';
import { trade } from './trading.ts';
import { become } from './traits.ts';
import { happened } from './triggers.ts';
import { unexhaust } from './unexhausting.ts';

/** Recover, unexhaust, rest and trade, each once and in any order; only unexhausting must be done. FB-CAMP-1, FB-RULING-43 */
export function* camp(table: AdventureTable, seat: Seat): Play {
  const done: string[] = [];
  say(table, 'camp', { seat }, 'FB-CAMP-1');
  while (true) {
    const answer = yield* choose(table, seat, 'camp', () => campOptions(table, seat, done), { rule: 'FB-CAMP-1' });
    if (answer === 'done') break;
    if (answer === 'recover')
      recoverAtCamp(table, seat); // FB-CAMP-2
    else if (answer === 'token')
      placeCamp(table, seat); // AB-CAMP-2
    else if (answer === 'unexhaust')
      yield* unexhaust(table, seat); // FB-CAMP-3
    else if (answer === 'rest')
      become(table, seat, 'well-rested'); // FB-CAMP-4
    else if (!(yield* offers(table, seat, answer))) continue; // FB-RULING-80: another offer may follow
    done.push(answer); // FB-CAMP-1
  }
  if (!done.includes('unexhaust')) yield* unexhaust(table, seat); // FB-RULING-43
  yield* happened(table, seat, { camp: true }); // FB-QUEST-6
}

/** A trade with whom the answer names. One that comes to nothing is counted: bots do not offer for ever. */
function* offers(table: AdventureTable, seat: Seat, answer: string): Play<boolean> {
  const agreed = yield* within(table, 'trade', trade(table, seat, Number(answer.slice('trade:'.length)))); // FB-CAMP-5
  if (!agreed) survivorOf(table.state, seat).changes += 1;
  return agreed;
}

function recoverAtCamp(table: AdventureTable, seat: Seat): void {
  recoverHp(table, seat, campRecovery(table, seat));
  const rads = sumOf(table, seat, 'campRads');
  if (rads > 0) recoverRads(table, seat, rads);
}
