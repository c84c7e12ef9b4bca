/** FB-ENEMY: enemies coming onto the map, being killed and being replaced. */
import { choose, option, type Play, reveal, type Seat, say } from '@holotape/kernel';
import { type Foe, foeOf, has, isFactionToken } from '../queries/foes.ts';
import { LEVELS } from '../queries/levels.ts';
import { distancesFrom, spacesOnMap } from '../queries/map.ts';
import { cardsInEffect, isActing, item, survivorOf } from '../queries/survivors.ts';
import type { AdventureTable, MapEnemy } from '../state.ts';
import type { EnemyType, Faction } from '../words.ts';
import { drawToken } from './decks.ts';
import { gainXp } from './experience.ts';
import { drawCards } from './items.ts';
import { noticeKill } from './together/goals.ts';
import { happened } from './triggers.ts';

export function putOnMap(table: AdventureTable, token: string, space: string, faceup: boolean): MapEnemy {
  const { state } = table;
  state.counter += 1;
  const enemy = { id: `e${state.counter}`, token, space, faceup };
  state.enemies.push(enemy);
  return enemy;
}

/** A random enemy of the icon's type, active. FB-EXP-4, FB-SETUP-23 */
export function* placeOnIcon(table: AdventureTable, type: EnemyType, space: string): Play {
  const token = yield* drawToken(table, type);
  if (token === undefined) return;
  putOnMap(table, token, space, true);
  reveal(table);
  say(table, 'enemy.placed', { enemy: token, space }, 'FB-EXP-4');
}

/** As many as are wanted: there is no limit to these tokens. FB-LIMIT-1 */
export function* placeToken(table: AdventureTable, seat: Seat, faction: Faction, space: string): Play<MapEnemy> {
  const enemy = putOnMap(table, faction, space, true); // FB-FAC-7
  say(table, 'token.placed', { faction, space }, 'FB-FAC-7');
  yield* happened(table, seat, { placed: faction }); // FB-QUEST-6
  return enemy;
}

const takeOff = (table: AdventureTable, enemy: MapEnemy): void => {
  const { enemies } = table.state;
  enemies.splice(enemies.indexOf(enemy), 1);
};

/** An enemy would become inactive; a faction's token is discarded instead. FB-ABIL-15, FB-FAC-9 */
export function deactivate(table: AdventureTable, enemy: MapEnemy): void {
  if (isFactionToken(enemy.token)) takeOff(table, enemy);
  else enemy.faceup = false;
}

/** A survivor has killed an enemy of the map: token, replacement, XP, loot, objectives, in this order. FB-RULING-71 */
export function* killEnemy(table: AdventureTable, seat: Seat, enemy: MapEnemy, hurt = 0): Play {
  const foe = foeOf(table, enemy.token)!;
  takeOff(table, enemy); // FB-ENEMY-6
  say(table, 'enemy.killed', { seat, enemy: enemy.token }, 'FB-ENEMY-6');
  // FB-FAC-10: a faction's token is not replaced.
  if (foe.type !== undefined) {
    table.state.stacks[foe.type].discard.push(enemy.token); // FB-ENEMY-6
    yield* replace(table, foe.type, enemy.space); // FB-ENEMY-7
  }
  yield* rewardKill(table, seat, foe, hurt);
}

/** What a kill is worth, whoever began the fight. FB-FIGHT-13, FB-ENEMY-9, FB-ABIL-14, FB-RULING-50 */
export function* rewardKill(table: AdventureTable, seat: Seat, foe: Foe, hurt: number): Play {
  if (isActing(table.state, seat)) table.state.turn.kills += 1; // FB-QUEST-6
  noticeKill(table, foe.level); // AB-END-3
  const more = cardsInEffect(table, seat).reduce((sum, { id }) => sum + item(table, id).xpPerKill, 0); // FB-CHAR-4
  yield* gainXp(table, seat, foe.level + more);
  if (has(foe, 'loot')) yield* drawCards(table, seat, 'loot', 1);
  if (has(foe, 'caps')) {
    survivorOf(table.state, seat).caps += foe.level; // NC-RULES-5
    say(table, 'caps', { seat, caps: foe.level }, 'NC-RULES-5');
  }
  yield* happened(table, seat, { kill: foe, hurt });
}

/** A facedown token of its type on the nearest icon; among equals the first player chooses. FB-ENEMY-7, FB-ENEMY-8 */
function* replace(table: AdventureTable, type: EnemyType, from: string): Play {
  const distances = distancesFrom(table, from);
  const icons = spacesOnMap(table).filter((space) => space.enemy === type && distances.has(space.id));
  if (icons.length === 0) return say(table, 'enemy.no-icon', { type }, 'FB-RULING-21');
  const nearest = Math.min(...icons.map(({ id }) => distances.get(id)!));
  const equal = icons.flatMap(({ id }) => (distances.get(id) === nearest ? [id] : []));
  const token = yield* drawToken(table, type);
  if (token === undefined) return;
  const space =
    equal.length === 1
      ? equal[0]!
      : yield* choose(table, table.state.first, 'enemy.replace', () => equal.map((id) => option(id)), {
          rule: 'FB-ENEMY-8',
          about: { type },
        });
  const { awake } = LEVELS[table.state.variant.difficulty]; // HT-LEVEL-3
  putOnMap(table, token, space, awake);
  if (awake) reveal(table);
  say(table, 'enemy.replaced', { type, space }, 'FB-ENEMY-7');
}
