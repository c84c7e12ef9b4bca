/** Investigation Markers: looked at from afar, in secret. */
import { type Play, type Reason, reveal, say } from '@holotape/kernel';
import { withinReach } from '../../geometry/index.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { awarenessOf } from '../../queries/awareness.ts';
import { canSee, type Place, placeOf } from '../../queries/line-of-sight.ts';
import { discardMarker, discOf, isAt, whyNotInteract } from '../../queries/markers.ts';
import { endToEnd } from '../../queries/ranges.ts';
import { specialRules } from '../../queries/scenario.ts';
import { modelsOf, seatOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Marker, Model } from '../../state.ts';

const placeOfMarker = (marker: Marker): Place => ({ disc: discOf(marker), height: 0, model: undefined });

/** One and the same model has it in range and in sight. WW-INVEST-2 */
const spots = (battle: Battle, model: Model, marker: Marker): boolean => {
  const from = placeOf(battle, model);
  const place = placeOfMarker(marker);
  const more = ownAbilities(battle, model, 'looks').map(({ gives }) => gives.looks);
  const range = endToEnd(battle.content, awarenessOf(battle, model), ...more);
  return withinReach(from.disc, place.disc, range, from.height) && canSee(battle, from, place);
};

/** Why a player cannot look at a marker now; whoever has seen it may look again. WW-INVEST-2, WW-INVEST-6 */
export function whyNotLook(battle: Battle, seat: number, marker: Marker): Reason | undefined {
  if (marker.up || marker.seen.includes(seat)) return undefined;
  return modelsOf(battle, seat).some((model) => spots(battle, model, marker))
    ? undefined
    : { rule: 'WW-INVEST-2', say: 'look.unseen', args: { marker: marker.id } };
}

/**
 * Looking costs nothing, needs no roll and tells the opponent nothing, so that everybody looks as soon as they may: at
 * the beginning of a round and whenever an Action is over, never in the middle of a movement. WW-INVEST-3, WW-INVEST-4
 */
export function lookAround(table: BattleTable): void {
  for (const marker of table.state.markers) {
    if (marker.kind !== 'investigation' || marker.up) continue;
    for (const seat of [0, 1]) {
      if (marker.seen.includes(seat) || whyNotLook(table, seat, marker) !== undefined) continue;
      marker.seen.push(seat);
      reveal(table);
      say(table, 'looked', { marker: marker.id, face: marker.face }, 'WW-INVEST-5', [seat]);
    }
  }
}

/** Why the marker cannot be turned up by this model. WW-INVEST-9 */
export function whyNotTurnUp(battle: Battle, model: Model, marker: Marker): Reason | undefined {
  if (!isAt(battle, model, marker)) return { rule: 'WW-INVEST-9', say: 'interact.apart', args: { marker: marker.id } };
  const { means, whyNotUse } = specialRules(battle);
  // What a scenario has put there is interacted with, by an unengaged model. SC-RULING-56, WW-EXPERT-3
  const why = means?.[marker.face] === undefined ? undefined : whyNotInteract(battle, model, marker);
  return why ?? whyNotUse?.(battle, model, marker);
}

/** Markers that can be turned up because the player knows that there is something to find. */
export const turnable = (battle: Battle, model: Model): Marker[] => {
  const means = specialRules(battle).means ?? {};
  return battle.state.markers.filter(
    ({ kind, face, up, seen }) =>
      kind === 'investigation' &&
      (up || seen.includes(seatOf(battle, model))) &&
      (means[face] !== undefined || (face === 'searchable' && !up)),
  );
};

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
