/** FB-QUEST-6: triggered objectives, completed the moment a survivor does what they name. */
import { choose, option, type Play, type Seat } from '@holotape/kernel';
import { clockwiseFrom, isActing, survivorOf } from '../queries/survivors.ts';
import { allTriggered, type Happening, isTriggered, mayComplete, standingFor } from '../queries/triggers.ts';
import type { AdventureTable } from '../state.ts';
import { completeObjective, countAndComplete } from './quests.ts';

/** All objectives it fulfils; who caused it chooses the order, and each is looked at again. FB-RULING-49 */
export function* happened(table: AdventureTable, seat: Seat, event: Happening): Play {
  const done: string[] = [];
  const fulfilled = () =>
    allTriggered(table).filter(
      (each) =>
        !done.includes(each.id) &&
        isTriggered(table, seat, each.card, each.trigger, event) &&
        mayComplete(table, seat, each),
    );
  const decider = isActing(table.state, seat) ? seat : table.state.first;
  for (let open = fulfilled(); open.length > 0; open = fulfilled()) {
    const chosen =
      open.length === 1
        ? open[0]!.id
        : yield* choose(table, decider, 'quest.order', () => open.map(({ id }) => option(id)), {
            rule: 'FB-RULING-49',
          });
    const { card, index } = open.find(({ id }) => id === chosen)!;
    done.push(chosen);
    yield* countAndComplete(table, seat, card, index);
  }
}

/** Objectives that are completed as soon as something holds; of several for whom it does, the first player is served first. FB-CORE-3 */
export function* checkStandingObjectives(table: AdventureTable): Play {
  const { state } = table;
  for (const seat of clockwiseFrom(state, state.first)) {
    if (survivorOf(state, seat).space === null) continue;
    for (let next = standingFor(table, seat); next !== undefined; next = standingFor(table, seat))
      yield* completeObjective(table, seat, next.card, next.index);
  }
}
