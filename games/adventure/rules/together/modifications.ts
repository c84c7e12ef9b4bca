/** AB-MOD: modifications of weapons and apparel. */
import { choose, option, type Play, reveal, type Seat, say } from '@holotape/kernel';
import { fittingFor } from '../../queries/modifications.ts';
import type { AdventureTable } from '../../state.ts';
import { remake } from './workshop.ts';

/** Draws so many, keeps one and discards the rest. AB-MOD-1 */
export function* drawModifications(table: AdventureTable, seat: Seat, count: number): Play {
  const { modDeck, modDiscard } = table.state.together!;
  const drawn: string[] = [];
  while (drawn.length < count) {
    yield* remake(table, 'deck.modifications', modDeck, modDiscard);
    const card = modDeck.pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return say(table, 'mod.none', {}, 'FB-RULING-59');
  reveal(table);
  modDiscard.push(...drawn); // AB-MOD-1; the one that is kept is taken from there when it is attached
  const kept =
    drawn.length === 1
      ? drawn[0]!
      : yield* choose(table, seat, 'mod.keep', () => drawn.map((card) => option(card)), { rule: 'AB-MOD-1' });
  yield* attach(table, seat, kept);
}

/** Onto a card it fits, in place of what is there; if it is not attached now, it is discarded. AB-MOD-2 to AB-MOD-4, FB-RULING-62 */
function* attach(table: AdventureTable, seat: Seat, mod: string): Play {
  const together = table.state.together!;
  const fitting = fittingFor(table, seat, mod);
  const options = () => [...fitting.map((card) => option(card)), option('none')];
  const answer = yield* choose(table, seat, 'mod.attach', options, { rule: 'AB-MOD-2', about: { mod } });
  if (answer === 'none') return say(table, 'mod.discarded', { seat, mod }, 'FB-RULING-62'); // it lies there already
  together.modDiscard.splice(together.modDiscard.indexOf(mod), 1);
  dropModification(table, answer); // AB-MOD-3, AB-MOD-4
  together.fitted[answer] = mod;
  say(table, 'mod.attached', { seat, mod, item: answer }, 'AB-MOD-2');
}

/** A card that is discarded takes its modification along; one that gets another loses it. AB-MOD-4, AB-MOD-6 */
export function dropModification({ state }: AdventureTable, card: string): void {
  const mod = state.together?.fitted[card];
  if (mod === undefined) return;
  delete state.together!.fitted[card];
  state.together!.modDiscard.push(mod);
}
