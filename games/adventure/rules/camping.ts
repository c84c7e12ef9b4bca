/** FB-CAMP: camp actions. */
import { choose, type Option, option, type Play, type Reason, type Seat, say, within } from '@holotape/kernel';
import { hindering } from '../queries/foes.ts';
import { areAdjacent } from '../queries/map.ts';
import { cardsInEffect, item, survivorOf } from '../queries/survivors.ts';
import type { Adventure, AdventureTable } from '../state.ts';
import { CAMP_RECOVERS } from '../words.ts';
import { happened } from './events.ts';
import { recoverHp } from './health.ts';
import { trade } from './trading.ts';
import { become } from './traits.ts';
import { unexhaust } from './unexhausting.ts';

export const whyNoCamp = (adventure: Adventure, seat: Seat): Reason | undefined =>
  hindering(adventure, seat).length > 0 ? { rule: 'FB-ACT-5', say: 'why.enemy-here' } : undefined;

/** Recover, unexhaust, rest and trade, each once and in any order; only unexhausting must be done. FB-CAMP-1, FB-RULING-43 */
export function* camp(table: AdventureTable, seat: Seat): Play {
  const done: string[] = [];
  say(table, 'camp', { seat }, 'FB-CAMP-1');
  while (true) {
    const answer = yield* choose(table, seat, 'camp', () => campOptions(table, seat, done), { rule: 'FB-CAMP-1' });
    if (answer === 'done') break;
    done.push(answer);
    if (answer === 'recover')
      recoverHp(table, seat, campRecovery(table, seat)); // FB-CAMP-2
    else if (answer === 'unexhaust') yield* unexhaust(table, seat);
    else if (answer === 'rest')
      become(table, seat, 'well-rested'); // FB-CAMP-4
    else yield* within(table, 'trade', trade(table, seat, Number(answer.slice('trade:'.length))));
  }
  if (!done.includes('unexhaust')) yield* unexhaust(table, seat); // FB-CAMP-3
  yield* happened(table, seat, { camp: true });
}

export const campRecovery = (adventure: Adventure, seat: Seat): number =>
  cardsInEffect(adventure, seat).reduce((sum, { id }) => sum + item(adventure, id).camp, CAMP_RECOVERS);

const campOptions = (adventure: Adventure, seat: Seat, done: readonly string[]): Option[] => [
  ...['recover', 'unexhaust', 'rest'].filter((part) => !done.includes(part)).map((part) => option(part)),
  ...partners(adventure, seat)
    .filter(({ id }) => !done.includes(id))
    .map(({ id, near }) => option(id, near ? undefined : { rule: 'FB-CAMP-5', say: 'why.far' })),
  option('done'),
];

/** Everybody else; near are those in the same or an adjacent space. FB-CAMP-5 */
function partners(adventure: Adventure, seat: Seat): { readonly id: string; readonly near: boolean }[] {
  const { state } = adventure;
  const { space } = survivorOf(state, seat);
  return state.survivors.flatMap((other, each) => {
    if (each === seat || other.eliminated || other.space === null) return [];
    return [{ id: `trade:${each}`, near: other.space === space || areAdjacent(adventure, space!, other.space) }];
  });
}
