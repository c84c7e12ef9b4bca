/** SH-ROUND: the order of turns. */
import type { Seat } from '@holotape/kernel';
import type { VaultState } from '../state.ts';
import { isAvailable } from './placing.ts';

/** Seats in turn order from `from`. */
export const clockwise = (state: Pick<VaultState, 'players'>, from: Seat): Seat[] =>
  state.players.map((_, i) => (from + i) % state.players.length);

/** Who still takes turns this round: everyone with a dweller left who has not passed. SH-ROUND-3, SH-ROUND-4 */
const takesTurns = (state: Pick<VaultState, 'players'>, seat: Seat): boolean => {
  const player = state.players[seat]!;
  return !player.passed && player.dwellers.some(isAvailable);
};

/** Whose turn comes after this seat's: clockwise, its own if nobody else's; nobody's when all are done. */
export function nextTurn(state: VaultState, after: Seat): Seat | undefined {
  const { length } = state.players;
  for (let i = 1; i <= length; i += 1) if (takesTurns(state, (after + i) % length)) return (after + i) % length;
  return undefined;
}

/** Who places after the one whose turn it is, each once, in their order. SH-ROUND-3 */
export const turnsAfter = (state: Pick<VaultState, 'players' | 'turn' | 'phase'>): Seat[] =>
  state.phase === 'place'
    ? clockwise(state, state.turn + 1).filter((seat) => seat !== state.turn && takesTurns(state, seat))
    : [];
