/** Verbs: figures, tokens, markers and tiles on the map. FB-RES-13, FB-QUEST-13 */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import type { AdventureTable, MapEnemy } from '../../state.ts';
import { advance } from '../agendas.ts';
import { amountOf, spacesMeant } from '../conditions.ts';
import { deactivate, killEnemy, placeToken } from '../enemies.ts';
import { edgeOfMap, explore, look } from '../exploring.ts';
import { activeIn, foeOf, isFactionToken, isLoyalToEnemy, isMeant } from '../foes.ts';
import { facedownBeside, levelAt, neighbours, spacesWithin } from '../map.ts';
import { moveMarker, placeMarker } from '../markers.ts';
import { moveByCard, sneak } from '../moving.ts';
import { survivorOf } from '../survivors.ts';
import { atOnce, type Verbs } from './carry.ts';

type OnMap =
  | 'power'
  | 'place'
  | 'remove'
  | 'marker'
  | 'moveMarker'
  | 'move'
  | 'travel'
  | 'explore'
  | 'look'
  | 'kill'
  | 'calm'
  | 'moveEnemy'
  | 'sneak';

/** One of the spaces that are meant; none if there is none. */
export function* chooseSpace(
  table: AdventureTable,
  seat: Seat,
  ask: string,
  spaces: readonly string[],
): Play<string | undefined> {
  if (spaces.length < 2) return spaces[0];
  return yield* choose(table, seat, ask, () => spaces.map((space) => option(space)), { rule: 'FB-RES-1' });
}

/** An active enemy so near; facedown ones cannot be aimed at. FB-ENEMY-5 */
function* chooseEnemy(
  table: AdventureTable,
  seat: Seat,
  within: number,
  fits: (enemy: MapEnemy) => boolean,
): Play<MapEnemy | undefined> {
  const enemies = spacesWithin(table, survivorOf(table.state, seat).space!, within)
    .flatMap((space) => activeIn(table, space))
    .filter((enemy) => !isLoyalToEnemy(table, seat, enemy) && fits(enemy));
  if (enemies.length < 2) return enemies[0];
  const chosen = yield* choose(table, seat, 'enemy.choose', () => enemies.map(({ id }) => option(id)), {
    rule: 'FB-ENEMY-5',
  });
  return enemies.find(({ id }) => id === chosen);
}

export const ON_MAP: Verbs<OnMap> = {
  power: atOnce((table, _, power) => advance(table, power)),
  *place(table, scene, { token, at, count, highestFirst }) {
    const { seat } = scene;
    const spaces = spacesMeant(table, seat, at);
    const wanted = amountOf(table, scene, count);
    if (highestFirst === true) {
      spaces.sort((a, b) => levelAt(table, b) - levelAt(table, a));
      for (const space of spaces.slice(0, wanted)) yield* placeToken(table, seat, token, space);
      return;
    }
    for (let placed = 0; placed < wanted; placed += 1) {
      const space = yield* chooseSpace(table, seat, 'place.space', spaces);
      if (space !== undefined) yield* placeToken(table, seat, token, space);
    }
  },
  *remove(table, { seat }, { token, at }) {
    const { enemies } = table.state;
    const isThere = (space: string) => enemies.some((enemy) => enemy.token === token && enemy.space === space);
    const space = yield* chooseSpace(table, seat, 'remove.space', spacesMeant(table, seat, at).filter(isThere));
    const gone = enemies.findIndex((enemy) => enemy.token === token && enemy.space === space);
    if (gone >= 0) enemies.splice(gone, 1);
  },
  *marker(table, { seat, card }, { name, at }) {
    const space = yield* chooseSpace(table, seat, 'marker.space', spacesMeant(table, seat, at));
    if (space !== undefined) yield* placeMarker(table, seat, name, card!, space);
  },
  moveMarker: (table, scene, { name, steps, toward }) =>
    moveMarker(table, scene.seat, name, amountOf(table, scene, steps), toward),
  move: (table, { seat }, spaces) => moveByCard(table, seat, spaces),
  sneak: (table, { seat }, spaces) => sneak(table, seat, spaces),
  *travel(table, { seat }, place) {
    const space = yield* chooseSpace(table, seat, 'travel.space', spacesMeant(table, seat, place));
    if (space === undefined) return;
    survivorOf(table.state, seat).space = space; // placing is not moving, FB-RULING-26
    say(table, 'placed', { seat, space }, 'FB-RULING-26');
  },
  *explore(table, { seat }, which) {
    const here = survivorOf(table.state, seat).space!;
    const tiles = (which === 'adjacent' ? facedownBeside(table, here) : edgeOfMap(table)).map(String);
    const tile = yield* chooseSpace(table, seat, 'explore.tile', tiles);
    if (tile !== undefined) yield* explore(table, seat, Number(tile));
  },
  look: (table, { seat }, count) => look(table, seat, count),
  *kill(table, { seat }, { within, which }) {
    const enemy = yield* chooseEnemy(table, seat, within, ({ token }) => isMeant(which, foeOf(table, token)!));
    if (enemy !== undefined) yield* killEnemy(table, seat, enemy); // FB-ENEMY-9
  },
  *calm(table, { seat }) {
    const enemy = yield* chooseEnemy(table, seat, 0, ({ token }) => !isFactionToken(token));
    if (enemy !== undefined) deactivate(table, enemy);
  },
  *moveEnemy(table, { seat }, { within, which }) {
    const enemy = yield* chooseEnemy(table, seat, within, ({ token }) => isMeant(which, foeOf(table, token)!));
    if (enemy === undefined) return;
    const space = yield* chooseSpace(table, seat, 'enemy.to', neighbours(table, enemy.space));
    if (space !== undefined) enemy.space = space;
  },
};
