/** FB-QUEST-13, FB-QUEST-14: quest markers on the map. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import type { Place } from '../printed/parts.ts';
import type { Adventure, AdventureTable } from '../state.ts';
import { MARKER_COLOURS } from '../words.ts';
import { spacesMeant } from './conditions.ts';
import { distancesFrom, isFacedown, neighbours } from './map.ts';

/** A pair of one unused colour: one on the map, one on the card. FB-QUEST-13, FB-RULING-52 */
export function* placeMarker(table: AdventureTable, seat: Seat, name: string, card: string, space: string): Play {
  const { markers } = table.state;
  const used = markers.map(({ colour }) => colour);
  const free = MARKER_COLOURS.filter((colour) => !used.includes(colour));
  const colour =
    free.length > 1
      ? yield* choose(
          table,
          seat,
          'marker.colour',
          () =>
            MARKER_COLOURS.map((each) =>
              option(each, used.includes(each) ? { rule: 'FB-QUEST-13', say: 'why.colour' } : undefined),
            ),
          { rule: 'FB-QUEST-13' },
        )
      : (free[0] ?? `spare-${used.length + 1}`);
  markers.push({ name, colour, card, space });
  say(table, 'marker', { name, space }, 'FB-QUEST-13');
}

/** So many spaces, each bringing it nearer to the place; or wherever the survivor likes. */
export function* moveMarker(
  table: AdventureTable,
  seat: Seat,
  name: string,
  steps: number,
  toward: Place | undefined,
): Play {
  const marker = table.state.markers.find((each) => each.name === name);
  if (marker === undefined) return;
  for (let step = 0; step < steps; step += 1) {
    const spaces = nextSpaces(table, seat, marker.space, toward);
    if (spaces.length === 0) return;
    marker.space =
      spaces.length === 1
        ? spaces[0]!
        : yield* choose(table, seat, 'marker.to', () => spaces.map((space) => option(space)), {
            rule: 'FB-QUEST-13',
          });
    say(table, 'marker.moved', { name, space: marker.space }, 'FB-QUEST-13');
  }
}

function nextSpaces(adventure: Adventure, seat: Seat, from: string, toward: Place | undefined): string[] {
  const around = neighbours(adventure, from).filter((space) => !isFacedown(space));
  if (toward === undefined) return around;
  const goals = spacesMeant(adventure, seat, toward).map((goal) => distancesFrom(adventure, goal));
  const far = (space: string) => Math.min(...goals.map((distances) => distances.get(space) ?? Number.MAX_SAFE_INTEGER));
  return around.filter((space) => far(space) < far(from));
}
