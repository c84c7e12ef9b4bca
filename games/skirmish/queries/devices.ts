/** Devices on the table: lines to climb, things that watch, what was called, and cars that could blow up. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { distance, gap, gapToPolygon, nearestOnOutline, type Point, TOLERANCE } from '../geometry/index.ts';
import type { Ability } from '../printed/abilities.ts';
import type { Act, Lasting, Marker, Model, Piece } from '../state.ts';
import { ownAbilities } from './abilities.ts';
import { type WayToHit, waysToHit } from './attacks-on-markers.ts';
import { isEngaged } from './engagement.ts';
import { playerFaction } from './factions.ts';
import { isUnder } from './lasting.ts';
import { canSee, placeOf, platformUnder, pointAt } from './line-of-sight.ts';
import { discOf, markerById } from './markers.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, cardOf, modelById, seatOf } from './units.ts';

type Held = 'ropes' | 'watches' | 'calls' | 'overrides';
const why = (rule: string, key: string, model: Model): Reason => ({
  rule,
  say: `device.${key}`,
  args: { model: model.id },
});

/** The card of a model with a device of this kind. */
export const deviceOf = <F extends Held>(
  battle: Battle,
  model: Model,
  field: F,
):
  | { readonly from: string; readonly gives: Ability & { readonly [each in F]-?: NonNullable<Ability[F]> } }
  | undefined => ownAbilities(battle, model, field)[0] as never;

/** On an edge with a drop that the line reaches down. CH-RULING-118 */
export function whyNotRope(battle: Battle, model: Model): Reason | undefined {
  const device = deviceOf(battle, model, 'ropes')!;
  if (isEngaged(battle, model)) return why('CH-RULING-118', 'engaged', model);
  const under = platformUnder(battle, placeOf(battle, model));
  const isNear =
    under !== undefined &&
    distance(model, nearestOnOutline(model, under.outline)) <=
      baseOf(battle, model).r + lengthOf(battle.content, 'orange') + TOLERANCE;
  if (!isNear) return why('CH-RULING-118', 'no-edge', model);
  return under!.height <= lengthOf(battle.content, device.gives.ropes) + TOLERANCE
    ? undefined
    : why('CH-RULING-118', 'too-high', model);
}

/** Whether a line hangs where somebody climbs. CH-RULING-118 */
export const hasRope = (battle: Battle, at: Point): boolean =>
  battle.state.markers.some(
    (marker) =>
      marker.kind === 'rope' &&
      gap({ ...at, r: 0 }, discOf(marker)).length <= 2 * lengthOf(battle.content, 'orange') + TOLERANCE,
  );

export const whyNotPlaced = (battle: Battle, model: Model): Reason | undefined =>
  isEngaged(battle, model) ? why('CH-RULING-119', 'engaged', model) : undefined;

export const ownerKey = (seat: number): string => `seat-${seat}`;

/** Devices of a side that watch. */
const watching = ({ state }: Battle, seat: number): Lasting[] =>
  state.lasting.filter(({ kind, from }) => kind === 'device' && from.startsWith(`${ownerKey(seat)}:`));

/** What a device of one's side has noticed of an Action. CH-RULING-119 */
export const isWatched = (battle: Battle, model: Model, act: Act): boolean =>
  watching(battle, seatOf(battle, model)).some(({ on, from }) => {
    const { within } = battle.content.gear.get(from.slice(from.indexOf(':') + 1))!.watches!;
    const at = discOf(markerById(battle, on));
    const { r } = baseOf(battle, modelById(battle, act.model));
    return act.way.some(
      ({ x, y, height }) =>
        gap(at, { x, y, r }, height).length <= lengthOf(battle.content, within) + TOLERANCE &&
        canSee(battle, { disc: at, height: 0, model: undefined }, { disc: { x, y, r }, height, model: undefined }),
    );
  });

/** Devices of the other side that can be attacked from here: `monkey-1/shoot:pipe-rifle`. CH-RULING-119 */
export const breakable = (
  battle: Battle,
  model: Model,
): { readonly id: string; readonly marker: Marker; readonly way: WayToHit }[] =>
  watching(battle, 1 - seatOf(battle, model)).flatMap(({ on }) => {
    const marker = markerById(battle, on);
    return waysToHit(battle, model, marker).map((way) => ({ id: `${on}/${way.id}`, marker, way }));
  });

/** A signal is thrown by somebody of the right side, who can throw. CH-RULING-120 */
export function whyNotCall(battle: Battle, model: Model): Reason | undefined {
  const { faction } = deviceOf(battle, model, 'calls')!.gives.calls;
  if (isEngaged(battle, model)) return why('CH-RULING-120', 'engaged', model);
  if (cardOf(battle, model).colors.throw === undefined) return why('CH-RULING-120', 'no-throw', model);
  return playerFaction(battle, seatOf(battle, model)) === faction
    ? undefined
    : why('CH-RULING-120', 'not-heard', model);
}

export function whyNotThrownThere(battle: Battle, model: Model, at: Point): Reason | undefined {
  const range = lengthOf(battle.content, cardOf(battle, model).colors.throw!);
  const from = placeOf(battle, model);
  if (gap(from.disc, { ...at, r: 0 }, from.height).length > range + TOLERANCE)
    return { rule: 'WW-THROW-1', say: 'device.too-far' };
  return canSee(battle, from, pointAt(at)) ? undefined : { rule: 'WW-SHOOT-4', say: 'device.no-sight' };
}

/** Terrain that is a car. */
const isCar = ({ id }: Piece): boolean => id.startsWith('rusty-car');

/** Cars in contact whose fate is open. CH-RULING-141 */
export const carsAt = (battle: Battle, model: Model): Piece[] =>
  battle.state.pieces.filter(
    (piece) =>
      isCar(piece) &&
      !isUnder(battle, piece.id, 'safe') &&
      gapToPolygon(baseOf(battle, model), piece.outline) <= TOLERANCE,
  );

export function whyNotOverride(battle: Battle, model: Model): Reason | undefined {
  if (isEngaged(battle, model)) return why('CH-RULING-141', 'engaged', model);
  return carsAt(battle, model).length === 0 ? why('CH-RULING-141', 'no-car', model) : undefined;
}
