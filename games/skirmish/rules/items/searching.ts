/** Searchable Markers: looked at in contact, then interacted with. */
import { choose, option, type Play, reveal, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { whyNotCarry } from '../../queries/items.ts';
import { lastingOn } from '../../queries/lasting.ts';
import { specialRules } from '../../queries/scenario.ts';
import { whyNotTake } from '../../queries/searching.ts';
import { modelById, seatOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { drawDanger } from '../wasteland/dangers.ts';
import { maybeRedraw } from '../wasteland/redrawing.ts';
import { drawCard } from '../wasteland/wasteland.ts';
import { letterOpens, whenFound } from './finds.ts';
import { discardMarker } from './markers.ts';

/** Undersides with a red background: whoever looks must go on. WW-SEARCH-4, WW-RULING-51 */
const RED: readonly Marker['face'][] = ['danger', 'danger-item'];

/** At no cost, between Actions. WW-SEARCH-2, WW-SEARCH-3 */
export function* look(table: BattleTable, model: Model, marker: Marker): Play {
  const seat = seatOf(table, model);
  if (!marker.seen.includes(seat)) marker.seen.push(seat);
  reveal(table);
  say(table, 'looked', { marker: marker.id, face: marker.face }, 'WW-SEARCH-2', [seat]);
  if (!RED.includes(marker.face) || ownAbilities(table, model, 'wary').length > 0) {
    const answer = yield* choose(table, seat, 'search.interact', () => [option('interact'), option('leave')], {
      rule: 'WW-SEARCH-3',
      about: { marker: marker.id, face: marker.face },
    });
    if (answer === 'leave') return;
  }
  yield* interact(table, model, marker);
  specialRules(table).looked?.(table, model, marker); // SC-LOOT-2
}

/** What its icons tell. WW-SEARCH-5 */
function* interact(table: BattleTable, model: Model, marker: Marker): Play {
  marker.up = true;
  say(table, 'turned-up', { marker: marker.id, face: marker.face }, 'WW-SEARCH-5');
  switch (marker.face) {
    case 'item':
      return yield* offerItem(table, model, marker); // WW-SEARCH-9
    case 'danger':
      if (yield* drawDanger(table, model, marker)) return turnDown(marker);
      return discardMarker(table, marker); // WW-SEARCH-14
    case 'danger-item':
      if (yield* drawDanger(table, model, marker)) return turnDown(marker);
      return yield* offerItem(table, model, marker); // WW-SEARCH-13
    case 'lockpick':
    case 'search':
    case 'computers':
    case 'trapped-lock':
      return; // WW-SEARCH-5: its test needs an Action.
    default: {
      // WW-SEARCH-8
      const stays = yield* specialRules(table).means?.[marker.face]?.(table, model, marker) ?? nothing();
      if (!stays) discardMarker(table, marker);
    }
  }
}

/** The model has backed away from what is there. */
function turnDown(marker: Marker): void {
  marker.up = false;
}

// biome-ignore lint/correctness/useYield: stands in for a scenario's rule
function* nothing(): Play<boolean> {
  return false;
}

/** After the test of a Searchable: an item, for a trapped lock after its Danger. WW-SEARCH-10 to WW-SEARCH-12 */
export function* searched(table: BattleTable, model: Model, marker: Marker, success: boolean): Play {
  const trapped = marker.face === 'trapped-lock';
  if (!success && !trapped) return; // WW-SEARCH-6
  if (!success && (yield* drawDanger(table, model, marker))) return;
  if (success) letterOpens(table, model, marker); // CH-RULING-126
  yield* offerItem(table, model, marker);
}

/** A card is drawn, or the one that was left is there again; it is kept or left. WW-SEARCH-15, WW-SEARCH-16 */
export function* offerItem(table: BattleTable, model: Model, marker: Marker): Play {
  marker.opened = true;
  // Whoever a Danger has removed leaves the item to the next. WW-RULING-52
  if (model.gone !== null) return;
  const seat = seatOf(table, model);
  if (marker.items.length === 0) {
    const given = specialRules(table).finds?.(table, marker); // SC-SUIT-5
    const card = given ?? (yield* drawCard(table, 'items'));
    if (card === undefined) return discardMarker(table, marker); // WW-RULING-54
    const second = given ?? (yield* maybeRedraw(table, model, 'items', card)); // CH-RULING-113
    marker.items.push(given ?? (yield* pickOne(table, model, second)));
    // A note leads to two of them. CH-RULING-125
    for (let left = (lastingOn(table, marker.id, 'private')[0]?.left ?? 1) - 1; left > 0; left -= 1) {
      const more = yield* drawCard(table, 'items');
      if (more !== undefined) marker.items.push(more);
    }
    // The marker lies face up by now: what is left to know is the card.
    marker.seen = [];
  }
  if (!marker.seen.includes(seat)) marker.seen.push(seat);
  const offered = [...marker.items];
  for (const card of offered) {
    say(table, 'found', { model: model.id, item: card }, 'WW-SEARCH-15', [seat]);
    const answer = yield* choose(
      table,
      seat,
      'search.item',
      () => [option('keep', whyNotTake(table, model, card) ?? whyNotCarry(table, model, card)), option('leave')],
      { rule: 'WW-SEARCH-15', about: { model: model.id, item: card } },
    );
    if (answer === 'leave') continue;
    marker.items.splice(marker.items.indexOf(card), 1);
    modelById(table, model.id).items.push(card); // WW-SEARCH-17
    say(table, 'kept', { model: model.id, item: card }, 'WW-SEARCH-15');
    specialRules(table).taken?.(table, model, card, marker);
    yield* whenFound(table, model, card, marker); // CH-RULING-125, CH-RULING-126
  }
  const isMore = marker.items.some((card) => !offered.includes(card));
  if (isMore) return yield* offerItem(table, model, marker); // CH-RULING-126
  if (marker.items.length === 0) discardMarker(table, marker); // WW-SEARCH-7
}

/** Of two cards one is discarded. WW-LEADER-5 */
function* pickOne(table: BattleTable, model: Model, first: string): Play<string> {
  if (ownAbilities(table, model, 'picks').length === 0) return first;
  const second = yield* drawCard(table, 'items');
  if (second === undefined) return first;
  const kept = yield* choose(table, seatOf(table, model), 'search.pick', () => [option(first), option(second)], {
    rule: 'WW-LEADER-5',
    about: { model: model.id },
  });
  table.state.discards.items.push(kept === first ? second : first);
  return kept;
}
