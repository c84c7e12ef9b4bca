/** Verbs: cards of the library and on the table. FB-RES-3 to FB-RES-5, FB-RES-14 */
import { pick, say } from '@holotape/kernel';
import { amountOf } from '../../queries/conditions.ts';
import { survivorOf } from '../../queries/survivors.ts';
import { add, shuffleIn, stage, trash } from '../library.ts';
import { completeObjective } from '../quests.ts';
import { atOnce, type Verbs } from './carry.ts';

export const LIBRARY: Verbs<'add' | 'stage' | 'trash' | 'addAny' | 'complete' | 'keep' | 'count'> = {
  add: (table, _, card) => add(table, card),
  stage: (table, { seat }, card) => stage(table, seat, card),
  trash: atOnce((table, { card }) => trash(table, card!)),
  *addAny(table, deed, { of, count }) {
    const { library, trashed } = table.state;
    const pool = of.filter((card) => library.includes(card));
    for (const card of pool) library.splice(library.indexOf(card), 1);
    for (let left = amountOf(table, deed, count); left > 0 && pool.length > 0; left -= 1) {
      const [card] = pool.splice(yield* pick(table, 'library.any', pool.length, { rule: 'FB-LIB-3' }), 1);
      yield* shuffleIn(table, card!);
    }
    trashed.push(...pool);
  },
  *complete(table, { seat }, { card, objective }) {
    if (table.state.quests.some((quest) => quest.card === card))
      yield* completeObjective(table, seat, card, objective - 1);
  },
  keep: atOnce((table, { seat, card }, { as, slots }) => {
    const { encounter } = table.state;
    if (encounter === null || encounter.card !== card || encounter.goes !== 'bottom') return;
    encounter.goes = 'elsewhere';
    survivorOf(table.state, seat).kept.push({ card, as, slots });
    say(table, 'kept', { seat, encounter: card }, 'FB-CORE-2');
  }),
  count: atOnce((table, { card }, counters) => {
    const quest = table.state.quests.find((each) => each.card === card);
    if (quest !== undefined) quest.counters[quest.counters.length - 1]! += counters;
  }),
};
