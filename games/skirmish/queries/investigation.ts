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

/** Somebody who looks out for markers, and how far. */
interface Lookout {
  readonly from: Place;
  readonly range: number;
}

/** Who of a player's side looks out for markers now. */
export const lookoutsOf = (battle: Battle, seat: number): Lookout[] =>
  modelsOf(battle, seat).map((model) => {
    const more = ownAbilities(battle, model, 'looks').map(({ gives }) => gives.looks);
    return { from: placeOf(battle, model), range: endToEnd(battle.content, awarenessOf(battle, model), ...more) };
  });

/** One and the same model has it in range and in sight. WW-INVEST-2 */
const spots = (battle: Battle, { from, range }: Lookout, marker: Marker): boolean => {
  const place = placeOfMarker(marker);
  return withinReach(from.disc, place.disc, range, from.height) && canSee(battle, from, place);
};

/**
 * Why a player cannot look at a marker now; whoever has seen it may look again. `lookouts`: where somebody asks about many
 * markers, they are found once. WW-INVEST-2, WW-INVEST-6
 */
export function whyNotLook(
  battle: Battle,
  seat: number,
  marker: Marker,
  lookouts: readonly Lookout[] = lookoutsOf(battle, seat),
): Reason | undefined {
  if (marker.up || marker.seen.includes(seat)) return undefined;
  return lookouts.some((lookout) => spots(battle, lookout, marker))
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
