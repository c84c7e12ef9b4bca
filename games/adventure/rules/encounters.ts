/** FB-ENC: encounter actions. */
import { choose, type Play, reveal, type Seat, say, within } from '@holotape/kernel';
import { encounterCard } from '../content.ts';
import { type Deed, holds } from '../queries/conditions.ts';
import { optionsOf } from '../queries/encounters.ts';
import { iconAt, survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import type { EncounterBack } from '../words.ts';
import { notice, shuffleIn } from './library.ts';
import { payCosts } from './quests.ts';
import { carryOut, readOut } from './results.ts';

/** Draws from the deck of the icon, reads, lets choose, carries out. FB-ENC-2 to FB-ENC-6 */
export function* encounter(table: AdventureTable, seat: Seat): Play {
  const { state } = table;
  const space = survivorOf(state, seat).space!;
  state.turn.visited.push(space); // FB-ENC-3
  const back = iconAt(table, seat)!;
  yield* payDues(table, seat, back, space); // FB-CORE-2
  const card = yield* drawEncounter(table, seat, back, space);
  if (card === undefined) return; // FB-ENC-12
  const deed = { seat, card, space };
  yield* within(table, 'encounter', meet(table, deed)); // and then it is put away, FB-ENC-11
}

/** Cards kept until an encounter of this sort have their say, and leave the game. */
function* payDues(table: AdventureTable, seat: Seat, back: EncounterBack, space: string): Play {
  const survivor = survivorOf(table.state, seat);
  for (const { card } of [...survivor.kept]) {
    const { due } = encounterCard(table.content, card);
    if (due?.at !== back) continue;
    survivor.kept = survivor.kept.filter((kept) => kept.card !== card);
    table.state.trashed.push(card);
    say(table, 'kept.due', { seat, encounter: card }, 'FB-CORE-2');
    yield* carryOut(table, { seat, card, space }, due.do);
  }
}

/** Cards that say so make way for another: it is drawn first, then they go where they say. */
function* drawEncounter(
  table: AdventureTable,
  seat: Seat,
  back: EncounterBack,
  space: string,
): Play<string | undefined> {
  const { state, content } = table;
  const deck = state.decks[back];
  const skipped: string[] = [];
  let card = deck.pop();
  for (; card !== undefined; card = deck.pop()) {
    reveal(table);
    const { skip } = encounterCard(content, card);
    if (skip === undefined || !holds(table, { seat, card, space }, skip.if)) break;
    say(table, 'encounter.skipped', { encounter: card }, 'FB-CORE-2');
    if (skip.put === 'trash') state.trashed.push(card);
    else skipped.push(card);
  }
  for (const each of skipped) yield* shuffleIn(table, each);
  if (card === undefined) return undefined;
  state.encounter = { seat, card, option: null, texts: [], goes: 'bottom' };
  notice(table, card);
  say(table, 'encounter.drawn', { seat, encounter: card }, 'FB-ENC-4');
  return card;
}

function* meet(table: AdventureTable, deed: Deed & { readonly card: string }): Play {
  const { options, drawn } = encounterCard(table.content, deed.card);
  yield* carryOut(table, deed, drawn);
  const forced = options.findIndex((each) => each.forced !== undefined && holds(table, deed, each.forced));
  const listed = optionsOf(table, deed, options);
  let chosen = forced; // FB-ENC-8; the first of several, FB-RULING-46
  const isFree = forced < 0; // FB-ENC-8
  if (isFree) {
    if (listed.every(({ blocked }) => blocked !== undefined))
      return say(table, 'encounter.nothing', { encounter: deed.card }, 'FB-RULING-46');
    const answer = yield* choose(table, deed.seat, 'encounter.option', () => listed, {
      rule: 'FB-ENC-5',
      about: { encounter: deed.card },
    });
    chosen = Number(answer.slice('option:'.length)) - 1;
  }
  const option = options[chosen]!;
  table.state.encounter!.option = chosen;
  notice(table, `${deed.card}:${chosen + 1}`);
  say(table, isFree ? 'encounter.chosen' : 'encounter.forced', { seat: deed.seat, label: option.label }, 'FB-ENC-5');
  yield* payCosts(table, deed, option);
  readOut(table, option.text);
  yield* carryOut(table, deed, option.do);
}

/** To the bottom of its deck, facedown, unless a result said otherwise. FB-ENC-11, FB-RULING-47 */
export function putAway(table: AdventureTable): void {
  const { state, content } = table;
  if (state.encounter === null) return;
  const { card, goes } = state.encounter;
  if (goes === 'bottom') state.decks[encounterCard(content, card).back].unshift(card); // FB-ENC-11, FB-RULING-47
  if (goes === 'trash') state.trashed.push(card); // FB-RES-14
  state.encounter = null;
}
