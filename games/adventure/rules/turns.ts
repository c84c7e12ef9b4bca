/** FB-TURN, FB-ACT: turns and actions. A turn is played one thing at a time. */
import { choose, mark, type Play, type Seat, say, within } from '@holotape/kernel';
import { effectsOn } from '../queries/effects.ts';
import { enemyById } from '../queries/foes.ts';
import { pointsPerMove } from '../queries/moving.ts';
import { actionsPerTurn, clockwiseFrom, survivorOf } from '../queries/survivors.ts';
import { nextSeat, turnOptions } from '../queries/turns.ts';
import type { AdventureTable } from '../state.ts';
import { camp } from './camping.ts';
import { encounter, putAway } from './encounters.ts';
import { explore } from './exploring.ts';
import { fight } from './fights.ts';
import { equip, keepInventoryLimit, unequip } from './items.ts';
import { declareLoyalty, withdrawLoyalty } from './loyalty.ts';
import { carry } from './markers.ts';
import { step } from './moving.ts';
import { questAction } from './quests.ts';
import { carryOut } from './results.ts';
import { tidyShop } from './shopping.ts';
import { fastTravel } from './together/camps.ts';
import { giveFor } from './together/goals.ts';
import { useCard } from './using.ts';
import { winTogether } from './winning.ts';

export function* startTurn(table: AdventureTable, seat: Seat): Play {
  const { state } = table;
  state.phase = 'turn';
  state.turn = {
    seat,
    actions: actionsPerTurn(state), // FB-ACT-3: never more than these, whatever was skipped before
    points: 0,
    opening: true,
    visited: [],
    kills: 0,
    rads: 0,
    handled: [],
  };
  say(table, 'turn', { seat }, 'FB-TURN-1');
  for (const { start } of effectsOn(table, seat)) yield* carryOut(table, { seat }, start ?? []); // AB-MUT-2
}

/** One thing of a turn: an action, a movement point, a card, or its end. FB-TURN-1, FB-TURN-2 */
export function* turnStep(table: AdventureTable): Play {
  const { state } = table;
  const { seat, opening } = state.turn;
  mark(table, opening ? 'turn' : 'action');
  const answer = yield* choose(table, seat, 'turn', (sought) => turnOptions(table, seat, sought), {
    rule: 'FB-TURN-1',
  });
  if (answer === 'end') return yield* endTurn(table); // FB-TURN-3
  const [what, ...details] = answer.split(':');
  if (!OPENING.includes(what!)) state.turn.opening = false; // FB-RULING-41
  yield* within(table, what!, doOne(table, seat, answer, what!, details));
  putAway(table); // FB-ENC-11
  yield* tidyShop(table); // FB-SHOP-4
  for (const each of clockwiseFrom(state, seat)) yield* keepInventoryLimit(table, each); // FB-ITEM-3: what made room may be gone
}

/** What is done in the opening of a turn alone, and does not end it. FB-RULING-41 */
const OPENING = ['equip', 'unequip', 'loyal', 'withdraw'];

/** What takes neither an action nor a point, and can be taken back. */
const FREE_CHANGES = [...OPENING, 'carry', 'drop'];

function* doOne(table: AdventureTable, seat: Seat, answer: string, what: string, details: readonly string[]): Play {
  const { turn } = table.state;
  const [detail] = details;
  if (FREE_CHANGES.includes(what)) survivorOf(table.state, seat).changes += 1;
  switch (what) {
    case 'equip':
      yield* equip(table, seat, detail!);
      return;
    case 'unequip':
      return unequip(table, seat, detail!);
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
    case 'goal':
      return yield* giveFor(table, seat, detail!); // AB-END-3
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
    case 'travel':
      return fastTravel(table, seat, detail!); // AB-CAMP-4
    case 'close':
      return winTogether(table); // AB-END-2
  }
}

/** The next in the game clockwise; before the first player's turn the round ends. FB-TURN-3, FB-ROUND-2, FB-RULING-10 */
export function* endTurn(table: AdventureTable): Play {
  const { state } = table;
  putAway(table); // FB-RULING-47
  yield* tidyShop(table); // FB-SHOP-4: an action that the turn ends with is over too
  const next = nextSeat(table);
  say(table, 'turn.end', { seat: state.turn.seat }, 'FB-TURN-3');
  if (next !== state.first) return yield* startTurn(table, next);
  // HT-ONE-2
  if (state.variant.oneAction && state.lap === 0) {
    state.lap = 1; // HT-ONE-2
    return yield* startTurn(table, next);
  }
  state.lap = 0;
  state.turn.seat = next;
  state.phase = 'round';
}
