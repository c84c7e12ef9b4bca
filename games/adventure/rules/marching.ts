/** FB-ACTV-3, FB-RULING-26: enemies that move, by themselves or by a card. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import type { Place } from '../printed/parts.ts';
import { prey, weakest } from '../queries/activation.ts';
import { foeOf, has } from '../queries/foes.ts';
import { nextSpaces } from '../queries/markers.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { AdventureTable, MapEnemy } from '../state.ts';
import type { Faction } from '../words.ts';
import { fight } from './fights.ts';

/** An enemy has moved: an aggressive one fights at once, and no other. FB-ACTV-3, FB-ABIL-1, FB-ABIL-4, FB-RULING-26 */
export function* enemyMoves(table: AdventureTable, enemy: MapEnemy, space: string, rule: string): Play {
  enemy.space = space;
  say(table, 'enemy.moves', { enemy: enemy.token, space }, rule);
  const foe = foeOf(table, enemy.token);
  if (foe === undefined || !has(foe, 'aggressive')) return;
  const here = prey(table, enemy).filter((seat) => survivorOf(table.state, seat).space === space);
  if (here.length > 0) yield* fight(table, weakest(table, here), enemy, 'attack');
}

/** All tokens of a faction, one after the other, nearer to a place; where two ways are equal the first player chooses. */
export function* march(table: AdventureTable, seat: Seat, faction: Faction, toward: Place, steps: number): Play {
  const { state } = table;
  for (const enemy of state.enemies.filter(({ token }) => token === faction))
    for (let step = 0; step < steps; step += 1) {
      const spaces = nextSpaces(table, seat, enemy.space, toward);
      if (spaces.length === 0) break;
      const space =
        spaces.length === 1
          ? spaces[0]!
          : yield* choose(table, state.first, 'march.to', () => spaces.map((space) => option(space)), {
              rule: 'FB-ACTV-7',
              about: { enemy: enemy.id, token: enemy.token },
            });
      yield* enemyMoves(table, enemy, space, 'FB-QUEST-9'); // FB-RULING-82
      if (!state.enemies.includes(enemy)) break; // killed by who stood there
    }
}
