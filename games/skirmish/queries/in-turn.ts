/** Places on one edge and another in turn, so far apart. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { type Disc, gap, type Point, TOLERANCE } from '../geometry/index.ts';
import type { Zone } from '../printed/scenarios.ts';
import { COLORS, type Color, type Edge } from '../words.ts';
import { gapToEdge } from './places.ts';
import { lengthOf } from './ranges.ts';
import { deployPlaces, whyNotDeploy } from './zones.ts';

type InTurn = Extract<Zone, { is: 'edges' }>;

const edgeOf = (battle: Battle, { edges }: InTurn, disc: Disc): Edge =>
  edges.reduce((best, edge) => (gapToEdge(battle, disc, edge) < gapToEdge(battle, disc, best) ? edge : best));

const isApart = (battle: Battle, disc: Disc, others: readonly Disc[], color: Color | undefined): boolean =>
  color === undefined ||
  others.every((other) => gap(disc, other).length >= lengthOf(battle.content, color) - TOLERANCE);

/** The ruler between two of so many, and those to which one falls back where there is no room left; none at the end. */
function rulers({ turns: { apart, many, close } }: InTurn, models: number): (Color | undefined)[] {
  const first = COLORS.indexOf(models > many ? close : apart);
  return [...COLORS.slice(0, first + 1).reverse(), undefined];
}

/** How many models a side brings. */
export const sizeOf = ({ state }: Battle, seat: number): number =>
  state.units
    .filter((unit) => unit.seat === seat)
    .reduce((sum, { id }) => sum + (state.scenario!.strength[id] ?? 0), 0);

/**
 * Why the next one cannot stand somewhere in a zone with edges in turn: the last one stands on this edge and there is room
 * on the other, or somebody is too near. Where the ruler leaves no room at all, the next shorter one counts. SC-BRAHMIN-10
 */
export function whyNotInTurn(
  battle: Battle,
  zone: Zone,
  others: readonly Disc[],
  models: number,
  r: number,
  rule: string,
): (at: Point) => Reason | undefined {
  if (zone.is !== 'edges') return () => undefined;
  const free = deployPlaces(battle, r, zone, null)
    .map((at): Disc => ({ ...at, r }))
    .filter((disc) => whyNotDeploy(battle, disc, zone, null, others, rule) === undefined);
  const color = rulers(zone, models).find((each) => free.some((disc) => isApart(battle, disc, others, each)));
  const last = others.at(-1);
  const taken = last && edgeOf(battle, zone, last);
  const isRoomElsewhere = free.some(
    (disc) => isApart(battle, disc, others, color) && edgeOf(battle, zone, disc) !== taken,
  );
  return (at) => {
    const disc = { ...at, r };
    if (!isApart(battle, disc, others, color)) return { rule, say: 'turns.apart', args: { color: color! } };
    const isSame = edgeOf(battle, zone, disc) === taken;
    return isSame && isRoomElsewhere ? { rule, say: 'turns.other-edge' } : undefined;
  };
}
