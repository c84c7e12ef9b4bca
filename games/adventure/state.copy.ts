// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import { shareList, shareRecord } from '@holotape/kernel';
import type { AdventureState } from './state.ts';

function copyAdventureStateVariant(it: AdventureState['variant']): AdventureState['variant'] {
  return {
    difficulty: it.difficulty,
    banded: it.banded,
    oaths: it.oaths,
    quick: it.quick,
    oneAction: it.oneAction,
    tale: it.tale,
  };
}

function copyAdventureStateTurn(it: AdventureState['turn']): AdventureState['turn'] {
  return {
    seat: it.seat,
    actions: it.actions,
    points: it.points,
    opening: it.opening,
    visited: it.visited.slice(),
    kills: it.kills,
    rads: it.rads,
    handled: it.handled.slice(),
  };
}

function copySurvivorsTraits(it: AdventureState['survivors'][number]['traits'][number]): AdventureState['survivors'][number]['traits'][number] {
  return {
    trait: it.trait,
    locked: it.locked,
  };
}

function copySurvivorsTraitsList(it: AdventureState['survivors'][number]['traits']): AdventureState['survivors'][number]['traits'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySurvivorsTraits(copy[i]!);
  return copy;
}

function copySurvivorsCards(it: AdventureState['survivors'][number]['cards'][number]): AdventureState['survivors'][number]['cards'][number] {
  return {
    id: it.id,
    in: it.in,
    exhausted: it.exhausted,
  };
}

function copySurvivorsCardsList(it: AdventureState['survivors'][number]['cards']): AdventureState['survivors'][number]['cards'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySurvivorsCards(copy[i]!);
  return copy;
}

function copySurvivorsKept(it: AdventureState['survivors'][number]['kept'][number]): AdventureState['survivors'][number]['kept'][number] {
  return {
    card: it.card,
    as: it.as,
    slots: it.slots,
  };
}

function copySurvivorsKeptList(it: AdventureState['survivors'][number]['kept']): AdventureState['survivors'][number]['kept'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySurvivorsKept(copy[i]!);
  return copy;
}

function copyAdventureStateSurvivors(it: AdventureState['survivors'][number]): AdventureState['survivors'][number] {
  return {
    character: it.character,
    space: it.space,
    hp: it.hp,
    rads: it.rads,
    xp: it.xp,
    caps: it.caps,
    letters: it.letters.slice(),
    traits: copySurvivorsTraitsList(it.traits),
    cards: copySurvivorsCardsList(it.cards),
    agendas: it.agendas.slice(),
    revealed: it.revealed,
    oath: it.oath,
    perks: it.perks.slice(),
    kept: copySurvivorsKeptList(it.kept),
    changes: it.changes,
    bargain: it.bargain,
    eliminated: it.eliminated,
  };
}

function copyAdventureStateSurvivorsList(it: AdventureState['survivors']): AdventureState['survivors'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateSurvivors(copy[i]!);
  return copy;
}

function copyAdventureStateMap(it: AdventureState['map'][number]): AdventureState['map'][number] {
  return {
    tile: it.tile,
    faceup: it.faceup,
    seenBy: it.seenBy.slice(),
  };
}

function copyAdventureStateMapList(it: AdventureState['map']): AdventureState['map'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateMap(copy[i]!);
  return copy;
}

function copyAdventureStateEnemies(it: AdventureState['enemies'][number]): AdventureState['enemies'][number] {
  return {
    id: it.id,
    token: it.token,
    space: it.space,
    faceup: it.faceup,
  };
}

function copyAdventureStateEnemiesList(it: AdventureState['enemies']): AdventureState['enemies'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateEnemies(copy[i]!);
  return copy;
}

function copyStacksCritter(it: AdventureState['stacks']['critter']): AdventureState['stacks']['critter'] {
  return {
    stack: it.stack.slice(),
    discard: it.discard.slice(),
  };
}

function copyStacksHuman(it: AdventureState['stacks']['human']): AdventureState['stacks']['human'] {
  return {
    stack: it.stack.slice(),
    discard: it.discard.slice(),
  };
}

function copyStacksRobot(it: AdventureState['stacks']['robot']): AdventureState['stacks']['robot'] {
  return {
    stack: it.stack.slice(),
    discard: it.discard.slice(),
  };
}

