/** Objectives of staged quests, each with a letter of its own: where it is, how far, and what it asks. Pure. */
import { questCard } from '@holotape/adventure/content';
import type { Objective } from '@holotape/adventure/printed/cards';
import { spacesMeant } from '@holotape/adventure/queries/conditions';
import { distancesFrom } from '@holotape/adventure/queries/map';
import type { Adventure } from '@holotape/adventure/state';

export interface PinnedObjective {
  /** `quest:021:1`, as the rules name its option. */
  readonly id: string;
  readonly letter: string;
  readonly card: string;
  readonly number: number;
  readonly objective: Objective;
  readonly counted: number;
  /** Where it can be done on the map as it lies. */
  readonly places: readonly string[];
  /** Steps to the nearest of them. */
  readonly far: number | undefined;
}

/** More places than these are said, not pinned. */
const MOST_PINS = 3;

/** `seat`: from whose eyes; somebody who watches looks along with the first. */
export function pinnedObjectives(position: Adventure, seat: number): readonly PinnedObjective[] {
  let letter = 0;
  return position.state.quests.flatMap(({ card, counters }) =>
    questCard(position.content, card).objectives.map((objective, i): PinnedObjective => {
      const places = placesOf(position, seat, objective);
      letter += 1;
      return {
        id: `quest:${card}:${i + 1}`,
        letter: String.fromCharCode(64 + ((letter - 1) % 26) + 1),
        card,
        number: i + 1,
        objective,
        counted: counters[i] ?? 0,
        places,
        far: howFar(position, seat, places),
      };
    }),
  );
}

export const isPinned = ({ places }: PinnedObjective): boolean => places.length > 0 && places.length <= MOST_PINS;

function placesOf(position: Adventure, seat: number, { at }: Objective): readonly string[] {
  if (at === undefined || position.state.survivors[seat]?.space == null) return [];
  return spacesMeant(position, seat, at);
}

function howFar(position: Adventure, seat: number, places: readonly string[]): number | undefined {
  const here = position.state.survivors[seat]?.space;
  if (here == null || places.length === 0) return undefined;
  const distances = distancesFrom(position, here);
  const far = Math.min(...places.map((place) => distances.get(place) ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(far) ? far : undefined;
}

/** Whose eyes look at the quests. */
export const lookingFrom = (seat: number | 'public'): number => (seat === 'public' ? 0 : seat);
