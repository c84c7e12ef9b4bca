/** FB-ACTV: enemies activating at the end of a round. */
import { choose, option, type Play, reveal, type Seat, say, within } from '@holotape/kernel';
import { intentOf, nearestPrey, prey, stepsOf } from '../queries/activation.ts';
import { enemyById, foeOf, isOfType } from '../queries/foes.ts';
import { distancesFrom, neighbours } from '../queries/map.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { AdventureTable, MapEnemy } from '../state.ts';
import type { ActivationIcon } from '../words.ts';
import { fight } from './fights.ts';
import { enemyMoves } from './marching.ts';

/** Enemies among which the first player need not choose: one that moves, or all that attack one survivor. */
interface Group {
  readonly name: string;
  readonly ids: readonly string[];
  readonly seat: Seat | undefined;
}

/** All active enemies of a type, then those that were facedown turn faceup. FB-ROUND-6, FB-ACTV-9 */
export function* activate(table: AdventureTable, icon: ActivationIcon): Play {
  const { state } = table;
  const ofType = state.enemies.filter((enemy) => isOfType(table, enemy, icon));
  const sleeping = ofType.filter(({ faceup }) => !faceup).map(({ id }) => id);
  let waiting = ofType.filter(({ faceup, token }) => faceup && foeOf(table, token) !== undefined).map(({ id }) => id);
  say(table, 'activate', { icon }, 'FB-ROUND-5');
  while (waiting.length > 0) {
    const id = yield* nextToAct(table, waiting);
    yield* within(table, 'activation', act(table, enemyById(state, id)!));
    // A fight can take others off the map, by what cards say about a kill.
    waiting = waiting.filter((each) => each !== id && enemyById(state, each)?.faceup);
  }
  for (const enemy of state.enemies) {
    if (!sleeping.includes(enemy.id)) continue; // laid facedown meanwhile, it stays so: FB-ACTV-10, FB-RULING-24
    enemy.faceup = true; // FB-ACTV-9
    reveal(table);
    say(table, 'enemy.wakes', { enemy: enemy.token, space: enemy.space }, 'FB-ACTV-9');
  }
}

/**
 * The first player decides the order where it matters: where somebody fights. Among attacks on one survivor that
 * survivor decides. FB-ROUND-7, FB-ACTV-6
 */
function* nextToAct(table: AdventureTable, waiting: readonly string[]): Play<string> {
  const { state } = table;
  const plans = waiting.map((id) => ({ id, intent: intentOf(table, enemyById(state, id)!) }));
  const isViolent = ({ intent }: (typeof plans)[number]) =>
    intent.does === 'fight' || (intent.does === 'move' && intent.fights);
  if (plans.length === 1 || !plans.some(isViolent)) return plans[0]!.id;
  const attackers = (seat: Seat) =>
    plans.filter(({ intent }) => intent.does === 'fight' && intent.seat === seat).map(({ id }) => id);
  const groups = plans.flatMap(({ id, intent }): Group[] => {
    if (intent.does !== 'fight') return [{ name: id, ids: [id], seat: undefined }];
    const ids = attackers(intent.seat);
    return ids[0] === id ? [{ name: ids.length === 1 ? id : `seat:${intent.seat}`, ids, seat: intent.seat }] : [];
  });
  const name =
    groups.length === 1
      ? groups[0]!.name
      : yield* choose(table, state.first, 'activate.next', () => groups.map((group) => option(group.name)), {
          rule: 'FB-ROUND-7',
        });
  const { ids, seat } = groups.find((group) => group.name === name)!;
  if (ids.length === 1) return ids[0]!;
  return yield* choose(table, seat!, 'activate.attack', () => ids.map((id) => option(id)), { rule: 'FB-ACTV-6' });
}

/** Fights, or moves one space nearer; a fast one two. FB-ACTV-1, FB-ACTV-2, NC-RULES-4 */
function* act(table: AdventureTable, enemy: MapEnemy): Play {
  const intent = intentOf(table, enemy);
  if (intent.does === 'fight') {
    yield* fight(table, intent.seat, enemy, 'attack');
    return;
  }
  const steps = stepsOf(foeOf(table, enemy.token)!);
  for (let step = 0; step < steps; step += 1) {
    const nearest = nearestPrey(table, enemy); // looked for anew before each step, FB-RULING-68
    if (nearest === undefined) return; // FB-RULING-23
    const goal = survivorOf(table.state, nearest.seat).space!;
    const space = yield* stepToward(table, enemy, goal);
    const arrives = prey(table, enemy).some((seat) => survivorOf(table.state, seat).space === space);
    yield* enemyMoves(table, enemy, space, 'FB-ACTV-1');
    if (arrives) return; // FB-RULING-68
  }
}

/** If several spaces bring it equally closer, the first player chooses. FB-ACTV-7; facedown tiles are spaces, FB-ACTV-8 */
function* stepToward(table: AdventureTable, enemy: MapEnemy, goal: string): Play<string> {
  const distances = distancesFrom(table, goal);
  const closer = neighbours(table, enemy.space).filter((space) => distances.get(space)! < distances.get(enemy.space)!);
  if (closer.length === 1) return closer[0]!;
  return yield* choose(table, table.state.first, 'activate.space', () => closer.map((space) => option(space)), {
    rule: 'FB-ACTV-7',
    about: { enemy: enemy.id, token: enemy.token },
  });
}
