// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import { shareList } from '@holotape/kernel';
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

function sharePlayersDwellers(was: VaultState['players'][number]['dwellers'][number], is: VaultState['players'][number]['dwellers'][number]): VaultState['players'][number]['dwellers'][number] {
  if (is.id === was.id && is.at === was.at && is.fresh === was.fresh && is.injured === was.injured && is.trained === was.trained && is.training === was.training) return was;
  return {
    id: is.id,
    at: is.at,
    fresh: is.fresh,
    injured: is.injured,
    trained: is.trained,
    training: is.training,
  };
}

function sharePlayersDwellersList(was: VaultState['players'][number]['dwellers'], is: VaultState['players'][number]['dwellers']): VaultState['players'][number]['dwellers'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? sharePlayersDwellers(was[i]!, is[i]!) : copyPlayersDwellers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function sharePlayersItems(was: VaultState['players'][number]['items'][number], is: VaultState['players'][number]['items'][number]): VaultState['players'][number]['items'][number] {
  if (is.id === was.id && is.exhausted === was.exhausted) return was;
  return {
    id: is.id,
    exhausted: is.exhausted,
  };
}

function sharePlayersItemsList(was: VaultState['players'][number]['items'], is: VaultState['players'][number]['items']): VaultState['players'][number]['items'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? sharePlayersItems(was[i]!, is[i]!) : copyPlayersItems(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareVaultStatePlayers(was: VaultState['players'][number], is: VaultState['players'][number]): VaultState['players'][number] {
  const part5 = sharePlayersDwellersList(was.dwellers, is.dwellers);
  const part6 = sharePlayersItemsList(was.items, is.items);
  if (is.colour === was.colour && is.power === was.power && is.food === was.food && is.water === was.water && is.happiness === was.happiness && part5 === was.dwellers && part6 === was.items && is.passed === was.passed && is.quiet === was.quiet && is.defeated === was.defeated) return was;
  return {
    colour: is.colour,
    power: is.power,
    food: is.food,
    water: is.water,
    happiness: is.happiness,
    dwellers: part5,
    items: part6,
    passed: is.passed,
    quiet: is.quiet,
    defeated: is.defeated,
  };
}

function shareVaultStatePlayersList(was: VaultState['players'], is: VaultState['players']): VaultState['players'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareVaultStatePlayers(was[i]!, is[i]!) : copyVaultStatePlayers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareVaultStateLevels(was: VaultState['levels'][number], is: VaultState['levels'][number]): VaultState['levels'][number] {
  const part2 = shareList(was.rooms, is.rooms);
  const part3 = shareList(was.threats, is.threats);
  if (is.owner === was.owner && is.name === was.name && part2 === was.rooms && part3 === was.threats) return was;
  return {
    owner: is.owner,
    name: is.name,
    rooms: part2,
    threats: part3,
  };
}

function shareVaultStateLevelsList(was: VaultState['levels'], is: VaultState['levels']): VaultState['levels'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareVaultStateLevels(was[i]!, is[i]!) : copyVaultStateLevels(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareVaultStateLooking(was: NonNullable<VaultState['looking']>, is: NonNullable<VaultState['looking']>): NonNullable<VaultState['looking']> {
  const part1 = shareList(was.rooms, is.rooms);
  if (is.seat === was.seat && part1 === was.rooms) return was;
  return {
    seat: is.seat,
    rooms: part1,
  };
}

export function shareVaultState(was: VaultState, is: VaultState): VaultState {
  const part4 = shareVaultStatePlayersList(was.players, is.players);
  const part5 = shareVaultStateLevelsList(was.levels, is.levels);
  const part6 = shareList(was.itemDeck, is.itemDeck);
  const part7 = shareList(was.itemTrack, is.itemTrack);
  const part8 = shareList(was.itemDiscard, is.itemDiscard);
  const part9 = shareList(was.roomDeck, is.roomDeck);
  const part10 = shareList(was.roomTrack, is.roomTrack);
  const part11 = shareList(was.roomDiscard, is.roomDiscard);
  const part13 = is.looking === null ? null : was.looking === null ? copyVaultStateLooking(is.looking) : shareVaultStateLooking(was.looking, is.looking);
  const part14 = shareList(was.threatDeck, is.threatDeck);
  const part15 = shareList(was.threatDiscard, is.threatDiscard);
  if (is.phase === was.phase && is.round === was.round && is.turn === was.turn && is.first === was.first && part4 === was.players && part5 === was.levels && part6 === was.itemDeck && part7 === was.itemTrack && part8 === was.itemDiscard && part9 === was.roomDeck && part10 === was.roomTrack && part11 === was.roomDiscard && is.roomAside === was.roomAside && part13 === was.looking && part14 === was.threatDeck && part15 === was.threatDiscard && is.threatsOut === was.threatsOut) return was;
  return {
    phase: is.phase,
    round: is.round,
    turn: is.turn,
    first: is.first,
    players: part4,
    levels: part5,
    itemDeck: part6,
    itemTrack: part7,
    itemDiscard: part8,
    roomDeck: part9,
    roomTrack: part10,
    roomDiscard: part11,
    roomAside: is.roomAside,
    looking: part13,
    threatDeck: part14,
    threatDiscard: part15,
    threatsOut: is.threatsOut,
  };
}
