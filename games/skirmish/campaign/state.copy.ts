// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import { shareList, shareRecord } from '@holotape/kernel';
import type { CampaignState } from './state.ts';

function copyAgreedBook(it: NonNullable<CampaignState['agreed']['book']>): NonNullable<CampaignState['agreed']['book']> {
  return {
    level: it.level,
    waits: it.waits,
    overrule: it.overrule,
  };
}

function copyCampaignStateAgreed(it: CampaignState['agreed']): CampaignState['agreed'] {
  return {
    season: it.season,
    caps: it.caps,
    prices: it.prices,
    matching: it.matching,
    without: it.without.slice(),
    unmanned: it.unmanned.slice(),
    book: it.book === null ? null : copyAgreedBook(it.book),
    short: it.short,
    catchUp: it.catchUp,
    events: it.events,
    quests: it.quests,
  };
}

function copySettlementStructures(it: NonNullable<CampaignState['houses'][number]['settlement']>['structures'][number]): NonNullable<CampaignState['houses'][number]['settlement']>['structures'][number] {
  return {
    id: it.id,
    card: it.card,
    given: it.given,
    powered: it.powered,
    watered: it.watered,
    used: it.used,
    uses: it.uses,
    more: it.more,
    mended: it.mended,
    dark: it.dark,
  };
}

function copySettlementStructuresList(it: NonNullable<CampaignState['houses'][number]['settlement']>['structures']): NonNullable<CampaignState['houses'][number]['settlement']>['structures'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySettlementStructures(copy[i]!);
  return copy;
}

function copySettlementPlots(it: NonNullable<CampaignState['houses'][number]['settlement']>['plots']): NonNullable<CampaignState['houses'][number]['settlement']>['plots'] {
  return {
    caps: it.caps,
    quests: it.quests,
  };
}

function copyHousesSettlement(it: NonNullable<CampaignState['houses'][number]['settlement']>): NonNullable<CampaignState['houses'][number]['settlement']> {
  return {
    structures: copySettlementStructuresList(it.structures),
    built: it.built,
    plots: copySettlementPlots(it.plots),
    perks: it.perks.slice(),
    owed: it.owed.slice(),
    drawMore: it.drawMore,
    later: it.later.slice(),
    dims: it.dims.slice(),
  };
}

function copyHousesLeader(it: NonNullable<CampaignState['houses'][number]['leader']>): NonNullable<CampaignState['houses'][number]['leader']> {
  return {
    member: it.member,
    card: it.card,
  };
}

function copyMembersRecord(it: CampaignState['houses'][number]['members'][number]['record'][number]): CampaignState['houses'][number]['members'][number]['record'][number] {
  return {
    battle: it.battle,
    of: it.of,
    fell: it.fell,
  };
}

function copyMembersRecordList(it: CampaignState['houses'][number]['members'][number]['record']): CampaignState['houses'][number]['members'][number]['record'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyMembersRecord(copy[i]!);
  return copy;
}

function copyHousesMembers(it: CampaignState['houses'][number]['members'][number]): CampaignState['houses'][number]['members'][number] {
  return {
    id: it.id,
    card: it.card,
    models: it.models,
    perks: it.perks.slice(),
    learned: it.learned,
    record: copyMembersRecordList(it.record),
  };
}

function copyHousesMembersList(it: CampaignState['houses'][number]['members']): CampaignState['houses'][number]['members'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyHousesMembers(copy[i]!);
  return copy;
}

function copyHousesGathered(it: CampaignState['houses'][number]['gathered']): CampaignState['houses'][number]['gathered'] {
  return {
    items: it.items.slice(),
    boosts: it.boosts.slice(),
  };
}

function copyHousesPool(it: CampaignState['houses'][number]['pool']): CampaignState['houses'][number]['pool'] {
  return {
    items: it.items.slice(),
    boosts: it.boosts.slice(),
  };
}

function copyHousesTaken(it: CampaignState['houses'][number]['taken']): CampaignState['houses'][number]['taken'] {
  return {
    items: it.items.slice(),
    boosts: it.boosts.slice(),
    uniques: it.uniques.slice(),
  };
}

