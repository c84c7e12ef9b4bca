/** FB-MOVE, FB-TERR: moving and terrain. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import { sumOf } from '../queries/effects.ts';
import { activeIn, enemyById, foeOf, has, isLoyalToEnemy } from '../queries/foes.ts';
import { spaceAt } from '../queries/map.ts';
import { faceupNeighbours, isQuiet, pointsToEnter } from '../queries/moving.ts';
import { cardsInEffect, item, sheetOf, survivorOf } from '../queries/survivors.ts';
import type { AdventureTable, MapEnemy } from '../state.ts';
import { fight } from './fights.ts';
import { recoverHp, sufferRads } from './health.ts';
import { standAt } from './markers.ts';

export function* step(table: AdventureTable, seat: Seat, space: string): Play {
  table.state.turn.points -= pointsToEnter(table, seat, space);
  yield* moveInto(table, seat, space);
}

/** Terrain works, then aggressive enemies. FB-TERR-2, FB-ABIL-2 */
function* moveInto(table: AdventureTable, seat: Seat, space: string): Play {
  standAt(table.state, seat, space);
  say(table, 'moved', { seat, space }, 'FB-MOVE-2');
  if (spaceAt(table, space).terrain.includes('irradiated')) yield* enterRadiation(table, seat);
  // Killed on the way, it is somewhere else now.
  if (survivorOf(table.state, seat).space === space) yield* fightAggressive(table, seat, space);
}

function* enterRadiation(table: AdventureTable, seat: Seat): Play {
  const { irradiatedHeals } = sheetOf(table, seat);
  if (irradiatedHeals > 0) return recoverHp(table, seat, irradiatedHeals); // FB-CHAR-4
  if (cardsInEffect(table, seat).some(({ id }) => item(table, id).sealed)) return;
  yield* sufferRads(table, seat, 1 + sumOf(table, seat, 'irradiated'));
}

/** All of them, one after the other, as the survivor likes. FB-ABIL-5, FB-RULING-25 */
function* fightAggressive(table: AdventureTable, seat: Seat, space: string): Play {
  if (isQuiet(table, seat)) return; // AB-MOD-2, AB-MUT-2
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
    if (survivorOf(table.state, seat).space !== space) return;
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
