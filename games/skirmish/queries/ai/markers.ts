/** AI Markers: places of a side that are settled before it is known who stands there. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../../battle.ts';
import { type Disc, overlaps, type Point } from '../../geometry/index.ts';
import type { Zone } from '../../printed/scenarios.ts';
import type { Edge } from '../../words.ts';
import { sizeOf, whyNotInTurn } from '../in-turn.ts';
import { scenarioOf } from '../scenario.ts';
import { deployedRadius, waitingUnits } from '../set-up.ts';
import { roomyZone, whyNotDeploy } from '../zones.ts';

/** The unit of every model that is not on the table yet. */
export function waitingModels(battle: Battle, seat: number): string[] {
  const { state } = battle;
  const { strength } = state.scenario!;
  const printed = new Map(scenarioOf(battle).forces[seat]?.map(({ id, models }) => [id, models]));
  return waitingUnits(battle, seat).flatMap(({ id }) => {
    const standing = state.models.filter((model) => model.unit === id).length;
    return Array.from({ length: (strength[id] ?? printed.get(id)!) - standing }, () => id);
  });
}

const markersOf = ({ state }: Battle, seat: number): readonly Point[] =>
  state.book?.markers.filter((marker) => marker.seat === seat) ?? [];

/** Models for which no marker lies on the table. */
export const unmarked = (battle: Battle, seat: number): number =>
  waitingModels(battle, seat).length - markersOf(battle, seat).length;

/** Room for the widest of them: nobody knows who will stand there. CH-AISETUP-7 */
export const widest = (battle: Battle, seat: number): number =>
  Math.max(...waitingUnits(battle, seat).map(({ id }) => deployedRadius(battle, id)));

/** Where the scenario says, and clear of the other markers. CH-AISETUP-7 */
export function whyNoMarkerHere(
  battle: Battle,
  seat: number,
  zone: Zone,
  rule: string,
): (at: Point) => Reason | undefined {
  const r = widest(battle, seat);
  const discs = markersOf(battle, seat).map(({ x, y }): Disc => ({ x, y, r }));
  const edge = (battle.state.scenario!.edges[seat] ?? null) as Edge | null;
  const roomy = roomyZone(battle, r, zone, edge, discs);
  const inTurn = whyNotInTurn(battle, zone, discs, sizeOf(battle, seat), r, rule);
  return (at) =>
    whyNotDeploy(battle, { ...at, r }, roomy, edge, discs, rule) ??
    inTurn(at) ??
    (discs.some((disc) => overlaps({ ...at, r }, disc)) ? { rule, say: 'place.taken' } : undefined);
}