function copyHousesGranted(it: CampaignState['houses'][number]['granted']): CampaignState['houses'][number]['granted'] {
  return {
    items: it.items.slice(),
    boosts: it.boosts.slice(),
  };
}

function copyHousesHarms(it: CampaignState['houses'][number]['harms'][number]): CampaignState['houses'][number]['harms'][number] {
  return {
    what: it.what,
    count: it.count,
  };
}

function copyHousesHarmsList(it: CampaignState['houses'][number]['harms']): CampaignState['houses'][number]['harms'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyHousesHarms(copy[i]!);
  return copy;
}

function copyHousesDegraded(it: CampaignState['houses'][number]['degraded'][number]): CampaignState['houses'][number]['degraded'][number] {
  return {
    card: it.card,
    member: it.member,
  };
}

function copyHousesDegradedList(it: CampaignState['houses'][number]['degraded']): CampaignState['houses'][number]['degraded'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyHousesDegraded(copy[i]!);
  return copy;
}

function copyHousesQuests(it: CampaignState['houses'][number]['quests']): CampaignState['houses'][number]['quests'] {
  return {
    completed: it.completed.slice(),
    count: it.count,
    opened: it.opened.slice(),
    closed: it.closed.slice(),
    counts: { ...it.counts },
  };
}

function copyHousesScore(it: CampaignState['houses'][number]['score']): CampaignState['houses'][number]['score'] {
  return {
    won: it.won,
    drawn: it.drawn,
    lost: it.lost,
  };
}

function copyHousesLedger(it: CampaignState['houses'][number]['ledger'][number]): CampaignState['houses'][number]['ledger'][number] {
  return {
    say: it.say,
    args: { ...it.args },
    rule: it.rule,
    caps: it.caps,
  };
}

function copyHousesLedgerList(it: CampaignState['houses'][number]['ledger']): CampaignState['houses'][number]['ledger'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyHousesLedger(copy[i]!);
  return copy;
}

function copyHousesGrowth(it: CampaignState['houses'][number]['growth'][number]): CampaignState['houses'][number]['growth'][number] {
  return {
    battle: it.battle,
    caps: it.caps,
    structures: it.structures,
    worth: it.worth,
  };
}

function copyHousesGrowthList(it: CampaignState['houses'][number]['growth']): CampaignState['houses'][number]['growth'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyHousesGrowth(copy[i]!);
  return copy;
}

function copyCampaignStateHouses(it: CampaignState['houses'][number]): CampaignState['houses'][number] {
  return {
    faction: it.faction,
    settlement: it.settlement === null ? null : copyHousesSettlement(it.settlement),
    caps: it.caps,
    leader: it.leader === null ? null : copyHousesLeader(it.leader),
    fallen: it.fallen,
    members: copyHousesMembersList(it.members),
    gathered: copyHousesGathered(it.gathered),
    pool: copyHousesPool(it.pool),
    uniques: it.uniques.slice(),
    taken: copyHousesTaken(it.taken),
    granted: copyHousesGranted(it.granted),
    pending: it.pending.slice(),
    harms: copyHousesHarmsList(it.harms),
    tokens: it.tokens,
    degraded: copyHousesDegradedList(it.degraded),
    quests: copyHousesQuests(it.quests),
    due: it.due,
    score: copyHousesScore(it.score),
    carried: it.carried,
    ledger: copyHousesLedgerList(it.ledger),
    growth: copyHousesGrowthList(it.growth),
  };
}

function copyCampaignStateHousesList(it: CampaignState['houses']): CampaignState['houses'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyCampaignStateHouses(copy[i]!);
  return copy;
}

function copyUnitsMods(it: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]['mods'][number]): NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]['mods'][number] {
  return {
    on: it.on,
    mod: it.mod,
  };
}

function copyUnitsModsList(it: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]['mods']): NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]['mods'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyUnitsMods(copy[i]!);
  return copy;
}

