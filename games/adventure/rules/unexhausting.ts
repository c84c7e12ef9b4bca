/** FB-EXH, FB-COMP: cards being unexhausted, and companions that leave. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import { holds } from '../queries/conditions.ts';
import { heldBy, item, survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { discardHeld } from './items.ts';

/** All of them, or those named: nobody may leave one exhausted. FB-CAMP-3, FB-COMP-2 */
export function* unexhaust(table: AdventureTable, seat: Seat, which?: readonly string[]): Play {
  const exhausted = survivorOf(table.state, seat).cards.filter((card) => card.exhausted);
  for (const { id } of exhausted) if (which === undefined || which.includes(id)) yield* unexhaustCard(table, seat, id); // FB-CORE-2, FB-CAMP-3
}

function* unexhaustCard(table: AdventureTable, seat: Seat, card: string): Play {
  const { readyCost, stays, wages } = item(table, card);
  if (readyCost !== undefined && !(yield* pays(table, seat, card, 'unexhaust.pay', readyCost, 'FB-EXH-6'))) return;
  heldBy(table.state, seat, card)!.exhausted = false;
  say(table, 'item.readied', { seat, item: card }, 'FB-EXH-5');
  // FB-COMP-3: a companion whose condition is not met leaves.
  const met = stays === undefined || holds(table, { seat }, stays);
  if (met && (wages === undefined || (yield* pays(table, seat, card, 'unexhaust.wages', wages, 'FB-COMP-3')))) return;
  say(table, 'companion.leaves', { seat, item: card }, 'FB-COMP-3');
  discardHeld(table, seat, card);
}

/** Who can pay may still decline. FB-EXH-6 */
function* pays(
  table: AdventureTable,
  seat: Seat,
  card: string,
  ask: string,
  caps: number,
  rule: string,
): Play<boolean> {
  const survivor = survivorOf(table.state, seat);
  if (survivor.caps < caps) return false;
  const answer = yield* choose(table, seat, ask, () => [option('pay'), option('decline')], {
    rule,
    about: { item: card, caps },
  });
  if (answer === 'decline') return false;
  survivor.caps -= caps;
  return true;
}
