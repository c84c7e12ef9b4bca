/** FB-MOVE, FB-TERR: where a survivor can move, and what it takes. */
import { type Option, option, type Reason, type Seat } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import { POINTS_PER_MOVE } from '../words.ts';
import { isAffected, sumOf } from './effects.ts';
import { isClosed, isFacedown, neighbours, spaceAt } from './map.ts';
import { isCarrying } from './markers.ts';
import { cardsInEffect, item, survivorOf } from './survivors.ts';

/** FB-MOVE-1; heavy cards slow down. */
export const pointsPerMove = (adventure: Adventure, seat: Seat): number =>
  Math.max(
    1,
    (cardsInEffect(adventure, seat).some(({ id }) => item(adventure, id).heavy) ? 1 : POINTS_PER_MOVE) +
      sumOf(adventure, seat, 'move'),
  );

const wears = (adventure: Adventure, seat: Seat, what: 'climbs' | 'quiet'): boolean =>
  isAffected(adventure, seat, what) || cardsInEffect(adventure, seat).some(({ id }) => item(adventure, id)[what]);

/** Hills are nothing to some. FB-CORE-2, AB-MOD-2 */
const climbs = (adventure: Adventure, seat: Seat): boolean => wears(adventure, seat, 'climbs');

/** Aggressive enemies do not notice who comes. FB-CORE-2, AB-MOD-2, AB-MUT-2 */
export const isQuiet = (adventure: Adventure, seat: Seat): boolean => wears(adventure, seat, 'quiet');

/** Difficult terrain takes one point more; to who carries a quest marker every space is difficult. FB-TERR-1 */
export const pointsToEnter = (adventure: Adventure, seat: Seat, space: string): number =>
  (spaceAt(adventure, space).terrain.includes('difficult') && !climbs(adventure, seat)) ||
  isCarrying(adventure.state, seat)
    ? 2
    : 1;

/** `to:pearl-yard.e`: one point, one adjacent space. FB-MOVE-2, FB-MOVE-7 */
export function stepOptions(adventure: Adventure, seat: Seat): Option[] {
  const { state } = adventure;
  if (state.turn.points === 0) return [];
  return neighbours(adventure, survivorOf(state, seat).space!).map((space) =>
    option(`to:${space}`, whyNotEnter(adventure, seat, space)),
  );
}

function whyNotEnter(adventure: Adventure, seat: Seat, space: string): Reason | undefined {
  if (isFacedown(space)) return { rule: 'FB-MOVE-7', say: 'why.facedown' };
  if (isClosed(adventure, space)) return { rule: 'HT-RIG-2', say: 'why.closed' };
  const needs = pointsToEnter(adventure, seat, space);
  if (needs > adventure.state.turn.points) return { rule: 'FB-TERR-1', say: 'why.difficult', args: { needs } };
  return undefined;
}

export const faceupNeighbours = (adventure: Adventure, seat: Seat): string[] =>
  neighbours(adventure, survivorOf(adventure.state, seat).space!).filter(
    (space) => !isFacedown(space) && !isClosed(adventure, space), // HT-RIG-2
  );