function copyListUnits(it: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]): NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number] {
  return {
    card: it.card,
    models: it.models,
    items: it.items.slice(),
    mods: copyUnitsModsList(it.mods),
    perks: it.perks.slice(),
    leader: it.leader,
    heroic: it.heroic,
  };
}

function copyListUnitsList(it: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units']): NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyListUnits(copy[i]!);
  return copy;
}

function copySidesList(it: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>): NonNullable<CampaignState['battles'][number]['sides'][number]['list']> {
  return {
    name: it.name,
    prices: it.prices,
    limit: it.limit,
    house: it.house,
    units: copyListUnitsList(it.units),
    boosts: it.boosts.slice(),
  };
}

function copySidesAllotted(it: CampaignState['battles'][number]['sides'][number]['allotted'][number]): CampaignState['battles'][number]['sides'][number]['allotted'][number] {
  return {
    member: it.member,
    damage: it.damage,
    radiation: it.radiation,
    stunned: it.stunned,
    tokens: it.tokens,
    degraded: it.degraded,
  };
}

function copySidesAllottedList(it: CampaignState['battles'][number]['sides'][number]['allotted']): CampaignState['battles'][number]['sides'][number]['allotted'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySidesAllotted(copy[i]!);
  return copy;
}

function copyBattlesSides(it: CampaignState['battles'][number]['sides'][number]): CampaignState['battles'][number]['sides'][number] {
  return {
    seat: it.seat,
    list: it.list === null ? null : copySidesList(it.list),
    boosts: it.boosts.slice(),
    consequences: it.consequences.slice(),
    quest: it.quest,
    allotted: copySidesAllottedList(it.allotted),
    caps: it.caps,
  };
}

function copyBattlesSidesList(it: CampaignState['battles'][number]['sides']): CampaignState['battles'][number]['sides'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyBattlesSides(copy[i]!);
  return copy;
}

function copyCampaignStateBattles(it: CampaignState['battles'][number]): CampaignState['battles'][number] {
  return {
    number: it.number,
    scenario: it.scenario,
    limit: it.limit,
    sides: copyBattlesSidesList(it.sides),
    winners: it.winners === null ? null : it.winners.slice(),
    grade: it.grade,
    calledOff: it.calledOff,
  };
}

function copyCampaignStateBattlesList(it: CampaignState['battles']): CampaignState['battles'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyCampaignStateBattles(copy[i]!);
  return copy;
}

function copyCampaignStateDecks(it: CampaignState['decks']): CampaignState['decks'] {
  return {
    items: it.items.slice(),
    boosts: it.boosts.slice(),
    explore: it.explore.slice(),
  };
}

function copyCampaignStateDrawing(it: NonNullable<CampaignState['drawing']>): NonNullable<CampaignState['drawing']> {
  return {
    from: it.from,
    of: it.of,
    types: it.types.slice(),
    cards: it.cards.slice(),
    keep: it.keep,
    aside: it.aside.slice(),
  };
}

export function copyCampaignState(it: CampaignState): CampaignState {
  return {
    agreed: copyCampaignStateAgreed(it.agreed),
    stage: it.stage,
    turn: it.turn,
    houses: copyCampaignStateHousesList(it.houses),
    battles: copyCampaignStateBattlesList(it.battles),
    decks: copyCampaignStateDecks(it.decks),
    drawing: it.drawing === null ? null : copyCampaignStateDrawing(it.drawing),
    exploring: it.exploring,
    drawn: it.drawn,
    winners: it.winners === null ? null : it.winners.slice(),
  };
}

function shareAgreedBook(was: NonNullable<CampaignState['agreed']['book']>, is: NonNullable<CampaignState['agreed']['book']>): NonNullable<CampaignState['agreed']['book']> {
  if (is.level === was.level && is.waits === was.waits && is.overrule === was.overrule) return was;
  return {
    level: is.level,
    waits: is.waits,
    overrule: is.overrule,
  };
}