function copyStacksMonster(it: AdventureState['stacks']['monster']): AdventureState['stacks']['monster'] {
  return {
    stack: it.stack.slice(),
    discard: it.discard.slice(),
  };
}

function copyStacksSupermutant(it: AdventureState['stacks']['super-mutant']): AdventureState['stacks']['super-mutant'] {
  return {
    stack: it.stack.slice(),
    discard: it.discard.slice(),
  };
}

function copyAdventureStateStacks(it: AdventureState['stacks']): AdventureState['stacks'] {
  return {
    critter: copyStacksCritter(it.critter),
    human: copyStacksHuman(it.human),
    robot: copyStacksRobot(it.robot),
    monster: copyStacksMonster(it.monster),
    'super-mutant': copyStacksSupermutant(it['super-mutant']),
  };
}

function copyAdventureStateDecks(it: AdventureState['decks']): AdventureState['decks'] {
  return {
    wasteland: it.wasteland.slice(),
    settlement: it.settlement.slice(),
    'vault-84': it['vault-84'].slice(),
    'vault-109': it['vault-109'].slice(),
    'vault-7': it['vault-7'].slice(),
  };
}

function copyAdventureStateQuests(it: AdventureState['quests'][number]): AdventureState['quests'][number] {
  return {
    card: it.card,
    counters: it.counters.slice(),
  };
}

function copyAdventureStateQuestsList(it: AdventureState['quests']): AdventureState['quests'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateQuests(copy[i]!);
  return copy;
}

function copyAdventureStateMarkers(it: AdventureState['markers'][number]): AdventureState['markers'][number] {
  return {
    name: it.name,
    colour: it.colour,
    card: it.card,
    space: it.space,
    portable: it.portable,
    carrier: it.carrier,
  };
}

function copyAdventureStateMarkersList(it: AdventureState['markers']): AdventureState['markers'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateMarkers(copy[i]!);
  return copy;
}

function copyAdventureStateCapsOnMap(it: AdventureState['capsOnMap'][number]): AdventureState['capsOnMap'][number] {
  return {
    space: it.space,
    card: it.card,
  };
}

function copyAdventureStateCapsOnMapList(it: AdventureState['capsOnMap']): AdventureState['capsOnMap'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateCapsOnMap(copy[i]!);
  return copy;
}

function copyAdventureStatePower(it: AdventureState['power']): AdventureState['power'] {
  return {
    star: it.star,
    shield: it.shield,
  };
}

function copyAdventureStateEncounter(it: NonNullable<AdventureState['encounter']>): NonNullable<AdventureState['encounter']> {
  return {
    seat: it.seat,
    card: it.card,
    option: it.option,
    texts: it.texts.slice(),
    goes: it.goes,
  };
}

function copyTradeGive(it: NonNullable<AdventureState['trade']>['give']): NonNullable<AdventureState['trade']>['give'] {
  return {
    cards: it.cards.slice(),
    caps: it.caps,
  };
}

function copyTradeTake(it: NonNullable<AdventureState['trade']>['take']): NonNullable<AdventureState['trade']>['take'] {
  return {
    cards: it.cards.slice(),
    caps: it.caps,
  };
}

function copyAdventureStateTrade(it: NonNullable<AdventureState['trade']>): NonNullable<AdventureState['trade']> {
  return {
    from: it.from,
    to: it.to,
    give: copyTradeGive(it.give),
    take: copyTradeTake(it.take),
    giveAgendas: it.giveAgendas.slice(),
    shown: it.shown.slice(),
    takeAgendas: it.takeAgendas,
    promise: it.promise,
  };
}

function copyTogetherGoals(it: NonNullable<AdventureState['together']>['goals'][number]): NonNullable<AdventureState['together']>['goals'][number] {
  return {
    card: it.card,
    done: it.done,
    count: it.count,
  };
}

function copyTogetherGoalsList(it: NonNullable<AdventureState['together']>['goals']): NonNullable<AdventureState['together']>['goals'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyTogetherGoals(copy[i]!);
  return copy;
}

function copyTogetherMutations(it: NonNullable<AdventureState['together']>['mutations'][number]): NonNullable<AdventureState['together']>['mutations'][number] {
  return {
    card: it.card,
    shown: it.shown,
  };
}

function copyTogetherMutationsList(it: NonNullable<AdventureState['together']>['mutations']): NonNullable<AdventureState['together']>['mutations'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyTogetherMutations(copy[i]!);
  return copy;
}

