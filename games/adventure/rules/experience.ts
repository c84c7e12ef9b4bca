/** FB-XP, FB-LVL, FB-PERK: experience, levels and perks. */
import { choose, option, type Play, pick, type Seat, say } from '@holotape/kernel';
import { hasLetter, survivorOf } from '../queries/survivors.ts';
import type { Adventure, AdventureTable, Survivor } from '../state.ts';
import { LETTERS, type Letter } from '../words.ts';

/** Holes beneath owned letters, from left to right. */
const holes = ({ letters }: Survivor): number[] => letters.map((letter) => LETTERS.indexOf(letter) + 1);

/** The peg moves for all of it first, then the levels come one by one. FB-XP-3, FB-RULING-33 */
export function* gainXp(table: AdventureTable, seat: Seat, xp: number): Play {
  if (xp <= 0) return;
  const survivor = survivorOf(table.state, seat);
  let levels = 0;
  for (let gained = 0; gained < xp; gained += 1) {
    const next = holes(survivor).find((hole) => hole > survivor.xp); // FB-XP-1
    if (next === undefined) levels += 1; // FB-XP-2
    survivor.xp = next ?? 0; // FB-XP-1, FB-XP-2
  }
  say(table, 'xp', { seat, xp }, 'FB-RES-7');
  for (let level = 0; level < levels; level += 1) yield* levelUp(table, seat);
}

/** Two tokens, one is kept. FB-LVL-1; with fewer in the supply FB-RULING-34 */
export function* levelUp(table: AdventureTable, seat: Seat): Play {
  const { letters: supply } = table.state;
  const survivor = survivorOf(table.state, seat);
  const drawn: Letter[] = [];
  while (drawn.length < 2 && supply.length > 0) {
    const [token] = supply.splice(yield* pick(table, 'level.token', supply.length, { rule: 'FB-LVL-1' }), 1);
    drawn.push(token!);
  }
  say(table, 'level', { seat, letters: drawn }, 'FB-LVL-1');
  if (drawn.length === 0) return yield* gainPerk(table, seat, survivor.letters);
  const kinds = [...new Set(drawn)];
  const kept =
    kinds.length === 1
      ? kinds[0]!
      : yield* choose(table, seat, 'level.letter', () => kinds.map((letter) => option(letter)), { rule: 'FB-LVL-1' });
  drawn.splice(drawn.indexOf(kept), 1);
  supply.push(...drawn);
  if (!hasLetter(survivor, kept)) return addLetter(table, seat, kept); // FB-LVL-2
  supply.push(kept); // FB-LVL-3
  yield* gainPerk(table, seat, [kept]); // FB-LVL-4
}

/** Into its slot on the board; never twice. FB-SPEC-1, FB-SPEC-2 */
export function addLetter(table: AdventureTable, seat: Seat, letter: Letter): void {
  const survivor = survivorOf(table.state, seat);
  survivor.letters = LETTERS.filter((each) => each === letter || hasLetter(survivor, each));
  say(table, 'letter', { seat, letter }, 'FB-SPEC-2');
}

const perksWith = ({ state, content }: Adventure, letters: readonly Letter[]): string[] =>
  state.perkDeck.filter((perk) => letters.includes(content.perks.get(perk)!.letter));

/** Of that letter; else of any owned letter; else none. FB-LVL-4, FB-LVL-5, FB-LVL-6 */
function* gainPerk(table: AdventureTable, seat: Seat, letters: readonly Letter[]): Play {
  const { state } = table;
  const survivor = survivorOf(state, seat);
  const matching = perksWith(table, letters);
  const offered = matching.length > 0 ? matching : perksWith(table, survivor.letters);
  if (offered.length === 0) return say(table, 'perk.none', { seat }, 'FB-LVL-6');
  const perk = yield* choose(table, seat, 'level.perk', () => offered.map((each) => option(each)), {
    rule: 'FB-LVL-4',
  });
  state.perkDeck.splice(state.perkDeck.indexOf(perk), 1); // FB-LIMIT-2
  survivor.perks.push(perk);
  say(table, 'perk', { seat, perk }, 'FB-LVL-4');
}

/** Used or discarded, a perk goes back to its deck. FB-PERK-1, FB-PERK-5 */
export function discardPerk(table: AdventureTable, seat: Seat, perk: string): void {
  const { perks } = survivorOf(table.state, seat);
  perks.splice(perks.indexOf(perk), 1);
  table.state.perkDeck.push(perk);
}
