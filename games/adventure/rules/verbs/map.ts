/** Verbs: figures, tokens, markers and tiles on the map. FB-RES-13, FB-QUEST-13 */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import { amountOf, spacesAnywhere, spacesMeant } from '../../queries/conditions.ts';
import { edgeOfMap } from '../../queries/exploring.ts';
import { activeIn, enemyById, foeOf, isFactionToken, isLoyalToEnemy, isMeant } from '../../queries/foes.ts';
import { facedownBeside, isClosed, levelAt, neighbours, spacesWithin } from '../../queries/map.ts';
import { survivorOf } from '../../queries/survivors.ts';
import type { AdventureTable, MapEnemy } from '../../state.ts';
import type { Faction } from '../../words.ts';
import { advance } from '../agendas.ts';
import { deactivate, killEnemy, placeToken } from '../enemies.ts';
import { explore, look } from '../exploring.ts';
import { fight } from '../fights.ts';
import { enemyMoves, march } from '../marching.ts';
import { moveMarker, placeMarker, putMarker, standAt } from '../markers.ts';
import { moveByCard, sneak } from '../moving.ts';
import { powerTogether } from '../together/opposing.ts';
import { atOnce, type Verbs } from './carry.ts';

type OnMap =
  | 'power'
  | 'place'
  | 'remove'
  | 'march'
  | 'marker'
  | 'moveMarker'
  | 'putCap'
  | 'clearCaps'
  | 'move'
  | 'travel'
  | 'explore'
  | 'look'
  | 'kill'
  | 'calm'
  | 'moveEnemy'
  | 'sneak';

/** In a quick game a step of the story takes its faction one space further. HT-QUICK-1 */
function quickened(
  { state, content }: AdventureTable,
  card: string | undefined,
  power: Partial<Record<Faction, number>>,
): Partial<Record<Faction, number>> {
  if (!state.variant.quick || card === undefined || content.cards.get(card)?.back !== 'quest') return power;
  return Object.fromEntries(Object.entries(power).map(([faction, by]) => [faction, by > 0 ? by + 1 : by]));
}

/** One of the spaces that are meant; none if there is none. */
function* chooseSpace(
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
    .filter((enemy) => !isLoyalToEnemy(table, seat, enemy) && fits(enemy)); // FB-LOYAL-5, FB-CORE-2
  if (enemies.length < 2) return enemies[0];
  const chosen = yield* choose(table, seat, 'enemy.choose', () => enemies.map(({ id }) => option(id)), {
    rule: 'FB-ENEMY-5',
  });
  return enemies.find(({ id }) => id === chosen);
}

export const ON_MAP: Verbs<OnMap> = {
  *power(table, { seat, card }, power) {
    if (table.state.together !== null) return yield* powerTogether(table, seat, power); // AB-FAC-1
    advance(table, quickened(table, card, power));
  },
  *place(table, deed, { token, at, count, highestFirst, fight: fights }) {
    const { seat } = deed;
    const spaces = spacesMeant(table, seat, at);
    const wanted = amountOf(table, deed, count);
    if (highestFirst === true) {
      spaces.sort((a, b) => levelAt(table, b) - levelAt(table, a));
      for (const space of spaces.slice(0, wanted)) yield* placeToken(table, seat, token, space);
      return;
    }
    for (let placed = 0; placed < wanted; placed += 1) {
      const space = yield* chooseSpace(table, seat, 'place.space', spaces);
      if (space === undefined) return;
      const enemy = yield* placeToken(table, seat, token, space);
      const canFight = enemyById(table.state, enemy.id) !== undefined && foeOf(table, token) !== undefined;
      if (fights !== true || !canFight || isLoyalToEnemy(table, seat, enemy)) continue;
      if ((yield* fight(table, seat, enemy, 'attack')) === 'killed') return;
    }
  },
  *remove(table, { seat }, { token, at, all }) {
    const { state } = table;
    const meant = spacesAnywhere(table, seat, at);
    if (all === true) {
      state.enemies = state.enemies.filter((enemy) => enemy.token !== token || !meant.includes(enemy.space));
      return;
    }
    const isThere = (space: string) => state.enemies.some((enemy) => enemy.token === token && enemy.space === space);
    const space = yield* chooseSpace(table, seat, 'remove.space', meant.filter(isThere));
    const gone = state.enemies.findIndex((enemy) => enemy.token === token && enemy.space === space);
    if (gone >= 0) state.enemies.splice(gone, 1);
  },
  march: (table, { seat }, { token, toward, steps }) => march(table, seat, token, toward, steps),
  *marker(table, { seat, card }, { name, at, carry }) {
    const space = yield* chooseSpace(table, seat, 'marker.space', spacesMeant(table, seat, at));
    if (space !== undefined) yield* placeMarker(table, seat, { name, card: card!, space, portable: carry === true });
  },
  *moveMarker(table, deed, { name, steps, toward, to }) {
    if (steps !== undefined) return yield* moveMarker(table, deed.seat, name, amountOf(table, deed, steps), toward);
    const space = yield* chooseSpace(table, deed.seat, 'marker.to', spacesMeant(table, deed.seat, to!));
    const marker = table.state.markers.find((each) => each.name === name);
    if (space !== undefined && marker !== undefined) putMarker(table, marker, space);
  },
  *putCap(table, { seat, card }, place) {
    const space = yield* chooseSpace(table, seat, 'cap.space', spacesMeant(table, seat, place));
    if (space === undefined) return;
    table.state.capsOnMap.push({ space, card: card! });
    say(table, 'cap.put', { space }, 'FB-QUEST-9');
  },
  clearCaps: atOnce(({ state }, { card }) => {
    state.capsOnMap = state.capsOnMap.filter((cap) => cap.card !== card);
  }),
  move: (table, { seat }, spaces) => moveByCard(table, seat, spaces),
  sneak: (table, { seat }, spaces) => sneak(table, seat, spaces),
  *travel(table, { seat }, place) {
    const open = spacesMeant(table, seat, place).filter((each) => !isClosed(table, each)); // HT-RIG-2
    const space = yield* chooseSpace(table, seat, 'travel.space', open);
    if (space === undefined) return;
    standAt(table.state, seat, space); // placing is not moving, FB-RULING-26
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
    if (space !== undefined) yield* enemyMoves(table, enemy, space, 'FB-RULING-26');
  },
};