function copyTogetherCamps(it: NonNullable<AdventureState['together']>['camps']): NonNullable<AdventureState['together']>['camps'] {
  return {
    supply: it.supply,
    gained: it.gained,
    placed: it.placed.slice(),
  };
}

function copyAdventureStateTogether(it: NonNullable<AdventureState['together']>): NonNullable<AdventureState['together']> {
  return {
    loyal: it.loyal,
    goals: copyTogetherGoalsList(it.goals),
    goalDeck: it.goalDeck.slice(),
    upgrades: it.upgrades.slice(),
    upgradeDeck: it.upgradeDeck.slice(),
    modDeck: it.modDeck.slice(),
    modDiscard: it.modDiscard.slice(),
    fitted: { ...it.fitted },
    mutations: copyTogetherMutationsList(it.mutations),
    mutationDeck: it.mutationDeck.slice(),
    activationDeck: it.activationDeck.slice(),
    activationDiscard: it.activationDiscard.slice(),
    camps: copyTogetherCamps(it.camps),
    kills: it.kills,
  };
}

function copyAdventureStateActivation(it: NonNullable<AdventureState['activation']>): NonNullable<AdventureState['activation']> {
  return {
    card: it.card,
    icons: it.icons.slice(),
  };
}

function copyAdventureStateEnding(it: NonNullable<AdventureState['ending']>): NonNullable<AdventureState['ending']> {
  return {
    winners: it.winners.slice(),
    by: it.by,
    factions: it.factions.slice(),
  };
}

export function copyAdventureState(it: AdventureState): AdventureState {
  return {
    phase: it.phase,
    scenario: it.scenario,
    newCalifornia: it.newCalifornia,
    variant: copyAdventureStateVariant(it.variant),
    round: it.round,
    lastRound: it.lastRound,
    lap: it.lap,
    first: it.first,
    turn: copyAdventureStateTurn(it.turn),
    survivors: copyAdventureStateSurvivorsList(it.survivors),
    map: copyAdventureStateMapList(it.map),
    enemies: copyAdventureStateEnemiesList(it.enemies),
    counter: it.counter,
    stacks: copyAdventureStateStacks(it.stacks),
    letters: it.letters.slice(),
    decks: copyAdventureStateDecks(it.decks),
    library: it.library.slice(),
    trashed: it.trashed.slice(),
    seen: it.seen.slice(),
    quests: copyAdventureStateQuestsList(it.quests),
    markers: copyAdventureStateMarkersList(it.markers),
    capsOnMap: copyAdventureStateCapsOnMapList(it.capsOnMap),
    power: copyAdventureStatePower(it.power),
    agendaDeck: it.agendaDeck.slice(),
    agendaDiscard: it.agendaDiscard.slice(),
    lootDeck: it.lootDeck.slice(),
    lootDiscard: it.lootDiscard.slice(),
    assetDeck: it.assetDeck.slice(),
    assetDiscard: it.assetDiscard.slice(),
    shop: it.shop.slice(),
    uniqueDeck: it.uniqueDeck.slice(),
    uniqueDiscard: it.uniqueDiscard.slice(),
    perkDeck: it.perkDeck.slice(),
    gone: it.gone.slice(),
    encounter: it.encounter === null ? null : copyAdventureStateEncounter(it.encounter),
    trade: it.trade === null ? null : copyAdventureStateTrade(it.trade),
    together: it.together === null ? null : copyAdventureStateTogether(it.together),
    activation: it.activation === null ? null : copyAdventureStateActivation(it.activation),
    ending: it.ending === null ? null : copyAdventureStateEnding(it.ending),
  };
}

function shareAdventureStateVariant(was: AdventureState['variant'], is: AdventureState['variant']): AdventureState['variant'] {
  if (is.difficulty === was.difficulty && is.banded === was.banded && is.oaths === was.oaths && is.quick === was.quick && is.oneAction === was.oneAction && is.tale === was.tale) return was;
  return {
    difficulty: is.difficulty,
    banded: is.banded,
    oaths: is.oaths,
    quick: is.quick,
    oneAction: is.oneAction,
    tale: is.tale,
  };
}

