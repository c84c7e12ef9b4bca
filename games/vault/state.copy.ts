// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import type { VaultState } from './state.ts';

function copyPlayersDwellers(it: VaultState['players'][number]['dwellers'][number]): VaultState['players'][number]['dwellers'][number] {
  return {
    id: it.id,
    at: it.at,
    fresh: it.fresh,
    injured: it.injured,
    trained: it.trained,
    training: it.training,
  };
}

function copyPlayersDwellersList(it: VaultState['players'][number]['dwellers']): VaultState['players'][number]['dwellers'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyPlayersDwellers(copy[i]!);
  return copy;
}

function copyPlayersItems(it: VaultState['players'][number]['items'][number]): VaultState['players'][number]['items'][number] {
  return {
    id: it.id,
    exhausted: it.exhausted,
  };
}

function copyPlayersItemsList(it: VaultState['players'][number]['items']): VaultState['players'][number]['items'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyPlayersItems(copy[i]!);
  return copy;
}

function copyVaultStatePlayers(it: VaultState['players'][number]): VaultState['players'][number] {
  return {
    colour: it.colour,
    power: it.power,
    food: it.food,
    water: it.water,
    happiness: it.happiness,
    dwellers: copyPlayersDwellersList(it.dwellers),
    items: copyPlayersItemsList(it.items),
    passed: it.passed,
    quiet: it.quiet,
    defeated: it.defeated,
  };
}

function copyVaultStatePlayersList(it: VaultState['players']): VaultState['players'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyVaultStatePlayers(copy[i]!);
  return copy;
}

function copyVaultStateLevels(it: VaultState['levels'][number]): VaultState['levels'][number] {
  return {
    owner: it.owner,
    name: it.name,
    rooms: it.rooms.slice(),
    threats: it.threats.slice(),
  };
}

function copyVaultStateLevelsList(it: VaultState['levels']): VaultState['levels'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyVaultStateLevels(copy[i]!);
  return copy;
}

function copyVaultStateLooking(it: NonNullable<VaultState['looking']>): NonNullable<VaultState['looking']> {
  return {
    seat: it.seat,
    rooms: it.rooms.slice(),
  };
}

export function copyVaultState(it: VaultState): VaultState {
  return {
    phase: it.phase,
    round: it.round,
    turn: it.turn,
    first: it.first,
    players: copyVaultStatePlayersList(it.players),
    levels: copyVaultStateLevelsList(it.levels),
    itemDeck: it.itemDeck.slice(),
    itemTrack: it.itemTrack.slice(),
    itemDiscard: it.itemDiscard.slice(),
    roomDeck: it.roomDeck.slice(),
    roomTrack: it.roomTrack.slice(),
    roomDiscard: it.roomDiscard.slice(),
    roomAside: it.roomAside,
    looking: it.looking === null ? null : copyVaultStateLooking(it.looking),
    threatDeck: it.threatDeck.slice(),
    threatDiscard: it.threatDiscard.slice(),
    threatsOut: it.threatsOut,
  };
}
