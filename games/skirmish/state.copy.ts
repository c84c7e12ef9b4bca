// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import type { SkirmishState } from './state.ts';

function copyPiecesOutline(it: SkirmishState['pieces'][number]['outline'][number]): SkirmishState['pieces'][number]['outline'][number] {
  return {
    x: it.x,
    y: it.y,
  };
}

function copyPiecesOutlineList(it: SkirmishState['pieces'][number]['outline']): SkirmishState['pieces'][number]['outline'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyPiecesOutline(copy[i]!);
  return copy;
}

function copySkirmishStatePieces(it: SkirmishState['pieces'][number]): SkirmishState['pieces'][number] {
  return {
    id: it.id,
    outline: copyPiecesOutlineList(it.outline),
    height: it.height,
    blocksSight: it.blocksSight,
    cover: it.cover,
    area: it.area,
    ground: it.ground,
    huge: it.huge,
    exceptions: { ...it.exceptions },
    overlooked: it.overlooked,
  };
}

function copySkirmishStatePiecesList(it: SkirmishState['pieces']): SkirmishState['pieces'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStatePieces(copy[i]!);
  return copy;
}

function copyUnitsMods(it: SkirmishState['units'][number]['mods'][number]): SkirmishState['units'][number]['mods'][number] {
  return {
    on: it.on,
    mod: it.mod,
  };
}

function copyUnitsModsList(it: SkirmishState['units'][number]['mods']): SkirmishState['units'][number]['mods'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyUnitsMods(copy[i]!);
  return copy;
}

function copyUnitsPowerArmor(it: NonNullable<SkirmishState['units'][number]['powerArmor']>): NonNullable<SkirmishState['units'][number]['powerArmor']> {
  return {
    card: it.card,
    regular: it.regular,
    radiation: it.radiation,
    degraded: it.degraded,
  };
}

function copySkirmishStateUnits(it: SkirmishState['units'][number]): SkirmishState['units'][number] {
  return {
    id: it.id,
    seat: it.seat,
    card: it.card,
    weapons: it.weapons.slice(),
    items: it.items.slice(),
    mods: copyUnitsModsList(it.mods),
    leader: it.leader,
    heroic: it.heroic,
    luck: it.luck,
    meters: { ...it.meters },
    empty: it.empty.slice(),
    powerArmor: it.powerArmor === null ? null : copyUnitsPowerArmor(it.powerArmor),
  };
}

function copySkirmishStateUnitsList(it: SkirmishState['units']): SkirmishState['units'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateUnits(copy[i]!);
  return copy;
}

function copyModelsBonus(it: NonNullable<SkirmishState['models'][number]['bonus']>): NonNullable<SkirmishState['models'][number]['bonus']> {
  return {
    against: it.against,
    dice: it.dice.slice(),
  };
}

function copySkirmishStateModels(it: SkirmishState['models'][number]): SkirmishState['models'][number] {
  return {
    id: it.id,
    unit: it.unit,
    x: it.x,
    y: it.y,
    height: it.height,
    readiness: it.readiness,
    regular: it.regular,
    radiation: it.radiation,
    boosts: it.boosts,
    wears: it.wears === null ? null : it.wears.slice(),
    conditions: it.conditions.slice(),
    primed: { ...it.primed },
    items: it.items.slice(),
    climbing: it.climbing,
    prepared: it.prepared,
    bonus: it.bonus === null ? null : copyModelsBonus(it.bonus),
    caps: it.caps,
    gone: it.gone,
  };
}

function copySkirmishStateModelsList(it: SkirmishState['models']): SkirmishState['models'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateModels(copy[i]!);
  return copy;
}

function copySkirmishStateMarkers(it: SkirmishState['markers'][number]): SkirmishState['markers'][number] {
  return {
    id: it.id,
    kind: it.kind,
    x: it.x,
    y: it.y,
    face: it.face,
    up: it.up,
    seen: it.seen.slice(),
    items: it.items.slice(),
    opened: it.opened,
  };
}

function copySkirmishStateMarkersList(it: SkirmishState['markers']): SkirmishState['markers'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateMarkers(copy[i]!);
  return copy;
}

function copySkirmishStateDecks(it: SkirmishState['decks']): SkirmishState['decks'] {
  return {
    items: it.items.slice(),
    dangers: it.dangers.slice(),
    creatures: it.creatures.slice(),
    strangers: it.strangers.slice(),
    events: it.events.slice(),
  };
}

function copySkirmishStateDiscards(it: SkirmishState['discards']): SkirmishState['discards'] {
  return {
    items: it.items.slice(),
    dangers: it.dangers.slice(),
    creatures: it.creatures.slice(),
    strangers: it.strangers.slice(),
    events: it.events.slice(),
  };
}

function copySkirmishStateStrangers(it: SkirmishState['strangers'][number]): SkirmishState['strangers'][number] {
  return {
    marker: it.marker,
    card: it.card,
    tried: it.tried.slice(),
  };
}

function copySkirmishStateStrangersList(it: SkirmishState['strangers']): SkirmishState['strangers'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateStrangers(copy[i]!);
  return copy;
}

function copySkirmishStateLasting(it: SkirmishState['lasting'][number]): SkirmishState['lasting'][number] {
  return {
    id: it.id,
    kind: it.kind,
    on: it.on,
    until: it.until,
    from: it.from,
    left: it.left,
  };
}

