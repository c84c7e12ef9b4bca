// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import { shareList, shareRecord } from '@holotape/kernel';
import type { SkirmishState } from './state.ts';

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
    perks: it.perks.slice(),
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
    boosts: it.boosts.slice(),
  };
}

function copySkirmishStateDiscards(it: SkirmishState['discards']): SkirmishState['discards'] {
  return {
    items: it.items.slice(),
    dangers: it.dangers.slice(),
    creatures: it.creatures.slice(),
    strangers: it.strangers.slice(),
    events: it.events.slice(),
    boosts: it.boosts.slice(),
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

function copySkirmishStateHandsList(it: SkirmishState['hands']): SkirmishState['hands'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copy[i]!.slice();
  return copy;
}

function copySkirmishStateConsequences(it: SkirmishState['consequences'][number]): SkirmishState['consequences'][number] {
  return {
    seat: it.seat,
    card: it.card,
  };
}

function copySkirmishStateConsequencesList(it: SkirmishState['consequences']): SkirmishState['consequences'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateConsequences(copy[i]!);
  return copy;
}

function copySkirmishStateResolved(it: SkirmishState['resolved'][number]): SkirmishState['resolved'][number] {
  return {
    seat: it.seat,
    card: it.card,
    success: it.success,
  };
}

function copySkirmishStateResolvedList(it: SkirmishState['resolved']): SkirmishState['resolved'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateResolved(copy[i]!);
  return copy;
}

function copySkirmishStateQuests(it: NonNullable<SkirmishState['quests'][number]>): NonNullable<SkirmishState['quests'][number]> {
  return {
    card: it.card,
    model: it.model,
    marks: { ...it.marks },
  };
}

function copySkirmishStateQuestsList(it: SkirmishState['quests']): SkirmishState['quests'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copy[i]! === null ? null : copySkirmishStateQuests(copy[i]!);
  return copy;
}

function copySkirmishStateRecords(it: SkirmishState['records'][number]): SkirmishState['records'][number] {
  return {
    done: it.done.slice(),
    open: it.open.slice(),
    ended: it.ended.slice(),
    counts: { ...it.counts },
    items: it.items.slice(),
  };
}

function copySkirmishStateRecordsList(it: SkirmishState['records']): SkirmishState['records'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateRecords(copy[i]!);
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

function copyScenarioBrought(it: NonNullable<SkirmishState['scenario']>['brought'][number]): NonNullable<SkirmishState['scenario']>['brought'][number] {
  return {
    name: it.name,
    caps: it.caps,
    limit: it.limit,
    waived: it.waived.slice(),
  };
}

function copyScenarioBroughtList(it: NonNullable<SkirmishState['scenario']>['brought']): NonNullable<SkirmishState['scenario']>['brought'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyScenarioBrought(copy[i]!);
  return copy;
}

function copyScenarioCarried(it: NonNullable<SkirmishState['scenario']>['carried'][number]): NonNullable<SkirmishState['scenario']>['carried'][number] {
  return {
    unit: it.unit,
    damage: it.damage,
    radiation: it.radiation,
    stunned: it.stunned,
    tokens: it.tokens,
  };
}

function copyScenarioCarriedList(it: NonNullable<SkirmishState['scenario']>['carried']): NonNullable<SkirmishState['scenario']>['carried'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyScenarioCarried(copy[i]!);
  return copy;
}

function copyStoryResults(it: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['results'][number]): NonNullable<NonNullable<SkirmishState['scenario']>['story']>['results'][number] {
  return {
    scenario: it.scenario,
    winner: it.winner,
    grade: it.grade,
  };
}

function copyStoryResultsList(it: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['results']): NonNullable<NonNullable<SkirmishState['scenario']>['story']>['results'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyStoryResults(copy[i]!);
  return copy;
}

function copyStoryCarried(it: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['carried'][number]): NonNullable<NonNullable<SkirmishState['scenario']>['story']>['carried'][number] {
  return {
    what: it.what,
    seat: it.seat,
    in: it.in,
    n: it.n,
  };
}

function copyStoryCarriedList(it: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['carried']): NonNullable<NonNullable<SkirmishState['scenario']>['story']>['carried'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyStoryCarried(copy[i]!);
  return copy;
}

function copyScenarioStory(it: NonNullable<NonNullable<SkirmishState['scenario']>['story']>): NonNullable<NonNullable<SkirmishState['scenario']>['story']> {
  return {
    results: copyStoryResultsList(it.results),
    carried: copyStoryCarriedList(it.carried),
  };
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
    brought: copyScenarioBroughtList(it.brought),
    strength: { ...it.strength },
    prices: { ...it.prices },
    carried: copyScenarioCarriedList(it.carried),
    story: it.story === null ? null : copyScenarioStory(it.story),
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
    quiet: it.quiet,
    charges: it.charges,
    cowed: it.cowed.slice(),
    undaunted: it.undaunted.slice(),
    escapes: it.escapes,
    boosted: it.boosted.slice(),
  };
}

function copySkirmishStateActingList(it: SkirmishState['acting']): SkirmishState['acting'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySkirmishStateActing(copy[i]!);
  return copy;
}

function copyBookSides(it: NonNullable<SkirmishState['book']>['sides'][number]): NonNullable<SkirmishState['book']>['sides'][number] {
  return {
    seat: it.seat,
    level: it.level,
  };
}

function copyBookSidesList(it: NonNullable<SkirmishState['book']>['sides']): NonNullable<SkirmishState['book']>['sides'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyBookSides(copy[i]!);
  return copy;
}

function copyBookModels(it: NonNullable<SkirmishState['book']>['models'][number]): NonNullable<SkirmishState['book']>['models'][number] {
  return {
    model: it.model,
    number: it.number,
    x: it.x,
    y: it.y,
  };
}

function copyBookModelsList(it: NonNullable<SkirmishState['book']>['models']): NonNullable<SkirmishState['book']>['models'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyBookModels(copy[i]!);
  return copy;
}

function copyBookMarkers(it: NonNullable<SkirmishState['book']>['markers'][number]): NonNullable<SkirmishState['book']>['markers'][number] {
  return {
    seat: it.seat,
    x: it.x,
    y: it.y,
  };
}

function copyBookMarkersList(it: NonNullable<SkirmishState['book']>['markers']): NonNullable<SkirmishState['book']>['markers'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyBookMarkers(copy[i]!);
  return copy;
}

function copyBookTurn(it: NonNullable<NonNullable<SkirmishState['book']>['turn']>): NonNullable<NonNullable<SkirmishState['book']>['turn']> {
  return {
    model: it.model,
    side: it.side,
    row: it.row,
    column: it.column,
    response: it.response,
    reckless: it.reckless,
    stays: it.stays,
    method: it.method,
    charged: it.charged,
    quick: it.quick,
    spent: it.spent,
    free: it.free,
  };
}

function copySkirmishStateBook(it: NonNullable<SkirmishState['book']>): NonNullable<SkirmishState['book']> {
  return {
    sides: copyBookSidesList(it.sides),
    overrule: it.overrule,
    waits: it.waits,
    models: copyBookModelsList(it.models),
    markers: copyBookMarkersList(it.markers),
    turn: it.turn === null ? null : copyBookTurn(it.turn),
  };
}

export function copySkirmishState(it: SkirmishState): SkirmishState {
  return {
    phase: it.phase,
    round: it.round,
    turn: it.turn,
    advantage: it.advantage,
    width: it.width,
    height: it.height,
    pieces: it.pieces,
    units: copySkirmishStateUnitsList(it.units),
    models: copySkirmishStateModelsList(it.models),
    markers: copySkirmishStateMarkersList(it.markers),
    aside: it.aside.slice(),
    decks: copySkirmishStateDecks(it.decks),
    discards: copySkirmishStateDiscards(it.discards),
    strangers: copySkirmishStateStrangersList(it.strangers),
    hands: copySkirmishStateHandsList(it.hands),
    owed: it.owed.slice(),
    questing: it.questing,
    consequences: copySkirmishStateConsequencesList(it.consequences),
    resolved: copySkirmishStateResolvedList(it.resolved),
    planned: it.planned,
    quests: copySkirmishStateQuestsList(it.quests),
    records: copySkirmishStateRecordsList(it.records),
    event: it.event,
    lasting: copySkirmishStateLastingList(it.lasting),
    scenario: it.scenario === null ? null : copySkirmishStateScenario(it.scenario),
    mines: copySkirmishStateMinesList(it.mines),
    turrets: copySkirmishStateTurretsList(it.turrets),
    laid: it.laid,
    dying: it.dying.slice(),
    activation: it.activation === null ? null : copySkirmishStateActivation(it.activation),
    acting: copySkirmishStateActingList(it.acting),
    book: it.book === null ? null : copySkirmishStateBook(it.book),
  };
}

function shareUnitsMods(was: SkirmishState['units'][number]['mods'][number], is: SkirmishState['units'][number]['mods'][number]): SkirmishState['units'][number]['mods'][number] {
  if (is.on === was.on && is.mod === was.mod) return was;
  return {
    on: is.on,
    mod: is.mod,
  };
}

function shareUnitsModsList(was: SkirmishState['units'][number]['mods'], is: SkirmishState['units'][number]['mods']): SkirmishState['units'][number]['mods'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareUnitsMods(was[i]!, is[i]!) : copyUnitsMods(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareUnitsPowerArmor(was: NonNullable<SkirmishState['units'][number]['powerArmor']>, is: NonNullable<SkirmishState['units'][number]['powerArmor']>): NonNullable<SkirmishState['units'][number]['powerArmor']> {
  if (is.card === was.card && is.regular === was.regular && is.radiation === was.radiation && is.degraded === was.degraded) return was;
  return {
    card: is.card,
    regular: is.regular,
    radiation: is.radiation,
    degraded: is.degraded,
  };
}

function shareSkirmishStateUnits(was: SkirmishState['units'][number], is: SkirmishState['units'][number]): SkirmishState['units'][number] {
  const part3 = shareList(was.weapons, is.weapons);
  const part4 = shareList(was.items, is.items);
  const part5 = shareUnitsModsList(was.mods, is.mods);
  const part7 = shareList(was.perks, is.perks);
  const part10 = shareRecord(was.meters, is.meters);
  const part11 = shareList(was.empty, is.empty);
  const part12 = is.powerArmor === null ? null : was.powerArmor === null ? copyUnitsPowerArmor(is.powerArmor) : shareUnitsPowerArmor(was.powerArmor, is.powerArmor);
  if (is.id === was.id && is.seat === was.seat && is.card === was.card && part3 === was.weapons && part4 === was.items && part5 === was.mods && is.leader === was.leader && part7 === was.perks && is.heroic === was.heroic && is.luck === was.luck && part10 === was.meters && part11 === was.empty && part12 === was.powerArmor) return was;
  return {
    id: is.id,
    seat: is.seat,
    card: is.card,
    weapons: part3,
    items: part4,
    mods: part5,
    leader: is.leader,
    perks: part7,
    heroic: is.heroic,
    luck: is.luck,
    meters: part10,
    empty: part11,
    powerArmor: part12,
  };
}

function shareSkirmishStateUnitsList(was: SkirmishState['units'], is: SkirmishState['units']): SkirmishState['units'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSkirmishStateUnits(was[i]!, is[i]!) : copySkirmishStateUnits(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareModelsBonus(was: NonNullable<SkirmishState['models'][number]['bonus']>, is: NonNullable<SkirmishState['models'][number]['bonus']>): NonNullable<SkirmishState['models'][number]['bonus']> {
  const part1 = shareList(was.dice, is.dice);
  if (is.against === was.against && part1 === was.dice) return was;
  return {
    against: is.against,
    dice: part1,
  };
}

function shareSkirmishStateModels(was: SkirmishState['models'][number], is: SkirmishState['models'][number]): SkirmishState['models'][number] {
  const part9 = is.wears === null ? null : was.wears === null ? is.wears.slice() : shareList(was.wears, is.wears);
  const part10 = shareList(was.conditions, is.conditions);
  const part11 = shareRecord(was.primed, is.primed);
  const part12 = shareList(was.items, is.items);
  const part15 = is.bonus === null ? null : was.bonus === null ? copyModelsBonus(is.bonus) : shareModelsBonus(was.bonus, is.bonus);
  if (is.id === was.id && is.unit === was.unit && is.x === was.x && is.y === was.y && is.height === was.height && is.readiness === was.readiness && is.regular === was.regular && is.radiation === was.radiation && is.boosts === was.boosts && part9 === was.wears && part10 === was.conditions && part11 === was.primed && part12 === was.items && is.climbing === was.climbing && is.prepared === was.prepared && part15 === was.bonus && is.caps === was.caps && is.gone === was.gone) return was;
  return {
    id: is.id,
    unit: is.unit,
    x: is.x,
    y: is.y,
    height: is.height,
    readiness: is.readiness,
    regular: is.regular,
    radiation: is.radiation,
    boosts: is.boosts,
    wears: part9,
    conditions: part10,
    primed: part11,
    items: part12,
    climbing: is.climbing,
    prepared: is.prepared,
    bonus: part15,
    caps: is.caps,
    gone: is.gone,
  };
}

function shareSkirmishStateModelsList(was: SkirmishState['models'], is: SkirmishState['models']): SkirmishState['models'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSkirmishStateModels(was[i]!, is[i]!) : copySkirmishStateModels(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSkirmishStateMarkers(was: SkirmishState['markers'][number], is: SkirmishState['markers'][number]): SkirmishState['markers'][number] {
  const part6 = shareList(was.seen, is.seen);
  const part7 = shareList(was.items, is.items);
  if (is.id === was.id && is.kind === was.kind && is.x === was.x && is.y === was.y && is.face === was.face && is.up === was.up && part6 === was.seen && part7 === was.items && is.opened === was.opened) return was;
  return {
    id: is.id,
    kind: is.kind,
    x: is.x,
    y: is.y,
    face: is.face,
    up: is.up,
    seen: part6,
    items: part7,
    opened: is.opened,
  };
}

function shareSkirmishStateMarkersList(was: SkirmishState['markers'], is: SkirmishState['markers']): SkirmishState['markers'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSkirmishStateMarkers(was[i]!, is[i]!) : copySkirmishStateMarkers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSkirmishStateDecks(was: SkirmishState['decks'], is: SkirmishState['decks']): SkirmishState['decks'] {
  const part0 = shareList(was.items, is.items);
  const part1 = shareList(was.dangers, is.dangers);
  const part2 = shareList(was.creatures, is.creatures);
  const part3 = shareList(was.strangers, is.strangers);
  const part4 = shareList(was.events, is.events);
  const part5 = shareList(was.boosts, is.boosts);
  if (part0 === was.items && part1 === was.dangers && part2 === was.creatures && part3 === was.strangers && part4 === was.events && part5 === was.boosts) return was;
  return {
    items: part0,
    dangers: part1,
    creatures: part2,
    strangers: part3,
    events: part4,
    boosts: part5,
  };
}

function shareSkirmishStateDiscards(was: SkirmishState['discards'], is: SkirmishState['discards']): SkirmishState['discards'] {
  const part0 = shareList(was.items, is.items);
  const part1 = shareList(was.dangers, is.dangers);
  const part2 = shareList(was.creatures, is.creatures);
  const part3 = shareList(was.strangers, is.strangers);
  const part4 = shareList(was.events, is.events);
  const part5 = shareList(was.boosts, is.boosts);
  if (part0 === was.items && part1 === was.dangers && part2 === was.creatures && part3 === was.strangers && part4 === was.events && part5 === was.boosts) return was;
  return {
    items: part0,
    dangers: part1,
    creatures: part2,
    strangers: part3,
    events: part4,
    boosts: part5,
  };
}

function shareSkirmishStateStrangers(was: SkirmishState['strangers'][number], is: SkirmishState['strangers'][number]): SkirmishState['strangers'][number] {
  const part2 = shareList(was.tried, is.tried);
  if (is.marker === was.marker && is.card === was.card && part2 === was.tried) return was;
  return {
    marker: is.marker,
    card: is.card,
    tried: part2,
  };
}

function shareSkirmishStateStrangersList(was: SkirmishState['strangers'], is: SkirmishState['strangers']): SkirmishState['strangers'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSkirmishStateStrangers(was[i]!, is[i]!) : copySkirmishStateStrangers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSkirmishStateHandsList(was: SkirmishState['hands'], is: SkirmishState['hands']): SkirmishState['hands'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareList(was[i]!, is[i]!) : is[i]!.slice();
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSkirmishStateConsequences(was: SkirmishState['consequences'][number], is: SkirmishState['consequences'][number]): SkirmishState['consequences'][number] {
  if (is.seat === was.seat && is.card === was.card) return was;
  return {
    seat: is.seat,
    card: is.card,
  };
}

function shareSkirmishStateConsequencesList(was: SkirmishState['consequences'], is: SkirmishState['consequences']): SkirmishState['consequences'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSkirmishStateConsequences(was[i]!, is[i]!) : copySkirmishStateConsequences(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSkirmishStateResolved(was: SkirmishState['resolved'][number], is: SkirmishState['resolved'][number]): SkirmishState['resolved'][number] {
  if (is.seat === was.seat && is.card === was.card && is.success === was.success) return was;
  return {
    seat: is.seat,
    card: is.card,
    success: is.success,
  };
}

function shareSkirmishStateResolvedList(was: SkirmishState['resolved'], is: SkirmishState['resolved']): SkirmishState['resolved'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSkirmishStateResolved(was[i]!, is[i]!) : copySkirmishStateResolved(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSkirmishStateQuests(was: NonNullable<SkirmishState['quests'][number]>, is: NonNullable<SkirmishState['quests'][number]>): NonNullable<SkirmishState['quests'][number]> {
  const part2 = shareRecord(was.marks, is.marks);
  if (is.card === was.card && is.model === was.model && part2 === was.marks) return was;
  return {
    card: is.card,
    model: is.model,
    marks: part2,
  };
}

function shareSkirmishStateQuestsList(was: SkirmishState['quests'], is: SkirmishState['quests']): SkirmishState['quests'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? is[i]! === null ? null : was[i]! === null ? copySkirmishStateQuests(is[i]!) : shareSkirmishStateQuests(was[i]!, is[i]!) : is[i]! === null ? null : copySkirmishStateQuests(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSkirmishStateRecords(was: SkirmishState['records'][number], is: SkirmishState['records'][number]): SkirmishState['records'][number] {
  const part0 = shareList(was.done, is.done);
  const part1 = shareList(was.open, is.open);
  const part2 = shareList(was.ended, is.ended);
  const part3 = shareRecord(was.counts, is.counts);
  const part4 = shareList(was.items, is.items);
  if (part0 === was.done && part1 === was.open && part2 === was.ended && part3 === was.counts && part4 === was.items) return was;
  return {
    done: part0,
    open: part1,
    ended: part2,
    counts: part3,
    items: part4,
  };
}

function shareSkirmishStateRecordsList(was: SkirmishState['records'], is: SkirmishState['records']): SkirmishState['records'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSkirmishStateRecords(was[i]!, is[i]!) : copySkirmishStateRecords(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSkirmishStateLasting(was: SkirmishState['lasting'][number], is: SkirmishState['lasting'][number]): SkirmishState['lasting'][number] {
  if (is.id === was.id && is.kind === was.kind && is.on === was.on && is.until === was.until && is.from === was.from && is.left === was.left) return was;
  return {
    id: is.id,
    kind: is.kind,
    on: is.on,
    until: is.until,
    from: is.from,
    left: is.left,
  };
}

function shareSkirmishStateLastingList(was: SkirmishState['lasting'], is: SkirmishState['lasting']): SkirmishState['lasting'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSkirmishStateLasting(was[i]!, is[i]!) : copySkirmishStateLasting(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareScenarioBrought(was: NonNullable<SkirmishState['scenario']>['brought'][number], is: NonNullable<SkirmishState['scenario']>['brought'][number]): NonNullable<SkirmishState['scenario']>['brought'][number] {
  const part3 = shareList(was.waived, is.waived);
  if (is.name === was.name && is.caps === was.caps && is.limit === was.limit && part3 === was.waived) return was;
  return {
    name: is.name,
    caps: is.caps,
    limit: is.limit,
    waived: part3,
  };
}

function shareScenarioBroughtList(was: NonNullable<SkirmishState['scenario']>['brought'], is: NonNullable<SkirmishState['scenario']>['brought']): NonNullable<SkirmishState['scenario']>['brought'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareScenarioBrought(was[i]!, is[i]!) : copyScenarioBrought(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareScenarioCarried(was: NonNullable<SkirmishState['scenario']>['carried'][number], is: NonNullable<SkirmishState['scenario']>['carried'][number]): NonNullable<SkirmishState['scenario']>['carried'][number] {
  if (is.unit === was.unit && is.damage === was.damage && is.radiation === was.radiation && is.stunned === was.stunned && is.tokens === was.tokens) return was;
  return {
    unit: is.unit,
    damage: is.damage,
    radiation: is.radiation,
    stunned: is.stunned,
    tokens: is.tokens,
  };
}

function shareScenarioCarriedList(was: NonNullable<SkirmishState['scenario']>['carried'], is: NonNullable<SkirmishState['scenario']>['carried']): NonNullable<SkirmishState['scenario']>['carried'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareScenarioCarried(was[i]!, is[i]!) : copyScenarioCarried(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareStoryResults(was: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['results'][number], is: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['results'][number]): NonNullable<NonNullable<SkirmishState['scenario']>['story']>['results'][number] {
  if (is.scenario === was.scenario && is.winner === was.winner && is.grade === was.grade) return was;
  return {
    scenario: is.scenario,
    winner: is.winner,
    grade: is.grade,
  };
}

function shareStoryResultsList(was: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['results'], is: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['results']): NonNullable<NonNullable<SkirmishState['scenario']>['story']>['results'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareStoryResults(was[i]!, is[i]!) : copyStoryResults(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareStoryCarried(was: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['carried'][number], is: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['carried'][number]): NonNullable<NonNullable<SkirmishState['scenario']>['story']>['carried'][number] {
  if (is.what === was.what && is.seat === was.seat && is.in === was.in && is.n === was.n) return was;
  return {
    what: is.what,
    seat: is.seat,
    in: is.in,
    n: is.n,
  };
}

function shareStoryCarriedList(was: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['carried'], is: NonNullable<NonNullable<SkirmishState['scenario']>['story']>['carried']): NonNullable<NonNullable<SkirmishState['scenario']>['story']>['carried'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareStoryCarried(was[i]!, is[i]!) : copyStoryCarried(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareScenarioStory(was: NonNullable<NonNullable<SkirmishState['scenario']>['story']>, is: NonNullable<NonNullable<SkirmishState['scenario']>['story']>): NonNullable<NonNullable<SkirmishState['scenario']>['story']> {
  const part0 = shareStoryResultsList(was.results, is.results);
  const part1 = shareStoryCarriedList(was.carried, is.carried);
  if (part0 === was.results && part1 === was.carried) return was;
  return {
    results: part0,
    carried: part1,
  };
}

function shareSkirmishStateScenario(was: NonNullable<SkirmishState['scenario']>, is: NonNullable<SkirmishState['scenario']>): NonNullable<SkirmishState['scenario']> {
  const part2 = shareList(was.pool, is.pool);
  const part5 = shareList(was.auto, is.auto);
  const part6 = shareList(was.edges, is.edges);
  const part7 = shareRecord(was.tally, is.tally);
  const part8 = is.winners === null ? null : was.winners === null ? is.winners.slice() : shareList(was.winners, is.winners);
  const part9 = shareScenarioBroughtList(was.brought, is.brought);
  const part10 = shareRecord(was.strength, is.strength);
  const part11 = shareRecord(was.prices, is.prices);
  const part12 = shareScenarioCarriedList(was.carried, is.carried);
  const part13 = is.story === null ? null : was.story === null ? copyScenarioStory(is.story) : shareScenarioStory(was.story, is.story);
  if (is.id === was.id && is.table === was.table && part2 === was.pool && is.step === was.step && is.done === was.done && part5 === was.auto && part6 === was.edges && part7 === was.tally && part8 === was.winners && part9 === was.brought && part10 === was.strength && part11 === was.prices && part12 === was.carried && part13 === was.story) return was;
  return {
    id: is.id,
    table: is.table,
    pool: part2,
    step: is.step,
    done: is.done,
    auto: part5,
    edges: part6,
    tally: part7,
    winners: part8,
    brought: part9,
    strength: part10,
    prices: part11,
    carried: part12,
    story: part13,
  };
}

function shareSkirmishStateMines(was: SkirmishState['mines'][number], is: SkirmishState['mines'][number]): SkirmishState['mines'][number] {
  if (is.id === was.id && is.seat === was.seat && is.weapon === was.weapon && is.x === was.x && is.y === was.y && is.height === was.height && is.live === was.live) return was;
  return {
    id: is.id,
    seat: is.seat,
    weapon: is.weapon,
    x: is.x,
    y: is.y,
    height: is.height,
    live: is.live,
  };
}

function shareSkirmishStateMinesList(was: SkirmishState['mines'], is: SkirmishState['mines']): SkirmishState['mines'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSkirmishStateMines(was[i]!, is[i]!) : copySkirmishStateMines(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareArcFrom(was: NonNullable<SkirmishState['turrets'][number]['arc']>['from'], is: NonNullable<SkirmishState['turrets'][number]['arc']>['from']): NonNullable<SkirmishState['turrets'][number]['arc']>['from'] {
  if (is.x === was.x && is.y === was.y) return was;
  return {
    x: is.x,
    y: is.y,
  };
}

function shareArcTo(was: NonNullable<SkirmishState['turrets'][number]['arc']>['to'], is: NonNullable<SkirmishState['turrets'][number]['arc']>['to']): NonNullable<SkirmishState['turrets'][number]['arc']>['to'] {
  if (is.x === was.x && is.y === was.y) return was;
  return {
    x: is.x,
    y: is.y,
  };
}

function shareTurretsArc(was: NonNullable<SkirmishState['turrets'][number]['arc']>, is: NonNullable<SkirmishState['turrets'][number]['arc']>): NonNullable<SkirmishState['turrets'][number]['arc']> {
  const part0 = shareArcFrom(was.from, is.from);
  const part1 = shareArcTo(was.to, is.to);
  if (part0 === was.from && part1 === was.to) return was;
  return {
    from: part0,
    to: part1,
  };
}

function shareSkirmishStateTurrets(was: SkirmishState['turrets'][number], is: SkirmishState['turrets'][number]): SkirmishState['turrets'][number] {
  const part2 = is.arc === null ? null : was.arc === null ? copyTurretsArc(is.arc) : shareTurretsArc(was.arc, is.arc);
  if (is.model === was.model && is.reactions === was.reactions && part2 === was.arc) return was;
  return {
    model: is.model,
    reactions: is.reactions,
    arc: part2,
  };
}

function shareSkirmishStateTurretsList(was: SkirmishState['turrets'], is: SkirmishState['turrets']): SkirmishState['turrets'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSkirmishStateTurrets(was[i]!, is[i]!) : copySkirmishStateTurrets(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareActivationLimited(was: NonNullable<SkirmishState['activation']>['limited'], is: NonNullable<SkirmishState['activation']>['limited']): NonNullable<SkirmishState['activation']>['limited'] {
  if (is.last === was.last && is.next === was.next) return was;
  return {
    last: is.last,
    next: is.next,
  };
}

function shareSkirmishStateActivation(was: NonNullable<SkirmishState['activation']>, is: NonNullable<SkirmishState['activation']>): NonNullable<SkirmishState['activation']> {
  const part3 = shareList(was.icons, is.icons);
  const part4 = shareActivationLimited(was.limited, is.limited);
  if (is.model === was.model && is.left === was.left && is.points === was.points && part3 === was.icons && part4 === was.limited) return was;
  return {
    model: is.model,
    left: is.left,
    points: is.points,
    icons: part3,
    limited: part4,
  };
}

function shareActingWay(was: SkirmishState['acting'][number]['way'][number], is: SkirmishState['acting'][number]['way'][number]): SkirmishState['acting'][number]['way'][number] {
  if (is.x === was.x && is.y === was.y && is.height === was.height) return was;
  return {
    x: is.x,
    y: is.y,
    height: is.height,
  };
}

function shareActingWayList(was: SkirmishState['acting'][number]['way'], is: SkirmishState['acting'][number]['way']): SkirmishState['acting'][number]['way'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareActingWay(was[i]!, is[i]!) : copyActingWay(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareActingHits(was: SkirmishState['acting'][number]['hits'][number], is: SkirmishState['acting'][number]['hits'][number]): SkirmishState['acting'][number]['hits'][number] {
  if (is.model === was.model && is.hurt === was.hurt) return was;
  return {
    model: is.model,
    hurt: is.hurt,
  };
}

function shareActingHitsList(was: SkirmishState['acting'][number]['hits'], is: SkirmishState['acting'][number]['hits']): SkirmishState['acting'][number]['hits'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareActingHits(was[i]!, is[i]!) : copyActingHits(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSkirmishStateActing(was: SkirmishState['acting'][number], is: SkirmishState['acting'][number]): SkirmishState['acting'][number] {
  const part5 = shareActingWayList(was.way, is.way);
  const part6 = shareActingHitsList(was.hits, is.hits);
  const part9 = shareList(was.cowed, is.cowed);
  const part10 = shareList(was.undaunted, is.undaunted);
  const part12 = shareList(was.boosted, is.boosted);
  if (is.model === was.model && is.action === was.action && is.how === was.how && is.against === was.against && is.charged === was.charged && part5 === was.way && part6 === was.hits && is.quiet === was.quiet && is.charges === was.charges && part9 === was.cowed && part10 === was.undaunted && is.escapes === was.escapes && part12 === was.boosted) return was;
  return {
    model: is.model,
    action: is.action,
    how: is.how,
    against: is.against,
    charged: is.charged,
    way: part5,
    hits: part6,
    quiet: is.quiet,
    charges: is.charges,
    cowed: part9,
    undaunted: part10,
    escapes: is.escapes,
    boosted: part12,
  };
}

function shareSkirmishStateActingList(was: SkirmishState['acting'], is: SkirmishState['acting']): SkirmishState['acting'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSkirmishStateActing(was[i]!, is[i]!) : copySkirmishStateActing(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareBookSides(was: NonNullable<SkirmishState['book']>['sides'][number], is: NonNullable<SkirmishState['book']>['sides'][number]): NonNullable<SkirmishState['book']>['sides'][number] {
  if (is.seat === was.seat && is.level === was.level) return was;
  return {
    seat: is.seat,
    level: is.level,
  };
}

function shareBookSidesList(was: NonNullable<SkirmishState['book']>['sides'], is: NonNullable<SkirmishState['book']>['sides']): NonNullable<SkirmishState['book']>['sides'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareBookSides(was[i]!, is[i]!) : copyBookSides(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareBookModels(was: NonNullable<SkirmishState['book']>['models'][number], is: NonNullable<SkirmishState['book']>['models'][number]): NonNullable<SkirmishState['book']>['models'][number] {
  if (is.model === was.model && is.number === was.number && is.x === was.x && is.y === was.y) return was;
  return {
    model: is.model,
    number: is.number,
    x: is.x,
    y: is.y,
  };
}

function shareBookModelsList(was: NonNullable<SkirmishState['book']>['models'], is: NonNullable<SkirmishState['book']>['models']): NonNullable<SkirmishState['book']>['models'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareBookModels(was[i]!, is[i]!) : copyBookModels(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareBookMarkers(was: NonNullable<SkirmishState['book']>['markers'][number], is: NonNullable<SkirmishState['book']>['markers'][number]): NonNullable<SkirmishState['book']>['markers'][number] {
  if (is.seat === was.seat && is.x === was.x && is.y === was.y) return was;
  return {
    seat: is.seat,
    x: is.x,
    y: is.y,
  };
}

function shareBookMarkersList(was: NonNullable<SkirmishState['book']>['markers'], is: NonNullable<SkirmishState['book']>['markers']): NonNullable<SkirmishState['book']>['markers'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareBookMarkers(was[i]!, is[i]!) : copyBookMarkers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareBookTurn(was: NonNullable<NonNullable<SkirmishState['book']>['turn']>, is: NonNullable<NonNullable<SkirmishState['book']>['turn']>): NonNullable<NonNullable<SkirmishState['book']>['turn']> {
  if (is.model === was.model && is.side === was.side && is.row === was.row && is.column === was.column && is.response === was.response && is.reckless === was.reckless && is.stays === was.stays && is.method === was.method && is.charged === was.charged && is.quick === was.quick && is.spent === was.spent && is.free === was.free) return was;
  return {
    model: is.model,
    side: is.side,
    row: is.row,
    column: is.column,
    response: is.response,
    reckless: is.reckless,
    stays: is.stays,
    method: is.method,
    charged: is.charged,
    quick: is.quick,
    spent: is.spent,
    free: is.free,
  };
}

function shareSkirmishStateBook(was: NonNullable<SkirmishState['book']>, is: NonNullable<SkirmishState['book']>): NonNullable<SkirmishState['book']> {
  const part0 = shareBookSidesList(was.sides, is.sides);
  const part3 = shareBookModelsList(was.models, is.models);
  const part4 = shareBookMarkersList(was.markers, is.markers);
  const part5 = is.turn === null ? null : was.turn === null ? copyBookTurn(is.turn) : shareBookTurn(was.turn, is.turn);
  if (part0 === was.sides && is.overrule === was.overrule && is.waits === was.waits && part3 === was.models && part4 === was.markers && part5 === was.turn) return was;
  return {
    sides: part0,
    overrule: is.overrule,
    waits: is.waits,
    models: part3,
    markers: part4,
    turn: part5,
  };
}

export function shareSkirmishState(was: SkirmishState, is: SkirmishState): SkirmishState {
  const part7 = shareSkirmishStateUnitsList(was.units, is.units);
  const part8 = shareSkirmishStateModelsList(was.models, is.models);
  const part9 = shareSkirmishStateMarkersList(was.markers, is.markers);
  const part10 = shareList(was.aside, is.aside);
  const part11 = shareSkirmishStateDecks(was.decks, is.decks);
  const part12 = shareSkirmishStateDiscards(was.discards, is.discards);
  const part13 = shareSkirmishStateStrangersList(was.strangers, is.strangers);
  const part14 = shareSkirmishStateHandsList(was.hands, is.hands);
  const part15 = shareList(was.owed, is.owed);
  const part17 = shareSkirmishStateConsequencesList(was.consequences, is.consequences);
  const part18 = shareSkirmishStateResolvedList(was.resolved, is.resolved);
  const part20 = shareSkirmishStateQuestsList(was.quests, is.quests);
  const part21 = shareSkirmishStateRecordsList(was.records, is.records);
  const part23 = shareSkirmishStateLastingList(was.lasting, is.lasting);
  const part24 = is.scenario === null ? null : was.scenario === null ? copySkirmishStateScenario(is.scenario) : shareSkirmishStateScenario(was.scenario, is.scenario);
  const part25 = shareSkirmishStateMinesList(was.mines, is.mines);
  const part26 = shareSkirmishStateTurretsList(was.turrets, is.turrets);
  const part28 = shareList(was.dying, is.dying);
  const part29 = is.activation === null ? null : was.activation === null ? copySkirmishStateActivation(is.activation) : shareSkirmishStateActivation(was.activation, is.activation);
  const part30 = shareSkirmishStateActingList(was.acting, is.acting);
  const part31 = is.book === null ? null : was.book === null ? copySkirmishStateBook(is.book) : shareSkirmishStateBook(was.book, is.book);
  if (is.phase === was.phase && is.round === was.round && is.turn === was.turn && is.advantage === was.advantage && is.width === was.width && is.height === was.height && is.pieces === was.pieces && part7 === was.units && part8 === was.models && part9 === was.markers && part10 === was.aside && part11 === was.decks && part12 === was.discards && part13 === was.strangers && part14 === was.hands && part15 === was.owed && is.questing === was.questing && part17 === was.consequences && part18 === was.resolved && is.planned === was.planned && part20 === was.quests && part21 === was.records && is.event === was.event && part23 === was.lasting && part24 === was.scenario && part25 === was.mines && part26 === was.turrets && is.laid === was.laid && part28 === was.dying && part29 === was.activation && part30 === was.acting && part31 === was.book) return was;
  return {
    phase: is.phase,
    round: is.round,
    turn: is.turn,
    advantage: is.advantage,
    width: is.width,
    height: is.height,
    pieces: is.pieces,
    units: part7,
    models: part8,
    markers: part9,
    aside: part10,
    decks: part11,
    discards: part12,
    strangers: part13,
    hands: part14,
    owed: part15,
    questing: is.questing,
    consequences: part17,
    resolved: part18,
    planned: is.planned,
    quests: part20,
    records: part21,
    event: is.event,
    lasting: part23,
    scenario: part24,
    mines: part25,
    turrets: part26,
    laid: is.laid,
    dying: part28,
    activation: part29,
    acting: part30,
    book: part31,
  };
}
