/** SH-ROUND: rounds and turns. */
import { choose, mark, option, type Play, type Seat, say, within } from '@holotape/kernel';
import { isLastRound } from '../queries/ending.ts';
import { hasUsableItem, useOptions } from '../queries/items.ts';
import { spaceOptions } from '../queries/placing.ts';
import { clockwise, nextTurn } from '../queries/turns.ts';
import type { VaultTable } from '../state.ts';
import { place } from './placing.ts';
import { judgeThreats, spawnThreats } from './threats.ts';
import { trainRecalled } from './training.ts';
import { itemWindow, useItem } from './using.ts';

/** The first of three steps: nothing appears in the first round. SH-ROUND-1, SH-ROUND-2 */
export function* spawnStep(table: VaultTable): Play {
  const { state } = table;
  state.round += 1;
  mark(table, 'round');
  say(table, 'round', { round: state.round }, 'SH-ROUND-1');
  // SH-ROUND-2
  if (state.round > 1) {
    say(table, 'step.spawn', {}, 'SH-ROUND-1');
    yield* within(table, 'spawn threats', spawnThreats(table));
  }
  say(table, 'step.place', {}, 'SH-ROUND-1');
  state.turn = state.first!; // SH-ROUND-3
  state.phase = 'place';
}

/** One player's turn, and what others may do before the next. */
export function* turnStep(table: VaultTable): Play {
  const { state } = table;
  const seat = state.turn;
  mark(table, 'turn');
  yield* within(table, 'turn', turn(table, seat));
  const next = nextTurn(state, seat);
  if (next === undefined) {
    state.phase = 'recall';
    return;
  }
  // Who has just had a turn, or is about to have one, uses items there. SH-RULING-9
  yield* within(table, 'between turns', itemWindow(table, seat + 1, [seat, next]));
  state.turn = next;
}

/** Places one dweller or passes; items may be used before and after. SH-ROUND-4, SH-ITEM-2 */
function* turn(table: VaultTable, seat: Seat): Play {
  let placements = 1;
  let placed = false;
  while (placements > 0 || hasUsableItem(table, seat, 'own turn')) {
    const ask = placements === 0 ? 'turn.after' : placed ? 'turn.again' : 'turn';
    const end = placed ? 'done' : 'pass';
    const answer = yield* choose(
      table,
      seat,
      ask,
      () => [
        ...(placements > 0 ? spaceOptions(table, seat) : []),
        ...useOptions(table, seat, 'own turn'),
        option(end), // SH-ROUND-5: always possible
      ],
      { rule: placements === 0 ? 'SH-ITEM-2' : 'SH-ROUND-3' },
    );
    if (answer === 'done') return;
    if (answer === 'pass') {
      table.state.players[seat]!.passed = true;
      say(table, 'pass', { seat }, 'SH-ROUND-4');
      return;
    }
    if (answer.startsWith('use:')) {
      if (yield* within(table, 'item', useItem(table, seat, answer.slice('use:'.length)))) placements += 1;
    } else {
      placements -= 1;
      placed = true;
      yield* within(table, 'place', place(table, seat, answer.slice('space:'.length)));
    }
  }
}

/** The last of three steps: everybody comes home. SH-ROUND-6, SH-ROUND-7 */
export function* recallStep(table: VaultTable): Play {
  const { state } = table;
  yield* within(table, 'before recall', itemWindow(table, state.first!, [])); // SH-RULING-9
  say(table, 'step.recall', {}, 'SH-ROUND-1');
  judgeThreats(table); // SH-THREAT-8
  for (const player of state.players)
    for (const dweller of player.dwellers) {
      dweller.at = null;
      dweller.fresh = false;
    }
  for (const seat of clockwise(state, state.first!)) yield* within(table, 'training', trainRecalled(table, seat));
  for (const player of state.players) {
    for (const dweller of player.dwellers) dweller.training = null; // SH-TRAIN-1
    for (const item of player.items) item.exhausted = false; // SH-ROUND-7
    player.passed = false; // SH-ROUND-4
    player.quiet = false; // SH-RULING-9
  }
  state.phase = isLastRound(state) ? 'over' : 'spawn';
  if (state.phase === 'over') say(table, 'over', {}, 'SH-END-1');
}
