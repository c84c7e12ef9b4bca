/** How far everything is for a survivor, and by which way: movement points, with what is in the way. */
import type { Seat } from '@holotape/kernel';
import { activeIn, foeOf, has, isLoyalToEnemy } from '../queries/foes.ts';
import { bordersOf, isClosed, isFacedown, spaceAt } from '../queries/map.ts';
import { pointsPerMove, pointsToEnter } from '../queries/moving.ts';
import { isActing, sheetOf } from '../queries/survivors.ts';
import type { Adventure } from '../state.ts';
import { CAMP_RECOVERS, POINTS_PER_MOVE } from '../words.ts';
import { damageFrom, isSafe } from './chances.ts';

/** Points that a facedown tile on the way costs: an action to explore it, and a walk across. */
const ACROSS_FACEDOWN = 5;
/** Points one would give to go round an irradiated space, or an enemy that is likely to kill. */
const IRRADIATED = 1;
const DEADLY = 16;

export interface Walks {
  readonly from: string;
  /** Movement points to every space, as far as one can tell. */
  readonly points: ReadonlyMap<string, number>;
  /** The space before, on the way from here. */
  readonly before: ReadonlyMap<string, string>;
  /** Spaces beside a facedown tile. */
  readonly edge: readonly string[];
}

export function walksFrom(adventure: Adventure, seat: Seat, from: string): Walks {
  const points = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const edge = new Set<string>();
  const costs = new Map<string, number>();
  const borders = bordersOf(adventure);
  const costOf = (space: string): number => {
    const known = costs.get(space);
    if (known !== undefined) return known;
    const cost = entering(adventure, seat, space, borders);
    costs.set(space, cost);
    return cost;
  };
  const queue = [from];
  for (const at of queue)
    for (const next of borders(at)) {
      if (isFacedown(next) && !isFacedown(at)) edge.add(at);
      const cost = points.get(at)! + costOf(next);
      if (cost >= (points.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      points.set(next, cost);
      before.set(next, at);
      queue.push(next);
    }
  return { from, points, before, edge: [...edge] };
}

type Borders = (space: string) => readonly string[];

function entering(adventure: Adventure, seat: Seat, space: string, borders: Borders): number {
  if (isFacedown(space)) return ACROSS_FACEDOWN;
  if (isClosed(adventure, space)) return Number.POSITIVE_INFINITY; // HT-RIG-2
  const { terrain } = spaceAt(adventure, space);
  const rads = terrain.includes('irradiated') && sheetOf(adventure, seat).irradiatedHeals === 0 ? IRRADIATED : 0;
  const shot = POINTS_PER_MOVE * fireAt(adventure, seat, space, borders);
  return pointsToEnter(adventure, seat, space) + rads + ambush(adventure, seat, space) + shot;
}

/** From this level on whoever shoots is kept away from. */
const MARKSMAN = 3;

/** What it costs, in actions, to be in a space where somebody dangerous shoots from next door. FB-ABIL-10 */
export function fireAt(adventure: Adventure, seat: Seat, space: string, borders = bordersOf(adventure)): number {
  const beside = borders(space);
  return adventure.state.enemies.reduce((sum, enemy) => {
    if (!enemy.faceup || !beside.includes(enemy.space) || isLoyalToEnemy(adventure, seat, enemy)) return sum;
    const foe = foeOf(adventure, enemy.token);
    if (foe === undefined || foe.level < MARKSMAN || !has(foe, 'ranged')) return sum;
    return sum + damageFrom(adventure, seat, foe) / CAMP_RECOVERS;
  }, 0);
}

/** Aggressive enemies attack who moves in. FB-ABIL-2 */
function ambush(adventure: Adventure, seat: Seat, space: string): number {
  return activeIn(adventure, space).reduce((sum, enemy) => {
    const foe = foeOf(adventure, enemy.token)!;
    if (!has(foe, 'aggressive') || isLoyalToEnemy(adventure, seat, enemy)) return sum;
    if (!isSafe(adventure, seat, foe)) return sum + DEADLY;
    return sum + (POINTS_PER_MOVE * damageFrom(adventure, seat, foe)) / CAMP_RECOVERS;
  }, 0);
}

/** Actions to walk so far, with the points that are left. */
export function actionsToWalk(adventure: Adventure, seat: Seat, distance: number): number {
  const points = isActing(adventure.state, seat) ? adventure.state.turn.points : 0;
  return Math.max(0, distance - points) / pointsPerMove(adventure, seat);
}

/** The nearest of several spaces. */
export function nearestOf(
  { points }: Walks,
  spaces: readonly string[],
): { space: string; distance: number } | undefined {
  let best: { space: string; distance: number } | undefined;
  for (const space of spaces) {
    const distance = points.get(space);
    if (distance !== undefined && (best === undefined || distance < best.distance)) best = { space, distance };
  }
  return best;
}

/** The first space on the way to another. */
export function firstStep({ from, before }: Walks, to: string): string {
  let space = to;
  for (let previous = before.get(space)!; previous !== from; previous = before.get(space)!) space = previous;
  return space;
}
