// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import type { InterruptsState } from './interrupts.state.ts';

function copyInterruptsStatePlayers(it: InterruptsState['players'][number]): InterruptsState['players'][number] {
  return {
    life: it.life,
    luck: it.luck,
  };
}

function copyInterruptsStatePlayersList(it: InterruptsState['players']): InterruptsState['players'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyInterruptsStatePlayers(copy[i]!);
  return copy;
}

export function copyInterruptsState(it: InterruptsState): InterruptsState {
  return {
    phase: it.phase,
    round: it.round,
    turn: it.turn,
    players: copyInterruptsStatePlayersList(it.players),
  };
}
