/** FB-EXP: exploring. */
import { choose, type Option, option, type Play, reveal, type Seat, say } from '@holotape/kernel';
import { isFactionToken } from '../queries/foes.ts';
import { facedown, facedownBeside, isFacedown, neighbours, positionOf } from '../queries/map.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { Adventure, AdventureTable } from '../state.ts';
import { placeOnIcon } from './enemies.ts';
import { happened } from './events.ts';

/** `explore:4`, the facedown tiles that touch the survivor's space. FB-EXP-1, FB-EXP-2 */
export function exploreOptions(adventure: Adventure, seat: Seat): Option[] {
  const beside = facedownBeside(adventure, survivorOf(adventure.state, seat).space!);
  if (beside.length === 0) return [option('explore', { rule: 'FB-EXP-1', say: 'why.no-facedown' })];
  return beside.map((position) => option(`explore:${position}`));
}

/** Facedown tiles that touch an explored one. */
export const edgeOfMap = (adventure: Adventure): number[] =>
  adventure.state.map.flatMap(({ faceup }, position) =>
    !faceup && neighbours(adventure, facedown(position)).some((space) => !isFacedown(space)) ? [position] : [],
  );

/** Turns a tile faceup, as it lies; the survivor stays where it is. FB-EXP-2, FB-EXP-3, FB-MAP-2 */
export function* explore(table: AdventureTable, seat: Seat, position: number): Play {
  const { state, content } = table;
  const place = state.map[position]!;
  place.faceup = true;
  place.seenBy = [];
  reveal(table);
  const tile = content.tiles.get(place.tile)!;
  say(table, 'explored', { seat, tile: tile.id }, 'FB-EXP-2');
  for (const { id, enemy } of tile.spaces) if (enemy !== undefined) yield* placeOnIcon(table, enemy, id);
  yield* arrange(table, seat, position);
  yield* happened(table, seat, { explore: tile.kind });
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
  const named = spaces.find(({ name }) => name !== undefined) ?? spaces[0]!;
  for (const marker of state.markers) if (marker.space === facedown(position)) marker.space = named.id;
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
    const place = state.map[positionOf(answer)]!;
    place.seenBy.push(seat);
    reveal(table);
    say(table, 'looked', { seat }, 'FB-MAP-3');
    say(table, 'looked.at', { tile: place.tile }, 'FB-MAP-3', [seat]);
  }
}