function copySkirmishStateLastingList(it: SkirmishState['lasting']): SkirmishState['lasting'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateLasting(copy[i]!);
  return copy;
}

function copySkirmishStateScenario(it: NonNullable<SkirmishState['scenario']>): NonNullable<SkirmishState['scenario']> {
  return {
    id: it.id,
    table: it.table,
    pool: it.pool.slice(),
    step: it.step,
    done: it.done,
    auto: it.auto.slice(),
    edges: it.edges.slice(),
    tally: { ...it.tally },
    winners: it.winners === null ? null : it.winners.slice(),
  };
}

function copySkirmishStateMines(it: SkirmishState['mines'][number]): SkirmishState['mines'][number] {
  return {
    id: it.id,
    seat: it.seat,
    weapon: it.weapon,
    x: it.x,
    y: it.y,
    height: it.height,
    live: it.live,
  };
}

function copySkirmishStateMinesList(it: SkirmishState['mines']): SkirmishState['mines'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateMines(copy[i]!);
  return copy;
}

function copyArcFrom(it: NonNullable<SkirmishState['turrets'][number]['arc']>['from']): NonNullable<SkirmishState['turrets'][number]['arc']>['from'] {
  return {
    x: it.x,
    y: it.y,
  };
}

function copyArcTo(it: NonNullable<SkirmishState['turrets'][number]['arc']>['to']): NonNullable<SkirmishState['turrets'][number]['arc']>['to'] {
  return {
    x: it.x,
    y: it.y,
  };
}

function copyTurretsArc(it: NonNullable<SkirmishState['turrets'][number]['arc']>): NonNullable<SkirmishState['turrets'][number]['arc']> {
  return {
    from: copyArcFrom(it.from),
    to: copyArcTo(it.to),
  };
}

function copySkirmishStateTurrets(it: SkirmishState['turrets'][number]): SkirmishState['turrets'][number] {
  return {
    model: it.model,
    reactions: it.reactions,
    arc: it.arc === null ? null : copyTurretsArc(it.arc),
  };
}

function copySkirmishStateTurretsList(it: SkirmishState['turrets']): SkirmishState['turrets'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateTurrets(copy[i]!);
  return copy;
}

function copyActivationLimited(it: NonNullable<SkirmishState['activation']>['limited']): NonNullable<SkirmishState['activation']>['limited'] {
  return {
    last: it.last,
    next: it.next,
  };
}

function copySkirmishStateActivation(it: NonNullable<SkirmishState['activation']>): NonNullable<SkirmishState['activation']> {
  return {
    model: it.model,
    left: it.left,
    points: it.points,
    icons: it.icons.slice(),
    limited: copyActivationLimited(it.limited),
  };
}

function copyActingWay(it: SkirmishState['acting'][number]['way'][number]): SkirmishState['acting'][number]['way'][number] {
  return {
    x: it.x,
    y: it.y,
    height: it.height,
  };
}

function copyActingWayList(it: SkirmishState['acting'][number]['way']): SkirmishState['acting'][number]['way'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyActingWay(copy[i]!);
  return copy;
}

function copyActingHits(it: SkirmishState['acting'][number]['hits'][number]): SkirmishState['acting'][number]['hits'][number] {
  return {
    model: it.model,
    hurt: it.hurt,
  };
}

function copyActingHitsList(it: SkirmishState['acting'][number]['hits']): SkirmishState['acting'][number]['hits'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyActingHits(copy[i]!);
  return copy;
}

function copySkirmishStateActing(it: SkirmishState['acting'][number]): SkirmishState['acting'][number] {
  return {
    model: it.model,
    action: it.action,
    how: it.how,
    against: it.against,
    charged: it.charged,
    way: copyActingWayList(it.way),
    hits: copyActingHitsList(it.hits),
    charges: it.charges,
    cowed: it.cowed.slice(),
    undaunted: it.undaunted.slice(),
    escapes: it.escapes,
  };
}

function copySkirmishStateActingList(it: SkirmishState['acting']): SkirmishState['acting'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateActing(copy[i]!);
  return copy;
}

export function copySkirmishState(it: SkirmishState): SkirmishState {
  return {
    phase: it.phase,
    round: it.round,
    turn: it.turn,
    advantage: it.advantage,
    width: it.width,
    height: it.height,
    pieces: copySkirmishStatePiecesList(it.pieces),
    units: copySkirmishStateUnitsList(it.units),
    models: copySkirmishStateModelsList(it.models),
    markers: copySkirmishStateMarkersList(it.markers),
    aside: it.aside.slice(),
    decks: copySkirmishStateDecks(it.decks),
    discards: copySkirmishStateDiscards(it.discards),
    strangers: copySkirmishStateStrangersList(it.strangers),
    event: it.event,
    lasting: copySkirmishStateLastingList(it.lasting),
    scenario: it.scenario === null ? null : copySkirmishStateScenario(it.scenario),
    mines: copySkirmishStateMinesList(it.mines),
    turrets: copySkirmishStateTurretsList(it.turrets),
    laid: it.laid,
    dying: it.dying.slice(),
    activation: it.activation === null ? null : copySkirmishStateActivation(it.activation),
    acting: copySkirmishStateActingList(it.acting),
  };
}