function shareCampaignStateAgreed(was: CampaignState['agreed'], is: CampaignState['agreed']): CampaignState['agreed'] {
  const part4 = shareList(was.without, is.without);
  const part5 = shareList(was.unmanned, is.unmanned);
  const part6 = is.book === null ? null : was.book === null ? copyAgreedBook(is.book) : shareAgreedBook(was.book, is.book);
  if (is.season === was.season && is.caps === was.caps && is.prices === was.prices && is.matching === was.matching && part4 === was.without && part5 === was.unmanned && part6 === was.book && is.short === was.short && is.catchUp === was.catchUp && is.events === was.events && is.quests === was.quests) return was;
  return {
    season: is.season,
    caps: is.caps,
    prices: is.prices,
    matching: is.matching,
    without: part4,
    unmanned: part5,
    book: part6,
    short: is.short,
    catchUp: is.catchUp,
    events: is.events,
    quests: is.quests,
  };
}

function shareSettlementStructures(was: NonNullable<CampaignState['houses'][number]['settlement']>['structures'][number], is: NonNullable<CampaignState['houses'][number]['settlement']>['structures'][number]): NonNullable<CampaignState['houses'][number]['settlement']>['structures'][number] {
  if (is.id === was.id && is.card === was.card && is.given === was.given && is.powered === was.powered && is.watered === was.watered && is.used === was.used && is.uses === was.uses && is.more === was.more && is.mended === was.mended && is.dark === was.dark) return was;
  return {
    id: is.id,
    card: is.card,
    given: is.given,
    powered: is.powered,
    watered: is.watered,
    used: is.used,
    uses: is.uses,
    more: is.more,
    mended: is.mended,
    dark: is.dark,
  };
}

