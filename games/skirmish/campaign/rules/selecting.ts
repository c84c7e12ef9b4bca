/** Step 3, Select: what goes to the next battle; the rest is sold. CH-SELECT */
import { choose, mark, type Option, option, type Play, type Seat, say } from '@holotape/kernel';
import type { CampaignTable } from '../campaign.ts';
import { poolOf } from '../queries/cards.ts';
import { houseOf } from '../queries/houses.ts';
import { selectionOf, whyNotTake } from '../queries/selecting.ts';
import { endPhase } from './phases.ts';
import { sell } from './selling.ts';

function offers(table: CampaignTable, seat: Seat): Option[] {
  const { taken } = houseOf(table, seat);
  return [
    option('done'),
    ...[...new Set(poolOf(table, seat))].map((id) => option(`take:${id}`, whyNotTake(table, seat, id))),
    ...[...new Set([...taken.items, ...taken.boosts])].map((id) => option(`leave:${id}`)),
  ];
}

export function* selectStep(table: CampaignTable): Play {
  const { state } = table;
  const seat = state.turn;
  mark(table, 'action');
  // Where nothing could be chosen, nothing is asked.
  const isEmpty = poolOf(table, seat).length === 0 && houseOf(table, seat).taken.items.length === 0;
  const answer =
    isEmpty && houseOf(table, seat).taken.boosts.length === 0
      ? 'done'
      : yield* choose(table, seat, 'select', () => offers(table, seat), {
          rule: 'CH-SELECT-1',
          about: { places: selectionOf(table, seat) },
        });
  if (answer === 'done') {
    sellPool(table, seat);
    return endPhase(table);
  }
  const [word, id] = answer.split(':') as ['take' | 'leave', string];
  move(table, seat, id, word);
}

/** From the pool to what is taken, or back. */
function move(table: CampaignTable, seat: Seat, id: string, word: 'take' | 'leave'): void {
  const house = houseOf(table, seat);
  const kind = table.content.boosts.has(id) ? 'boosts' : 'items';
  const isUnique = house.uniques.includes(id) || (word === 'leave' && house.taken.uniques.includes(id));
  const shelf = isUnique ? house.uniques : house.pool[kind];
  const [from, to] = word === 'take' ? [shelf, house.taken[kind]] : [house.taken[kind], shelf];
  from.splice(from.indexOf(id), 1);
  to.push(id);
  if (isUnique && word === 'take') house.taken.uniques.push(id);
  if (isUnique && word === 'leave') house.taken.uniques = house.taken.uniques.filter((each) => each !== id);
  say(table, `did.${word}`, { seat, card: id }, 'CH-SELECT-1', [seat]);
}

/** Everything that nobody takes; Unique items stay. CH-SELECT-2, CH-RULING-63 */
function sellPool(table: CampaignTable, seat: Seat): void {
  const { pool } = houseOf(table, seat);
  sell(table, seat, [...pool.items, ...pool.boosts], 'CH-SELECT-2');
  pool.items = [];
  pool.boosts = [];
}
