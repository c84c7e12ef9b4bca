/** FB-TURN, FB-ACT: turns and actions. A turn is played one thing at a time. */
import { choose, mark, type Option, option, type Play, type Reason, type Seat, say, within } from '@holotape/kernel';
import { activeIn, enemyById, isLoyalToEnemy } from '../queries/foes.ts';
import { neighbours } from '../queries/map.ts';
import { clockwiseFrom, hasRangedWeapon, inventoryOf, placesIn, slotFor, survivorOf } from '../queries/survivors.ts';
import type { Adventure, AdventureTable } from '../state.ts';
import { ACTIONS_PER_TURN } from '../words.ts';
import { camp, whyNoCamp } from './camping.ts';
import { encounter, putAway, whyNoEncounter } from './encounters.ts';
import { explore, exploreOptions } from './exploring.ts';
import { fight } from './fights.ts';
import { equip } from './items.ts';
import { declareLoyalty, loyaltyOptions, withdrawLoyalty } from './loyalty.ts';
import { carry, carryOptions } from './markers.ts';
import { pointsPerMove, step, stepOptions } from './moving.ts';
import { questAction, questOptions } from './quests.ts';
import { tidyShop } from './shopping.ts';
import { useCard, usesInTurn } from './using.ts';

export function startTurn(table: AdventureTable, seat: Seat): void {
  const { state } = table;
  state.phase = 'turn';
  state.turn = {
    seat,
    actions: ACTIONS_PER_TURN, // FB-ACT-3: never more than these, whatever was skipped before
    points: 0,
    opening: true,
    visited: [],
    kills: 0,
    rads: 0,
    handled: [],
  };
  say(table, 'turn', { seat }, 'FB-TURN-1');
}

/** One thing of a turn: an action, a movement point, a card, or its end. FB-TURN-1, FB-TURN-2 */
export function* turnStep(table: AdventureTable): Play {
  const { state } = table;
  const { seat, opening } = state.turn;
  mark(table, opening ? 'turn' : 'action');
  const answer = yield* choose(table, seat, 'turn', () => turnOptions(table, seat), { rule: 'FB-TURN-1' });
  if (answer === 'end') return yield* endTurn(table);
  const [what, ...details] = answer.split(':');
  if (!['equip', 'loyal', 'withdraw'].includes(what!)) state.turn.opening = false; // FB-RULING-41
  yield* within(table, what!, doOne(table, seat, answer, what!, details));
  putAway(table);
  yield* tidyShop(table); // FB-SHOP-4
}

/** What takes neither an action nor a point, and can be taken back. */
const FREE_CHANGES = ['equip', 'loyal', 'withdraw', 'carry', 'drop'];

function* doOne(table: AdventureTable, seat: Seat, answer: string, what: string, details: readonly string[]): Play {
  const { turn } = table.state;
  const [detail] = details;
  if (FREE_CHANGES.includes(what)) survivorOf(table.state, seat).changes += 1;
  switch (what) {
    case 'equip':
      yield* equip(table, seat, detail!);
      return;
    case 'loyal':
      return declareLoyalty(table, seat, detail!);
    case 'withdraw':
      return withdrawLoyalty(table, seat);
    case 'to':
      return yield* step(table, seat, detail!);
    case 'carry':
    case 'drop':
      return carry(table, seat, detail!, what === 'carry');
    case 'use':
    case 'perk':
      return yield* useCard(table, seat, answer);
  }
  turn.actions -= 1;
  switch (what) {
    case 'move':
      turn.points += pointsPerMove(table, seat); // FB-MOVE-4, FB-RULING-55: added to what is left
      return say(table, 'move', { seat, points: turn.points }, 'FB-MOVE-1');
    case 'explore':
      return yield* explore(table, seat, Number(detail));
    case 'encounter':
      return yield* encounter(table, seat);
    case 'fight':
      yield* fight(table, seat, enemyById(table.state, detail!)!, 'action');
      return;
    case 'quest':
      return yield* questAction(table, seat, detail!, Number(details[1]));
    case 'camp':
      return yield* camp(table, seat);
  }
}

/** Everything a survivor might do, and why not. FB-ACT-1 */
function turnOptions(adventure: Adventure, seat: Seat): Option[] {
  const actions: Option[] = [
    option('move'), // always possible, FB-RULING-76
    ...exploreOptions(adventure, seat),
    option('encounter', whyNoEncounter(adventure, seat)),
    ...fightOptions(adventure, seat),
    ...questOptions(adventure, seat),
    option('camp', whyNoCamp(adventure, seat)),
  ];
  const { turn } = adventure.state;
  const NO_ACTIONS: Reason = { rule: 'FB-TURN-1', say: 'why.no-actions' };
  return [
    ...stepOptions(adventure, seat),
    ...actions.map(({ id, blocked }) => option(id, turn.actions === 0 ? NO_ACTIONS : blocked)),
    ...carryOptions(adventure, seat),
    ...usesInTurn(adventure, seat),
    ...equipOptions(adventure, seat),
    ...loyaltyOptions(adventure, seat),
    option('end'),
  ];
}

/** Active enemies here and, with a ranged weapon, next door. FB-FIGHT-1, FB-FIGHT-3, FB-RULING-19 */
function fightOptions(adventure: Adventure, seat: Seat): Option[] {
  const { space } = survivorOf(adventure.state, seat);
  const beside = neighbours(adventure, space!).flatMap((each) => activeIn(adventure, each));
  const here = activeIn(adventure, space!);
  const whyNot = (enemy: (typeof here)[number], near: boolean): Reason | undefined => {
    if (isLoyalToEnemy(adventure, seat, enemy)) return { rule: 'FB-LOYAL-5', say: 'why.loyal' };
    return near || hasRangedWeapon(adventure, seat) ? undefined : { rule: 'FB-FIGHT-3', say: 'why.not-ranged' };
  };
  const options = [
    ...here.map((enemy) => option(`fight:${enemy.id}`, whyNot(enemy, true))),
    ...beside.map((enemy) => option(`fight:${enemy.id}`, whyNot(enemy, false))),
  ];
  return options.length > 0 ? options : [option('fight', { rule: 'FB-FIGHT-1', say: 'why.no-enemy' })];
}

/** Cards of the inventory that could be equipped. FB-EQUIP-4 */
function equipOptions(adventure: Adventure, seat: Seat): Option[] {
  const { state } = adventure;
  return inventoryOf(survivorOf(state, seat)).flatMap(({ id }) => {
    const slot = slotFor(adventure, id);
    if (slot === undefined) return [option(`equip:${id}`, { rule: 'FB-ITEM-6', say: 'why.no-slot' })];
    if (placesIn(adventure, seat, slot) === 0)
      return [option(`equip:${id}`, { rule: 'FB-CHAR-4', say: 'why.no-slot' })];
    return [option(`equip:${id}`, state.turn.opening ? undefined : { rule: 'FB-EQUIP-4', say: 'why.opening-over' })];
  });
}

/** The next in the game clockwise; before the first player's turn the round ends. FB-TURN-3, FB-ROUND-2, FB-RULING-10 */
export function* endTurn(table: AdventureTable): Play {
  const { state } = table;
  putAway(table); // FB-RULING-47
  yield* tidyShop(table);
  const next = nextSeat(table);
  say(table, 'turn.end', { seat: state.turn.seat }, 'FB-TURN-3');
  if (next !== state.first) return startTurn(table, next);
  state.turn.seat = next;
  state.phase = 'round';
}

const nextSeat = ({ state }: Adventure): Seat =>
  clockwiseFrom(state, (state.turn.seat + 1) % state.survivors.length)[0]!;
