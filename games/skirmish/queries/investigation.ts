/** Investigation Markers: who can look at them and who can turn them up. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { withinReach } from '../geometry/index.ts';
import type { Marker, Model } from '../state.ts';
import { ownAbilities } from './abilities.ts';
import { awarenessOf } from './card-colors.ts';
import { canSee, type Place, placeOf } from './line-of-sight.ts';
import { discOf, isAt, whyNotInteract } from './markers.ts';
import { endToEnd } from './ranges.ts';
import { specialRules } from './scenario.ts';
import { modelsOf, seatOf } from './units.ts';

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
