/** Investigation Markers: looked at from afar, in secret. */
import { type Play, reveal, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { lookoutsOf, whyNotLook } from '../../queries/investigation.ts';
import { specialRules } from '../../queries/scenario.ts';
import { SEATS } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { discardMarker } from './markers.ts';

/**
 * Looking costs nothing, needs no roll and tells the opponent nothing, so that everybody looks as soon as they may: at
 * the beginning of a round and whenever an Action is over, never in the middle of a movement. WW-INVEST-3, WW-INVEST-4
 */
export function lookAround(table: BattleTable): void {
  const down = table.state.markers.filter(({ kind, up }) => kind === 'investigation' && !up);
  if (down.length === 0) return;
  const lookouts = SEATS.map((seat) => lookoutsOf(table, seat));
  for (const marker of down) {
    for (const seat of SEATS) {
      if (marker.seen.includes(seat) || whyNotLook(table, seat, marker, lookouts[seat]) !== undefined) continue;
      marker.seen.push(seat);
      reveal(table);
      say(table, 'looked', { marker: marker.id, face: marker.face }, 'WW-INVEST-5', [seat]);
    }
  }
}

/** A Searchable takes its place face down; a number means what the scenario says. WW-INVEST-8, WW-INVEST-9 */
export function* turnUp(table: BattleTable, model: Model, marker: Marker): Play {
  const { state } = table;
  marker.up = true;
  reveal(table);
  say(table, 'turned-up', { marker: marker.id, face: marker.face }, 'WW-INVEST-8');
  const meaning = specialRules(table).means?.[marker.face];
  if (meaning !== undefined) {
    const stays = yield* meaning(table, model, marker);
    if (!stays) discardMarker(table, marker);
    return;
  }
  const face = state.aside.pop();
  if (face === undefined) return discardMarker(table, marker);
  const at = state.markers.indexOf(marker);
  state.markers[at] = { ...marker, kind: 'searchable', face, up: false, seen: [] };
}
