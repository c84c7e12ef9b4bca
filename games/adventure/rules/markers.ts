/** FB-QUEST-13, FB-QUEST-14: quest markers on the map. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import type { Place } from '../printed/parts.ts';
import { nextSpaces } from '../queries/markers.ts';
import type { AdventureState, AdventureTable, Marker } from '../state.ts';
import { MARKER_COLOURS } from '../words.ts';

/** A pair of one unused colour: one on the map, one on the card. FB-QUEST-13, FB-RULING-52 */
export function* placeMarker(
  table: AdventureTable,
  seat: Seat,
  marker: Pick<Marker, 'name' | 'card' | 'space' | 'portable'>,
): Play {
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
  markers.push({ ...marker, colour, carrier: null });
  say(table, 'marker', { name: marker.name, space: marker.space }, 'FB-QUEST-13');
}

/** A marker lies somewhere else now; nobody carries it. */
export function putMarker(table: AdventureTable, marker: Marker, space: string): void {
  marker.space = space;
  marker.carrier = null;
  say(table, 'marker.moved', { name: marker.name, space }, 'FB-QUEST-13');
}

/** A figure stands somewhere else now, with what it carries. */
export function standAt(state: AdventureState, seat: Seat, space: string): void {
  state.survivors[seat]!.space = space;
  for (const marker of state.markers) if (marker.carrier === seat) marker.space = space;
}

/** What a killed survivor carries stays where it fell. */
export function leaveBehind(state: AdventureState, seat: Seat): void {
  for (const marker of state.markers) if (marker.carrier === seat) marker.carrier = null;
}

export function carry(table: AdventureTable, seat: Seat, name: string, takes: boolean): void {
  table.state.markers.find((each) => each.name === name)!.carrier = takes ? seat : null;
  table.state.turn.handled.push(name);
  say(table, takes ? 'marker.carried' : 'marker.dropped', { seat, name }, 'FB-QUEST-9');
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
    const space =
      spaces.length === 1
        ? spaces[0]!
        : yield* choose(table, seat, 'marker.to', () => spaces.map((space) => option(space)), {
            rule: 'FB-QUEST-13',
            about: { marker: name },
          });
    putMarker(table, marker, space);
  }
}