function shareAdventureStateTurn(was: AdventureState['turn'], is: AdventureState['turn']): AdventureState['turn'] {
  const part4 = shareList(was.visited, is.visited);
  const part7 = shareList(was.handled, is.handled);
  if (is.seat === was.seat && is.actions === was.actions && is.points === was.points && is.opening === was.opening && part4 === was.visited && is.kills === was.kills && is.rads === was.rads && part7 === was.handled) return was;
  return {
    seat: is.seat,
    actions: is.actions,
    points: is.points,
    opening: is.opening,
    visited: part4,
    kills: is.kills,
    rads: is.rads,
    handled: part7,
  };
}

function shareSurvivorsTraits(was: AdventureState['survivors'][number]['traits'][number], is: AdventureState['survivors'][number]['traits'][number]): AdventureState['survivors'][number]['traits'][number] {
  if (is.trait === was.trait && is.locked === was.locked) return was;
  return {
    trait: is.trait,
    locked: is.locked,
  };
}

function shareSurvivorsTraitsList(was: AdventureState['survivors'][number]['traits'], is: AdventureState['survivors'][number]['traits']): AdventureState['survivors'][number]['traits'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSurvivorsTraits(was[i]!, is[i]!) : copySurvivorsTraits(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSurvivorsCards(was: AdventureState['survivors'][number]['cards'][number], is: AdventureState['survivors'][number]['cards'][number]): AdventureState['survivors'][number]['cards'][number] {
  if (is.id === was.id && is.in === was.in && is.exhausted === was.exhausted) return was;
  return {
    id: is.id,
    in: is.in,
    exhausted: is.exhausted,
  };
}

function shareSurvivorsCardsList(was: AdventureState['survivors'][number]['cards'], is: AdventureState['survivors'][number]['cards']): AdventureState['survivors'][number]['cards'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSurvivorsCards(was[i]!, is[i]!) : copySurvivorsCards(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareSurvivorsKept(was: AdventureState['survivors'][number]['kept'][number], is: AdventureState['survivors'][number]['kept'][number]): AdventureState['survivors'][number]['kept'][number] {
  if (is.card === was.card && is.as === was.as && is.slots === was.slots) return was;
  return {
    card: is.card,
    as: is.as,
    slots: is.slots,
  };
}

function shareSurvivorsKeptList(was: AdventureState['survivors'][number]['kept'], is: AdventureState['survivors'][number]['kept']): AdventureState['survivors'][number]['kept'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareSurvivorsKept(was[i]!, is[i]!) : copySurvivorsKept(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareAdventureStateSurvivors(was: AdventureState['survivors'][number], is: AdventureState['survivors'][number]): AdventureState['survivors'][number] {
  const part6 = shareList(was.letters, is.letters);
  const part7 = shareSurvivorsTraitsList(was.traits, is.traits);
  const part8 = shareSurvivorsCardsList(was.cards, is.cards);
  const part9 = shareList(was.agendas, is.agendas);
  const part12 = shareList(was.perks, is.perks);
  const part13 = shareSurvivorsKeptList(was.kept, is.kept);
  if (is.character === was.character && is.space === was.space && is.hp === was.hp && is.rads === was.rads && is.xp === was.xp && is.caps === was.caps && part6 === was.letters && part7 === was.traits && part8 === was.cards && part9 === was.agendas && is.revealed === was.revealed && is.oath === was.oath && part12 === was.perks && part13 === was.kept && is.changes === was.changes && is.bargain === was.bargain && is.eliminated === was.eliminated) return was;
  return {
    character: is.character,
    space: is.space,
    hp: is.hp,
    rads: is.rads,
    xp: is.xp,
    caps: is.caps,
    letters: part6,
    traits: part7,
    cards: part8,
    agendas: part9,
    revealed: is.revealed,
    oath: is.oath,
    perks: part12,
    kept: part13,
    changes: is.changes,
    bargain: is.bargain,
    eliminated: is.eliminated,
  };
}

function shareAdventureStateSurvivorsList(was: AdventureState['survivors'], is: AdventureState['survivors']): AdventureState['survivors'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareAdventureStateSurvivors(was[i]!, is[i]!) : copyAdventureStateSurvivors(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareAdventureStateMap(was: AdventureState['map'][number], is: AdventureState['map'][number]): AdventureState['map'][number] {
  const part2 = shareList(was.seenBy, is.seenBy);
  if (is.tile === was.tile && is.faceup === was.faceup && part2 === was.seenBy) return was;
  return {
    tile: is.tile,
    faceup: is.faceup,
    seenBy: part2,
  };
}

function shareAdventureStateMapList(was: AdventureState['map'], is: AdventureState['map']): AdventureState['map'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareAdventureStateMap(was[i]!, is[i]!) : copyAdventureStateMap(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareAdventureStateEnemies(was: AdventureState['enemies'][number], is: AdventureState['enemies'][number]): AdventureState['enemies'][number] {
  if (is.id === was.id && is.token === was.token && is.space === was.space && is.faceup === was.faceup) return was;
  return {
    id: is.id,
    token: is.token,
    space: is.space,
    faceup: is.faceup,
  };
}

function shareAdventureStateEnemiesList(was: AdventureState['enemies'], is: AdventureState['enemies']): AdventureState['enemies'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareAdventureStateEnemies(was[i]!, is[i]!) : copyAdventureStateEnemies(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareStacksCritter(was: AdventureState['stacks']['critter'], is: AdventureState['stacks']['critter']): AdventureState['stacks']['critter'] {
  const part0 = shareList(was.stack, is.stack);
  const part1 = shareList(was.discard, is.discard);
  if (part0 === was.stack && part1 === was.discard) return was;
  return {
    stack: part0,
    discard: part1,
  };
}

function shareStacksHuman(was: AdventureState['stacks']['human'], is: AdventureState['stacks']['human']): AdventureState['stacks']['human'] {
  const part0 = shareList(was.stack, is.stack);
  const part1 = shareList(was.discard, is.discard);
  if (part0 === was.stack && part1 === was.discard) return was;
  return {
    stack: part0,
    discard: part1,
  };
}

function shareStacksRobot(was: AdventureState['stacks']['robot'], is: AdventureState['stacks']['robot']): AdventureState['stacks']['robot'] {
  const part0 = shareList(was.stack, is.stack);
  const part1 = shareList(was.discard, is.discard);
  if (part0 === was.stack && part1 === was.discard) return was;
  return {
    stack: part0,
    discard: part1,
  };
}

function shareStacksMonster(was: AdventureState['stacks']['monster'], is: AdventureState['stacks']['monster']): AdventureState['stacks']['monster'] {
  const part0 = shareList(was.stack, is.stack);
  const part1 = shareList(was.discard, is.discard);
  if (part0 === was.stack && part1 === was.discard) return was;
  return {
    stack: part0,
    discard: part1,
  };
}

function shareStacksSupermutant(was: AdventureState['stacks']['super-mutant'], is: AdventureState['stacks']['super-mutant']): AdventureState['stacks']['super-mutant'] {
  const part0 = shareList(was.stack, is.stack);
  const part1 = shareList(was.discard, is.discard);
  if (part0 === was.stack && part1 === was.discard) return was;
  return {
    stack: part0,
    discard: part1,
  };
}

function shareAdventureStateStacks(was: AdventureState['stacks'], is: AdventureState['stacks']): AdventureState['stacks'] {
  const part0 = shareStacksCritter(was.critter, is.critter);
  const part1 = shareStacksHuman(was.human, is.human);
  const part2 = shareStacksRobot(was.robot, is.robot);
  const part3 = shareStacksMonster(was.monster, is.monster);
  const part4 = shareStacksSupermutant(was['super-mutant'], is['super-mutant']);
  if (part0 === was.critter && part1 === was.human && part2 === was.robot && part3 === was.monster && part4 === was['super-mutant']) return was;
  return {
    critter: part0,
    human: part1,
    robot: part2,
    monster: part3,
    'super-mutant': part4,
  };
}

function shareAdventureStateDecks(was: AdventureState['decks'], is: AdventureState['decks']): AdventureState['decks'] {
  const part0 = shareList(was.wasteland, is.wasteland);
  const part1 = shareList(was.settlement, is.settlement);
  const part2 = shareList(was['vault-84'], is['vault-84']);
  const part3 = shareList(was['vault-109'], is['vault-109']);
  const part4 = shareList(was['vault-7'], is['vault-7']);
  if (part0 === was.wasteland && part1 === was.settlement && part2 === was['vault-84'] && part3 === was['vault-109'] && part4 === was['vault-7']) return was;
  return {
    wasteland: part0,
    settlement: part1,
    'vault-84': part2,
    'vault-109': part3,
    'vault-7': part4,
  };
}

function shareAdventureStateQuests(was: AdventureState['quests'][number], is: AdventureState['quests'][number]): AdventureState['quests'][number] {
  const part1 = shareList(was.counters, is.counters);
  if (is.card === was.card && part1 === was.counters) return was;
  return {
    card: is.card,
    counters: part1,
  };
}

function shareAdventureStateQuestsList(was: AdventureState['quests'], is: AdventureState['quests']): AdventureState['quests'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareAdventureStateQuests(was[i]!, is[i]!) : copyAdventureStateQuests(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareAdventureStateMarkers(was: AdventureState['markers'][number], is: AdventureState['markers'][number]): AdventureState['markers'][number] {
  if (is.name === was.name && is.colour === was.colour && is.card === was.card && is.space === was.space && is.portable === was.portable && is.carrier === was.carrier) return was;
  return {
    name: is.name,
    colour: is.colour,
    card: is.card,
    space: is.space,
    portable: is.portable,
    carrier: is.carrier,
  };
}

function shareAdventureStateMarkersList(was: AdventureState['markers'], is: AdventureState['markers']): AdventureState['markers'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareAdventureStateMarkers(was[i]!, is[i]!) : copyAdventureStateMarkers(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareAdventureStateCapsOnMap(was: AdventureState['capsOnMap'][number], is: AdventureState['capsOnMap'][number]): AdventureState['capsOnMap'][number] {
  if (is.space === was.space && is.card === was.card) return was;
  return {
    space: is.space,
    card: is.card,
  };
}

function shareAdventureStateCapsOnMapList(was: AdventureState['capsOnMap'], is: AdventureState['capsOnMap']): AdventureState['capsOnMap'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareAdventureStateCapsOnMap(was[i]!, is[i]!) : copyAdventureStateCapsOnMap(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareAdventureStatePower(was: AdventureState['power'], is: AdventureState['power']): AdventureState['power'] {
  if (is.star === was.star && is.shield === was.shield) return was;
  return {
    star: is.star,
    shield: is.shield,
  };
}

function shareAdventureStateEncounter(was: NonNullable<AdventureState['encounter']>, is: NonNullable<AdventureState['encounter']>): NonNullable<AdventureState['encounter']> {
  const part3 = shareList(was.texts, is.texts);
  if (is.seat === was.seat && is.card === was.card && is.option === was.option && part3 === was.texts && is.goes === was.goes) return was;
  return {
    seat: is.seat,
    card: is.card,
    option: is.option,
    texts: part3,
    goes: is.goes,
  };
}

function shareTradeGive(was: NonNullable<AdventureState['trade']>['give'], is: NonNullable<AdventureState['trade']>['give']): NonNullable<AdventureState['trade']>['give'] {
  const part0 = shareList(was.cards, is.cards);
  if (part0 === was.cards && is.caps === was.caps) return was;
  return {
    cards: part0,
    caps: is.caps,
  };
}

function shareTradeTake(was: NonNullable<AdventureState['trade']>['take'], is: NonNullable<AdventureState['trade']>['take']): NonNullable<AdventureState['trade']>['take'] {
  const part0 = shareList(was.cards, is.cards);
  if (part0 === was.cards && is.caps === was.caps) return was;
  return {
    cards: part0,
    caps: is.caps,
  };
}

function shareAdventureStateTrade(was: NonNullable<AdventureState['trade']>, is: NonNullable<AdventureState['trade']>): NonNullable<AdventureState['trade']> {
  const part2 = shareTradeGive(was.give, is.give);
  const part3 = shareTradeTake(was.take, is.take);
  const part4 = shareList(was.giveAgendas, is.giveAgendas);
  const part5 = shareList(was.shown, is.shown);
  if (is.from === was.from && is.to === was.to && part2 === was.give && part3 === was.take && part4 === was.giveAgendas && part5 === was.shown && is.takeAgendas === was.takeAgendas && is.promise === was.promise) return was;
  return {
    from: is.from,
    to: is.to,
    give: part2,
    take: part3,
    giveAgendas: part4,
    shown: part5,
    takeAgendas: is.takeAgendas,
    promise: is.promise,
  };
}

function shareTogetherGoals(was: NonNullable<AdventureState['together']>['goals'][number], is: NonNullable<AdventureState['together']>['goals'][number]): NonNullable<AdventureState['together']>['goals'][number] {
  if (is.card === was.card && is.done === was.done && is.count === was.count) return was;
  return {
    card: is.card,
    done: is.done,
    count: is.count,
  };
}

function shareTogetherGoalsList(was: NonNullable<AdventureState['together']>['goals'], is: NonNullable<AdventureState['together']>['goals']): NonNullable<AdventureState['together']>['goals'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareTogetherGoals(was[i]!, is[i]!) : copyTogetherGoals(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareTogetherMutations(was: NonNullable<AdventureState['together']>['mutations'][number], is: NonNullable<AdventureState['together']>['mutations'][number]): NonNullable<AdventureState['together']>['mutations'][number] {
  if (is.card === was.card && is.shown === was.shown) return was;
  return {
    card: is.card,
    shown: is.shown,
  };
}

function shareTogetherMutationsList(was: NonNullable<AdventureState['together']>['mutations'], is: NonNullable<AdventureState['together']>['mutations']): NonNullable<AdventureState['together']>['mutations'] {
  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? shareTogetherMutations(was[i]!, is[i]!) : copyTogetherMutations(is[i]!);
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;
}

function shareTogetherCamps(was: NonNullable<AdventureState['together']>['camps'], is: NonNullable<AdventureState['together']>['camps']): NonNullable<AdventureState['together']>['camps'] {
  const part2 = shareList(was.placed, is.placed);
  if (is.supply === was.supply && is.gained === was.gained && part2 === was.placed) return was;
  return {
    supply: is.supply,
    gained: is.gained,
    placed: part2,
  };
}

function shareAdventureStateTogether(was: NonNullable<AdventureState['together']>, is: NonNullable<AdventureState['together']>): NonNullable<AdventureState['together']> {
  const part1 = shareTogetherGoalsList(was.goals, is.goals);
  const part2 = shareList(was.goalDeck, is.goalDeck);
  const part3 = shareList(was.upgrades, is.upgrades);
  const part4 = shareList(was.upgradeDeck, is.upgradeDeck);
  const part5 = shareList(was.modDeck, is.modDeck);
  const part6 = shareList(was.modDiscard, is.modDiscard);
  const part7 = shareRecord(was.fitted, is.fitted);
  const part8 = shareTogetherMutationsList(was.mutations, is.mutations);
  const part9 = shareList(was.mutationDeck, is.mutationDeck);
  const part10 = shareList(was.activationDeck, is.activationDeck);
  const part11 = shareList(was.activationDiscard, is.activationDiscard);
  const part12 = shareTogetherCamps(was.camps, is.camps);
  if (is.loyal === was.loyal && part1 === was.goals && part2 === was.goalDeck && part3 === was.upgrades && part4 === was.upgradeDeck && part5 === was.modDeck && part6 === was.modDiscard && part7 === was.fitted && part8 === was.mutations && part9 === was.mutationDeck && part10 === was.activationDeck && part11 === was.activationDiscard && part12 === was.camps && is.kills === was.kills) return was;
  return {
    loyal: is.loyal,
    goals: part1,
    goalDeck: part2,
    upgrades: part3,
    upgradeDeck: part4,
    modDeck: part5,
    modDiscard: part6,
    fitted: part7,
    mutations: part8,
    mutationDeck: part9,
    activationDeck: part10,
    activationDiscard: part11,
    camps: part12,
    kills: is.kills,
  };
}

function shareAdventureStateActivation(was: NonNullable<AdventureState['activation']>, is: NonNullable<AdventureState['activation']>): NonNullable<AdventureState['activation']> {
  const part1 = shareList(was.icons, is.icons);
  if (is.card === was.card && part1 === was.icons) return was;
  return {
    card: is.card,
    icons: part1,
  };
}

function shareAdventureStateEnding(was: NonNullable<AdventureState['ending']>, is: NonNullable<AdventureState['ending']>): NonNullable<AdventureState['ending']> {
  const part0 = shareList(was.winners, is.winners);
  const part2 = shareList(was.factions, is.factions);
  if (part0 === was.winners && is.by === was.by && part2 === was.factions) return was;
  return {
    winners: part0,
    by: is.by,
    factions: part2,
  };
}

export function shareAdventureState(was: AdventureState, is: AdventureState): AdventureState {
  const part3 = shareAdventureStateVariant(was.variant, is.variant);
  const part8 = shareAdventureStateTurn(was.turn, is.turn);
  const part9 = shareAdventureStateSurvivorsList(was.survivors, is.survivors);
  const part10 = shareAdventureStateMapList(was.map, is.map);
  const part11 = shareAdventureStateEnemiesList(was.enemies, is.enemies);
  const part13 = shareAdventureStateStacks(was.stacks, is.stacks);
  const part14 = shareList(was.letters, is.letters);
  const part15 = shareAdventureStateDecks(was.decks, is.decks);
  const part16 = shareList(was.library, is.library);
  const part17 = shareList(was.trashed, is.trashed);
  const part18 = shareList(was.seen, is.seen);
  const part19 = shareAdventureStateQuestsList(was.quests, is.quests);
  const part20 = shareAdventureStateMarkersList(was.markers, is.markers);
  const part21 = shareAdventureStateCapsOnMapList(was.capsOnMap, is.capsOnMap);
  const part22 = shareAdventureStatePower(was.power, is.power);
  const part23 = shareList(was.agendaDeck, is.agendaDeck);
  const part24 = shareList(was.agendaDiscard, is.agendaDiscard);
  const part25 = shareList(was.lootDeck, is.lootDeck);
  const part26 = shareList(was.lootDiscard, is.lootDiscard);
  const part27 = shareList(was.assetDeck, is.assetDeck);
  const part28 = shareList(was.assetDiscard, is.assetDiscard);
  const part29 = shareList(was.shop, is.shop);
  const part30 = shareList(was.uniqueDeck, is.uniqueDeck);
  const part31 = shareList(was.uniqueDiscard, is.uniqueDiscard);
  const part32 = shareList(was.perkDeck, is.perkDeck);
  const part33 = shareList(was.gone, is.gone);
  const part34 = is.encounter === null ? null : was.encounter === null ? copyAdventureStateEncounter(is.encounter) : shareAdventureStateEncounter(was.encounter, is.encounter);
  const part35 = is.trade === null ? null : was.trade === null ? copyAdventureStateTrade(is.trade) : shareAdventureStateTrade(was.trade, is.trade);
  const part36 = is.together === null ? null : was.together === null ? copyAdventureStateTogether(is.together) : shareAdventureStateTogether(was.together, is.together);
  const part37 = is.activation === null ? null : was.activation === null ? copyAdventureStateActivation(is.activation) : shareAdventureStateActivation(was.activation, is.activation);
  const part38 = is.ending === null ? null : was.ending === null ? copyAdventureStateEnding(is.ending) : shareAdventureStateEnding(was.ending, is.ending);
  if (is.phase === was.phase && is.scenario === was.scenario && is.newCalifornia === was.newCalifornia && part3 === was.variant && is.round === was.round && is.lastRound === was.lastRound && is.lap === was.lap && is.first === was.first && part8 === was.turn && part9 === was.survivors && part10 === was.map && part11 === was.enemies && is.counter === was.counter && part13 === was.stacks && part14 === was.letters && part15 === was.decks && part16 === was.library && part17 === was.trashed && part18 === was.seen && part19 === was.quests && part20 === was.markers && part21 === was.capsOnMap && part22 === was.power && part23 === was.agendaDeck && part24 === was.agendaDiscard && part25 === was.lootDeck && part26 === was.lootDiscard && part27 === was.assetDeck && part28 === was.assetDiscard && part29 === was.shop && part30 === was.uniqueDeck && part31 === was.uniqueDiscard && part32 === was.perkDeck && part33 === was.gone && part34 === was.encounter && part35 === was.trade && part36 === was.together && part37 === was.activation && part38 === was.ending) return was;
  return {
    phase: is.phase,
    scenario: is.scenario,
    newCalifornia: is.newCalifornia,
    variant: part3,
    round: is.round,
    lastRound: is.lastRound,
    lap: is.lap,
    first: is.first,
    turn: part8,
    survivors: part9,
    map: part10,
    enemies: part11,
    counter: is.counter,
    stacks: part13,
    letters: part14,
    decks: part15,
    library: part16,
    trashed: part17,
    seen: part18,
    quests: part19,
    markers: part20,
    capsOnMap: part21,
    power: part22,
    agendaDeck: part23,
    agendaDiscard: part24,
    lootDeck: part25,
    lootDiscard: part26,
    assetDeck: part27,
    assetDiscard: part28,
    shop: part29,
    uniqueDeck: part30,
    uniqueDiscard: part31,
    perkDeck: part32,
    gone: part33,
    encounter: part34,
    trade: part35,
    together: part36,
    activation: part37,
    ending: part38,
  };
}
