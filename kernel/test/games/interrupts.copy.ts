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

function shareInterruptsStatePlayers(was: InterruptsState['players'][number], is: InterruptsState['players'][number]): InterruptsState['players'][number] {
  if (is.life === was.life && is.luck === was.luck) return was;
  return {
    life: is.life,
    luck: is.luck,
  };
}

function shareInterruptsStatePlayersList(was: InterruptsState['players'], is: InterruptsState['players']): InterruptsState['players'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareInterruptsStatePlayers(was[i]!, is[i]!) : copyInterruptsStatePlayers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

export function shareInterruptsState(was: InterruptsState, is: InterruptsState): InterruptsState {
  const part3 = shareInterruptsStatePlayersList(was.players, is.players);
  if (is.phase === was.phase && is.round === was.round && is.turn === was.turn && part3 === was.players) return was;
  return {
    phase: is.phase,
    round: is.round,
    turn: is.turn,
    players: part3,
  };
}
