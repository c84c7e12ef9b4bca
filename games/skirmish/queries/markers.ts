/** Markers on the battlefield: which lie where, and who is in contact with them. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { type Disc, touches } from '../geometry/index.ts';
import type { Marker, Model } from '../state.ts';
import { isEngaged } from './engagement.ts';
import { baseOf, seatOf } from './units.ts';

/** Markers are round and 25 mm wide. WW-RULING-107 */
export const MARKER_RADIUS = 125;

export const discOf = ({ x, y }: Marker): Disc => ({ x, y, r: MARKER_RADIUS });

export const markerById = ({ state }: Battle, id: string): Marker => state.markers.find((marker) => marker.id === id)!;

/** The model that has a marker with it, by id; none for what lies on the table. SC-RULING-74 */
export const carrierOf = ({ state }: Battle, { id }: Pick<Marker, 'id'>): string | undefined =>
  state.lasting.find(({ kind, on }) => kind === 'carried' && on === id)?.from;

export const isAt = (battle: Battle, model: Model, marker: Marker): boolean =>
  touches(baseOf(battle, model), discOf(marker));

/** Markers that the model has with it. */
export const heldBy = ({ state }: Battle, { id }: Model): Marker[] =>
  state.lasting
    .filter(({ kind, from }) => kind === 'carried' && from === id)
    .map(({ on }) => state.markers.find((marker) => marker.id === on)!);

/** What nobody ends a movement on, like a friend's base. SC-SWEEP-25 */
export const standingMarkers = ({ state }: Battle): (Disc & { readonly id: string })[] =>
  state.markers.filter(({ kind }) => kind === 'bank').map((marker) => ({ id: marker.id, ...discOf(marker) }));

/** Of what only somebody of the other side knows. CH-RULING-125 */
const isPrivate = ({ state, content }: Battle, model: Model, { id }: Marker): boolean =>
  state.lasting.some(
    ({ kind, on, from }) => kind === 'private' && on === id && from !== `seat-${seatOf({ state, content }, model)}`,
  );

/** In base contact and not engaged. WW-EXPERT-3 */
export function whyNotInteract(battle: Battle, model: Model, marker: Marker): Reason | undefined {
  if (isPrivate(battle, model, marker))
    return { rule: 'CH-RULING-125', say: 'interact.private', args: { marker: marker.id } };
  if (!isAt(battle, model, marker)) return { rule: 'WW-EXPERT-3', say: 'interact.apart', args: { marker: marker.id } };
  return isEngaged(battle, model)
    ? { rule: 'WW-EXPERT-3', say: 'interact.engaged', args: { model: model.id } }
    : undefined;
}