function shareSettlementStructuresList(was: NonNullable<CampaignState['houses'][number]['settlement']>['structures'], is: NonNullable<CampaignState['houses'][number]['settlement']>['structures']): NonNullable<CampaignState['houses'][number]['settlement']>['structures'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSettlementStructures(was[i]!, is[i]!) : copySettlementStructures(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSettlementPlots(was: NonNullable<CampaignState['houses'][number]['settlement']>['plots'], is: NonNullable<CampaignState['houses'][number]['settlement']>['plots']): NonNullable<CampaignState['houses'][number]['settlement']>['plots'] {
  if (is.caps === was.caps && is.quests === was.quests) return was;
  return {
    caps: is.caps,
    quests: is.quests,
  };
}

function shareHousesSettlement(was: NonNullable<CampaignState['houses'][number]['settlement']>, is: NonNullable<CampaignState['houses'][number]['settlement']>): NonNullable<CampaignState['houses'][number]['settlement']> {
  const part0 = shareSettlementStructuresList(was.structures, is.structures);
  const part2 = shareSettlementPlots(was.plots, is.plots);
  const part3 = shareList(was.perks, is.perks);
  const part4 = shareList(was.owed, is.owed);
  const part6 = shareList(was.later, is.later);
  const part7 = shareList(was.dims, is.dims);
  if (part0 === was.structures && is.built === was.built && part2 === was.plots && part3 === was.perks && part4 === was.owed && is.drawMore === was.drawMore && part6 === was.later && part7 === was.dims) return was;
  return {
    structures: part0,
    built: is.built,
    plots: part2,
    perks: part3,
    owed: part4,
    drawMore: is.drawMore,
    later: part6,
    dims: part7,
  };
}

function shareHousesLeader(was: NonNullable<CampaignState['houses'][number]['leader']>, is: NonNullable<CampaignState['houses'][number]['leader']>): NonNullable<CampaignState['houses'][number]['leader']> {
  if (is.member === was.member && is.card === was.card) return was;
  return {
    member: is.member,
    card: is.card,
  };
}

function shareMembersRecord(was: CampaignState['houses'][number]['members'][number]['record'][number], is: CampaignState['houses'][number]['members'][number]['record'][number]): CampaignState['houses'][number]['members'][number]['record'][number] {
  if (is.battle === was.battle && is.of === was.of && is.fell === was.fell) return was;
  return {
    battle: is.battle,
    of: is.of,
    fell: is.fell,
  };
}

function shareMembersRecordList(was: CampaignState['houses'][number]['members'][number]['record'], is: CampaignState['houses'][number]['members'][number]['record']): CampaignState['houses'][number]['members'][number]['record'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareMembersRecord(was[i]!, is[i]!) : copyMembersRecord(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareHousesMembers(was: CampaignState['houses'][number]['members'][number], is: CampaignState['houses'][number]['members'][number]): CampaignState['houses'][number]['members'][number] {
  const part3 = shareList(was.perks, is.perks);
  const part5 = shareMembersRecordList(was.record, is.record);
  if (is.id === was.id && is.card === was.card && is.models === was.models && part3 === was.perks && is.learned === was.learned && part5 === was.record) return was;
  return {
    id: is.id,
    card: is.card,
    models: is.models,
    perks: part3,
    learned: is.learned,
    record: part5,
  };
}

function shareHousesMembersList(was: CampaignState['houses'][number]['members'], is: CampaignState['houses'][number]['members']): CampaignState['houses'][number]['members'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareHousesMembers(was[i]!, is[i]!) : copyHousesMembers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareHousesGathered(was: CampaignState['houses'][number]['gathered'], is: CampaignState['houses'][number]['gathered']): CampaignState['houses'][number]['gathered'] {
  const part0 = shareList(was.items, is.items);
  const part1 = shareList(was.boosts, is.boosts);
  if (part0 === was.items && part1 === was.boosts) return was;
  return {
    items: part0,
    boosts: part1,
  };
}

function shareHousesPool(was: CampaignState['houses'][number]['pool'], is: CampaignState['houses'][number]['pool']): CampaignState['houses'][number]['pool'] {
  const part0 = shareList(was.items, is.items);
  const part1 = shareList(was.boosts, is.boosts);
  if (part0 === was.items && part1 === was.boosts) return was;
  return {
    items: part0,
    boosts: part1,
  };
}

function shareHousesTaken(was: CampaignState['houses'][number]['taken'], is: CampaignState['houses'][number]['taken']): CampaignState['houses'][number]['taken'] {
  const part0 = shareList(was.items, is.items);
  const part1 = shareList(was.boosts, is.boosts);
  const part2 = shareList(was.uniques, is.uniques);
  if (part0 === was.items && part1 === was.boosts && part2 === was.uniques) return was;
  return {
    items: part0,
    boosts: part1,
    uniques: part2,
  };
}

function shareHousesGranted(was: CampaignState['houses'][number]['granted'], is: CampaignState['houses'][number]['granted']): CampaignState['houses'][number]['granted'] {
  const part0 = shareList(was.items, is.items);
  const part1 = shareList(was.boosts, is.boosts);
  if (part0 === was.items && part1 === was.boosts) return was;
  return {
    items: part0,
    boosts: part1,
  };
}

function shareHousesHarms(was: CampaignState['houses'][number]['harms'][number], is: CampaignState['houses'][number]['harms'][number]): CampaignState['houses'][number]['harms'][number] {
  if (is.what === was.what && is.count === was.count) return was;
  return {
    what: is.what,
    count: is.count,
  };
}

function shareHousesHarmsList(was: CampaignState['houses'][number]['harms'], is: CampaignState['houses'][number]['harms']): CampaignState['houses'][number]['harms'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareHousesHarms(was[i]!, is[i]!) : copyHousesHarms(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareHousesDegraded(was: CampaignState['houses'][number]['degraded'][number], is: CampaignState['houses'][number]['degraded'][number]): CampaignState['houses'][number]['degraded'][number] {
  if (is.card === was.card && is.member === was.member) return was;
  return {
    card: is.card,
    member: is.member,
  };
}

function shareHousesDegradedList(was: CampaignState['houses'][number]['degraded'], is: CampaignState['houses'][number]['degraded']): CampaignState['houses'][number]['degraded'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareHousesDegraded(was[i]!, is[i]!) : copyHousesDegraded(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareHousesQuests(was: CampaignState['houses'][number]['quests'], is: CampaignState['houses'][number]['quests']): CampaignState['houses'][number]['quests'] {
  const part0 = shareList(was.completed, is.completed);
  const part2 = shareList(was.opened, is.opened);
  const part3 = shareList(was.closed, is.closed);
  const part4 = shareRecord(was.counts, is.counts);
  if (part0 === was.completed && is.count === was.count && part2 === was.opened && part3 === was.closed && part4 === was.counts) return was;
  return {
    completed: part0,
    count: is.count,
    opened: part2,
    closed: part3,
    counts: part4,
  };
}

function shareHousesScore(was: CampaignState['houses'][number]['score'], is: CampaignState['houses'][number]['score']): CampaignState['houses'][number]['score'] {
  if (is.won === was.won && is.drawn === was.drawn && is.lost === was.lost) return was;
  return {
    won: is.won,
    drawn: is.drawn,
    lost: is.lost,
  };
}

function shareHousesLedger(was: CampaignState['houses'][number]['ledger'][number], is: CampaignState['houses'][number]['ledger'][number]): CampaignState['houses'][number]['ledger'][number] {
  const part1 = shareRecord(was.args, is.args);
  if (is.say === was.say && part1 === was.args && is.rule === was.rule && is.caps === was.caps) return was;
  return {
    say: is.say,
    args: part1,
    rule: is.rule,
    caps: is.caps,
  };
}

function shareHousesLedgerList(was: CampaignState['houses'][number]['ledger'], is: CampaignState['houses'][number]['ledger']): CampaignState['houses'][number]['ledger'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareHousesLedger(was[i]!, is[i]!) : copyHousesLedger(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareHousesGrowth(was: CampaignState['houses'][number]['growth'][number], is: CampaignState['houses'][number]['growth'][number]): CampaignState['houses'][number]['growth'][number] {
  if (is.battle === was.battle && is.caps === was.caps && is.structures === was.structures && is.worth === was.worth) return was;
  return {
    battle: is.battle,
    caps: is.caps,
    structures: is.structures,
    worth: is.worth,
  };
}

function shareHousesGrowthList(was: CampaignState['houses'][number]['growth'], is: CampaignState['houses'][number]['growth']): CampaignState['houses'][number]['growth'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareHousesGrowth(was[i]!, is[i]!) : copyHousesGrowth(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareCampaignStateHouses(was: CampaignState['houses'][number], is: CampaignState['houses'][number]): CampaignState['houses'][number] {
  const part1 = is.settlement === null ? null : was.settlement === null ? copyHousesSettlement(is.settlement) : shareHousesSettlement(was.settlement, is.settlement);
  const part3 = is.leader === null ? null : was.leader === null ? copyHousesLeader(is.leader) : shareHousesLeader(was.leader, is.leader);
  const part5 = shareHousesMembersList(was.members, is.members);
  const part6 = shareHousesGathered(was.gathered, is.gathered);
  const part7 = shareHousesPool(was.pool, is.pool);
  const part8 = shareList(was.uniques, is.uniques);
  const part9 = shareHousesTaken(was.taken, is.taken);
  const part10 = shareHousesGranted(was.granted, is.granted);
  const part11 = shareList(was.pending, is.pending);
  const part12 = shareHousesHarmsList(was.harms, is.harms);
  const part14 = shareHousesDegradedList(was.degraded, is.degraded);
  const part15 = shareHousesQuests(was.quests, is.quests);
  const part17 = shareHousesScore(was.score, is.score);
  const part19 = shareHousesLedgerList(was.ledger, is.ledger);
  const part20 = shareHousesGrowthList(was.growth, is.growth);
  if (is.faction === was.faction && part1 === was.settlement && is.caps === was.caps && part3 === was.leader && is.fallen === was.fallen && part5 === was.members && part6 === was.gathered && part7 === was.pool && part8 === was.uniques && part9 === was.taken && part10 === was.granted && part11 === was.pending && part12 === was.harms && is.tokens === was.tokens && part14 === was.degraded && part15 === was.quests && is.due === was.due && part17 === was.score && is.carried === was.carried && part19 === was.ledger && part20 === was.growth) return was;
  return {
    faction: is.faction,
    settlement: part1,
    caps: is.caps,
    leader: part3,
    fallen: is.fallen,
    members: part5,
    gathered: part6,
    pool: part7,
    uniques: part8,
    taken: part9,
    granted: part10,
    pending: part11,
    harms: part12,
    tokens: is.tokens,
    degraded: part14,
    quests: part15,
    due: is.due,
    score: part17,
    carried: is.carried,
    ledger: part19,
    growth: part20,
  };
}

function shareCampaignStateHousesList(was: CampaignState['houses'], is: CampaignState['houses']): CampaignState['houses'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareCampaignStateHouses(was[i]!, is[i]!) : copyCampaignStateHouses(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareUnitsMods(was: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]['mods'][number], is: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]['mods'][number]): NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]['mods'][number] {
  if (is.on === was.on && is.mod === was.mod) return was;
  return {
    on: is.on,
    mod: is.mod,
  };
}

function shareUnitsModsList(was: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]['mods'], is: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]['mods']): NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]['mods'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareUnitsMods(was[i]!, is[i]!) : copyUnitsMods(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareListUnits(was: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number], is: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number]): NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'][number] {
  const part2 = shareList(was.items, is.items);
  const part3 = shareUnitsModsList(was.mods, is.mods);
  const part4 = shareList(was.perks, is.perks);
  if (is.card === was.card && is.models === was.models && part2 === was.items && part3 === was.mods && part4 === was.perks && is.leader === was.leader && is.heroic === was.heroic) return was;
  return {
    card: is.card,
    models: is.models,
    items: part2,
    mods: part3,
    perks: part4,
    leader: is.leader,
    heroic: is.heroic,
  };
}

function shareListUnitsList(was: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'], is: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units']): NonNullable<CampaignState['battles'][number]['sides'][number]['list']>['units'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareListUnits(was[i]!, is[i]!) : copyListUnits(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSidesList(was: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>, is: NonNullable<CampaignState['battles'][number]['sides'][number]['list']>): NonNullable<CampaignState['battles'][number]['sides'][number]['list']> {
  const part4 = shareListUnitsList(was.units, is.units);
  const part5 = shareList(was.boosts, is.boosts);
  if (is.name === was.name && is.prices === was.prices && is.limit === was.limit && is.house === was.house && part4 === was.units && part5 === was.boosts) return was;
  return {
    name: is.name,
    prices: is.prices,
    limit: is.limit,
    house: is.house,
    units: part4,
    boosts: part5,
  };
}

function shareSidesAllotted(was: CampaignState['battles'][number]['sides'][number]['allotted'][number], is: CampaignState['battles'][number]['sides'][number]['allotted'][number]): CampaignState['battles'][number]['sides'][number]['allotted'][number] {
  if (is.member === was.member && is.damage === was.damage && is.radiation === was.radiation && is.stunned === was.stunned && is.tokens === was.tokens && is.degraded === was.degraded) return was;
  return {
    member: is.member,
    damage: is.damage,
    radiation: is.radiation,
    stunned: is.stunned,
    tokens: is.tokens,
    degraded: is.degraded,
  };
}

function shareSidesAllottedList(was: CampaignState['battles'][number]['sides'][number]['allotted'], is: CampaignState['battles'][number]['sides'][number]['allotted']): CampaignState['battles'][number]['sides'][number]['allotted'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSidesAllotted(was[i]!, is[i]!) : copySidesAllotted(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareBattlesSides(was: CampaignState['battles'][number]['sides'][number], is: CampaignState['battles'][number]['sides'][number]): CampaignState['battles'][number]['sides'][number] {
  const part1 = is.list === null ? null : was.list === null ? copySidesList(is.list) : shareSidesList(was.list, is.list);
  const part2 = shareList(was.boosts, is.boosts);
  const part3 = shareList(was.consequences, is.consequences);
  const part5 = shareSidesAllottedList(was.allotted, is.allotted);
  if (is.seat === was.seat && part1 === was.list && part2 === was.boosts && part3 === was.consequences && is.quest === was.quest && part5 === was.allotted && is.caps === was.caps) return was;
  return {
    seat: is.seat,
    list: part1,
    boosts: part2,
    consequences: part3,
    quest: is.quest,
    allotted: part5,
    caps: is.caps,
  };
}

function shareBattlesSidesList(was: CampaignState['battles'][number]['sides'], is: CampaignState['battles'][number]['sides']): CampaignState['battles'][number]['sides'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareBattlesSides(was[i]!, is[i]!) : copyBattlesSides(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareCampaignStateBattles(was: CampaignState['battles'][number], is: CampaignState['battles'][number]): CampaignState['battles'][number] {
  const part3 = shareBattlesSidesList(was.sides, is.sides);
  const part4 = is.winners === null ? null : was.winners === null ? is.winners.slice() : shareList(was.winners, is.winners);
  if (is.number === was.number && is.scenario === was.scenario && is.limit === was.limit && part3 === was.sides && part4 === was.winners && is.grade === was.grade && is.calledOff === was.calledOff) return was;
  return {
    number: is.number,
    scenario: is.scenario,
    limit: is.limit,
    sides: part3,
    winners: part4,
    grade: is.grade,
    calledOff: is.calledOff,
  };
}

function shareCampaignStateBattlesList(was: CampaignState['battles'], is: CampaignState['battles']): CampaignState['battles'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareCampaignStateBattles(was[i]!, is[i]!) : copyCampaignStateBattles(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareCampaignStateDecks(was: CampaignState['decks'], is: CampaignState['decks']): CampaignState['decks'] {
  const part0 = shareList(was.items, is.items);
  const part1 = shareList(was.boosts, is.boosts);
  const part2 = shareList(was.explore, is.explore);
  if (part0 === was.items && part1 === was.boosts && part2 === was.explore) return was;
  return {
    items: part0,
    boosts: part1,
    explore: part2,
  };
}

function shareCampaignStateDrawing(was: NonNullable<CampaignState['drawing']>, is: NonNullable<CampaignState['drawing']>): NonNullable<CampaignState['drawing']> {
  const part2 = shareList(was.types, is.types);
  const part3 = shareList(was.cards, is.cards);
  const part5 = shareList(was.aside, is.aside);
  if (is.from === was.from && is.of === was.of && part2 === was.types && part3 === was.cards && is.keep === was.keep && part5 === was.aside) return was;
  return {
    from: is.from,
    of: is.of,
    types: part2,
    cards: part3,
    keep: is.keep,
    aside: part5,
  };
}

export function shareCampaignState(was: CampaignState, is: CampaignState): CampaignState {
  const part0 = shareCampaignStateAgreed(was.agreed, is.agreed);
  const part3 = shareCampaignStateHousesList(was.houses, is.houses);
  const part4 = shareCampaignStateBattlesList(was.battles, is.battles);
  const part5 = shareCampaignStateDecks(was.decks, is.decks);
  const part6 = is.drawing === null ? null : was.drawing === null ? copyCampaignStateDrawing(is.drawing) : shareCampaignStateDrawing(was.drawing, is.drawing);
  const part9 = is.winners === null ? null : was.winners === null ? is.winners.slice() : shareList(was.winners, is.winners);
  if (part0 === was.agreed && is.stage === was.stage && is.turn === was.turn && part3 === was.houses && part4 === was.battles && part5 === was.decks && part6 === was.drawing && is.exploring === was.exploring && is.drawn === was.drawn && part9 === was.winners) return was;
  return {
    agreed: part0,
    stage: is.stage,
    turn: is.turn,
    houses: part3,
    battles: part4,
    decks: part5,
    drawing: part6,
    exploring: is.exploring,
    drawn: is.drawn,
    winners: part9,
  };
}
