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

function copyToyStatePlayers(it: ToyState['players'][number]): ToyState['players'][number] {
  return {
    goods: copyPlayersGoods(it.goods),
    points: it.points,
    workers: it.workers.map(copyPlayersWorkers),
  };
}

function copyToyStateSpaces(it: ToyState['spaces'][number]): ToyState['spaces'][number] {
  return {
    holder: it.holder,
    bounty: it.bounty,
  };
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
    players: it.players.map(copyToyStatePlayers),
    spaces: it.spaces.map(copyToyStateSpaces),
    market: copyToyStateMarket(it.market),
  };
}
