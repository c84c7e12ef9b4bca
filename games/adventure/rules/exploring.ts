/** FB-EXP: exploring. */
import { choose, option, type Play, reveal, type Seat, say } from '@holotape/kernel';
import { isFactionToken } from '../queries/foes.ts';
import { facedown, facedownPosition } from '../queries/map.ts';
import type { AdventureTable } from '../state.ts';
import { placeOnIcon } from './enemies.ts';
import { happened } from './triggers.ts';

/** Turns a tile faceup, as it lies; the survivor stays where it is. FB-EXP-2, FB-EXP-3, FB-MAP-2 */
export function* explore(table: AdventureTable, seat: Seat, position: number): Play {
  const { state, content } = table;
  const place = state.map[position]!;
  place.faceup = true;
  place.seenBy = []; // FB-MAP-3
  reveal(table);
  const tile = content.tiles.get(place.tile)!;
  say(table, 'explored', { seat, tile: tile.id }, 'FB-EXP-2');
  for (const { id, enemy } of tile.spaces) if (enemy !== undefined) yield* placeOnIcon(table, enemy, id); // FB-EXP-4
  yield* arrange(table, seat, position); // FB-EXP-5
  yield* happened(table, seat, { explore: tile.kind }); // FB-QUEST-6
}

/** Who stood on the facedown tile is put into its spaces by the explorer. FB-EXP-5 */
function* arrange(table: AdventureTable, seat: Seat, position: number): Play {
  const { state, content } = table;
  const { spaces } = content.tiles.get(state.map[position]!.tile)!;
  const anywhere = () => spaces.map(({ id }) => option(id));
  for (const enemy of state.enemies.filter(({ space }) => space === facedown(position)))
    enemy.space = yield* choose(table, seat, 'explore.enemy', anywhere, {
      rule: 'FB-EXP-5',
      about: {
        enemy: enemy.id,
        type: isFactionToken(enemy.token) ? enemy.token : content.tokens.get(enemy.token)!.type,
      },
    });
  // A marker that waited on the tile goes to the place with a name.
  const named = spaces.find(({ name }) => name !== undefined) ?? spaces[0]!; // FB-RULING-82
  for (const marker of state.markers) if (marker.space === facedown(position)) marker.space = named.id; // FB-RULING-82
}

/** Looks at a facedown tile without turning it: only that survivor knows it from then on. */
export function* look(table: AdventureTable, seat: Seat, count: number): Play {
  const { state } = table;
  for (let looked = 0; looked < count; looked += 1) {
    const unseen = state.map.flatMap(({ faceup, seenBy }, i) => (faceup || seenBy.includes(seat) ? [] : [i]));
    if (unseen.length === 0) return;
    const answer = yield* choose(table, seat, 'look.tile', () => unseen.map((i) => option(facedown(i))), {
      rule: 'FB-CORE-2',
    });
    const place = state.map[facedownPosition(answer)]!;
    place.seenBy.push(seat);
    reveal(table);
    say(table, 'looked', { seat }, 'FB-MAP-3');
    say(table, 'looked.at', { tile: place.tile }, 'FB-MAP-3', [seat]);
  }
}
