/** FB-QUEST-13, FB-RULING-82: questions about quest markers, and about whatever a card lets walk. */
import { type Option, option, type Reason, type Seat } from '@holotape/kernel';
import type { Place } from '../printed/parts.ts';
import type { Adventure, AdventureState } from '../state.ts';
import { spacesAnywhere } from './conditions.ts';
import { distancesFrom, neighbours } from './map.ts';

export const isCarrying = (state: AdventureState, seat: Seat): boolean =>
  state.markers.some(({ carrier }) => carrier === seat);

/** `carry:plans` takes up a marker in one's space, `drop:plans` leaves it there; neither is an action. FB-QUEST-9 */
export function carryOptions({ state }: Adventure, seat: Seat): Option[] {
  const { space } = state.survivors[seat]!;
  return state.markers.flatMap(({ name, portable, carrier, space: lies }): Option[] => {
    if (!portable) return [];
    const again: Reason | undefined = state.turn.handled.includes(name)
      ? { rule: 'FB-QUEST-9', say: 'why.handled' }
      : undefined;
    if (carrier === seat) return [option(`drop:${name}`, again)];
    if (lies !== space) return [];
    return [option(`carry:${name}`, carrier === null ? again : { rule: 'FB-QUEST-9', say: 'why.carried' })];
  });
}

export function nextSpaces(adventure: Adventure, seat: Seat, from: string, toward: Place | undefined): string[] {
  const around = neighbours(adventure, from);
  if (toward === undefined) return around;
  const goals = spacesAnywhere(adventure, seat, toward).map((goal) => distancesFrom(adventure, goal));
  const far = (space: string) => Math.min(...goals.map((distances) => distances.get(space) ?? Number.MAX_SAFE_INTEGER));
  return around.filter((space) => far(space) < far(from));
}
