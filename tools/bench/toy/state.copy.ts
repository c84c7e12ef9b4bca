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

function sharePlayersGoods(was: ToyState['players'][number]['goods'], is: ToyState['players'][number]['goods']): ToyState['players'][number]['goods'] {
  if (is.food === was.food && is.water === was.water && is.power === was.power && is.scrap === was.scrap) return was;
  return {
    food: is.food,
    water: is.water,
    power: is.power,
    scrap: is.scrap,
  };
}

function sharePlayersWorkers(was: ToyState['players'][number]['workers'][number], is: ToyState['players'][number]['workers'][number]): ToyState['players'][number]['workers'][number] {
  if (is.at === was.at) return was;
  return {
    at: is.at,
  };
}

function sharePlayersWorkersList(was: ToyState['players'][number]['workers'], is: ToyState['players'][number]['workers']): ToyState['players'][number]['workers'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? sharePlayersWorkers(was[i]!, is[i]!) : copyPlayersWorkers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareToyStatePlayers(was: ToyState['players'][number], is: ToyState['players'][number]): ToyState['players'][number] {
  const part0 = sharePlayersGoods(was.goods, is.goods);
  const part2 = sharePlayersWorkersList(was.workers, is.workers);
  if (part0 === was.goods && is.points === was.points && part2 === was.workers) return was;
  return {
    goods: part0,
    points: is.points,
    workers: part2,
  };
}

function shareToyStatePlayersList(was: ToyState['players'], is: ToyState['players']): ToyState['players'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareToyStatePlayers(was[i]!, is[i]!) : copyToyStatePlayers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareToyStateSpaces(was: ToyState['spaces'][number], is: ToyState['spaces'][number]): ToyState['spaces'][number] {
  if (is.holder === was.holder && is.bounty === was.bounty) return was;
  return {
    holder: is.holder,
    bounty: is.bounty,
  };
}

function shareToyStateSpacesList(was: ToyState['spaces'], is: ToyState['spaces']): ToyState['spaces'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareToyStateSpaces(was[i]!, is[i]!) : copyToyStateSpaces(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareToyStateMarket(was: ToyState['market'], is: ToyState['market']): ToyState['market'] {
  if (is.food === was.food && is.water === was.water && is.power === was.power && is.scrap === was.scrap) return was;
  return {
    food: is.food,
    water: is.water,
    power: is.power,
    scrap: is.scrap,
  };
}

export function shareToyState(was: ToyState, is: ToyState): ToyState {
  const part2 = shareToyStatePlayersList(was.players, is.players);
  const part3 = shareToyStateSpacesList(was.spaces, is.spaces);
  const part4 = shareToyStateMarket(was.market, is.market);
  if (is.round === was.round && is.turn === was.turn && part2 === was.players && part3 === was.spaces && part4 === was.market) return was;
  return {
    round: is.round,
    turn: is.turn,
    players: part2,
    spaces: part3,
    market: part4,
  };
}
