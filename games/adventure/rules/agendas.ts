/** FB-AGENDA: drawing, holding and discarding agenda cards; the deck running out. FB-RES-13: faction power. */
import { choose, option, type Play, reveal, type Seat, say, shuffle } from '@holotape/kernel';
import { isAsOne } from '../queries/fate.ts';
import { isSolo, rightOf, survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { AGENDA_LIMIT, FACTIONS, type Faction } from '../words.ts';
import { checkPower, checkVictory } from './winning.ts';

/** Moves power tokens, all of them before anything is checked. FB-RES-13, FB-RULING-15 */
export function advance(table: AdventureTable, by: Partial<Record<Faction, number>>): void {
  const { power } = table.state;
  for (const faction of FACTIONS) {
    const spaces = by[faction] ?? 0;
    if (spaces === 0) continue; // nothing to tell
    power[faction] = Math.max(0, power[faction] + spaces);
    say(table, 'power', { faction, spaces, at: power[faction] + 1 }, 'FB-RES-13');
  }
  checkPower(table); // FB-FAC-3
  checkVictory(table); // FB-RULING-14
}

/**
 * Takes the top card for `use`. If it was the last, the deck is depleted at that moment: the card is not part of the
 * new deck. FB-AGENDA-7, FB-RULING-8
 */
export function* drawAgenda(table: AdventureTable, use: (card: string) => void): Play<boolean> {
  const { state } = table;
  const card = state.agendaDeck.pop();
  if (card === undefined) {
    say(table, 'agenda.none', {}, 'FB-RULING-9');
    return false;
  }
  reveal(table);
  use(card);
  if (state.agendaDeck.length === 0) yield* deplete(table);
  return true;
}

/** New deck, new first player, more power. FB-AGENDA-7, FB-AGENDA-8, FB-AGENDA-9 */
function* deplete(table: AdventureTable): Play {
  const { state } = table;
  state.agendaDeck.push(...state.agendaDiscard.splice(0));
  yield* shuffle(table, 'deck.agenda', state.agendaDeck, { rule: 'FB-AGENDA-7' });
  state.first = rightOf(state, state.first); // FB-FIRST-1
  say(table, 'agenda.depleted', { seat: state.first }, 'FB-AGENDA-8');
  if (isAsOne(table)) return advance(table, { shield: 1 }); // NC-SCEN-9, NC-SCEN-10, FB-RULING-69
  const { star, shield } = state.power;
  // FB-SOLO-5, FB-SOLO-6: alone, only the weaker faction advances, or both if they are equal.
  const both = !isSolo(state) || star === shield;
  advance(table, { star: both || star < shield ? 1 : 0, shield: both || shield < star ? 1 : 0 }); // FB-SOLO-5, FB-SOLO-6, FB-AGENDA-9
}

/** With the deck empty, a discard is the new deck at once. FB-RULING-9 */
export function discardAgenda(table: AdventureTable, card: string): void {
  const { state } = table;
  if (state.agendaDeck.length === 0) state.agendaDeck.push(card);
  else state.agendaDiscard.push(card); // FB-AGENDA-7
}

/** Draws all of them first, then comes down to four. FB-RES-10, FB-RULING-74 */
export function* gainAgendas(table: AdventureTable, seat: Seat, count: number): Play {
  if (isAsOne(table)) return yield* spendAgendas(table, seat, count); // NC-SCEN-11
  const { agendas } = survivorOf(table.state, seat);
  for (let drawn = 0; drawn < count; drawn += 1) {
    const drew = yield* drawAgenda(table, (card) => {
      agendas.push(card);
      say(table, 'agenda.gained', { seat }, 'FB-RES-9');
      say(table, 'agenda.yours', { agenda: card }, 'FB-AGENDA-5', [seat]);
    });
    if (!drew) break; // FB-RULING-74
  }
  yield* keepAgendaLimit(table, seat); // FB-AGENDA-3
}

/** Nobody keeps any: each is discarded at once for what its name brings. NC-SCEN-11 */
function* spendAgendas(table: AdventureTable, seat: Seat, count: number): Play {
  for (let drawn = 0; drawn < count; drawn += 1) {
    let card: string | undefined;
    yield* drawAgenda(table, (top) => {
      card = top;
    });
    if (card === undefined) return; // FB-RULING-74
    discardAgenda(table, card); // NC-SCEN-11
    say(table, 'agenda.spent', { seat, agenda: card }, 'NC-SCEN-11');
    const { faction } = table.content.agendas.get(card)!;
    const forward = faction === undefined ? yield* chooseSide(table, seat) : faction === 'star'; // NC-SCEN-12, NC-SCEN-13
    advance(table, forward ? { star: 1 } : { shield: -1 }); // NC-SCEN-12, NC-SCEN-13
  }
}

/** An agenda of no faction: its finder says whether star goes on or shield goes back. NC-SCEN-14 */
function* chooseSide(table: AdventureTable, seat: Seat): Play<boolean> {
  const answer = yield* choose(table, seat, 'agenda.side', () => [option('forward'), option('back')], {
    rule: 'NC-SCEN-14',
  });
  return answer === 'forward';
}

/** New or old, hidden or revealed. FB-AGENDA-3, FB-LOYAL-9 */
export function* keepAgendaLimit(table: AdventureTable, seat: Seat): Play {
  const survivor = survivorOf(table.state, seat);
  const { agendas } = survivor;
  while (agendas.length > AGENDA_LIMIT) {
    const card = yield* choose(table, seat, 'agenda.discard', () => agendas.map((each) => option(each)), {
      rule: 'FB-AGENDA-3',
    });
    agendas.splice(agendas.indexOf(card), 1);
    if (survivor.revealed === card) survivor.revealed = null;
    discardAgenda(table, card); // FB-CORE-1
    reveal(table);
    say(table, 'agenda.discarded', { seat, agenda: card }, 'FB-AGENDA-3');
  }
}
