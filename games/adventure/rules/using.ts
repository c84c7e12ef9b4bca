/** FB-TURN-2, FB-PERK, FB-EXH, FB-COMP: using items, companions and perks at their moment. */
import { type Play, type Seat, say } from '@holotape/kernel';
import type { Rolling } from '../queries/rolling.ts';
import { heldBy, survivorOf } from '../queries/survivors.ts';
import { useOf } from '../queries/using.ts';
import type { AdventureTable } from '../state.ts';
import { discardPerk } from './experience.ts';
import { discardHeld } from './items.ts';
import { carryOut } from './results.ts';

/** Exhausts or discards it, pays, and does what it says. FB-EXH-1, FB-PERK-1 */
export function* useCard(table: AdventureTable, seat: Seat, id: string, rolling?: Rolling): Play {
  const use = useOf(table, id)!;
  const card = id.slice(id.indexOf(':') + 1);
  const perk = id.startsWith('perk:');
  say(table, perk ? 'perk.used' : 'item.used', perk ? { seat, perk: card } : { seat, item: card }, 'FB-TURN-2');
  rolling?.used.push(id); // FB-EXH-2
  survivorOf(table.state, seat).caps -= use.spend ?? 0; // FB-CAPS-1
  if (perk) discardPerk(table, seat, card);
  else if (use.by === 'discard')
    discardHeld(table, seat, card); // FB-ITEM-7
  else if (use.by === 'exhaust') heldBy(table.state, seat, card)!.exhausted = true;
  yield* carryOut(table, { seat, card, rolling }, use.do); // FB-TURN-2
}
