// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import { shareList, shareRecord } from '@holotape/kernel';
import type { PlacementState } from './placement.state.ts';

function copyPlayersStock(it: PlacementState['players'][number]['stock']): PlacementState['players'][number]['stock'] {
  return {
    food: it.food,
    water: it.water,
    power: it.power,
  };
}

function copyPlacementStatePlayers(it: PlacementState['players'][number]): PlacementState['players'][number] {
  return {
    stock: copyPlayersStock(it.stock),
    points: it.points,
  };
}

function copyPlacementStatePlayersList(it: PlacementState['players']): PlacementState['players'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyPlacementStatePlayers(copy[i]!);
  return copy;
}

function copyPlacementStateLineBeacon(it: Extract<PlacementState['line'][number], { kind: 'beacon' }>): Extract<PlacementState['line'][number], { kind: 'beacon' }> {
  return {
    kind: it.kind,
    at: it.at,
    owner: it.owner,
  };
}

function copyWreckParts(it: Extract<PlacementState['line'][number], { kind: 'wreck' }>['parts'][number]): Extract<PlacementState['line'][number], { kind: 'wreck' }>['parts'][number] {
  return {
    id: it.id,
  };
}

function copyWreckPartsList(it: Extract<PlacementState['line'][number], { kind: 'wreck' }>['parts']): Extract<PlacementState['line'][number], { kind: 'wreck' }>['parts'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyWreckParts(copy[i]!);
  return copy;
}

function copyPlacementStateLineWreck(it: Extract<PlacementState['line'][number], { kind: 'wreck' }>): Extract<PlacementState['line'][number], { kind: 'wreck' }> {
  return {
    kind: it.kind,
    at: it.at,
    parts: copyWreckPartsList(it.parts),
  };
}

function copyPlacementStateLine(it: PlacementState['line'][number]): PlacementState['line'][number] {
  switch (it.kind) {
    case 'beacon':
      return copyPlacementStateLineBeacon(it);
    case 'wreck':
      return copyPlacementStateLineWreck(it);
  }
}

function copyPlacementStateLineList(it: PlacementState['line']): PlacementState['line'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyPlacementStateLine(copy[i]!);
  return copy;
}

export function copyPlacementState(it: PlacementState): PlacementState {
  return {
    phase: it.phase,
    round: it.round,
    order: it.order.slice(),
    placed: it.placed,
    players: copyPlacementStatePlayersList(it.players),
    spaces: { ...it.spaces },
    line: copyPlacementStateLineList(it.line),
  };
}

function sharePlayersStock(was: PlacementState['players'][number]['stock'], is: PlacementState['players'][number]['stock']): PlacementState['players'][number]['stock'] {
  if (is.food === was.food && is.water === was.water && is.power === was.power) return was;
  return {
    food: is.food,
    water: is.water,
    power: is.power,
  };
}

function sharePlacementStatePlayers(was: PlacementState['players'][number], is: PlacementState['players'][number]): PlacementState['players'][number] {
  const part0 = sharePlayersStock(was.stock, is.stock);
  if (part0 === was.stock && is.points === was.points) return was;
  return {
    stock: part0,
    points: is.points,
  };
}

function sharePlacementStatePlayersList(was: PlacementState['players'], is: PlacementState['players']): PlacementState['players'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? sharePlacementStatePlayers(was[i]!, is[i]!) : copyPlacementStatePlayers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function sharePlacementStateLineBeacon(was: Extract<PlacementState['line'][number], { kind: 'beacon' }>, is: Extract<PlacementState['line'][number], { kind: 'beacon' }>): Extract<PlacementState['line'][number], { kind: 'beacon' }> {
  if (is.kind === was.kind && is.at === was.at && is.owner === was.owner) return was;
  return {
    kind: is.kind,
    at: is.at,
    owner: is.owner,
  };
}

function shareWreckParts(was: Extract<PlacementState['line'][number], { kind: 'wreck' }>['parts'][number], is: Extract<PlacementState['line'][number], { kind: 'wreck' }>['parts'][number]): Extract<PlacementState['line'][number], { kind: 'wreck' }>['parts'][number] {
  if (is.id === was.id) return was;
  return {
    id: is.id,
  };
}

function shareWreckPartsList(was: Extract<PlacementState['line'][number], { kind: 'wreck' }>['parts'], is: Extract<PlacementState['line'][number], { kind: 'wreck' }>['parts']): Extract<PlacementState['line'][number], { kind: 'wreck' }>['parts'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareWreckParts(was[i]!, is[i]!) : copyWreckParts(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function sharePlacementStateLineWreck(was: Extract<PlacementState['line'][number], { kind: 'wreck' }>, is: Extract<PlacementState['line'][number], { kind: 'wreck' }>): Extract<PlacementState['line'][number], { kind: 'wreck' }> {
  const part2 = shareWreckPartsList(was.parts, is.parts);
  if (is.kind === was.kind && is.at === was.at && part2 === was.parts) return was;
  return {
    kind: is.kind,
    at: is.at,
    parts: part2,
  };
}

function sharePlacementStateLine(was: PlacementState['line'][number], is: PlacementState['line'][number]): PlacementState['line'][number] {
  if (was.kind !== is.kind) return copyPlacementStateLine(is);
  switch (is.kind) {
    case 'beacon':
      return sharePlacementStateLineBeacon(was as Extract<PlacementState['line'][number], { kind: 'beacon' }>, is);
    case 'wreck':
      return sharePlacementStateLineWreck(was as Extract<PlacementState['line'][number], { kind: 'wreck' }>, is);
  }
}

function sharePlacementStateLineList(was: PlacementState['line'], is: PlacementState['line']): PlacementState['line'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? sharePlacementStateLine(was[i]!, is[i]!) : copyPlacementStateLine(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

export function sharePlacementState(was: PlacementState, is: PlacementState): PlacementState {
  const part2 = shareList(was.order, is.order);
  const part4 = sharePlacementStatePlayersList(was.players, is.players);
  const part5 = shareRecord(was.spaces, is.spaces);
  const part6 = sharePlacementStateLineList(was.line, is.line);
  if (is.phase === was.phase && is.round === was.round && part2 === was.order && is.placed === was.placed && part4 === was.players && part5 === was.spaces && part6 === was.line) return was;
  return {
    phase: is.phase,
    round: is.round,
    order: part2,
    placed: is.placed,
    players: part4,
    spaces: part5,
    line: part6,
  };
}
