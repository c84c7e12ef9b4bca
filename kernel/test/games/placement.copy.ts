// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
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
