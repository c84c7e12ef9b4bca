/** AB-WORK: workshop upgrades, which the whole company has. */
import { type Play, reveal, type Seat, say, shuffle } from '@holotape/kernel';
import type { AdventureTable } from '../../state.ts';
import { carryOut } from '../results.ts';

/** In place of agendas: each is resolved before the next is drawn, and kept by the sheet. AB-WORK-1, AB-WORK-2, AB-WORK-3 */
export function* gainUpgrades(table: AdventureTable, seat: Seat, count: number): Play {
  const together = table.state.together!;
  for (let gained = 0; gained < count; gained += 1) {
    const card = together.upgradeDeck.pop();
    if (card === undefined) return say(table, 'upgrade.none', {}, 'FB-RULING-59'); // all are by the sheet, FB-RULING-59
    reveal(table);
    together.upgrades.push(card); // AB-WORK-3
    say(table, 'upgrade', { seat, upgrade: card }, 'AB-WORK-2');
    yield* carryOut(table, { seat }, table.content.upgrades.get(card)!.do); // AB-WORK-2
  }
}

/** With nothing left a deck is made of its discards, when a card has to be drawn. FB-RULING-59 */
export function* remake(table: AdventureTable, name: string, deck: string[], discard: string[]): Play {
  if (deck.length > 0 || discard.length === 0) return;
  deck.push(...discard.splice(0));
  yield* shuffle(table, name, deck, { rule: 'FB-RULING-59' });
}
