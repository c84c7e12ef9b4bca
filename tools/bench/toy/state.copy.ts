// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import type { ToyState } from './state.ts';

function copyPlayersGoods(it: ToyState['players'][number]['goods']): ToyState['players'][number]['goods'] {
  return {
    food: it.food,
    water: it.water,
    power: it.power,
    scrap: it.scrap,
  };
}

function copyPlayersWorkers(it: ToyState['players'][number]['workers'][number]): ToyState['players'][number]['workers'][number] {
  return {
    at: it.at,
  };
}

function copyPlayersWorkersList(it: ToyState['players'][number]['workers']): ToyState['players'][number]['workers'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyPlayersWorkers(copy[i]!);
  return copy;
}

function copyToyStatePlayers(it: ToyState['players'][number]): ToyState['players'][number] {
  return {
    goods: copyPlayersGoods(it.goods),
    points: it.points,
    workers: copyPlayersWorkersList(it.workers),
  };
}

function copyToyStatePlayersList(it: ToyState['players']): ToyState['players'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyToyStatePlayers(copy[i]!);
  return copy;
}

function copyToyStateSpaces(it: ToyState['spaces'][number]): ToyState['spaces'][number] {
  return {
    holder: it.holder,
    bounty: it.bounty,
  };
}

function copyToyStateSpacesList(it: ToyState['spaces']): ToyState['spaces'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyToyStateSpaces(copy[i]!);
  return copy;
}

function copyToyStateMarket(it: ToyState['market']): ToyState['market'] {
  return {
    food: it.food,
    water: it.water,
    power: it.power,
    scrap: it.scrap,
  };
}

export function copyToyState(it: ToyState): ToyState {
  return {
    round: it.round,
    turn: it.turn,
    players: copyToyStatePlayersList(it.players),
    spaces: copyToyStateSpacesList(it.spaces),
    market: copyToyStateMarket(it.market),
  };
}
