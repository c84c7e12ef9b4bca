/** FB-MOVE, FB-TERR: moving and terrain. */
import { choose, type Option, option, type Play, type Reason, type Seat, say } from '@holotape/kernel';
import { activeIn, enemyById, foeOf, has, isLoyalToEnemy } from '../queries/foes.ts';
import { isFacedown, neighbours, spaceAt } from '../queries/map.ts';
import { cardsInEffect, item, sheetOf, survivorOf } from '../queries/survivors.ts';
import type { Adventure, AdventureTable, MapEnemy } from '../state.ts';
import { POINTS_PER_MOVE } from '../words.ts';
import { fight } from './fights.ts';
import { recoverHp, sufferRads } from './health.ts';
import { isCarrying, standAt } from './markers.ts';

/** FB-MOVE-1; heavy cards slow down. */
export const pointsPerMove = (adventure: Adventure, seat: Seat): number =>
  cardsInEffect(adventure, seat).some(({ id }) => item(adventure, id).heavy) ? 1 : POINTS_PER_MOVE;

/** Difficult terrain takes one point more; to who carries a quest marker every space is difficult. FB-TERR-1 */
export const pointsToEnter = (adventure: Adventure, seat: Seat, space: string): number =>
  spaceAt(adventure, space).terrain.includes('difficult') || isCarrying(adventure.state, seat) ? 2 : 1;

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
  const needs = pointsToEnter(adventure, seat, space);
  if (needs > adventure.state.turn.points) return { rule: 'FB-TERR-1', say: 'why.difficult', args: { needs } };
  return undefined;
}

export function* step(table: AdventureTable, seat: Seat, space: string): Play {
  table.state.turn.points -= pointsToEnter(table, seat, space);
  yield* moveInto(table, seat, space);
}

/** Terrain works, then aggressive enemies. FB-TERR-2, FB-ABIL-2 */
export function* moveInto(table: AdventureTable, seat: Seat, space: string): Play {
  standAt(table.state, seat, space);
  say(table, 'moved', { seat, space }, 'FB-MOVE-2');
  if (spaceAt(table, space).terrain.includes('irradiated')) yield* enterRadiation(table, seat);
  yield* fightAggressive(table, seat, space);
}

function* enterRadiation(table: AdventureTable, seat: Seat): Play {
  const { irradiatedHeals } = sheetOf(table, seat);
  if (irradiatedHeals > 0) return recoverHp(table, seat, irradiatedHeals); // FB-CHAR-4
  if (cardsInEffect(table, seat).some(({ id }) => item(table, id).sealed)) return;
  yield* sufferRads(table, seat, 1);
}

/** All of them, one after the other, as the survivor likes. FB-ABIL-5, FB-RULING-25 */
function* fightAggressive(table: AdventureTable, seat: Seat, space: string): Play {
  const isAggressive = (enemy: MapEnemy) =>
    has(foeOf(table, enemy.token)!, 'aggressive') && !isLoyalToEnemy(table, seat, enemy);
  const waiting = activeIn(table, space)
    .filter(isAggressive)
    .map(({ id }) => id);
  while (waiting.length > 0) {
    const id =
      waiting.length === 1
        ? waiting[0]!
        : yield* choose(table, seat, 'move.aggressive', () => waiting.map((each) => option(each)), {
            rule: 'FB-ABIL-5',
          });
    waiting.splice(waiting.indexOf(id), 1);
    const enemy = enemyById(table.state, id);
    if (enemy !== undefined && (yield* fight(table, seat, enemy, 'attack')) === 'killed') return;
  }
}

const faceupNeighbours = (adventure: Adventure, seat: Seat): string[] =>
  neighbours(adventure, survivorOf(adventure.state, seat).space!).filter((space) => !isFacedown(space));

/** So many spaces by a card, without points; it is moving all the same. FB-RULING-26 */
export function* moveByCard(table: AdventureTable, seat: Seat, spaces: number): Play {
  for (let moved = 0; moved < spaces; moved += 1) {
    const space = yield* choose(
      table,
      seat,
      'move.space',
      () => faceupNeighbours(table, seat).map((id) => option(id)),
      { rule: 'FB-RULING-26' },
    );
    yield* moveInto(table, seat, space);
  }
}

/** Up to so many spaces; nothing on the way does anything. */
export function* sneak(table: AdventureTable, seat: Seat, spaces: number): Play {
  for (let moved = 0; moved < spaces; moved += 1) {
    const space = yield* choose(
      table,
      seat,
      'move.sneak',
      () => [...faceupNeighbours(table, seat).map((id) => option(id)), option('stay')],
      { rule: 'FB-CORE-2' },
    );
    if (space === 'stay') return;
    standAt(table.state, seat, space);
    say(table, 'moved', { seat, space }, 'FB-CORE-2');
  }
}
